import { ownValue } from '../../../engine/own-value.ts';
import type { Fight, FightRules, FightSteps, FindRefusal, Refusal } from '../../combat/fight-rules.ts';
import type { DefenseLine, FightingLine } from '../../combat/fighting-line.ts';
import { heldItems } from '../../combat/hands.ts';
import { postures } from './melee-rules.ts';

/** What cannot be done on hands and knees by the adapted postures. */

/** No attack with a weapon for two hands. */
export const twoHandedOnKnees: FindRefusal<FightingLine> = ({ state }, { twoHanded }) =>
  state.posture === 'crawling' && twoHanded
    ? { words: `no two-handed weapon on hands and knees (${postures.name})`, cite: postures.cite }
    : null;

/** On hands and knees only a small shield is carried: one of PD 3, in the fourth edition DB 2, is too large. */
function refuseLargeShield({ state, context, rules }: Fight): Refusal | null {
  if (state.posture !== 'crawling') return null;
  const shield = heldItems(context).find(({ key, facet }) => {
    const { passiveDefense = 0, defenseBonus = 0 } = facet?.shield ?? {};
    const isLarge = rules.defense.passive ? passiveDefense >= 3 : defenseBonus >= 2;
    return isLarge && !(ownValue(state.unready, key) ?? 0);
  });
  return shield
    ? { words: `${shield.name} is too large on hands and knees (${postures.name})`, cite: postures.cite }
    : null;
}

/** No blow with a shield that is too large. */
export const blowWithLargeShield: FindRefusal<FightingLine> = (fight, { use }) =>
  use?.item.facet?.shield ? refuseLargeShield(fight) : null;

/** No block with it either. */
export const blockWithLargeShield: FindRefusal<DefenseLine> = (fight, { kind }) =>
  kind === 'block' ? refuseLargeShield(fight) : null;

/** Nobody crawls with a large shield that is ready. */
export const limitCrawling =
  ({ limit }: FightRules['movement']): FightSteps =>
  (w, fight) => {
    limit?.(w, fight);
    const refusal = refuseLargeShield(fight);
    if (refusal) w.atMost(0, refusal.words, refusal);
  };
