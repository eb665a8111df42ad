import { looksLikeAttack } from './attack-text.ts';
import { breakLines, isAttributeLine, unfoldLines } from './break-lines.ts';
import { cleanText, plainSigns, splitTop, type TextLine, type TextSource } from './clean-text.ts';
import { hasForeignLabels } from './foreign-labels.ts';
import { type Field, fieldOf, isListed, isProse, readsAsHeading, type Section, sectionOf } from './headings.ts';
import { mendScan } from './mend-scan.ts';

/** Splits at full stops between figures and the next name: "TL: 3 [0]. CF: Western [0]." */
const splitSentences = (text: string): string[] =>
  text.split(/(?<=[\])\d])\.\s+(?=\p{Lu})|\.\s+(?=(?:DR|PD|Move|Dodge|Basic Speed|Speed|HP|FP|Will|Per|SM)\b:?\s*\d)/u);

/** The requirements of a spell belong to the spell before them. */
function joinCasting(split: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const piece of split) {
    const isCasting =
      /\bto cast$|^(?:lasts|cost|costs|maintain|to maintain|needs|instant|lasting|permanent|until|duration|time|resisted)\b|^special$/iu.test(
        piece,
      );
    if (isCasting && pieces.length > 0) pieces.push(`${pieces.pop()}; ${piece}`);
    else pieces.push(piece);
  }
  return pieces;
}

/** The roll of an ability belongs to the trait before it: "Psionic power −10%; roll 14". */
function joinRolls(split: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const piece of split) {
    if (pieces.length > 0 && /^roll \d{1,2}$/u.test(piece.trim())) pieces.push(`${pieces.pop()}; ${piece.trim()}`);
    else pieces.push(piece);
  }
  return pieces;
}

/** Attacks in one line are separated by semicolons, but so are the notes of one attack. */
function splitWeapons(text: string, isInline: boolean): string[] {
  if (!isInline) return [text];
  const pieces: string[] = [];
  for (const piece of splitTop(text, /;/u)) {
    if (pieces.length > 0 && !piece.includes(':') && !/\(\d{1,2}\)/u.test(piece))
      pieces.push(`${pieces.pop()}; ${piece}`);
    else pieces.push(piece);
  }
  return pieces;
}

/** "2 javelins", "spear ($40)": the name of a thing without how many, and what brackets say. */
const withoutCount = (piece: string): string => piece.replace(/^\d{1,3}\s+|\s*\([^()]*\)$/gu, '').trim();

/** Whether a piece has a number that ends an entry: points, a level, a price. */
const hasFigure = (text: string): boolean =>
  /\d[\])]?\.?$|\[|-\d{1,2}(?=\s(?:in|on|when|for|vs|with)\b)|\d\s*(?:lbs?\.?|points?|pts\.?|or less\)?)$|\(\d/iu.test(
    plainSigns(text).trim(),
  );

/** Whether a line has what only entries have: points, a level behind a hyphen, several levels in brackets. */
const hasEntryFigure = (text: string): boolean =>
  /\[[-−–+]?\d+\]|\p{L}\)?[-–−]\d{1,2}(?=[;,.\s]|$)|\b(?:ST|DX|IQ|HT)\s*[:=]?\s*\d|\(\d{1,2}\)[;,:]|\([-−–+]?\d{1,2}\)$|\p{L}\)?:\s\d{1,2}(?=\s*(?:[|;,]|$))/u.test(
    text,
  );

/** Whether a line has what only skills and attacks have: a base with a difference, a difficulty, a level behind the points. */
const hasSkillFigure = (text: string): boolean =>
  /\((?:E|A|H|VH)\)|\b(?:ST|DX|IQ|HT|Will|Per)[-+−–]\d|\]\s*[-–−=]\s*\d|\p{L}\)?[-–−]\d{1,2}[,;]|\d\s?d(?:[-+−–]\d)?\s(?:cut|cr|imp|pi|burn)/u.test(
    text,
  );

