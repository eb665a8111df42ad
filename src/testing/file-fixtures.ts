import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file as some version of the program wrote it. */
export interface FileFixture {
  readonly name: string;
  /** The version that is written in it. */
  readonly version: number;
  readonly text: string;
}

const folder = fileURLToPath(new URL('../character/file/fixtures/', import.meta.url));

/**
 * The stored files, `version-N-WHAT.json`: for each version of the format a whole character of every ruleset at the
 * time, and some with faults. They are never changed; a new version gets new files.
 */
export function fileFixtures(): FileFixture[] {
  return readdirSync(folder).map((name) => {
    const text = readFileSync(`${folder}${name}`, 'utf8').replaceAll('\r\n', '\n'); // as Git has it on Windows
    return { name, version: Number(/^version-([1-9]\d*)-[a-z0-9-]+\.json$/.exec(name)?.[1]), text };
  });
}
