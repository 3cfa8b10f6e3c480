"""The Markdown of this repository's documents as HTML: headings, paragraphs, lists, tables, code, links and pictures."""

import html
import re

HTML_BLOCK = re.compile(r"<(?:!--|/?(?:picture|source|img|p|details|summary)\b)")
ITEM = re.compile(r"( *)([-*]|\d+\.)( +)")
FENCE = re.compile(r" *(```+|~~~+)(\S*)")
RULE = re.compile(r"\|?[ :|-]*-[ :|-]*")


def plain(text):
    """A line of Markdown as the words that its reader sees."""
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"\*\*|`|(?<!\w)\*|\*(?!\w)|\\(?=[|*_])", "", text)


def slug(title):
    """A heading's anchor, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", plain(title).lower()).replace(" ", "-")


def inline(text, link):
    """A paragraph's text; `link` gives the address of what a link or a picture names, or None where there is none."""
    kept = []

    def keep(markup):
        kept.append(markup)
        return f"\0{len(kept) - 1}\0"

    def picture(match):
        address = link(match[2], True)
        return keep(f'<img src="{html.escape(address)}" alt="{html.escape(plain(match[1]))}" loading="lazy">')

    def reference(match):
        address = link(match[2], False)
        words = re.sub(r"&amp;(#\d+|\w+);", r"&\1;", html.escape(match[1], quote=False))
        return keep(f'<a href="{html.escape(address)}">') + match[1] + keep("</a>") if address else words

    text = re.sub(r"(`+)(.+?)\1", lambda match: keep(f"<code>{html.escape(match[2].strip(), quote=False)}</code>"), text)
    text = re.sub(r"\\([\\`*_{}\[\]()#+.!|<>-])", lambda match: keep(html.escape(match[1])), text)
    text = re.sub(r"<!--.*?-->", "", text)
    text = re.sub(r"!\[([^\]]*)\]\(([^)\s]+)\)", picture, text)
    text = re.sub(r"\[([^\]]*)\]\(([^)\s]+)\)", reference, text)
    text = re.sub(r"<(https?://[^>\s]+)>", lambda match: keep(f'<a href="{match[1]}">{match[1]}</a>'), text)
    text = html.escape(text, quote=False)
    text = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", text)
    text = re.sub(r"(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])", r"<em>\1</em>", text)
    while "\0" in text:
        text = re.sub(r"\0(\d+)\0", lambda match: kept[int(match[1])], text)
    return text


def cells(line):
    """The cells of a table's row."""
    line = re.sub(r"`[^`]*`", lambda match: match[0].replace("\\|", "\1"), line.strip())
    parts = re.split(r"(?<!\\)\|", line.strip("|") if not line.endswith("\\|") else line[1:])
    return [part.strip().replace("\1", "|").replace("\\|", "|") for part in parts]