/** A piece behind a comma that is about the one before it: a weight, a number of yards. */
const continuesEntry = (text: string): boolean =>
  /^(?:\$[\d.,]+|[\d.,½¼¾/]+\s*(?:lbs?\.?|pounds?|kg|yards?|points?|pts\.?|%|each|oz|gp|sp|cp)(?![\p{L}])(?!\s+(?:of\s+)?\p{L}{3})|[\d.,½¼¾/]+$|DR \d|PD \d|neg\.?$|(?:very )?fine$|cheap$|good quality$|(?:light|medium|heavy|small|large)$|\d+[dw]\d?(?:\s?[-+]\s?\d+)?(?:\s+(?:cut|cr|imp|pi|burn|tox|fat|cor|dmg)\p{L}*)?(?=\s*(?:$|[,;(]))|\d+ shots?\b|(?:SS|Acc|RoF|Rcl|Shots|Range|Bulk|LC|Max|1\/2D|Reach|Parry) ?\d|\+\d+ to|(?:level|lvl|CR:?) ?\d)/iu.test(
    text,
  );

/** Headings of columns, and the subject of each; with '' the heading itself. */
const columnNames: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:name|skill|skills|spell|spells|trait|traits|advantage|advantages|disadvantage|disadvantages|item|items|equipment|gear|weapon|description|perk|perks|quirk|quirks|attribute|armor|characteristic|technique)s?$/iu,
    'name',
  ],
  [/^(?:level|lvl|lv|sl|skill level|value|score)$/iu, 'level'],
  [/^(?:points?|pts\.?|cp|cost \(pts\)|pt|pt\.\s?cost|point cost)$/iu, 'points'],
  [/^(?:relative|relative level|rsl|rel\.?)$/iu, 'relative'],
  [/^(?:spec\.?|speciali[sz]ation|special(?:i?ty|ties))$/iu, 'speciality'],
  [/^(?:difficulty|diff\.?|type|attr\/diff)$/iu, 'difficulty'],
  [/^(?:\$|cost|price|value \(\$\))$/iu, 'cost'],
  [/^(?:lbs?\.?|weight|wt\.?|wgt)$/iu, 'weight'],
  [/^(?:qty\.?|quantity|#|no\.?|amount|count)$/iu, 'quantity'],
  [/^(?:where|location|place)$/iu, 'where'],
  [/^(?:notes?|remarks?|comments?|details)$/iu, 'notes'],
  [/^(?:odds|chance|%)$/iu, 'odds'],
  [/^(?:dmg\.?|dam\.?)$/iu, 'damage'],
  [/^(?:protection)$/iu, 'protection'],
  [/^(?:tl)$/iu, 'tl'],
  [/^(?:st|dx|iq|ht|hp|fp|will|per|speed|move|dodge|parry|block|dr|sm|basic speed|basic move)$/iu, ''],
  [
    /^(?:ref|page|reference|damage|reach|acc|ss|max|½d|class|time|duration|to maintain|needs|up to, lb|encumbrance|minst|range|rof|shots|bulk|rcl|st)$/iu,
    '',
  ],
];

/** The subject of a column's heading; null for other words. */
function columnOf(cell: string): string | null {
  const plain = cell.trim();
  for (const [pattern, name] of columnNames) if (pattern.test(plain)) return name || plain.toLowerCase();
  return null;
}

/** A joined line is no longer than this. */
const longest = 4_000;
/** A bracket that is open for more lines than this is a typing error. */
const maxOpenLines = 4;

/**
 * Joins lines that were broken by a page: if a bracket is open, a word is divided, a list does not end, or a line
 * begins with the figures of the one before. Lines that are indented further than the previous one, and are not
 * bullets, belong to it.
 */
function joinLines(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const [at, line] of lines.entries()) {
    const before = joined.at(-1);
    const fits = before && line.text !== '' && before.text.length + line.text.length < longest;
    const glue = fits ? glueOf(before, line, lines, at) : null;
    if (before && glue !== null) joined[joined.length - 1] = { ...before, text: glued(before.text, line.text, glue) };
    else joined.push(line);
  }
  return joined;
}

const glued = (before: string, after: string, glue: ' ' | '' | 'divided'): string =>
  glue === 'divided' ? before.replace(/[-‐­]$/u, '') + after : before + glue + after;

