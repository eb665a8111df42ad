import { type Character, characterSchema } from '../../character/character.ts';
import { isRecord, partOf, type Schema } from '../../character/schema-parts.ts';
import { formatFraction, formatHeight, formatMoney } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { describeFinding } from '../../rules/findings/finding-sentences.ts';
import { findHouseRule, switchState } from '../../rules/house-rules/rules-in-force.ts';
import type { ResolvedItem } from '../../rules/resolve/context.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { groupBy } from '../../rules/shared/group-by.ts';
import { buildModel } from '../model/build-model.ts';
import { describeRace } from '../model/race-summary.ts';
import type { AttackLine, Figure, LabeledFigure } from '../model/sheet-model.ts';
import { compareAttributes, compareDefenses, compareDerived, compareLoad } from './compare-numbers.ts';
import { comparePossessions, compareSkills, compareTraits, pairItems } from './compare-rows.ts';
import {
  type Absence,
  type Both,
  type ComparedChapterId,
  type Comparison,
  comparedChapters,
  type Difference,
  type Paired,
  textDifference,
} from './comparison.ts';
import { figureDifference, figureDifferences, listedDifferences } from './figure-differences.ts';
import { pairRows, sign } from './pair-rows.ts';
import { longTextDifference, typedInDifferences } from './typed-in-differences.ts';

/** Points by chapter, the budget, points earned in play, and the limits of the campaign. */
function comparePoints(both: Both): Difference[] {
  const [before, after] = [both.before.context.character, both.after.context.character];
  const limit = (name: string, field: 'disadvantageLimit' | 'quirkLimit') => {
    const describeLimit = ({ campaign }: Character) =>
      campaign[field] === null ? 'by the book' : formatFraction(campaign[field]);
    return textDifference({ key: `points:${field}`, name }, describeLimit(before), describeLimit(after));
  };
  return [
    ...listedDifferences(both, 'points', linesOf(both.before), linesOf(both.after), { unit: 'points' }),
    ...earnedDifferences(before.earned, after.earned),
    ...limit('Disadvantage limit', 'disadvantageLimit'),
    ...limit('Quirk limit', 'quirkLimit'),
    ...textDifference(
      { key: 'points:prices', name: 'Prices of attributes' },
      describePrices(both.before),
      describePrices(both.after),
    ),
  ];
}

/** The prices of attributes that a campaign has set, as "ST 15, IQ 10"; "by the book" if none. */
function describePrices({ worksheet, context }: DerivedCharacter): string {
  const set = Object.entries(context.character.campaign.prices ?? {}).flatMap(([id, points]) =>
    typeof points === 'number' ? `${worksheet.find(id)?.name ?? id} ${formatFraction(points)}` : [],
  );
  return set.join(', ') || 'by the book';
}

function linesOf(sheet: DerivedCharacter): LabeledFigure[] {
  const budget = sheet.worksheet.find('points.budget');
  return [
    ...buildModel(sheet).points,
    ...(typeof budget?.value === 'number'
      ? [{ name: 'to spend', figure: { text: formatFraction(budget.value), stat: budget.id } }]
      : []),
  ];
}

type Earned = Character['earned'][number];

function earnedDifferences(before: readonly Earned[], after: readonly Earned[]): Difference[] {
  const pairs = pairRows(before, after, [
    ({ key, date, points, why }) => sign(key, date, String(points), why),
    ({ date, points, why }) => sign(date, String(points), why),
    ({ key, why }) => (why === '' ? null : sign(key, why)),
    ({ key, date }) => (date === '' ? null : sign(key, date)),
    ({ key, points }) => sign(key, String(points)),
  ]);
  return pairs.flatMap(({ before, after }) => {
    const key = `points:earned.${before?.key ?? ''}.${after?.key ?? ''}`;
    const name = `Earned${(after ?? before)?.why ? `: ${(after ?? before)?.why}` : ''}`;
    if (before === null || after === null) {
      return textDifference({ key, name }, before && describeEarned(before), after && describeEarned(after), {
        absent: 'none',
      });
    }
    return [
      ...textDifference(
        { key: `${key}.points`, name, part: 'points' },
        formatFraction(before.points),
        formatFraction(after.points),
      ),
      ...textDifference({ key: `${key}.date`, name, part: 'date' }, before.date, after.date),
      ...longTextDifference({ key: `${key}.why`, name, part: 'reason' }, before.why, after.why),
    ];
  });
}

