import type { Character } from '../../character/character.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { formatValue } from '../../engine/words.ts';
import { type DerivedCharacter, openWorksheet } from '../../rules/derive-character.ts';
import { sheetOf } from './derived-character.ts';

/** A stat that differs between two states of a character. */
export interface Change {
  readonly stat: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Lists the stats whose changes are announced: points, load, the summary strip, speed, damage, hits. */
function watchedStats({
  ruleset,
  worksheet,
}: Pick<DerivedCharacter, 'ruleset' | 'worksheet'>): { stat: string; name: string }[] {
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

/** Lists the differences of the watched stats between two states. */
export function listChanges(before: SavedCharacter, after: SavedCharacter): Change[] {
  if (before === after) return [];
  const oldSheet = sheetOf(before);
  const newSheet = openWorksheet(after);
  return watchedStats(oldSheet).flatMap(({ stat, name }) => {
    if (!newSheet.worksheet.has(stat)) return [];
    const oldValue = formatValue(oldSheet.worksheet.get(stat).value, oldSheet.ruleset.notation);
    const newValue = formatValue(newSheet.worksheet.get(stat).value, newSheet.ruleset.notation);
    return oldValue === newValue ? [] : [{ stat, name, before: oldValue, after: newValue }];
  });
}

/**
 * Describes what an edit would change: "thrust 1−1 · Move 6", without points left and the stat `excluded`. Empty if no
 * watched stat changes.
 */
export function describeChanges(
  saved: SavedCharacter,
  change: (character: Character) => Character,
  excluded?: string,
): string {
  return listChanges(saved, { ...saved, character: change(saved.character) })
    .filter(({ stat }) => stat !== 'points.left' && stat !== excluded)
    .map(({ name, after }) => `${name} ${after}`)
    .join(' · ');
}
