import { type EntryChapter, skillChapter } from '../../rules/chapters/row-chapter.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { createOwnEntry } from '../../state/view/own-entry-store.ts';
import { pickFor } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';

interface AddButtonProps {
  chapter: EntryChapter;
  /** Something else is to be done first. */
  second?: boolean;
  /** "Add a skill" */
  children: string;
}

/**
 * The button that opens the picker of a chapter, or the form for an entry of one's own where the rules have no list.
 * The chapter holds both: the button may go with the first row.
 */
export function AddButton({ chapter, second = false, children }: AddButtonProps) {
  const listed = useSheet(({ context: { catalog } }) => {
    if (chapter === 'traits') return catalog.traits.size > 0;
    if (chapter === 'equipment') return catalog.items.size > 0;
    return [...catalog.skills.values()].some(({ facet }) => skillChapter(facet) === chapter);
  });
  return (
    <Button
      variant={second ? 'plain' : 'primary'}
      icon="plus"
      data-field="add"
      onClick={() => (listed ? pickFor : createOwnEntry)(chapter)}
    >
      {children}
    </Button>
  );
}
