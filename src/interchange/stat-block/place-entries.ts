import type { Attribute } from '../../catalog/entry.ts';
import { ownValue } from '../../engine/own-value.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { lineContextOf } from '../lines/line-reading.ts';
import { readNamedLine } from '../lines/read-line.ts';
import { isRemark, isSentence, splitTop } from './clean-text.ts';
import type { Section } from './headings.ts';
import type { NameList, NameMatch } from './name-index.ts';
import { addTemplateTraits, findNamedTemplate } from './named-templates.ts';
import { addWeapon } from './place-attacks.ts';
import { addItem } from './place-items.ts';
import { maxRows, type Placing } from './placing.ts';
import { type Figures, readFigures } from './read-figures.ts';
import { readScores } from './read-scores.ts';
import type { Part } from './split-parts.ts';

const attributeOf: Readonly<Record<string, Attribute>> = {
  ST: 'st',
  DX: 'dx',
  IQ: 'iq',
  HT: 'ht',
  Will: 'will',
  Per: 'perception',
};

/** Looks a name up: with the text in brackets, alone, before a colon or a dash, and as the beginning of the words. */
function findName(
  placing: Placing,
  figures: Figures,
  lists: readonly NameList[],
  section: Section | null,
): { match: NameMatch | null; nameHas: number; renamed?: Figures } {
  const { name, texts } = figures;
  const spell = section === 'spells' ? [`${name} (spell)`] : [];
  for (const whole of spell) {
    const match = placing.index.find(whole, lists);
    if (match) return { match, nameHas: texts[0]?.toLowerCase() === 'spell' ? 1 : 0 };
  }
  const [first] = texts;
  if (first !== undefined) {
    const match = placing.index.find(`${name} (${first})`, lists);
    if (match && match.by === 'name') return { match, nameHas: 1 };
  }
  const alone = placing.index.find(name, lists);
  if (alone?.by === 'name' || placing.isOwnText) return { match: alone?.by === 'name' ? alone : null, nameHas: 0 };
  for (const separator of [/\s*:\s+/u, /\s+[-–—]\s+/u, /,\s+/u]) {
    const cut = separator.exec(name);
    if (!cut) continue;
    const before = name.slice(0, cut.index);
    const behind = name.slice(cut.index + cut[0].length);
    const match = placing.index.find(`${before} (${behind})`, lists) ?? null;
    if (match?.by === 'name')
      return { match, nameHas: 1, renamed: { ...figures, name: before, texts: [behind, ...texts] } };
    const plain = placing.index.find(before, lists);
    if (plain?.by === 'name')
      return { match: plain, nameHas: 0, renamed: { ...figures, name: before, texts: [behind, ...texts] } };
  }
  if (alone) return { match: alone, nameHas: 0 };
  // "Staff DX": an attribute alone behind the name of a skill.
  const [, skillName, bare] = /^(.*\S)\s+(ST|DX|IQ|HT|Will|Per)$/u.exec(name) ?? [];
  const base = bare === undefined ? undefined : ownValue(attributeOf, bare);
  if (skillName && base && !figures.relative) {
    const match = placing.index.find(skillName, ['skills']);
    if (match)
      return { match, nameHas: 0, renamed: { ...figures, name: skillName, relative: { attribute: base, by: 0 } } };
  }
  // "Magery II"
  const [, plainName, numeral] = /^(.*\S)\s+(I{1,3}|IV|V)$/u.exec(name) ?? [];
  if (plainName && numeral) {
    const match = placing.index.find(plainName, lists);
    const number = ['I', 'II', 'III', 'IV', 'V'].indexOf(numeral) + 1;
    if (match) return { match, nameHas: 0, renamed: { ...figures, name: plainName, number } };
  }
  const words = name.split(' ');
  for (let count = words.length - 1; count >= 1 && words.length <= 8; count -= 1) {
    const begin = words.slice(0, count).join(' ');
    const rest = words.slice(count).join(' ');
    const match = placing.index.find(begin, lists);
    if (match?.by !== 'name' || !takesText(placing, match)) continue;
    return {
      match: { ...match, by: 'typo' },
      nameHas: 0,
      renamed: { ...figures, name: begin, texts: [rest, ...texts] },
    };
  }
  return { match: placing.index.find(name, lists, true), nameHas: 0 };
}

