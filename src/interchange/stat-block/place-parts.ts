import * as z from 'zod/mini';
import { planQuirk } from '../../builder/what-if/plans/plan-trait.ts';
import { setCampaign, setConcept } from '../../character/edit-character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { ownTraitSchema, type TraitKind } from '../../character/trait-rows.ts';
import { formatFraction, formatNumber } from '../../engine/format.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { findMostLevels, formatTraitName } from '../../rules/shared/trait-price.ts';
import { traitStat } from '../../rules/stat-ids.ts';
import { looksLikeAttack } from './attack-text.ts';
import { plainSigns, toNumber } from './clean-text.ts';
import type { Draft } from './draft.ts';
import { isProse, type Section } from './headings.ts';
import { type NameIndex, nameKey } from './name-index.ts';
import { addWeapon, compareAttacks, placeWeapon } from './place-attacks.ts';
import { addEntry, addQuirk, readRow } from './place-entries.ts';
import { isGreeting, readField, readHead, readTitle, readWeight } from './place-head.ts';
import { addItem, keepFigures, placeItem, readMount } from './place-items.ts';
import { compareScores, placeAttributes, placeSecondary } from './place-scores.ts';
import { createPlacing, type Entry, type Placing } from './placing.ts';
import { readFigures } from './read-figures.ts';
import { readScores, type Score } from './read-scores.ts';
import { longestPart, type Part } from './split-parts.ts';
import { offerTextFigures } from './text-figures.ts';
import { readOwnSkill, readSkill, settleSkills } from './text-skills.ts';
import { readTrait } from './text-traits.ts';

/** The tech level of the text, or the one that most of its skills have. */
function settleTechLevel(placing: Placing): void {
  const levels = placing.entries.flatMap(({ figures }) => figures.techLevel ?? []);
  const counts = new Map<number, number>();
  for (const level of levels) counts.set(level, (counts.get(level) ?? 0) + 1);
  const [usual] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const techLevel = placing.techLevel ?? usual;
  if (techLevel !== undefined) placing.draft.edit((character) => setCampaign(character, 'techLevel', techLevel));
}

/** The budget is the total of the text, or else the price of the character. */
function settleBudget(placing: Placing): void {
  const { draft } = placing;
  const { worksheet } = draft.sheet();
  const spent = worksheet.has('points') ? worksheet.number('points') : null;
  const said = placing.total === null ? null : placing.total + (placing.unspent ?? 0);
  const budget = said ?? spent;
  if (budget !== null) draft.edit((character) => setCampaign(character, 'budget', budget));
  if (placing.total === null || spent === null || spent === placing.total) return;
  draft.findings.push({
    id: 'total',
    line: 1,
    words: `${formatPoints(placing.total)} in all in the text; ${formatPoints(spent)} by the rules.`,
    options: [],
    chosen: '',
  });
}

/** Adds a skill or spell, listed or custom; its points are settled once all of them are there. */
function placeSkill(placing: Placing, { part, figures, match, nameHas, unread = '' }: Entry): void {
  const { draft } = placing;
  // No skill changes how another is read: the numbers are computed once, when all of them are there.
  const sheet = draft.contextOnly();
  const listed = match ? sheet.context.catalog.skills.get(match.id) : undefined;
  const isSpell = part.section === 'spells';
  const name = [figures.name, ...(figures.texts.length > 0 ? [`(${figures.texts.join('; ')})`] : [])].join(' ');
  const skill = listed
    ? readSkill(sheet, listed, figures, nameHas, placing.isOwnText)
    : readOwnSkill(sheet, figures, name, isSpell);
  const key = draft.nextKey();
  draft.edit((character) => addRow(character, 'skills', skill.row, key));
  placing.rows.set(part, skill.row.note ?? '');
  const guesses = placing.isOwnText
    ? []
    : [
        ...(listed
          ? match?.by === 'typo' || match?.by === 'foreign'
            ? [`read as ${listed.name}`]
            : []
          : [`not in the lists: custom ${isSpell ? 'spell' : 'skill'}`]),
        ...(unread === '' ? [] : [`“${unread}” is a note`]),
        ...(listed?.name.endsWith('!') && !part.text.includes('!') ? [`read as ${listed.name}`] : []),
        ...skill.guesses,
      ];
  const shown = listed ? [listed.name, ...(skill.row.speciality ? [`(${skill.row.speciality})`] : [])].join(' ') : name;
  placing.skills.push({ key, part, name: shown, skill, finding: `skill:${part.line}:${nameKey(name)}`, guesses });
}

