import { nameIndex, nameKey, wordKey } from '../stat-block/name-index.ts';
import { type Figures, readFigures, type TextRange } from '../stat-block/read-figures.ts';
import { allPieces, assignItem, assignMeasures, assignSkill, leaveWords } from './assign-parts.ts';
import { assignTrait } from './assign-trait.ts';
import {
  chooseNames,
  contentsLead,
  findNames,
  type NameCandidate,
  type NamedList,
  namedLists,
  variantNames,
} from './find-names.ts';
import { type LineContext, type LineEntry, LineParts, type LineReading, leftWords } from './line-reading.ts';
import { endOfHead, isFiller, longestLine, plainLine, tokensOf, withMarks } from './line-text.ts';
import { languageOf, readLanguage } from './read-language.ts';
import { readScore } from './read-score.ts';

interface ReadOptions {
  /** The entry that the line is read as; without it, the one whose name the line has. */
  readonly entry?: LineEntry | undefined;
  /** The lists in which names are looked up; all of them unless given. */
  readonly lists?: readonly LineEntry['list'][] | undefined;
  /** Names may be misspelled. It costs a comparison with every name of the lists. */
  readonly withTypos?: boolean | undefined;
}

/** An entry whose name a line begins with, its figures, and the words behind it that are neither. */
interface NamedLine {
  readonly entry: LineEntry;
  readonly figures: Figures;
  readonly unread: string;
}

/**
 * Reads a line that is no name as a whole, but begins with one: "Bad Temper (9), when drunk". Words before the name, or at
 * once behind it ("Axe Kick"), make another name of it; then, and without an entry, null.
 */
export function readNamedLine(
  line: string,
  context: LineContext,
  lists: readonly LineEntry['list'][],
): NamedLine | null {
  const reading = readLine(line, context, { lists });
  const { entry, left, parts } = reading;
  const name = parts.find(({ as }) => as === 'entry');
  if (!entry || !name || entry.list === 'attributes' || name.value !== entry.name) return null;
  if (left.some(({ start }) => start < name.start)) return null;
  const [, next = ''] = /^\s+(\p{L}+)/u.exec(reading.text.slice(name.end)) ?? [];
  if (next !== '' && !isFiller(next) && left.some(({ text }) => text === next)) return null;
  const figures = readFigures(withMarks(plainLine(reading.text), [name]));
  // Of a thing, figures among these words are theirs: "with 3 rubies".
  const isThing = entry.list === 'items' && left.length > 0;
  const unread = isThing ? reading.text.slice(name.end).trim() : leftWords(reading);
  return { entry, figures: { ...figures, name: entry.name }, unread };
}

/**
 * Reads one line of a list, or of the one field: its entry, and what every other word is for that entry. Nothing is lost:
 * a word that is in no part is in `left`. Pure, in time proportional to the length of the line, which is cut off at 400
 * letters; derives no number of a character.
 */
export function readLine(line: string, context: LineContext, options: ReadOptions = {}): LineReading {
  const text = line.slice(0, longestLine);
  const plain = plainLine(text);
  if (options.entry) return readAs(text, plain, options.entry, context);
  const score = isListed(options, 'attributes') ? readScore(text, plain, context) : null;
  if (score) return score;
  const tokens = tokensOf(plain);
  const lists = namedLists.filter((list) => isListed(options, list));
  const alone = namedAlone(text, plain, context, lists);
  if (alone) return alone;
  const named = chooseNames(findNames(plain, tokens, context.catalog, lists), plain);
  const readings = named
    .flatMap((candidate) => {
      const entry = entryOf(context, candidate.match);
      const { places, match } = candidate;
      return entry ? [{ entry, reading: assign(text, plain, entry, places, match.answer, context) }] : [];
    })
    .map((each, at) => ({ ...each, cost: costOf(each.reading) + at / 10 }))
    .sort((a, b) => a.cost - b.cost);
  const [best = null, ...others] = preferSkills(readings, () =>
    readSkillsIn(text, plain, context, lists, findNames(plain, tokens, context.catalog, ['skills'])),
  );
  const language = !best && isListed(options, 'traits') ? readLanguage(text, plain, context) : null;
  if (language) return language;
  // Words before the name, or behind it, may be a part of a misspelled one: "high pain treshold" is no skill of Pain.
  const isIncomplete = !best || best.reading.left.length > 0;
  const isOtherName = best !== null && isPartOfName(best.reading);
  const misspelled = options.withTypos && isIncomplete ? readMisspelled(text, plain, context, lists) : null;
  if (misspelled && !isPartOfName(misspelled) && (!best || costOf(misspelled) + costOfGuess < best.cost))
    return misspelled;
  if (!best || isOtherName) {
    const partial = options.withTypos ? readPartial(text, plain, context, lists) : null;
    return partial ?? readUnknown(text, plain, variantNames(tokens, context.catalog, lists));
  }
  const equals = others.filter(({ cost }) => cost < best.cost + 0.4);
  const isGuess = isWildcard(best.entry, plain) || isBareSpell(best.reading, context);
  const reading = isGuess ? asGuess(best.reading) : best.reading;
  return { ...reading, others: equals.map(({ entry }) => entry) };
}

