import type { TraitFacet } from '../../../catalog/trait-entry.ts';
import type { AttributeId } from '../../../character/character.ts';
import type { TraitModifier } from '../../../character/trait-rows.ts';
import { capitalize } from '../../../engine/format.ts';
import type { ResolvedTrait } from '../../../rules/resolve/context.ts';
import { effectsOf } from '../../../rules/resolve/custom-entries.ts';
import { raceKeyPrefix } from '../../../rules/resolve/resolve-rows.ts';
import { findRacePoints, hasFromRace } from '../../../rules/shared/rows.ts';
import { resolveSkillFacet } from '../../../rules/shared/skill-ladder.ts';
import { calculateTraitPrice, countLevels, findMostLevels } from '../../../rules/shared/trait-price.ts';
import { findTraitContainers, isTraitContainer } from '../../../rules/shared/traits.ts';
import { aloneStat, containerStat, traitStat } from '../../../rules/stat-ids.ts';
import { writeAttacksOf } from '../equipment/export-items.ts';
import { attributeId, writeFeatures } from '../features/export-features.ts';
import {
  countFeatures,
  type ExportContext,
  fixed,
  formatSigned,
  type JsonObject,
  namesOfSkill,
  numberOf,
  type RowOrigin,
  referenceOf,
  writeObject,
} from '../sheet/export-object.ts';
import { bonusesByName } from '../sheet/find-catalog-entries.ts';
import { gcsId } from '../sheet-json.ts';

/** GCS's names for the numbers that traits add to by their names. */
const attributes = {
  vision: 'vision',
  hearing: 'hearing',
  tasteSmell: 'taste_smell',
  touch: 'touch',
  frightCheck: 'fright_check',
} as const;

/** The bonuses of a trait to senses and Fright Checks by its name alone, as features: GCS does not recognize names. */
function writeBonusesByName(
  { derived }: ExportContext,
  { key, facet, level }: ResolvedTrait,
  isLeveled: boolean,
): readonly JsonObject[] {
  const hasEffectOn = (number: string) => facet?.effects?.some(({ to }) => to === number) ?? false;
  return bonusesByName(derived.worksheet, key, hasEffectOn).map(({ number, amount }) =>
    writeObject('feature', {
      type: 'attribute_bonus',
      attribute: attributes[number],
      amount: isLeveled && level > 0 ? amount / level : amount,
      per_level: isLeveled && level > 0,
    }),
  );
}

const containerTypes = {
  group: '',
  metaTrait: 'meta_trait',
  alternatives: 'alternative_abilities',
  power: '',
} as const;
const affects = { all: '', base: 'base_only', levels: 'levels_only' } as const;

/** The traits of the character as the tree of rows that GCS has. */
export function writeTraits(context: ExportContext): readonly JsonObject[] {
  const { traits } = context.derived.context;
  const { around } = findTraitContainers(traits);
  const write = (container: ResolvedTrait | undefined): JsonObject[] =>
    traits
      .filter((trait) => around(trait)[0] === container)
      .map((trait) =>
        isTraitContainer(trait) ? writeContainer(context, trait, write(trait)) : writeTrait(context, trait),
      );
  return write(undefined);
}

function writeContainer(context: ExportContext, trait: ResolvedTrait, inside: readonly JsonObject[]): JsonObject {
  const { key, row, name } = trait;
  const origin = { list: 'traits', key } as const;
  const id = context.idOf('T', origin);
  const holds = row.own?.holds || 'group';
  // A container of GCS has no price of its own.
  const own = numberOf(context, traitStat(key)) ?? 0;
  const price = own === 0 ? [] : [writePart(context, `${key}.price`, name, own)];
  return writeObject('trait', {
    id,
    name,
    reference: referenceOf(trait.facet?.cite),
    local_notes: row.note,
    modifiers: writeModifiers(context, trait, id),
    disabled: row.boughtOff,
    round_down: row.roundDown,
    container_type: containerTypes[holds],
    children: [...price, ...inside],
    calc: { points: pointsOfContainer(context, trait, inside) ?? own },
  });
}

/** The points of a container: among alternatives at the full price of what is in it, as GCS counts it. */
function pointsOfContainer(context: ExportContext, trait: ResolvedTrait, inside: readonly JsonObject[]): number | null {
  const around = findTraitContainers(context.derived.context.traits).around(trait);
  const isAmongAlternatives = around.some(({ row }) => row.own?.holds === 'alternatives');
  return isAmongAlternatives && trait.row.own?.holds !== 'alternatives'
    ? fixed(inside.reduce((sum, { calc }) => sum + pointsIn(calc), 0))
    : numberOf(context, containerStat(trait.key));
}

