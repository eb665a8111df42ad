import { unnamed } from '../../character/unnamed.ts';
import { rulesetList } from '../../rules/rulesets.ts';
import { findCharacters } from '../../state/library/library-search.ts';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import type { CharacterVersion } from '../../state/library/library-versions.ts';
import type { CompareSide } from '../../state/view/compare-store.ts';
import type { SelectOption } from '../../ui/select-field.tsx';
import { describeTime } from '../browser/when-words.ts';

/** With more other characters than this there is a search field; and the most that a list shows. */
export const minSearchable = 12;
export const maxListed = 50;

/** What can be compared: versions of the open character, and the other characters of this browser. */
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
