import { ownValue } from '../../../engine/own-value.ts';
import type { Fight, FightRules, FightSteps, FindRefusal, Refusal } from '../../combat/fight-rules.ts';
import type { DefenseLine, FightingLine } from '../../combat/fighting-line.ts';
import { heldItems } from '../../combat/hands.ts';
import { adapted, type HouseRule } from '../house-rule.ts';

/**
 * Switches for house rules of armed combat that circulate on the net, adapted: only the parts that need just the
 * numbers of the sheet. Only the one about shields changes a number of the sheet; their effects on a fight are in
 * `fight-options.ts` and `procedures.ts`, which the calculation of a fight reads for the rules in force. They are for
 * rules with passive defense; the fourth edition offers those unrelated to it.
 */
const thirdEdition = { 'third-edition': 'off' } as const;
const everywhere = { ...thirdEdition, 'fourth-edition': 'off' } as const;

const rule = (
  id: string,
  name: string,
  nameInSentence: string,
  explanation: string,
  replaces: readonly string[],
  availableIn: HouseRule['availableIn'] = thirdEdition,
): HouseRule => ({ id, name, nameInSentence, explanation, cite: adapted, availableIn, replaces });

export const attackStances = rule(
  'melee-attack-stances',
  'Adapted attack stances',
  'adapted attack stances',
  'Attack boldly (+2, and −1 to all defenses) or cautiously (−2, and +1 to all defenses).',
  [],
);

export const allOutAttack = rule(
  'melee-all-out-attack',
  'Adapted All-Out Attack',
  'an adapted All-Out Attack',
  'It leaves Dodge and Block at −2 and forbids Parry; for strength it does +1 for each 5 ST; a lunge and a charge are added.',
  ['All-Out Attack'],
);

export const allOutDefense = rule(
  'melee-all-out-defense',
  'Adapted All-Out Defense',
  'an adapted All-Out Defense',
  'Twice as many defenses, +4 to one of them, or half the penalty for further ones.',
  ['All-Out Defense'],
);

export const retreat = rule(
  'melee-retreat',
  'Adapted Retreat',
  'an adapted Retreat',
  'Falling back gives Dodge +5 with a cautious attack or an All-Out Defense, unless the attack succeeded by 5.',
  ['Retreat'],
);

export const postures = rule(
  'melee-postures',
  'Adapted postures',
  'adapted postures',
  'Kneeling, sitting and crawling lower Dodge, Block and Parry each by so much, and attacks more than by the book.',
  ['the table of positions'],
  everywhere,
);

export const changePosition = rule(
  'melee-change-position',
  'Changing position by load',
  'changing position by load',
  'It takes as many seconds as the level of load, 1 at least: an option of Man to Man (p. 28) and the Basic Set (p. 395) too.',
  ['the time to change position'],
  everywhere,
);

export const shieldReady = rule(
  'melee-shield-ready',
  'Adapted readying of shields',
  'adapted readying of shields',
  'A shield takes twice as many seconds to ready or sling as its PD.',
  ['the time to ready a shield'],
);

export const throughFriend = rule(
  'melee-through-friend',
  'Attacks through friends',
  'attacks through friends',
  'An attack past a friend with a long weapon is at −1, in a shield wall at 0, past a foe at −4.',
  ['attacks past others'],
  everywhere,
);

export const catching = rule(
  'melee-catching',
  'Adapted catching',
  'adapted catching',
  'Throwing something to a friend is at +4; catching is a roll against DX; both lower all defenses by 4.',
  ['catching'],
);

export const lookAround = rule(
  'melee-look-around',
  'Looking around',
  'looking around',
  'A glance to both sides in a fight: attacks at −4, all defenses at −2.',
  [],
  everywhere,
);

export const procedures = rule(
  'melee-procedures',
  'Adapted feints and procedures',
  'adapted feints and procedures',
  'The combat reference lists feints, ripostes, pressing and disengaging as contests of the two fighters.',
  ['Feint'],
);

/** All of them, in the order in which they are offered. */
export const meleeRules: readonly HouseRule[] = [
  attackStances,
  allOutAttack,
  allOutDefense,
  retreat,
  postures,
  changePosition,
  shieldReady,
  throughFriend,
  catching,
  lookAround,
  procedures,
];

/** Actions that the adapted postures rule out on hands and knees. */

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
