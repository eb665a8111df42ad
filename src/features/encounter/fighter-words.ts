import type { Fighter } from '../../character/encounter.ts';
import { playOf } from '../../character/encounter-edits.ts';
import { conditionNames, postureNames } from '../fight/fight-words.ts';

/** Why a fighter takes no turns, in a word; null for one who does. */
export function outWords(fighter: Fighter): string | null {
  const { conditions } = playOf(fighter).state;
  if (conditions.includes('dead')) return 'Dead';
  if (fighter.out !== '') return fighter.out === 'fled' ? 'Fled' : 'Left';
  return conditions.includes('unconscious') ? 'Unconscious' : null;
}

/** Posture and conditions in words: "kneeling, stunned"; empty for somebody who stands and is well. */
export function bodyWords(fighter: Fighter): string {
  const { posture, conditions } = playOf(fighter).state;
  const isOut = outWords(fighter) !== null;
  const shown = conditions.filter((condition) => condition !== 'dead' && !(isOut && condition === 'unconscious'));
  const words = [
    ...(posture === 'standing' ? [] : [postureNames[posture]]),
    ...shown.map((condition) => conditionNames[condition]),
  ];
  return words.map((word, index) => (index === 0 ? word : word.toLowerCase())).join(', ');
}
