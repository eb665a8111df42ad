import type { GcsWeapon } from '../../character/gcs/gcs-rows.ts';

interface NotedRow {
  readonly notes: string;
  readonly scripts: readonly string[];
}

/** The notes that every row has: its own, what it requires, and which scripts were not run. */
export function notesOfRow({ notes, scripts }: NotedRow, required: string): string[] {
  return [
    notes,
    required === '' ? '' : `Requires ${required}`,
    ...scripts.map((field) => `A script in the file’s ${field} was not run; the value stored with it is used`),
  ].filter(Boolean);
}

/** An attack line of a row that is no item, in words: "Punch: thr−1 cr, reach C". */
export function describeWeapon(weapon: GcsWeapon): string {
  const { usage, damage, calc, reach, parry, range, accuracy, rateOfFire, shots, recoil } = weapon;
  const st = damage.st === 'none' ? '' : damage.st;
  const perDie = damage.perDie === 0 ? '' : ` (${damage.perDie > 0 ? '+' : ''}${damage.perDie} per die)`;
  const figures =
    calc?.damage || `${[st, damage.base].filter(Boolean).join('+').replace('+-', '-')}${perDie} ${damage.type}`;
  const parts = [
    figures.trim(),
    reach && `reach ${reach}`,
    parry && `parry ${parry}`,
    accuracy && `Acc ${accuracy}`,
    range && `range ${range}`,
    rateOfFire && `RoF ${rateOfFire}`,
    shots && `shots ${shots}`,
    recoil && `Rcl ${recoil}`,
  ].filter(Boolean);
  return `Attack: ${usage === '' ? '' : `${usage}, `}${parts.join(', ')}`;
}