/** A row for a part of the sheet that is not a row of the character: it has a name, a price, and effects. */
function writePart(
  context: ExportContext,
  key: string,
  name: string,
  points: number,
  features: readonly JsonObject[] = [],
): JsonObject {
  return writeObject('trait', {
    id: context.idOf('t', { list: 'made', key }),
    name,
    base_points: points,
    features,
    calc: { points: fixed(points) },
  });
}

/** A trait; one of the race has no row of the character. */
function writeTrait(
  context: ExportContext,
  trait: ResolvedTrait,
  origin: RowOrigin = { list: 'traits', key: trait.key },
): JsonObject {
  const { key, row, name, facet, listed, level } = trait;
  const id = context.idOf('t', origin);
  const price = listed ? splitPrice(context, trait, listed) : { base: 0, perLevel: 0 };
  const isLeveled = listed !== null && findMostLevels(listed) !== 1;
  const counts = facet !== null && !(origin.list === 'traits' && hasFromRace(context.derived.context, trait));
  const effects = context.derived.ruleset.placeResistance?.(facet?.effects ?? [], row) ?? facet?.effects ?? [];
  const features = counts
    ? [
        ...writeFeatures(context, effects, { key, level, isLeveled, trait }),
        ...writeBonusesByName(context, trait, isLeveled),
      ]
    : [];
  if (!row.boughtOff) countFeatures(context, features, level);
  return writeObject('trait', {
    id,
    name,
    reference: referenceOf(facet?.cite),
    local_notes: notesOf(trait),
    tags: facet ? [capitalize(facet.kind)] : [],
    modifiers: writeModifiers(context, trait, id),
    cr: facet?.kind === 'disadvantage' ? (row.selfControl ?? 0) : 0,
    frequency: facet?.parameters?.some(({ id: question }) => question === 'frequency') ? 0 : (row.frequency ?? 0),
    disabled: row.boughtOff,
    base_points: price.base,
    points_per_level: price.perLevel,
    weapons: writeAttacksOf(context, key, id),
    features,
    round_down: row.roundDown,
    can_level: isLeveled,
    levels: isLeveled ? level : 0,
    calc: {
      points: fixed(numberOf(context, aloneStat(key)) ?? numberOf(context, traitStat(key)) ?? 0),
      ...(isLeveled ? { current_level: row.boughtOff ? 0 : level } : {}),
    },
  });
}

const notesOf = ({ row, facet }: ResolvedTrait): string =>
  [row.note, ...(row.own ? (facet?.notes ?? []) : [])].filter(Boolean).join('; ');

/**
 * The list price with the answers, as a base and so much a level: GCS computes the price from these. If the price per
 * level has more decimals than the format, all of it is the base.
 */
function splitPrice(context: ExportContext, { row, level }: ResolvedTrait, listed: TraitFacet) {
  const { campaign } = context.derived.context.character;
  const price = calculateTraitPrice(listed, row, campaign);
  if (!('pointsPerLevel' in listed.price) || level <= 0) return { base: price, perLevel: 0 };
  const base = calculateTraitPrice({ ...listed, price: { points: listed.price.points ?? 0 } }, row, campaign);
  const perLevel = (price - base) / level;
  return fixed(perLevel) === perLevel ? { base, perLevel } : { base: price, perLevel: 0 };
}

function writeModifiers(context: ExportContext, trait: ResolvedTrait, owner: string): readonly JsonObject[] {
  return trait.row.modifiers.flatMap((modifier) => writeModifier(context, trait, modifier, owner));
}

