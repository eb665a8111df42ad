import { type SavedCharacter, shownName, unnamed } from '../../character/character.ts';
import { stripBidiControls } from '../../character/schema-parts.ts';
import { formatFraction } from '../../engine/format.ts';
import { rulesetAbout, rulesetList } from '../../rules/rulesets.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { summaryPoints } from '../../state/character/derived-character.ts';
import { findCharacters } from '../../state/library/library-search.ts';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import type { CharacterVersion } from '../../state/library/library-versions.ts';
import type { CompareSide } from '../../state/view/view-state.ts';
import type { SelectOption } from '../../ui/field.tsx';
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
interface SideSource {
  readonly side: CompareSide;
  readonly version: CharacterVersion | undefined;
  readonly summary: CharacterSummary | undefined;
}

/** A side in words; its ruleset must be loaded. */
export function sideAbout({ side, version, summary }: SideSource, saved: SavedCharacter): SideAbout {
  const points = summaryPoints(saved);
  const when = side.kind === 'version' ? version?.made : side.kind === 'stored' ? summary?.updated : undefined;
  return {
    name: stripBidiControls(shownName(saved.character)),
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

/** Short headings for two columns: only the differences between the sides. */
export function columnNames(before: SideAbout, after: SideAbout): readonly [string, string] {
  const parts = (['name', 'state', 'rules'] as const).filter((part) => before[part] !== after[part]);
  const name = (about: SideAbout) => {
    const labels = parts.map((part) => about[part]).filter((words) => words !== '');
    // Between different characters the current state is the default and need not be mentioned.
    return labels.filter((words) => words !== currentState || before.name === after.name).join(', ') || about.name;
  };
  return [name(before), name(after)];
}

/** With more other characters than this there is a search field; and the most that a list shows. */
export const minSearchable = 12;
export const maxListed = 50;

/** The possible sides: versions of the open character, and the other characters of this browser. */
export interface Choices {
  readonly openId: string;
  readonly openName: string;
  readonly openRuleset: string;
  readonly versions: readonly CharacterVersion[];
  readonly others: readonly CharacterSummary[];
}

/** A side as the value of a select, without its ruleset. */
export function sideValue(side: CompareSide, { openId }: Pick<Choices, 'openId'>): string {
  if (side.kind === 'version') return `version:${side.key}`;
  return side.kind === 'stored' && side.id !== openId ? `stored:${side.id}` : 'open';
}

/** Parses a value of the select made by `sideValue`. */
export function sideOf(value: string): CompareSide {
  const [kind, id = ''] = [value.slice(0, value.indexOf(':')), value.slice(value.indexOf(':') + 1)];
  if (kind === 'version') return { kind, key: Number(id) };
  return kind === 'stored' ? { kind, id } : { kind: 'open' };
}

/** The options for a side: the open character, its versions, the characters that match `words`. Always includes the chosen one. */
export function sideOptions(choices: Choices, chosen: string, words: string): SelectOption<string>[] {
  const { openName, versions, others } = choices;
  const matches = findCharacters(others, { words });
  const shown = matches.slice(0, maxListed);
  const kept = others.find(({ id }) => `stored:${id}` === chosen);
  const options = kept && !shown.includes(kept) ? [kept, ...shown] : shown;
  const versionValues = versions.map(({ key }) => `version:${key}`);
  const own = openName || 'This character';
  return [
    { value: 'open', label: 'As it is now', group: own },
    ...versions.map(({ key, name, made }) => ({
      value: `version:${key}`,
      label: `${name}, ${describeTime(made)}`,
      group: own,
    })),
    ...(chosen.startsWith('version:') && !versionValues.includes(chosen)
      ? [{ value: chosen, label: 'A version', group: own }]
      : []),
    ...options.map(({ id, name, points }) => ({
      value: `stored:${id}`,
      label: `${name || unnamed}${points ? `, ${points.spent} points` : ''}`,
      group: 'Other characters',
    })),
  ];
}

/** How many of the other characters a select lists, in words; '' if it lists all. */
export function describeListedCount({ others }: Pick<Choices, 'others'>, words: string): string {
  const matches = findCharacters(others, { words }).length;
  if (words.trim() !== '' && matches === 0) return 'No other character matches.';
  if (matches > maxListed) return `Showing ${maxListed} of ${matches.toLocaleString('en-US')}. Type more of the name.`;
  if (words.trim() === '') return '';
  return matches === 1 ? '1 match: Enter selects it.' : `${matches} matches: Enter selects the first.`;
}

/** The default to compare with `side`: the newest version, else another character, else the same one under other rules. */
export function otherSide(side: CompareSide, choices: Choices): CompareSide {
  const value = sideValue(side, choices);
  if (value !== 'open') return { kind: 'open' };
  const [version] = choices.versions;
  if (version) return { kind: 'version', key: version.key };
  const [otherCharacter] = findCharacters(choices.others, {});
  if (otherCharacter) return { kind: 'stored', id: otherCharacter.id };
  const rules = rulesetList.find(({ id }) => id !== choices.openRuleset);
  return { kind: 'open', ...(rules ? { ruleset: rules.id } : {}) };
}
