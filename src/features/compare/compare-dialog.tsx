import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { compareSheets } from '../../sheet-model/compare/compare-sheets.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { sheetOf } from '../../state/character/derived-character.ts';
import { refreshLibrary } from '../../state/library/library.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { type CharacterVersion, listVersionsOf } from '../../state/library/library-versions.ts';
import type { CompareSide } from '../../state/view/view-state.ts';
import { changeSlice, useViewStore } from '../../state/view/view-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useMedia } from '../browser/use-media.ts';
import { ComparisonList, CopyComparison, describeComparison, describeDifferenceCount } from './comparison-list.tsx';
import {
  type Choices,
  columnNames,
  describeListedCount,
  minSearchable,
  otherSide,
  type SideAbout,
  sideAbout,
  sideOf,
  sideOptions,
  sideValue,
} from './side-choices.ts';
import './compare.css';
import { nameOrKind, type SavedCharacter } from '../../character/character.ts';
import { rulesetAbout, rulesetList } from '../../rules/rulesets.ts';
import { findCharacters } from '../../state/library/library-search.ts';
import { describeSavingProblem } from '../../state/saving/saving-reason.ts';
import { loadSide } from '../../state/view/load-compare-side.ts';
import { Field, SelectField } from '../../ui/field.tsx';

interface SideHeadProps {
  readonly state: SideState;
  /** Null until the side is loaded. */
  readonly about: SideAbout | null;
}

/** The heading of a side: name, state, rules and points, or why it cannot be shown. */
function SideHead({ state, about }: SideHeadProps) {
  if (state.state === 'failed') {
    return (
      <p className="compare-failed" role="alert">
        {state.why}
      </p>
    );
  }
  if (!about) return <p className="compare-about">…</p>;
  return (
    <p className="compare-about">
      <strong>{[about.name, about.state].filter(Boolean).join(', ')}</strong>
      <span>{[about.rules, about.when, about.points].filter(Boolean).join(' · ')}</span>
    </p>
  );
}

interface Sides {
  readonly before: CompareSide;
  readonly after: CompareSide;
}

interface ComparedSidesProps {
  readonly sides: Sides;
  readonly states: readonly [SideState, SideState];
  readonly abouts: readonly [SideAbout | null, SideAbout | null];
  readonly choices: Choices;
  readonly onChoose: (sides: Sides) => void;
}

/** The two sides, each with its pickers and heading; on narrow screens the pickers are folded away. */
function ComparedSides({ sides, states, abouts, choices, onChoose }: ComparedSidesProps) {
  const wide = useMedia('(width >= 768px)');
  const { before, after } = sides;
  const picker = (label: 'Compare' | 'With', which: keyof Sides, state: SideState) => (
    <SidePicker
      label={label}
      side={sides[which]}
      choices={choices}
      state={state}
      onChoose={(side) => onChoose({ ...sides, [which]: side })}
    />
  );
  const swap = (
    <Button className="compare-swap" onClick={() => onChoose({ before: after, after: before })}>
      Swap
    </Button>
  );
  if (wide) {
    return (
      <div className="compare-sides">
        {picker('Compare', 'before', states[0])}
        {swap}
        {picker('With', 'after', states[1])}
        <SideHead state={states[0]} about={abouts[0]} />
        <span />
        <SideHead state={states[1]} about={abouts[1]} />
      </div>
    );
  }
  return (
    <div className="compare-narrow">
      <div className="compare-heads">
        <SideHead state={states[0]} about={abouts[0]} />
        <SideHead state={states[1]} about={abouts[1]} />
      </div>
      <Disclosure summary="Choose what to compare">
        <div className="compare-pickers">
          {picker('Compare', 'before', states[0])}
          {picker('With', 'after', states[1])}
          {swap}
        </div>
      </Disclosure>
    </div>
  );
}

/**
 * The possible sides of a comparison; null until enough is loaded to start. The other characters may be loaded later,
 * since there may be thousands. Unreadable ones are left out: the rest can still be compared.
 */
function useChoices(): Choices | null {
  const id = useCharacterStore((open) => open.id);
  const name = useCharacterStore(({ saved }) => nameOrKind(saved.character));
  const ruleset = useCharacterStore(({ saved }) => saved.ruleset);
  const characters = useLibraryStore(({ characters }) => characters.list);
  const sideRequested = useViewStore(({ compare: { before } }) => before !== null);
  const [versions, setVersions] = useState<readonly CharacterVersion[] | null>(null);
  const [libraryRead, setLibraryRead] = useState(false);
  useEffect(() => {
    let unmounted = false;
    listVersionsOf(id)
      .then((read) => (read.ok ? read.value : []))
      .catch((error) => {
        console.error(error);
        return [];
      })
      .then((read) => !unmounted && setVersions(read))
      .catch(console.error);
    refreshLibrary()
      .catch(console.error)
      .finally(() => !unmounted && setLibraryRead(true));
    return () => {
      unmounted = true;
    };
  }, [id]);
  const canCompare = versions !== null && (libraryRead || sideRequested || versions.length > 0);
  if (!canCompare) return null;
  const others = characters.filter((character) => character.id !== id && character.binned === null);
  return { openId: id, openName: name, openRuleset: ruleset, versions, others };
}

