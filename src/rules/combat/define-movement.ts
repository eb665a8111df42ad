import type { Worksheet } from '../../engine/worksheet.ts';
import { isAny, maneuverName } from './fight.ts';
import type { Fight } from './fight-rules.ts';
import { fightStats, stateRollStat } from './fight-stats.ts';

/** Defines the numbers of the fighter's state, Move and step, the yards that the maneuver allows, and the rolls of the state. */
export function defineMovement(worksheet: Worksheet, fight: Fight): void {
  const { rules, state, maneuver, allowance } = fight;
  const { move, ground, step, limit, unit, cite } = rules.movement;
  for (const { id, name, unit: ofNumber, cite: page, formula } of rules.numbers) {
    worksheet.define({ id, name, unit: ofNumber, cite: page, formula: (w) => formula(w, fight) });
  }
  worksheet.define({
    id: fightStats.move,
    name: 'Move now',
    unit,
    cite,
    formula: (w) => {
      w.startFrom('move', undefined, { cite });
      for (const write of move) write(w, fight);
    },
  });
  worksheet.define({
    id: fightStats.step,
    name: 'a step',
    unit: 'yards',
    cite,
    formula: (w) => step(w, fight),
  });
  worksheet.define({
    id: fightStats.reach,
    name: 'movement of this turn',
    unit: 'yards',
    cite: maneuver.cite,
    formula: (w) => {
      const { movement } = allowance;
      const origin = { cite: maneuver.cite };
      const name = maneuverName(fight);
      if (isAny(fight, 'unconscious')) w.start(0, 'unconscious', origin);
      else if (fight.exhausted) w.start(0, fight.exhausted.words, fight.exhausted);
      else if (isAny(fight, 'frozen', 'stunned', 'mentallyStunned') && !allowance.whileStunned)
        w.start(0, 'stunned: no maneuver', origin);
      else if (isAny(fight, 'pinned')) w.start(0, 'pinned', origin);
      else if (isAny(fight, 'grappled')) w.start(0, 'held by a foe', origin);
      else if (state.posture === 'sitting') w.start(0, 'sitting', { cite: rules.postureCite });
      else if (movement.kind === 'none') w.start(0, `${name}: no movement`, origin);
      else if (movement.kind === 'step') w.startFrom(fightStats.step, `${name}: a step`, origin);
      else {
        w.startFrom(fightStats.move, undefined, origin);
        if (movement.kind === 'half') {
          w.divide(2, `${name}: half${movement.forward ? ', forward' : ''}`, origin).round(movement.round, origin);
          const { atLeast, atLeastCite = maneuver.cite } = movement;
          if (atLeast) w.atLeast(atLeast, 'at least', { cite: atLeastCite });
        }
        for (const write of ground) write(w, fight);
      }
      limit?.(w, fight);
    },
  });
  for (const { id, name, cite: page, formula } of rules.stateRolls) {
    worksheet.define({ id: stateRollStat(id), name, cite: page, formula: (w) => formula(w, fight) });
  }
}