/** The text that joins a line to the previous one; null if it is a line by itself. `divided`: a hyphen is removed. */
function glueOf(before: TextLine, line: TextLine, lines: readonly TextLine[], at: number): ' ' | '' | 'divided' | null {
  if (before.cells || line.cells || before.isHeading || line.isHeading || line.isBullet || before.text === '')
    return null;
  if (readsAsHeading(before.text) || beginsLabel(line.text) || beginsField(before.text)) return null;
  if (/^(?:ST|DX|IQ|HT|HP|Will|Per|FP)\b[:\s]*\d/u.test(line.text)) return null;
  // "…; HT" and "12 [20]; …"
  if (
    /[;,.]\s(?:ST|DX|IQ|HT|HP|Will|Per|FP|Basic Speed|Basic Move|Dodge|Parry)$/u.test(before.text) &&
    /^\d/u.test(line.text)
  )
    return ' ';
  // "Stealth (A)" and "DX [2]-13": the base of the skill.
  if (/\((?:E|A|H|VH)\)$/u.test(before.text) && /^(?:ST|DX|IQ|HT|Will|Per)\b\s*(?:[-+–−]\d|\[)/u.test(line.text))
    return ' ';
  const end = before.text.at(-1) ?? '';
  const open = openBracket(before.text);
  if (open && closesSoon(lines, at, open))
    return /[-+/–−]$/u.test(before.text) && !/\s[-+–−]$/u.test(before.text) ? '' : ' ';
  if (/\p{L}[-‐]$/u.test(before.text)) {
    if (/^\p{Ll}/u.test(line.text)) return 'divided';
    if (/^\p{Lu}|^\d{1,2}(?!\d)/u.test(line.text)) return '';
  }
  // "[2]-" and "14"; "DX+" and "2"
  if (/(?:\]|\b(?:DX|IQ|HT|ST|Will|Per))\s*[-–−+]$/u.test(before.text) && /^\d/u.test(line.text)) return '';
  if (
    /^(?:\(|\[[-–−+]?\d+\](?=\s*(?:$|[-–−;,.]))|[-–−]\s?\d{1,2}\b|(?:DX|IQ|HT|Will|Per)\s?[-–−+]\d)/u.test(line.text) &&
    /[\p{L}\d)\]]$/u.test(end)
  )
    return ' ';
  const isRow = /\S\s{2,}[[(]?[-−$]?\d/u.test(line.text);
  if (line.indent >= before.indent + 2 && before.indent > 0 && !isRow) return ' ';
  if (end === ',' || /\s(?:and|or|of|the|with|&)$/u.test(before.text)) return ' ';
  // A row of columns is a line by itself.
  if (readsAsHeading(line.text) || /\S\s{2,}[[(]?[-−$]?\d/u.test(line.text)) return null;
  if (/[;.\])\d·•:]$/u.test(end)) return null;
  if (isListStyle(before.text) && (/^\p{Ll}/u.test(line.text) || hasSeparator(line.text) || before.text.length > 50))
    return ' ';
  return null;
}

/** "Player: …": the rest is for that line alone. */
const beginsField = (text: string): boolean => {
  const [, label] = /^([^:;[\]]{2,40}?)\s*:/u.exec(text) ?? [];
  return label !== undefined && fieldOf(label) !== null && !/;/u.test(text);
};

/** "Skills: …": the line begins with words that this program knows, and a colon. */
function beginsLabel(text: string): boolean {
  const [, label] = /^([^:;[\]]{2,40}?)\s*(?:\[[^\]]*\]|\([^)]*\))?\s*:/u.exec(text) ?? [];
  return label !== undefined && (sectionOf(label) !== null || fieldOf(label) !== null);
}

const hasSeparator = (text: string): boolean => /;|\s·\s|\s•\s/u.test(text);
const isListStyle = (text: string): boolean => hasSeparator(text) || beginsLabel(text);

/** The bracket that is open at the end of a text, or null. */
function openBracket(text: string): '(' | '[' | null {
  const open: ('(' | '[')[] = [];
  for (const sign of text) {
    if (sign === '(' || sign === '[') open.push(sign);
    else if (sign === ')' || sign === ']') open.pop();
  }
  return open.at(-1) ?? null;
}

function closesSoon(lines: readonly TextLine[], at: number, open: '(' | '['): boolean {
  for (const line of lines.slice(at, at + maxOpenLines)) {
    if (line.text === '' || line.isBullet || line.isHeading || line.cells) return false;
    const closes = line.text.indexOf(open === '(' ? ')' : ']');
    const opens = line.text.indexOf(open);
    if (closes >= 0) return opens < 0 || closes < opens;
    if (opens >= 0) return false;
  }
  return false;
}

/** A piece of the text that is read by itself. */
export interface Part {
  readonly line: number;
  readonly text: string;
  /** The text of its heading; null before the first heading. */
  readonly section: Section | null;
  readonly field: Field | null;
  /** It is a heading or a label alone. */
  readonly isHeading: boolean;
  /** By the headings of its table: "level" → "14". */
  readonly columns: ReadonlyMap<string, string> | null;
  /** It is under a heading whose meaning is not known. */
  readonly isUnderUnknown?: true;
}

/** More parts are not read. */
export const maxParts = 3_000;
/** A longer part is read as a text only: no entry has as many characters. */
export const longestPart = 1_000;

