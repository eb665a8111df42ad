import type { HouseRule } from '../house-rule.ts';
import {
  allOutAttack,
  allOutDefense,
  attackStances,
  catching,
  lookAround,
  postures,
  retreat,
  throughFriend,
} from './melee-rules.ts';

/** The modifiers of a choice in a fight to attack and defenses; null: it cannot be done. */
export interface FightOption {
  readonly id: string;
  readonly name: string;
  readonly rule: HouseRule;
  readonly attack: number | null;
  readonly dodge: number | null;
  readonly block: number | null;
  readonly parry: number | null;
  /** The maximum for the attack. */
  readonly maxAttack?: number;
  /** Added to damage: a number; a point for each so many ST; or a point for each die. */
  readonly damage?: { readonly add: number } | { readonly perStrength: number } | { readonly perDie: number };
  /** The attacks that do this damage; any if absent. */
  readonly damageOf?: 'thrustsAndShields';
  /** Only thrusts can be done so. */
  readonly thrustsOnly?: true;
  /** Its other effects. */
  readonly note: string;
}

const option = (
  rule: HouseRule,
  id: string,
  name: string,
  modifiers: readonly [attack: number | null, dodge: number | null, block: number | null, parry: number | null],
  note = '',
  more: Pick<FightOption, 'maxAttack' | 'damage' | 'damageOf' | 'thrustsOnly'> = {},
): FightOption => {
  const [attack, dodge, block, parry] = modifiers;
  return { id, name, rule, attack, dodge, block, parry, note, ...more };
};

const outright = (attack: number) => [attack, -2, -2, null] as const;

/** The choices of the adapted rules. Of the two movement rules of the source for crawling, that of its table is used. */
export const fightOptions: readonly FightOption[] = [
  option(attackStances, 'bold', 'Bold attack', [2, -1, -1, -1], 'one blow; no Retreat, no Disengage'),
  option(
    attackStances,
    'cautious',
    'Cautious attack',
    [-2, 1, 1, 1],
    'half Move at most; feints too are at −2; Retreat or Disengage, no Press',
  ),
  option(
    allOutAttack,
    'twoStrikes',
    'All-Out Attack: two strikes',
    outright(0),
    'two blows with each weapon that is ready every turn',
  ),
  option(allOutAttack, 'skill', 'All-Out Attack: skill', outright(4), 'one blow'),
  option(allOutAttack, 'damage', 'All-Out Attack: damage', outright(0), 'one blow', { damage: { perStrength: 5 } }),
  option(
    allOutAttack,
    'charge',
    'All-Out Attack: charge',
    outright(0),
    'full Move and sprint straight into the foe’s hex; thrusts and blows with the shield do 1 more; then a Slam at ST +4, or Evade',
    { damage: { add: 1 }, damageOf: 'thrustsAndShields' },
  ),
  option(allOutAttack, 'lunge', 'All-Out Attack: lunge', outright(0), 'a hex more of reach', {
    damage: { perDie: 1 },
    thrustsOnly: true,
  }),
  option(
    allOutAttack,
    'wildSwing',
    'All-Out Attack: wild swing',
    outright(-5),
    '9 at most; two strikes, to any side, whatever the light; no place can be aimed at',
    { maxAttack: 9 },
  ),
  option(allOutDefense, 'double', 'All-Out Defense: double', [null, 0, 0, 0], 'twice as many defenses without penalty'),
  option(allOutDefense, 'skilled', 'All-Out Defense: skilled', [null, 4, 4, 4], 'one of these defenses'),
  option(
    allOutDefense,
    'half',
    'All-Out Defense: half penalty',
    [null, 0, 0, 0],
    'half the penalty for further defenses, whose size is set by the game master',
  ),
  option(
    retreat,
    'retreat',
    'All-Out Defense and Retreat',
    [null, 5, 0, 0],
    'once a turn, a hex back, against blows; lost where the attack succeeded by 5 or more',
  ),
  option(
    retreat,
    'cautiousRetreat',
    'Cautious attack and Retreat',
    [-2, 6, 1, 1],
    'once a turn, a hex back, against blows; lost where the attack succeeded by 5 or more',
  ),
  option(retreat, 'rollAway', 'Rolling away on the ground', [null, 1, 0, 0], 'from a foe at the side'),
  option(
    postures,
    'defensiveCrouch',
    'Defensive crouch',
    [0, -1, 0, 0],
    'blows at you −1; half a yard more for each hex',
  ),
  option(postures, 'crouch', 'Crouching', [-2, -1, 0, 0], 'blows at you −1, missiles −2; a yard more for each hex'),
  option(postures, 'kneeling', 'Kneeling', [-2, -4, -2, -2], 'missiles at you −2; 2 yards more for each hex'),
  option(postures, 'chair', 'Sitting on a chair', [-2, -6, -2, -2], 'missiles at you −2; no movement'),
  option(postures, 'sitting', 'Sitting on the ground', [-3, -6, -2, -2], 'missiles at you −2; no movement'),
  option(
    postures,
    'handsAndKnees',
    'On hands and knees',
    [-6, -6, -4, -4],
    'missiles at you −3; 1½ yards more for each hex; no two-handed weapon, no shield larger than small',
  ),
  option(postures, 'belly', 'On the belly', [-6, -8, -6, -6], 'missiles at you −4, low −5; a hex a turn'),
  option(postures, 'back', 'On the back', [-4, -6, -4, -4], 'missiles at you −4; a hex a turn'),
  option(lookAround, 'lookAround', 'Looking around', [-4, -2, -2, -2]),
  option(throughFriend, 'friend', 'Past a friend', [-1, 0, 0, 0], '0 in a pike or shield wall'),
  option(throughFriend, 'foe', 'Past a foe', [-4, 0, 0, 0], 'who may seize the weapon'),
  option(
    catching,
    'catching',
    'Throwing to a friend, or catching',
    [null, -4, -4, -4],
    'the throw at +4, −1 for each person between, −2 for each who tries to get it',
  ),
];
