import { SidePanel } from '../../ui/side-panel.tsx';
import { LiveSheet } from './live-sheet.tsx';

/** The sheet over the forms, where there is no room beside them. */
export function SheetPanel({ onClose }: { onClose: () => void }) {
  return (
    <SidePanel title="Sheet" size="large" className="sheet-panel" onClose={onClose}>
      <LiveSheet />
    </SidePanel>
  );
}
