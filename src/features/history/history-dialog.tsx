import { useState } from 'react';
import { useStore } from 'zustand';
import { redo, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { ArrowRows } from '../../ui/arrow-rows.tsx';
import { Button } from '../../ui/buttons.tsx';
import { SidePanel } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import './history.css';

/** The number of past steps listed until the player asks for all: a long session has thousands. */
const initialCount = 200;

/** Every edit since the character was opened, newest first, with buttons to undo or redo up to it. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const now = useCharacterStore(({ lastEdit }) => lastEdit);
  const past = useStore(useCharacterStore.temporal, ({ pastStates }) => pastStates);
  const future = useStore(useCharacterStore.temporal, ({ futureStates }) => futureStates);
  const [showsAll, setShowsAll] = useState(false);
  const states = [
    ...past.map(({ lastEdit }, index) => ({ words: lastEdit, steps: index - past.length })),
    { words: now, steps: 0 },
    ...[...future].reverse().map(({ lastEdit }, index) => ({ words: lastEdit, steps: index + 1 })),
  ];
  const newestFirst = states.toReversed();
  const listed = showsAll ? newestFirst : newestFirst.slice(0, future.length + initialCount);
  const hidden = states.length - listed.length;
  return (
    <SidePanel title="History" onClose={onClose}>
      {states.length === 1 && (
        <EmptyState title="Nothing yet.">Each edit is listed here until you open another character.</EmptyState>
      )}
      {states.length > 1 && (
        <ArrowRows>
          <ol className="history">
            {listed.map(({ words, steps }) => (
              <li key={steps} className="history-step" aria-current={steps === 0 ? 'step' : undefined}>
                <span>{words || 'When opened'}</span>
                {steps === 0 ? (
                  <span className="history-now">now</span>
                ) : (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`Restore: ${words || 'when opened'}`}
                    onClick={() => (steps < 0 ? undo(-steps) : redo(steps))}
                  >
                    Restore
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </ArrowRows>
      )}
      {past[0]?.lastEdit && <p>Earlier edits are no longer kept: they would take too much memory.</p>}
      {hidden > 0 && (
        <Button className="history-all" onClick={() => setShowsAll(true)}>
          Show {hidden.toLocaleString('en-US')} earlier
        </Button>
      )}
    </SidePanel>
  );
}
