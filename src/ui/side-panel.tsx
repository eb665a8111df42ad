import { Dialog, type DialogProps } from './dialog.tsx';

export type SidePanelProps = Omit<DialogProps, 'placement'>;

/** A Dialog at the full height of the window, sliding in from the right; `large` leaves room for a page of paper. */
export function SidePanel(props: SidePanelProps) {
  return <Dialog {...props} placement="side" />;
}
