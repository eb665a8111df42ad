import type { Derivation } from '../../../engine/derivation.ts';
import { workOut } from '../../combat/outcomes/work-out.ts';
import { fightPages as pages } from './fight-pages.ts';

/** Hits of rapid fire (p. 374): one, and one more for each full Recoil in the margin of success; at most the shots fired. */
export const hitsOfVolley = (margin: number, recoil: number, shots: number): Derivation =>
  workOut('hits', pages.rapidFire, (w) => {
    w.start(margin, 'margin of success', { cite: pages.rapidFire }).divide(recoil, 'for each full Recoil', {
      cite: pages.rapidFire,
    });
    w.round('down', { cite: pages.rapidFire }).add(1, 'the first', { cite: pages.rapidFire });
    w.atMost(shots, 'shots fired', { cite: pages.rapidFire });
  });

/** Hits that a Dodge leaves (p. 375): it avoids one and its margin of success; a critical success all. */
export const hitsAfterDodge = (hits: number, margin: number, critical: boolean): Derivation =>
  workOut('hits that land', pages.dodge, (w) => {
    w.start(hits, 'hits', { cite: pages.dodge });
    if (critical) w.lookup('Dodge', 'critical success', 0, { cite: pages.dodge });
    else w.add(-1, 'dodged', { cite: pages.dodge }).add(0 - margin, 'margin of success', { cite: pages.dodge });
    w.atLeast(0, 'never under', { cite: pages.dodge });
  });

/** The Dodge of a vehicle (p. 375): half of the operator's skill, rounded down, and its Handling. */
export const vehicularDodge = (skill: number, handling: number): Derivation =>
  workOut('Dodge of the vehicle', pages.dodge, (w) => {
    w.start(skill, "operator's skill", { cite: pages.dodge }).divide(2, 'half', { cite: pages.dodge });
    w.round('down', { cite: pages.dodge }).add(handling, 'Handling', { cite: pages.dodge });
  });
