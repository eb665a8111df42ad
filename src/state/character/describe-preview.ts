import type { Character } from '../../character/character.ts';
import { formatValue } from '../../engine/words.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { describePriceOfChange } from '../../rules/wording/point-words.ts';
import { useCharacterStore } from './character-store.ts';
import { currentSheet } from './derived-character.ts';
import { describeChanges } from './describe-changes.ts';

/**
 * Describes what a step would cost and change: "HT 14: 15 points · Basic Speed 7.25 · hits 14". `stat` is the stat that
 * is stepped, if its new value is not in the name.
 */
export function describePreview(name: string, change: (character: Character) => Character, stat?: string): string {
  const { saved } = useCharacterStore.getState();
  const { worksheet: after, ruleset } = openWorksheet({ ...saved, character: change(saved.character) });
  const changes = describeChanges(saved, change, stat);
  const value = stat && after.has(stat) ? ` ${formatValue(after.get(stat).value, ruleset.notation)}` : '';
  const price = `${name}${value}: ${describePriceOfChange(currentSheet().worksheet, after)}`;
  return changes ? `${price} · ${changes}` : price;
}
