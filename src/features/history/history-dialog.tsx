import { useStore } from 'zustand';
import { useCharacterStore } from '../../state/character-store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import './history.css';

/** Every edit since the character was opened, the newest first; any of them can be gone back to, and forth again. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const now = useCharacterStore(({ lastEdit }) => lastEdit);
  const past = useStore(useCharacterStore.temporal, ({ pastStates }) => pastStates);
  const future = useStore(useCharacterStore.temporal, ({ futureStates }) => futureStates);
  const { undo, redo } = useCharacterStore.temporal.getState();
  const states = [
    ...past.map(({ lastEdit }, index) => ({ words: lastEdit, steps: index - past.length })),
    { words: now, steps: 0 },
    ...[...future].reverse().map(({ lastEdit }, index) => ({ words: lastEdit, steps: index + 1 })),
  ];
  return (
    <SidePanel title="What was done" onClose={onClose}>
      {states.length === 1 && (
        <EmptyState title="Nothing yet.">Each edit is listed here, until another character is opened.</EmptyState>
      )}
      {states.length > 1 && (
        <ol className="history">
          {states.toReversed().map(({ words, steps }) => (
            <li key={steps} className="history-step" aria-current={steps === 0 ? 'step' : undefined}>
              <span>{words || 'As it was opened'}</span>
              {steps === 0 ? (
                <span className="history-now">now</span>
              ) : (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`${steps < 0 ? 'Back to' : 'Forward to'}: ${words || 'as it was opened'}`}
                  onClick={() => (steps < 0 ? undo(-steps) : redo(steps))}
                >
                  {steps < 0 ? 'Back to this' : 'Forward to this'}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </SidePanel>
  );
}