/** The differences between two versions or any two characters, in two columns, each with its reasons. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const choices = useChoices();
  // Resets the requested sides: the next time the dialog starts from its defaults.
  useEffect(() => () => changeSlice('compare', { before: null, after: null }), []);
  if (choices) return <Comparison choices={choices} onClose={onClose} />;
  return (
    <Dialog title="Compare" className="compare" bodyClassName="compare-scroll" onClose={onClose}>
      <p role="status">Reading the characters…</p>
    </Dialog>
  );
}

/** The requested sides; a missing one gets the most useful default. */
function initialSides(choices: Choices): Sides {
  const { before, after } = useViewStore.getState().compare;
  if (before) return { before, after: after ?? otherSide(before, choices) };
  const now = after ?? { kind: 'open' as const };
  return { before: otherSide(now, choices), after: now };
}

function Comparison({ choices, onClose }: { choices: Choices; onClose: () => void }) {
  const [sides, setSides] = useState(() => initialSides(choices));
  const { before, after } = sides;
  const [beforeState, afterState] = [useSide(before), useSide(after)];
  const [beforeAbout, afterAbout] = [aboutOf(before, beforeState, choices), aboutOf(after, afterState, choices)];
  const [beforeSaved, afterSaved] = [
    beforeState.state === 'read' ? beforeState.saved : null,
    afterState.state === 'read' ? afterState.saved : null,
  ];
  const comparison = useMemo(
    () => (beforeSaved && afterSaved ? compareSheets(sheetOf(beforeSaved), sheetOf(afterSaved)) : null),
    [beforeSaved, afterSaved],
  );
  const summary = comparison ? describeDifferenceCount(comparison) : '';
  useEffect(() => {
    if (summary !== '') announce(summary, 'comparison');
  }, [summary]);
  const text = comparison && beforeAbout && afterAbout ? describeComparison(comparison, beforeAbout, afterAbout) : '';
  return (
    <Dialog
      title="Compare"
      className="compare"
      bodyClassName="compare-scroll"
      onClose={onClose}
      footer={text !== '' && <CopyComparison key={text} text={text} />}
    >
      <div className="compare-body">
        <ComparedSides
          sides={sides}
          states={[beforeState, afterState]}
          abouts={[beforeAbout, afterAbout]}
          choices={choices}
          onChoose={setSides}
        />
        {summary !== '' && <p className="compare-sum">{summary}</p>}
        {comparison && beforeAbout && afterAbout && (
          <ComparisonList comparison={comparison} names={columnNames(beforeAbout, afterAbout)} />
        )}
      </div>
    </Dialog>
  );
}

function aboutOf(side: CompareSide, state: SideState, { versions, others, openId }: Choices): SideAbout | null {
  if (state.state !== 'read') return null;
  const source = side.kind === 'stored' && side.id === openId ? { kind: 'open' as const } : side;
  const version = source.kind === 'version' ? versions.find(({ key }) => key === source.key) : undefined;
  const summary = source.kind === 'stored' ? others.find(({ id }) => id === source.id) : undefined;
  return sideAbout({ side: source, version, summary }, state.saved);
}

/** A side that is being read, was read, or could not be read. */
type SideState =
  | { readonly state: 'reading' }
  | { readonly state: 'read'; readonly saved: SavedCharacter }
  | { readonly state: 'failed'; readonly why: string };

const loading: SideState = { state: 'reading' };

/** The character of a side, with its ruleset loaded. Follows changes of the open character. */
function useSide(side: CompareSide): SideState {
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
        if (result.ok) return { state: 'read', saved: result.value };
        const { error } = result;
        return {
          state: 'failed',
          why: error.code === 'rules-missing' ? describeNotLoaded(error.name) : describeSavingProblem(error),
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

const describeNotLoaded = (rules: string): string =>
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
function SidePicker({ label, side, choices, state, onChoose }: SidePickerProps) {
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
        <Field
          className="compare-search"
          label="Find a character"
          about={label}
          hint={describeListedCount(choices, query)}
        >
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
