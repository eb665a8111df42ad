/** The most files that are taken of dropped folders. */
const maxFiles = 10_000;
/** The deepest nesting of folders that is followed. */
const maxDepth = 20;

/**
 * The dropped files, with those in dropped folders for which `wants` returns true. Call it while the event is handled:
 * the browser forgets the drop after that. A folder that cannot be read counts as empty.
 */
export function readDropped(
  { items, files }: Pick<DataTransfer, 'items' | 'files'>,
  wants: (name: string) => boolean,
): Promise<readonly File[]> {
  const entries = [...(items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const folders = entries.filter(isFolder);
  if (folders.length === 0) return Promise.resolve([...files]);
  // A folder is among the files too, as one that cannot be read.
  const names = new Set(folders.map(({ name }) => name));
  const single = [...files].filter(({ name }) => !names.has(name));
  return collect(folders, wants).then((inFolders) => [...single, ...inFolders]);
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function collect(
  folders: readonly FileSystemDirectoryEntry[],
  wants: (name: string) => boolean,
): Promise<readonly File[]> {
  const found: File[] = [];
  const add = async (folder: FileSystemDirectoryEntry, depth: number): Promise<void> => {
    for (const entry of await listFolder(folder)) {
      if (found.length >= maxFiles) return;
      if (isFolder(entry) && depth < maxDepth) await add(entry, depth + 1);
      else if (isFile(entry) && wants(entry.name)) {
        const file = await fileOf(entry);
        if (file) found.push(file);
      }
    }
  };
  for (const folder of folders) await add(folder, 1);
  return found;
}

/** The contents of a folder, in the order of the names. Browsers give it in pieces of a hundred. */
async function listFolder(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const piece = await new Promise<readonly FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (piece.length === 0) return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    entries.push(...piece);
  }
}

const fileOf = (entry: FileSystemFileEntry): Promise<File | null> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(null)));

/** The files that the chooser shows for characters: our own and those of GCS, single or packed together. */
const characterFiles = '.json,.gcs,.zip,application/json,application/zip';

/** The files that can be opened: files of characters, and texts with a stat block. */
export const openableFiles = `${characterFiles},.txt,.md,.html,text/plain,text/markdown,text/html`;

interface FileChoice {
  /** The files that the chooser shows; all if '', by default files of characters. */
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
