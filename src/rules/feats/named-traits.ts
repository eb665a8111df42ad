import type { NumberName } from '../../catalog/effect.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { SheetContext } from '../resolve/context.ts';
import { findHolder } from '../shared/rows.ts';

/** What a trait of this name, in small letters, adds to a feat: so much, or so much for each of its levels. */
export interface NamedBonus {
  readonly trait: string;
  readonly add: number;
  readonly perLevel?: boolean;
}

/** Adds what the character's traits of these names add; not a trait whose own effects change this `target`. */
export function addNamedBonuses(
  w: DerivationBuilder,
  context: SheetContext,
  bonuses: readonly NamedBonus[],
  target?: NumberName,
): void {
  for (const { trait, add, perLevel } of bonuses) {
    const found = findHolder(context, trait, undefined);
    const isOwn = target !== undefined && found?.facet?.effects?.some(({ to }) => to === target);
    if (found && !isOwn)
      w.add(perLevel ? add * found.level : add, found.name, { cite: found.facet?.cite, row: found.key });
  }
}

/** Doubles the number for each level of the trait of this name. */
export function doubleForTrait(w: DerivationBuilder, context: SheetContext, name: string): void {
  const found = findHolder(context, name, undefined);
  if (found) w.multiply(2 ** found.level, found.name, { cite: found.facet?.cite, row: found.key });
}
