import type { StatId } from '../../engine/step.ts';

/** The numbers of a fighter in his present state. */
export const fightStats = {
  hitsLeft: 'fight:hitsLeft',
  fatigueLeft: 'fight:fatigueLeft',
  strength: 'fight:strength',
  /** What wounds of the last turn take from rolls; a positive number. */
  shock: 'fight:shock',
  dx: 'fight:dx',
  iq: 'fight:iq',
  /** Added to the die of the leader, when both sides are surprised. */
  initiative: 'fight:initiative',
  /** Fatigue that the fight costs at its end. */
  fatigueCost: 'fight:fatigueCost',
  move: 'fight:move',
  /** Yards that the maneuver allows. */
  reach: 'fight:movement',
  step: 'fight:step',
  /** Seconds to change position, by a house rule. */
  positionTime: 'fight:positionTime',
  passiveDefense: 'fight:passiveDefense',
  /** The roll before an acrobatic dodge. */
  acrobatics: 'fight:acrobatics',
} as const satisfies Record<string, StatId>;

export const attackStat = (line: string, part: 'skill' | 'damage' | 'rangePenalty' | 'wrongTarget' | 'range'): StatId =>
  `fight:${line}.${part}`;
/** `active` is the defense itself; `total` what is rolled against, with passive defense where there is such a number. */
export const defenseStat = (defense: string, part: 'active' | 'total'): StatId => `fight:${defense}.${part}`;
export const actionStat = (action: string, part: 'roll' | 'against' | 'damage'): StatId =>
  `fight:action.${action}.${part}`;
export const foeStat = (defense: string): StatId => `fight:foe.${defense}`;
export const stateRollStat = (roll: string): StatId => `fight:roll.${roll}`;
