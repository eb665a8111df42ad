import { useEffect, useMemo, useState } from 'react';
import { compareSheets } from '../../rules/compare/compare-sheets.ts';
import { sheetOf } from '../../state/character/derived-character.ts';
import { type CompareSide, useCompareStore } from '../../state/view/compare-store.ts';
import { announce } from '../../ui/announce.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ComparedSides, type Sides } from './compared-sides.tsx';
import { ComparisonList } from './comparison-list.tsx';
import { comparisonText, describeDifferenceCount } from './comparison-text.ts';
import { CopyComparison } from './copy-comparison.tsx';
import { type Choices, otherSide } from './side-choices.ts';
import { columnNames, type SideAbout, sideAbout } from './side-words.ts';
import { useChoices } from './use-choices.ts';
import { type SideState, useSide } from './use-side.ts';
import './compare.css';

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
