import { ownValue } from '../../engine/own-value.ts';
import { rulesetList } from '../../rules/rulesets.ts';

const plain: Readonly<Record<string, string>> = {
  '×': 'x',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '′': "'",
  '″': '"',
};

/** One kind of minus, times sign and quotation mark; as many characters as before, so that places in the text are the same. */
export const plainSigns = (text: string): string =>
  text.replace(/[‐‑‒–—―−]/gu, '-').replace(/[×‘’“”′″]/gu, (sign) => plain[sign] ?? sign);

/**
 * A number as written, with a comma for thousands or, as in "5,75", for decimals; digits beyond those of any game are
 * cut off.
 */
export const toNumber = (text: string): number => {
  const value = Number.parseFloat(
    text
      .replace(/^([+-]?\d+),(\d{1,2})$|^([+-]?0),(\d+)$/u, '$1$3.$2$4')
      .replace(/[\s,]/gu, '')
      .replace('½', '.5')
      .replace('¼', '.25')
      .replace('¾', '.75'),
  );
  return Number.isFinite(value) ? Math.max(-99_999, Math.min(9_999_999, value)) : 0;
};

/** Splits at signs outside of brackets; the parts are trimmed, empty ones are left out. */
export function splitTop(text: string, at: RegExp): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  const signs = [...text];
  let offset = 0;
  for (const [index, sign] of signs.entries()) {
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && at.test(sign)) {
      const isNumber = sign === ',' && /\d/u.test(signs[index - 1] ?? '') && /\d/u.test(signs[index + 1] ?? '');
      if (!isNumber) {
        parts.push(text.slice(start, offset));
        start = offset + sign.length;
      }
    }
    offset += sign.length;
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Sentences are no names: they have many words, or end like one. */
export const isSentence = (text: string): boolean => {
  const words = text.split(/\s+/u);
  return (
    words.length > 9 ||
    (words.length > 4 && /[.!?]$/u.test(text)) ||
    (words.length > 5 && /\b(?:is|was|are|were|has|had|he|she|they|his|her|who|will be|can be)\b/iu.test(text))
  );
};

/** Words with a question or an exclamation are a remark. */
export const isRemark = (text: string): boolean => /[?!]/u.test(text) && text.split(' ').length > 3;

/** Who wrote a text: this program, as plain text or as Markdown, or somebody else. */
export type TextSource = 'ownPlainText' | 'ownMarkdown' | 'others';

/**
 * The origin of a text, by its line of points, race and ruleset. In a text of ours an entry counts as listed only if
 * its whole name matches, and in our plain text asterisks are the player's own.
 */
export function findTextSource(text: string): TextSource {
  const beginning = text.slice(0, 600);
  for (const { name } of rulesetList) {
    const line = new RegExp(`^.*[\\d,]+ points?, (?:[^\\n()]{0,80}, )?${name}(?:\\*\\*|\\))?\\s*$`, 'mu').exec(
      beginning,
    );
    if (line) return line[0].includes('**') ? 'ownMarkdown' : 'ownPlainText';
  }
  return 'others';
}

/** A longer text is cut off: a stat block has a few thousand characters. */
export const maxCharacters = 100_000;
/** More lines are not read. */
export const maxLines = 5_000;

/** A line of the text without markup. */
export interface TextLine {
  /** Its number in the text as it was pasted, from 1; lines that markup makes of one have the number of that one. */
  readonly number: number;
  readonly text: string;
  /** How many spaces it begins with. */
  readonly indent: number;
  /** The cells of a row of a table; null for any other line. */
  readonly cells: readonly string[] | null;
  /** The markup says that it is a heading. */
  readonly isHeading: boolean;
  /** It began with a bullet. */
  readonly isBullet: boolean;
}

/** Escaped signs of Markdown are moved to a private range of characters until tables and emphasis are read. */
const escaped = 0xe000;
const between = '\u001F';

const bbCodes =
  'b|i|u|s|sub|sup|code|quote|spoiler|size|color|font|url|img|center|left|right|indent|list|ol|ul|pre|email|highlight|noparse|hr|h[1-6]|table|tbody|thead';
