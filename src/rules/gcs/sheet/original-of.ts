import type { JsonObject, JsonValue } from '../../../character/gcs/gcs-sheet.ts';

/** What of a sheet is left out. */
interface OriginalOptions {
  /** The picture, where the character has it. */
  readonly withoutPortrait: boolean;
  /** What its program works out (every `calc`), where all of it would be too much for a file. */
  readonly withoutCalc?: boolean;
}

/** A sheet as it came, in new lists and objects. The depth is bounded where the sheet was read. */
export function originalOf(sheet: JsonObject, { withoutPortrait, withoutCalc = false }: OriginalOptions): JsonObject {
  const copy = copyObject(sheet, withoutCalc);
  if (!withoutPortrait || !isObject(copy.profile)) return copy;
  const { portrait: _, ...profile } = copy.profile;
  return { ...copy, profile };
}

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const copyObject = (object: JsonObject, withoutCalc: boolean): JsonObject =>
  Object.fromEntries(
    Object.entries(object)
      .filter(([name]) => !withoutCalc || name !== 'calc')
      .map(([name, value]) => [name, copyOf(value, withoutCalc)]),
  );

function copyOf(value: JsonValue, withoutCalc: boolean): JsonValue {
  if (Array.isArray(value)) return value.map((each: JsonValue) => copyOf(each, withoutCalc));
  return isObject(value) ? copyObject(value, withoutCalc) : value;
}