/**
 * Makes a character of the parts of a text: numbers, then traits, then skills that depend on both, then possessions.
 */
export function placeParts(draft: Draft, parts: readonly Part[], index: NameIndex, isOwnText: boolean): Placing {
  const placing = createPlacing(draft, index, isOwnText);
  for (const [at, part] of parts.entries()) if (!part.isHeading) sortPart(placing, part, at);
  placeEntries(placing);
  compareTotals(
    draft,
    parts.filter(({ text }) => text.length <= longestPart),
  );
  return placing;
}

/** Reads a part if it depends on no other, and puts it where it belongs. */
function sortPart(placing: Placing, part: Part, at: number): void {
  const { draft } = placing;
  const { section, text } = part;
  if (section && isProse(section) && !part.field && !part.columns) {
    readProse(placing, part, section);
    return;
  }
  if (text.length > longestPart) return;
  if (part.field) {
    readField(placing, part);
    return;
  }
  if (part.columns) {
    readRow(placing, part);
    return;
  }
  if (at < 4 && section === 'head' && draft.character.name === '' && (placing.isOwnText || !isGreeting(text))) {
    readTitle(placing, part);
    return;
  }
  if (section === 'mounts') {
    placing.mounts.push(part);
    return;
  }
  const isAttack = section !== 'quirk' && looksLikeAttack(text);
  if (isAttack || (section === 'weapons' && !isOtherEntry(placing, text))) {
    addWeapon(placing, part);
    return;
  }
  const before = placing.entries.at(-1);
  const isBehindAttack = before?.as === 'weapon' && before.part.line === part.line;
  const read =
    section === 'quirk' || (section === 'equipment' && !isBehindAttack) || isArmorTrait(placing, part)
      ? null
      : readScores(text, placing.index.isForeign);
  // Differences in derived numbers come from a race or a load.
  const scores = section === 'derived' && read?.some(({ isChange }) => isChange) ? null : read;
  // "Wgt:2.6" behind a weapon is no weight of a person.
  const isOfThing = section === 'weapons' || section === 'equipment';
  if (scores && isOfThing && !placing.isOwnText && scores.every(({ name }) => name === 'Weight')) {
    keepAsNote(draft, part, text);
    return;
  }
  if (scores) {
    for (const score of scores) placing.scores.push({ part, score });
    if (!placing.isOwnText) {
      if (!isOfThing) keepWeight(draft, scores);
      draft.notes.push(...remarksOf(scores));
    }
    return;
  }
  if (section === 'derived') {
    // Of others nobody knows what else such a list says.
    if (placing.isOwnText) draft.set(part, 'understood', 'follows from the rest, computed again');
    else keepAsNote(draft, part, text);
    return;
  }
  if (
    /^(?:stats|attributes)\s*\[.*total/iu.test(text) ||
    section === null ||
    section === 'head' ||
    section === 'attributes'
  ) {
    if (readHead(placing, part, at)) return;
  }
  if (!placing.isOwnText && isLoadRow(text)) {
    keepAsNote(draft, part, text);
    return;
  }
  if (/^\(?[*†‡§]?\s*includes?:?\s/iu.test(text) && /\d/u.test(text)) {
    draft.set(part, 'understood', 'bonuses, computed again');
    return;
  }
  if (/^and \d+ more$/iu.test(text)) {
    draft.set(part, 'guessed', 'entries that the text leaves out');
    return;
  }
  if (section === 'quirk') {
    addQuirk(placing, part);
    return;
  }
  if (section === 'equipment') {
    addItem(placing, part);
    return;
  }
  addEntry(placing, part);
}

/** "Medium   48 lb   3   7": a row of the table of encumbrance. */
const isLoadRow = (text: string): boolean =>
  /^(?:none|no enc\p{L}*|light|medium|heavy|(?:x|extra|very)[- ]?heavy)\b\W{0,3}(?:enc\p{L}*\W{0,2})?\d[\d.,]*\s?(?:lbs?\.?|kg)?(?:\s+\d{1,2}){1,3}$/iu.test(
    text,
  );

/** "DR 2" in a list of traits is Damage Resistance, if the rules have it as a trait. */
const isArmorTrait = ({ index, isOwnText }: Placing, { section, text }: Part): boolean =>
  !isOwnText &&
  (section === 'traits' || section === 'advantage') &&
  /^DR\s\d{1,2}(?:\s*[[(][^\])]*[\])])*$/u.test(text) &&
  index.find('Damage Resistance', ['traits']) !== null;

