import type { JsonObject, JsonValue } from '../../../character/gcs/gcs-sheet.ts';

/**
 * A sheet as it came, without what its program works out (every `calc`), and without the picture where the character has it.
 * Lists and objects are new ones. The depth is bounded where the sheet was read.
 */
export function originalOf(sheet: JsonObject, withoutPortrait: boolean): JsonObject {
  const copy = withoutCalc(sheet);
  if (!withoutPortrait || !isObject(copy.profile)) return copy;
  const { portrait: _, ...profile } = copy.profile;
  return { ...copy, profile };
}

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withoutCalc = (object: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(object)
      .filter(([name]) => name !== 'calc')
      .map(([name, value]) => [name, copyOf(value)]),
  );

function copyOf(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(copyOf);
  return isObject(value) ? withoutCalc(value) : value;
}
