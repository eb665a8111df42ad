import type { DerivedCharacter } from '../derive-character.ts';
import { findChosenOptions } from '../shared/trait-choices.ts';

/**
 * Returns what the starting money is based on: the character's wealth, in the words of its trait ("Poor"); '' for none.
 */
export function describeWealth({ context }: Pick<DerivedCharacter, 'context'>): string {
  const { campaign } = context.character;
  if (campaign.money !== null) return '';
  const wealth = context.traits.find(({ id, row }) => id === 'wealth' && !row.boughtOff);
  if (wealth?.listed) return findChosenOptions(wealth.listed, wealth.row, campaign)[0]?.option.name ?? '';
  const typed = context.traits.filter(
    ({ row, facet }) =>
      row.own && !row.boughtOff && facet?.effects?.some(({ to, when }) => to === 'startingMoney' && !when),
  );
  return typed.map(({ name }) => name).join(', ');
}
