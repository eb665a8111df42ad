import { stripBidiControls } from '../../character/bidi-controls.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { unnamed } from '../../character/unnamed.ts';
import { formatFraction } from '../../engine/format.ts';
import { rulesetAbout } from '../../rules/rulesets.ts';
import { formatPoints } from '../../rules/wording/point-words.ts';
import { summaryPoints } from '../../state/character/summary-points.ts';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import type { CharacterVersion } from '../../state/library/library-versions.ts';
import type { CompareSide } from '../../state/view/compare-store.ts';
import { describeTime } from '../browser/when-words.ts';

const currentState = 'as it is now';

/** A side in words, for its heading. */
export interface SideAbout {
  readonly name: string;
  /** "as it is now", or the name of the version; '' for another character. */
  readonly state: string;
  readonly rules: string;
  /** "today 14:05"; '' for the open character. */
  readonly when: string;
  /** "98 of 100 points". */
  readonly points: string;
}

/** Where the character of a side comes from. */
export interface SideSource {
  readonly side: CompareSide;
  readonly version: CharacterVersion | undefined;
  readonly summary: CharacterSummary | undefined;
}

/** A side in words; its ruleset must be loaded. */
export function sideAbout({ side, version, summary }: SideSource, saved: SavedCharacter): SideAbout {
  const points = summaryPoints(saved);
  const when = side.kind === 'version' ? version?.made : side.kind === 'stored' ? summary?.updated : undefined;
  return {
    name: stripBidiControls(saved.character.name) || unnamed,
    state: describeState(side, version),
    rules: rulesetAbout(saved.ruleset).name,
    when: when === undefined ? '' : describeTime(when),
    points: points ? `${formatFraction(points.spent)} of ${formatPoints(points.budget)}` : 'points unknown',
  };
}

function describeState(side: CompareSide, version: CharacterVersion | undefined): string {
  if (side.kind === 'version') return version ? stripBidiControls(version.name) : 'a version';
  return side.kind === 'open' ? currentState : '';
}

/** A side in one line: "John Falcon, before the dungeon (Man to Man, today 14:05, 98 of 100 points)". */
export const aboutLine = ({ name, state, rules, when, points }: SideAbout): string =>
  `${[name, state].filter(Boolean).join(', ')} (${[rules, when, points].filter(Boolean).join(', ')})`;

/** Short headings for two columns: only what distinguishes the sides. */
export function columnNames(before: SideAbout, after: SideAbout): readonly [string, string] {
  const parts = (['name', 'state', 'rules'] as const).filter((part) => before[part] !== after[part]);
  const name = (about: SideAbout) => {
    const labels = parts.map((part) => about[part]).filter((words) => words !== '');
    // Between different characters the current state is the default and need not be mentioned.
    return labels.filter((words) => words !== currentState || before.name === after.name).join(', ') || about.name;
  };
  return [name(before), name(after)];
}
