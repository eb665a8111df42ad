import { useReadingStore } from '../state/reading-store.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** What long file is being read, how far it is, and the way to break it off. */
export function ReadingNotice() {
  const reading = useReadingStore((state) => state.reading);
  if (!reading) return null;
  const { from, share, cancel } = reading;
  return (
    <Notice
      live
      title={`Reading ${from}…`}
      actions={
        <Button size="small" onClick={cancel}>
          Cancel
        </Button>
      }
    >
      It is long. You can go on meanwhile.{' '}
      <progress aria-label={`Reading ${from}`} max={1} value={share ?? undefined} />
    </Notice>
  );
}
