import type { Quality } from '../../../character/equipment-rows.ts';
import type { Derivation } from '../../../engine/derivation.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { FightRules } from '../../combat/fight-rules.ts';
import { isSuccess } from '../../combat/outcomes/success-roll.ts';
import { workOut } from '../../combat/outcomes/work-out.ts';
import { fightPages as pages } from './fight-pages.ts';

/** Chances in six that a weapon breaks on parrying one three times as heavy: a third, fine a sixth, cheap two thirds (pp. 24, 36). */
export const breakage: FightRules['breakage'] = (times, quality) =>
  workOut('breaks on', pages.parry, (w) => {
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

/** What it takes to break a foe's blade: half with a weapon three times as heavy or of better quality, twice if his is the better. */
export const hitsToBreak = (hits: number, own: Quality, his: Quality, threeTimesAsHeavy: boolean): Derivation =>
  workOut('hits to break it', pages.strikingWeapons, (w) => {
    const cite = pages.strikingWeapons;
    w.start(hits, 'hits of the blade', { cite });
    if (threeTimesAsHeavy || ranks[own] > ranks[his]) w.divide(2, 'a weapon far heavier or better', { cite });
    if (ranks[his] > ranks[own]) w.multiply(2, 'a better blade', { cite });
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

/** The least damage that may knock a weapon from the hand of somebody with this ST: more than half; then he rolls ST (p. 36). */
export const damageToDisarm = (strength: number): Derivation =>
  workOut('damage that may disarm', pages.strikingWeapons, (w) => {
    const cite = pages.strikingWeapons;
    w.start(strength, 'ST of the foe', { cite })
      .divide(2, 'half', { cite })
      .round('down', { cite })
      .add(1, 'more than that', { cite });
  });

/** True where a defense succeeded only thanks to the shield, which took the blow (p. 46, optional). */
export const hitsShield = (total: number, shield: number, rolled: number): boolean =>
  rolled <= total && rolled > total - shield;

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
