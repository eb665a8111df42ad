import type { Derivation } from '../../../../engine/derivation.ts';
import type { FightRules } from '../../../combat/fight-rules.ts';
import { workOut } from '../../../combat/outcomes/success-roll.ts';
import { fightPages as pages } from './fight-pages.ts';

/** The Rule of 16 (p. 349): the skill of something supernatural against a living subject, at most 16 or the subject's resistance. */
export const ruleOf16 = (skill: number, resistance: number): Derivation =>
  workOut('effective skill', pages.ruleOf16, (w) => {
    w.start(skill, 'skill', { cite: pages.ruleOf16 });
    w.atMost(Math.max(16, resistance), 'Rule of 16: at most 16, or the resistance', { cite: pages.ruleOf16 });
  });

/** Chances in six that a weapon breaks (p. 376): 2 at three times its weight, 1 more for each further multiple; over 6 for nothing. */
export const breakage: FightRules['breakage'] = (times, quality) =>
  workOut('breaks on', pages.parry, (w) => {
    const whole = Math.floor(times);
    w.start(whole < 3 ? 0 : whole - 1, `${whole} times its weight`, { cite: pages.parry });
    const add = { cheap: 2, good: 0, fine: -1, veryFine: -2 }[quality];
    if (whole >= 3 && add !== 0) w.add(add, quality === 'veryFine' ? 'very fine' : quality, { cite: pages.parry });
    w.atLeast(0, 'never under', { cite: pages.parry });
  });

/** A bare-handed blow on DR 3 or more: a point for each 5 of damage, at most the DR (p. 379). */
export const hurtByStriking: NonNullable<FightRules['hurtByStriking']> = (rolled, resistance) =>
  workOut('hurt by the blow', pages.wounding, (w) => {
    const cite = pages.wounding;
    if (resistance < 3) {
      w.start(0, 'DR under 3', { cite });
      return;
    }
    w.start(rolled, 'damage rolled', { cite }).divide(5, 'for each 5', { cite }).round('down', { cite });
    w.atMost(resistance, 'at most the DR', { cite });
  });

/** How long things take (pp. 382–383). */
export const times: FightRules['times'] = [
  { what: 'draw a weapon, or ready an item on the belt', time: 'a Ready maneuver', cite: pages.readying },
  { what: 'pick something up', time: 'a Ready maneuver; a Change Posture first if standing', cite: pages.readying },
  { what: 'put on or sling a shield or cloak', time: 'as many Ready maneuvers as its DB', cite: pages.readying },
  { what: 'drop a shield', time: 'a Ready maneuver', cite: pages.readying },
  { what: 'change the grip of a long weapon', time: 'a Ready maneuver', cite: pages.readying },
  { what: 'sheathe a weapon', time: '2 seconds', cite: pages.times },
  { what: 'holster a pistol', time: '1 second', cite: pages.readying },
  { what: 'lift something heavy in one hand, in two', time: '2 and 4 seconds', cite: pages.times },
  { what: 'open an unlocked door or box', time: '1 second', cite: pages.times },
  { what: 'find a loose item in a pack, in your pocket', time: '2d and 1d seconds', cite: pages.times },
  { what: 'swallow a pill or potion', time: '2 seconds', cite: pages.times },
  { what: 'light a torch, a match, a fuse', time: '2 seconds', cite: pages.times },
  { what: 'search somebody who does not resist', time: '1 minute', cite: pages.times },
  { what: 'put on armor', time: '3 seconds a piece', cite: pages.times },
];
