import { useSheet } from '../../state/character/derived-character.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FeatsPanel } from './feats-panel.tsx';

/** The feats of the open character, above the chapters. */
export function FeatsDialog({ onClose }: { onClose: () => void }) {
  const sheet = useSheet((all) => all);
  return (
    <Dialog title="Feats" onClose={onClose}>
      <FeatsPanel sheet={sheet} />
    </Dialog>
  );
}
