/** What the chooser shows for characters: our own files and those of GCS, single or packed together. */
const characterFiles = '.json,.gcs,.zip,application/json,application/zip';

/** What can be opened: files of characters, and texts with a stat block. */
export const openableFiles = `${characterFiles},.txt,.md,text/plain,text/markdown`;

interface FileChoice {
  /** What the chooser shows; everything if '', by default files of characters. */
  readonly accept?: string;
  /** A whole folder, with all that is in it. */
  readonly folder?: boolean;
}

/** Opens the browser's file chooser and calls back with the chosen files, of one or many characters each unless told otherwise. */
export function chooseFiles(
  onFiles: (files: readonly File[]) => unknown,
  { accept = characterFiles, folder = false }: FileChoice = {},
): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.multiple = true;
  input.webkitdirectory = folder;
  // In the document until something is chosen: Safari drops the events of a detached input.
  input.hidden = true;
  document.body.append(input);
  input.addEventListener('change', () => {
    input.remove();
    void onFiles([...(input.files ?? [])]);
  });
  input.addEventListener('cancel', () => input.remove());
  input.click();
}

/** Whether the browser can choose a folder; most phones cannot. */
export const canChooseFolder = (): boolean => 'webkitdirectory' in document.createElement('input');
