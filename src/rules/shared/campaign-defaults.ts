import type { LiteracyNorm } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';

/** From these tech levels on most people read well, or at all (GURPS Lite p. 10: high-tech settings, Renaissance settings). */
const literateFrom = 5;
const semiLiterateFrom = 4;

/** What most people of the setting can do with writing: as the game master says, or what its tech level makes likely. */
export function findLiteracyNorm({ literacy, techLevel }: Character['campaign']): LiteracyNorm {
  if (literacy !== null) return literacy;
  if (techLevel === null || techLevel < semiLiterateFrom) return 'illiterate';
  return techLevel < literateFrom ? 'semi-literate' : 'literate';
}