/** "light" alone may be a spell, a lamp, or anything. */
const isBareSpell = ({ entry, parts, left }: LineReading, { catalog }: LineContext): boolean =>
  entry?.list === 'skills' &&
  left.length === 0 &&
  parts.every(({ as }) => as === 'entry') &&
  !entry.name.includes(' ') &&
  catalog.skills.get(entry.id)?.facet.spell !== undefined;

/** "Sword" is hardly Sword!, a skill with everything of that kind. */
const isWildcard = ({ name }: LineEntry, plain: string): boolean => name.endsWith('!') && !plain.includes('!');

interface RankedReading {
  readonly entry: LineEntry;
  readonly reading: LineReading;
  readonly cost: number;
}

/** "Shield (Medium) 13" is no 13 shields: the number is a level where a skill begins the line as well. */
function preferSkills(
  readings: readonly RankedReading[],
  skills: () => readonly RankedReading[],
): readonly RankedReading[] {
  const [best] = readings;
  const isCounted =
    best?.entry.list === 'items' &&
    (best.reading.parts.some(({ as, isGuess }) => as === 'quantity' && isGuess) ||
      best.reading.left.some(({ text }) => /^\d{1,2}$/u.test(text)));
  const [skill] = isCounted ? skills() : [];
  return skill && best && skill.cost <= best.cost ? [skill, ...readings] : readings;
}

function readSkillsIn(
  text: string,
  plain: string,
  context: LineContext,
  lists: readonly NamedList[],
  candidates: readonly NameCandidate[],
): RankedReading[] {
  if (!lists.includes('skills')) return [];
  return chooseNames(candidates, plain).flatMap(({ match, places }) => {
    const entry = entryOf(context, match);
    if (!entry) return [];
    const reading = assign(text, plain, entry, places, match.answer, context);
    return [{ entry, reading, cost: costOf(reading) }];
  });
}

/** Words that may stand next to the name of a trait or skill without making another name of it. */
const conditionWords: ReadonlySet<string> = new Set(
  ['when', 'while', 'only', 'against', 'during', 'near', 'from', 'under', 'above', 'except', 'unless'].concat(
    [
      'mild',
      'minor',
      'major',
      'severe',
      'really',
      'very',
      'level',
      'skill',
      'spell',
      'trait',
      'mostly',
      'about',
      'both',
    ],
    [
      'plus',
      'minus',
      'again',
      'maybe',
      'else',
      'vs',
      'also',
      'base',
      'default',
      'racial',
      'points',
      'toward',
      'towards',
    ],
  ),
);

/** Whether a word next to the name makes another name of it: "Shape Darkness" is no Darkness, "Healing potion" no Healing. */
function isPartOfName({ text, entry, parts, left }: LineReading): boolean {
  const names = parts.filter(({ as }) => as === 'entry');
  if (names.length === 0) return false;
  const isInside = names.every(({ start }) => /\([^)]*$/u.test(text.slice(0, start)));
  if (isInside && left.some(({ end }) => names.every(({ start }) => end <= start))) return true;
  if (entry?.list !== 'traits' && entry?.list !== 'skills') return false;
  return left.some(({ start, end, text: word }) => {
    if (!/^\p{L}{4,}$/u.test(word) || conditionWords.has(word.toLowerCase())) return false;
    return names.some(
      (name) =>
        (end <= name.start && /^\s+$/u.test(text.slice(end, name.start))) ||
        (start >= name.end && /^\s+$/u.test(text.slice(name.end, start))),
    );
  });
}

