import { formatName } from '../../../character/file/character-file.ts';
import { iterateFields, parseExtent, skipSpace } from '../../../character/file/json-text.ts';

/** The kind of a GCS text: a character, a template, a list of a library, or a file from before 2020, which is XML. */
export type GcsTextKind = 'sheet' | 'template' | 'list' | 'xml';

/** A letter for the kind and 96 random bits; the letter gives the kind of the file. */
const kindsById: readonly (readonly [RegExp, GcsTextKind])[] = [
  [/^A[\w-]{16}$/, 'sheet'],
  [/^B[\w-]{16}$/, 'template'],
];
/** Top-level fields of sheets. A text with a version and two of them is a sheet, whatever its id. */
const sheetFields = [
  'profile',
  'settings',
  'attributes',
  'total_points',
  'points_record',
  'traits',
  'advantages',
  'calc',
];
const xmlRoots = /^<(?:character|template|(?:advantage|skill|spell|equipment|note)_list)[\s>]/;

/**
 * Recognizes a text of GCS (GURPS Character Sheet), of any version, by its content; null for any other text. Reads the fields at the
 * top level only, and as far as necessary, so that a text that is cut off is recognized as well. Never throws.
 */
export function recognizeGcs(text: string): GcsTextKind | null {
  const start = skipSpace(text, text.startsWith('\uFEFF') ? 1 : 0);
  if (text[start] === '<') return isOldXml(text.slice(start, start + 2_000)) ? 'xml' : null;
  if (text[start] !== '{') return null;
  // Our own files have their format first; one in which it comes later is read to its end.
  const mayBeOurs = text.includes(`"${formatName}`);
  let [hasVersion, known, fieldsOfSheets] = [false, null as GcsTextKind | null, 0];
  for (const { name, value } of iterateFields(text, start)) {
    if (name === 'format') return null;
    if (name === 'version') hasVersion = isVersion(parseExtent(text, value));
    else if (name === 'type') known = kindByType(parseExtent(text, value));
    else if (name === 'id') known ??= kindById(parseExtent(text, value));
    else if (name === 'rows' && text[value.from] === '[') known ??= 'list';
    else if (sheetFields.includes(name)) fieldsOfSheets += 1;
    if (!mayBeOurs && known && hasVersion) return known;
  }
  if (!hasVersion) return null; // other programs have a type or rows too
  return known ?? (fieldsOfSheets > 1 ? 'sheet' : null);
}

/** True if the name of a file has the ending of GCS sheets. */
export const hasSheetName = (name: string): boolean => /\.gcs$/i.test(name);

const isVersion = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^\d/.test(value));

function kindByType(type: unknown): GcsTextKind | null {
  if (type === 'character') return 'sheet';
  if (type === 'template') return 'template';
  return typeof type === 'string' && /^\w+_list$/.test(type) ? 'list' : null;
}

function kindById(id: unknown): GcsTextKind | null {
  return typeof id === 'string' ? (kindsById.find(([pattern]) => pattern.test(id))?.[1] ?? null) : null;
}

/** True if the first element of an XML text is one of GCS. */
function isOldXml(beginning: string): boolean {
  const root = beginning.replace(/^(?:<\?[^>]*\?>|<!--[\s\S]*?-->|\s)+/, '');
  return xmlRoots.test(root);
}

/** True for a text that is opened as one of GCS: by its content, or by the name of its file if it is not one of ours. */
export const isForGcs = (text: string, name: string): boolean =>
  recognizeGcs(text) !== null || (hasSheetName(name) && !text.includes(`"${formatName}`));
