import type { RowChapter } from '../character/character.ts';
import { askOwnEntry } from '../state/own-entry-store.ts';
import { useSheet } from '../state/sheet.ts';
import { pickFor } from '../state/view-store.ts';
import { Button } from '../ui/button.tsx';

interface AddButtonProps {
  chapter: RowChapter;
  /** "Add a skill" */
  children: string;
}

/** The button that opens the picker of a chapter. The chapter holds the picker: the button may go with the first row. */
export function AddButton({ chapter, children }: AddButtonProps) {
  return (
    <Button variant="primary" icon="plus" data-field="add" onClick={() => pickFor(chapter)}>
      {children}
    </Button>
  );
}
