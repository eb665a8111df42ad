import type { TraitEntryKind } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import type { TraitModifier } from '../../character/trait-rows.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { aloneStat, containerStat, traitStat } from '../stat-ids.ts';
import { writeTraitPrice } from './trait-price.ts';

/** True for a container of other traits. */
export const isTraitContainer = ({ row }: Pick<ResolvedTrait, 'row'>): boolean => (row.own?.holds ?? '') !== '';

/** The container of each trait. A container that does not exist, or is inside itself, counts as none. */
interface TraitContainers {
  /** The containers of a trait, innermost first. */
  around(trait: ResolvedTrait): readonly ResolvedTrait[];
  /** The traits in a container, including those in nested containers, in the order of the list. */
  inside(container: ResolvedTrait): readonly ResolvedTrait[];
}

const none: readonly ResolvedTrait[] = [];

/** Finds the containers of a list of traits. Most characters have none. */
export const findTraitContainers: (traits: readonly ResolvedTrait[]) => TraitContainers = memoizeByObject((traits) => {
  const containers = new Map(traits.filter(isTraitContainer).map((trait) => [trait.key, trait]));
  if (containers.size === 0) return { around: () => none, inside: () => none };
  const chains = new Map(traits.map((trait) => [trait.key, chainOf(trait, containers)]));
  const around = (trait: ResolvedTrait) => chains.get(trait.key) ?? none;
  return { around, inside: (container) => traits.filter((trait) => around(trait).includes(container)) };
});

function chainOf(trait: ResolvedTrait, containers: ReadonlyMap<string, ResolvedTrait>): ResolvedTrait[] {
  const seen = new Set([trait.key]);
  const chain: ResolvedTrait[] = [];
  let next = containers.get(trait.row.container);
  while (next && !seen.has(next.key)) {
    seen.add(next.key);
    chain.push(next);
    next = containers.get(next.row.container);
  }
  // In a cycle of containers nothing is inside anything.
  return next ? [] : chain;
}

/** The meta-trait that a trait is, or is a part of: the outermost, if one is inside another. */
export const findMetaTrait = (traits: readonly ResolvedTrait[], trait: ResolvedTrait): ResolvedTrait | undefined =>
  [trait, ...findTraitContainers(traits).around(trait)].findLast(({ row }) => row.own?.holds === 'metaTrait');

/**
 * The kind that a trait counts as: a meta-trait and all of its parts are one advantage, or one disadvantage, by the sum
 * of their points (Basic Set p. 262).
 */
export function countedKind(
  worksheet: Pick<Worksheet, 'number'>,
  traits: readonly ResolvedTrait[],
  trait: ResolvedTrait,
): TraitEntryKind | undefined {
  const whole = findMetaTrait(traits, trait);
  if (!whole) return trait.facet?.kind;
  return worksheet.number(containerStat(whole.key)) < 0 ? 'disadvantage' : 'advantage';
}

/**
 * The modifiers of the containers around a trait, which apply to its price too; those of a power not to its Talent, which
 * costs the same in every power (Basic Set p. 254).
 */
const modifiersAround = ({ facet }: ResolvedTrait, around: readonly ResolvedTrait[]): readonly TraitModifier[] =>
  around.flatMap(({ row }) => (facet?.helpsPower && row.own?.holds === 'power' ? [] : row.modifiers));

/** Abilities that can only be used one at a time, with the traits bought as one of them. */
interface Alternatives {
  readonly container: ResolvedTrait;
  /** Each is a trait in the container, or all that is in a container in it. */
  readonly units: readonly (readonly ResolvedTrait[])[];
}

/**
 * The alternatives that a trait is one of, the innermost first: alternatives may be among other alternatives. Empty for a
 * container, and for a trait in none.
 */
function findAlternatives(
  traits: readonly ResolvedTrait[],
  containers: TraitContainers,
  trait: ResolvedTrait,
): readonly Alternatives[] {
  if (isTraitContainer(trait)) return [];
  return containers
    .around(trait)
    .filter(isOfAlternatives)
    .map((container) => {
      const direct = traits.filter((other) => containers.around(other)[0] === container);
      const units = direct.map((each) =>
        isTraitContainer(each) ? containers.inside(each).filter((inner) => !isTraitContainer(inner)) : [each],
      );
      return { container, units };
    });
}

const isOfAlternatives = ({ row }: ResolvedTrait): boolean => row.own?.holds === 'alternatives';

/** How many containers of alternatives a trait is in that are in `container` themselves. */
const countAlternativesWithin = (
  containers: TraitContainers,
  trait: ResolvedTrait,
  container: ResolvedTrait,
): number => {
  const around = containers.around(trait);
  return around.slice(0, around.indexOf(container)).filter(isOfAlternatives).length;
};

/** Writes more steps on a trait's price: modifiers, self-control (fourth edition). */
export type TraitPricing = (w: DerivationBuilder, trait: ResolvedTrait, campaign: Character['campaign']) => void;

/** The divisor of the price of each alternative ability except the most expensive (fourth edition). */
export interface AlternativePrice {
  readonly over: number;
  readonly words: string;
  readonly cite: Citation;
}

/** The price of the list alone. */
const listPrice: TraitPricing = () => {};

/**
 * The points of every trait: its list price with its answers, then the ruleset's changes, by its own modifiers and
 * those of the containers around it. A bought-off trait costs nothing. All alternative abilities except the most
 * expensive cost a share.
 */
