import type { CriticalEffect, CriticalRow, CriticalTable } from '../../../combat/outcomes/critical-table.ts';
import { fightPages as pages } from './fight-pages.ts';

const normal: CriticalRow = { rolls: [9, 10, 11], words: 'normal damage' };
const limbs = ['limb', 'extremity'];
const knockedOut: CriticalRow['cases'] = [{ when: { places: ['torso'] }, effect: { conditions: ['unconscious'] } }];
const numbLimb = {
  words: 'arm, leg, hand or foot: normal damage, and crippled for six turns; elsewhere normal damage',
  cases: [{ when: { places: limbs }, effect: { cripples: 'place' } }],
} as const satisfies Partial<CriticalRow>;

const dropped: CriticalEffect = { weapon: 'dropped' };
const breaks = {
  words: 'the weapon breaks; a solid crushing weapon only if a second roll says so',
  weapon: 'breaks',
  cases: [{ when: { weapon: 'solid' }, effect: { confirmed: { by: 'breaks', otherwise: dropped }, weapon: 'breaks' } }],
} as const satisfies Partial<CriticalRow>;
const hitsSelf = (part: 1 | 0.5): Pick<CriticalRow, 'hitsSelf' | 'cases'> => ({
  hitsSelf: part,
  cases: [{ when: { weapon: 'thrustOrRanged' }, effect: { hitsSelf: part, confirmed: { by: 'hitsSelf' } } }],
});
const offBalance: CriticalEffect = { conditions: ['offBalance'] };

/** The table of critical hits (p. 35), of critical head blows, and of critical misses (p. 36); three dice. */
export const criticalTables: readonly CriticalTable[] = [
  {
    id: 'hit',
    name: 'Critical hits',
    happensTo: 'victim',
    cite: pages.injury,
    rows: [
      {
        rolls: [3],
        words: 'body: normal damage, and unconscious; elsewhere triple damage',
        damageTimes: 3,
        cases: knockedOut,
      },
      { rolls: [4], words: 'normal damage, past all armor', bypassesArmor: true },
      { rolls: [5], words: 'triple damage', damageTimes: 3 },
      { rolls: [6], words: 'double damage', damageTimes: 2 },
      { rolls: [7], words: 'normal damage, and stunned until HT is rolled', conditions: ['stunned'] },
      { rolls: [8], ...numbLimb },
      normal,
      { rolls: [12], ...numbLimb },
      { rolls: [13], words: 'normal damage, past all armor', bypassesArmor: true },
      {
        rolls: [14],
        words: 'arm, leg, hand or foot: normal damage, and crippled; elsewhere double damage',
        damageTimes: 2,
        cases: [{ when: { places: limbs }, effect: { cripples: 'place' } }],
      },
      { rolls: [15], words: 'normal damage, and the weapon falls from his hand', weapon: 'dropped' },
      { rolls: [16], words: 'double damage', damageTimes: 2 },
      { rolls: [17], words: 'triple damage', damageTimes: 3 },
      {
        rolls: [18],
        words: 'body: normal damage, and unconscious (HT each 30 minutes to wake); elsewhere triple damage',
        damageTimes: 3,
        cases: knockedOut,
      },
    ],
  },
  {
    id: 'headBlow',
    name: 'Critical head blows',
    happensTo: 'victim',
    cite: pages.criticals,
    // Rows that the book gives no damage to do none.
    rows: [
      { rolls: [3], words: 'killed at once', hits: 0, conditions: ['unconscious', 'dead'] },
      { rolls: [4, 5], words: 'unconscious; HT each 30 minutes to wake', hits: 0, conditions: ['unconscious'] },
      {
        rolls: [6],
        words: 'blinded in both eyes and stunned; DX −10 for the rest of the fight',
        hits: 0,
        conditions: ['blinded', 'stunned'],
      },
      {
        rolls: [7],
        words: 'blinded in one eye and stunned; DX −2 for the rest of the fight',
        hits: 0,
        conditions: ['oneEye', 'stunned'],
      },
      { rolls: [8], words: 'normal head damage; off balance: next turn nothing but defense' },
      { ...normal, words: 'normal head damage' },
      {
        rolls: [12],
        words: 'crushing: normal head damage, deaf for a day; else 1 hit and a scar',
        hits: 1,
        cases: [{ when: { types: ['cr'] }, effect: {} }],
      },
      {
        rolls: [13],
        words: 'crushing: normal head damage, deaf, perhaps for good; else 2 hits and a bad scar',
        hits: 2,
        cases: [{ when: { types: ['cr'] }, effect: {} }],
      },
      { rolls: [14], words: 'normal head damage, and the weapon is dropped', weapon: 'dropped' },
      { rolls: [15, 16, 17, 18], words: 'normal head damage, and stunned', conditions: ['stunned'] },
    ],
  },
  {
    id: 'miss',
    name: 'Critical misses',
    happensTo: 'attacker',
    cite: pages.criticals,
    rows: [
      { rolls: [3, 4], ...breaks },
      {
        rolls: [5],
        words: 'hits the own arm or leg; with a thrust or ranged weapon roll again',
        ...hitsSelf(1),
      },
      {
        rolls: [6],
        words: 'hits the own arm or leg, half damage; with a thrust or ranged weapon roll again',
        ...hitsSelf(0.5),
      },
      { rolls: [7], words: 'off balance: nothing else until the next turn, defenses −2', ...offBalance },
      { rolls: [8], words: 'the weapon turns in the hand: a turn more to ready it', weapon: 'turns' },
      {
        rolls: [9, 10, 11],
        words: 'the weapon is dropped; a cheap one breaks',
        weapon: 'dropped',
        cases: [{ when: { weapon: 'cheap' }, effect: { weapon: 'breaks' } }],
      },
      { rolls: [12], words: 'the weapon turns in the hand: a turn more to ready it', weapon: 'turns' },
      { rolls: [13], words: 'off balance: nothing else until the next turn, defenses −2', ...offBalance },
      {
        rolls: [14],
        words: 'the weapon flies one die of yards, forward or back; a thrusting or missile weapon just drops',
        weapon: 'thrownAway',
        cases: [{ when: { weapon: 'thrustOrMissile' }, effect: dropped }],
      },
      {
        rolls: [15],
        words: 'strained shoulder: the weapon arm is useless for the rest of the fight',
        cripples: 'weaponArm',
      },
      {
        rolls: [16],
        words: 'falls down; with a ranged weapon off balance',
        falls: true,
        cases: [{ when: { weapon: 'ranged' }, effect: offBalance }],
      },
      { rolls: [17, 18], ...breaks },
    ],
  },
];