/** A misspelled name must explain more words than one that is written out. */
const costOfGuess = 3;

/** Abbreviations that mean an entry only where they are the whole line, as they mean something else behind a name. */
const aloneNames: ReadonlyMap<string, readonly [list: NamedList, name: string]> = new Map([
  ['cr', ['traits', 'Combat Reflexes']],
  ['pv', ['traits', 'Peripheral Vision']],
  ['ds', ['traits', 'Danger Sense']],
]);

function namedAlone(
  text: string,
  plain: string,
  context: LineContext,
  lists: readonly NamedList[],
): LineReading | null {
  const [, letters = ''] = /^\s*(\p{L}{2,3})(?:\s*\[[^\]]*\])?\s*$/u.exec(plain) ?? [];
  const [list, name = ''] = aloneNames.get(letters.toLowerCase()) ?? [];
  const match = list && lists.includes(list) ? nameIndex(context.catalog).findKey(list, nameKey(name)) : null;
  const entry = list && match ? entryOf(context, { list, id: match.id }) : null;
  if (!entry) return null;
  const start = plain.indexOf(letters);
  return assign(text, plain, entry, [{ start, end: start + letters.length }], '', context);
}

const isListed = ({ lists }: ReadOptions, list: LineEntry['list']): boolean => lists?.includes(list) ?? true;

/** How badly a line fits an entry: by words that were not understood, then by words that are only notes. */
const costOf = ({ left, parts, entry }: LineReading): number =>
  left.reduce((sum, { nearest }) => sum + (nearest.length > 0 ? 0.5 : 10), 0) +
  parts.filter(({ as }) => as === 'note').length +
  unlikeliness(parts, entry) +
  // Words of the player are seldom behind a skill that has no figure, and often behind a thing.
  (entry?.list === 'skills' && parts.every(({ as }) => as === 'entry' || as === 'note')
    ? parts.length + left.length - 1
    : 0) /
    2;

/** A level as of a skill for a trait, and the like: it is possible, and seldom meant. */
function unlikeliness(parts: LineReading['parts'], entry: LineEntry | null): number {
  const level = parts.find(({ as }) => as === 'level');
  const quantity = parts.find(({ as }) => as === 'quantity');
  if (entry?.list === 'traits' && level && Number(level.value) > 4) return 2;
  if (entry?.list === 'items' && quantity) return quantity.isGuess ? 2 : 0.5;
  return 0;
}

function entryOf({ catalog }: LineContext, { list, id }: { list: NamedList; id: string }): LineEntry | null {
  const listed = catalog[list].get(id) ?? (list === 'items' ? catalog.kits.get(id) : undefined);
  return listed ? { list, id, name: listed.name } : null;
}

/** Reads a line as an entry: the words of its name, wherever they are, and the rest. */
function readAs(text: string, plain: string, entry: LineEntry, context: LineContext): LineReading {
  const { list } = entry;
  if (list === 'attributes') return readScore(text, plain, context) ?? readUnknown(text, plain);
  const found = findNames(plain, tokensOf(plain), context.catalog, [list]).filter(({ match }) => match.id === entry.id);
  const [name] = chooseNames(found, plain);
  if (name) return assign(text, plain, entry, name.places, name.match.answer, context);
  // The words that a search has found it by: those of its name first, and what else describes it last.
  const names = wordKeys(context, entry, false);
  const typed = tokensOf(plain).filter(({ key, isInside }) => !isInside && key.length > 1 && begins(names, key));
  const reading = assign(text, plain, entry, typed, '', context);
  const known = wordKeys(context, entry, true);
  const isKnown = (word: { readonly text: string }) => begins(known, nameKey(word.text));
  const described = reading.left
    .filter(isKnown)
    .map(({ start, end }) => ({ start, end, as: 'entry', value: entry.name, isGuess: false }) as const);
  return {
    ...reading,
    parts: [...reading.parts, ...described].toSorted((a, b) => a.start - b.start),
    left: reading.left.filter((word) => !isKnown(word)),
  };
}

