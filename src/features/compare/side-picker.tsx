import { type KeyboardEvent, useState } from 'react';
import { rulesetAbout, rulesetList } from '../../rules/rulesets.ts';
import { findCharacters } from '../../state/library/library-search.ts';
import type { CompareSide } from '../../state/view/compare-store.ts';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type Choices, describeListedCount, minSearchable, sideOf, sideOptions, sideValue } from './side-choices.ts';
import type { SideState } from './use-side.ts';

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
