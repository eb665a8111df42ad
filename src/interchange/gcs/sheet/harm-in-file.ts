import { WhatIfWorksheet } from '../../../engine/overlay.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import { evaluateExpression } from '../read/gcs-fields.ts';
import type { GcsSheet } from '../read/gcs-sheet.ts';

/** How many pools of a sheet are so low that they halve a number, as far as more of them count. */
export interface HarmInFile {
  readonly move: number;
  readonly dodge: number;
  readonly strength: number;
}

/** Of more pools than these no further one counts. */
const maxPools = 2;

/**
 * The numbers halved by the injury and fatigue of a sheet: of each pool, the first threshold counts whose value is at
 * least the points left ; `attributeOf` gives an attribute by its id (format, section 3).
 */
export function harmInFile(
  { settings, attributes }: Pick<GcsSheet, 'settings' | 'attributes'>,
  attributeOf: (id: string) => number | null,
): HarmInFile {
  const stored = new Map(attributes.map((each) => [each.id, each]));
  const pools = settings.attributes.filter(({ type }) => type === 'pool' || type === 'pool_ref');
  const effects = pools.map(({ id, thresholds }): readonly string[] => {
    const value = stored.get(id)?.calc?.value ?? attributeOf(id);
    if (value === null) return [];
    const left = stored.get(id)?.calc?.current ?? value - (stored.get(id)?.damage ?? 0);
    const state = thresholds.find(
      (threshold) => (evaluateExpression(threshold.value, attributeOf) ?? Number.NaN) >= left,
    );
    return state?.effects ?? [];
  });
  const count = (effect: string): number => Math.min(maxPools, effects.filter((each) => each.includes(effect)).length);
  return { move: count('halve_move'), dodge: count('halve_dodge'), strength: count('halve_st') };
}

/** Half of a number for one pool, a quarter for two, rounded up. */
const halved = (number: number, pools: number): number => Math.ceil(number / (2 * pools));

/** A number of the sheet without any load. */
const unloaded = (worksheet: Worksheet, stat: string): number =>
  new WhatIfWorksheet(worksheet, 'encumbrance', 0, 'encumbrance level').number(stat);

/**
 * GCS's Move at a level of encumbrance for a character with these injuries: the reduced Move is lowered by a fifth for
 * each level.
 */
export function moveWhenHarmed(worksheet: Worksheet, { move }: HarmInFile, level: number): number {
  const left = Math.floor((halved(unloaded(worksheet, 'move'), move) * (10 - 2 * level)) / 10);
  return Math.max(unloaded(worksheet, 'move') > 0 ? 1 : 0, left);
}

/** Dodge likewise: the fraction of Basic Speed counts while it is halved. */
export function dodgeWhenHarmed(worksheet: Worksheet, { dodge }: HarmInFile, level: number): number {
  const speed = worksheet.number('basicSpeed');
  return Math.max(1, Math.floor(halved(unloaded(worksheet, 'dodge') + speed - Math.floor(speed), dodge) - level));
}

/** Pounds that are Basic Lift with half the ST, rounded up; null if another table than the book's counts. */
export function liftWhenHarmed(worksheet: Worksheet, { strength }: HarmInFile): number | null {
  if (strength === 0 || !worksheet.has('liftingStrength')) return null;
  const half = halved(worksheet.number('liftingStrength'), 1);
  const lift = (half * half) / 5;
  return lift >= 10 ? Math.round(lift) : Math.floor(lift * 10) / 10;
}
