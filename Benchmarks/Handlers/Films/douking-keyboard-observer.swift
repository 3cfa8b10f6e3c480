import FilmstripCommand

import FilmstripUIKit

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: MessageListViewController(), bar: { $0.chatBarView },
      content: { $0.chatBarView },
      list: { $0.contentView }, field: { $0.chatBarView })
  ]
}
