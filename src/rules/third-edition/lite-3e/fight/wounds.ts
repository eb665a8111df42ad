import type { FightRules } from '../../../combat/fight-rules.ts';
import { isSuccess, workOut } from '../../../combat/outcomes/success-roll.ts';
import { type WoundEffect, type WoundRules, woundStats } from '../../../combat/wound.ts';
import { crippledBy, heavyBlow, mayDie, multiplyByType, thirdEditionWoundNumbers } from '../../common/fight/wounds.ts';
import { fightPages as pages } from './fight-pages.ts';

/** Chances in six that a weapon breaks on parrying one three times as heavy: a third (p. 26). The book has no qualities. */
export const breakage: FightRules['breakage'] = (times) =>
  workOut('breaks on', pages.parry, (w) => {
    if (times < 3) w.start(0, 'less than three times its weight', { cite: pages.parry });
    else w.start(2, 'three times its weight or more', { cite: pages.parry });
  });

/** The roll against HT after the fight (p. 28). */
export const healing: NonNullable<FightRules['healing']> = (result) => {
  const cite = pages.crippling;
  if (isSuccess(result)) return { lasts: 'untilHealed', words: 'heals with the last hit', cite };
  return result.outcome === 'criticalFailure'
    ? { lasts: 'forGood', words: 'is permanent', cite }
    : { lasts: 'months', words: 'lasts 1d months', cite };
};

/** How long things take (pp. 24–25). */
export const times: FightRules['times'] = [
  { what: 'draw a weapon', time: '1 turn', cite: pages.ready },
  { what: 'reload a bow or a sling', time: '2 turns', cite: pages.reload },
  { what: 'cock and load a crossbow of your ST', time: '4 turns', cite: pages.reload },
  { what: 'the same, of up to 2 more ST', time: '8 turns', cite: pages.reload },
  { what: 'change the magazine of a gun', time: '3 turns', cite: pages.reload },
  { what: 'load a revolver', time: '3 turns, and 1 for each round', cite: pages.reload },
];

const certainDeath = 'wound:certainDeath';

/** How damage becomes injury in GURPS Lite (pp. 18, 28). */
export const wounds: WoundRules = {
  cite: pages.injury,
  hitsFrom: 'ht',
  resistance: [],
  injury: [multiplyByType(pages.damageTypes)],
  numbers: [
    ...thirdEditionWoundNumbers({ blow: pages.injury, crippling: pages.crippling, death: pages.injury }),
    {
      id: certainDeath,
      name: 'certain death',
      cite: pages.injury,
      formula: (w) =>
        w.startFrom('ht', undefined, { cite: pages.injury }).multiply(-5, 'five times below 0', { cite: pages.injury }),
    },
  ],
  effects: (_, place, number, has) => {
    const blow = heavyBlow(number, pages.injury);
    const effects: WoundEffect[] = [
      ...crippledBy(place, number, pages.crippling, true),
      // Whoever feels no pain is never stunned (p. 9), but may fall.
      ...(has('high-pain-threshold') ? blow.filter(({ id }) => id !== 'stunned') : blow),
    ];
    if (number(woundStats.hitsLeft) <= number(certainDeath))
      effects.push({ id: 'dead', words: 'dead', cite: pages.injury, conditions: ['unconscious', 'dead'] });
    else effects.push(...mayDie(number, pages.injury));
    return effects;
  },
};