const bbCode = new RegExp(`\\[/?(?:${bbCodes})(?:=[^\\]\\n]{0,200})?\\]`, 'giu');
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  minus: '−',
  ndash: '–',
  mdash: '—',
  times: '×',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
  deg: '°',
  dagger: '†',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  middot: '·',
  bull: '•',
};

/** The sign of an entity; "Prime" and "prime" are two, for inches and feet. */
const entityOf = (name: string): string | undefined =>
  name === 'Prime' ? '″' : name === 'prime' ? '′' : ownValue(entities, name.toLowerCase());

/** Removes characters that web pages, PDFs and word processors put between and into words. */
function cleanCharacters(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u2028\u2029\f\v]/gu, '\n')
      // The private range is used below; control characters and marks of direction have no meaning here.
      .replace(/[^\P{Cc}\n\t]|[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uE000-\uF8FF]/gu, '')
      .replace(/[\p{Zs}]/gu, ' ')
      // The frames of boxes.
      .replace(/[│┃║]/gu, '|')
      .replace(/[\u2500-\u257F]/gu, '-')
      .replace(/[\uFB00-\uFB06]/gu, (ligature) => ligature.normalize('NFKC'))
      // The marks of footnotes.
      .replace(/(?<=[\p{L}\p{P}\d])[⁰¹²³⁴⁵⁶⁷⁸⁹†‡]+/gu, '')
      .normalize('NFC')
  );
}

/** Takes out the tags of forums and web pages; their rows and cells become lines and cells. */
function withoutTags(text: string): string {
  return (
    text
      .replace(/\[\*\]/gu, '\n• ')
      // "[spoiler=Skills]": its title is a heading.
      .replace(/\[(?:spoiler|hide|collapse)=["']?([^\]\n"']{1,60})["']?\]/giu, '\n$1\n')
      .replace(/\[\/?(?:td|th)(?:=[^\]\n]{0,99})?\]/giu, (tag) => (tag[1] === '/' ? between : ''))
      .replace(/\[\/?tr\]/giu, '\n')
      .replace(bbCode, '')
      .replace(/<\/(?:td|th)>/giu, between)
      .replace(/<(?:br|\/?p|\/?tr|\/?div|\/?ul|\/?h[1-6])(?:\s[^<>\n]{0,200})?\/?>/giu, '\n')
      .replace(/<li(?:\s[^<>\n]{0,200})?>/giu, '\n• ')
      .replace(/<\/?[a-z][a-z0-9]{0,12}(?:\s[^<>\n]{0,200})?\/?>/giu, '')
      .replace(/&(?:#(\d{1,5})|([a-z0-9]{2,6}));/giu, (whole, code, name) =>
        code ? String.fromCharCode(Number(code)) : (entityOf(String(name)) ?? whole),
      )
  );
}