const begins = (words: readonly string[], key: string): boolean =>
  key !== '' && words.some((word) => word.startsWith(key));

/** The keys of the words of an entry's name, or of its keywords, description and answers. */
function wordKeys({ catalog }: LineContext, { list, id }: LineEntry, withDescription: boolean): string[] {
  const listed = list === 'attributes' ? undefined : (catalog[list].get(id) ?? catalog.kits.get(id));
  if (!listed) return [];
  const { parameters = [] } = list === 'traits' ? (catalog.traits.get(id)?.facet ?? {}) : {};
  const options = parameters.flatMap(({ options: all = [] }) => all.map(({ name }) => name));
  const texts = withDescription ? [...listed.keywords, listed.description, ...options] : [listed.name];
  return texts.flatMap((text) => (text.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []).map(wordKey)).filter(Boolean);
}

/** Gives the words of a line to an entry whose name is at these places. */
function assign(
  text: string,
  plain: string,
  entry: LineEntry,
  places: readonly TextRange[],
  answer: string,
  context: LineContext,
): LineReading {
  const names = places.flatMap((range) => withoutTechLevel(plain, range));
  const { catalog } = context;
  const line = new LineParts(text);
  for (const range of names) line.add('entry', range, answer === '' ? entry.name : `${entry.name}: ${answer}`);
  const contents = entry.list === 'items' ? readContents(line, plain, names, entry, context) : null;
  const read = contents === null ? plain : plain.slice(0, contents);
  // "Innate Attack 3d, Acc 3": figures of an attack are no level of the trait.
  const attack = entry.list === 'traits' ? attackFigures(read) : [];
  for (const range of attack) line.note(range, true);
  // "knife 1.5 kg", "mail shirt DR 4": figures of a thing are no number of things.
  const aside = entry.list === 'items' ? assignMeasures(line, withMarks(read, names)) : attack;
  const marked = withMarks(read, [...names, ...aside]);
  const figures = readFigures(marked);
  const pieces = allPieces(text, marked, figures);
  const trait = entry.list === 'traits' ? catalog.traits.get(entry.id) : undefined;
  const skill = entry.list === 'skills' ? catalog.skills.get(entry.id) : undefined;
  const item = entry.list === 'items' ? catalog.items.get(entry.id) : undefined;
  if (trait) {
    if (answer !== '') line.choices = answersOf(trait.facet.parameters ?? [], answer);
    const language = languageOf(line, trait, figures, pieces, context);
    assignTrait(line, trait, figures, language ?? pieces, context);
  } else if (skill) assignSkill(line, skill, figures, pieces);
  else if (item) assignItem(line, item.facet, figures, pieces, context);
  else if (catalog.kits.has(entry.id)) assignItem(line, { kind: 'gear' }, figures, pieces, context);
  else for (const piece of pieces) leaveWords(line, piece);
  return line.reading(entry, []);
}

/** Figures of an attack that stand apart in a line: "Acc 3", "Range 10/100". */
const attackFigures = (plain: string): TextRange[] =>
  [
    ...plain.matchAll(
      /(?<=[,;(]\s{0,3})(?:Acc|RoF|Rcl|Shots|Range|Max|1\/2D|Bulk|Reach)\b\.?:?\s?\d[\d/,+.x]*(?: ?yd?s?\b)?(?=\s*(?:$|[,;)[]))/giu,
    ),
  ].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));

/** "Guns/TL8 (Pistol)": the parts of the name before and behind the tech level. */
function withoutTechLevel(plain: string, { start, end }: TextRange): TextRange[] {
  const match = /\s?\/\s?(?:TL|NT)\s?\d{0,2}\^?/iu.exec(plain.slice(start, end));
  if (!match) return [{ start, end }];
  const at = start + match.index;
  return [
    { start, end: at },
    { start: at + match[0].length, end },
  ].filter((range) => range.end > range.start);
}

const answersOf = (
  parameters: readonly { id: string; options?: readonly { id: string; name: string }[] }[],
  name: string,
) =>
  parameters.flatMap(({ id, options = [] }) => {
    const option = options.find((each) => each.name === name);
    return option ? [{ parameter: id, value: option.id }] : [];
  });

