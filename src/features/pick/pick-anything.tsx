import { lazy, Suspense } from 'react';

const EntryPicker = lazy(() => import('../chapter/entry-picker.tsx'));

interface PickAnythingProps {
  onClose: () => void;
}

/** One search over all chapters. */
export function PickAnything({ onClose }: PickAnythingProps) {
  return (
    <Suspense>
      <EntryPicker chapter={null} onClose={onClose} />
    </Suspense>
  );
}
