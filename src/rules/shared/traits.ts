import type { TraitFacet, TraitKind } from '../../catalog/trait-entry.ts';
import type { DerivationBuilder, Origin } from '../../engine/derivation-builder.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { traitStat } from '../stat-ids.ts';
import { chosenOptions, listPrice, type PriceStep, priceSteps } from './trait-choices.ts';

/** Writes more steps on a trait's price: percentages, self-control (fourth edition). */
export type TraitPricing = (
  w: Parameters<Parameters<Worksheet['define']>[0]['formula']>[0],
  trait: ResolvedTrait,
) => void;

/**
 * The points of every trait: one price, the price of its level, or a price a level (of the level that
 * counts); then what its answers do to that
 * (rounding by the size, whatever the sign), then what the ruleset adds. What was bought off counts nothing any more.
 */
export function defineTraits(worksheet: Worksheet, context: SheetContext, pricing: TraitPricing = () => {}): void {
  for (const trait of [...context.race.traits, ...context.traits]) {
    const { listed, key, name } = trait;
    if (!listed) continue;
    worksheet.define({
      id: traitStat(key),
      name: `${name}, points`,
      unit: 'points',
      cite: listed.cite,
      formula: (w) => {
        priceTrait(w, trait, listed, context.character.campaign);
        pricing(w, trait);
        if (trait.row.boughtOff) w.multiply(0, 'bought off', { row: key });
      },
    });
  }
}

function priceTrait(
  w: DerivationBuilder,
  { row, level, key, plainName }: ResolvedTrait,
  facet: TraitFacet,
  campaign: SheetContext['character']['campaign'],
): void {
  const { price, cite } = facet;
  const origin = { cite, row: key };
  const steps = priceSteps(chosenOptions(facet, row, campaign), campaign);
  if ('levels' in price) w.lookup(plainName, `level ${level}`, listPrice(facet, level), origin);
  else {
    const [first] = steps;
    // A price made of answers alone begins with the first of them.
    if (first?.op === 'add' && !('pointsPerLevel' in price) && price.points === 0) {
      w.start(first.value, first.words, origin);
      steps.shift();
    } else w.start(price.points ?? 0, 'list price', origin);
    if ('pointsPerLevel' in price) {
      w.add(price.pointsPerLevel * level, `${level} × ${price.pointsPerLevel} a level`, origin);
    }
  }
  for (const step of steps) writePriceStep(w, step, origin);
}

function writePriceStep(w: DerivationBuilder, step: PriceStep, origin: Origin): void {
  if (step.op === 'add') w.add(step.value, step.words, origin);
  else if (step.op === 'multiply') w.multiply(step.value, step.words, origin);
  else if (step.op === 'divide') w.divide(step.value, step.words, origin);
  else if (step.op === 'atMost') w.atMost(step.value, step.words, origin);
  else if (typeof w.value === 'number' && !Number.isInteger(w.value)) {
    const larger = step.to === 'up';
    w.round(w.value < 0 === larger ? 'down' : 'up', origin);
  }
}

export const kindNames: Readonly<Record<TraitKind, { one: string; many: string }>> = {
  advantage: { one: 'advantage', many: 'advantages' },
  perk: { one: 'perk', many: 'perks' },
  disadvantage: { one: 'disadvantage', many: 'disadvantages' },
  quirk: { one: 'quirk', many: 'quirks' },
};
