import type { Citation } from '../../../engine/citation.ts';
import { basicSet } from '../../books.ts';
import type { Effect } from '../../effect.ts';
import type { Entry, Listed } from '../../entry.ts';
import type { SuggestedModifier, TraitEntryKind, TraitFacet, TraitPrice } from '../../trait-entry.ts';
import { type AttackLine, readAttackLines } from './read-attack-line.ts';
import { type EffectText, readEffects } from './read-effect.ts';

/**
 * A price in points. A star is the book's mark of a disadvantage with a self-control roll.
 *
 *     15                          one price
 *     [5, 10, 30]                 the price of each level in turn
 *     '5/level', '5/level to 4'   each level, at most so many
 *     '5+10/level from 0'         so much to begin with, which is all of level 0, and each level
 *     '20/level by halves'        half levels too, from half of one on
 *     '-10*'                      with a self-control roll
 */
type PriceText =
  | number
  | readonly number[]
  | `${number}*`
  | `${'' | `${number}+`}${number}${'' | '*'}/level${'' | ` to ${number}`}${'' | ' from 0' | ' by halves'}`;

/** An enhancement or limitation that the book suggests for the trait: 'Reflexive +40%', 'Song -40% of levels'. */
type ModifierText = `${string} ${'+' | '-'}${number}%${'' | ' of levels' | ' of base'}`;

/** Facts beyond the row itself. `parameters` are made with the functions of trait-parameters.ts. */
interface TraitDetails
  extends Partial<
    Pick<
      TraitFacet,
      | 'name'
      | 'kind'
      | 'kindByPrice'
      | 'parameters'
      | 'prerequisites'
      | 'skillOfAnswer'
      | 'notes'
      | 'plays'
      | 'repeatable'
      | 'textIsName'
      | 'most'
      | 'mostPoints'
      | 'oneHanded'
      | 'blows'
      | 'cite'
      | 'container'
      | 'helpsPower'
      | 'pool'
    >
  > {
  readonly attacks?: readonly AttackLine[];
  readonly effects?: readonly (EffectText | Effect)[];
  readonly modifiers?: readonly ModifierText[];
}

type Page = Citation['page'];

/** A trait that is in the lists of other rulesets too. */
type SharedRow = readonly [entry: Entry, price: PriceText, page: Page, details?: TraitDetails];
/** A trait of this edition alone. Keywords are separated by spaces. */
type NewRow = readonly [
  name: string,
  price: PriceText,
  page: Page,
  description: string,
  keywords: string,
  details?: TraitDetails,
];
export type TraitTableRow = SharedRow | NewRow;

/** Traits by their ids, which are stable. */
export type TraitTable = Readonly<Record<string, TraitTableRow>>;

/** Reads a table of traits of one kind, in its order. */
export const readTraitTable = (kind: TraitEntryKind, table: TraitTable): readonly Listed<TraitFacet>[] =>
  Object.entries(table).map(([id, row]) => readTraitRow(id, kind, row));

/** Reads a row. Every trait of the fourth edition can be gained later, as the game master allows (pp. 290–294). */
export function readTraitRow(id: string, kind: TraitEntryKind, row: TraitTableRow): Listed<TraitFacet> {
  const [, price, page] = row;
  const { entry, details = {} } = partsOf(row);
  const { effects, modifiers, attacks, ...rest } = details;
  const facet: TraitFacet = {
    cite: basicSet(page),
    kind,
    ...readPrice(price),
    ...rest,
    ...(effects ? { effects: readEffects(effects) } : {}),
    ...(modifiers ? { modifiers: modifiers.map(readModifier) } : {}),
    ...(attacks ? { attacks: readAttackLines(attacks) } : {}),
    gainedInPlay: true,
  };
  return { ...entry, id, name: facet.name ?? entry.name, facet };
}

function partsOf(row: TraitTableRow): { entry: Entry; details: TraitDetails | undefined } {
  if (isShared(row)) return { entry: row[0], details: row[3] };
  const [name, , , description, keywords, details] = row;
  return { entry: { name, description, keywords: keywords.split(' ') }, details };
}

const isShared = (row: TraitTableRow): row is SharedRow => typeof row[0] !== 'string';

const leveled =
  /^(?:(?<base>-?[\d.]+)\+)?(?<each>-?[\d.]+)\*?\/level(?: to (?<most>\d+))?(?<zero> from 0)?(?<halves> by halves)?$/;

/** Reads a price. One in no known form throws a TypeError. */
function readPrice(text: PriceText): { price: TraitPrice; selfControl?: true } {
  if (typeof text === 'number') return { price: { points: text } };
  if (typeof text !== 'string') return { price: { levels: text } };
  const roll = text.includes('*') ? ({ selfControl: true } as const) : {};
  const { base, each, most, zero, halves } = leveled.exec(text)?.groups ?? {};
  if (each === undefined) {
    const points = Number(text.replace('*', ''));
    if (Number.isNaN(points)) throw new TypeError(`“${text}” is not a price`);
    return { price: { points }, ...roll };
  }
  return {
    price: {
      ...(base === undefined ? {} : { points: Number(base) }),
      pointsPerLevel: Number(each),
      ...(most === undefined ? {} : { mostLevels: Number(most) }),
      ...(zero === undefined ? {} : { leastLevel: 0 }),
      ...(halves === undefined ? {} : { leastLevel: 0.5, levelStep: 0.5 }),
    },
    ...roll,
  };
}

const modifier = /^(?<name>.+) (?<percent>[+-][\d.]+)%(?: of (?<part>levels|base))?$/;

/** Reads a modifier. One in no known form throws a TypeError. */
function readModifier(text: ModifierText): SuggestedModifier {
  const { name, percent, part } = modifier.exec(text)?.groups ?? {};
  if (name === undefined) throw new TypeError(`“${text}” is not a modifier`);
  return {
    name,
    percent: Number(percent),
    ...(part === 'levels' || part === 'base' ? { appliesTo: part } : {}),
  };
}
