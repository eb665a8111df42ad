import { SidePanel } from '../../ui/dialog.tsx';
import { LiveSheet } from './live-sheet.tsx';

/** The sheet in a panel over the forms, on screens without room for both. */
export function SheetPanel({ onClose }: { onClose: () => void }) {
  return (
    <SidePanel title="Sheet" size="large" bodyClassName="sheet-panel" onClose={onClose}>
      <LiveSheet />
    </SidePanel>
  );
}
