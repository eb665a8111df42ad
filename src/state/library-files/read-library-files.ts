import { newId } from '../../character/edit-rows.ts';
import type { GcsRefusal, GcsRemark } from '../../character/file/gcs-problem.ts';
import { convertLibrary } from '../../interchange/gcs/library/convert-library.ts';
import type { LibraryChapter, LibraryEntry } from '../../interchange/gcs/library/library-entry.ts';
import { kindByName, readGcsLibrary } from '../../interchange/gcs/read/read-rows.ts';
import { unzip } from '../../interchange/unzip.ts';
import { addLibraryPart, finishLibrarySet, removeLibrarySet } from '../../storage/library-sets.ts';
import type { StorageProblem } from '../../storage/storage-problem.ts';

/** The result of adding library files. */
export interface LibraryReport {
  /** Of the set: of the folder, the archive or the file. */
  readonly name: string;
  readonly files: number;
  /** Files of other kinds that were left out. */
  readonly others: number;
  readonly entries: number;
  readonly byChapter: Readonly<Partial<Record<LibraryChapter, number>>>;
  /** It took the place of a set of the same name. */
  readonly replaced: boolean;
  readonly refused: readonly { readonly file: string; readonly problem: GcsRefusal }[];
  /** Files with differences in reading; `count` may exceed the remarks that are kept. */
  readonly remarked: readonly {
    readonly file: string;
    readonly count: number;
    readonly remarks: readonly GcsRemark[];
  }[];
  /** More files or bytes than one set can have; the rest was left out. */
  readonly tooMuch: boolean;
  /** Why nothing was stored; null if it was. */
  readonly problem: StorageProblem | null;
}

/** A file to be read: `path` with the folders around it. */
export interface SourceFile {
  readonly path: string;
  readonly file: Blob;
}

/** How many entries are stored together: reading one of them reads them all. */
const entriesInPart = 200;
/** The most that one set can have. */
const limits = { files: 10_000, entries: 200_000, bytes: 400_000_000, bytesEach: 100_000_000 };
/** The maximum number of files whose problems are listed. */
const maxListed = 200;

/** The progress of reading, and how to stop it. */
export interface ReadingCallbacks {
  /** The share that is done, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly isCanceled: () => boolean;
  /** Called between files, so that messages get through. */
  readonly pause: () => Promise<void>;
}

/** Collects entries of one set and stores them in parts. */
class SetWriter {
  readonly id = newId();
  parts = 0;
  entries = 0;
  problem: StorageProblem | null = null;
  readonly byChapter: Partial<Record<LibraryChapter, number>> = {};
  #waiting: LibraryEntry[] = [];

  async add(entries: readonly LibraryEntry[]): Promise<void> {
    for (const entry of entries.slice(0, limits.entries - this.entries)) {
      const { chapter } = entry.heading;
      this.byChapter[chapter] = (this.byChapter[chapter] ?? 0) + 1;
      this.entries += 1;
      this.#waiting.push(entry);
      if (this.#waiting.length === entriesInPart) await this.flush();
    }
  }

  async flush(): Promise<void> {
    if (this.#waiting.length === 0 || this.problem) return;
    const entries = this.#waiting;
    this.#waiting = [];
    const stored = await addLibraryPart(this.id, this.parts, {
      headings: JSON.stringify(entries.map(({ heading }) => heading)),
      entries: JSON.stringify(entries),
    });
    this.parts += 1;
    if (!stored.ok) this.problem = stored.error;
  }
}

/**
 * Reads library files and archives of them into one set, and stores it under `name`, replacing one with the same name.
 * Returns null if it was canceled; nothing of it stays then. Never throws for the contents of files.
 */
export async function readLibraryFiles(
  sources: readonly SourceFile[],
  name: string,
  { onProgress, isCanceled, pause }: ReadingCallbacks,
): Promise<LibraryReport | null> {
  const writer = new SetWriter();
  const refused: { file: string; problem: LibraryReport['refused'][number]['problem'] }[] = [];
  const remarked: LibraryReport['remarked'][number][] = [];
  const total = Math.max(
    1,
    sources.reduce((sum, { file }) => sum + file.size, 0),
  );
  let [files, others, size, before, tooMuch] = [0, 0, 0, 0, false];

  const readText = async (path: string, text: string): Promise<void> => {
    const kind = kindByName(path);
    if (!kind) return;
    const file = path.slice(path.lastIndexOf('/') + 1);
    const reading = readGcsLibrary(text, kind);
    if (!reading.ok) {
      if (refused.length < maxListed) refused.push({ file, problem: reading.error });
      return;
    }
    files += 1;
    const { log } = reading.value;
    if (log.count > 0 && remarked.length < maxListed) {
      remarked.push({ file, count: log.count, remarks: log.remarks });
    }
    const entries = convertLibrary(reading.value.file, file);
    if (entries.length > limits.entries - writer.entries) tooMuch = true;
    await writer.add(entries);
  };

  for (const { path, file } of sources) {
    if (isCanceled() || writer.problem) break;
    const isZip = /\.zip$/i.test(path);
    if (size + file.size > limits.bytes || file.size > limits.bytesEach || files >= limits.files) tooMuch = true;
    else if (isZip || kindByName(path)) {
      size += file.size;
      try {
        if (isZip) {
          const archive = unzip(
            new Uint8Array(await file.arrayBuffer()),
            (inside) => kindByName(inside) !== null,
            limits,
          );
          const decoder = new TextDecoder();
          let unpacked = 0;
          for (let next = archive.next(); ; next = archive.next()) {
            if (next.done) {
              if (next.value === 'damaged') refused.push({ file: path, problem: { code: 'damaged-zip' } });
              if (next.value === 'too-large') tooMuch = true;
              break;
            }
            await readText(next.value.path, decoder.decode(next.value.bytes));
            unpacked += next.value.bytes.length;
            // An archive of texts has about an eighth of the size of its contents.
            onProgress((before + Math.min(file.size, unpacked / 8)) / total);
            await pause();
            if (isCanceled() || writer.problem) break;
          }
        } else await readText(path, await file.text());
      } catch {
        refused.push({ file: path, problem: { code: 'access-denied' } });
      }
    } else others += 1;
    before += file.size;
    onProgress(before / total);
    await pause();
  }
  await writer.flush();
  const report = {
    name,
    files,
    others,
    entries: writer.entries,
    byChapter: writer.byChapter,
    refused,
    remarked,
    tooMuch,
  };
  if (isCanceled() || writer.problem || writer.entries === 0) {
    await removeLibrarySet(writer.id);
    return isCanceled() ? null : { ...report, replaced: false, problem: writer.problem };
  }
  const finished = await finishLibrarySet({
    id: writer.id,
    name,
    files,
    entries: writer.entries,
    size,
    parts: writer.parts,
    added: new Date().toISOString(),
  });
  if (finished.ok) return { ...report, replaced: finished.value.replaced, problem: null };
  await removeLibrarySet(writer.id);
  return { ...report, replaced: false, problem: finished.error };
}
