import type { AmmunitionKind } from '../../character/equipment-rows.ts';
import { formatFraction, formatHeight } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { ResolvedItem, ResolvedSkill, ResolvedTrait } from '../../rules/resolve/context.ts';
import { techLevelSource } from '../../rules/resolve/resolve-rows.ts';
import { ammunitionName } from '../../rules/shared/ammunition.ts';
import { findRaceLevel, pointsSpentOn } from '../../rules/shared/rows.ts';
import { formatRelativeLevel } from '../../rules/shared/skill-ladder.ts';
import {
  describeItemModifier,
  describeModifier,
  findAnswer,
  findChosenOptions,
} from '../../rules/shared/trait-price.ts';
import { buildModel } from '../model/build-model.ts';
import type {
  LabeledFigure,
  MountLine,
  PossessionLine,
  SkillLine,
  SpellLine,
  TraitLine,
} from '../model/sheet-model.ts';
import {
  type Absence,
  type Both,
  type ChangeUnit,
  type Difference,
  type Paired,
  textDifference,
} from './comparison.ts';
import { figureDifference, listedDifferences } from './figure-differences.ts';
import { pairNamedRows } from './pair-rows.ts';
import { longTextDifference, orderDifference, typedInDifferences } from './typed-in-differences.ts';

/** The items of both sides, paired. */
export function pairItems({ before, after }: Both): Paired<ResolvedItem>[] {
  return pairNamedRows(before.context.items, after.context.items, () => '');
}

/** Compares possessions: new and missing ones, places, cost, weight, mounts, and money. */
export function comparePossessions(both: Both, items: readonly Paired<ResolvedItem>[]): Difference[] {
  return [
    ...items.flatMap((pair) => itemDifferences(both, pair)),
    ...orderDifference('possessions', items, both.after.context.items, ({ name }) => name),
    ...listedDifferences(both, 'possessions', money(both.before), money(both.after), { unit: '$' }),
    ...listedDifferences(both, 'possessions', totalWeight(both.before), totalWeight(both.after), { unit: 'lb' }),
  ];
}

/** If nothing but the goods weighs, their weight is the load, and is compared there. */
function totalWeight(sheet: DerivedCharacter): LabeledFigure[] {
  const { weight } = buildModel(sheet).possessionTotals;
  return weight.stat === 'load' ? [] : [{ name: 'Total weight', figure: weight }];
}

function money(sheet: DerivedCharacter): LabeledFigure[] {
  const { possessionTotals, writeIns } = buildModel(sheet);
  return [
    { name: 'Money spent', figure: possessionTotals.cost },
    ...writeIns
      .filter(({ figure }) => figure.stat === 'money.left')
      .map(({ figure }) => ({ name: 'Money left', figure })),
  ];
}

const possessionLineOf = (sheet: DerivedCharacter, { key }: ResolvedItem): PossessionLine | undefined =>
  buildModel(sheet).possessions.find((line) => line.key === key);
const mountOf = (sheet: DerivedCharacter, { key }: ResolvedItem): MountLine | undefined =>
  buildModel(sheet).mounts.find((line) => line.key === key);