/** The contents of a container, behind a colon or "with". Returns where they begin, or null. */
function readContents(
  line: LineParts,
  plain: string,
  names: readonly TextRange[],
  entry: LineEntry,
  context: LineContext,
): number | null {
  const end = Math.max(0, ...names.map((range) => range.end));
  if (context.catalog.items.get(entry.id)?.facet.kind !== 'container') return null;
  const [, lead = '', rest = ''] = contentsLead.exec(plain.slice(end)) ?? [];
  if (rest === '') return readBracketedContents(line, plain, end, context);
  const start = end + lead.length;
  for (const { start: from, end: to } of splitAtCommas(line.text.slice(start), context)) {
    const reading = readLine(line.text.slice(start + from, start + to), context, { lists: ['items'], withTypos: true });
    if (reading.entry) line.contents.push(reading);
    for (const word of reading.left)
      line.leave({ start: start + from + word.start, end: start + from + word.end }, word.nearest);
  }
  line.add('contents', { start, end: line.text.length }, line.text.slice(start).trim());
  return end;
}

/** "backpack (bedroll, 3 rations)": things in brackets, if all of them are in the lists. Returns where they begin, or null. */
function readBracketedContents(line: LineParts, plain: string, end: number, context: LineContext): number | null {
  const [, gap = '', inside = ''] = /^(\s*\()([^()]*\p{L}[^()]*)\)/u.exec(plain.slice(end)) ?? [];
  if (inside === '') return null;
  const start = end + gap.length;
  const readings = inside.split(',').map((piece) => readLine(piece, context, { lists: ['items'] }));
  if (!readings.every(({ entry, left }) => entry !== null && left.length === 0)) return null;
  line.contents.push(...readings);
  line.add('contents', { start, end: start + inside.length }, inside.trim());
  return end;
}

/** More parts are not tried as one entry. */
const mostJoined = 4;

/**
 * Splits a line at its commas into the lines of its entries: "Luck, Stealth 12" are two, "Latin, broken" is one, as a part
 * that is no entry by itself and has a meaning for the one before it belongs to that.
 */
export function splitAtCommas(line: string, context: LineContext, withTypos = false): TextRange[] {
  const parts: TextRange[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= line.length; at += 1) {
    const sign = line[at] ?? ',';
    if (sign === '(' || sign === '[' || sign === '{') depth += 1;
    else if (sign === ')' || sign === ']' || sign === '}') depth = Math.max(0, depth - 1);
    const isNumber = /\d/u.test(line[at - 1] ?? '') && /\d/u.test(line[at + 1] ?? '');
    if (at < line.length && (sign !== ',' || depth > 0 || isNumber)) continue;
    if (line.slice(start, at).trim() !== '') parts.push({ start, end: at });
    start = at + 1;
  }
  for (let at = 0; at + 1 < parts.length; at += 1) {
    // "very fine, ornate katana": what is said of a thing stands before it.
    const [first, second] = parts.slice(at, at + 2);
    if (
      first &&
      second &&
      /^\s*(?:very )?(?:fine|cheap|good)(?: quality)?\s*$/iu.test(line.slice(first.start, first.end))
    )
      parts.splice(at, 2, { start: first.start, end: second.end });
  }
  const joined: TextRange[] = [];
  for (let at = 0; at < parts.length; ) {
    const first = parts[at];
    if (!first) break;
    const count = containedParts(line, parts.slice(at), context) || joinedParts(line, parts.slice(at), context);
    joined.push({ start: first.start, end: parts[at + count - 1]?.end ?? first.end });
    at += count;
  }
  return joined.flatMap((range) => splitAtAnd(line, range, context, withTypos));
}

/** How many parts are a container with its contents: what follows "Backpack, Small: rope" is in it. 0 for no container. */
function containedParts(line: string, parts: readonly TextRange[], context: LineContext): number {
  const [first] = parts;
  const head = parts.slice(0, 2).findIndex(({ end }) => {
    const whole = readLine(line.slice(first?.start, end), context).wish;
    return whole.contents.length > 0;
  });
  if (!first || head < 0) return 0;
  // "Small" of "Backpack, Small: rope" belongs to the name, not to the contents of a backpack.
  const behind = parts.slice(head + 1);
  const next = behind.findIndex(({ start, end }) => {
    const { entry } = readLine(line.slice(start, end), context);
    return entry !== null && entry.list !== 'items';
  });
  return head + 1 + (next < 0 ? behind.length : next);
}

