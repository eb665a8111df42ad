import { type KeyboardEvent, useEffect, useState } from 'react';
import type { SavedCharacter } from '../../character/character.ts';
import { rulesetAbout, rulesetList } from '../../rules/rulesets.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { findCharacters } from '../../state/library/library-search.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import type { CompareSide } from '../../state/view/compare-store.ts';
import { loadSide } from '../../state/view/load-compare-side.ts';
import { Field, SelectField } from '../../ui/field.tsx';
import { type Choices, describeListedCount, minSearchable, sideOf, sideOptions, sideValue } from './side-choices.ts';

/** A side that is being read, was read, or could not be read. */
export type SideState =
  | { readonly state: 'reading' }
  | { readonly state: 'read'; readonly saved: SavedCharacter }
  | { readonly state: 'failed'; readonly why: string };

const loading: SideState = { state: 'reading' };

/** The character of a side, with its ruleset loaded. Follows changes of the open character. */
export function useSide(side: CompareSide): SideState {
  const id = useCharacterStore((open) => open.id);
  const saved = useCharacterStore((open) => open.saved);
  const [read, setRead] = useState<{ readonly of: CompareSide | null; readonly result: SideState }>({
    of: null,
    result: loading,
  });
  // Only the open character changes under the dialog (by undo).
  const open = side.kind === 'version' ? null : saved;
  useEffect(() => {
    let unmounted = false;
    loadSide(side, { id, saved: open ?? useCharacterStore.getState().saved })
      .then((result): SideState => {
        if (result.ok) return { state: 'read', saved: result.saved };
        return {
          state: 'failed',
          why: 'problem' in result ? storageProblemSentence(result.problem) : notLoadedSentence(result.rules),
        };
      })
      .catch((error): SideState => {
        console.error(error);
        return { state: 'failed', why: 'It could not be read.' };
      })
      .then((result) => !unmounted && setRead({ of: side, result }))
      .catch(console.error);
    return () => {
      unmounted = true;
    };
  }, [side, id, open]);
  return read.of === side ? read.result : loading;
}

const notLoadedSentence = (rules: string): string =>
  `The rules of ${rules} could not be loaded. Try again when there is a connection.`;

interface SidePickerProps {
  /** "Compare", "With". */
  readonly label: string;
  readonly side: CompareSide;
  readonly choices: Choices;
  readonly state: SideState;
  readonly onChoose: (side: CompareSide) => void;
}

/** Chooses one side: which character or version, and under which rules. */
export function SidePicker({ label, side, choices, state, onChoose }: SidePickerProps) {
  const [query, setQuery] = useState('');
  const value = sideValue(side, choices);
  const own = ownRuleset(side, choices, state);
  const onKey = (event: KeyboardEvent) => {
    const [first] = findCharacters(choices.others, { words: query });
    if (query.trim() === '') return;
    if (event.key === 'Enter' && first) onChoose({ kind: 'stored', id: first.id });
    if (event.key !== 'Escape') return;
    event.preventDefault(); // the first Escape is for the search, the next for the dialog
    event.stopPropagation();
    setQuery('');
  };
  const otherRulesets = rulesetList.filter(({ id }) => id !== own);
  return (
    <section className="compare-picker" aria-label={label}>
      {choices.others.length > minSearchable && (
        <Field label="Find a character" about={label} hint={describeListedCount(choices, query)}>
          {(control) => (
            <input
              {...control}
              type="search"
              className="field-control"
              autoComplete="off"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              onKeyDown={onKey}
            />
          )}
        </Field>
      )}
      <SelectField
        label={label}
        value={value}
        options={sideOptions(choices, value, query)}
        onCommit={(next) => onChoose(sideOf(next))}
      />
      <SelectField
        label="Rules"
        about={label}
        value={side.ruleset ?? ''}
        options={[
          { value: '', label: own === null ? 'Its own' : `${rulesetAbout(own).name}, its own` },
          ...otherRulesets.map(({ id, name }) => ({ value: id, label: `Under ${name}` })),
        ]}
        onCommit={(ruleset) => {
          const { ruleset: _, ...rest } = side;
          onChoose(ruleset === '' ? rest : { ...rest, ruleset });
        }}
      />
    </section>
  );
}

/** The ruleset that a side was saved with; null while that is not known. */
function ownRuleset(side: CompareSide, { openRuleset, openId, others }: Choices, state: SideState): string | null {
  if (side.kind === 'open' || (side.kind === 'stored' && side.id === openId)) return openRuleset;
  if (side.kind === 'stored') return others.find(({ id }) => id === side.id)?.ruleset || null;
  return side.ruleset === undefined && state.state === 'read' ? state.saved.ruleset : null;
}
