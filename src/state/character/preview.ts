import type { Character } from '../../character/character.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { formatValue } from '../../engine/words.ts';
import { type DerivedCharacter, openWorksheet } from '../../rules/derive-character.ts';
import { sheetOf } from './derived-character.ts';

/** A number that differs between two states of a character. */
export interface Change {
  readonly stat: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The numbers that a player watches: points left and spent, load, the summary strip, speed, damage, hits. */
function watched({
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
  return stats.filter(({ stat }, i) => worksheet.has(stat) && stats.findIndex((each) => each.stat === stat) === i);
}

/** What differs between two states in the numbers that a player watches. */
export function changesBetween(before: SavedCharacter, after: SavedCharacter): Change[] {
  if (before === after) return [];
  const one = sheetOf(before);
  const other = openWorksheet(after);
  return watched(one).flatMap(({ stat, name }) => {
    if (!other.worksheet.has(stat)) return [];
    const was = formatValue(one.worksheet.get(stat).value, one.ruleset.notation);
    const is = formatValue(other.worksheet.get(stat).value, other.ruleset.notation);
    return was === is ? [] : [{ stat, name, before: was, after: is }];
  });
}

/** What an edit would change, before it is made: "thrust 1−1 · Move 6", without the points and the number
 * that is `known`. Empty when nothing watched changes. */
export function previewWords(
  saved: SavedCharacter,
  change: (character: Character) => Character,
  known?: string,
): string {
  return changesBetween(saved, { ...saved, character: change(saved.character) })
    .filter(({ stat }) => stat !== 'points.left' && stat !== known)
    .map(({ name, after }) => `${name} ${after}`)
    .join(' · ');
}