function itemDifferences(both: Both, pair: Paired<ResolvedItem>): Difference[] {
  if (pair.before === null) return aloneItem(pair.after, possessionLineOf(both.after, pair.after), 'new');
  if (pair.after === null) return aloneItem(pair.before, possessionLineOf(both.before, pair.before), 'gone');
  const [left, right] = [pair.before, pair.after];
  const [line, otherLine] = [possessionLineOf(both.before, left), possessionLineOf(both.after, right)];
  const key = `possessions:${left.key}.${right.key}`;
  const { name } = right;
  const plain = (part: string, from = '', to = '') => textDifference({ key: `${key}.${part}`, name, part }, from, to);
  if (left.facet && !right.facet) return aloneItem(left, line, 'gone', 'not in these rules');
  if (right.facet && !left.facet) return aloneItem(right, otherLine, 'new', 'not in these rules');
  const figure = (part: 'cost' | 'weight', words: string, unit: ChangeUnit) =>
    figureDifference(
      both,
      { key: `${key}.${part}`, name, part: words, unit },
      line?.[part] ?? null,
      otherLine?.[part] ?? null,
    );
  const own = left.row.own && right.row.own;
  return [
    ...(own ? [] : plain('name', left.name, right.name)),
    ...plain('quantity', line?.quantity, otherLine?.quantity),
    ...plain('place', line?.where, otherLine?.where),
    ...figure('cost', 'price', '$'),
    ...figure('weight', 'weight', 'lb'),
    ...plain('protection', line?.protection, otherLine?.protection),
    ...choiceDifferences(plain, left, right),
    ...mountDifferences(both, key, name, mountOf(both.before, left), mountOf(both.after, right)),
    ...typedInDifferences(key, name, left.row.own, right.row.own),
    ...longTextDifference({ key: `${key}.note`, name, part: 'note' }, left.row.note, right.row.note),
  ];
}

const describeAmmunition = (kind: AmmunitionKind | undefined): string => (kind ? ammunitionName(kind) : 'the usual');

type Plain = (part: string, from?: string, to?: string) => Difference[];

function choiceDifferences(plain: Plain, { row }: ResolvedItem, { row: rowAfter }: ResolvedItem): Difference[] {
  const yes = (on: boolean) => (on ? 'yes' : 'no');
  const formatAmount = (amount: number | null) => (amount === null ? 'as listed' : formatFraction(amount));
  return [
    ...plain('quality', qualityWords[row.quality], qualityWords[rowAfter.quality]),
    ...plain('ammunition', describeAmmunition(row.ammunition), describeAmmunition(rowAfter.ammunition)),
    ...plain('modifiers', describeItemModifiers(row), describeItemModifiers(rowAfter)),
    ...plain('hand', row.hand === 'off' ? 'off hand' : 'main hand', rowAfter.hand === 'off' ? 'off hand' : 'main hand'),
    ...plain('strength of the bow', describeBowStrength(row.bowStrength), describeBowStrength(rowAfter.bowStrength)),
    ...plain('spiked', yes(row.spiked), yes(rowAfter.spiked)),
    ...plain('without padding', yes(row.withoutPadding), yes(rowAfter.withoutPadding)),
    ...plain('made for someone else', yes(row.madeForAnother), yes(rowAfter.madeForAnother)),
    ...plain('height it was made for', describeHeight(row.madeForHeight), describeHeight(rowAfter.madeForHeight)),
    ...plain('weight it was made for', describeWeight(row.madeForWeight), describeWeight(rowAfter.madeForWeight)),
    ...plain('altered to fit', yes(row.altered), yes(rowAfter.altered)),
    ...plain('price each', formatAmount(row.costOverride), formatAmount(rowAfter.costOverride)),
    ...plain('weight each', formatAmount(row.weightOverride), formatAmount(rowAfter.weightOverride)),
  ];
}

const describeItemModifiers = ({ modifiers }: ResolvedItem['row']): string =>
  modifiers.map(describeItemModifier).join(', ');
const qualityWords = { cheap: 'cheap', good: 'good', fine: 'fine', veryFine: 'very fine' } as const;
const describeHeight = (height: number | null) => (height === null ? 'unspecified' : formatHeight(height));
const describeWeight = (weight: number | null) => (weight === null ? 'unspecified' : `${formatFraction(weight)} lb`);
const describeBowStrength = (strength: number | null) => (strength === null ? 'as its user' : formatFraction(strength));

