import { type RefObject, useEffect, useRef, useState } from 'react';
import { inTextField } from '../browser/text-fields.ts';
import { claimsToBePicture } from './read-picture.ts';

/** What is held over the page: a picture, or a file of a kind that the browser does not tell before it is let go. */
export type HeldOver = 'frame' | 'picture' | 'file';

const isCharacter = (type: string, name = ''): boolean => type === 'application/json' || /\.json$/i.test(name);
/** What browsers say of a file that they do not know, or do not tell the kind of. */
const untold = new Set(['', 'application/x-moz-file']);

/**
 * Takes pictures that are dropped anywhere on the page, or pasted outside of a text field, while the caller is mounted and
 * no dialog is open; on the frame, any file but a character. All else goes its usual way. Answers what is held over the
 * page now.
 */
export function usePicturesFromOutside(
  frame: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): HeldOver | null {
  const [over, setOver] = useState<HeldOver | null>(null);
  const take = useRef(onFile);
  useEffect(() => {
    take.current = onFile;
  });
  useEffect(() => {
    const busy = () => document.querySelector('dialog[open]') !== null;
    const onFrame = (event: Event) => event.target instanceof Node && (frame.current?.contains(event.target) ?? false);
    const heldOver = (event: DragEvent): HeldOver | null => {
      if (busy() || !event.dataTransfer?.types.includes('Files')) return null;
      const types = Array.from(event.dataTransfer.items, ({ type }) => type);
      if (onFrame(event) && !types.some((type) => isCharacter(type))) return 'frame';
      if (types.some((type) => type.startsWith('image/'))) return 'picture';
      return types.every((type) => untold.has(type)) ? 'file' : null;
    };
    const onDragOver = (event: DragEvent) => {
      const held = heldOver(event);
      setOver(held);
      if (held) event.preventDefault();
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(null);
    };
    const onDrop = (event: DragEvent) => {
      setOver(null);
      const file = event.dataTransfer?.files[0];
      if (!file || busy()) return;
      if (!claimsToBePicture(file) && (!onFrame(event) || isCharacter(file.type, file.name))) return;
      event.preventDefault();
      take.current(file);
    };
    const onPaste = (event: ClipboardEvent) => {
      const file = Array.from(event.clipboardData?.files ?? []).find(claimsToBePicture);
      if (!file || busy() || inTextField(event.target)) return;
      event.preventDefault();
      take.current(file);
    };
    // Before those who open any file as a character.
    const first = { capture: true };
    window.addEventListener('dragover', onDragOver, first);
    window.addEventListener('dragleave', onDragLeave, first);
    window.addEventListener('drop', onDrop, first);
    window.addEventListener('paste', onPaste, first);
    return () => {
      window.removeEventListener('dragover', onDragOver, first);
      window.removeEventListener('dragleave', onDragLeave, first);
      window.removeEventListener('drop', onDrop, first);
      window.removeEventListener('paste', onPaste, first);
    };
  }, [frame]);
  return over;
}
