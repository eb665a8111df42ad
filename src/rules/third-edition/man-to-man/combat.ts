import { formatNumber } from '../../../engine/format.ts';
import type { CombatRules } from '../../combat/combat-rules.ts';
import type { OddsRules } from '../../odds/roll-odds.ts';
import {
  crippledHand,
  crippledLimb,
  deathRolls,
  findLeastOver,
  injuryMarks,
  knockdown,
  longFight,
  reeling,
  rest,
  stun,
  thirdEditionAttack,
  thirdEditionTypes,
  tired,
} from '../common/combat.ts';
import { pages } from './pages.ts';

/**
 * Chances by Man to Man: rolls and contests (p. 6), critical misses (p. 36), attacks by the basic rules (pp. 23–25), in which
 * a critical hit has no table.
 */
export const odds: OddsRules = {
  success: {
    plainSeventeenFrom: null,
    criticalByTen: ['attack', 'rangedAttack'],
    defenses: 'extremesOnly',
    minEffective: null,
    smallerFailureWins: false,
    cite: pages.criticalHits,
  },
  cites: { roll: pages.successRolls, contest: pages.successRolls },
  resistance: null,
  attack: { ...thirdEditionAttack, types: thirdEditionTypes, cite: pages.attackRolls },
};

const pointBlankBonus = 4;
const withoutAim = -4;

/** A fight by Man to Man: defenses (pp. 17, 23–26), ranges and aiming (p. 42), wounds and fatigue (pp. 53–55). */
export const combat: CombatRules = {
  defenses: {
    against: {
      dodge: 'any number of times a turn',
      parry: 'hand weapons; once a turn with each weapon, a fencing weapon twice',
      block: 'once a turn',
    },
    remarks: [
      'Roll 3 dice against passive and one active defense. All-Out Defense: two different ones against a blow.',
    ],
    retreat: { bonus: { dodge: 3 } },
    cite: pages.defenses,
  },
  shooting: {
    columns: ['Within PB', 'No aim'],
    skills: (skill) => [skill + pointBlankBonus, skill + withoutAim],
    remarks: [
      'Within point blank +4, and a missile does +1 damage; beyond it −1 for each whole increment. From ½ Dmg on, half the damage.',
      'No aim −4; one turn of aiming 0, each further one +1 up to +3; braced +1.',
    ],
    cite: pages.ranges,
  },
  injury: {
    unit: 'hit',
    thresholds: (number) => [
      reeling(number),
      {
        at: '0 hits left',
        effect: `roll ${number('ht')} or less each turn or faint`,
        brief: `0: ${number('ht')} or less each turn or faint`,
        left: [0],
      },
      { at: 'below 0', effect: 'unconscious', left: [-1] },
      deathRolls(number),
      {
        at: formatNumber(-10 * number('ht')),
        effect: 'body destroyed',
        brief: `${formatNumber(-10 * number('ht'))}: body destroyed`,
        left: [-10 * number('ht')],
      },
    ],
    marks: injuryMarks(10),
    cite: pages.injury,
  },
  blow: {
    thresholds: (number) => [
      { at: 'any wound', effect: 'your next attack is at minus the hits taken' },
      knockdown(number),
      stun(number),
      { at: `${findLeastOver(3, number('ht'))} or more to the head`, effect: 'stunned' },
      { at: `${findLeastOver(2, number('ht'))} or more to the head`, effect: 'knocked out' },
      crippledLimb(number),
      crippledHand(number),
    ],
    cite: pages.wounds,
  },
  fatigue: {
    thresholds: (number) => [
      longFight(number),
      tired(number, (move, dodge) => `Move ${move}, Dodge ${dodge}`),
      { at: '1 left', effect: 'collapse', brief: '1 left: collapse', left: [1] },
      rest,
    ],
    cite: pages.fatigue,
  },
};
