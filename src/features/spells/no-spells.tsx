import { firstSpellAdvice } from '../../rules/advice/newcomer-advice.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { addEntry } from '../../state/character/entries.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AddButton } from '../rows/add-button.tsx';

/** Shown in place of an empty list of spells: advice, and a button that adds the missing trait of mages. */
export function NoSpells() {
  const advice = useSheet(firstSpellAdvice);
  const missing = useSheet(({ ruleset, context }) => {
    const { spells } = ruleset;
    return spells && !spells.isMage(context) ? context.catalog.traits.get(spells.gift) : undefined;
  });
  return (
    <EmptyState
      title="No spells yet."
      actions={
        <>
          {missing && (
            <Button
              variant="primary"
              icon="plus"
              onClick={() => openChapter('traits', { row: addEntry('traits', missing.id) })}
            >
              {`Add ${missing.name}`}
            </Button>
          )}
          <AddButton chapter="spells" secondary={missing !== undefined}>
            Add a spell
          </AddButton>
        </>
      }
    >
      {advice}
    </EmptyState>
  );
}
