import { isBleedingDue } from '../../../combat/bleeding.ts';
import { fightStats, findReflexes, hasTrait, isAny } from '../../../combat/fight.ts';
import type { FightNumber, FightSteps, StateRoll } from '../../../combat/fight-rules.ts';
import { keepAim, recoverFromStun, recoverFromSurprise, stayConscious } from '../../../combat/steps/action-steps.ts';
import { skillStat } from '../../../stat-ids.ts';
import { fightPages as pages } from './fight-pages.ts';
import { addTraits } from './wounds.ts';

/** Rolls that a state asks for (pp. 364, 380–381, 393; of fatigue pp. 418–426). */
export const stateRolls: readonly StateRoll[] = [
  stayConscious(
    pages.injury,
    'falls unconscious',
    (_, number) => number(fightStats.hitsLeft) <= 0,
    (w, fight) => {
      const full = w.consultNumber('hitPoints');
      const below = full > 0 ? Math.floor(-w.consultNumber(fightStats.hitsLeft) / full) : 0;
      if (below > 0) {
        w.given(fightStats.hitsLeft, undefined, { cite: pages.injury });
        w.add(-below, 'for each full multiple of HP below 0', { cite: pages.injury });
      }
      addTraits(w, fight.context, { 'hard-to-subdue': 1, 'easy-to-subdue': -1 });
    },
  ),
  {
    id: 'act',
    name: 'act at 0 FP',
    cite: pages.fatigue,
    isDue: (fight, number) => number(fightStats.fatigueLeft) <= 0 && !isAny(fight, 'unconscious'),
    formula: (w) => w.startFrom('will', undefined, { cite: pages.fatigue }),
    when: 'turnStart',
    success: 'can act',
    failure: 'collapses',
    conditionsFollow: ['unconscious'],
  },
  recoverFromStun(pages.doNothing, 'recover from stun', 'recovers at the end of the turn', 'turnEnd'),
  recoverFromSurprise(
    pages.surprise,
    { success: 'acts normally from the next turn on', failure: 'still surprised' },
    'turnEnd',
  ),
  keepAim(pages.aim),
  {
    id: 'concentration',
    keepsTask: true,
    name: 'keep concentrating',
    cite: pages.concentrate,
    isDue: ({ state, maneuver }) => maneuver.id === 'concentrate' && state.wounds > 0,
    formula: (w) =>
      w.startFrom('will', undefined, { cite: pages.concentrate }).add(-3, 'disturbed', { cite: pages.concentrate }),
    when: 'hurt',
    success: 'the concentration is kept',
    failure: 'the task begins anew',
  },
  {
    id: 'bleeding',
    name: 'stop bleeding',
    cite: pages.bleeding,
    isDue: ({ state }) => isBleedingDue(state),
    formula: (w, { state }) => {
      const cite = pages.bleeding;
      w.startFrom('ht', undefined, { cite });
      const worse = Math.floor(state.hitsLost / 5);
      if (worse > 0) w.add(-worse, 'for every 5 HP lost', { cite });
    },
    when: 'atOnce',
    success: 'loses nothing this minute; the third in a row, or a critical success, stops it',
    failure: 'loses 1 HP, or 3 by a critical failure',
    everyMinute: { failure: 1, criticalFailure: 3 },
  },
];

/**
 * Halves a number, rounded up, with less than a third of the hit points, and again with less than a third of the fatigue points
 * (pp. 380, 418–426).
 */
export const halveByState: FightSteps = (w) => {
  if (w.consultNumber(fightStats.hitsLeft) * 3 < w.consultNumber('hitPoints')) {
    w.given(fightStats.hitsLeft, undefined, { cite: pages.injury });
    w.divide(2, 'reeling from wounds', { cite: pages.injury }).round('up', { cite: pages.injury });
  }
  halveByFatigue(w);
};

const halveByFatigue = (w: Parameters<FightSteps>[0]): void => {
  if (w.consultNumber(fightStats.fatigueLeft) * 3 >= w.consultNumber('fatiguePoints')) return;
  w.given(fightStats.fatigueLeft, undefined, { cite: pages.fatigue });
  w.divide(2, 'very tired', { cite: pages.fatigue }).round('up', { cite: pages.fatigue });
};

