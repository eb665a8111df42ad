import { useSheet } from '../../state/sheet.ts';
import { openDialog } from '../../state/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { findingsWords } from './group-findings.ts';

/** How many findings there are; opens the list. Quiet while there are none. */
export function FindingsButton() {
  const words = useSheet(({ findings }) => findingsWords(findings));
  const open = useSheet(({ findings }) => findings.filter(({ waived }) => waived === undefined).length);
  return (
    <Button
      variant="quiet"
      size="small"
      className="findings-button"
      icon={open > 0 ? 'attention' : 'check'}
      data-open={open > 0 || undefined}
      aria-label={words}
      onClick={() => openDialog('findings')}
    >
      {open > 0 && <span>{open}</span>}
      <span className="findings-word">{open === 1 ? 'finding' : open === 0 ? 'No findings' : 'findings'}</span>
    </Button>
  );
}
