import type { Quality } from '../../../../character/equipment-rows.ts';
import { ownValue } from '../../../../engine/own-value.ts';
import type { Derivation } from '../../../../engine/step.ts';
import type { FightRules } from '../../../combat/fight-rules.ts';
import type { CriticalEffect, CriticalRow, CriticalTable } from '../../../combat/outcomes/success-roll.ts';
import { deriveFigure, isSuccess } from '../../../combat/outcomes/success-roll.ts';
import { type WoundEffect, type WoundRules, type WoundSteps, woundStats } from '../../../combat/wound.ts';
import {
  crippledBy,
  heavyBlow,
  mayDie,
  overHalf,
  overThird,
  thirdEditionWoundNumbers,
  typeFactors,
  woundRolls,
} from '../../common/fight/wounds.ts';
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

/** Chances in six that a weapon breaks on parrying one three times as heavy: a third, fine a sixth, cheap two thirds (pp. 24, 36). */
export const breakage: FightRules['breakage'] = (times, quality) =>
  deriveFigure('breaks on', pages.parry, (w) => {
    if (times < 3) w.start(0, 'less than three times its weight', { cite: pages.parry });
    else
      w.lookup('breakage', `${quality} weapon`, { cheap: 4, good: 2, fine: 1, veryFine: 1 }[quality], {
        cite: pages.parry,
      });
  });

/** Hits in one blow that break a blade (p. 36); the rest by the nearest kind. */
export const bladeHits = [
  { blade: 'knife, foil or rapier', hits: 4 },
  { blade: 'shortsword or saber', hits: 6 },
  { blade: 'broadsword', hits: 8 },
  { blade: 'bastard sword', hits: 10 },
] as const;

const ranks: Readonly<Record<Quality, number>> = { cheap: 0, good: 1, fine: 2, veryFine: 3 };

/** What it takes to break a foe's blade: half with a weapon three times as heavy or of better quality, twice if theirs is the better. */
export const hitsToBreak = (hits: number, own: Quality, theirs: Quality, threeTimesAsHeavy: boolean): Derivation =>
  deriveFigure('hits to break it', pages.strikingWeapons, (w) => {
    const cite = pages.strikingWeapons;
    w.start(hits, 'hits of the blade', { cite });
    if (threeTimesAsHeavy || ranks[own] > ranks[theirs]) w.divide(2, 'a weapon far heavier or better', { cite });
    if (ranks[theirs] > ranks[own]) w.multiply(2, 'a better blade', { cite });
  });

/** Hits of the blade that each skill is for. A saber is used with two of them, and counts as the stronger. */
const bladeOfSkill: Readonly<Record<string, number>> = {
  knife: bladeHits[0].hits,
  fencing: bladeHits[0].hits,
  shortsword: bladeHits[1].hits,
  broadsword: bladeHits[2].hits,
  'two-handed-sword': bladeHits[3].hits,
};

/** The hits of one blow that break a blade (p. 36); null for a weapon without an edge or a point, or with a shaft. */
export const breakBlade: NonNullable<FightRules['breakBlade']> = (struck, by) => {
  const blows = struck.attacks.filter(({ type, ranged }) => !ranged && (type === 'cut' || type === 'imp'));
  const hits = Math.max(0, ...blows.flatMap(({ skills }) => skills.map((id) => ownValue(bladeOfSkill, id) ?? 0)));
  return hits === 0 ? null : hitsToBreak(hits, by.quality, struck.quality, by.weight >= 3 * struck.weight);
};

/** The least damage that may knock a weapon from the hand of somebody with this ST: more than half; then they roll ST (p. 36). */
export const damageToDisarm = (strength: number): Derivation =>
  deriveFigure('damage that may disarm', pages.strikingWeapons, (w) => {
    const cite = pages.strikingWeapons;
    w.start(strength, 'ST of the foe', { cite })
      .divide(2, 'half', { cite })
      .round('down', { cite })
      .add(1, 'more than that', { cite });
  });

/** What wood stops of a blow on a shield (p. 46). */
const woodOfShield = 3;

/**
 * A blow on a shield (p. 46): the wood stops 3; as much as goes through in one blow makes the shield useless, but an impaling
 * point comes through instead, weaker by what the shield took. More than its total destroys it.
 */
