import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { lineStat } from '../stat-ids.ts';
import type { Fight, FindRefusal, Refusal } from './fight-rules.ts';
import { attackStat, foeStat } from './fight-stats.ts';
import type { FightingLine } from './fighting-line.ts';

/** The first reason against something; null where there is none. */
export function firstRefusal<Subject>(
  refusals: readonly FindRefusal<Subject>[],
  fight: Fight,
  subject: Subject,
  w: DerivationBuilder,
): Refusal | null {
  for (const find of refusals) {
    const refusal = find(fight, subject, w);
    if (refusal) return refusal;
  }
  return null;
}

/** Writes the reason why there is no number. */
export const writeRefusal = (w: DerivationBuilder, { words, cite }: Refusal): void => {
  w.start(null, words, { cite }).citing(cite);
};

/** Defines skill and damage of every attack in the situation, and the target's defenses against it. */
export function defineAttacks(worksheet: Worksheet, fight: Fight, lines: readonly FightingLine[]): void {
  const { rules, target } = fight;
  for (const line of lines) {
    const { id, name, cite } = line;
    worksheet.define({
      id: attackStat(id, 'range'),
      name: `${name}: distance`,
      unit: 'yards',
      cite: rules.movement.cite,
      formula: (w) => {
        const { range } = target;
        w.start(range ?? 0, range === null ? 'within reach' : 'distance', { cite: rules.movement.cite });
        rules.attack.distance(w, fight);
      },
    });
    const { rangePenalty } = rules.attack;
    if (rangePenalty && line.mode !== 'melee') {
      worksheet.define({
        id: attackStat(id, 'rangePenalty'),
        name: `${name}: for the distance`,
        cite,
        formula: (w) => rangePenalty(w, fight, line),
      });
    }
    worksheet.define({
      id: attackStat(id, 'skill'),
      name: `${name}: skill now`,
      cite,
      formula: (w) => {
        const refusal = firstRefusal(rules.attack.refusals, fight, line, w);
        if (refusal) {
          writeRefusal(w, refusal);
          return;
        }
        const withShield = lineStat(id, 'skillWithShield');
        w.startFrom(w.has(withShield) ? withShield : lineStat(id, 'skill'), undefined, { cite });
        if (w.value === null) return;
        for (const write of rules.attack.skill) write(w, fight, line);
        const least = rules.success.leastEffective;
        if (least !== null && typeof w.value === 'number' && w.value < least)
          w.start(null, `under ${least} it cannot be tried`, { cite: rules.success.cite });
      },
    });
    const { wrongTarget } = rules.attack;
    if (wrongTarget && line.mode !== 'melee') {
      worksheet.define({
        id: attackStat(id, 'wrongTarget'),
        name: `${name}: somebody else after a miss`,
        cite: wrongTarget,
        formula: (w) => {
          w.startFrom(attackStat(id, 'skill'), undefined, { cite: wrongTarget });
          if (w.value !== null) w.atMost(9, 'by chance: at most', { cite: wrongTarget });
        },
      });
    }
    worksheet.define({
      id: attackStat(id, 'damage'),
      name: `${name}: damage now`,
      unit: line.typeWords,
      cite,
      formula: (w) => {
        const refusal = firstRefusal(rules.attack.refusals, fight, line, w);
        if (refusal) {
          writeRefusal(w, refusal);
          return;
        }
        w.startFrom(lineStat(id, 'damage'), undefined, { cite });
        if (w.value === null) return;
        for (const write of rules.attack.damage) write(w, fight, line);
      },
    });
  }
  for (const defense of ['dodge', 'parry', 'block'] as const) {
    const known = target[defense];
    if (known === null) continue;
    worksheet.define({
      id: foeStat(defense),
      name: `the target's ${defense}`,
      cite: rules.defense.cite,
      formula: (w) => {
        w.start(known, `the target's ${defense}`, { cite: rules.defense.cite });
        for (const write of rules.foeDefense) write(w, fight, defense);
      },
    });
  }
}