function mountDifferences(both: Both, key: string, name: string, left?: MountLine, right?: MountLine): Difference[] {
  const absent = both.sameRules ? 'none' : 'not in these rules';
  const attacks = [...new Set([left, right].flatMap((mount) => mount?.attacks.map((attack) => attack.name) ?? []))];
  const figures = (mount?: MountLine) => [
    mount?.move,
    mount?.dodge,
    ...attacks.map((attack) => mount?.attacks.find((other) => other.name === attack)?.damage),
    mount?.load.carried,
  ];
  const [before, after] = [figures(left), figures(right)];
  if (!left && !right) return [];
  return [
    ...['Move', 'Dodge', ...attacks.map((attack) => attack.toLowerCase()), 'carries'].flatMap((part, i) =>
      figureDifference(
        both,
        { key: `${key}.${part}`, name, part, ...(part === 'carries' && { unit: 'lb' }) },
        before[i] ?? null,
        after[i] ?? null,
        absent,
      ),
    ),
    ...textDifference({ key: `${key}.load`, name, part: 'load' }, left?.load.level ?? '', right?.load.level ?? '', {
      absent,
    }),
  ];
}

/** An item that only one side has, or knows, with its quantity, place and price. */
function aloneItem(
  item: ResolvedItem,
  line: PossessionLine | undefined,
  what: 'new' | 'gone',
  absent: Absence = 'none',
): Difference[] {
  const { quantity = '', where = '', cost, note = '' } = line ?? {};
  const text = [quantity, where, item.facet && cost ? `$${cost.text}` : '', note].filter(Boolean).join(', ');
  const heading = { key: `possessions:${what}.${item.key}`, name: line?.name ?? item.name };
  return textDifference(heading, what === 'gone' ? text : null, what === 'new' ? text : null, { absent });
}

/** The differences of skills, and separately those of spells. */
export function compareSkills(both: Both): { readonly skills: Difference[]; readonly spells: Difference[] } {
  const { before, after } = both;
  const pairs = pairNamedRows(
    before.context.skills,
    after.context.skills,
    ({ row }) => row.speciality.trim().toLowerCase(),
    ({ facet }) => (facet?.spell ? 'spell' : 'skill'),
  );
  const isSpell = (pair: Paired<ResolvedSkill>) => Boolean(pair.before?.facet?.spell ?? pair.after?.facet?.spell);
  const of = (chapter: 'skills' | 'spells', wanted: boolean) => [
    ...pairs.filter((pair) => isSpell(pair) === wanted).flatMap((pair) => skillDifferences(both, chapter, pair)),
    ...orderDifference(
      chapter,
      pairs.filter((pair) => isSpell(pair) === wanted),
      after.context.skills.filter((skill) => pairs.some((pair) => pair.after === skill && isSpell(pair) === wanted)),
      ({ name }) => name,
    ),
  ];
  return { skills: of('skills', false), spells: of('spells', true) };
}

function lineOf(sheet: DerivedCharacter, { key }: ResolvedSkill): SkillLine | SpellLine | undefined {
  const { skills, spells } = buildModel(sheet);
  return skills.find((line) => line.key === key) ?? spells.find((line) => line.key === key);
}

function skillDifferences(both: Both, chapter: string, pair: Paired<ResolvedSkill>): Difference[] {
  if (pair.before === null) return aloneSkill(chapter, pair.after, lineOf(both.after, pair.after), 'new');
  if (pair.after === null) return aloneSkill(chapter, pair.before, lineOf(both.before, pair.before), 'gone');
  const [left, right] = [pair.before, pair.after];
  const [line, otherLine] = [lineOf(both.before, left), lineOf(both.after, right)];
  const key = `${chapter}:${left.key}.${right.key}`;
  const { name } = right;
  const plain = (part: string, from = '', to = '') => textDifference({ key: `${key}.${part}`, name, part }, from, to);
  if (left.facet && !right.facet) return aloneSkill(chapter, left, line, 'gone', 'not in these rules');
  if (right.facet && !left.facet) return aloneSkill(chapter, right, otherLine, 'new', 'not in these rules');
  const own = left.row.own && right.row.own;
  const figure = (part: 'level' | 'points') =>
    figureDifference(
      both,
      { key: `${key}.${part}`, name, part, ...(part === 'points' && { unit: part }) },
      line?.[part] ?? null,
      otherLine?.[part] ?? null,
    );
  return [
    ...figure('level'),
    ...figure('points'),
    ...pointsTyped(both, key, left, right),
    ...(own ? [] : plain('name', left.plainName, right.plainName)),
    ...plain('speciality', left.row.speciality, right.row.speciality),
    ...plain('tech level', describeTechLevel(both.before, left), describeTechLevel(both.after, right)),
    ...plain('learned as', line?.kind, otherLine?.kind),
    ...plain('from the race', ofRace(both.before, left), ofRace(both.after, right)),
    ...castingDifferences(key, name, line, otherLine),
    ...typedInDifferences(key, name, left.row.own, right.row.own),
    ...longTextDifference({ key: `${key}.note`, name, part: 'note' }, left.row.note, right.row.note),
  ];
}

