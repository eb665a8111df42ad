import type { TraitEntryKind } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import type { DerivationBuilder } from '../../engine/derivation-builder.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { traitStat } from '../stat-ids.ts';
import { writeTraitPrice } from './trait-price.ts';

/** Writes more steps on a trait's price: modifiers, self-control (fourth edition). */
export type TraitPricing = (w: DerivationBuilder, trait: ResolvedTrait, campaign: Character['campaign']) => void;

/** The points of every trait: its list price with its answers, then what the ruleset adds. What was bought off costs nothing. */
export function defineTraits(worksheet: Worksheet, context: SheetContext, pricing: TraitPricing = () => {}): void {
  const { race, character } = context;
  worksheet.section('traits', [race.traits, context.traits, character.campaign], () => {
    for (const trait of [...race.traits, ...context.traits]) {
      const { listed, key, name, plainName, row } = trait;
      if (!listed) continue;
      worksheet.section(traitStat(key), [trait, character.campaign], () =>
        worksheet.define({
          id: traitStat(key),
          name: `${name}, points`,
          unit: 'points',
          cite: listed.cite,
          formula: (w) => {
            const origin = { cite: listed.cite, row: key, name: plainName };
            writeTraitPrice(w, listed, row, character.campaign, origin);
            pricing(w, trait, character.campaign);
            if (row.boughtOff) w.multiply(0, 'bought off', { row: key });
          },
        }),
      );
    }
  });
}

export const kindNames: Readonly<Record<TraitEntryKind, { singular: string; plural: string }>> = {
  advantage: { singular: 'advantage', plural: 'advantages' },
  perk: { singular: 'perk', plural: 'perks' },
  disadvantage: { singular: 'disadvantage', plural: 'disadvantages' },
  quirk: { singular: 'quirk', plural: 'quirks' },
};