/**
 * Splits a text into the parts that are read by themselves, in order. `isName` knows names with commas in them, and
 * `isWord` the words of names, for a scan with digits in place of letters.
 */
export function splitParts(
  text: string,
  isName: (text: string) => boolean,
  source: TextSource = 'others',
  isWord: (word: string) => boolean = isName,
): Part[] {
  const isForeign = hasForeignLabels(text);
  const splitter = new Splitter(isName, source !== 'others', isForeign);
  const read = cleanText(text, source !== 'ownPlainText');
  const clean = source === 'others' ? mendScan(read, isWord) : read;
  const lines = joinLines(source === 'others' ? unfoldLines(clean, isForeign) : clean);
  for (const line of source === 'others' ? breakLines(lines, isForeign) : lines) splitter.read(line);
  return splitter.parts.slice(0, maxParts);
}

/** "Skills Acting 15 [6] Bard 15 [2]": a heading without its colon. */
function bareLabelOf(text: string): { section: Section; field: null; rest: string } | null {
  const [, label = '', rest = ''] =
    /^(Skills|Spells|Advantages|Disadvantages|Quirks|Perks)\s+(\p{Lu}.*[\])\d].*)$/su.exec(text) ?? [];
  const section = label === '' ? null : sectionOf(label);
  return section ? { section, field: null, rest } : null;
}

/** "Ventajas. Ambidextro (10)", "Skills. Stealth-15": a heading before a full stop, and the rest. */
function pointLabelOf(text: string): { section: Section; field: null; rest: string } | null {
  const [, label = '', rest = ''] = /^(\p{Lu}\p{L}{4,15})\.\s+(\p{L}.*)$/su.exec(text) ?? [];
  const section = label === '' ? null : sectionOf(label);
  return section && isListed(section) && section !== 'attributes' ? { section, field: null, rest } : null;
}

/** "Skills – Broadsword-14, …": a heading before a dash, and the rest. */
function dashLabelOf(text: string): { section: Section; field: null; rest: string } | null {
  const [, label = '', rest = ''] = /^([\p{L} &]{3,30}?)\s*[–—-]\s+(\D.*)$/su.exec(text) ?? [];
  const section = label === '' ? null : sectionOf(label);
  return section && isListed(section) && section !== 'attributes' ? { section, field: null, rest } : null;
}

/** Quirks that are consecutive sentences: "Counts coins twice. Never sits with his back to a door." */
const splitQuirks = (text: string): string[] => text.split(/(?<=\p{Ll}{3})\.\s+(?=\p{Lu}\p{Ll}*\s)/u);

/** "Ads [10]", "Stats [50]": the sum of a list. */
const isHeadingOf = (piece: string): boolean => {
  const words = piece.replace(/\s*\[.*$/u, '');
  return /^stats$/iu.test(words) || sectionOf(words) !== null;
};

/** "Fencing 14 Seamanship 13 Carousing 11", "6.1 Spear-12 6.2 Gardening-12": entries that only their levels separate. */
function withoutSeparators(text: string): string[] {
  if (/[;,·•]/u.test(text.replace(/\([^()]*\)/gu, ''))) return [text];
  const priced = text.split(/(?<=\[[-−–+]?\d+\])\s+(?=\p{L})/u);
  const isEntry = (piece: string) => /^\p{L}/u.test(piece) && !/\].*\[/u.test(piece) && !isHeadingOf(piece);
  const count = priced.filter((piece) => /\[[-−–+]?\d+\]/u.test(piece)).length;
  if (count > 1 && priced.every(isEntry)) return priced;
  const pieces = text.split(/(?<=[\p{L})][ -]\d{1,2})\s+(?=(?:\d\.\d\s+)?\p{Lu}\p{L}{2,})/u);
  const isList =
    pieces.length > 2 && pieces.every((piece) => /^(?:\d\.\d\s+)?\p{L}[^:]{2,40}[ -]\d{1,2}$/u.test(piece));
  return isList ? pieces.map((piece) => piece.replace(/^\d\.\d\s+/u, '')) : [text];
}

