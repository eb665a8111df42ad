import type { SavedCharacter } from '../../character/character.ts';
import type { FileRefusal } from '../../character/file/file-problem.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { markExported } from '../../state/saving/durability.ts';
import { type Opened, openAnother } from '../../state/saving/open-record.ts';
import { notify } from '../../state/view/notices.ts';
import type { FrameNotice } from '../../state/view/view-state.ts';
import { openDialog, showLibrary, showStartPage, useViewStore } from '../../state/view/view-store.ts';

/**
 * Opens a character from outside in place of the open one, with a notice that offers a way back, after `actions`. Returns null if its
 * ruleset could not be loaded.
 */
export async function showOpened(
  saved: SavedCharacter,
  { isFile, text, actions = [] }: { isFile: boolean; text: string; actions?: FrameNotice['actions'] },
): Promise<Opened | null> {
  const opened = await openAnother(saved);
  if (!opened) return null;
  if (isFile) void markExported([useCharacterStore.getState().id]);
  const { former, back } = opened;
  showStartPage(false);
  showLibrary(false);
  notify({
    kind: 'information',
    title: `${saved.character.name || 'Unnamed character'} is open`,
    text,
    actions: [...actions, ...(back ? [{ label: `Back to ${former || 'the previous character'}`, run: back }] : [])],
  });
  return opened;
}

/** Opens the report on a text that cannot be read. */
export function reportRefusal(from: string, problem: FileRefusal): void {
  useViewStore.setState({ fileReport: { from, read: null, problems: [problem], back: null } });
  openDialog('open-file');
}
