import { lazy, Suspense, useState } from 'react';
import type { RowChapter } from '../character/character.ts';
import { Button } from '../ui/button.tsx';

const EntryPicker = lazy(() => import('./entry-picker.tsx'));

interface AddButtonProps {
  chapter: RowChapter;
  /** "Add a skill" */
  children: string;
}

/** The button that opens the picker of a chapter. */
export function AddButton({ chapter, children }: AddButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon="plus" data-field="add" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && (
        <Suspense>
          <EntryPicker chapter={chapter} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
