import type { Comparison } from './comparison.ts';
import { resistanceShown, resistancesOf } from './place-resistance.ts';

/** Compares the DR of each place of the body; places may repeat. */
export function compareResistance(comparison: Comparison): void {
  const { sheet, derived } = comparison;
  const seen = new Set<string>();
  const places = (sheet.settings.body?.locations ?? []).filter(({ id, calc }) => {
    if (!calc?.has('all') || seen.has(id)) return false;
    seen.add(id);
    return true;
  });
  const resistances = resistancesOf(
    derived,
    places.map(({ id }) => id),
  );
  for (const { id, tableName, choiceName, calc } of places) {
    const stat = resistanceShown(derived, id);
    const explained = derived.worksheet.has(stat) ? stat : 'damageResistance';
    const name = `DR, ${tableName || choiceName || id}`;
    comparison.number(name, calc?.get('all') ?? 0, resistances.get(id) ?? 0, 'resistance', explained);
  }
}
