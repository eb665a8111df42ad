import { stripBidiControls } from '../../character/bidi-controls.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { formatFraction } from '../../engine/numbers.ts';
import { rulesetAbout } from '../../rules/rulesets.ts';
import { pointWords } from '../../rules/wording/point-words.ts';
import { pointsOf } from '../../state/character/points-of.ts';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import type { CharacterVersion } from '../../state/library/library-versions.ts';
import type { CompareSide } from '../../state/view/compare-store.ts';
import { whenWords } from '../browser/when-words.ts';

const asItIs = 'as it is now';

/** Who and what a side is, for its head. */
export interface SideAbout {
  readonly name: string;
  /** "as it is now", or the name of the version; '' for another character. */
  readonly state: string;
  readonly rules: string;
  /** "today 14:05"; '' for what is open. */
  readonly when: string;
  /** "98 of 100 points". */
  readonly points: string;
}

/** What is known of a side besides its character. */
export interface SideSource {
  readonly side: CompareSide;
  readonly version: CharacterVersion | undefined;
  readonly summary: CharacterSummary | undefined;
}

/** The head of a side; its ruleset must be loaded. */
export function sideAbout({ side, version, summary }: SideSource, saved: SavedCharacter): SideAbout {
  const points = pointsOf(saved);
  const when = side.kind === 'version' ? version?.made : side.kind === 'stored' ? summary?.updated : undefined;
  return {
    name: stripBidiControls(saved.character.name) || 'Without a name',
    state: stateWords(side, version),
    rules: rulesetAbout(saved.ruleset).name,
    when: when === undefined ? '' : whenWords(when),
    points: points ? `${formatFraction(points.spent)} of ${pointWords(points.budget)}` : 'points unknown',
  };
}

function stateWords(side: CompareSide, version: CharacterVersion | undefined): string {
  if (side.kind === 'version') return version ? stripBidiControls(version.name) : 'a version';
  return side.kind === 'open' ? asItIs : '';
}

/** All of a head in one line: "John Falcon, before the dungeon (Man to Man, today 14:05, 98 of 100 points)". */
export const aboutLine = ({ name, state, rules, when, points }: SideAbout): string =>
  `${[name, state].filter(Boolean).join(', ')} (${[rules, when, points].filter(Boolean).join(', ')})`;

/** Short names for two columns: only what tells the one side from the other. */
export function columnNames(one: SideAbout, other: SideAbout): readonly [string, string] {
  const parts = (['name', 'state', 'rules'] as const).filter((part) => one[part] !== other[part]);
  const name = (about: SideAbout) => {
    const told = parts.map((part) => about[part]).filter((words) => words !== '');
    // Beside another character's name, nothing else is expected of one than that it is as it is now.
    return told.filter((words) => words !== asItIs || one.name === other.name).join(', ') || about.name;
  };
  return [name(one), name(other)];
}
