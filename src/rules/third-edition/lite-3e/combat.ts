import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { Dice } from '../../../engine/dice.ts';
import { formatNumber } from '../../../engine/format.ts';
import type { CombatRules, ReadNumber } from '../../combat/combat-rules.ts';
import type { OddsRules } from '../../odds/roll-odds.ts';
import { shareOfLevel } from '../../shared/attacks.ts';
import type { UnarmedAttack, UnarmedSkill } from '../../shared/unarmed-lines.ts';
import {
  crippledHand,
  crippledLimb,
  deathRolls,
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
import { brawlingDamageOver, schooledDamageOver } from './decisions.ts';
import { pages } from './pages.ts';

const cite = pages.unarmed;
const karate: UnarmedSkill = { id: 'karate', bonus: shareOfLevel(schooledDamageOver, cite) };
const boxing: UnarmedSkill = { id: 'boxing', bonus: shareOfLevel(schooledDamageOver, cite) };
const brawling: UnarmedSkill = { id: 'brawling', bonus: shareOfLevel(brawlingDamageOver, cite) };

/** The damage of bites and claws up to these strengths (p. 22); each five more are a further step of the table. */
const bites = [
  [2, 1, -5],
  [5, 1, -4],
  [8, 1, -3],
  [11, 1, -2],
  [15, 1, -1],
] as const;
const stepsOfDie = 4;

/** The damage of a beast's bite or claws at a strength (p. 22): 1d at 16–20, 1d+1 at 21–25, 2d−1 at 31–35. */
export function biteAt(st: number): Dice {
  const row = bites.find(([most]) => st <= most);
  if (row) return { dice: row[1], adds: row[2] };
  const step = Math.ceil((st - 15) / 5);
  return { dice: 1 + Math.floor(step / stepsOfDie), adds: (step % stepsOfDie) - 1 };
}

/** Writes the damage of a beast's bite or claws; the bite of a plant-eater crushes with half its strength (p. 22). */
export function writeBite(w: DerivationBuilder, crushes: boolean): void {
  const origin = { cite: pages.beasts };
  const st = w.givenNumber('st', undefined, origin);
  const half = Math.floor(st / 2);
  if (crushes) w.fact('half ST, as it crushes', half, origin);
  w.start(biteAt(crushes ? half : st), 'bite or claws by the table', origin);
}

/** Punch and kick (p. 27): thrust−2, and thrust at −2 to hit. Boxing is for the fists alone (p. 14). */
export const unarmedAttacks: readonly UnarmedAttack[] = [
  {
    id: 'punch',
    name: 'Punch',
    type: 'cr',
    reach: 'C',
    limb: 'hand',
    damageAdd: -2,
    skillAdd: 0,
    skills: [karate, boxing, brawling],
    parries: true,
    cite,
    notes: ['+1 with a weight in the fist, +2 with brass knuckles or a plate gauntlet'],
  },
  {
    id: 'kick',
    name: 'Kick',
    type: 'cr',
    reach: 'C,1',
    limb: 'foot',
    damageAdd: 0,
    skillAdd: -2,
    skills: [karate, brawling],
    cite,
    notes: ['+1 in heavy boots', 'on a miss, roll DX or the skill, or fall'],
  },
];

/** Scores over this are lowered for a regular contest (p. 2). */
const maxInContest = 14;

/** Chances by GURPS Lite: rolls and contests (p. 2), attacks (pp. 25–26), resisted spells (p. 30). A bullet does a hit at least (p. 18). */
export const odds: OddsRules = {
  success: {
    plainSeventeenFrom: 16,
    criticalByTen: ['attack', 'rangedAttack', 'other'],
    defenses: 'none',
    minEffective: 3,
    smallerFailureWins: true,
    cite: pages.successRolls,
  },
  // Of two scores over 14 the higher becomes 14, and the lower loses as much (p. 2).
  shortenContest: (first, second) => {
    const over = Math.min(first, second) > maxInContest ? Math.max(first, second) - maxInContest : 0;
    return [first - over, second - over];
  },
  cites: { roll: pages.successRolls, contest: pages.successRolls },
  resistance: { maxAttack: null, cite: pages.magic },
  attack: {
    ...thirdEditionAttack,
    types: { ...thirdEditionTypes, bullet: { multiplier: 1, least: 1 } },
    cite: pages.attackRolls,
  },
};

const withoutAim = -4;
const furtherAiming = 3;

/** HT with Strong or Weak Will: the roll to stay conscious (p. 28). */
const holdingOn = (number: ReadNumber): number => number('ht') + number('will') - number('iq');

/** A fight by GURPS Lite: aiming (p. 25), defenses (p. 26), wounds (p. 28), fatigue (p. 29). */
export const combat: CombatRules = {
  defenses: {
    against: {
      dodge: 'any attack you know of, any number of times',
      parry: 'melee weapons, and thrown ones at −1 (small −2); once a turn with each weapon',
      block: 'melee and thrown weapons, arrows and bolts, not bullets; once a turn',
    },
    remarks: [
      'Roll 3 dice against passive and one active defense; 3 and 4 always succeed. Stunned: −4.',
      'All-Out Defense: a second, different defense where the first fails.',
    ],
    cite: pages.defenses,
  },
  shooting: {
    columns: ['No aim', 'Aim 1 turn', '4 turns'],
    skills: (skill, figure) => {
      const accuracy = figure('accuracy');
      const snap = figure('snapShot');
      const aimed = accuracy === null ? null : skill + accuracy;
      const unaimed = snap !== null && skill >= snap ? skill : skill + withoutAim;
      return [unaimed, aimed, aimed === null ? null : aimed + furtherAiming];
    },
    remarks: [
      'Without aiming −4, unless modified skill reaches SS. One turn of aiming adds Acc, up to three more add +1 each.',
      'Target lying down −4, crouching or kneeling −2, partly covered −3, behind someone −4.',
    ],
    cite: pages.aim,
  },
  injury: {
    unit: 'hit',
    thresholds: (number) => [
      reeling(number),
      {
        at: '0 hits or less',
        effect: `roll ${holdingOn(number)} or less each turn or lose consciousness`,
        brief: `0: ${holdingOn(number)} or less each turn or unconscious`,
        left: [0],
      },
      deathRolls(number),
      {
        at: formatNumber(-5 * number('ht')),
        effect: 'dead',
        brief: `${formatNumber(-5 * number('ht'))}: dead`,
        left: [-5 * number('ht')],
      },
    ],
    marks: injuryMarks(5),
    cite: pages.injury,
  },
  blow: {
    thresholds: (number) => [
      { at: 'any wound', effect: 'IQ, DX and all skills at minus the hits taken, on your next turn only' },
      knockdown(number),
      stun(number),
      crippledLimb(number),
      crippledHand(number),
    ],
    cite: pages.injury,
  },
  fatigue: {
    thresholds: (number) => [
      longFight(number),
      tired(number, (move) => `Move ${move}`),
      { at: '0 left', effect: 'unconscious', brief: '0: unconscious', left: [0] },
      rest,
    ],
    cite: pages.fatigue,
  },
};
