import { useEffect, useState } from 'react';
import { looksLikeStatBlock } from '../../interchange/stat-block/looks-like-stat-block.ts';
import { isCharacterName, isLibraryFileName } from '../../state/library/incoming-names.ts';
import { notify } from '../../state/view/notices.ts';
import { offerStatBlock, sharedMark } from '../../state/view/view-store.ts';
import { readDropped } from '../browser/choose-files.ts';
import { inTextField } from '../browser/text-fields.ts';
import { openFiles, openText } from './open-text.ts';
import './file.css';

/** Opens a text if it is a character, a link to one or a stat block; returns whether it is. */
function openIfCharacter(text: string, from: string): boolean {
  if (/^\s*\{/.test(text)) void openText(text, from);
  else if (text.includes(sharedMark)) location.hash = text.slice(text.indexOf(sharedMark)).trim();
  else if (looksLikeStatBlock(text)) offerStatBlock(text);
  else return false;
  return true;
}

/** Opens the character in a text or link that the player pasted for this; any other text is reported as unreadable. */
export async function openPasted(text: string, from: string): Promise<void> {
  if (!openIfCharacter(text, from)) await openText(text, from);
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** True for a dragged text or link outside of text fields; fields handle drops themselves. */
const hasText = ({ dataTransfer, target }: DragEvent): boolean =>
  !inTextField(target) &&
  (dataTransfer?.types.some((type) => type === 'text/plain' || type === 'text/uri-list') ?? false);

/**
 * Opens files, folders, characters and links to characters that are dropped anywhere or pasted outside of text fields. For several
 * files a dialog asks which to import.
 */
export function OutsideFiles() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (event.defaultPrevented) return;
      const files = hasFiles(event);
      if (files || hasText(event)) event.preventDefault(); // required to allow a drop
      if (files) setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (event.defaultPrevented) return;
      if (files.length > 0 && event.dataTransfer) {
        event.preventDefault();
        void readDropped(event.dataTransfer, (name) => isCharacterName(name) || isLibraryFileName(name)).then(
          openDropped,
        );
      } else if (hasText(event) && openIfCharacter(event.dataTransfer?.getData('text') ?? '', 'what was dropped')) {
        event.preventDefault(); // or the browser would follow the link
      }
    };
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || inTextField(event.target)) return;
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData('text') ?? '';
      if (files.length > 0) void openFiles(files);
      else openIfCharacter(text, 'the clipboard');
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDrop);
    window.addEventListener('paste', onPaste);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDrop);
      window.removeEventListener('paste', onPaste);
    };
  }, []);
  return over ? (
    <div ref={showOnTop} popover="manual" className="file-over print-hidden">
      Drop the file to open its character
    </div>
  ) : null;
}

/** Opens dropped files; nothing is left of folders without characters. */
async function openDropped(files: readonly File[]): Promise<void> {
  if (files.length > 0) await openFiles(files);
  else
    notify({
      kind: 'problem',
      title: 'Nothing was opened',
      text: 'There is no character in the folder: no .json and no .gcs file, and no library file of GCS.',
    });
}

/** Shows the element in the top layer, above dialogs. */
const showOnTop = (element: HTMLElement | null): void => element?.showPopover?.();