const lowered = (id: string, name: string, from: string, held: boolean): FightNumber => ({
  id,
  name,
  cite: pages.injury,
  formula: (w, fight) => {
    w.startFrom(from, undefined, { cite: pages.injury });
    if (w.consultNumber(fightStats.shock) > 0) w.addFrom(fightStats.shock, -1, 'shock', { cite: pages.injury });
    if (held && isAny(fight, 'grappled', 'pinned')) w.add(-4, 'held by a foe', { cite: pages.grapple });
  },
});

/** Points left, current ST, shock, current DX and IQ, and a leader's bonus to the die. */
export const stateNumbers: readonly FightNumber[] = [
  {
    id: fightStats.hitsLeft,
    name: 'HP left',
    cite: pages.injury,
    formula: (w, { state }) => {
      w.startFrom('hitPoints', undefined, { cite: pages.injury });
      if (state.hitsLost > 0) w.add(-state.hitsLost, 'HP lost', { cite: pages.injury });
    },
  },
  {
    id: fightStats.fatigueLeft,
    name: 'FP left',
    cite: pages.fatigue,
    formula: (w, { state }) => {
      w.startFrom('fatiguePoints', undefined, { cite: pages.fatigue });
      if (state.fatigueLost > 0) w.add(-state.fatigueLost, 'FP lost', { cite: pages.fatigue });
    },
  },
  {
    id: fightStats.strength,
    name: 'ST now',
    cite: pages.fatigue,
    formula: (w) => {
      w.startFrom('st', undefined, { cite: pages.fatigue });
      halveByFatigue(w);
    },
  },
  {
    id: fightStats.shock,
    name: 'shock',
    cite: pages.injury,
    formula: (w, fight) => {
      w.start(fight.state.wounds, 'HP lost since the last turn', { cite: pages.injury });
      if (fight.state.wounds === 0) return;
      // One for each tenth of 20 HP or more.
      const step = Math.floor(w.consultNumber('hitPoints') / 10);
      if (step >= 2) {
        w.given('hitPoints', undefined, { cite: pages.injury });
        w.divide(step, `for each ${step} HP`, { cite: pages.injury }).round('down', { cite: pages.injury });
      }
      w.atMost(4, 'at most', { cite: pages.injury });
      if (hasTrait(fight, 'high-pain-threshold')) w.multiply(0, 'High Pain Threshold', { cite: pages.injury });
    },
  },
  lowered(fightStats.dx, 'DX now', 'dx', true),
  lowered(fightStats.iq, 'IQ now', 'iq', false),
  {
    id: fightStats.acrobatics,
    name: 'Acrobatics, to dodge',
    cite: pages.dodge,
    formula: (w, { context }) => {
      const trained = (context.skillsByName.get('acrobatics') ?? []).filter(({ hasPoints }) => hasPoints);
      const [best] = trained;
      if (!best) {
        w.start(null, 'needs a point in Acrobatics', { cite: pages.dodge });
        return;
      }
      w.startFrom(skillStat(best.key, 'level'), best.name, { cite: pages.dodge });
      if (w.value !== null && w.consultNumber(fightStats.shock) > 0)
        w.addFrom(fightStats.shock, -1, 'shock', { cite: pages.injury });
    },
  },
  {
    id: fightStats.initiative,
    name: 'initiative against surprise, as the leader',
    cite: pages.surprise,
    formula: (w, fight) => {
      w.start(0, 'on one die', { cite: pages.surprise });
      const reflexes = findReflexes(fight);
      if (reflexes) w.add(2, reflexes, { cite: pages.surprise });
      const [tactics] = fight.context.skillsByName.get('tactics') ?? [];
      if (tactics?.hasPoints) {
        const level = w.givenNumber(`skill:${tactics.key}.level`, undefined, { cite: pages.surprise });
        w.add(level >= 20 ? 2 : 1, 'Tactics', { cite: pages.surprise });
      }
      w.note('+1 for the higher IQ, +1 for Combat Reflexes of another on this side; −2 for a side without a leader', {
        cite: pages.surprise,
      });
    },
  },
];
