import type { CombatSituation } from '../../character/combat-situation.ts';
import type { FightRules } from '../../rules/combat/fight-rules.ts';
import { postureNames } from './fight-words.ts';

/** The target in a few words: "12 yards, kneeling, behind a wall, the head". */
export function describeTarget(
  target: CombatSituation['target'],
  { locations, covers }: Pick<FightRules, 'locations' | 'covers'>,
): string {
  const location = locations.find(({ id }) => id === target.location);
  const cover = covers.find(({ id }) => id === target.cover);
  return [
    target.range === null ? 'within reach' : `${target.range} yards`,
    ...(target.speed > 0 ? [`moving ${target.speed} yards/s`] : []),
    ...(target.posture === 'standing' ? [] : [postureNames[target.posture].toLowerCase()]),
    ...(cover ? [`cover: ${cover.name}`] : []),
    ...(location ? [`aimed at: ${location.name}`] : []),
  ].join(', ');
}
