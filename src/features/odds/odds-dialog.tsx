import { useSheet } from '../../state/character/derived-character.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { OddsPanel } from './odds-panel.tsx';

/** The chances of the open character, above the chapters. */
export function OddsDialog({ onClose }: { onClose: () => void }) {
  const sheet = useSheet((all) => all);
  return (
    <Dialog title="Odds" onClose={onClose}>
      <OddsPanel sheet={sheet} />
    </Dialog>
  );
}