/** Whether a line below the attacks is none: a number of the sheet, a trait or a skill that no weapon has the name of. */
function isOtherEntry({ index, isOwnText }: Placing, text: string): boolean {
  if (isOwnText || /\d\s?d|\breach\b/iu.test(text)) return false;
  if (readScores(text, index.isForeign)) return !/^(?:parry|block|dodge)/iu.test(text);
  const { name, texts } = readFigures(text);
  const whole = texts.length > 0 ? `${name} (${texts[0]})` : name;
  if (index.find(whole, ['items']) || index.find(name, ['items'])) return false;
  return index.find(name, ['traits', 'skills'])?.by === 'name';
}

/** "Weight: 180 lbs" among other numbers: the weight of the person. */
function keepWeight(draft: Draft, scores: readonly Score[]): void {
  const weight = scores.find(({ name, value }) => name === 'Weight' && value !== null);
  if (!weight || draft.character.concept.weight !== null) return;
  const pounds = readWeight(/[\d.,]$/u.test(weight.text) ? `${weight.text} lb` : weight.text);
  if (pounds !== null) draft.edit((character) => setConcept(character, 'weight', pounds));
}

/** What a text says about its numbers in brackets, and numbers that no sheet has: "Move 6 (Water Move 8)". */
const remarksOf = (scores: readonly Score[]): string[] =>
  scores.flatMap(({ text, stat, id, name }) =>
    /\([^()]*\p{L}{2}/u.test(text) || (stat === null && id === null && name !== 'load') ? [text] : [],
  );

/** Keeps a text that no number of the sheet has in the notes of the character. */
function keepAsNote(draft: Draft, part: Part, text: string): void {
  draft.notes.push(text);
  draft.set(part, 'guessed', 'follows from the rest, computed again; the words go to the notes');
}

/** Places the entries, now that all of the numbers are known. */
function placeEntries(placing: Placing): void {
  const { draft } = placing;
  settleTechLevel(placing);
  placeAttributes(draft, placing.scores);
  for (const entry of placing.entries) if (entry.as === 'trait') placeTrait(placing, entry);
  placeSecondary(draft, placing.scores);
  compareTraits(placing);
  // Helmets and loads change skills.
  for (const entry of placing.entries) if (entry.as === 'item') placeItem(placing, entry);
  for (const part of placing.mounts) readMount(placing, part);
  for (const entry of placing.entries) if (entry.as === 'weapon') placeWeapon(placing, entry);
  keepFigures(placing);
  for (const entry of placing.entries) if (entry.as === 'skill') placeSkill(placing, entry);
  settleSkills(draft, placing.skills);
  settleBudget(placing);
  if (!placing.isOwnText) offerTextFigures(placing);
  compareScores(draft, placing.scores);
  compareAttacks(placing);
}

/** Puts a story, a description or a note into the character word for word. */
function readProse(placing: Placing, part: Part, section: Section): void {
  const { draft } = placing;
  const field = section === 'story' ? 'story' : section === 'appearance' ? 'appearance' : 'notes';
  const before = draft.character.concept[field];
  draft.edit((character) => setConcept(character, field, before === '' ? part.text : `${before}\n${part.text}`));
  if (part.isUnderUnknown) draft.set(part, 'guessed', `${field}, word for word: its heading is not known`);
  else draft.set(part, 'understood', `${field}, word for word`);
}

const summed: readonly (Section | null)[] = [
  'advantage',
  'perk',
  'disadvantage',
  'quirk',
  'traits',
  'skills',
  'spells',
];

/**
 * Compares the points in a heading ("Advantages [20]") with the sum of the text's points for the entries below it, if
 * all have some.
 */
function compareTotals(draft: Draft, parts: readonly Part[]): void {
  for (const [at, heading] of parts.entries()) {
    if (!heading.isHeading || !summed.includes(heading.section)) continue;
    const [, digits] = /[[(]\s*([+-]?\d+)\s*(?:points?|pts\.?|cp)?\s*[\])]:?$/iu.exec(plainSigns(heading.text)) ?? [];
    if (digits === undefined) continue;
    const behind = parts.slice(at + 1);
    const next = behind.findIndex(({ isHeading, section }) => isHeading || section !== heading.section);
    const entries = next < 0 ? behind : behind.slice(0, next);
    const points = entries
      .filter(({ text }) => !/\btotal\b|^includes\b/iu.test(text))
      .map(({ text }) => readFigures(text).points);
    const sum = points.reduce<number>((total, each) => total + (each ?? 0), 0);
    if (points.length === 0 || points.includes(null) || sum === toNumber(digits)) continue;
    draft.findings.push({
      id: `sum:${heading.line}`,
      line: heading.line,
      words: `${heading.text} in the text; the entries below it come to ${formatPoints(sum)}.`,
      options: [],
      chosen: '',
    });
  }
}

/** Adds a listed trait, or a custom one if the text or the player wants that. */
function placeTrait(placing: Placing, entry: Entry): void {
  const { draft } = placing;
  const { part, match } = entry;
  const { catalog } = draft.contextOnly().context;
  const listed = match ? catalog.traits.get(match.id) : undefined;
  const key = draft.nextKey();
  const finding = `trait:${part.line}:${nameKey(entry.figures.name)}`;
  if (!listed || draft.choice(finding, 'rules') === 'text') {
    placeOwnTrait(placing, entry, key);
    return;
  }
  const trait = readTrait(draft.contextOnly(), listed, entry.figures, match?.answer ?? '', draft.nextKey);
  const { campaign } = draft.character;
  const plain = formatTraitName(listed.name, listed.facet, { choices: trait.row.choices ?? [] }, campaign);
  const name = findMostLevels(listed.facet) === 1 ? plain : `${plain} ${formatFraction(trait.row.level ?? 1)}`;
  const isQuirk =
    part.section === 'quirk' &&
    listed.facet.kind !== 'quirk' &&
    trait.points === null &&
    entry.figures.texts.length === 0;
  if (isQuirk) {
    placeOwnTrait(placing, { ...entry, match: null }, key);
    return;
  }
  const written = part.columns?.get('name') ?? part.text.split(/\s*\[|\s{2,}/u)[0] ?? '';
  if (placing.isOwnText && written !== name && !written.startsWith(`${name} (`)) {
    placeOwnTrait(placing, { ...entry, match: null }, key);
    return;
  }
  draft.edit((character) => addRow(character, 'traits', trait.row, key));
  placing.rows.set(part, trait.row.note ?? '');
  const guesses = [
    ...(match?.by === 'typo' || match?.by === 'foreign' ? [`read as ${listed.name}`] : []),
    ...(entry.unread ? [`“${entry.unread}” is a note`] : []),
    ...trait.guesses,
    ...(placing.isOwnText || trait.points !== null ? [] : assumedBrackets(name, part.text)),
    // "Electrical (-10%)" is the modifier of a power.
    ...(placing.isOwnText || trait.points !== null || entry.figures.modifiers.length === 0
      ? []
      : ['a percentage without a price']),
  ];
  placing.traits.push({ key, entry, points: trait.points, name, guesses });
}

/** Words in the brackets of a name that the text does not have: "Enhanced Parry (One Weapon) (Axe/Mace)". */
function assumedBrackets(name: string, text: string): string[] {
  const key = nameKey(text);
  const assumed = (name.match(/\([^()]+\)/gu) ?? []).filter((bracket) =>
    (bracket.match(/\p{L}{3,}/gu) ?? []).every((word) => !key.includes(nameKey(word))),
  );
  return assumed.filter((bracket) => /\p{L}{3,}/u.test(bracket)).map((bracket) => `assuming ${bracket.slice(1, -1)}`);
}

/** Adds a quirk, or a custom trait with the points of the text. */
function placeOwnTrait(placing: Placing, { part, figures }: Entry, key: string): void {
  const { draft } = placing;
  const { texts, points, sign, number } = figures;
  const isQuirk = part.section === 'quirk';
  if (isQuirk) {
    const text = part.columns
      ? (part.columns.get('name') ?? part.text)
      : part.text.replace(/\s*[[(]\s*[-−–]?1\s*(?:points?|pts?\.?)?\s*[\])]\s*$/u, '');
    const plan = planQuirk(draft.contextOnly(), text.slice(0, 400));
    const before = draft.character.traits.length;
    draft.edit(plan.change);
    const added = draft.character.traits.slice(before);
    draft.edit((character) => ({
      ...character,
      traits: character.traits.map((row) => (added.includes(row) ? { ...row, key } : row)),
    }));
    draft.setWith(part, 'quirk', placing.isOwnText ? [] : doubtsOfQuirk(placing, text));
    return;
  }
  const worth = points ?? (figures.bracketed !== null && figures.bracketed < 0 ? figures.bracketed : null);
  const kind: TraitKind =
    part.section === 'perk'
      ? 'perk'
      : part.section === 'disadvantage'
        ? 'disadvantage'
        : part.section === 'advantage' && (worth ?? 0) >= 0
          ? 'advantage'
          : worth !== null && worth < 0
            ? worth === -1
              ? 'quirk'
              : 'disadvantage'
            : 'advantage';
  const name = [
    figures.name,
    ...(number === null ? [] : [`${sign === '-' ? '−' : sign}${formatNumber(number)}`]),
    ...(texts.length > 0 ? [`(${texts.join('; ')})`] : []),
    ...(figures.roll === null ? [] : [`(${figures.roll} or less)`]),
  ].join(' ');
  const notes = [...figures.modifiers.map((modifier) => `${modifier.name} ${modifier.percent}%`), figures.note].filter(
    Boolean,
  );
  const own = z.parse(ownTraitSchema, { name: name.slice(0, 300), kind, points: worth ?? (kind === 'perk' ? 1 : 0) });
  draft.edit((character) => addRow(character, 'traits', { own, note: notes.join('; ') }, key));
  draft.set(
    part,
    placing.isOwnText ? 'understood' : 'guessed',
    `not in the lists: custom ${kind}, ${formatPoints(own.points)}${worth === null ? ', as the text has none' : ''}`,
  );
}

/** What speaks against words under quirks being one: figures of other entries, the name of a skill or thing. */
function doubtsOfQuirk({ index }: Placing, text: string): string[] {
  const hasFigures =
    /\s{3,}|\$\d|\d\s?d(?:[-+]\d|\s)|\p{L}\)?[-–−]\d{1,2}(?!\d|\p{L})|\d\s?(?:lbs?|kg)\b|\[[^\]]*\]|\bDR\s?\d|-?\d\s?(?:points?|pts?|cp)\b/u.test(
      text,
    );
  if (hasFigures) return ['it has figures as other entries have'];
  const { name } = readFigures(text);
  const other = index.find(name, ['skills', 'items']);
  return other?.by === 'name' ? ['it is the name of a skill or thing'] : [];
}

