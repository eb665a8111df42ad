import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { pointsStat } from '../../rules/shared/points.ts';
import { summarizeRace } from '../model/race-summary.ts';

/**
 * Returns the price and the changes of the character's race: "30 points: ST −1, DX +1, IQ +1; Combat Reflexes; Stealth
 * at DX; weight −15 lb."
 */
export function describeRace(opened: Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>): string {
  const gifts = summarizeRace(opened);
  if (!gifts) return '';
  const { numbers, traits, skills, difficulties, build } = gifts;
  const parts = [numbers, traits, skills, difficulties, build].filter((part) => part.length > 0);
  const changes = parts.map((part) => part.join(', ')).join('; ');
  const points = opened.worksheet.number(pointsStat('race'));
  return `${points === 0 ? 'No points' : formatPoints(points)}${changes && `: ${changes}`}.`;
}