/** Points on a skill that neither ruleset knows are still there. */
function pointsTyped({ before, after }: Both, key: string, left: ResolvedSkill, right: ResolvedSkill): Difference[] {
  if (left.facet || right.facet) return [];
  const heading = { key: `${key}.typed`, name: right.name, part: 'points' };
  return textDifference(
    heading,
    String(pointsSpentOn(before.context, left)),
    String(pointsSpentOn(after.context, right)),
  );
}

function describeTechLevel({ context }: DerivedCharacter, skill: ResolvedSkill): string {
  if (skill.techLevel === null) return '';
  const source = techLevelSource(skill, context.character.campaign);
  return `${formatFraction(skill.techLevel)}${source && `, from ${source}`}`;
}

function ofRace({ ruleset }: DerivedCharacter, { facet, raceRelative }: ResolvedSkill): string {
  if (raceRelative === null) return '';
  return facet ? formatRelativeLevel(facet, findRaceLevel(ruleset.skillLadder, facet, raceRelative)) : 'yes';
}

const casting = [
  ['class', 'class'],
  ['time', 'time to cast'],
  ['duration', 'lasts'],
  ['cost', 'cost'],
  ['maintain', 'to maintain'],
  ['prerequisites', 'prerequisites'],
] as const;

function castingDifferences(
  key: string,
  name: string,
  left?: SkillLine | SpellLine,
  right?: SkillLine | SpellLine,
): Difference[] {
  return casting.flatMap(([field, part]) =>
    textDifference(
      { key: `${key}.${field}`, name, part },
      left && 'casting' in left ? left[field] : '',
      right && 'casting' in right ? right[field] : '',
    ),
  );
}

/** A skill that only one side has, or knows, with level and points. */
function aloneSkill(
  chapter: string,
  skill: ResolvedSkill,
  line: SkillLine | undefined,
  what: 'new' | 'gone',
  absent: Absence = 'none',
): Difference[] {
  const level = line && line.level.text !== '–' ? `level ${line.level.text}` : 'no level';
  const points =
    line && line.points.text !== '–' ? `${line.points.text} ${line.points.text === '1' ? 'point' : 'points'}` : '';
  const text = [level, points, line?.note].filter(Boolean).join(', ');
  const heading = { key: `${chapter}:${what}.${skill.key}`, name: skill.name, worth: line?.points.value };
  return textDifference(heading, what === 'gone' ? text : null, what === 'new' ? text : null, { absent });
}

/** Advantages, disadvantages, perks and quirks: rows added or removed, and changes in the others. */
export function compareTraits(both: Both): Difference[] {
  const { before, after } = both;
  const pairs = pairNamedRows(before.context.traits, after.context.traits, ({ facet, listed }) =>
    (listed ?? facet)?.repeatable ? null : '',
  );
  return [
    ...pairs.flatMap((pair) => traitDifferences(both, pair)),
    ...orderDifference('traits', pairs, after.context.traits, ({ name }) => name),
  ];
}