const describeEarned = ({ points, date }: Earned): string => [formatPoints(points), date].filter(Boolean).join(', ');

const dollars = (amount: number | null) => (amount === null ? '' : formatMoney(amount));
const plain = (number: number | null) => (number === null ? '' : formatFraction(number));
const none = 'unspecified';

/** Short facts, each with its text; '' if the field is empty. */
const facts: readonly (readonly [name: string, words: (character: Character) => string])[] = [
  ['Sex', ({ concept }) => concept.sex],
  ['Height', ({ concept }) => (concept.height === null ? '' : formatHeight(concept.height))],
  ['Weight', ({ concept }) => (concept.weight === null ? '' : `${formatFraction(concept.weight)} lb`)],
  ['Main hand', ({ concept }) => concept.handedness],
  ['Tech level', ({ campaign }) => plain(campaign.techLevel)],
  ['Starting wealth', ({ campaign }) => dollars(campaign.startingWealth)],
  ['Money to spend', ({ campaign }) => dollars(campaign.money)],
  ['Reading and writing', ({ campaign }) => campaign.literacy ?? 'by tech level'],
  ['Mana', ({ campaign }) => campaign.mana],
  ['Gravity', ({ campaign: { gravity } }) => (gravity === undefined ? '' : `${formatFraction(gravity)} G`)],
  [
    'Gravity at home',
    ({ campaign }) => (campaign.homeGravity === undefined ? '' : `${formatFraction(campaign.homeGravity)} G`),
  ],
  ['Historical setting', ({ campaign }) => (campaign.historical ? 'yes' : 'no')],
];

/** Texts of any length. */
const texts: readonly (readonly [name: string, words: (character: Character) => string])[] = [
  ['Name', ({ name }) => name],
  ['Player', ({ concept }) => concept.player],
  ['Campaign', ({ concept }) => concept.campaign],
  ['Appearance', ({ concept }) => concept.appearance],
  ['Age', ({ concept }) => concept.age],
  ['Skin', ({ concept }) => concept.skin],
  ['Hair', ({ concept }) => concept.hair],
  ['Eyes', ({ concept }) => concept.eyes],
  ['Story', ({ concept }) => concept.story],
  ['Notes', ({ concept }) => concept.notes],
];

/** The characters' identity: names, race, looks, texts, picture, and the game master's facts about the setting. */
function compareConcept(both: Both): Difference[] {
  const [before, after] = [both.before.context.character, both.after.context.character];
  const long = ([name, words]: (typeof texts)[number]) =>
    longTextDifference({ key: `concept:${name}`, name }, words(before), words(after));
  const [names, rest] = [texts.slice(0, 3), texts.slice(3)];
  return [
    ...names.flatMap(long),
    ...raceDifferences(both),
    ...facts.flatMap(([name, words]) =>
      textDifference({ key: `concept:${name}`, name }, words(before) || none, words(after) || none),
    ),
    ...rest.flatMap(long),
    ...pictureDifference(before, after),
  ];
}

/** Compares the race by name and effects; a race of the player's own that agrees in both, by its fields. */
function raceDifferences(both: Both): Difference[] {
  const [before, after] = [both.before.context, both.after.context];
  const name = textDifference({ key: 'concept:race', name: 'Race' }, before.race.name, after.race.name);
  const words = longTextDifference(
    { key: 'concept:race.gives', name: 'Race', part: 'gives' },
    describeRaceGifts(both.before),
    describeRaceGifts(both.after),
  );
  const told = [...name, ...words];
  return told.length > 0
    ? told
    : typedInDifferences('concept:race', 'Race', before.character.race.own, after.character.race.own);
}

/** The effects of a race; '' for one without any, such as human. */
const describeRaceGifts = (sheet: DerivedCharacter): string => describeRace(sheet).replace(/^No points\.$/, '');

function pictureDifference({ portrait: before }: Character, { portrait: after }: Character): Difference[] {
  if (before?.data === after?.data) return [];
  return textDifference(
    { key: 'concept:portrait', name: 'Picture' },
    before && 'a picture',
    after && (before ? 'another picture' : 'a picture'),
  );
}

