import { readDice } from '../../../character/gcs/read-measures.ts';
import { formatDice, isDice } from '../../../engine/dice.ts';
import { formatFraction } from '../../../engine/format.ts';
import { lineStat } from '../../stat-ids.ts';
import type { SheetRows, SheetWeapon } from './collect-rows.ts';
import type { Comparison } from './comparison.ts';

/** Compares the attacks of a sheet: level, Parry, Block, damage, range. Those of what is left at home have none there. */
export function compareWeapons(comparison: Comparison, rows: SheetRows, isRestored: boolean): void {
  for (const weapon of rows.weapons) {
    if (!weapon.weapon.calc || ('isCarried' in weapon.owner && !weapon.owner.isCarried)) continue;
    // What a sheet of ours has for a shield to block with is no attack here.
    if (isRestored && !comparison.worksheet.has(lineStat(`${weapon.key}.${weapon.index}`, 'skill'))) continue;
    compareWeapon(comparison, weapon);
  }
}

function compareWeapon(comparison: Comparison, sheetWeapon: SheetWeapon): void {
  const { weapon, owner, key, index } = sheetWeapon;
  const { calc } = weapon;
  if (!calc) return;
  const id = `${key}.${index}`;
  const name = [owner.row.name, weapon.usage].filter(Boolean).join(', ');
  const { worksheet, derived } = comparison;
  const facet = derived.context.items.find((item) => item.key === key)?.facet;
  const attack = facet?.attacks?.[index];
  const numberOf = (part: 'skill' | 'parry' | 'block' | 'damage' | 'maximum' | 'halfDamage') => {
    const stat = lineStat(id, part);
    return worksheet.has(stat) ? worksheet.get(stat).value : null;
  };
  comparison.level(`${name}: level`, calc.level ?? 0, lineStat(id, 'skill'), 'weapon level');
  if (!weapon.ranged) {
    for (const part of ['parry', 'block'] as const) {
      const theirs = /-?\d+/.exec(calc[part] || weapon[part])?.[0];
      // A weapon that cannot parry says so, or nothing; where nothing is known of its skill, the number is a modifier.
      if (theirs === undefined || (calc.level ?? 0) <= 0 || calc[part] === '') continue;
      // A listed shield blocks with the Block of the sheet, which is none of a single attack.
      const ofShield = part === 'block' && facet?.shield ? worksheet.find('block')?.value : null;
      const value = numberOf(part) ?? ofShield ?? null;
      const ours = typeof value === 'number' ? Math.max(0, value) : null;
      const words = ours === null ? 'none' : formatFraction(ours);
      const label = part === 'parry' ? 'Parry' : 'Block';
      comparison.text(`${name}: ${label}`, theirs, words, Number(theirs) === ours, part, lineStat(id, part));
    }
  }
  compareDamage(comparison, sheetWeapon, name, numberOf('damage'), attack?.times ?? 1, attack?.sides ?? 6);
  const range = (calc.range || weapon.range).replaceAll(/[,\s]/g, '').toLowerCase();
  if (weapon.ranged && /\d/.test(range)) compareRange(comparison, sheetWeapon, name, range);
}

const leadingDice = /^\s*([+-]?\d*d?\d*(?:[+-]\d+)?(?:x\d+)?)/i;

function compareDamage(
  comparison: Comparison,
  { weapon, key, index }: SheetWeapon,
  name: string,
  value: unknown,
  times: number,
  sides: number,
): void {
  const theirs = (weapon.calc?.damage ?? '').replaceAll(/(?<=\d),(?=\d)/g, '').replace('−', '-');
  if (theirs === '') return;
  const [, head = ''] = leadingDice.exec(theirs) ?? [];
  const wanted = readDice(head) ?? { count: 0, sides: 6, adds: 0, times: 1 };
  const ours = isDice(value) ? value : { dice: 0, adds: 0 };
  const hasDice = ours.dice !== 0;
  const same =
    wanted.count === ours.dice &&
    wanted.adds === ours.adds &&
    wanted.times === times &&
    (!hasDice || wanted.sides === sides);
  const words = `${formatDice(ours, 'd')}${times === 1 ? '' : `×${times}`}`;
  comparison.text(`${name}: damage`, theirs, words, same, 'damage', lineStat(`${key}.${index}`, 'damage'), weapon);
}

function compareRange(comparison: Comparison, { weapon, key, index }: SheetWeapon, name: string, range: string): void {
  const id = `${key}.${index}`;
  const { worksheet, derived } = comparison;
  const ranged = derived.context.items.find((item) => item.key === key)?.facet?.attacks?.[index]?.ranged;
  const ours = (part: 'halfDamage' | 'maximum'): string => {
    const stat = lineStat(id, part);
    const value = worksheet.has(stat) ? worksheet.get(stat).value : null;
    return typeof value === 'number' ? formatFraction(value) : (ranged?.[part] ?? '');
  };
  const words = [ours('halfDamage'), ours('maximum')].filter(Boolean).join('/');
  const same = words.replaceAll(/[,\s]/g, '').toLowerCase() === range;
  comparison.text(`${name}: range`, range, words, same, 'range', lineStat(id, 'maximum'), weapon);
}
