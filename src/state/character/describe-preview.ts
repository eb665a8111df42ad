import type { Character } from '../../character/character.ts';
import { formatValue } from '../../engine/format.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { describePriceOfChange } from '../../rules/shared/figure-words.ts';
import { currentSheet } from './derived-character.ts';
import { listChanges } from './describe-changes.ts';

/**
 * Describes the price and effect of a step: "HT 14: 15 points · Basic Speed 7.25 · hits 14". `stat` is the stepped
 * stat, if its new value is not in the name.
 */
export function describePreview(name: string, change: (character: Character) => Character, stat?: string): string {
  const sheet = currentSheet();
  const { saved } = sheet.context;
  const { worksheet } = openWorksheet({ ...saved, character: change(saved.character) }, sheet);
  return describePreviewed(name, worksheet, stat);
}

/** Describes the price and effect of a step, by the hypothetical numbers of the open character. */
export function describePreviewed(name: string, previewed: Worksheet, stat?: string): string {
  const sheet = currentSheet();
  const { worksheet, ruleset } = sheet;
  const value = stat && previewed.has(stat) ? ` ${formatValue(previewed.get(stat).value, ruleset.notation)}` : '';
  const changes = listChanges(sheet, { ...sheet, worksheet: previewed });
  return [
    `${name}${value}: ${describePriceOfChange(worksheet, previewed)}`,
    ...changes
      .filter((other) => other.stat !== 'points.left' && other.stat !== stat)
      .map((other) => `${other.name} ${other.after}`),
  ].join(' · ');
}
