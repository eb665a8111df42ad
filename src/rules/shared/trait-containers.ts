import type { TraitModifier } from '../../character/trait-rows.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import type { ResolvedTrait } from '../resolve/context.ts';

/** True for a container of other traits. */
export const isTraitContainer = ({ row }: Pick<ResolvedTrait, 'row'>): boolean => (row.own?.holds ?? '') !== '';

/** Where each trait is among containers. A container that does not exist, or is inside itself, counts as none. */
export interface TraitContainers {
  /** The containers of a trait, innermost first. */
  around(trait: ResolvedTrait): readonly ResolvedTrait[];
  /** The traits in a container, those in containers inside it too, in the order of the list. */
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
  // In a ring of containers nothing is inside anything.
  return next ? [] : chain;
}

/** The modifiers of the containers around a trait, which count for its price too. */
export const modifiersAround = (around: readonly ResolvedTrait[]): readonly TraitModifier[] =>
  around.flatMap(({ row }) => row.modifiers);

/** Abilities of which one can be used at a time, with what is bought as one of them. */
export interface Alternatives {
  readonly container: ResolvedTrait;
  /** Each is a trait in the container, or all that is in a container in it. */
  readonly units: readonly (readonly ResolvedTrait[])[];
}

/**
 * The alternatives that a trait is one of, the innermost first: alternatives may be among other alternatives. Empty for a
 * container, and for a trait in none.
 */
export function findAlternatives(
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
export const countAlternativesWithin = (
  containers: TraitContainers,
  trait: ResolvedTrait,
  container: ResolvedTrait,
): number => {
  const around = containers.around(trait);
  return around.slice(0, around.indexOf(container)).filter(isOfAlternatives).length;
};