/** A use of a weapon on both sides; `item` identifies the weapon. */
interface UsePair {
  readonly item: string;
  readonly pair: Paired<AttackLine>;
  /** Why a side may be without it. */
  readonly absent: Absence;
}

/** Attacks with every weapon and with bare hands: skill, damage, parry, reach and ranges. */
function compareAttacks(both: Both, items: readonly Paired<ResolvedItem>[]): Difference[] {
  return pairUses(both, items).flatMap(({ name, uses }) =>
    onceForAll(
      uses.map((use) => useDifferences(both, use)),
      name,
      uses.map(({ pair }) => (pair.after ?? pair.before).use),
    ),
  );
}

function pairUses(both: Both, items: readonly Paired<ResolvedItem>[]) {
  const { before, after } = both;
  const unarmed = (sheet: DerivedCharacter) => {
    const keys = new Set(sheet.context.items.map(({ key }) => key));
    return buildModel(sheet).attacks.filter(({ itemKey }) => !keys.has(itemKey));
  };
  const byItem = (sheet: DerivedCharacter) => groupBy(buildModel(sheet).attacks, ({ itemKey }) => itemKey);
  const [usesBefore, usesAfter] = [byItem(before), byItem(after)];
  const armed = items.map(({ before: left, after: right }) => {
    const lines = (left && usesBefore.get(left.key)) ?? [];
    const otherLines = (right && usesAfter.get(right.key)) ?? [];
    const absent: Absence =
      left && right && !(both.sameRules && left.facet && right.facet) ? 'not in these rules' : 'none';
    const item = `${left?.key ?? ''}.${right?.key ?? ''}`;
    return {
      name: otherLines[0]?.item ?? lines[0]?.item ?? '',
      uses: pairRows(lines, otherLines, [({ use }) => use]).map((pair): UsePair => ({ item, pair, absent })),
    };
  });
  const bare = pairRows(unarmed(before), unarmed(after), [({ id }) => id, ({ item }) => item]).map((pair) => ({
    name: nameOf(pair.after ?? pair.before),
    uses: [{ item: 'unarmed', pair, absent: 'not in these rules' } satisfies UsePair],
  }));
  return [...armed, ...bare];
}

const nameOf = ({ item, use }: AttackLine): string => (use === '' ? item : `${item}, ${use}`);

function useDifferences(both: Both, { item, pair, absent }: UsePair): Difference[] {
  const { before: left, after: right } = pair;
  const line = right ?? left;
  const key = `weapons:${item}.${left?.id ?? ''}.${right?.id ?? ''}`;
  const name = nameOf(line);
  if (left === null || right === null) {
    return textDifference({ key, name }, left && describeAttack(left), right && describeAttack(right), { absent });
  }
  const plain = (part: string, from: string, to: string) =>
    textDifference({ key: `${key}.${part}`, name, part }, from, to);
  return [
    ...figureDifferences(both, { key: `${key}.skill`, name, part: 'skill' }, left.skill, right.skill),
    ...figureDifference(both, { key: `${key}.damage`, name, part: 'damage' }, left.damage, right.damage),
    ...plain('kind of damage', left.type, right.type),
    ...figureDifferences(both, { key: `${key}.parry`, name, part: 'Parry' }, left.parry, right.parry),
    ...plain('reach', left.reach, right.reach),
    ...plain('minimum ST', left.minimumStrength, right.minimumStrength),
    ...(both.sameRules ? plain('remarks', left.notes.join(', '), right.notes.join(', ')) : []),
    ...plain('at hand', left.atHand ? 'yes' : 'no', right.atHand ? 'yes' : 'no'),
    ...rangeDifferences(both, key, name, left.id, right.id),
  ];
}

const describeAttack = ({ skill, damage, type, parry }: AttackLine): string =>
  [`skill ${skill.text}`, `${damage.text} ${type}`.trim(), parry.text === '–' ? '' : `Parry ${parry.text}`]
    .filter(Boolean)
    .join(', ');

