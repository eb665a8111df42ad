import type { WoundEffect, WoundRules } from '../../combat/wound-rules.ts';
import { woundStats } from '../../combat/wound-rules.ts';
import {
  crippledBy,
  heavyBlow,
  mayDie,
  multiplyByType,
  thirdEditionWoundNumbers,
} from '../../third-edition/fight/wounds.ts';
import { fightPages as pages } from './fight-pages.ts';

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