/** A modifier of a price. GCS has one price for each, so that one with several here becomes several. */
function writeModifier(
  context: ExportContext,
  trait: ResolvedTrait,
  modifier: TraitModifier,
  owner: string,
): JsonObject[] {
  const { key, name, percent, points, times, level, appliesTo, page } = modifier;
  const prices = [
    ...(percent !== 0 ? [{ cost: `${formatSigned(percent)}%`, isByLevel: true }] : []),
    ...(points !== 0 ? [{ cost: formatSigned(points), isByLevel: true }] : []),
    ...(times !== null ? [{ cost: `x${fixed(times)}`, isByLevel: false }] : []),
  ];
  const { attackModifiers } = context.derived.ruleset;
  const own = effectsOf(modifier.effects);
  const listed =
    own.length === 0 && !trait.row.own && trait.facet?.attacks?.length ? attackModifiers?.effects(modifier) : undefined;
  const features = writeFeatures(context, listed ?? own, {
    key: trait.key,
    modifier: key,
    level: trait.level,
    isLeveled: false,
  });
  if (!trait.row.boughtOff) countFeatures(context, features);
  return (prices.length === 0 ? [{ cost: '+0%', isByLevel: true }] : prices).map(({ cost, isByLevel }, i) =>
    writeObject('traitModifier', {
      id: gcsId('m', owner, key, i),
      name: name || 'Modifier',
      reference: page,
      cost_adj: cost,
      affects: affects[appliesTo],
      features: i === 0 ? features : [],
      levels: isByLevel && level !== null ? countLevels({ level }) : 0,
    }),
  );
}

/** The part of a race that makes the sum of all parts its price. */
const restKey = `${raceKeyPrefix}rest`;

/**
 * The race as a container of its members' traits, at the price of the race; none for a human. The race's skills are
 * rows among the skills; their points from the race are features here.
 */
export function writeRace(context: ExportContext): readonly JsonObject[] {
  const { derived } = context;
  const { race } = derived.context;
  const { facet } = race;
  if (!facet || race.id === 'human') return [];
  const attributes = derived.ruleset.attributes.flatMap(({ id, short }) => {
    const modifier = facet[id] ?? 0;
    return modifier === 0 ? [] : [writeAttribute(context, id, short, modifier)];
  });
  const effects = writeFeatures(context, facet.effects ?? [], { key: raceKeyPrefix, level: 1, isLeveled: false });
  const skills = writeSkillPoints(context);
  countFeatures(context, effects);
  const traits = race.traits.map((trait) => writeTrait(context, trait, { list: 'made', key: trait.key }));
  const points = numberOf(context, 'points.race') ?? 0;
  const parts = [...attributes, ...traits];
  const rest = points - parts.reduce((sum, { calc }) => sum + pointsIn(calc), 0);
  const needsRest = rest !== 0 || effects.length > 0 || skills.length > 0;
  return [
    writeObject('trait', {
      id: context.idOf('T', { list: 'made', key: `${raceKeyPrefix}all` }),
      name: race.name,
      reference: referenceOf(facet.cite),
      local_notes: (facet.notes ?? []).join('; '),
      container_type: 'ancestry',
      ancestry: 'Human',
      children: [
        ...parts,
        ...(needsRest ? [writePart(context, restKey, 'Features of the race', rest, [...effects, ...skills])] : []),
      ],
      calc: { points: fixed(points) },
    }),
  ];
}

const pointsIn = (calc: unknown): number =>
  typeof calc === 'object' && calc !== null && 'points' in calc ? Number(calc.points) : 0;

function writeAttribute(context: ExportContext, id: AttributeId, short: string, modifier: number): JsonObject {
  const { ruleset, context: sheet } = context.derived;
  const price = ruleset.attributePrice(id, 10 + modifier, sheet.character.campaign.prices) ?? 0;
  const bonus = { type: 'attribute_bonus', attribute: attributeId(id), amount: modifier };
  countFeatures(context, [bonus]);
  return writePart(context, `${raceKeyPrefix}${id}`, `${short} ${formatSigned(modifier)}`, price, [bonus]);
}

/** The points that the levels of the race's skills are worth, as bonuses on the skills' points. */
function writeSkillPoints(context: ExportContext): JsonObject[] {
  const { derived } = context;
  return derived.context.race.skills.flatMap((skill) => {
    const facet = resolveSkillFacet(derived.context, skill);
    const points = facet ? findRacePoints(derived.ruleset.skillLadder, facet, skill) : 0;
    if (points === 0) return [];
    const { name, specialization, optional } = namesOfSkill(skill);
    const is = (qualifier: string) => ({ compare: 'is', qualifier });
    return [
      writeObject('feature', {
        type: facet?.spell ? 'spell_point_bonus' : 'skill_point_bonus',
        ...(facet?.spell ? { match: 'spell_name' } : {}),
        // Spells have no specialization there.
        name: is(facet?.spell ? skill.name : name),
        ...(specialization === '' || facet?.spell ? {} : { specialization: is(specialization) }),
        ...(optional === '' || facet?.spell ? {} : { optional_specialization: is(optional) }),
        amount: points,
      }),
    ];
  });
}
