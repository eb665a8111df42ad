import { useEffect, useMemo, useState } from 'react';
import { compareSheets } from '../../sheet-model/compare/compare-sheets.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { sheetOf } from '../../state/character/derived-character.ts';
import { refreshLibrary } from '../../state/library/library.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { type CharacterVersion, listVersionsOf } from '../../state/library/library-versions.ts';
import { type CompareSide, useCompareStore } from '../../state/view/compare-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useMedia } from '../browser/use-media.ts';
import { ComparisonList, CopyComparison, comparisonText, describeDifferenceCount } from './comparison-list.tsx';
import { type Choices, columnNames, otherSide, type SideAbout, sideAbout } from './side-choices.ts';
import { SidePicker, type SideState, useSide } from './side-picker.tsx';
import './compare.css';

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
 * What can be compared; null until enough is loaded to start. The other characters may be loaded later, since there may be
 * thousands. What cannot be read is left out: the rest can still be compared.
 */
function useChoices(): Choices | null {
  const id = useCharacterStore((open) => open.id);
  const name = useCharacterStore(({ saved }) => saved.character.name);
  const ruleset = useCharacterStore(({ saved }) => saved.ruleset);
  const characters = useLibraryStore((library) => library.characters);
  const sideRequested = useCompareStore(({ before }) => before !== null);
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
  useEffect(() => () => useCompareStore.setState({ before: null, after: null }), []);
  if (choices) return <Comparison choices={choices} onClose={onClose} />;
  return (
    <Dialog title="Compare" className="compare" onClose={onClose}>
      <p role="status">Reading the characters…</p>
    </Dialog>
  );
}

/** The requested sides; a missing one gets the most useful default. */
function initialSides(choices: Choices): Sides {
  const { before, after } = useCompareStore.getState();
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
  const text = comparison && beforeAbout && afterAbout ? comparisonText(comparison, beforeAbout, afterAbout) : '';
  return (
    <Dialog
      title="Compare"
      className="compare"
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
