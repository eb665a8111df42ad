import { deleteUnfinishedSets, listLibrarySets, removeLibrarySet } from '../../storage/library-sets.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { yieldToMain } from '../view/idle.ts';
import { useLibraryFilesStore } from './library-files-store.ts';
import type { LibraryMessage, LibraryRequest } from './library-worker.ts';
import type { LibraryReport, SourceFile } from './read-library-files.ts';

/** Reads which sets of library files there are. */
export async function refreshLibraryFiles(): Promise<void> {
  const listed = await listLibrarySets();
  if (listed.ok) useLibraryFilesStore.setState({ sets: listed.value, state: 'read', problem: null });
  else useLibraryFilesStore.setState({ state: 'read', problem: listed.error });
}

/** Reads which sets there are, unless that was done before. */
export async function loadLibraryFiles(): Promise<void> {
  if (useLibraryFilesStore.getState().state === 'not-read') await refreshLibraryFiles();
}

/** Removes a set. The copies that characters have of its entries stay. */
export async function removeLibrary(id: string): Promise<boolean> {
  const removed = await removeLibrarySet(id);
  if (!removed.ok) {
    useLibraryFilesStore.setState({ problem: removed.error });
    return false;
  }
  useLibraryFilesStore.setState({ report: null });
  await refreshLibraryFiles();
  broadcastToTabs({ kind: 'library-files' });
  return true;
}

/** Forgets the result of the last reading. */
export const forgetReport = (): void => useLibraryFilesStore.setState({ report: null });

/** The name of a set: of the folder or the archive that all files are in, of the only file, or of the first one. */
export function nameOfSet(sources: readonly SourceFile[]): string {
  const [first, ...rest] = sources;
  if (!first) return '';
  const [folder = '', ...inside] = first.path.split('/');
  if (inside.length > 0 && rest.every(({ path }) => path.startsWith(`${folder}/`))) return folder;
  return rest.length === 0 ? first.path : `${first.path} and ${rest.length} more`;
}

/**
 * Reads library files, archives and folders into one set, in a worker if there is one. The store has the result. Does
 * nothing while another reading is under way.
 */
export async function addLibraryFiles(sources: readonly SourceFile[]): Promise<void> {
  if (sources.length === 0 || useLibraryFilesStore.getState().reading) return;
  const name = nameOfSet(sources);
  const controller = new AbortController();
  useLibraryFilesStore.setState({ report: null, reading: { name, share: 0, cancel: () => controller.abort() } });
  const onProgress = (share: number) =>
    useLibraryFilesStore.setState(({ reading }) => ({ reading: reading && { ...reading, share } }));
  try {
    const report = await alone(async () => {
      await deleteUnfinishedSets(); // of tabs that were closed while they read
      const outcome = await read({ sources, name }, onProgress, controller.signal);
      if (!controller.signal.aborted) return outcome;
      await deleteUnfinishedSets();
      return null;
    });
    useLibraryFilesStore.setState({ report });
  } finally {
    useLibraryFilesStore.setState({ reading: null });
  }
  await refreshLibraryFiles();
  broadcastToTabs({ kind: 'library-files' });
}

/** Runs `work` while no other tab reads library files, if the browser has locks (pages over http have none). */
const alone = <Value>(work: () => Promise<Value>): Promise<Value> =>
  typeof navigator !== 'undefined' && 'locks' in navigator && navigator.locks
    ? navigator.locks.request('pointwright-library-files', work)
    : work();

async function read(
  request: LibraryRequest,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<LibraryReport | null> {
  const worker = startWorker();
  if (worker) {
    const answer = await runWorker(worker, request, onProgress, signal);
    worker.terminate();
    if (answer !== 'failed') return answer;
  }
  if (signal.aborted) return null;
  const { readLibraryFiles } = await import('./read-library-files.ts');
  return readLibraryFiles(request.sources, request.name, {
    onProgress,
    isCanceled: () => signal.aborted,
    pause: yieldToMain,
  });
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    return new Worker(new URL('./library-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** The worker's report; null if it was canceled, `failed` if it could not run. */
function runWorker(
  worker: Worker,
  request: LibraryRequest,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<LibraryReport | null | 'failed'> {
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<LibraryMessage>) => {
      if (data.kind === 'progress') onProgress(data.share);
      else resolve(data.report);
    };
    worker.onmessageerror = () => resolve('failed');
    worker.onerror = (event) => {
      event.preventDefault();
      resolve('failed');
    };
    signal.addEventListener('abort', () => resolve(null), { once: true });
    if (signal.aborted) resolve(null);
    else worker.postMessage(request);
  });
}
