import { join } from 'node:path';
import { gcsFixtures } from './gcs-fixtures.ts';
import text from './gcs-sheets/ruta-quill.gcs?raw';
import type { NextText } from './hostile-character.ts';

/** The path of a sheet of GCS, version 5, that was written by hand for the tests. */
export const rutaQuillFile = join(import.meta.dirname, 'gcs-sheets', 'ruta-quill.gcs');

/** The text of that sheet. */
export const rutaQuill = (): string => text;

type Sheet = Record<string, unknown> & Record<'traits' | 'skills' | 'spells' | 'equipment', readonly unknown[]>;

/** A sheet of GCS with every construct of the library files that are written for the tests, version 5. */
export function gcsSheetOfEverything(): string {
  const sheet: Sheet = { spells: [], ...JSON.parse(rutaQuill()) };
  for (const { kind, version, content } of gcsFixtures) {
    if (version !== 5 || !('rows' in content) || !Array.isArray(content.rows)) continue;
    if (kind === 'traits' || kind === 'skills' || kind === 'spells' || kind === 'equipment')
      sheet[kind] = [...sheet[kind], ...content.rows];
  }
  return JSON.stringify(sheet);
}

/** Names of fields with texts that only the program reads. */
const ids = ['id', 'attr_id', 'type', 'container_type', 'st', 'difficulty'];

/**
 * The text of such a sheet with results of `next` in every text field (dice, weights and so on are texts too), and
 * replacing every third number.
 */
export function hostileGcsSheet(next: NextText): string {
  let numbers = 0;
  return JSON.stringify(JSON.parse(gcsSheetOfEverything()), (name, value: unknown) => {
    if (typeof value === 'number') numbers += 1;
    const isNumber = typeof value === 'number' && name !== 'version' && numbers % 3 === 0;
    return isNumber || (typeof value === 'string' && !ids.includes(name)) ? next() : value;
  });
}

/** The skill of this name in the JSON of a sheet; throws if there is none. */
export function skillWith(sheet: object, name: string): object {
  const skills: unknown = 'skills' in sheet ? sheet.skills : [];
  const found = (Array.isArray(skills) ? skills : []).find((row: { readonly name?: unknown }) => row.name === name);
  if (typeof found !== 'object' || found === null) throw new Error(`The sheet has no skill ${name}.`);
  return found;
}
