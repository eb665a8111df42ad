import type { Worksheet } from '../../engine/worksheet.ts';
import { lineStat } from '../stat-ids.ts';
import { firstRefusal, writeRefusal } from './define-attacks.ts';
import type { Fight } from './fight-rules.ts';
import { defenseStat, fightStats } from './fight-stats.ts';
import type { DefenseLine } from './fighting-line.ts';

/** Defines each active defense against the attack that comes, and what is rolled against. */
export function defineDefenses(worksheet: Worksheet, fight: Fight, defenses: readonly DefenseLine[]): void {
  const { cite, refusals, steps, passive } = fight.rules.defense;
  if (passive) {
    worksheet.define({
      id: fightStats.passiveDefense,
      name: 'passive defense now',
      cite,
      formula: (w) => passive(w, fight),
    });
  }
  for (const defense of defenses) {
    const { id, name, from, line } = defense;
    worksheet.define({
      id: defenseStat(id, 'active'),
      name: `${name} now`,
      cite,
      formula: (w) => {
        const refusal = firstRefusal(refusals, fight, defense, w);
        if (refusal) {
          writeRefusal(w, refusal);
          return;
        }
        const withShield = line ? lineStat(line.id, 'parryWithShield') : '';
        w.startFrom(line && w.has(withShield) ? withShield : from, undefined, { cite });
        if (w.value === null) return;
        for (const write of steps) if (w.value !== null) write(w, fight, defense);
      },
    });
    worksheet.define({
      id: defenseStat(id, 'total'),
      name: passive ? `${name} and passive defense` : `${name}: roll`,
      cite,
      formula: (w) => {
        w.startFrom(defenseStat(id, 'active'), name, { cite });
        if (passive && w.value !== null) w.addFrom(fightStats.passiveDefense, 1, 'passive defense', { cite });
      },
    });
  }
}
