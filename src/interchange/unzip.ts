import { unzipSync } from 'fflate';

/** A file of an archive. */
export interface ZippedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Limits of an archive: how many files of it are read, and how many bytes they may have unpacked, each and in all. */
export interface ZipLimits {
  readonly files: number;
  readonly bytesEach: number;
  readonly bytes: number;
}

/** How many unpacked bytes are in memory at a time, if no single file has more. */
const batchSize = 8_000_000;

/** The end of reading an archive: `damaged` from some file on, `too-large` if files beyond the limits were left out. */
export type ZipOutcome = 'read' | 'damaged' | 'too-large';

/**
 * Yields the files of an archive that `wants` accepts, unpacked a few at a time; archives in it are not opened. The sizes that
 * the archive declares are checked before anything is unpacked, and no file is unpacked to more than it declares, so that a
 * small archive cannot fill the memory.
 */
export function* unzip(
  archive: Uint8Array,
  wants: (path: string) => boolean,
  limits: ZipLimits,
): Generator<ZippedFile, ZipOutcome> {
  const listed: { readonly name: string; readonly size: number }[] = [];
  let outcome: ZipOutcome = 'read';
  try {
    let bytes = 0;
    unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (!wants(name)) return false;
        bytes += originalSize;
        if (listed.length >= limits.files || originalSize > limits.bytesEach || bytes > limits.bytes)
          outcome = 'too-large';
        else listed.push({ name, size: originalSize });
        return false;
      },
    });
    for (let at = 0; at < listed.length; ) {
      const batch = new Set<string>();
      for (let size = 0; at < listed.length; at += 1) {
        const file = listed[at];
        if (!file || (batch.size > 0 && size + file.size > batchSize)) break;
        batch.add(file.name);
        size += file.size;
      }
      // Two files of one name count once.
      const unpacked = unzipSync(archive, { filter: ({ name }) => batch.delete(name) });
      for (const [path, contents] of Object.entries(unpacked)) yield { path, bytes: contents };
    }
  } catch {
    return 'damaged';
  }
  return outcome;
}
