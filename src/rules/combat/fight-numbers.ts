import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { lineStat } from '../stat-ids.ts';
import {
  actionStat,
  attackStat,
  defenseStat,
  describeSenseless,
  fightStats,
  foeStat,
  isAny,
  maneuverName,
  stateRollStat,
} from './fight.ts';
import type { CombatAction, Fight, FindRefusal, Refusal } from './fight-rules.ts';
import type { DefenseLine, FightingLine } from './fighting-line.ts';

/** The first reason against something, or null. */
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
        const least = rules.success.minEffective;
        if (least !== null && typeof w.value === 'number' && w.value < least)
          w.start(null, `under ${least} it cannot be tried`, { cite: rules.success.cite });
      },
    });
    const { wrongTarget, intoMelee } = rules.attack;
    const stray = line.mode === 'melee' ? intoMelee?.cite : wrongTarget;
    if (stray) {
      worksheet.define({
        id: attackStat(id, 'wrongTarget'),
        name: `${name}: somebody else after a miss`,
        cite: stray,
        formula: (w) => {
          const isFlat = line.mode === 'melee' && intoMelee?.flat === true;
          const { value } = w.consult(attackStat(id, 'skill'));
          if (isFlat && value !== null) w.start(9, 'by chance', { cite: stray });
          else w.startFrom(attackStat(id, 'skill'), undefined, { cite: stray });
          if (!isFlat && w.value !== null) w.atMost(9, 'by chance: at most', { cite: stray });
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

/** The actions that the fighter can try. */
export const offeredActions = (fight: Fight): readonly CombatAction[] =>
  fight.rules.actions.filter(({ isOffered }) => !isOffered || isOffered(fight));

/** Defines the roll of each action, its modifier to the foe's roll, and its damage. */
export function defineActions(worksheet: Worksheet, fight: Fight): void {
  for (const action of offeredActions(fight)) {
    const { id, name, cite, refusals = [], formula, foeAdds, damage } = action;
    worksheet.define({
      id: actionStat(id, 'roll'),
      name,
      cite,
      formula: (w) => {
        const refusal = firstRefusal(refusals, fight, action, w);
        if (refusal) writeRefusal(w, refusal);
        else formula(w, fight);
      },
    });
    if (foeAdds) {
      worksheet.define({
        id: actionStat(id, 'against'),
        name: `${name}: the foe's roll`,
        cite,
        formula: (w) => {
          w.start(0, 'as it is', { cite });
          foeAdds(w, fight);
        },
      });
    }
    if (damage) {
      worksheet.define({
        id: actionStat(id, 'damage'),
        name: `${name}: damage`,
        cite,
        formula: (w) => damage(w, fight),
      });
    }
  }
}

/** Defines each active defense against the incoming attack, and its target number. */
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
  const { shieldDamage } = fight.rules;
  if (shieldDamage) {
    worksheet.define({
      id: fightStats.shieldPart,
      name: 'the shield’s part of a defense',
      cite: shieldDamage.cite,
      formula: (w) => shieldDamage.part(w, fight),
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
      const senseless = describeSenseless(fight);
      if (senseless) w.start(0, senseless, origin);
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
