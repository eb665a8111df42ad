import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { maxFighters } from '../../character/encounter.ts';
import { ownValue } from '../../engine/own-value.ts';
import { rulesetAbout } from '../../rules/rulesets.ts';
import { useEncounter } from '../../state/encounter/encounter-store.ts';
import { refreshLibrary } from '../../state/library/library.ts';
import { findCharacters } from '../../state/library/library-search.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { addChosenFighters } from './add-chosen.ts';
import { AddRow } from './add-row.tsx';
import { focusAddFighters } from './encounter-view.ts';
import { findReadyFighters, type ReadyFighter } from './ready-fighter.ts';

interface AddFightersProps {
  loadReadyMade: () => Promise<readonly ReadyFighter[]>;
  onClose: () => void;
}

const sides = ['Party', 'Foes', ''] as const;

/** Characters of the library and ready-made ones, each as often as wanted, for one side. */
export function AddFighters({ loadReadyMade, onClose }: AddFightersProps) {
  const { characters, state } = useLibraryStore();
  const [ready, setReady] = useState<readonly ReadyFighter[]>([]);
  const [words, setWords] = useState('');
  const [side, setSide] = useState<(typeof sides)[number]>('Party');
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState('');
  const room = useEncounter(({ fighters }) => maxFighters - fighters.length) ?? 0;
  useEffect(() => {
    refreshLibrary().catch(console.error);
    loadReadyMade().then(setReady, console.error);
  }, [loadReadyMade]);
  const own = useMemo(() => findCharacters(characters, { words }), [characters, words]);
  const listed = useMemo(() => findReadyFighters(ready, words), [ready, words]);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const setCount = (id: string) => (count: number) => setCounts({ ...counts, [id]: Math.max(0, count) });
  const add = async () => {
    if (total === 0 || isBusy) return;
    setBusy(true);
    const { added, dropped, missing } = await addChosenFighters(counts, side, ready);
    setBusy(false);
    setResult(dropped > 0 ? `${added} of ${total} fighters were added.` : '');
    if (dropped > 0) setCounts({});
    if (dropped > 0 || missing > 0) return;
    flushSync(onClose); // a dialog that is closed announces nothing
    focusAddFighters();
    announce(added === 1 ? '1 fighter added' : `${added} fighters added`);
  };
  return (
    <Dialog
      title="Add fighters"
      size="large"
      className="add-fighters"
      sticky
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" aria-disabled={total === 0 || isBusy} onClick={() => void add()}>
            {total === 0 ? 'Add' : total === 1 ? 'Add 1 fighter' : `Add ${total} fighters`}
          </Button>
        </>
      }
    >
      {(total > room || result) && (
        <Notice kind="attention" title={`An encounter has at most ${maxFighters} fighters`} live>
          {result} {room === 0 ? 'There is no room for more.' : `There is room for ${room} more.`}
        </Notice>
      )}
      <div className="add-head">
        <TextField label="Search" value={words} onCommit={setWords} />
        <SegmentedControl
          label="Side"
          value={side}
          options={sides.map((value) => ({ value, label: value || 'None' }))}
          onCommit={setSide}
        />
      </div>
      {own.length > 0 && (
        <section aria-labelledby="add-own">
          <h3 id="add-own" className="fight-title">
            Your characters
          </h3>
          <ul className="add-list">
            {own.map(({ id, name, points, ruleset }) => (
              <AddRow
                key={id}
                name={name || 'Unnamed'}
                about={[points ? `${points.spent} points` : '', rulesetAbout(ruleset).name].filter(Boolean).join(', ')}
                count={ownValue(counts, id) ?? 0}
                onCount={setCount(id)}
              />
            ))}
          </ul>
        </section>
      )}
      {listed.length > 0 && (
        <section aria-labelledby="add-ready">
          <h3 id="add-ready" className="fight-title">
            Ready-made
          </h3>
          <ul className="add-list">
            {listed.map(({ id, name, points, ruleset, line }) => (
              <AddRow
                key={id}
                name={name}
                about={`${points} points, ${rulesetAbout(ruleset).name}. ${line}`}
                count={counts[`ready:${id}`] ?? 0}
                onCount={setCount(`ready:${id}`)}
              />
            ))}
          </ul>
        </section>
      )}
      {own.length === 0 && listed.length === 0 && state === 'read' && <EmptyState title="Nothing found." />}
    </Dialog>
  );
}