export function defineTraits(
  worksheet: Worksheet,
  context: SheetContext,
  pricing: TraitPricing = listPrice,
  alternativePrice: AlternativePrice | null = null,
): void {
  const { race, character } = context;
  worksheet.section('traits', [race.traits, context.traits, character.campaign, pricing], () => {
    const containers = findTraitContainers(context.traits);
    for (const trait of [...race.traits, ...context.traits]) {
      const { listed, key, name, plainName, row } = trait;
      if (!listed) continue;
      const around = containers.around(trait);
      const alternatives = alternativePrice ? findAlternatives(context.traits, containers, trait) : [];
      const priced = around.length === 0 ? trait : withModifiers(trait, modifiersAround(trait, around));
      const writePrice = (w: DerivationBuilder): void => {
        const origin = { cite: listed.cite, row: key, name: plainName };
        writeTraitPrice(w, listed, row, character.campaign, origin);
        pricing(w, priced, character.campaign);
        if (row.boughtOff) w.multiply(0, 'bought off', { row: key });
      };
      const inAlternatives = alternatives.flatMap(({ container, units }) => [
        container,
        ...units.flatMap((unit) => [...unit, ...unit.flatMap((each) => containers.around(each))]),
      ]);
      worksheet.section(
        traitStat(key),
        [trait, character.campaign, pricing, ...around, null, ...inAlternatives],
        () => {
          const about = { unit: 'points', cite: listed.cite };
          if (alternatives.length === 0 || !alternativePrice) {
            worksheet.define({ id: traitStat(key), name: `${name}, points`, ...about, formula: writePrice });
            return;
          }
          worksheet.define({ id: aloneStat(key), name: `${name}, by itself`, ...about, formula: writePrice });
          for (const [within, among] of alternatives.entries()) {
            const isLast = within === alternatives.length - 1;
            worksheet.define({
              id: isLast ? traitStat(key) : aloneStat(key, within + 1),
              name: isLast ? `${name}, points` : `${name}, as one of ${among.container.plainName}`,
              ...about,
              formula: (w) => writeAlternative(w, { trait, within, among, containers }, alternativePrice),
            });
          }
        },
      );
      if (isTraitContainer(trait)) defineTotal(worksheet, trait, containers.inside(trait));
    }
  });
}

/** The trait with more modifiers on its price. */
const withModifiers = (trait: ResolvedTrait, more: readonly TraitModifier[]): ResolvedTrait =>
  more.length === 0 ? trait : { ...trait, row: { ...trait.row, modifiers: [...trait.row.modifiers, ...more] } };

/** A trait as one of several alternatives. */
interface AmongAlternatives {
  readonly trait: ResolvedTrait;
  /** How many containers of alternatives it is in inside of this one. */
  readonly within: number;
  readonly among: Alternatives;
  readonly containers: TraitContainers;
}

/**
 * Writes the price of one of several alternatives: the full price for the most expensive (the first if several), a
 * share for others. The share of several traits that are one alternative is rounded as a whole: each trait costs what
 * it adds to the share of those before it.
 */
function writeAlternative(
  w: DerivationBuilder,
  { trait, within, among: { container, units }, containers }: AmongAlternatives,
  { over, words, cite }: AlternativePrice,
): void {
  w.startFrom(aloneStat(trait.key, within), within === 0 ? 'by itself' : 'as one of its own alternatives');
  const before = (each: ResolvedTrait) =>
    w.consultNumber(aloneStat(each.key, countAlternativesWithin(containers, each, container)));
  const sum = (unit: readonly ResolvedTrait[]) => unit.reduce((total, each) => total + before(each), 0);
  const prices = units.map(sum);
  const dearest = units[prices.indexOf(Math.max(...prices))];
  if (dearest?.includes(trait) || w.value === 0) return;
  const origin = { cite, row: container.key };
  const unit = units.find((each) => each.includes(trait)) ?? [trait];
  const earlier = sum(unit.slice(0, unit.indexOf(trait)));
  const round = container.row.roundDown ? Math.floor : Math.ceil;
  const share = round((earlier + before(trait)) / over) - round(earlier / over);
  w.divide(over, words, origin);
  if (typeof w.value === 'number' && !Number.isInteger(w.value)) w.round(share < w.value ? 'down' : 'up', origin);
}

/** Defines the points of a container with all that is in it. */
function defineTotal(
  worksheet: Worksheet,
  { key, name, listed }: ResolvedTrait,
  inside: readonly ResolvedTrait[],
): void {
  const parts = inside.filter((trait) => trait.listed);
  worksheet.section(containerStat(key), [name, listed, ...parts.map((trait) => trait.key)], () =>
    worksheet.define({
      id: containerStat(key),
      name: `${name}, in all`,
      unit: 'points',
      cite: listed?.cite,
      formula: (w) => {
        w.startFrom(traitStat(key), name);
        for (const trait of parts) w.addFrom(traitStat(trait.key), 1, trait.name, { row: trait.key });
      },
    }),
  );
}

export const kindNames: Readonly<Record<TraitEntryKind, { singular: string; plural: string }>> = {
  advantage: { singular: 'advantage', plural: 'advantages' },
  perk: { singular: 'perk', plural: 'perks' },
  disadvantage: { singular: 'disadvantage', plural: 'disadvantages' },
  quirk: { singular: 'quirk', plural: 'quirks' },
};
