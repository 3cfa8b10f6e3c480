extension PictureWords {
  /// Files of words by the tags of their languages.
  static let texts: [String: String] = [
    "de": german, "es": spanish, "fr": french, "ja": japanese, "zh-Hans": chinese,
  ]

  private static let german = """
    language = de
    decimal = ,
    before = vorher
    show = einblenden
    show at 0 ms = einblenden bei 0 ms
    hide at 0 ms = ausblenden bei 0 ms
    rest = Ruhe
    moves = bewegt sich
    hide = ausblenden
    gone = fort
    send = senden
    receive = empfangen
    keyboard 0 % = Tastatur 0 %
    gap 0 pt = Lücke 0 pt
    covered 0 pt = verdeckt 0 pt
    off by 0 pt = daneben um 0 pt
    corners 0 pt² = Ecken 0 pt²
    0 pt to go = 0 pt unterwegs
    bar padded 0 pt = Leiste 0 pt zu hoch
    lifted 0 pt = angehoben 0 pt
    off the top 0 pt = über den Rand 0 pt
    0 pt too high = 0 pt zu hoch
    0 % seen = 0 % zu sehen
    header raised 0 pt = Kopf angehoben 0 pt
    no keyboard = keine Tastatur
    no cursor = keine Schreibmarke
    keyboard off screen = Tastatur nicht zu sehen
    on the keyboard = auf der Tastatur
    field off screen = Feld nicht zu sehen
    visible = sichtbar
    visible at rest = in Ruhe sichtbar
    nothing amiss = kein Fehler
    gap = Lücke
    bar = Leiste
    field = Feld
    keyboard = Tastatur
    gap over time = Lücke im Verlauf
    compared = verglichen
    begins = beginnt
    half-way = Hälfte
    settles = ruht
    overshoot = über
    farthest = max.
    at = bei
    field over time = Feld im Verlauf
    lift over time = Anhebung im Verlauf
    gap, lift over time = Lücke, Anhebung im Verlauf
    keyboard 0 pt (iOS 0–0) = Tastatur 0 pt (iOS 0–0)
    keyboard 0 pt (iOS 0) = Tastatur 0 pt (iOS 0)
    at 0 ms = bei 0 ms
    0 pt at every frame = 0 pt in jedem Bild
    Points that the keyboard's top and the bar have risen above the screen's bottom, and the gap \
    between them. = Punkte, um die Oberkante der Tastatur und Leiste über dem unteren \
    Bildschirmrand stehen, und die Lücke dazwischen.
    The bar's line is its bottom edge; the band above it is padding, which the keyboard may \
    cover; anything beyond it counts as covered. = Die Linie der Leiste ist ihre \
    Unterkante; das Band darüber ist Innenabstand, den die Tastatur verdecken darf, und was sie \
    darüber hinaus verdeckt, ist verdeckt.
    Lines follow the model at every instant; figures are the extremes of the frames, 0 a second. \
    = Linien folgen dem Modell in jedem Augenblick; Zahlen sind die größten der Bilder, 0 je \
    Sekunde.
    deferred handlers = Code nach dem Block
    inherited handlers = Code im Block
    deferred and inherited handlers = Code nach und im Block
    0 fps = 0 Bilder/s
    landscape = Querformat
    Handlers run outside the keyboard's animation block, like code that is dispatched, queued or \
    delayed; inside it they would inherit the keyboard's curve. = Der Code läuft nach dem \
    Animationsblock der Tastatur, wie mit dispatch oder verzögert; darin würde er die Kurve der \
    Tastatur erben.
    Handlers run inside the keyboard's own animation block, where UIKit calls them; what they \
    animate there inherits its duration and curve. = Der Code läuft im Animationsblock \
    der Tastatur, wo UIKit ihn aufruft; was er dort animiert, erbt Dauer und Kurve.
    Bar padded: how much of the room below its content, such as for the home indicator, is above \
    the keyboard; bar and keyboard touch, but the room is wasted. = Leiste zu hoch: wie \
    viel vom Raum unter ihrem Inhalt, etwa für den Home-Indikator, über der Tastatur bleibt; \
    beide berühren sich, aber der Platz ist verschenkt.
    Off by: how far the bar is from where a right one would be, which is its place without a \
    keyboard or, where that is higher, on the keyboard, and moves there in the keyboard's time; gap \
    and covered do not show this where the keyboard may cover a part of the bar. = Daneben: Abstand der Leiste \
    von ihrem richtigen Platz, dem ohne Tastatur oder, wenn das höher ist, auf der Tastatur, mit der \
    sie sich bewegt; wo die Tastatur einen Teil der Leiste verdecken darf, zeigen Lücke und Verdecktes \
    das nicht.
    Frame 0 of 0 · 0 ms · keyboard 0 % = Bild 0 von 0 · 0 ms · Tastatur 0 %
    Play = Abspielen
    Pause = Anhalten
    Frame = Bild
    First frame = Erstes Bild
    Previous frame = Ein Bild zurück
    Next frame = Ein Bild weiter
    Last frame = Letztes Bild
    Speed = Tempo
    Loop = Wiederholen
    """

  private static let spanish = """
    language = es
    decimal = ,
    before = antes
    show = aparece
    show at 0 ms = aparece a los 0 ms
    hide at 0 ms = desaparece a los 0 ms
    rest = reposo
    moves = se mueve
    hide = desaparece
    gone = fuera
    send = enviar
    receive = recibir
    keyboard 0 % = teclado 0 %
    gap 0 pt = hueco 0 pt
    covered 0 pt = tapado 0 pt
    off by 0 pt = desviado 0 pt
    corners 0 pt² = esquinas 0 pt²
    0 pt to go = 0 pt en camino
    bar padded 0 pt = barra 0 pt de más
    lifted 0 pt = levantado 0 pt
    off the top 0 pt = fuera por arriba 0 pt
    0 pt too high = 0 pt demasiado alto
    0 % seen = se ve 0 %
    header raised 0 pt = cabecera subida 0 pt
    no keyboard = sin teclado
    no cursor = sin cursor
    keyboard off screen = teclado fuera
    on the keyboard = sobre el teclado
    field off screen = campo fuera
    visible = visible
    visible at rest = visible en reposo
    nothing amiss = sin fallos
    gap = hueco
    bar = barra
    field = campo
    keyboard = teclado
    gap over time = hueco en el tiempo
    compared = comparación
    begins = empieza
    half-way = mitad
    settles = reposa
    overshoot = exceso
    farthest = máximo
    at = en
    field over time = campo en el tiempo
    lift over time = alzada en el tiempo
    gap, lift over time = hueco y alzada en el tiempo
    keyboard 0 pt (iOS 0–0) = teclado 0 pt (iOS 0–0)
    keyboard 0 pt (iOS 0) = teclado 0 pt (iOS 0)
    at 0 ms = a 0 ms
    0 pt at every frame = 0 pt en cada fotograma
    Points that the keyboard's top and the bar have risen above the screen's bottom, and the gap \
    between them. = Puntos que el borde superior del teclado y la barra han subido sobre el \
    borde inferior de la pantalla, y el hueco entre ambos.
    The bar's line is its bottom edge; the band above it is padding, which the keyboard may \
    cover; anything beyond it counts as covered. = La línea de la barra es su borde \
    inferior; la banda de encima es relleno, que el teclado puede tapar, y lo que tapa de más \
    está tapado.
    Lines follow the model at every instant; figures are the extremes of the frames, 0 a second. \
    = Las líneas siguen al modelo en cada instante; las cifras son los extremos de los \
    fotogramas, 0 por segundo.
    deferred handlers = código tras el bloque
    inherited handlers = código en el bloque
    deferred and inherited handlers = código tras el bloque y en él
    0 fps = 0 fps
    landscape = horizontal
    Handlers run outside the keyboard's animation block, like code that is dispatched, queued or \
    delayed; inside it they would inherit the keyboard's curve. = El código se ejecuta fuera del \
    bloque de animación del teclado, como con dispatch o con retraso; dentro heredaría la curva \
    del teclado.
    Handlers run inside the keyboard's own animation block, where UIKit calls them; what they \
    animate there inherits its duration and curve. = El código se ejecuta en el bloque \
    de animación del teclado, donde UIKit lo llama; lo que anima allí hereda su duración y su curva.
    Bar padded: how much of the room below its content, such as for the home indicator, is above \
    the keyboard; bar and keyboard touch, but the room is wasted. = Barra de \
    más: qué parte del espacio bajo su contenido, como para el indicador de inicio, queda sobre \
    el teclado; ambos se tocan, pero el espacio se desperdicia.
    Off by: how far the bar is from where a right one would be, which is its place without a \
    keyboard or, where that is higher, on the keyboard, and moves there in the keyboard's time; gap \
    and covered do not show this where the keyboard may cover a part of the bar. = Desviado: distancia de la \
    barra a su lugar correcto, el que ocupa sin teclado o, si queda más arriba, sobre el teclado, con \
    el que se mueve; donde el teclado puede tapar una parte de la barra, el hueco y lo tapado no lo \
    muestran.
    Frame 0 of 0 · 0 ms · keyboard 0 % = Fotograma 0 de 0 · 0 ms · teclado 0 %
    Play = Reproducir
    Pause = Pausa
    Frame = Fotograma
    First frame = Primer fotograma
    Previous frame = Fotograma anterior
    Next frame = Fotograma siguiente
    Last frame = Último fotograma
    Speed = Velocidad
    Loop = Repetir
    """

  private static let french = """
    language = fr
    decimal = ,
    before = avant
    show = apparition
    show at 0 ms = apparition à 0 ms
    hide at 0 ms = disparition à 0 ms
    rest = repos
    moves = en mouvement
    hide = disparition
    gone = parti
    send = envoyer
    receive = recevoir
    keyboard 0 % = clavier 0 %
    gap 0 pt = vide 0 pt
    covered 0 pt = couvert 0 pt
    off by 0 pt = écart 0 pt
    corners 0 pt² = coins 0 pt²
    0 pt to go = 0 pt en route
    bar padded 0 pt = barre 0 pt en trop
    lifted 0 pt = soulevé 0 pt
    off the top 0 pt = hors du haut 0 pt
    0 pt too high = 0 pt trop haut
    0 % seen = 0 % visible
    header raised 0 pt = en-tête levé 0 pt
    no keyboard = pas de clavier
    no cursor = pas de curseur
    keyboard off screen = clavier hors écran
    on the keyboard = sur le clavier
    field off screen = champ hors écran
    visible = visible
    visible at rest = visible au repos
    nothing amiss = rien à signaler
    gap = vide
    bar = barre
    field = champ
    keyboard = clavier
    gap over time = vide dans le temps
    compared = comparaison
    begins = débute
    half-way = moitié
    settles = au repos
    overshoot = dépasse
    farthest = au plus
    at = à
    field over time = champ dans le temps
    lift over time = levée dans le temps
    gap, lift over time = vide et levée dans le temps
    keyboard 0 pt (iOS 0–0) = clavier 0 pt (iOS 0–0)
    keyboard 0 pt (iOS 0) = clavier 0 pt (iOS 0)
    at 0 ms = à 0 ms
    0 pt at every frame = 0 pt à chaque image
    Points that the keyboard's top and the bar have risen above the screen's bottom, and the gap \
    between them. = Points dont le haut du clavier et la barre se sont élevés au-dessus du bas \
    de l’écran, et le vide entre eux.
    The bar's line is its bottom edge; the band above it is padding, which the keyboard may \
    cover; anything beyond it counts as covered. = La ligne de la barre est son bord \
    inférieur ; la bande au-dessus est une marge que le clavier peut couvrir, et ce qu’il couvre \
    au-delà est couvert.
    Lines follow the model at every instant; figures are the extremes of the frames, 0 a second. \
    = Les lignes suivent le modèle à chaque instant ; les chiffres sont les extrêmes des images, \
    0 par seconde.
    deferred handlers = code après le bloc
    inherited handlers = code dans le bloc
    deferred and inherited handlers = code après et dans le bloc
    0 fps = 0 images/s
    landscape = paysage
    Handlers run outside the keyboard's animation block, like code that is dispatched, queued or \
    delayed; inside it they would inherit the keyboard's curve. = Le code s’exécute hors du bloc \
    d’animation du clavier, comme avec dispatch ou un délai ; dedans, il hériterait de la courbe \
    du clavier.
    Handlers run inside the keyboard's own animation block, where UIKit calls them; what they \
    animate there inherits its duration and curve. = Le code s’exécute dans le bloc \
    d’animation du clavier, où UIKit l’appelle ; ce qu’il y anime hérite de sa durée et de sa courbe.
    Bar padded: how much of the room below its content, such as for the home indicator, is above \
    the keyboard; bar and keyboard touch, but the room is wasted. = Barre en trop : \
    la part de l’espace sous son contenu, par exemple pour l’indicateur d’accueil, qui reste au-dessus du \
    clavier ; les deux se touchent, mais l’espace est perdu.
    Off by: how far the bar is from where a right one would be, which is its place without a \
    keyboard or, where that is higher, on the keyboard, and moves there in the keyboard's time; gap \
    and covered do not show this where the keyboard may cover a part of the bar. = Écart : distance entre la \
    barre et sa bonne place, celle qu’elle occupe sans clavier ou, si c’est plus haut, sur le clavier, \
    avec lequel elle se déplace ; là où le clavier peut couvrir une partie de la barre, ni le vide \
    ni la partie couverte ne le montrent.
    Frame 0 of 0 · 0 ms · keyboard 0 % = Image 0 sur 0 · 0 ms · clavier 0 %
    Play = Lire
    Pause = Pause
    Frame = Image
    First frame = Première image
    Previous frame = Image précédente
    Next frame = Image suivante
    Last frame = Dernière image
    Speed = Vitesse
    Loop = En boucle
    """

  private static let japanese = """
    language = ja
    before = 表示前
    show = 表示
    show at 0 ms = 表示 0 ms
    hide at 0 ms = 非表示 0 ms
    rest = 静止
    moves = 移動
    hide = 非表示
    gone = 消えた後
    send = 送信
    receive = 受信
    keyboard 0 % = キーボード 0 %
    gap 0 pt = 隙間 0 pt
    covered 0 pt = 隠れ 0 pt
    off by 0 pt = ずれ 0 pt
    corners 0 pt² = 角 0 pt²
    0 pt to go = 移動中 0 pt
    bar padded 0 pt = バーの余白 0 pt
    lifted 0 pt = 持ち上がり 0 pt
    off the top 0 pt = 上にはみ出し 0 pt
    0 pt too high = 0 pt 高すぎ
    0 % seen = 0 % 見える
    header raised 0 pt = ヘッダ上昇 0 pt
    no keyboard = キーボードなし
    no cursor = カーソルなし
    keyboard off screen = キーボードは画面外
    on the keyboard = キーボードの上
    field off screen = 入力欄は画面外
    visible = 見える
    visible at rest = 静止時に見える
    nothing amiss = 問題なし
    gap = 隙間
    bar = バー
    field = 入力欄
    keyboard = キーボード
    gap over time = 隙間の推移
    compared = 比較
    begins = 開始
    half-way = 半分
    settles = 静止
    overshoot = 行き過ぎ
    farthest = 最大
    at = 時刻
    field over time = 入力欄の推移
    lift over time = 上昇の推移
    gap, lift over time = 隙間と上昇の推移
    keyboard 0 pt (iOS 0–0) = キーボード 0 pt (iOS 0–0)
    keyboard 0 pt (iOS 0) = キーボード 0 pt (iOS 0)
    at 0 ms = 0 ms
    0 pt at every frame = 全フレームで 0 pt
    Points that the keyboard's top and the bar have risen above the screen's bottom, and the gap \
    between them. = キーボードの上端とバーが画面の下端から上がった距離（ポイント）と、その間の隙間。
    The bar's line is its bottom edge; the band above it is padding, which the keyboard may \
    cover; anything beyond it counts as covered. = \
    バーの線はその下端です。上の帯は余白で、キーボードに隠れてもよく、それ以上隠れた分が「隠れ」です。
    Lines follow the model at every instant; figures are the extremes of the frames, 0 a second. \
    = 線はモデルの各瞬間、数値はフレーム（毎秒 0）の最大です。
    deferred handlers = ブロックの外で実行
    inherited handlers = ブロックの中で実行
    deferred and inherited handlers = ブロックの外と中で実行
    0 fps = 0 fps
    landscape = 横向き
    Handlers run outside the keyboard's animation block, like code that is dispatched, queued or \
    delayed; inside it they would inherit the keyboard's curve. = \
    コードはキーボードのアニメーションブロックの外で（dispatch や遅延のように）実行されます。ブロックの中ならキーボードのカーブを引き継ぎます。
    Handlers run inside the keyboard's own animation block, where UIKit calls them; what they \
    animate there inherits its duration and curve. = \
    コードは UIKit が呼ぶキーボードのアニメーションブロックの中で実行され、そこでのアニメーションは時間とカーブを引き継ぎます。
    Bar padded: how much of the room below its content, such as for the home indicator, is above \
    the keyboard; bar and keyboard touch, but the room is wasted. = バーの余白：\
    ホームインジケータなどのために内容の下にある余白のうち、キーボードより上に残る量。両者は接していますが、場所が無駄になります。
    Off by: how far the bar is from where a right one would be, which is its place without a \
    keyboard or, where that is higher, on the keyboard, and moves there in the keyboard's time; gap \
    and covered do not show this where the keyboard may cover a part of the bar. = ずれ：バーと正しい位置との距離。\
    正しい位置は、キーボードがないときの位置か、それより高ければキーボードの上で、キーボードとともに動きます。\
    キーボードがバーの一部を覆ってよい場合、隙間と隠れた量には表れません。
    Frame 0 of 0 · 0 ms · keyboard 0 % = フレーム 0 / 0 · 0 ms · キーボード 0 %
    Play = 再生
    Pause = 一時停止
    Frame = フレーム
    First frame = 最初のフレーム
    Previous frame = 前のフレーム
    Next frame = 次のフレーム
    Last frame = 最後のフレーム
    Speed = 速度
    Loop = 繰り返し
    """

  private static let chinese = """
    language = zh-Hans
    before = 出现前
    show = 出现
    show at 0 ms = 出现 0 ms
    hide at 0 ms = 收起 0 ms
    rest = 静止
    moves = 移动
    hide = 收起
    gone = 已收起
    send = 发送
    receive = 接收
    keyboard 0 % = 键盘 0 %
    gap 0 pt = 空隙 0 pt
    covered 0 pt = 遮挡 0 pt
    off by 0 pt = 偏差 0 pt
    corners 0 pt² = 圆角 0 pt²
    0 pt to go = 途中 0 pt
    bar padded 0 pt = 工具栏多出 0 pt
    lifted 0 pt = 抬起 0 pt
    off the top 0 pt = 超出顶部 0 pt
    0 pt too high = 高出 0 pt
    0 % seen = 可见 0 %
    header raised 0 pt = 标题上移 0 pt
    no keyboard = 无键盘
    no cursor = 无光标
    keyboard off screen = 键盘在屏幕外
    on the keyboard = 贴着键盘
    field off screen = 输入框在屏幕外
    visible = 可见
    visible at rest = 静止时可见
    nothing amiss = 没有问题
    gap = 空隙
    bar = 工具栏
    field = 输入框
    keyboard = 键盘
    gap over time = 空隙随时间
    compared = 对比
    begins = 开始
    half-way = 一半
    settles = 静止
    overshoot = 过冲
    farthest = 最大
    at = 时间
    field over time = 输入框随时间
    lift over time = 抬起随时间
    gap, lift over time = 空隙与抬起随时间
    keyboard 0 pt (iOS 0–0) = 键盘 0 pt (iOS 0–0)
    keyboard 0 pt (iOS 0) = 键盘 0 pt (iOS 0)
    at 0 ms = 0 ms
    0 pt at every frame = 每一帧 0 pt
    Points that the keyboard's top and the bar have risen above the screen's bottom, and the gap \
    between them. = 键盘顶边和工具栏高出屏幕底边的点数，以及两者之间的空隙。
    The bar's line is its bottom edge; the band above it is padding, which the keyboard may \
    cover; anything beyond it counts as covered. = 工具栏的线是其底边；其上的色带是内边距，键盘可以遮住，超出的部分算作遮挡。
    Lines follow the model at every instant; figures are the extremes of the frames, 0 a second. \
    = 线条逐时刻跟随模型；数字是各帧（每秒 0 帧）的极值。
    deferred handlers = 代码在动画块外执行
    inherited handlers = 代码在动画块内执行
    deferred and inherited handlers = 代码在动画块内外执行
    0 fps = 0 fps
    landscape = 横屏
    Handlers run outside the keyboard's animation block, like code that is dispatched, queued or \
    delayed; inside it they would inherit the keyboard's curve. = 代码在键盘的动画块之外执行，如 dispatch \
    或延迟的代码；在块内则会继承键盘的曲线。
    Handlers run inside the keyboard's own animation block, where UIKit calls them; what they \
    animate there inherits its duration and curve. = 代码在键盘自己的动画块内执行（由 UIKit \
    调用）；其中的动画继承其时长和曲线。
    Bar padded: how much of the room below its content, such as for the home indicator, is above \
    the keyboard; bar and keyboard touch, but the room is wasted. = 工具栏多出：\
    内容下方（例如为主屏幕指示条预留的）空间中，位于键盘之上的部分；两者相接，但空间被浪费。
    Off by: how far the bar is from where a right one would be, which is its place without a \
    keyboard or, where that is higher, on the keyboard, and moves there in the keyboard's time; gap \
    and covered do not show this where the keyboard may cover a part of the bar. = 偏差：工具栏与其正确位置的距离；\
    正确位置是没有键盘时的位置，或在更高时贴着键盘并随之移动；键盘可以遮住工具栏一部分时，空隙和遮挡不显示这一偏差。
    Frame 0 of 0 · 0 ms · keyboard 0 % = 第 0 帧，共 0 帧 · 0 ms · 键盘 0 %
    Play = 播放
    Pause = 暂停
    Frame = 帧
    First frame = 第一帧
    Previous frame = 上一帧
    Next frame = 下一帧
    Last frame = 最后一帧
    Speed = 速度
    Loop = 循环
    """
}