const hide = (text: string): string =>
  text.replace(/\\([\\`*_{}[\]|~^$#+\-=:.()!<>])/gu, (_, sign: string) =>
    String.fromCharCode(escaped + sign.charCodeAt(0)),
  );
const reveal = (text: string): string =>
  text.replace(/[\uE000-\uE07F]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - escaped));

/** Takes the emphasis and the links of Markdown and of wikis off a line. */
const withoutEmphasis = (line: string): string =>
  line
    .replace(/'{2,5}/gu, '')
    .replace(/\[\[(?:[^\][|]{0,100}\|)?([^\][|]{1,100})\]\]/gu, '$1')
    .replace(/\*\*|__|~~|`/gu, '')
    .replace(/(^|[\s([])[*_](?=\S)([^*_\n]{1,200})(?<=\S)[*_](?=$|[\s)\].,;:])/gu, '$1$2');

/** "== Skills ==": a wiki, where "#" numbers the lines of a list. */
const wikiHeading = /^={2,5}[^=\n]+={2,5}\s*$/mu;

const heading = /^\s*(#{1,6}|={1,5}|h[1-6]\.)(.*)$/u;
/** "-- Skills --", "~~~ Skills ~~~", "<< Skills >>": a line with the same signs on both sides. */
const framedHeading = /^\s*([-–—~*+=<>·•]{2,6})\s*(\p{L}[^[\]:;]{1,50}?)\s*(?:[-–—~*+=<>·•]{2,6})\s*$/u;
const bullet = /^\s*(?:[•▪◦‣●○■□♦➢–—]\s*|[*-]\s+|\d{1,2}[.)]\s+(?=\D))/u;

/**
 * The lines of a text, without markup. At most {@link maxCharacters} of it are read. Without `hasEmphasis` asterisks,
 * underlines and backslashes within a line are part of the text.
 */
export function cleanText(text: string, hasEmphasis = true): TextLine[] {
  const lines: TextLine[] = [];
  const clean = cleanCharacters(text.slice(0, maxCharacters));
  const numbered = wikiHeading.test(clean) ? clean.replace(/^#+(?=\s)/gmu, '*') : clean;
  const plain = hasEmphasis ? hide(numbered) : numbered;
  for (const [index, source] of plain.split('\n').entries()) {
    for (const line of withoutTags(source).split('\n')) {
      if (lines.length >= maxLines) return lines;
      lines.push(readLine(line, index + 1, hasEmphasis));
    }
  }
  return lines;
}

/** Columns are not further apart: more spaces would only take time, since many patterns of this reader look for spaces. */
const maxSpaces = 40;
const wide = new RegExp(` {${maxSpaces},}`, 'gu');
const narrow = (text: string): string => text.replace(wide, ' '.repeat(maxSpaces));

function readLine(source: string, number: number, hasEmphasis: boolean): TextLine {
  const line = narrow(source);
  const unmarked = (words: string) => narrow(hasEmphasis ? reveal(withoutEmphasis(words)) : words);
  const none = { number, text: '', indent: 0, cells: null, isHeading: false, isBullet: false };
  // The frames of tables and rules across the page.
  if (/^\s*(?:\{\||\|\}|\|-+\s*$|[-=_*~]{3,}\s*$)/u.test(line) || /^[\s|:+=-]*$/u.test(line)) return none;
  // "{{Character", "}}": the frame of an infobox, whose rows are "| ST = 12".
  if (/^\s*(?:\{\{[^{}|]*|\}\})\s*$/u.test(line)) return none;
  const [, field = '', value = ''] = /^\s*\|\s*(\p{L}[\p{L} ]{0,30}?)\s*=\s*([^|]*)$/u.exec(line) ?? [];
  if (field !== '') return value.trim() === '' ? none : { ...none, text: unmarked(`${field}: ${value}`).trim() };
  const [, , framed = ''] = framedHeading.exec(line) ?? [];
  if (framed !== '' && !/^\s*\*\*/u.test(line)) return { ...none, text: unmarked(framed).trim(), isHeading: true };
  const rows = readCells(line.replace(/^\s*[•▪◦‣●○■□♦➢*–—-]\t+/u, '• '));
  if (rows) return { ...none, cells: rows.map((cell) => unmarked(cell).trim()) };
  const [, mark = '', titled = ''] = heading.exec(line) ?? [];
  const title = titled
    .trim()
    .replace(/(?:#{1,6}|={1,5})$/u, '')
    .trim();
  // "# The bite sets cloth alight." is a footnote.
  const isHeading = mark !== '' && title !== '' && !isSentence(title) && (!mark.startsWith('=') || /=\s*$/u.test(line));
  const unquoted = (isHeading ? title : line).replace(/^\s*(?:>\s?)+/u, '');
  const isBullet = !isHeading && bullet.test(unquoted);
  const content = isBullet ? unquoted.replace(bullet, '') : unquoted;
  const shown = unmarked(content);
  return {
    ...none,
    text: shown.trim().replace(/[^\S\n]*\t[^\S\n]*/gu, '  '),
    indent: line.length - line.trimStart().length,
    isHeading,
    isBullet,
  };
}

/** The cells of a row: between bars, tabs or the tags of a table. */
function readCells(line: string): string[] | null {
  const trimmed = line.trim();
  if (trimmed.includes(between)) return trimmed.split(between).slice(0, trimmed.endsWith(between) ? -1 : undefined);
  if (/^[|!]/u.test(trimmed)) {
    const inner = trimmed.replace(/^(?:\|\|?|!)/u, '').replace(/\|\|?$/u, '');
    const cells = inner.split(/\|\||!!/u);
    return cells.length > 1 ? cells : inner.split('|');
  }
  const tabbed = line.split('\t').map((cell) => cell.trim());
  return tabbed.filter(Boolean).length > 1 ? tabbed : null;
}
