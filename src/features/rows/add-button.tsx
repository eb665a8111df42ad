import { type EntryChapter, skillChapter } from '../../rules/shared/rows.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { createCustomEntry } from '../../state/view/custom-entry-dialog.ts';
import { pickFor } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';

interface AddButtonProps {
  chapter: EntryChapter;
  /** Another button is the primary action. */
  secondary?: boolean;
  /** "Add a skill" */
  children: string;
}

/**
 * The button that opens the picker of a chapter, or the form for a custom entry if the ruleset has no list. The chapter
 * renders both, since the button may disappear with the first row.
 */
export function AddButton({ chapter, secondary = false, children }: AddButtonProps) {
  const listed = useSheet(({ context: { catalog } }) => {
    if (chapter === 'traits') return catalog.traits.size > 0;
    if (chapter === 'equipment') return catalog.items.size > 0;
    return [...catalog.skills.values()].some(({ facet }) => skillChapter(facet) === chapter);
  });
  return (
    <Button
      variant={secondary ? 'plain' : 'primary'}
      icon="plus"
      data-field="add"
      onClick={() => (listed ? pickFor : createCustomEntry)(chapter)}
    >
      {children}
    </Button>
  );
}
