import type { TraitEntryKind } from '../../catalog/trait-entry.ts';

/** The kinds that give points back: their prices are below 0. */
export const givesBack = (kind: TraitEntryKind): boolean => kind === 'disadvantage' || kind === 'quirk';

/**
 * The points at which a typed-in trait of a kind starts: a quirk gives 1 point back (GURPS Lite p. 13), a perk costs 1
 * (fourth edition, p. 100); the others have no usual price.
 */
export const startingTraitPoints: Readonly<Record<TraitEntryKind, number>> = {
  advantage: 0,
  perk: 1,
  disadvantage: 0,
  quirk: -1,
};

/** The price that is meant by points typed for a trait of this kind: the kind gives the sign. 10 and −10 for a disadvantage are −10. */
export const pointsMeant = (kind: TraitEntryKind, typed: number): number =>
  typed === 0 ? 0 : givesBack(kind) ? -Math.abs(typed) : Math.abs(typed);

/** Points with the sign that goes with the kind chosen last. */
export function pointsAfter(from: TraitEntryKind, to: TraitEntryKind, points: number): number {
  return givesBack(to) || givesBack(from) ? pointsMeant(to, points) : points;
}

/** As {@link pointsAfter}, for a price that may still be the one at which its kind started: then it is that of the new kind. */
export const priceAfter = (from: TraitEntryKind, to: TraitEntryKind, points: number): number =>
  points === startingTraitPoints[from] ? startingTraitPoints[to] : pointsAfter(from, to, points);

/** True where a trait costs points that its kind should give, or gives what it should cost. */
export const hasWrongSign = (kind: TraitEntryKind, points: number): boolean =>
  givesBack(kind) ? points > 0 : points < 0;