function traitDifferences(both: Both, pair: Paired<ResolvedTrait>): Difference[] {
  const line = (side: 'before' | 'after', trait: ResolvedTrait) =>
    buildModel(both[side]).traits.find(({ key }) => key === trait.key);
  if (pair.before === null) return aloneTrait(pair.after, line('after', pair.after), 'new');
  if (pair.after === null) return aloneTrait(pair.before, line('before', pair.before), 'gone');
  const [before, after] = [pair.before, pair.after];
  if (before.facet && !after.facet) return aloneTrait(before, line('before', before), 'gone', 'not in these rules');
  if (after.facet && !before.facet) return aloneTrait(after, line('after', after), 'new', 'not in these rules');
  const [beforeLine, afterLine] = [line('before', before), line('after', after)];
  const key = `traits:${before.key}.${after.key}`;
  const { name } = after;
  const plain = (part: string, from: string, to: string) =>
    textDifference({ key: `${key}.${part}`, name, part }, from, to);
  const yes = (on: boolean) => (on ? 'yes' : 'no');
  return [
    ...plain(
      'name',
      before.row.own && after.row.own ? '' : before.plainName,
      before.row.own && after.row.own ? '' : after.plainName,
    ),
    ...(before.facet && after.facet ? plain('kind', before.facet.kind, after.facet.kind) : []),
    ...figureDifference(
      both,
      { key: `${key}.points`, name, part: 'points', unit: 'points' },
      beforeLine?.points ?? null,
      afterLine?.points ?? null,
    ),
    ...plain('level', String(before.row.level), String(after.row.level)),
    ...answerDifferences(both, key, before, after),
    ...plain('modifiers', describeModifiers(before), describeModifiers(after)),
    ...plain('resisted on', String(before.row.selfControl ?? ''), String(after.row.selfControl ?? '')),
    ...plain('appears on', String(before.row.frequency ?? ''), String(after.row.frequency ?? '')),
    ...plain('bought', gainedWords[before.row.gained], gainedWords[after.row.gained]),
    ...plain('bought off', yes(before.row.boughtOff), yes(after.row.boughtOff)),
    ...typedInDifferences(key, name, before.row.own, after.row.own),
    ...longTextDifference({ key: `${key}.note`, name, part: 'note' }, before.row.note, after.row.note),
  ];
}

const gainedWords = { creation: 'at creation', play: 'in play' } as const;

const describeModifiers = ({ row }: ResolvedTrait): string => row.modifiers.map(describeModifier).join(', ');

/** A trait that only one side has, or knows, with its points and its note. */
function aloneTrait(
  trait: ResolvedTrait,
  line: TraitLine | undefined,
  what: 'new' | 'gone',
  absent: Absence = 'none',
): Difference[] {
  const points = line?.points.text ?? '';
  const text = [
    trait.facet ? `${points} ${points === '1' || points === '−1' ? 'point' : 'points'}` : 'there',
    line?.note,
  ]
    .filter(Boolean)
    .join('; ');
  const heading = { key: `traits:${what}.${trait.key}`, name: line?.name ?? trait.name, worth: line?.points.value };
  return textDifference(heading, what === 'gone' ? text : null, what === 'new' ? text : null, { absent });
}

/** The answer to each question of the trait, by the words of its options. */
function answerDifferences(both: Both, key: string, before: ResolvedTrait, after: ResolvedTrait): Difference[] {
  const asked = [...(after.listed?.parameters ?? []), ...(before.listed?.parameters ?? [])];
  const ids = [
    ...new Set([...asked, ...before.row.choices.map(idOf), ...after.row.choices.map(idOf)].map(({ id }) => id)),
  ];
  return ids.flatMap((id) => {
    const label = asked.find((parameter) => parameter.id === id)?.label ?? id;
    const heading = {
      key: `${key}.choice.${id}`,
      name: after.name,
      part: label.charAt(0).toLowerCase() + label.slice(1),
    };
    return longTextDifference(
      heading,
      describeAnswer(both.before.context, before, id),
      describeAnswer(both.after.context, after, id),
    );
  });
}

const idOf = ({ parameter }: { readonly parameter: string }) => ({ id: parameter });

function describeAnswer({ character }: Both['before']['context'], { row, listed }: ResolvedTrait, id: string): string {
  const chosen = listed
    ? findChosenOptions(listed, row, character.campaign).find(({ parameter }) => parameter.id === id)
    : null;
  return chosen?.option.name ?? findAnswer(row, id);
}