class Page:
    """A document: its HTML, its title, its headings, and the text below each of them, for the search."""

    def __init__(self, text, link, anchor=lambda *_: None):
        """`anchor` gives a table row's anchor and where its first cell leads, by section, first head and first cell."""
        self.link, self.anchor = link, anchor
        self.title, self.sections = "", []  # [level, anchor, heading, lines of text]
        self.rows = []  # anchor, first cell, text of the others
        self.taken = {}
        self.html = "\n".join(self.blocks(text.split("\n")))

    def say(self, words):
        if not self.sections:
            self.sections.append([1, "", "", []])
        self.sections[-1][3].append(plain(words))

    def text(self, words, says=True):
        if says:
            self.say(words)
        return inline(words, self.link)

    def single(self, name):
        """An anchor that no other part of the page has."""
        count = self.taken[name] = self.taken.get(name, -1) + 1
        return f"{name}-{count}" if count else name

    def heading(self, level, words):
        words, _, own = words.partition(" {#")
        name, *others = own.rstrip("}").split(" #") if own else [slug(words)]
        name = self.single(name)
        if level == 1 and not self.title:
            self.title = plain(words)
        self.sections.append([level, "" if level == 1 else name, plain(words), []])
        sign = "" if level == 1 else f' <a class="sign" href="#{name}" aria-label="Link to this part">#</a>'
        spans = "".join(f'<span id="{other}"></span>' for other in others)
        return f'<h{level} id="{name}">{spans}{self.text(words, False)}{sign}</h{level}>'

    def table(self, lines):
        head, *rows = [cells(line) for line in [lines[0], *lines[2:]]]
        section = self.sections[-1][2] if self.sections else ""
        right = [part.endswith(":") for part in cells(lines[1])]
        parts = ["<div class=\"wide\"><table>", "<thead><tr>" + "".join(
            f"<th>{self.text(cell)}</th>" for cell in head) + "</tr></thead>", "<tbody>"]
        for row in rows:
            name, target = self.anchor(section, head[0], row[0]) or (None, None)
            if name:
                name = self.single(name)
                self.rows.append((name, plain(row[0]), plain(" | ".join(row[1:]))))
            else:
                self.say(" | ".join(row))
            texts = [self.text(cell, False) for cell in row]
            if target:
                texts[0] = f'<a href="{html.escape(target)}">{texts[0]}</a>'
            parts.append((f'<tr id="{html.escape(name)}">' if name else "<tr>") + "".join(
                f"<td{' class=right' if index < len(right) and right[index] else ''}>{text}</td>"
                for index, text in enumerate(texts)) + "</tr>")
        return "".join([*parts, "</tbody></table></div>"])

    def list(self, lines):
        """An item's lines are those that follow it with more indentation; what is blank between items does not end it."""
        depth = len(ITEM.match(lines[0])[1])
        ordered, items = lines[0].lstrip()[0].isdigit(), []
        for line in lines:
            match = ITEM.match(line)
            if match and len(match[1]) == depth:
                items.append([line[match.end():]])
                width = match.end()
            else:
                items[-1].append(line[min(width, len(line) - len(line.lstrip())):])
        tag = "ol" if ordered else "ul"
        number = int(re.match(r"\d+", lines[0].lstrip())[0]) if ordered else 1
        start = f' start="{number}"' if number > 1 else ""
        bodies = []
        for item in items:
            body = self.blocks(item)
            # An item of one paragraph has no room around it.
            if body and body[0].startswith("<p>"):
                body[0] = body[0][3:-4]
            bodies.append("<li>" + "\n".join(body) + "</li>")
        return f"<{tag}{start}>" + "".join(bodies) + f"</{tag}>"

    def blocks(self, lines):
        parts, at = [], 0
        while at < len(lines):
            line, fence = lines[at], FENCE.match(lines[at])
            if not line.strip():
                at += 1
            elif fence:
                end = next(
                    (n for n in range(at + 1, len(lines)) if lines[n].strip().startswith(fence[1])), len(lines))
                code = "\n".join(lines[at + 1:end])
                self.say(code)
                kind = f' class="{fence[2]}"' if fence[2] else ""
                parts.append(f"<pre{kind}><code>{html.escape(code, quote=False)}</code></pre>")
                at = end + 1
            elif line.startswith("    ") and not ITEM.match(line):
                end = next((n for n in range(at, len(lines)) if lines[n].strip() and lines[n][:4].strip()), len(lines))
                code = "\n".join(other[4:] for other in lines[at:end]).rstrip()
                self.say(code)
                parts.append(f"<pre><code>{html.escape(code, quote=False)}</code></pre>")
                at = end
            elif match := re.match(r"(#{1,6}) +(.*)", line):
                parts.append(self.heading(len(match[1]), match[2].strip()))
                at += 1
            elif "|" in line and at + 1 < len(lines) and "|" in lines[at + 1] and RULE.fullmatch(lines[at + 1].strip()):
                end = next((n for n in range(at, len(lines)) if "|" not in lines[n]), len(lines))
                parts.append(self.table(lines[at:end]))
                at = end
            elif ITEM.match(line):
                depth, end = len(ITEM.match(line)[1]), at + 1
                while end < len(lines):
                    here = lines[end]
                    after = next((other for other in lines[end:] if other.strip()), "")
                    indent = len(after) - len(after.lstrip())
                    again = ITEM.match(after) and indent == depth
                    if not here.strip() and not (again or indent > depth):
                        break
                    if here.strip() and not (again or indent > depth) and not lines[end - 1].strip():
                        break
                    if re.match(r"#|```|\|", here):
                        break
                    end += 1
                parts.append(self.list(lines[at:end]))
                at = end
            elif line.startswith(">"):
                end = next((n for n in range(at, len(lines)) if not lines[n].startswith(">")), len(lines))
                inner = self.blocks([re.sub(r"^> ?", "", other) for other in lines[at:end]])
                parts.append("<blockquote>" + "".join(inner) + "</blockquote>")
                at = end
            elif HTML_BLOCK.match(line.strip()):
                end = at + 1
                if not line.strip().startswith("<!--"):
                    end = next((n for n in range(at, len(lines)) if not lines[n].strip()), len(lines))
                    parts.append(re.sub(
                        r'((?:src|srcset|href)=")([^"]+)(")',
                        lambda match: match[1] + html.escape(self.link(match[2], match[1][0] == "s")) + match[3],
                        "\n".join(lines[at:end])))
                at = end
            else:
                end = at + 1
                while end < len(lines) and lines[end].strip() and not re.match(r"#{1,6} |```|~~~|<!--", lines[end]) \
                        and not ITEM.match(lines[end]):
                    end += 1
                parts.append(f"<p>{self.text(' '.join(other.strip() for other in lines[at:end]))}</p>")
                at = end
        return parts