function rangeDifferences(both: Both, key: string, name: string, id: string, otherId: string): Difference[] {
  const [cells, otherCells] = [rangesOf(both.before, id), rangesOf(both.after, otherId)];
  return [...new Map([...cells, ...otherCells])].flatMap(([column, { meaning }]) => {
    const [left, right] = [cells.get(column), otherCells.get(column)];
    const part = meaning.replace(/:.*$/, '');
    return figureDifference(
      both,
      { key: `${key}.${column}`, name, part },
      left?.cell ?? null,
      right?.cell ?? null,
      'not in these rules',
    );
  });
}

function rangesOf(
  sheet: DerivedCharacter,
  id: string,
): Map<string, { readonly meaning: string; readonly cell: Figure }> {
  const model = buildModel(sheet);
  const cells = model.ranged.find((line) => line.id === id)?.cells ?? [];
  return new Map(
    model.rangedColumns.flatMap(({ id: column, meaning }, i) => {
      const cell = cells[i];
      return cell ? [[column, { meaning, cell }] as const] : [];
    }),
  );
}

/** A difference that several uses of a weapon share (its skill, its parry) is listed once, with those uses. */
function onceForAll(uses: readonly (readonly Difference[])[], item: string, useNames: readonly string[]): Difference[] {
  const alike = ({ part, before, after, why }: Difference) => JSON.stringify([part, before, after, why]);
  const groups = new Map<string, string[]>();
  uses.forEach((differences, i) => {
    for (const difference of differences) {
      const of = groups.get(alike(difference));
      if (of) of.push(useNames[i] ?? '');
      else groups.set(alike(difference), [useNames[i] ?? '']);
    }
  });
  const told = new Set<string>();
  return uses.flat().flatMap((difference) => {
    const sign = alike(difference);
    const names = groups.get(sign) ?? [];
    if (difference.part === '' || names.length < 2) return [difference];
    if (told.size === told.add(sign).size) return [];
    return [{ ...difference, name: names.length === uses.length ? item : `${item}, ${names.join(' and ')}` }];
  });
}

/** A chapter with more differences than this is long. */
const manyCount = 6;
/** So many differences of a long chapter are not smaller ones, or a few more, so that a thing is not torn apart. */
const maxForemost = 4;
/** Fewer than this are not worth folding away. */
const worthFolding = 3;

/** How much of a unit weighs as much as one point or one level. */
const perUnit = { points: 1, lb: 5, $: 100 } as const;
/** A number without points weighs no more than this, since figures have scales of their own. */
const maxChange = 3;
/** Not a number: a choice or text that is the thing itself ("Race"), and one of its parts ("note"). */
const textWeight = 2;
const partWeight = 0.25;
const detailWeight = 0.1;

/**
 * The least important differences of a chapter, in their order; none if there are few. Points weigh by their number,
 * other figures by the size of the change, texts and parts of figures least. All differences of one thing (the level
 * and the points of a skill) count as the largest of them; of equal weights the first is the larger.
 */
export function findSmaller(differences: readonly Difference[]): readonly Difference[] {
  if (differences.length <= manyCount) return [];
  const things: { readonly of: Difference[]; weight: number }[] = [];
  differences.forEach((difference, i) => {
    const thing = difference.name === differences[i - 1]?.name ? things.at(-1) : undefined;
    if (thing) {
      thing.of.push(difference);
      thing.weight = Math.max(thing.weight, weigh(difference));
    } else things.push({ of: [difference], weight: weigh(difference) });
  });
  const foremost = new Set<Difference>();
  for (const { of } of [...things].sort((a, b) => b.weight - a.weight)) {
    if (foremost.size >= maxForemost) break;
    for (const difference of of) foremost.add(difference);
  }
  const smaller = differences.filter((difference) => !foremost.has(difference));
  return smaller.length < worthFolding ? [] : smaller;
}

function weigh({ part, change, unit, worth, detail }: Difference): number {
  if (detail) return detailWeight;
  if (worth !== undefined) return Math.abs(worth);
  if (change === undefined) return part === '' ? textWeight : partWeight;
  const size = Math.abs(change) / (unit ? perUnit[unit] : 1);
  return unit === 'points' ? size : Math.min(size, maxChange);
}

/**
 * The parts of a value that its schema does not know, as in a file of a newer version: each such field with its place.
 * Rows are matched by their keys.
 */