function takesText(placing: Placing, { list, id }: NameMatch): boolean {
  const { catalog } = placing.draft.contextOnly().context;
  if (list === 'skills') return catalog.skills.get(id)?.facet.speciality !== undefined;
  return list === 'traits' && (catalog.traits.get(id)?.facet.parameters?.length ?? 0) > 0;
}

const traitSections: readonly (Section | null)[] = [
  'advantage',
  'perk',
  'disadvantage',
  'quirk',
  'traits',
  'languages',
  'cultures',
];

/**
 * Collects a trait, skill or item, once its name was looked up. `read` is the form of the part that is read; it differs
 * from `part` if a row of a table was turned into a line. A name that is neither listed nor in a list of the text stays
 * unread.
 */
export function addEntry(placing: Placing, read: Part, part: Part = read): void {
  if (placing.entries.length >= maxRows || isPageHead(read.text)) return;
  const { section } = part;
  if (isNothing(read.text)) {
    placing.draft.set(part, 'understood', 'none');
    return;
  }
  // The requirements of a spell follow semicolons, and the list has them.
  const [main = '', ...casting] = section === 'spells' ? splitTop(read.text, /;/u) : [read.text];
  const plain = readFigures(main);
  const figures = casting.length > 0 ? { ...plain, note: [plain.note, ...casting].filter(Boolean).join('; ') } : plain;
  if (section === 'languages' || section === 'cultures') {
    addLanguage(placing, part, figures);
    return;
  }
  if (isDenied(figures)) return;
  // A page number, the rest of a row.
  if (!placing.isOwnText && !/\p{L}{2}/u.test(figures.name)) return;
  const lists = listsOf(section, figures);
  const strength = placing.isOwnText ? null : readStrengthTrait(placing, figures);
  if (strength) {
    placing.entries.push({ part, ...strength, nameHas: 0, as: 'trait' });
    return;
  }
  if (!placing.isOwnText && figures.number === null && placeTemplate(placing, part, read.text)) return;
  const dice = placing.isOwnText ? null : findAttackOfDice(placing, figures);
  if (dice) {
    placing.entries.push({ part, ...dice, nameHas: 0, as: 'trait' });
    return;
  }
  const { match, nameHas, renamed } = findName(placing, figures, lists, section);
  if (match) {
    const as = match.list === 'traits' ? 'trait' : match.list === 'skills' ? 'skill' : 'item';
    if (as === 'item' && section !== 'traits') {
      addItem(placing, read, part);
      return;
    }
    placing.entries.push({ part, figures: renamed ?? figures, match, nameHas, as: as === 'item' ? 'trait' : as });
    return;
  }
  const named =
    placing.isOwnText || read !== part
      ? null
      : readNamedLine(main, lineContextOf(placing.draft.contextOnly()), lineListsOf(lists));
  if (named) {
    const { entry, unread } = named;
    const list = entry.list === 'attributes' ? 'items' : entry.list;
    if (list === 'items' && section !== 'traits') {
      addItem(placing, read, part);
      return;
    }
    const note = [named.figures.note, unread, ...casting].filter(Boolean).join('; ');
    placing.entries.push({
      part,
      figures: { ...named.figures, note },
      match: { list, id: entry.id, answer: '', by: 'name' },
      nameHas: 0,
      as: list === 'skills' ? 'skill' : 'trait',
      unread,
    });
    return;
  }
  const hasFigures =
    figures.points !== null || figures.number !== null || figures.relative !== null || figures.difficulty !== null;
  if (
    figures.name === '' ||
    (figures.points === null && ((!placing.isOwnText && isSentence(figures.name)) || isRemark(figures.name)))
  )
    return;
  if (!placing.isOwnText && (section === null || isSkillList(section)) && !couldBeSkill(figures)) return;
  if (isSkillList(section)) {
    placing.entries.push({ part, figures, match: null, nameHas: 0, as: 'skill' });
  } else if (traitSections.includes(section)) {
    placing.entries.push({ part, figures, match: null, nameHas: 0, as: 'trait' });
  } else if (section === null && hasFigures) {
    const isSkill =
      figures.relative !== null ||
      figures.difficulty !== null ||
      (figures.number !== null && figures.number > 4 && figures.sign === '');
    if (isSkill || figures.points !== null)
      placing.entries.push({ part, figures, match: null, nameHas: 0, as: isSkill ? 'skill' : 'trait' });
  }
}

