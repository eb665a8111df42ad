import { ownValue } from '../../../engine/own-value.ts';
import { type WoundEffect, type WoundRules, type WoundSteps, woundStats } from '../../combat/wound-rules.ts';
import {
  crippledBy,
  heavyBlow,
  mayDie,
  overHalf,
  overThird,
  thirdEditionWoundNumbers,
  typeFactors,
} from '../../third-edition/fight/wounds.ts';
import { fightPages as pages } from './fight-pages.ts';

/** The skull stops 1 (p. 34); through the eyeslit armor does not count. */
const skull: WoundSteps = (w, { bypassesArmor }, place) => {
  if (place?.kind !== 'head') return;
  if (place.id === 'eyeslit' && !bypassesArmor) w.lookup('DR', 'the eyeslit', 0, { cite: pages.locations });
  w.add(1, 'skull', { cite: pages.locations });
};

/** Type and place (p. 35): head twice as much and impaling four times, vital organs three times, a limb no more for impaling. */
const multiply: WoundSteps = (w, { type }, place) => {
  const cite = pages.injury;
  const factor = ownValue(typeFactors, type);
  if (place?.kind === 'head') {
    const by = 2 * (factor?.by ?? 1);
    w.multiply(by, factor ? `${factor.words}, to the head` : 'to the head', { cite }).round('down', { cite });
  } else if (place?.kind === 'vitals' && type === 'imp') w.multiply(3, 'impaling, vital organs', { cite });
  else if ((place?.kind === 'limb' || place?.kind === 'extremity') && type === 'imp')
    w.fact('impaling does no more to a limb', null, { cite });
  else if (factor) w.multiply(factor.by, factor.words, { cite }).round('down', { cite });
};

/** What is more than it takes to cripple a limb is lost (p. 35). */
const loseExcess: WoundSteps = (w, _, place) => {
  const most = place?.kind === 'limb' ? overHalf : place?.kind === 'extremity' ? overThird : null;
  if (most) w.atMostFrom(most, 'more than cripples it is lost', { cite: pages.injury });
};

/** How damage becomes injury in Man to Man (pp. 25, 34–36, 53–54). */
export const wounds: WoundRules = {
  cite: pages.injury,
  hitsFrom: 'ht',
  resistance: [skull],
  injury: [multiply, loseExcess],
  crippledTakesNoMore: pages.crippling,
  knockback: (w, { type }) => {
    const cite = pages.knockback;
    if (type === 'cr' || type === 'cut') w.divide(8, 'a hex for each 8', { cite }).round('down', { cite });
    else w.lookup('knockback', 'only by crushing and cutting blows', 0, { cite });
  },
  numbers: thirdEditionWoundNumbers({ blow: pages.hits, crippling: pages.crippling, death: pages.hits }),
  effects: (_, place, number) => {
    const injury = number(woundStats.injury);
    const cite = pages.injury;
    const effects: WoundEffect[] = [...crippledBy(place, number, pages.crippling), ...heavyBlow(number, pages.hits)];
    if (place?.kind === 'head' && injury >= number(overThird))
      effects.push({ id: 'stunned', words: 'stunned until HT is rolled', cite, conditions: ['stunned'] });
    if (place?.kind === 'head' && injury >= number(overHalf))
      effects.push({ id: 'knockedOut', words: 'knocked out', cite, conditions: ['unconscious'] });
    const left = number(woundStats.hitsLeft);
    if (left < 0)
      effects.push({ id: 'unconscious', words: 'unconscious', cite: pages.hits, conditions: ['unconscious'] });
    effects.push(...mayDie(number, pages.hits));
    const knockback = number(woundStats.knockback);
    if (knockback > 0)
      effects.push({
        id: 'mayFall',
        words: `pushed ${knockback === 1 ? 'one hex' : `${knockback} hexes`}; falls unless DX is rolled`,
        cite: pages.knockback,
        roll: 'dx',
      });
    return effects;
  },
};
