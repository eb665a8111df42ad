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

/**
 * The button that opens the picker of a chapter, or the form for an entry of one's own where the rules have no list.
 * The chapter holds both: the button may go with the first row.
 */
export function AddButton({ chapter, children }: AddButtonProps) {
  const listed = useSheet(({ context: { catalog } }) => {
    const lists = { traits: catalog.traits, skills: catalog.skills, equipment: catalog.items };
    return lists[chapter].size > 0;
  });
  return (
    <Button variant="primary" icon="plus" data-field="add" onClick={() => (listed ? pickFor : askOwnEntry)(chapter)}>
      {children}
    </Button>
  );
}
