import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file as some version of the program left it. */
export interface FileFixture {
  readonly name: string;
  /** The version that it says of itself. */
  readonly version: number;
  readonly text: string;
}

const folder = fileURLToPath(new URL('../character/file/fixtures/', import.meta.url));

/**
 * The kept files, `version-N-WHAT.json`: of each version of the format a whole character for every ruleset that there was,
 * and some that were not quite right. They stay as they are for good; a new version gets files of its own.
 */
export function fileFixtures(): FileFixture[] {
  return readdirSync(folder).map((name) => {
    const text = readFileSync(`${folder}${name}`, 'utf8').replaceAll('\r\n', '\n'); // as Git has it on Windows
    return { name, version: Number(/^version-([1-9]\d*)-[a-z0-9-]+\.json$/.exec(name)?.[1]), text };
  });
}
