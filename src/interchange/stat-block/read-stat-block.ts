import type { RulesetId } from '../../catalog/entry.ts';
import { blankCharacter, type SavedCharacter } from '../../character/character.ts';
import { maxTextLength } from '../../character/schema-parts.ts';
import { catalogFor, deriveCharacter } from '../../rules/derive-character.ts';
import type { StatBlockSigns } from '../../rules/ruleset.ts';
import { rulesetAbout, rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import type { SheetModel } from '../../sheet-model/model/sheet-model.ts';
import { accountForPart, lostWords } from './account-words.ts';
import { cleanText, findTextSource, maxCharacters, maxLines, type TextSource } from './clean-text.ts';
import type { ReadLine, StatBlockFinding, StatBlockOptions, StatBlockReading } from './draft.ts';
import { Draft } from './draft.ts';
import { hasForeignLabels } from './foreign-labels.ts';
import { type Misread, mendScan } from './mend-scan.ts';
import { nameIndex } from './name-index.ts';
import { findOtherGame } from './other-games.ts';
import { placeParts } from './place-parts.ts';
import type { Placing } from './placing.ts';
import { plainNotation } from './plain-notation.ts';
import { readFigures } from './read-figures.ts';
import { readScores } from './read-scores.ts';
import { longestPart, maxParts, type Part, splitParts } from './split-parts.ts';

/**
 * Guesses the ruleset of a text: from its name, from typical words of each ruleset's stat blocks, from its prices for
 * attributes, and from the names of its entries.
 */
function guessRuleset(text: string, parts: readonly Part[]): RulesetId {
  const rulesets = rulesetIds.map(rulesetOf);
  const named =
    rulesets.find(({ name }) => text.includes(name)) ??
    rulesets.find(({ statBlock }) =>
      statBlock.titles.some(({ pattern, unless }) => pattern.test(text) && !unless?.test(text)),
    );
  if (named) return named.id;
  const start = text.slice(0, 20_000);
  const isForeign = hasForeignLabels(text);
  const weigh = (signs: Iterable<StatBlockSigns['signs'][number]>) =>
    [...signs].reduce((sum, [pattern, weight]) => (pattern.test(start) ? sum + weight : sum), 0);
  const scores = new Map<RulesetId, number>();
  const add = (id: RulesetId, by: number) => scores.set(id, (scores.get(id) ?? 0) + by);
  for (const { id, family, statBlock } of rulesets) {
    const others = rulesets.filter((other) => other.family !== family);
    add(id, weigh(statBlock.signs) - weigh(new Set(others.flatMap((other) => other.statBlock.signs))));
  }
  for (const part of parts.filter(({ text: { length } }) => length <= longestPart).slice(0, 150)) {
    for (const { id, value, points } of readScores(part.text, isForeign) ?? []) {
      if (id !== 'st' && id !== 'dx' && id !== 'iq' && id !== 'ht') continue;
      if (value === null || points === null || points === 0) continue;
      for (const ruleset of rulesets) if (ruleset.attributePrice(id, value) === points) add(ruleset.id, 5);
    }
    if (part.isHeading || part.field) continue;
    const { name } = readFigures(part.text);
    if (name.length < 4) continue;
    for (const ruleset of rulesetIds) {
      const names = nameIndex(catalogFor(ruleset));
      names.begin(isForeign);
      if (names.find(name, ['traits', 'skills'])) add(ruleset, 0.3);
    }
  }
  const best = Math.max(...scores.values());
  // If several are equal, one of the family that is listed first, and within it the one with more to choose from.
  const families = rulesets.map(({ family }) => family);
  const [chosen] = rulesets
    .filter(({ id }) => (scores.get(id) ?? 0) > best - 0.01)
    .sort(
      (a, b) =>
        families.indexOf(a.family) - families.indexOf(b.family) || b.tables.traits.length - a.tables.traits.length,
    );
  return chosen?.id ?? rulesetAbout('').id;
}

/** More differences are not listed: one attribute changes most of a sheet. */
const maxDifferences = 60;

/** The writer of a sheet, by the markup of the text. */
type Writers = Readonly<Record<Exclude<TextSource, 'others'>, readonly ((model: SheetModel) => string)[]>>;

/**
 * Compares a text of this program with the text of the character read from it, and adds a finding for each line with a
 * different figure: derived numbers are not read from a text, and would otherwise change silently. Any other text is
 * returned as it was read. The ruleset of the character must have been loaded.
 */
export function withOwnTextDifferences(text: string, reading: StatBlockReading, writers: Writers): StatBlockReading {
  const source = findTextSource(text);
  if (source === 'others') return reading;
  const split = (words: string) => splitParts(words, () => false, source);
  const model = buildModel(deriveCharacter(reading.file));
  const theirs = split(text);
  const [fewest] = writers[source]
    .map((write) => unmatched(theirs, split(write(model))))
    .sort((a, b) => a.theirs.length - b.theirs.length);
  const known = new Set(reading.findings.map(({ line }) => line));
  const others = new Map<string, string[]>();
  for (const part of fewest?.ours ?? []) {
    const key = withoutFigures(part);
    others.set(key, [...(others.get(key) ?? []), part.text]);
  }
  const found = (fewest?.theirs ?? []).flatMap((part): StatBlockFinding[] => {
    const ours = others.get(withoutFigures(part))?.shift();
    if (ours === undefined || known.has(part.line)) return [];
    return [
      {
        id: `text:${part.line}:${part.text}`,
        line: part.line,
        words: `“${part.text}” in the text; “${ours}” by the rules.`,
        options: [],
        chosen: '',
      },
    ];
  });
  return found.length === 0
    ? reading
    : { ...reading, findings: [...reading.findings, ...found.slice(0, maxDifferences)] };
}

/** The parts of each of two texts that the other does not have, as often as it has them. */
function unmatched(theirs: readonly Part[], ours: readonly Part[]): { theirs: Part[]; ours: Part[] } {
  const counts = new Map<string, number>();
  for (const part of ours) counts.set(keyOf(part), (counts.get(keyOf(part)) ?? 0) + 1);
  const takeFrom = (part: Part): boolean => {
    const left = counts.get(keyOf(part)) ?? 0;
    counts.set(keyOf(part), left - 1);
    return left <= 0;
  };
  const others = theirs.filter(takeFrom);
  const rest = ours.filter((part) => {
    const left = counts.get(keyOf(part)) ?? 0;
    if (left <= 0) return false;
    counts.set(keyOf(part), left - 1);
    return true;
  });
  return { theirs: others, ours: rest };
}

const keyOf = ({ section, text }: Part): string => `${section}|${text}`;

/** A part with its figures left out, so that two that differ in nothing else are the same. */
const withoutFigures = (part: Part): string => keyOf(part).replace(/[-−+]?[\d.,½¼¾]+/gu, '#');

/**
 * Reads a stat block, in any of the usual layouts, as a character. Each part of the text has a verdict, and unread
 * parts are in the notes of the character. Points in the text count; if it has levels only, their points are computed.
 * Numbers that disagree with the rules are findings, in some of which the player chooses. Never throws; the ruleset
 * must have been loaded, without one in `options` all of them.
 */
export function readStatBlock(written: string, options: StatBlockOptions = {}): StatBlockReading {
  const wanted = rulesetIds.find((id) => id === options.ruleset);
  const isOthers = findTextSource(written) === 'others' && written.length <= maxCharacters;
  const { text, headings } = isOthers ? plainNotation(written) : { text: written, headings: [] };
  const whole = options.whole ?? text;
  const ruleset =
    wanted ??
    guessRuleset(
      whole,
      splitParts(whole, () => false),
    );
  const index = nameIndex(catalogFor(ruleset));
  index.begin(hasForeignLabels(text));
  const source = findTextSource(text);
  const isName = (name: string) => index.find(name, ['traits', 'skills', 'items'])?.by === 'name';
  const isWord = (word: string) => index.hasWord(word);
  const parts = splitParts(text, isName, source, isWord);
  const draft = new Draft({ ruleset, houseRules: [], character: blankCharacter() }, options);
  const placing = placeParts(draft, parts, index, source !== 'others');
  const read = source === 'others' ? accountFor(text, parts, placing) : draft.lines(parts).map(withoutWords);
  const lines = [...(options.others ?? []).map(unreadLine), ...headings.map(columnHeadings), ...read];
  const notes = lines.flatMap(({ verdict, text: words, left }) =>
    verdict === 'notUnderstood' ? [words] : left.length > 0 ? [`${left.join(' ')} (${words})`] : [],
  );
  const noted = withNotes(draft.saved, [
    ...draft.notes,
    ...(notes.length > 0 ? ['From the stat block, not understood:', ...notes] : []),
  ]);
  const exceeded = [...exceededLimits(text, parts), ...noted.cut];
  return {
    otherGame: source === 'others' ? findOtherGame(text, placedAttributes(placing)) : null,
    file: exceeded.length > 0 ? withWholeText(noted.saved, text) : noted.saved,
    ruleset: { id: ruleset, isGuessed: wanted === undefined },
    lines,
    findings: [
      ...exceeded.map(({ line, words }) => ({
        id: `limit:${words}`,
        line,
        words: `${words} ${text.length <= longestKept ? 'The whole text is kept in the character’s file.' : 'Keep the text yourself: it is too long to be kept with the character.'}`,
        options: [],
        chosen: '',
      })),
      ...draft.findings,
      ...secondValues(placing),
    ],
  };
}

/** A line of a text of several creatures that belongs to none of them. */
const unreadLine = ({ line, text }: { readonly line: number; readonly text: string }): ReadLine => ({
  line,
  text,
  verdict: 'notUnderstood',
  words: 'goes to the notes',
  isHeading: false,
  parts: [],
  left: text.split(/\s+/u),
});

/** The headings of the columns of a table whose rows are read as lines. */
const columnHeadings = ({ line, text }: { readonly line: number; readonly text: string }): ReadLine => ({
  line,
  text,
  verdict: 'understood',
  words: 'headings of columns',
  isHeading: true,
  parts: [{ text, as: 'heading', value: 'columns' }],
  left: [],
});

/** A finding for each number of the sheet that the text has twice, with different values. */
function secondValues({ scores }: Placing): StatBlockFinding[] {
  const first = new Map<string, { readonly line: number; readonly value: number; readonly text: string }>();
  return scores.flatMap(({ part, score }) => {
    const { name, value, isChange, text } = score;
    if (value === null || isChange || !seldomTwice.has(name)) return [];
    const before = first.get(name);
    if (!before) {
      first.set(name, { line: part.line, value, text });
      return [];
    }
    if (before.value === value) return [];
    return [
      {
        id: `second:${name}:${part.line}:${value}`,
        line: part.line,
        words: `The text has two values: “${before.text}” in line ${before.line} and “${text}” in line ${part.line}. Check which one is right.`,
        options: [],
        chosen: '',
      },
    ];
  });
}

/** Numbers that a creature has once, besides the attributes; a parry or DR differs by the weapon or the place. */
const seldomTwice: ReadonlySet<string> = new Set(['HP', 'Will', 'Per', 'FP', 'Speed', 'Basic Move', 'Dodge', 'Weight']);

/** How many of the four attributes the text has with a number. */
const placedAttributes = ({ scores }: Placing): number =>
  new Set(
    scores.flatMap(({ score: { id, value } }) =>
      value !== null && (id === 'st' || id === 'dx' || id === 'iq' || id === 'ht') ? [id] : [],
    ),
  ).size;

/** The parts of a text with a verdict for each of their words, and for words that are in no part. */
function accountFor(text: string, parts: readonly Part[], placing: Placing): ReadLine[] {
  const lines = placing.draft.lines(parts).map((line, at): ReadLine => {
    const part = parts[at];
    const words = part ? accountForPart(placing, part, line) : { parts: [], left: [] };
    const doubt = part && line.verdict === 'understood' && !line.isHeading ? doubtOf(placing, part, line.words) : '';
    if (doubt !== '') return { ...line, ...words, verdict: 'guessed', words: `${line.words}; ${doubt}` };
    if (line.verdict !== 'understood' || words.left.length === 0) return { ...line, ...words };
    return { ...line, ...words, verdict: 'guessed', words: `${line.words}; not understood: ${words.left.join(' ')}` };
  });
  const mended = mendScan(cleanText(text), (word) => placing.index.hasWord(word));
  const lost = parts.length < maxParts ? lostWords(mended, parts) : [];
  return [
    ...asPrinted(lines, mended),
    ...lost.map(
      (words): ReadLine => ({
        ...words,
        verdict: 'notUnderstood',
        words: 'goes to the notes',
        isHeading: false,
        parts: [],
        left: words.text.split(' '),
      }),
    ),
  ];
}

/**
 * What is doubtful in a part that was understood, whatever reader has read it: an entry within the note of another, brackets
 * within a name, a number of the sheet among words. '' for nothing.
 */
function doubtOf({ rows, index, entries }: Placing, part: Part, words: string): string {
  const note = rows.get(part) ?? '';
  const isEntry = (piece: string) => {
    const name = piece.replace(/^(?:with|and|or|a|an|\d{1,3})\s+|\s*[([].*$|[-\s]\d+$/giu, '').trim();
    // A technique has the skill that it is of.
    const lists = /\d/u.test(piece) ? (['traits', 'skills', 'items'] as const) : (['traits', 'items'] as const);
    return name.length > 3 && index.find(name, lists)?.by === 'name';
  };
  if (/\[[-−–+]?\d+\]|\$\d|(?<![\p{L}\d])\d*[dw][-+]?\d/u.test(note) || note.split(/[;,]\s+/u).some(isEntry))
    return `“${note}” is a note`;
  // What is in the brackets of a trait or skill is an answer as a rule, and a figure has a meaning.
  const isOfEntry = note !== '' && entries.some((entry) => entry.part === part && entry.as !== 'item');
  if (isOfEntry && (/\d/u.test(note) || part.text.includes(`(${note}`) || part.text.includes(`; ${note}`)))
    return `“${note}” is a note`;
  if (words === 'name' && part.field === null && /[()\d]/u.test(part.text)) return 'all of it';
  const isProseNumber = words.endsWith('word for word') && /^(?:ST|DX|IQ|HT|HP|FP|DR|PD)\b[\s:=]*\d/u.test(part.text);
  return isProseNumber ? 'no number of the sheet' : '';
}

/** The parts of a text with the signs that a scanner printed; a part that has some is a guess. */
function asPrinted(lines: readonly ReadLine[], mended: ReturnType<typeof mendScan>): ReadLine[] {
  const scanned = new Map<number, (typeof mended)[number][]>();
  for (const line of mended)
    if (line.misread.length > 0) scanned.set(line.number, [...(scanned.get(line.number) ?? []), line]);
  if (scanned.size === 0) return [...lines];
  /** How far each line of the text is read. */
  const ends = new Map<number, number>();
  return lines.map((line) => {
    for (const { text, misread } of scanned.get(line.line) ?? []) {
      const from = ends.get(line.line) ?? 0;
      // A part may go on in the next line of the text: its beginning is enough to find it.
      const start = text.indexOf(line.text.slice(0, 12), from);
      if (start < 0) continue;
      const inside = misread
        .map((each) => ({ ...each, at: each.at - start }))
        .filter(({ at, read }) => at >= 0 && line.text.startsWith(read, at));
      ends.set(line.line, Math.min(text.length, start + line.text.length));
      return inside.length === 0 ? line : printedLine(line, inside);
    }
    return line;
  });
}

/** A part with what was printed at some places of it. */
function printedLine(line: ReadLine, misread: readonly Misread[]): ReadLine {
  const restore = (start: number, end: number) => {
    let text = line.text.slice(start, end);
    for (const { at, printed, read } of misread)
      if (at >= start && at + read.length <= end)
        text = text.slice(0, at - start) + printed + text.slice(at - start + printed.length);
    return text;
  };
  /** The same of words that follow each other in the part; words that are not in it as they are stay. */
  const inOrder = (words: readonly string[]): string[] => {
    let from = 0;
    return words.map((word) => {
      const start = line.text.indexOf(word, from);
      if (start < 0) return word;
      from = start + word.length;
      return restore(start, from);
    });
  };
  const parts = inOrder(line.parts.map(({ text }) => text));
  return {
    ...line,
    text: restore(0, line.text.length),
    verdict: line.verdict === 'notUnderstood' ? line.verdict : 'guessed',
    words: `${line.words}; read as “${line.text}”`,
    parts: line.parts.map((part, at) => ({ ...part, text: parts[at] ?? part.text })),
    left: inOrder(line.left),
  };
}

/** A part of our own text, which is read as a whole. */
const withoutWords = (line: Omit<ReadLine, 'parts' | 'left'>): ReadLine =>
  line.verdict === 'notUnderstood'
    ? { ...line, parts: [], left: line.text.match(/[^\s,;:()]+/gu) ?? [] }
    : {
        ...line,
        parts: [{ text: line.text, as: line.isHeading ? 'heading' : line.verdict, value: line.words }],
        left: [],
      };

/** The unread rest of a text, from which line on. */
interface Exceeded {
  readonly line: number;
  readonly words: string;
}

/** The longest text that is kept whole, in characters: it leaves room for the character in a file. */
const longestKept = 2_000_000;

/** Which limits of the reader a text exceeds, in sentences. */
function exceededLimits(text: string, parts: readonly Part[]): Exceeded[] {
  const last = parts.at(-1)?.line ?? 1;
  const count = (number: number) => number.toLocaleString('en-US');
  if (text.length > maxCharacters) {
    return [
      {
        line: last,
        words: `The text has ${count(text.length)} characters; only the first ${count(maxCharacters)} were read.`,
      },
    ];
  }
  const lines = text.split(/\r\n?|\n/u).length;
  // Markup can make several lines of one, so that the parts may end before the lines do.
  if (lines > maxLines)
    return [{ line: last, words: `The text has ${count(lines)} lines; only the first ${count(maxLines)} were read.` }];
  if (parts.length < maxParts) return [];
  return [{ line: last, words: `The text has more than ${count(maxParts)} entries; what follows was not read.` }];
}

/** The character with the whole text among its quarantined data, unless it is too long. */
function withWholeText(saved: SavedCharacter, text: string): SavedCharacter {
  if (text.length > longestKept) return saved;
  const { character } = saved;
  return { ...saved, character: { ...character, setAside: [{ path: '/stat-block', value: text }] } };
}

/** The character with further notes, as many as fit, and the cut part. */
function withNotes(
  saved: SavedCharacter,
  notes: readonly string[],
): { readonly saved: SavedCharacter; readonly cut: readonly Exceeded[] } {
  if (notes.length === 0) return { saved, cut: [] };
  const { character } = saved;
  const all = [character.concept.notes, ...notes].filter(Boolean).join('\n');
  const concept = { ...character.concept, notes: all.slice(0, maxTextLength) };
  const words = `The notes have room for ${maxTextLength.toLocaleString('en-US')} characters; of what was not understood, ${(all.length - maxTextLength).toLocaleString('en-US')} more are left out.`;
  return {
    saved: { ...saved, character: { ...character, concept } },
    cut: all.length > maxTextLength ? [{ line: 1, words }] : [],
  };
}
