import { findBoundsFault } from '../../../character/file/file-format.ts';
import type { FilePath } from '../../../character/file/file-problem.ts';
import { GcsLog, type GcsRefusal } from '../../../character/file/gcs-problem.ts';
import { findJsonFault } from '../../../character/file/read-json.ts';
import { isRecord } from '../../../character/schema-parts.ts';
import { ownValue } from '../../../engine/own-value.ts';
import { done, failed, type Result } from '../../../engine/result.ts';
import { GcsFields, maxGcsDepth, maxGcsFileLength, maxGcsValues, toNumber } from './gcs-fields.ts';
import type { GcsFile, GcsFileKind } from './gcs-rows.ts';
import {
  readItemModifierTree,
  readItems,
  readSkillTree,
  readSpellTree,
  readTraitModifierTree,
  readTraitTree,
} from './read-rows.ts';

/** `dropped` lists the paths of unsafe names. */
type Parsed = Result<{ readonly value: unknown; readonly dropped: readonly FilePath[] }, GcsRefusal>;

/** Parses JSON within the bounds for such files. Unsafe names are removed. */
export function parseGcsJson(text: string): Parsed {
  if (text.length > maxGcsFileLength) return failed({ code: 'too-large', limit: maxGcsFileLength });
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (json.trim() === '') return failed({ code: 'empty' });
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return failed({ code: findJsonFault(json)?.ended ? 'cut-off' : 'not-json' });
  }
  const dropped: FilePath[] = [];
  const fault = findBoundsFault(value, dropped, { values: maxGcsValues, depth: maxGcsDepth });
  if (!fault) return done({ value, dropped });
  return failed(
    fault.code === 'too-deep'
      ? { code: 'too-deep', limit: maxGcsDepth }
      : { code: 'too-many-values', limit: maxGcsValues },
  );
}

/** The newest version that there is. */
export const newestVersion = 5;

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
  return ownValue(libraryEndings, ending) ?? null;
}

/** A library file of GCS that was read, or why it could not be. */
type GcsReading = Result<{ readonly file: GcsFile; readonly log: GcsLog }, GcsRefusal>;

/**
 * Reads a library file of GCS, version 1 to 5. Never throws and runs nothing of the file: what it does not understand is
 * remarked on in the log. `kind` comes from the end of the file's name.
 */
export function readGcsLibrary(text: string, kind: GcsFileKind): GcsReading {
  const json = parseGcsJson(text);
  if (!json.ok) return json;
  const { value, dropped } = json.value;
  if (!isRecord(value)) return failed({ code: 'not-a-library-file' });
  const version = toNumber(value.version);
  // Lists of 2020 have their version in each row.
  const isOldList = value.version === undefined && typeof value.type === 'string';
  if (version === null && !isOldList) return failed({ code: 'no-version' });
  if ((version ?? 1) > newestVersion) return failed({ code: 'newer-version', version: version ?? 1 });
  const log = new GcsLog();
  for (const path of dropped) log.add({ code: 'unsafe-name', at: String(path.at(-1) ?? '') });
  return done({ file: readLists(new GcsFields(value, 'the file', log), kind, version ?? 1), log });
}

function readLists(file: GcsFields, kind: GcsFileKind, version: number): GcsFile {
  const isTemplate = kind === 'template';
  const rows = (of: GcsFileKind, ...names: readonly string[]) =>
    kind === of ? file.objects('rows') : isTemplate && names.length > 0 ? file.objects(...names) : [];
  return {
    kind,
    version,
    traits: readTraitTree(rows('traits', 'traits', 'advantages')),
    traitModifiers: rows('traitModifiers').flatMap((row) => readTraitModifierTree(row, [])),
    skills: readSkillTree(rows('skills', 'skills')),
    spells: readSpellTree(rows('spells', 'spells')),
    equipment: readItems(rows('equipment', 'equipment')),
    equipmentModifiers: rows('equipmentModifiers').flatMap((row) => readItemModifierTree(row, [])),
    notes: isTemplate ? file.objects('notes').flatMap((row) => row.text('markdown', 'text', 'notes') || []) : [],
  };
}
