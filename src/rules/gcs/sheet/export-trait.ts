import type { TraitFacet } from '../../../catalog/trait-entry.ts';
import { gcsId } from '../../../character/gcs/gcs-id.ts';
import type { TraitModifier } from '../../../character/trait-rows.ts';
import type { ResolvedTrait } from '../../resolve/context.ts';
import { effectsOf } from '../../resolve/own-effects.ts';
import { hasFromRace } from '../../shared/race-traits.ts';
import { findTraitContainers, isTraitContainer } from '../../shared/trait-containers.ts';
import { findMostLevels } from '../../shared/trait-levels.ts';
import { calculateTraitPrice } from '../../shared/trait-price.ts';
import { aloneStat, containerStat, traitStat } from '../../stat-ids.ts';
import { countLevels } from '../../wording/modifier-words.ts';
import { writeBonusesByName } from './export-bonuses-by-name.ts';
import { countFeatures, type ExportContext, numberOf, type RowOrigin } from './export-context.ts';
import { writeFeatures } from './export-features.ts';
import { fixed, type JsonObject, writeObject } from './export-object.ts';
import { capitalized, referenceOf, signedText } from './export-text.ts';
import { writeAttacksOf } from './export-weapon.ts';

const containerTypes = { group: '', metaTrait: 'meta_trait', alternatives: 'alternative_abilities' } as const;
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
    calc: { points: numberOf(context, containerStat(key)) ?? own },
  });
}

/** A row for a part of the sheet that is no row of the character: it has a name, a price, and what it does. */
export function writePart(
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
export function writeTrait(
  context: ExportContext,
  trait: ResolvedTrait,
  origin: RowOrigin = { list: 'traits', key: trait.key },
): JsonObject {
  const { key, row, name, facet, listed, level } = trait;
  const id = context.idOf('t', origin);
  const price = listed ? splitPrice(context, trait, listed) : { base: 0, perLevel: 0 };
  const isLeveled = listed !== null && findMostLevels(listed) !== 1;
  const counts = facet !== null && !(origin.list === 'traits' && hasFromRace(context.derived.context, trait));
  const features = counts
    ? [
        ...writeFeatures(context, facet.effects ?? [], { key, level, isLeveled, trait }),
        ...writeBonusesByName(context, trait, isLeveled),
      ]
    : [];
  if (!row.boughtOff) countFeatures(context, features, level);
  return writeObject('trait', {
    id,
    name,
    reference: referenceOf(facet?.cite),
    local_notes: notesOf(trait),
    tags: facet ? [capitalized(facet.kind)] : [],
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
      ...(isLeveled ? { current_level: level } : {}),
    },
  });
}

const notesOf = ({ row, facet }: ResolvedTrait): string =>
  [row.note, ...(row.own ? (facet?.notes ?? []) : [])].filter(Boolean).join('; ');

/**
 * The list price with the answers, as a base and so much a level: what GCS works the price out from. Where the price a level
 * has more decimals than the format, all of it is the base.
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
    ...(percent !== 0 ? [{ cost: `${signedText(percent)}%`, isByLevel: true }] : []),
    ...(points !== 0 ? [{ cost: signedText(points), isByLevel: true }] : []),
    ...(times !== null ? [{ cost: `x${fixed(times)}`, isByLevel: false }] : []),
  ];
  const features = writeFeatures(context, effectsOf(modifier.effects), {
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