/** "[[File:Holm.jpg|thumb|Holm in 1924]]", "Category: Player characters" */
const wikiLink =
  /^\[{0,2}(?:File|Image|Category|Datei|Bild|Kategorie|Fichier|Catégorie|Archivo|Imagen|Categoría|Ficheiro|Imagem|Categoria):\S/iu;

/** "Hair: black, short   Eyes: brown": another label with a gap before it. */
const besideField = /\s{2,}(?=\p{L}[\p{L} ]{0,20}:\s)/u;

/** Lists of traits, whose only figure in a column is their price. */
const pricedSections: ReadonlySet<Section> = new Set([
  'advantage',
  'disadvantage',
  'perk',
  'quirk',
  'traits',
  'languages',
]);

class Splitter {
  readonly parts: Part[] = [];
  /** The heading that was alone on a line, and the label within a line. */
  private block: Section | null = null;
  private inline: Section | null = null;
  private isInlinePriced = false;
  private isInlineOfBullet = false;
  /** The last heading is a title that nobody knows: what follows is read as notes, unless it looks like entries. */
  private isUnknownTitle = false;
  private header: readonly string[] | null = null;
  private cellsBefore = false;

  private readonly isName: (text: string) => boolean;
  /** The text is one of this program, in which a colon within a list belongs to a name. */
  private readonly isOwnText: boolean;

  private readonly isForeign: boolean;

  constructor(isName: (text: string) => boolean, isOwnText: boolean, isForeign: boolean) {
    this.isName = isName;
    this.isOwnText = isOwnText;
    this.isForeign = isForeign;
  }

  read(line: TextLine): void {
    if (this.parts.length >= maxParts) return;
    if (line.cells) {
      this.readRow(line, line.cells);
      return;
    }
    const { text } = line;
    // The frames of a table are empty lines here, and do not end it.
    if (text === '') {
      if (!this.cellsBefore) this.inline = null;
      return;
    }
    if (this.cellsBefore) {
      this.header = null;
      this.inline = null;
    }
    this.cellsBefore = false;
    // "- Language: Latin" is for its own bullet.
    if (line.isBullet && this.isInlineOfBullet) this.inline = null;
    const [, alone = '', figure = ''] = /^([^[(\d]+?)\s*([[(].*|\d.*)$/u.exec(text) ?? [];
    const section = alone !== '' && this.isSkillNotHeading(alone, figure) ? null : readsAsHeading(text);
    if (section || line.isHeading) {
      const isTitle = line.isHeading && !section;
      if (isTitle && this.parts.length === 0) {
        this.add(line, text, 'head');
        return;
      }
      this.isUnknownTitle = isTitle && !this.isOwnText;
      const beast = isTitle && /,\s*(?:led along|ridden|at home)/u.test(text);
      this.block = section ?? (beast ? 'mounts' : isTitle ? 'notes' : null);
      this.inline = null;
      this.header = null;
      this.parts.push({ line: line.number, text, section: this.block, field: null, isHeading: true, columns: null });
      return;
    }
    // In our texts the name of a beast is a heading.
    if (/^[^a-z]+, (?:LED ALONG|RIDDEN|AT HOME)$/u.test(text)) {
      this.block = 'mounts';
      this.add(line, text, 'mounts');
      return;
    }
    this.readText(line, text);
  }

  private readText(line: TextLine, text: string): void {
    // Pictures and categories of a wiki: words about the page.
    if (!this.isOwnText && wikiLink.test(text)) {
      this.add(line, text, 'notes');
      return;
    }
    // "Quirks: likes cats [-1]", and below it "Small knife, lute": what has no price is no quirk.
    // "Criminology (A) IQ+1 [4]-14; …" on the line below them are skills.
    if (!this.isOwnText && this.inline === 'quirk' && this.block !== 'quirk' && hasSkillFigure(text))
      this.inline = null;
    if (this.inline === 'quirk' && this.isInlinePriced && !/[[(][-−–]?\d/u.test(text)) this.inline = null;
    // Each line of our stat blocks begins with its own label.
    if (this.isOwnText && this.block === null) this.inline = null;
    const section = this.inline ?? this.block;
    const isUnknown = this.isUnknownTitle && this.inline === null && section === 'notes';
    if (isUnknown && hasEntryFigure(text)) this.block = null;
    else if (section && isProse(section) && !this.isOwnText && isAttributeLine(text, this.isForeign)) {
      this.block = null;
      this.inline = null;
    } else if (section && isProse(section) && !this.labelOf(text)) {
      this.add(line, text, section);
      return;
    }
    const label = this.isOwnText ? null : this.labelOf(text);
    const isSentences = label !== null && label.field === null && label.section !== null && isProse(label.section);
    const priced = this.isOwnText ? text : this.withPrice(text);
    for (const piece of isSentences ? [text] : splitSentences(priced)) this.readSentence(line, piece);
  }

  /** "Combat Reflexes      15" in a list of traits: the figure in the column behind the names is the price. */
  private withPrice(text: string): string {
    const section = this.inline ?? this.block;
    if (section === null || !pricedSections.has(section)) return text;
    // "Combat Reflexes: 15": so high a level is a price.
    const [, name = '', price = ''] = /^(\p{L}[^:[\]]*):\s+([-−–]\d{1,3}|[5-9]|[1-9]\d{1,2})$/u.exec(text) ?? [];
    if (name !== '') return `${name} [${price}]`;
    return text.replace(
      /^(\S.*?\S)(?:\s{3,}|\s+=\s+)\(?([-−–+]?\d{1,3})(?:\s?(?:pts?\.?|points?|cp))?\)?$/iu,
      '$1 [$2]',
    );
  }

  private readSentence(line: TextLine, text: string): void {
    const label = this.labelOf(text);
    if (label) {
      const { section, field, rest } = label;
      if (field) {
        const pieces = this.isOwnText
          ? splitTop(rest, /[;·•|]/u)
          : rest.split(besideField).flatMap((piece) => splitTop(piece, /[;·•|]/u));
        // Further fields and figures follow a field on its line.
        if (pieces.length > 0)
          this.add(line, pieces[0] ?? '', section, field, text.slice(0, text.length - rest.length));
        for (const piece of pieces.slice(1)) this.readSentence(line, piece);
        return;
      }
      this.inline = section;
      this.isInlineOfBullet = line.isBullet && rest !== '';
      this.isInlinePriced = /\[[-−–]?\d+\]/u.test(rest);
      if (rest === '') {
        this.block = section;
        this.parts.push({ line: line.number, text, section, field: null, isHeading: true, columns: null });
        return;
      }
      const words = text.slice(0, text.length - rest.length).trim();
      if (!this.isOwnText && text.endsWith(rest))
        this.parts.push({ line: line.number, text: words, section, field: null, isHeading: true, columns: null });
      if (section && isProse(section)) {
        this.add(line, rest, section);
        return;
      }
      this.readList(line, rest);
      return;
    }
    this.readList(line, text);
  }

  private readList(line: TextLine, text: string): void {
    const section = this.inline ?? this.block;
    if (section === 'weapons') {
      for (const piece of splitWeapons(text, this.inline === 'weapons')) this.add(line, piece, section);
      return;
    }
    const apart = this.isOwnText ? [text] : withoutSeparators(text);
    if (apart.length > 1) {
      for (const piece of apart) this.readList(line, piece);
      return;
    }
    const split = splitTop(text, /[;·•]/u);
    const pieces = section === 'spells' ? joinCasting(split) : joinRolls(split);
    const isList = pieces.length > 1;
    for (const piece of pieces) {
      const label = isList ? this.labelOf(piece) : null;
      if (label) {
        this.readSentence(line, piece);
        continue;
      }
      if (section === 'spells' && piece.includes(';')) {
        this.add(line, piece, section);
        continue;
      }
      // "Rifle, 5.56mm (13): 5d pi, Acc 5, Range 500/3,500": the commas are within the attack.
      if (!this.isOwnText && section !== 'quirk' && looksLikeAttack(piece)) {
        this.add(line, piece, section);
        continue;
      }
      for (const part of this.atCommas(piece, isList, line.isBullet)) this.add(line, part, this.inline ?? this.block);
    }
  }

  /** Splits at commas, unless the whole is a name, or a list that has semicolons between its entries. */
  private atCommas(text: string, isInList: boolean, isBullet: boolean): string[] {
    if (!this.isOwnText && (this.inline ?? this.block) === 'quirk' && !text.includes(',')) return splitQuirks(text);
    const listed = splitTop(text, /,/u).map((piece) => piece.replace(/^and\s+/iu, ''));
    if (this.isName(text)) return [text];
    const pieces = [...listed.slice(0, -1), ...this.atAnd(listed.at(-1) ?? '')];
    if (pieces.length === 1) return [text];
    const figured = pieces.filter((piece) => hasFigure(piece)).length;
    if (isInList && figured < pieces.length) return [text];
    // "Duty, city police, fairly often (-10 pts)": the figure at the end of a bullet is that of the whole.
    const isOfTraits = this.block !== null && pricedSections.has(this.block);
    if (isBullet && isOfTraits && figured === 1 && hasFigure(pieces.at(-1) ?? '')) return [text];
    const section = this.inline ?? this.block;
    if (section === 'quirk' && figured < pieces.length) return this.isOwnText ? [text] : splitQuirks(text);
    // One figure at the end is the figure of the whole: "Long sword, fine [2]".
    if (section === 'equipment' && /\S\s{2,}\S/u.test(text)) return [text];
    const isSentence = pieces.some((piece) => piece.split(' ').length > 7);
    if (isSentence && figured < 2) return [text];
    const isEntry = (piece: string) => hasFigure(piece) || this.isName(withoutCount(piece));
    const known = pieces.filter(isEntry).length;
    // "Small knife, lute (poor), 2 costumes": things, of which the lists have the first.
    const isOfThings =
      this.isName(withoutCount(pieces[0] ?? '')) &&
      pieces.every(
        (piece) => piece.split(' ').length < 6 && !/^(?:when|if|but|who|which|only|not|and|or)\b/iu.test(piece),
      );
    const isFew = figured < pieces.length / 2 && known * 3 < pieces.length * 2;
    if (section === null && isFew && !isOfThings) return [text];
    const parts: string[] = [];
    for (let at = 0; at < pieces.length; at += 1) {
      const piece = pieces[at] ?? '';
      const next = pieces[at + 1];
      const both = `${piece}, ${next}`;
      if (parts.length > 0 && continuesEntry(piece)) parts.push(`${parts.pop()}, ${piece}`);
      else if (next !== undefined && !hasFigure(piece) && (this.isName(both) || continuesEntry(next))) {
        parts.push(both);
        at += 1;
      } else parts.push(piece);
    }
    return parts;
  }

  /** "mail shirt and pot-helm" at the end of a list: two entries if both are names, and the whole is none. */
  private atAnd(text: string): string[] {
    const [, first = '', second = ''] = /^(.+?)\s+(?:and|&)\s+(.+)$/u.exec(text) ?? [];
    const isBoth =
      first !== '' &&
      (this.inline ?? this.block) !== 'quirk' &&
      ((this.isName(first) && this.isName(second)) || (hasFigure(first) && hasFigure(second)));
    return isBoth ? [first, second] : [text];
  }

  private readRow(line: TextLine, cells: readonly string[]): void {
    if (!this.cellsBefore) this.header = null;
    this.cellsBefore = true;
    const filled = cells.filter((cell) => cell !== '');
    if (filled.length === 0) return;
    const columns = filled.map((cell, at) => columnOf(cell) ?? (at === 0 && sectionOf(cell) ? 'name' : null));
    const named = columns.filter((column) => column !== null).length;
    const isHeader = named >= Math.min(2, filled.length) && !filled.some((cell) => /\d/u.test(cell));
    const isNamed = columns[0] === 'name' && named * 2 > filled.length;
    if (isHeader && (!this.header || named === filled.length || isNamed)) {
      const seen = new Set<string>();
      this.header = cells.map((cell, at) => {
        const isOfList = at === 0 && sectionOf(cell) !== null;
        const name = columnOf(cell) ?? (isOfList ? 'name' : cell.toLowerCase());
        const isTaken = seen.has(name);
        seen.add(name);
        return isTaken ? cell.toLowerCase() : name;
      });
      const section = cells.map((cell) => sectionOf(cell)).find((found) => found !== null) ?? null;
      const isFree =
        this.block === null ||
        this.block === 'head' ||
        this.block === 'notes' ||
        (this.block === 'derived' && !this.isOwnText);
      // "Skill | Level | Points" below the disadvantages begins a list of its own.
      const isList = section === 'skills' || section === 'spells' || section === 'weapons' || section === 'equipment';
      const isOther =
        isList && !this.isOwnText && this.block !== null && (isListed(this.block) || this.block === 'derived');
      if (section && (isFree || isOther) && section !== 'notes' && section !== 'derived') this.inline = section;
      this.parts.push({
        line: line.number,
        text: filled.join(' | '),
        section: this.inline ?? this.block,
        field: null,
        isHeading: true,
        columns: null,
      });
      return;
    }
    const section = this.inline ?? this.block;
    const attributes = this.header?.every((name) =>
      /^(?:st|dx|iq|ht|hp|fp|will|per|speed|move|dodge|parry|block|dr|sm|basic speed|basic move)$/u.test(name),
    );
    if (attributes) {
      for (const [at, cell] of cells.entries())
        if (cell) this.add(line, `${this.header?.[at]?.toUpperCase()} ${cell}`, 'attributes');
      return;
    }
    const [first = '', ...rest] = cells;
    if (!this.header && filled.length === 2 && this.labelOf(`${first.replace(/:$/u, '')}: ${rest.join(' ')}`)) {
      this.readSentence(line, `${first.replace(/:$/u, '')}: ${rest.join(' ').trim()}`);
      return;
    }
    // "Name:", "Tomas", "Player:", "Kelly": labels and values in turn.
    const isLabel = (cell: string, at: number) => at % 2 === 1 || /^\p{L}[^:]{1,30}:$/u.test(cell);
    if (!this.header && filled.length > 3 && filled.length % 2 === 0 && filled.every(isLabel)) {
      for (let at = 0; at < filled.length; at += 2) {
        // "Origin: M" is a story for its own value alone.
        this.inline = null;
        this.readSentence(line, `${filled[at]} ${filled[at + 1]}`);
      }
      this.inline = null;
      return;
    }
    if (!this.header) {
      const [name = '', price = ''] = filled;
      // "Combat Reflexes", "15" in a list of traits.
      if (filled.length === 2 && section && pricedSections.has(section) && /^[-−–]?\d{1,3}$/u.test(price)) {
        this.add(line, `${name} [${price}]`, section);
        return;
      }
      // Cells of attributes one beside the other, or a row without headings.
      if (filled.length > 2 && filled.every((cell) => /^[A-Za-z ]{2,12}:?\s*[\d.]+(?:\s*\[-?\d+\])?$/u.test(cell))) {
        for (const cell of filled) this.add(line, cell, section);
        return;
      }
      this.add(line, filled.join('  '), section);
      return;
    }
    const columnsOfRow = new Map<string, string>();
    for (const [at, cell] of cells.entries()) {
      const name = this.header[at] ?? `${at}`;
      if (cell !== '') columnsOfRow.set(name, cell);
    }
    this.parts.push({
      line: line.number,
      text: filled.join(' | '),
      section,
      field: null,
      isHeading: false,
      columns: columnsOfRow,
    });
  }

  /** "Skills: …", "Player: …": the section or the field that words before a colon name, and the rest. */
  private labelOf(text: string): { section: Section | null; field: Field | null; rest: string } | null {
    const [, found = '', words = '', rest = ''] =
      /^([^:;[\]()]{1,40}?)\s*(?:\[[^\]]*\]|\(\s*[-–−]?\d+[^)]*\)|\(([^()]{2,60})\))?\s*:\s*(.*)$/su.exec(text) ?? [];
    // "Spells (all at IQ+1): …": words in the brackets of a heading; "Riding (Horse): 12" is none.
    const label = words === '' || sectionOf(found) !== null ? found : '';
    if (label === '') return this.isOwnText ? null : (dashLabelOf(text) ?? bareLabelOf(text) ?? pointLabelOf(text));
    // "Tactics: 12" in a list of skills.
    if (this.isSkillNotHeading(label, rest)) return null;
    const inList = this.inline ?? this.block;
    if (this.isOwnText && inList !== null && isListed(inList)) return null;
    const field = fieldOf(label);
    // "Wgt: 2.6" of a weapon.
    if (field === 'weight' && (inList === 'weapons' || inList === 'equipment')) return null;
    if (field) return { section: this.inline ?? this.block, field, rest };
    const section = sectionOf(label);
    // In a list of traits "Appearance: attractive" is one of them.
    if (
      section === 'appearance' &&
      /\[|^(?:very\s+)?(?:attractive|handsome|beautiful|ugly|unattractive|hideous|average)\b/iu.test(rest)
    )
      return null;
    return section ? { section, field: null, rest } : null;
  }

  /** A skill with the name of a heading: "Shield: 13", "Tactics [2]". */
  private isSkillNotHeading(label: string, figures: string): boolean {
    const section = this.inline ?? this.block;
    if (section === null) return /^\d{1,2}(?![\d.])/u.test(figures) && this.isName(label);
    return (section === 'skills' || section === 'spells') && /^[[(]?\s*\d/u.test(figures) && this.isName(label);
  }

  private add(line: TextLine, text: string, section: Section | null, field: Field | null = null, label = ''): void {
    const isText = section !== null && isProse(section) && field === null;
    const trimmed = isText ? text.trim() : text.trim().replace(/(?<=[\p{L}\])\d])\.$/u, '');
    if (trimmed === '' && field === null) return;
    this.parts.push({
      line: line.number,
      text: label === '' ? trimmed : `${label}${trimmed}`,
      section,
      field,
      isHeading: false,
      columns: null,
      ...(this.isUnknownTitle && section === 'notes' && field === null ? { isUnderUnknown: true } : {}),
    });
  }
}
