import type { SavedCharacter } from '../../character/saved-character.ts';
import { openAnother } from '../../state/saving/open-record.ts';
import { notify } from '../../state/view/notice-store.ts';
import { openChapter, openDialog, showLibrary, showStartPage } from '../../state/view/view-store.ts';

/** Opens the character that was read from a stat block, in a record of its own. Returns false if it could not be opened. */
export async function makeCharacter(saved: SavedCharacter): Promise<boolean> {
  const opened = await openAnother(saved);
  if (!opened) return false;
  const { back, former } = opened;
  openDialog(null);
  showStartPage(false);
  showLibrary(false);
  openChapter('concept');
  notify({
    kind: 'information',
    title: `${saved.character.name || 'Unnamed character'} is open`,
    text: 'Made from a stat block.',
    actions: back ? [{ label: `Back to ${former || 'the previous character'}`, run: back }] : [],
  });
  return true;
}
