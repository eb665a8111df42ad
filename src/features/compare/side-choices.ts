import { rulesetList } from '../../rules/rulesets.ts';
import { findCharacters } from '../../state/library/library-search.ts';
import type { CharacterSummary } from '../../state/library/library-store.ts';
import type { CharacterVersion } from '../../state/library/library-versions.ts';
import type { CompareSide } from '../../state/view/compare-store.ts';
import type { SelectOption } from '../../ui/select-field.tsx';
import { whenWords } from '../browser/when-words.ts';

/** From how many other characters on there is a search, and how many of them a list shows. */
export const searchFrom = 12;
export const mostShown = 50;

/** What there is to compare: versions of the open character, and the other characters of this browser. */
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

/** The side that a value of the select stands for. */
export function sideOf(value: string): CompareSide {
  const [kind, id = ''] = [value.slice(0, value.indexOf(':')), value.slice(value.indexOf(':') + 1)];
  if (kind === 'version') return { kind, key: Number(id) };
  return kind === 'stored' ? { kind, id } : { kind: 'open' };
}

/** What a side can be: the open character, its versions, the characters that `words` find. The chosen one is always there. */
export function sideOptions(choices: Choices, chosen: string, words: string): SelectOption<string>[] {
  const { openName, versions, others } = choices;
  const found = findCharacters(others, { words });
  const shown = found.slice(0, mostShown);
  const kept = others.find(({ id }) => `stored:${id}` === chosen);
  const listed = kept && !shown.includes(kept) ? [kept, ...shown] : shown;
  const known = versions.map(({ key }) => `version:${key}`);
  const own = openName || 'This character';
  return [
    { value: 'open', label: 'As it is now', group: own },
    ...versions.map(({ key, name, made }) => ({
      value: `version:${key}`,
      label: `${name}, ${whenWords(made)}`,
      group: own,
    })),
    ...(chosen.startsWith('version:') && !known.includes(chosen)
      ? [{ value: chosen, label: 'A version', group: own }]
      : []),
    ...listed.map(({ id, name, points }) => ({
      value: `stored:${id}`,
      label: `${name || 'Without a name'}${points ? `, ${points.spent} points` : ''}`,
      group: 'Other characters',
    })),
  ];
}

/** How many of the other characters a select shows, in words; '' where it shows all. */
export function shownWords({ others }: Pick<Choices, 'others'>, words: string): string {
  const found = findCharacters(others, { words }).length;
  if (words.trim() !== '' && found === 0) return 'No other character is called that.';
  if (found > mostShown) return `The list has ${mostShown} of ${found.toLocaleString('en-US')}: type more of a name.`;
  if (words.trim() === '') return '';
  return found === 1
    ? '1 character is in the list: Enter takes it.'
    : `${found} characters are in the list: Enter takes the first.`;
}

/** What is worth comparing with `side`, when nobody has said: the newest version, another character, other rules. */
export function otherSide(side: CompareSide, choices: Choices): CompareSide {
  const value = sideValue(side, choices);
  if (value !== 'open') return { kind: 'open' };
  const [version] = choices.versions;
  if (version) return { kind: 'version', key: version.key };
  const [other] = findCharacters(choices.others, {});
  if (other) return { kind: 'stored', id: other.id };
  const rules = rulesetList.find(({ id }) => id !== choices.openRuleset);
  return { kind: 'open', ...(rules ? { ruleset: rules.id } : {}) };
}
