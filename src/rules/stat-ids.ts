import type { StatId } from '../engine/step.ts';

/** Names of the numbers that belong to a row of the character or to a use of a weapon. */
export const skillStat = (key: string, part: 'points' | 'trained' | 'improved' | 'level'): StatId => `skill:${key}.${part}`;
export const untrainedStat = (skill: string): StatId => `untrained:${skill}`;
export const defaultStat = (owner: string, index: number): StatId => `default:${owner}.${index}`;
export const traitStat = (key: string): StatId => `trait:${key}.points`;
export const itemStat = (key: string, part: 'cost' | 'weight'): StatId => `item:${key}.${part}`;
export type LinePart =
  | 'skill'
  | 'skillWithShield'
  | 'damage'
  | 'parry'
  | 'parryWithShield'
  | 'pointBlank'
  | 'increment'
  | 'halfDamage'
  | 'maximum';
export const lineStat = (line: string, part: LinePart): StatId => `line:${line}.${part}`;
export const placeStat = (place: string, part: string): StatId => `place:${place}.${part}`;