const isSkillList = (section: Section | null): boolean => section === 'skills' || section === 'spells';

/** Higher levels are other figures: points of a campaign, a price. */
const highestSkill = 40;

/** Whether an unlisted name with these figures may be a skill or trait of somebody: no sentence, and no label of another list. */
function couldBeSkill({ name, number, points, relative, difficulty, techLevel }: Figures): boolean {
  const hasFigures = number !== null || points !== null || relative !== null || difficulty !== null;
  const isName =
    /\p{L}{3}/u.test(name) &&
    !/[.;:!?]\s|[:$=]|\d[dw]\d?\b|\b(?:is|are|has|have|she|he|they|her|his)\b/iu.test(name) &&
    name.split(' ').length <= 6;
  return isName && (hasFigures || techLevel !== null) && (number ?? 0) <= highestSkill;
}

/** "Lifting ST +4": a trait with levels whose name ends like a skill's base. */
function readStrengthTrait(placing: Placing, figures: Figures): { figures: Figures; match: NameMatch } | null {
  const { relative, name } = figures;
  if (!relative || relative.by <= 0) return null;
  const whole = `${name} ${relative.attribute.toUpperCase()}`;
  const match = placing.index.find(whole, ['traits']);
  return match?.by === 'name'
    ? { match, figures: { ...figures, name: whole, relative: null, number: relative.by } }
    : null;
}

const lineListsOf = (lists: readonly NameList[]) =>
  (['traits', 'skills', 'items'] as const).filter((list) => lists.includes(list));

/** "114  ROGUES OF THE CANAL": the head or foot of a page in the middle of a list. */
const isPageHead = (text: string): boolean =>
  /^\d{1,3}\s+\p{Lu}[\p{Lu}\s'’:&-]{4,}$|^\p{Lu}[\p{Lu}\s'’:&-]{4,}\s\s+\d{1,3}$/u.test(text);

/** "None", "n/a": the list is empty. */
const isNothing = (text: string): boolean => /^(?:none|nil|n\/a|[-–—])$/iu.test(text.trim());

/** "Contacts: none to speak of": something the character does not have. */
const isDenied = ({ name, points }: Figures): boolean => points === null && /:\s*(?:none|no)\b/iu.test(name);

/** Collects a language or a culture: a trait in some rulesets, a skill in others. */
function addLanguage(placing: Placing, part: Part, figures: Figures): void {
  const { catalog } = placing.draft.contextOnly().context;
  const id = part.section === 'cultures' ? 'cultural-familiarity' : 'language';
  const known = findName(placing, figures, ['traits', 'skills'], part.section);
  if (known.match?.by === 'name') {
    placing.entries.push({
      part,
      figures: known.renamed ?? figures,
      match: known.match,
      nameHas: known.nameHas,
      as: known.match.list === 'skills' ? 'skill' : 'trait',
    });
    return;
  }
  const { name, texts } = figures;
  const named = { ...figures, name: id, texts: [name.replace(/\s*[:-]\s*$/u, ''), ...texts] };
  if (catalog.traits.has(id))
    placing.entries.push({
      part,
      figures: named,
      match: { list: 'traits', id, answer: '', by: 'name' },
      nameHas: 0,
      as: 'trait',
    });
  else if (catalog.skills.has(id))
    placing.entries.push({
      part,
      figures: named,
      match: { list: 'skills', id, answer: '', by: 'name' },
      nameHas: 0,
      as: 'skill',
    });
  else
    placing.entries.push({
      part,
      figures,
      match: null,
      nameHas: 0,
      as: figures.number !== null || figures.relative ? 'skill' : 'trait',
    });
}

