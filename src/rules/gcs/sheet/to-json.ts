import type { JsonObject, JsonValue } from '../../../character/gcs/gcs-sheet.ts';

/** A value as JSON has it: fields that are undefined are left out, and what JSON cannot hold is null. */
export function toJson(value: unknown): JsonValue {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map(toJson);
  return typeof value === 'object' ? toJsonObject(value) : null;
}

/** An object as JSON has it. */
export const toJsonObject = (value: object): JsonObject =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, field]: [string, unknown]) =>
      field === undefined ? [] : [[name, toJson(field)]],
    ),
  );
