import { formatValue } from '../../engine/format.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';

/** A stat that differs between two states of a character. */
export interface Change {
  readonly stat: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Lists the stats whose changes are announced: points, load, the summary strip, speed, damage, hits. */
function watchedStats({ ruleset, worksheet }: OpenedCharacter): { stat: string; name: string }[] {
  const stats = [
    { stat: 'thrust', name: 'thrust' },
    { stat: 'swing', name: 'swing' },
    { stat: 'hitPoints', name: worksheet.get('hitPoints').name },
    { stat: 'fatiguePoints', name: worksheet.get('fatiguePoints').name },
    ...ruleset.figures,
    ...ruleset.summary,
    { stat: 'points.left', name: 'points left' },
  ];
  return stats.filter(
    ({ stat }, i) => worksheet.has(stat) && stats.findIndex((candidate) => candidate.stat === stat) === i,
  );
}

/** Lists the differences of the watched stats between two states of a character. */
export function listChanges(before: OpenedCharacter, after: OpenedCharacter): Change[] {
  if (before === after) return [];
  return watchedStats(before).flatMap(({ stat, name }) => {
    if (!after.worksheet.has(stat)) return [];
    const oldValue = formatValue(before.worksheet.get(stat).value, before.ruleset.notation);
    const newValue = formatValue(after.worksheet.get(stat).value, after.ruleset.notation);
    return oldValue === newValue ? [] : [{ stat, name, before: oldValue, after: newValue }];
  });
}
