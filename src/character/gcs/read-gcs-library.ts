import { findBoundsFault } from '../file/bounds.ts';
import type { FilePath } from '../file/file-problem.ts';
import { findJsonFault } from '../file/json-fault.ts';
import { isRecord } from '../schema-parts.ts';
import { GcsFields, toNumber } from './gcs-fields.ts';
import { maxGcsDepth, maxGcsFileLength, maxGcsValues } from './gcs-limits.ts';
import { GcsLog, type GcsRefusal } from './gcs-problem.ts';
import type { GcsFile, GcsFileKind } from './gcs-rows.ts';
import { readItem, readItemModifierTree } from './read-item-rows.ts';
import { readRowTree } from './read-row-tree.ts';
import { readSkill, readSpell } from './read-skill-rows.ts';
import { readTrait, readTraitModifierTree } from './read-trait-rows.ts';

/** The newest version that there is. */
const newestVersion = 5;

/** What the names of files end in, without the dot, and what is in them. */
export const libraryEndings: Readonly<Record<string, GcsFileKind>> = {
  adq: 'traits',
  adm: 'traitModifiers',
  skl: 'skills',
  spl: 'spells',
  eqp: 'equipment',
  eqm: 'equipmentModifiers',
  gct: 'template',
};

/** The kind of a file by the end of its name; null for a name of another program. */
export function kindByName(name: string): GcsFileKind | null {
  const ending = /\.([a-z]{3})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(libraryEndings, ending) ? (libraryEndings[ending] ?? null) : null;
}

/** A library file of GCS that was read, or why it could not be. */
export type GcsReading =
  | { readonly ok: true; readonly file: GcsFile; readonly log: GcsLog }
  | { readonly ok: false; readonly problem: GcsRefusal };

const refused = (problem: GcsRefusal): GcsReading => ({ ok: false, problem });

/**
 * Reads a library file of GCS, version 1 to 5. Never throws and runs nothing of the file: what it does not understand is
 * remarked on in the log. `kind` comes from the end of the file's name.
 */
export function readGcsLibrary(text: string, kind: GcsFileKind): GcsReading {
  const json = parseBounded(text);
  if (!json.ok) return json;
  const { value, dropped } = json;
  if (!isRecord(value)) return refused({ code: 'not-a-library-file' });
  const version = toNumber(value.version);
  // Lists of 2020 have their version in each row.
  const isOldList = value.version === undefined && typeof value.type === 'string';
  if (version === null && !isOldList) return refused({ code: 'no-version' });
  if ((version ?? 1) > newestVersion) return refused({ code: 'newer-version', version: version ?? 1 });
  const log = new GcsLog();
  for (const path of dropped) log.add({ code: 'unsafe-name', at: String(path.at(-1) ?? '') });
  return { ok: true, file: readLists(new GcsFields(value, 'the file', log), kind, version ?? 1), log };
}

type Parsed =
  | { readonly ok: true; readonly value: unknown; readonly dropped: readonly FilePath[] }
  | { readonly ok: false; readonly problem: GcsRefusal };

/** Parses JSON within the bounds for such files. Unsafe names are removed. */
function parseBounded(text: string): Parsed {
  if (text.length > maxGcsFileLength) return { ok: false, problem: { code: 'too-large', limit: maxGcsFileLength } };
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (json.trim() === '') return { ok: false, problem: { code: 'empty' } };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { ok: false, problem: { code: findJsonFault(json)?.ended ? 'cut-off' : 'not-json' } };
  }
  const dropped: FilePath[] = [];
  const fault = findBoundsFault(value, dropped, { values: maxGcsValues, depth: maxGcsDepth });
  if (!fault) return { ok: true, value, dropped };
  return {
    ok: false,
    problem:
      fault.code === 'too-deep'
        ? { code: 'too-deep', limit: maxGcsDepth }
        : { code: 'too-many-values', limit: maxGcsValues },
  };
}

function readLists(file: GcsFields, kind: GcsFileKind, version: number): GcsFile {
  const isTemplate = kind === 'template';
  const rows = (of: GcsFileKind, ...names: readonly string[]) =>
    kind === of ? file.objects('rows') : isTemplate && names.length > 0 ? file.objects(...names) : [];
  return {
    kind,
    version,
    traits: readRowTree(rows('traits', 'traits', 'advantages'), 'trait', (row, found) =>
      found === 'trait' ? readTrait(row) : null,
    ),
    traitModifiers: rows('traitModifiers').flatMap((row) => readTraitModifierTree(row, [])),
    skills: readRowTree(rows('skills', 'skills'), 'skill', (row, found) =>
      found === 'skill' || found === 'technique' ? readSkill(row, found === 'technique') : null,
    ),
    spells: readRowTree(rows('spells', 'spells'), 'spell', (row, found) =>
      found === 'spell' || found === 'ritualSpell' ? readSpell(row, found === 'ritualSpell') : null,
    ),
    equipment: rows('equipment', 'equipment').map((row) => {
      const name = row.text('description', 'name');
      return readItem(row.named(name === '' ? row.at : `“${name}”`));
    }),
    equipmentModifiers: rows('equipmentModifiers').flatMap((row) => readItemModifierTree(row, [])),
    notes: isTemplate ? file.objects('notes').flatMap((row) => row.text('markdown', 'text', 'notes') || []) : [],
  };
}
