import { useMemo } from 'react';
import { useSheet } from '../../state/character/derived-character.ts';
import { usePlay } from '../../state/play/play-store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FeatsPanel } from './feats-panel.tsx';

/** The feats of the open character as it is now: with the hits and fatigue lost in play. */
export function FeatsDialog({ onClose }: { onClose: () => void }) {
  const sheet = useSheet((all) => all);
  const hitsLost = usePlay(({ state }) => state.hitsLost);
  const fatigueLost = usePlay(({ state }) => state.fatigueLost);
  const state = useMemo(() => ({ hitsLost, fatigueLost }), [hitsLost, fatigueLost]);
  return (
    <Dialog title="Feats" onClose={onClose}>
      <FeatsPanel sheet={sheet} state={state} />
    </Dialog>
  );
}
