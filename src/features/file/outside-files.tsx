import { useEffect, useState } from 'react';
import { sharedMark } from '../../state/view-store.ts';
import { inTextField } from '../text-fields.ts';
import { openFiles, openText } from './open-text.ts';
import './file.css';

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are dropped anywhere, and characters that are pasted outside of a field; of several, a dialog asks. */
export function OutsideFiles() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!carriesFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0 || event.defaultPrevented) return;
      event.preventDefault();
      void openFiles(files);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || inTextField(event.target)) return;
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData('text') ?? '';
      if (files.length > 0) void openFiles(files);
      else if (/^\s*\{/.test(text)) void openText(text, 'the clipboard');
      else if (text.includes(sharedMark)) location.hash = text.slice(text.indexOf(sharedMark)).trim();
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
  return over ? <div className="file-over print-hidden">Drop the file to open the character in it</div> : null;
}
