import type { Sheet } from './build-sheet.ts';
import { chosenOptions } from './shared/trait-choices.ts';

/** What the money to begin with goes by: how rich the character is, in the words of its trait ("Poor"); '' for nothing. */
export function wealthWords({ context }: Pick<Sheet, 'context'>): string {
  const { campaign } = context.character;
  const wealth = context.traits.find(({ id, row }) => id === 'wealth' && !row.boughtOff);
  if (!wealth?.listed || campaign.money !== null) return '';
  return chosenOptions(wealth.listed, wealth.row, campaign)[0]?.option.name ?? '';
}
