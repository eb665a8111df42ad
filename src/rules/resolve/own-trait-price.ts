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

/** The price that is meant by points typed for a trait of this kind: 10 for a disadvantage is −10. */
export const pointsMeant = (kind: TraitEntryKind, typed: number): number =>
  givesBack(kind) && typed > 0 ? -typed : typed;

/** Points with the sign that goes with the kind chosen last. */
export function pointsAfter(from: TraitEntryKind, to: TraitEntryKind, points: number): number {
  if (givesBack(to)) return pointsMeant(to, points);
  return givesBack(from) && points < 0 ? -points : points;
}

/** As {@link pointsAfter}, for a price that may still be the one at which its kind started: then it is that of the new kind. */
export const priceAfter = (from: TraitEntryKind, to: TraitEntryKind, points: number): number =>
  points === startingTraitPoints[from] ? startingTraitPoints[to] : pointsAfter(from, to, points);

/** True where a trait costs points that its kind should give, or gives what it should cost. */
export const hasWrongSign = (kind: TraitEntryKind, points: number): boolean =>
  givesBack(kind) ? points > 0 : points < 0;
