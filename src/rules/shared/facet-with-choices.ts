import type { Effect } from '../../catalog/effect.ts';
import type { TraitEntryKind, TraitFacet, TraitOption } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import { findAnswer, findChosenOptions } from './trait-choices.ts';
import { calculateTraitPrice } from './trait-price.ts';

/** The facet as the answers make it: its kind, and with the effects, prerequisites and notes of the options. */
export function applyChoicesToFacet(
  facet: TraitFacet,
  row: Pick<TraitRow, 'choices' | 'level'>,
  campaign: Character['campaign'],
): TraitFacet {
  const options = findChosenOptions(facet, row, campaign).map(({ option }) => option);
  return {
    ...facet,
    kind: kindOf(facet, options, () => calculateTraitPrice(facet, row, campaign)),
    effects: [
      ...(facet.effects ?? []),
      ...options.flatMap(({ effects }) => effects ?? []),
      ...effectsOnAnswer(facet, row),
    ],
    prerequisites: [...(facet.prerequisites ?? []), ...options.flatMap(({ prerequisites }) => prerequisites ?? [])],
    notes: [...(facet.notes ?? []), ...options.flatMap(({ notes }) => notes ?? [])],
  };
}

/** What the trait adds to the skill that the player wrote; nothing while none is written. */
function effectsOnAnswer({ skillOfAnswer }: TraitFacet, row: Pick<TraitRow, 'choices'>): Effect[] {
  const name = skillOfAnswer ? findAnswer(row, skillOfAnswer.parameter).trim() : '';
  return skillOfAnswer && name !== '' ? [{ to: { skills: { name } }, add: skillOfAnswer.add }] : [];
}

function kindOf(facet: TraitFacet, options: readonly TraitOption[], price: () => number): TraitEntryKind {
  const named = options.find(({ kind }) => kind)?.kind;
  if (named || !facet.kindByPrice) return named ?? facet.kind;
  const points = price();
  if (points === 0) return facet.kind;
  return points < 0 ? 'disadvantage' : 'advantage';
}
