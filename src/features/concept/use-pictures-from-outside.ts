import { type RefObject, useEffect, useRef, useState } from 'react';
import { isPictureFile } from '../../state/reading/read-picture.ts';
import { inTextField } from '../browser/text-fields.ts';

/** What is dragged over the frame or the page: a picture, or a file whose type the browser hides until it is dropped. */
export type DragKind = 'frame' | 'picture' | 'file';

const isCharacter = (type: string, name = ''): boolean => type === 'application/json' || /\.json$/i.test(name);
/** The types that browsers give for unknown files and for files whose type they hide. */
const unknownTypes = new Set(['', 'application/x-moz-file']);

/**
 * Calls `onFile` for pictures that are dropped anywhere on the page or pasted outside of text fields, and for any file but a
 * character dropped on the frame, while no dialog is open. Everything else is left to other handlers.
 * @returns what is currently dragged over the page
 */
export function usePicturesFromOutside(
  frame: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): DragKind | null {
  const [over, setOver] = useState<DragKind | null>(null);
  const latestOnFile = useRef(onFile);
  useEffect(() => {
    latestOnFile.current = onFile;
  });
  useEffect(() => {
    const dialogOpen = () => document.querySelector('dialog[open]') !== null;
    const onFrame = (event: Event) => event.target instanceof Node && (frame.current?.contains(event.target) ?? false);
    const draggedKind = (event: DragEvent): DragKind | null => {
      if (dialogOpen() || !event.dataTransfer?.types.includes('Files')) return null;
      const types = Array.from(event.dataTransfer.items, ({ type }) => type);
      if (onFrame(event) && !types.some((type) => isCharacter(type))) return 'frame';
      if (types.some((type) => type.startsWith('image/'))) return 'picture';
      return types.every((type) => unknownTypes.has(type)) ? 'file' : null;
    };
    const onDragOver = (event: DragEvent) => {
      const dragged = draggedKind(event);
      setOver(dragged);
      if (dragged) event.preventDefault();
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(null);
    };
    const onDrop = (event: DragEvent) => {
      setOver(null);
      const file = event.dataTransfer?.files[0];
      if (!file || dialogOpen()) return;
      if (!isPictureFile(file) && (!onFrame(event) || isCharacter(file.type, file.name))) return;
      event.preventDefault();
      latestOnFile.current(file);
    };
    const onPaste = (event: ClipboardEvent) => {
      const file = Array.from(event.clipboardData?.files ?? []).find(isPictureFile);
      if (!file || dialogOpen() || inTextField(event.target)) return;
      event.preventDefault();
      latestOnFile.current(file);
    };
    // In the capture phase, before the listeners that open any file as a character.
    const options = { capture: true };
    window.addEventListener('dragover', onDragOver, options);
    window.addEventListener('dragleave', onDragLeave, options);
    window.addEventListener('drop', onDrop, options);
    window.addEventListener('paste', onPaste, options);
    return () => {
      window.removeEventListener('dragover', onDragOver, options);
      window.removeEventListener('dragleave', onDragLeave, options);
      window.removeEventListener('drop', onDrop, options);
      window.removeEventListener('paste', onPaste, options);
    };
  }, [frame]);
  return over;
}
