import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './bootstrap.mjs';

/**
 * Returns a hash over the names and contents of files and folders, to detect whether something built from them is
 * stale.
 */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version);
  const take = (path) => {
    const found = statSync(join(projectRoot, path), { throwIfNoEntry: false });
    if (!found) return;
    if (found.isDirectory()) for (const name of readdirSync(join(projectRoot, path)).sort()) take(`${path}/${name}`);
    else hash.update(`\0${path}\0`).update(readFileSync(join(projectRoot, path)));
  };
  for (const path of paths) take(path);
  return hash.digest('hex').slice(0, 16);
}