/** How many parts are one entry with what is said of it; at least 1. */
function joinedParts(line: string, parts: readonly TextRange[], context: LineContext): number {
  let count = Math.min(mostJoined, parts.length);
  while (count > 1 && !belongTogether(line, parts.slice(0, count), context)) count -= 1;
  return count;
}

function belongTogether(line: string, parts: readonly TextRange[], context: LineContext): boolean {
  const [first, ...others] = parts;
  const end = parts.at(-1)?.end;
  if (!first || end === undefined) return false;
  const whole = readLine(line.slice(first.start, end), context);
  if (!whole.entry) return false;
  return others.every(({ start, end: to }) => {
    const isIn = (part: TextRange) => first.start + part.start < to && first.start + part.end > start;
    const covering = whole.parts.filter(isIn);
    // The name itself has the comma.
    if (covering.some((part) => part.as === 'entry' && first.start + part.start < start)) return true;
    // "Crossbow, ST 12": what a weapon is made for.
    if (/^\s*ST\s?\d+\s*(?:\(|$)/iu.test(line.slice(start, to)) && whole.entry?.list === 'items') return true;
    // "Blanket, in the backpack": where it is.
    if (covering.some(({ as }) => as === 'place') && covering.every(({ as }) => as !== 'entry')) return true;
    // "Fast-Draw (Arrow), stelth 13": words with a level of their own are another entry.
    const isOther = /^\s*\p{L}[\p{L}' -]*\p{L}{2}\s?-?\d{1,2}(?=\s*(?:\[|\(|$))/u.test(line.slice(start, to));
    if (isOther && whole.entry?.list === 'skills' && !/^\s*(?:level|lvl|skill|at)\b/iu.test(line.slice(start, to)))
      return false;
    const isSaid = covering.some(({ as, isGuess }) => (as !== 'note' || isGuess) && as !== 'entry');
    if (!isSaid || covering.some(({ as }) => as === 'entry')) return false;
    return readLine(line.slice(start, to), context).entry === null;
  });
}

/** Splits "2 torches and a rope" where both sides are entries, and more of the line is understood than as one. */
function splitAtAnd(line: string, range: TextRange, context: LineContext, withTypos: boolean): TextRange[] {
  const text = line.slice(range.start, range.end);
  const whole = readLine(text, context);
  if (whole.entry && whole.left.length === 0) return [range];
  for (const match of text.matchAll(/\s(?:and|plus|with|w\/|&|\+)\s/giu)) {
    const before = text.slice(0, match.index);
    if (/[([{][^)\]}]*$/u.test(before)) continue;
    const behind = match.index + match[0].length;
    const first = readLine(before, context, { withTypos });
    const second = readLine(text.slice(behind), context, { withTypos });
    if (!first.entry || !second.entry || second.entry.list === 'attributes') continue;
    if (whole.entry && first.left.length + second.left.length >= whole.left.length) continue;
    return [
      { start: range.start, end: range.start + match.index },
      ...splitAtAnd(line, { start: range.start + behind, end: range.end }, context, withTypos),
    ];
  }
  return [range];
}

/** A misspelled name may be so many words behind the beginning of the line: "2 fine rapeirs". */
const mostBefore = 3;

/** Looks words of the head of a line up as a misspelled name; of several readings the one that explains most. */
function readMisspelled(
  text: string,
  plain: string,
  context: LineContext,
  lists: readonly NamedList[],
): LineReading | null {
  const head = tokensOf(plain).filter(({ start, isInside }) => !isInside && start < endOfHead(plain));
  const index = nameIndex(context.catalog);
  index.begin();
  const named = head.filter(({ key }) => !/^\d+$/u.test(key));
  const digitsOf = (words: string) => (words.match(/\d+/gu) ?? []).join(' ');
  let best: LineReading | null = null;
  for (let from = 0; from < Math.min(named.length, mostBefore); from += 1) {
    for (let count = Math.min(4, named.length - from); count > 0; count -= 1) {
      const first = named[from];
      const last = named[from + count - 1];
      if (!first || !last) continue;
      const range = { start: first.start, end: last.end };
      const words = plain.slice(range.start, range.end);
      const found = lists.flatMap((list) => {
        const match = index.find(words, [list], true);
        const entry = match?.by === 'typo' ? entryOf(context, { list, id: match.id }) : null;
        // Figures are not misspelled: ".44M" is no "9mm".
        // "Quick" is no Quirk: its words are those of the player.
        return entry && entry.id !== 'quirk' && digitsOf(entry.name) === digitsOf(words) ? [entry] : [];
      });
      for (const entry of found) {
        const reading = asGuess(assign(text, plain, entry, [range], '', context));
        // "speaks Mandarin natively" is no Spear: more words are left than are explained.
        const unexplained = reading.left.filter(({ nearest }) => nearest.length === 0).length;
        if (unexplained >= count) continue;
        if (!best || costOf(reading) < costOf(best)) best = reading;
      }
      if (found.length > 0) break;
    }
  }
  return best;
}

/** A reading whose entry is a guess. */
const asGuess = (reading: LineReading): LineReading => ({
  ...reading,
  parts: reading.parts.map((part) => (part.as === 'entry' ? { ...part, isGuess: true } : part)),
});

/** Words of names that many things have, and that mean something else behind a name. */
const plainWords: ReadonlySet<string> = new Set(
  [
    'yard',
    'feet',
    'foot',
    'pound',
    'belt',
    'with',
    'pack',
    'back',
    'home',
    'level',
    'small',
    'large',
    'medium',
    'light',
  ]
    .concat(['heavy', 'good', 'fine', 'cheap', 'hand', 'man', 'day', 'type', 'skill', 'power', 'hour', 'inch', 'from'])
    .concat(['very', 'other', 'only', 'than', 'when', 'more', 'less', 'knowledge', 'weapon', 'attack', 'resistant']),
);

/** So many entries with the words of a line in their names are offered. */
const mostPartial = 4;

/** Looks up entries whose names have the words of the head of a line: "rope" is one of several. The shortest is a guess. */
function readPartial(
  text: string,
  plain: string,
  context: LineContext,
  lists: readonly NamedList[],
): LineReading | null {
  const words = tokensOf(plain).filter(
    ({ start, isInside, key }) =>
      !isInside && start < endOfHead(plain) && /^\p{L}{4,}/u.test(key) && !plainWords.has(key),
  );
  const found = lists.flatMap((list) =>
    [...context.catalog[list].values()].flatMap(({ id, name }) => {
      const names = (name.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []).map(wordKey);
      const typed = words.filter(({ key }) => names.includes(key));
      const isMain = typed.some(({ key }) => key === names[0] || key === names.at(-1) || names.length <= 2);
      const isWhole = typed.length === words.length && (list === 'items' || typed.length > 1);
      return isMain && isWhole ? [{ entry: { list, id, name }, typed, length: name.length }] : [];
    }),
  );
  const most = Math.max(0, ...found.map(({ typed }) => typed.length));
  // "9mm auto pistol": figures of the line tell the entries with these words apart.
  const figures = tokensOf(plain).filter(({ key }) => /\d/u.test(key));
  const same = (name: string) => figures.filter(({ key }) => nameKey(name).includes(key)).length;
  const nearest = found
    .filter(({ typed }) => typed.length === most)
    .sort((a, b) => same(b.entry.name) - same(a.entry.name) || a.length - b.length);
  const [first] = nearest;
  if (!first) return null;
  const reading = asGuess(assign(text, plain, first.entry, first.typed, '', context));
  return { ...reading, others: nearest.slice(1, mostPartial).map(({ entry }) => entry) };
}

/** A line without a name of the lists: each of its words is left. */
function readUnknown(text: string, plain: string, nearest: ReturnType<typeof variantNames> = null): LineReading {
  const line = new LineParts(text);
  if (nearest) line.leave(nearest.place, nearest.names);
  const range = { start: nearest?.place.end ?? 0, end: plain.length };
  if (nearest)
    leaveWords(line, {
      start: 0,
      end: nearest.place.start,
      text: plain.slice(0, nearest.place.start),
      where: 'before',
    });
  leaveWords(line, { ...range, text: plain.slice(range.start), where: 'before' });
  return line.reading(null, []);
}
