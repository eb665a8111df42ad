import type { AttackLine } from './sheet-model.ts';

/** The remarks on an attack: the ST it needs, its notes, and whether it is not ready. */
function remarksOf({ minimumStrength, notes, atHand }: AttackLine): readonly string[] {
  return [...(minimumStrength ? [`needs ST ${minimumStrength}`] : []), ...notes, ...(atHand ? [] : ['not ready'])];
}

/**
 * Returns the remarks on the attacks of one item, in the order of its lines. What applies to all of them is only on the first:
 * of a quarterstaff, that it needs two hands.
 */
export function remarksByLine(lines: readonly AttackLine[]): readonly (readonly string[])[] {
  const all = lines.map(remarksOf);
  const shared = (all[0] ?? []).filter((remark) => all.every((remarks) => remarks.includes(remark)));
  return all.map((remarks, i) =>
    i === 0
      ? [...shared, ...remarks.filter((remark) => !shared.includes(remark))]
      : remarks.filter((remark) => !shared.includes(remark)),
  );
}
