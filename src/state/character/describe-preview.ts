import type { Character } from '../../character/character.ts';
import { formatValue } from '../../engine/words.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { describePriceOfChange } from '../../rules/wording/point-words.ts';
import { currentSheet } from './derived-character.ts';
import { listChanges } from './describe-changes.ts';

/**
 * Describes what a step would cost and change: "HT 14: 15 points · Basic Speed 7.25 · hits 14". `stat` is the stat that
 * is stepped, if its new value is not in the name.
 */
export function describePreview(name: string, change: (character: Character) => Character, stat?: string): string {
  const sheet = currentSheet();
  const { saved } = sheet.context;
  const after = openWorksheet({ ...saved, character: change(saved.character) }, sheet);
  const { worksheet, ruleset } = after;
  const value = stat && worksheet.has(stat) ? ` ${formatValue(worksheet.get(stat).value, ruleset.notation)}` : '';
  const changes = listChanges(sheet, after).filter((other) => other.stat !== 'points.left' && other.stat !== stat);
  return [
    `${name}${value}: ${describePriceOfChange(sheet.worksheet, worksheet)}`,
    ...changes.map((other) => `${other.name} ${other.after}`),
  ].join(' · ');
}
