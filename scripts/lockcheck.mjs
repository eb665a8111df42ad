// The lock file must work everywhere: it may contain no address of a registry, and must list the binaries of
// all platforms for each package that has one per platform. npm silently drops those that it could not find.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './bootstrap.mjs';

const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
const faults = [];

/** Resolves a package like Node: in the nearest node_modules on the way up. */
function isLocked(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
  }
}

for (const [path, entry] of Object.entries(packages)) {
  if (entry.resolved) faults.push(`${path}: the lock file names where it came from (${entry.resolved})`);
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!isLocked(path, name)) faults.push(`${path || 'package.json'}: ${name} is not in the lock file`);
  }
}
for (const fault of faults) console.log(fault);
process.exitCode = faults.length ? 1 : 0;