/** Compares the prices of traits with the text, once all of them are there. */
function compareTraits(placing: Placing): void {
  const { draft } = placing;
  const { worksheet } = draft.sheet();
  for (const { key, entry, points, name, guesses } of placing.traits) {
    const stat = traitStat(key);
    const ours = worksheet.has(stat) ? worksheet.number(stat) : 0;
    draft.setWith(entry.part, `${name}, ${formatPoints(ours)}`, guesses);
    if (points === null || points === ours || entry.figures.isBoughtOff) continue;
    const finding = `trait:${entry.part.line}:${nameKey(entry.figures.name)}`;
    draft.findings.push({
      id: finding,
      line: entry.part.line,
      words: `${name} for ${formatPoints(points)} in the text; ${formatPoints(ours)} by the rules.`,
      options: [
        { id: 'rules', words: `Keep ${formatPoints(ours)}` },
        { id: 'text', words: `Custom trait for ${formatPoints(points)}` },
      ],
      chosen: 'rules',
    });
  }
  // A trait that the player made a custom one keeps the choice in sight.
  for (const entry of placing.entries) {
    if (entry.as !== 'trait' || !entry.match) continue;
    const finding = `trait:${entry.part.line}:${nameKey(entry.figures.name)}`;
    if (draft.choice(finding, 'rules') !== 'text') continue;
    draft.findings.push({
      id: finding,
      line: entry.part.line,
      words: `${entry.figures.name} is a custom trait, with the points of the text.`,
      options: [
        { id: 'rules', words: 'As the rules have it' },
        { id: 'text', words: 'Custom trait' },
      ],
      chosen: 'text',
    });
  }
}