function unknownFields(schema: Schema, value: unknown, place = ''): [place: string, value: unknown][] {
  const part = partOf(schema);
  if (part.kind === 'list' && Array.isArray(value)) {
    return value.flatMap((item, i) =>
      unknownFields(part.item, item, `${place}/${isRecord(item) && typeof item.key === 'string' ? item.key : i}`),
    );
  }
  if (part.kind !== 'object' || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const field = ownValue(part.fields, name);
    return field ? unknownFields(field, inner, `${place}/${name}`) : [[`${place}/${name}`, inner]];
  });
}

/** The ruleset, its optional and house rules, waived findings, and data that only a file has. */
function compareRules(both: Both): Difference[] {
  const { before, after } = both;
  return [
    ...textDifference({ key: 'rules:ruleset', name: 'Ruleset' }, before.ruleset.name, after.ruleset.name),
    ...houseRuleDifferences(both),
    ...waiverDifferences(both),
    ...leftOver('rules:aside', 'Set aside from a file', asideOf(before), asideOf(after)),
    ...leftOver('rules:unknown', 'Not recognized here', unknownOf(before), unknownOf(after)),
  ];
}

function houseRuleDifferences({ before, after }: Both): Difference[] {
  const ids = new Set([...before.context.saved.houseRules, ...after.context.saved.houseRules]);
  return [...ids].flatMap((id) =>
    textDifference(
      { key: `rules:${id}`, name: findHouseRule(id)?.name ?? id },
      switchState(before.context, id),
      switchState(after.context, id),
      { absent: 'not in these rules' },
    ),
  );
}

function waiverDifferences({ before, after }: Both): Difference[] {
  const of = ({ context }: DerivedCharacter) =>
    new Map(context.character.waivers.map(({ finding, reason }) => [finding, reason || 'allowed']));
  const [left, right] = [of(before), of(after)];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((id) => {
    const finding = [...after.findings, ...before.findings].find((candidate) => candidate.id === id);
    const name = finding ? describeFinding(finding.fact).replace(/\.$/, '') : 'An issue that no longer applies';
    return textDifference(
      { key: `rules:waiver.${id}`, name, part: 'allowed' },
      left.get(id) ?? null,
      right.get(id) ?? null,
      {
        absent: 'none',
      },
    );
  });
}

const asideOf = ({ context }: DerivedCharacter): unknown[] => [...context.character.setAside];

const unknownOf = ({ context }: DerivedCharacter): unknown[] => [
  ...unknownFields(characterSchema, context.character),
  ...Object.entries(context.saved.extra ?? {}),
];

function leftOver(key: string, name: string, before: readonly unknown[], after: readonly unknown[]): Difference[] {
  const stringify = (things: readonly unknown[]) => (things.length === 0 ? '' : JSON.stringify(things));
  return longTextDifference({ key, name }, stringify(before), stringify(after));
}

/**
 * The differences between two characters, number by number and choice by choice, each with the steps that make the
 * difference; equal parts are left out. They may be two states of one character, one character under two rulesets, or
 * two quite different ones. Numbers are compared by value, however each ruleset writes them.
 */
export function compareSheets(before: DerivedCharacter, after: DerivedCharacter): Comparison {
  const both: Both = { before, after, sameRules: before.ruleset.id === after.ruleset.id };
  const items = pairItems(both);
  const { skills, spells } = compareSkills(both);
  const found: Readonly<Record<ComparedChapterId, readonly Difference[]>> = {
    attributes: compareAttributes(both),
    derived: compareDerived(both),
    defenses: compareDefenses(both),
    load: compareLoad(both),
    traits: compareTraits(both),
    skills,
    spells,
    weapons: compareAttacks(both, items),
    possessions: comparePossessions(both, items),
    points: comparePoints(both),
    concept: compareConcept(both),
    rules: compareRules(both),
  };
  const ids: readonly ComparedChapterId[] = Object.keys(comparedChapters).filter(
    (id): id is ComparedChapterId => id in found,
  );
  const chapters = ids.flatMap((id) => {
    const differences = found[id];
    return differences.length > 0
      ? [{ id, name: comparedChapters[id], differences, smaller: findSmaller(differences) }]
      : [];
  });
  return { chapters, count: chapters.reduce((sum, { differences }) => sum + differences.length, 0) };
}
