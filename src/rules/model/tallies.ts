import type { Worksheet } from '../../engine/worksheet.ts';
import type { Ruleset } from '../ruleset.ts';
import type { ReadNumber, Threshold } from './combat-rules.ts';
import type { Tally } from './sheet-model.ts';

/** Returns hits and fatigue with their thresholds in the ruleset, those that count points left. */
export function tallies(worksheet: Worksheet, { combat }: Pick<Ruleset, 'combat'>): Tally[] {
  const number: ReadNumber = (stat) => (worksheet.has(stat) ? worksheet.number(stat) : 0);
  const brief = (thresholds: readonly Threshold[]) => thresholds.flatMap(({ brief }) => brief ?? []);
  return [
    { name: 'Hits', points: number('hitPoints'), thresholds: brief(combat.injury.thresholds(number)) },
    { name: 'Fatigue', points: number('fatiguePoints'), thresholds: brief(combat.fatigue.thresholds(number)) },
  ];
}

const ofTallies = ['move', 'hitPoints', 'fatiguePoints'];

/**
 * Returns the lines of the conditional notes that only repeat the rules of hits and fatigue: a note of an entry on the same
 * stat is something else, and keeps the line.
 */
export const notesOfTallies = (worksheet: Worksheet): string[] =>
  ofTallies.flatMap((id) => {
    const stat = worksheet.find(id);
    if (!stat || stat.notes.length === 0 || stat.notes.some(({ row }) => row !== undefined)) return [];
    return [`${stat.name}: ${[...new Set(stat.notes.map(({ words }) => words))].join('; ')}`];
  });