export const shieldBlow: NonNullable<FightRules['shieldDamage']>['blow'] = (shield, before, rolled, type) => {
  const { pierced, destroyed } = shield;
  if (pierced === undefined || destroyed === undefined) return null;
  const cite = pages.shieldDamage;
  const impales = type === 'imp';
  const goesThrough = rolled - woodOfShield >= pierced;
  const taken = deriveFigure('damage to the shield', cite, (w) => {
    w.start(rolled, 'damage rolled', { cite }).add(-woodOfShield, 'wood', { cite });
    if (rolled < woodOfShield) w.atLeast(0, 'never under', { cite });
    if (impales && goesThrough) w.atMost(pierced, 'what the point takes to come through', { cite });
  });
  const through = deriveFigure('damage that comes through', cite, (w) => {
    if (!impales || !goesThrough) {
      w.start(0, 'nothing comes through', { cite });
      return;
    }
    w.start(rolled, 'damage rolled', { cite }).add(-woodOfShield, 'wood', { cite });
    w.add(-pierced, 'what the shield took', { cite });
  });
  const total = before + (typeof taken.value === 'number' ? taken.value : 0);
  return { taken, through, isDestroyed: (goesThrough && !impales) || total > destroyed, most: destroyed };
};

/** What is left of weapons of each skill, on 4 to 6 of a die (p. 37); others, such as knives and bows, are useless. */
const remainsBySkill: Readonly<Record<string, string>> = {
  fencing: 'a rapier is a foil now, a foil a dagger',
  shortsword: 'half a sword: half its cutting damage, a thrust only crushes',
  broadsword: 'half a sword: half its cutting damage, a thrust only crushes',
  'two-handed-sword': 'half a sword of one hex: half its cutting damage, a thrust only crushes',
  spear: 'a quarterstaff, or a club and a spear of one yard on the ground, one as likely as the other',
  'axe-mace': 'a short club',
  flail: 'a short club',
  'two-handed-axe-mace': 'a club, or an axe of one yard at −4 on the ground, one as likely as the other',
  polearm: 'an 8-foot pole, or a quarterstaff with an axe at −4, or a club with a battleaxe at −2, a third each',
  staff: 'a club',
};

export const brokenWeapon: NonNullable<FightRules['brokenWeapon']> = {
  cite: pages.broken,
  remains: ({ attacks }) =>
    attacks
      .filter(({ ranged }) => !ranged)
      .flatMap(({ skills }) => skills.flatMap((id) => ownValue(remainsBySkill, id) ?? []))
      .at(0) ?? null,
};

/** The roll against HT after the fight (p. 54). */
export const healing: NonNullable<FightRules['healing']> = (result) => {
  const cite = pages.crippling;
  if (isSuccess(result)) return { lasts: 'untilHealed', words: 'heals with the last hit', cite };
  return result.margin >= -3
    ? { lasts: 'months', words: 'lasts one die of months', cite }
    : { lasts: 'forGood', words: 'is permanent', cite };
};

/** How long things take (pp. 22, 29–32, 37). */
export const times: FightRules['times'] = [
  { what: 'draw a weapon', time: '1 turn', cite: pages.readying },
  { what: 'sheathe a weapon', time: '2 turns', cite: pages.readying },
  { what: 'change the grip of a long weapon', time: '1 turn', cite: pages.readying },
  { what: 'pick something up', time: '2 turns: kneel, then take it and stand', cite: pages.readying },
  { what: 'ready or sling a shield', time: 'as many turns as its PD', cite: pages.readying },
  { what: 'drop a shield', time: '1 turn', cite: pages.readying },
  { what: 'lift something heavier than your ST in pounds', time: '2 seconds', cite: pages.longAction },
  { what: 'open an unlocked door or box', time: '1 second', cite: pages.longAction },
  {
    what: 'find a loose item in a box, in your pocket',
    time: 'two dice and one die of seconds',
    cite: pages.longAction,
  },
  { what: 'swallow a potion', time: '2 seconds', cite: pages.longAction },
  { what: 'light a torch, a match, a fuse', time: '2 seconds', cite: pages.longAction },
  { what: 'search somebody who does not resist', time: '1 minute', cite: pages.longAction },
  { what: 'put on a suit of armor', time: '5 minutes', cite: pages.longAction },
];

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

/** Damage beyond that needed to cripple a limb is lost (p. 35). */
const loseExcess: WoundSteps = (w, _, place) => {
  const most = place?.kind === 'limb' ? overHalf : place?.kind === 'extremity' ? overThird : null;
  if (most) w.atMostFrom(most, 'more than cripples it is lost', { cite: pages.injury });
};

const rolls = {
  ...woundRolls({ blow: pages.hits, death: pages.hits }),
  mayFall: { name: 'keep your feet', words: 'falls unless DX is rolled', cite: pages.knockback, roll: 'dx' },
} as const satisfies WoundRules['rolls'];

/** How damage becomes injury in Man to Man (pp. 25, 34–36, 53–54). */
export const wounds: WoundRules = {
  cite: pages.injury,
  unit: 'hit',
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
  rolls,
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
        ...rolls.mayFall,
        words: `pushed ${knockback === 1 ? 'one hex' : `${knockback} hexes`}; ${rolls.mayFall.words}`,
      });
    return effects;
  },
};
