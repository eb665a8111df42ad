import { packText, unpackText } from '../../../character/file/packed-text.ts';
import { maxGcsFileLength } from '../../../character/gcs/gcs-limits.ts';
import type { JsonObject, JsonValue } from '../../../character/gcs/gcs-sheet.ts';
import { maxPackedOrigin, type Origin } from '../../../character/origin.ts';
import { isJsonObject } from './third-party-digest.ts';
import { toJsonObject } from './to-json.ts';

/** A sheet as it came, in new lists and objects; without its picture, where the character has that. */
export function originalOf(sheet: JsonObject, { withoutPortrait }: { readonly withoutPortrait: boolean }): JsonObject {
  if (!withoutPortrait || !isJsonObject(sheet.profile)) return { ...sheet };
  const { portrait: _, ...profile } = sheet.profile;
  return { ...sheet, profile };
}

/** A sheet as a text that takes little room in a file; '' where it takes too much even so. */
export function packOriginal(sheet: JsonObject): string {
  const packed = packText(JSON.stringify(sheet));
  return packed.length <= maxPackedOrigin ? packed : '';
}

/** No character of UTF-8 has more bytes. */
const mostBytes = 4 * maxGcsFileLength;

/** The sheet that a character came from, as it is kept; without fields where it is not, or cannot be read any more. */
export function keptOriginal({ sheet, packed }: Pick<Origin, 'sheet' | 'packed'>): JsonObject {
  if (packed === undefined) return toJsonObject(sheet);
  const unpacked = unpackText(packed, mostBytes);
  if (!unpacked.ok) return {};
  try {
    const value: JsonValue = JSON.parse(unpacked.text);
    return isJsonObject(value) ? value : {};
  } catch {
    return {}; // not what this program packed
  }
}