/** Collects a quirk, which is words of the player unless the lists have it by its exact name. */
export function addQuirk(placing: Placing, read: Part, part: Part = read): void {
  if (placing.entries.length >= maxRows) return;
  const figures = readFigures(read.text);
  const match = placing.index.find(figures.name, ['traits']);
  placing.entries.push({
    part,
    figures,
    match: match?.by === 'name' ? match : null,
    nameHas: 0,
    as: 'trait',
  });
}

/** Adds the meta-trait that a part names, unless the lists have a trait of that name. Returns whether it did. */
function placeTemplate(placing: Placing, part: Part, text: string): boolean {
  const { draft, index } = placing;
  const named = findNamedTemplate(draft.templates, text);
  if (!named || index.find(named.template.name, ['traits'])?.by === 'name') return false;
  const { template, points } = named;
  const { catalog } = draft.contextOnly().context;
  draft.edit((character) => addTemplateTraits(character, template, catalog, draft.nextKey));
  const price = template.points ?? points ?? 0;
  draft.set(part, 'understood', `meta-trait ${template.name}, ${formatPoints(price)}`);
  if (points !== null && points !== price)
    draft.findings.push({
      id: `template:${part.line}:${template.id}`,
      line: part.line,
      words: `${template.name} for ${formatPoints(points)} in the text; ${formatPoints(price)} by the rules.`,
      options: [],
      chosen: '',
    });
  return true;
}

const kindsOfDamage: readonly (readonly [RegExp, string])[] = [
  [/^burn/iu, 'Burning'],
  [/^(?:cr|crush)/iu, 'Crushing'],
  [/^cut/iu, 'Cutting'],
  [/^imp/iu, 'Impaling'],
  [/^(?:tox)/iu, 'Toxic'],
  [/^(?:fat)/iu, 'Fatigue'],
  [/^(?:cor)/iu, 'Corrosion'],
  [/^pi(?:erc\p{L}*)?$/iu, 'Piercing'],
];

/** "Innate Attack 6d burning", "Burning Attack 3d": as many levels as dice; null for anything else, and for dice with something added. */
function findAttackOfDice(
  { index }: Placing,
  figures: Figures,
): { readonly figures: Figures; readonly match: NameMatch } | null {
  const [, before = '', dice = '', behind = ''] =
    /^(?:(\p{L}+)\s+attack|innate attack)\s+(\d{1,3})d(?:\s+(\p{L}+))?$/iu.exec(figures.name) ?? [];
  const word = before && !/^innate$/iu.test(before) ? before : behind;
  const kind = kindsOfDamage.find(([pattern]) => pattern.test(word))?.[1];
  if (dice === '' || kind === undefined || figures.number !== null) return null;
  const name = `Innate Attack (${kind})`;
  const match = index.find(name, ['traits']);
  return match ? { match: { ...match, by: 'name' }, figures: { ...figures, name, number: Number(dice) } } : null;
}

/** The possible kinds of a name, by its heading and its figures, the likeliest first. */
function listsOf(
  section: Section | null,
  { relative, number, sign, difficulty, points }: Figures,
): readonly NameList[] {
  switch (section) {
    case 'skills':
    case 'spells':
      return ['skills'];
    case 'advantage':
    case 'disadvantage':
    case 'perk':
      return ['traits'];
    case 'traits':
      return relative || difficulty ? ['skills', 'traits'] : ['traits', 'skills'];
    default:
      if (relative || difficulty || (number !== null && number >= 5 && sign === '')) return ['skills', 'traits'];
      return points !== null || number !== null ? ['traits', 'skills', 'items'] : ['traits', 'items', 'skills'];
  }
}

