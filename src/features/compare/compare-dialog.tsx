import { useEffect, useMemo, useState } from 'react';
import { compareSheets } from '../../rules/compare/compare-sheets.ts';
import { sheetOf } from '../../state/character/derived-character.ts';
import { type CompareSide, useCompareStore } from '../../state/view/compare-store.ts';
import { announce } from '../../ui/announce.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ComparedSides, type Sides } from './compared-sides.tsx';
import { ComparisonList } from './comparison-list.tsx';
import { comparisonText, countWords } from './comparison-text.ts';
import { CopyComparison } from './copy-comparison.tsx';
import { type Choices, otherSide } from './side-choices.ts';
import { columnNames, type SideAbout, sideAbout } from './side-words.ts';
import { useChoices } from './use-choices.ts';
import { type SideState, useSide } from './use-side.ts';
import './compare.css';

/** What differs between two versions or any two characters, in two columns, each difference with its reason. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const choices = useChoices();
  // What was asked for is done with once it is shown: the next time begins anew.
  useEffect(() => () => useCompareStore.setState({ before: null, after: null }), []);
  if (choices) return <Compared choices={choices} onClose={onClose} />;
  return (
    <Dialog title="Compare" className="compare" onClose={onClose}>
      <p role="status">The characters are being read.</p>
    </Dialog>
  );
}

/** The sides that were asked for; one that nobody named is what is worth comparing with the other. */
function firstSides(choices: Choices): Sides {
  const { before, after } = useCompareStore.getState();
  if (before) return { before, after: after ?? otherSide(before, choices) };
  const now = after ?? { kind: 'open' as const };
  return { before: otherSide(now, choices), after: now };
}

function Compared({ choices, onClose }: { choices: Choices; onClose: () => void }) {
  const [sides, setSides] = useState(() => firstSides(choices));
  const { before, after } = sides;
  const [one, other] = [useSide(before), useSide(after)];
  const [oneAbout, otherAbout] = [aboutOf(before, one, choices), aboutOf(after, other, choices)];
  const [saved, otherSaved] = [one.state === 'read' ? one.saved : null, other.state === 'read' ? other.saved : null];
  const comparison = useMemo(
    () => (saved && otherSaved ? compareSheets(sheetOf(saved), sheetOf(otherSaved)) : null),
    [saved, otherSaved],
  );
  const words = comparison ? countWords(comparison) : '';
  useEffect(() => {
    if (words !== '') announce(words, 'comparison');
  }, [words]);
  const text = comparison && oneAbout && otherAbout ? comparisonText(comparison, oneAbout, otherAbout) : '';
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
          states={[one, other]}
          abouts={[oneAbout, otherAbout]}
          choices={choices}
          onChoose={setSides}
        />
        {words !== '' && <p className="compare-sum">{words}</p>}
        {comparison && oneAbout && otherAbout && (
          <ComparisonList comparison={comparison} names={columnNames(oneAbout, otherAbout)} />
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
