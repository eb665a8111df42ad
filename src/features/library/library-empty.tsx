import { daysInBin } from '../../state/library/library-bin.ts';
import { showStartPage } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { chooseFilesToImport } from './character-actions.ts';
import { changeQuery, showBin, useLibraryView } from './library-view.ts';

/** Shown in place of an empty list. `narrowed`: there are characters, but none matches the search. */
export function LibraryEmpty({ narrowed }: { narrowed: boolean }) {
  const binned = useLibraryView((view) => view.binned);
  if (narrowed) {
    return (
      <EmptyState
        title="No character fits."
        actions={<Button onClick={() => changeQuery({ words: '', tag: '', ruleset: '' })}>Show all</Button>}
      >
        All words must be in the name, a tag or the name of the rules.
      </EmptyState>
    );
  }
  if (binned) {
    return (
      <EmptyState title="The bin is empty." actions={<Button onClick={() => showBin(false)}>Back to the list</Button>}>
        A character that you move to the bin stays here for {daysInBin} days and can be put back as it was.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No characters yet."
      actions={
        <>
          <Button variant="primary" icon="plus" onClick={() => showStartPage(true)}>
            New character
          </Button>
          <Button icon="upload" onClick={chooseFilesToImport}>
            Take in from files…
          </Button>
        </>
      }
    >
      Begin blank, with a ready-made one, or with what another browser saved: everything is stored here by itself.
    </EmptyState>
  );
}
