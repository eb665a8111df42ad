import { daysInBin } from '../../state/library/library-bin.ts';
import { showStartPage } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { canChooseFolder } from '../browser/choose-files.ts';
import { chooseFilesToImport, chooseFolderToImport } from './character-actions.ts';
import { changeQuery, showBin, useLibraryView } from './library-view.ts';

/** Shown in place of an empty list. `narrowed`: there are characters, but none matches the search. */
export function LibraryEmpty({ narrowed }: { narrowed: boolean }) {
  const binned = useLibraryView((view) => view.binned);
  if (narrowed) {
    return (
      <EmptyState
        title="No matches."
        actions={<Button onClick={() => changeQuery({ words: '', tag: '', ruleset: '' })}>Show all</Button>}
      >
        Every word must appear in the name, a tag or the ruleset.
      </EmptyState>
    );
  }
  if (binned) {
    return (
      <EmptyState title="The bin is empty." actions={<Button onClick={() => showBin(false)}>Back to the list</Button>}>
        Characters you move to the bin stay here for {daysInBin} days and can be restored.
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
            Import…
          </Button>
          {canChooseFolder() && (
            <Button icon="upload" onClick={chooseFolderToImport}>
              Import a folder…
            </Button>
          )}
        </>
      }
    >
      Start blank, pick a ready-made character, or import files from another browser or from GCS (.gcs). Everything is
      saved here automatically.
    </EmptyState>
  );
}