/** A row of a table of weapons in the notation of attacks: "Longbow (14): 1d+1 imp, Acc 3, Range 165/220". */
function weaponText(name: string, columns: ReadonlyMap<string, string>): string {
  const level = columns.get('level') ?? columns.get('skill') ?? '';
  const figures = [...columns].flatMap(([column, cell]) => {
    if (column === 'name' || (cell === level && level !== '') || /^[-–—]?$/u.test(cell)) return [];
    return [/^(?:damage|notes|type|cost)$/u.test(column) || /\p{L}/u.test(cell) ? cell : `${column} ${cell}`];
  });
  return `${name}${/^\d{1,2}$/u.test(level) ? ` (${level})` : ''}: ${figures.join(', ')}`;
}

/** Reads a row of a table by the headings of its columns, as if it were written in a line. */
export function readRow(placing: Placing, part: Part): void {
  const columns = part.columns ?? new Map<string, string>();
  const name = columns.get('name') ?? '';
  if (part.section === 'derived' || part.section === 'mounts') {
    placing.draft.set(part, placing.isOwnText ? 'understood' : 'guessed', 'follows from the rest, computed again');
    return;
  }
  if (name === '') {
    const scores = [...columns].flatMap(
      ([heading, cell]) => readScores(`${heading} ${cell}`, placing.index.isForeign) ?? [],
    );
    for (const score of scores) placing.scores.push({ part, score });
    if (scores.length === 0) return;
    placing.draft.set(part, 'understood', 'numbers of the sheet');
    return;
  }
  const cell = (column: string, before = '', behind = '') => {
    const text = columns.get(column);
    return text === undefined || /^[-–—]$/u.test(text) ? '' : `${before}${text}${behind}`;
  };
  if (part.section === 'weapons') {
    addWeapon(
      placing,
      {
        ...part,
        text: weaponText(name, columns),
      },
      part,
    );
    return;
  }
  // "ST: 11" and its price, under "Attributes" and "Cost".
  const price = (cell('points') || cell('cost')).replace(/[[\]()]/gu, '');
  const named =
    part.section === 'equipment'
      ? null
      : readScores(`${name}${price === '' ? '' : ` [${price}]`}`, placing.index.isForeign);
  if (named && /\d/u.test(name)) {
    for (const score of named) placing.scores.push({ part, score });
    return;
  }
  const isPriced = columns.has('cost') && !columns.has('level') && !columns.has('points');
  const isItem = isPriced || columns.has('weight') || columns.has('quantity') || part.section === 'equipment';
  if (isItem) {
    const quantity = cell('quantity', '', ' x ').replace(/^1 x /u, '');
    const text = [
      `${quantity}${name}`,
      cell('cost', '$').replace('$$', '$'),
      cell('weight', '', ' lb').replace(/(lbs?\.?|pounds?) lb$/u, '$1'),
      cell('where'),
      cell('protection'),
      cell('notes'),
    ]
      .filter(Boolean)
      .join('  ');
    addItem(placing, { ...part, text }, part);
    return;
  }
  const points = (cell('points') || cell('cost')).replace(/[[\]()]/gu, '');
  const level = cell('level');
  const text = [
    name,
    cell('speciality', ' (', ')'),
    cell('tl', '/TL'),
    cell('difficulty', ' (', ')'),
    level === '' ? '' : `-${level}`,
    points === '' ? '' : ` [${points}]`,
    cell('relative', ' @ '),
    cell('notes', ' '),
  ].join('');
  const scores = readScores(`${name} ${level}${points === '' ? '' : ` [${points}]`}`, placing.index.isForeign);
  if (scores) {
    for (const score of scores) placing.scores.push({ part, score });
    return;
  }
  if (part.section === 'quirk') {
    addQuirk(placing, { ...part, text }, part);
    return;
  }
  addEntry(placing, { ...part, text }, part);
}
