import type { JsonObject, JsonValue } from '../../../character/gcs/gcs-sheet.ts';
import type { RowPlace } from './imported-sheet.ts';
import { isJsonObject } from './third-party-digest.ts';

type List = RowPlace['list'];

/** Our row with the numbers that a player changed in the sheet. */
export function withNumbers(
  list: List,
  own: JsonObject,
  row: JsonObject,
  converted: JsonObject | undefined,
): JsonObject {
  if (!converted) return list === 'traits' && row.disabled === true ? { ...own, boughtOff: true } : own;
  const fields = {
    traits: ['level', 'selfControl'],
    skills: ['points'],
    equipment: ['quantity', 'place'],
  } as const;
  return {
    ...own,
    ...Object.fromEntries(fields[list].flatMap((name) => (name in converted ? [[name, converted[name] ?? null]] : []))),
    ...(list === 'traits' ? { boughtOff: false } : {}),
    ...(typeof row.local_notes === 'string' && own.own === null ? { note: row.local_notes } : {}),
  };
}

/** What GCS does not have of a row that was made another one. */
export function keepOwnChoices(list: List, own: JsonObject | null): JsonObject {
  const fields = { traits: ['gained'], skills: [], equipment: ['hand', 'slung', 'altered', 'madeForAnother'] } as const;
  const names: readonly string[] = fields[list];
  return own ? Object.fromEntries(names.flatMap((name) => (name in own ? [[name, own[name] ?? null]] : []))) : {};
}

/** Effects of imported rows may name a row by its key. */
export function renameTargets(row: JsonObject, renamed: ReadonlyMap<string, string>): JsonObject {
  const change = (value: JsonValue, name: string): JsonValue => {
    if (typeof value === 'string') {
      const [kind = '', key = ''] = name === 'stat' ? value.split(':') : [];
      const now = kind === 'skill' ? renamed.get(`skills ${key}`) : undefined;
      return now === undefined ? value : `skill:${now}`;
    }
    if (Array.isArray(value)) return value.map((each: JsonValue) => change(each, name));
    return isJsonObject(value)
      ? Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, change(inner, field)]))
      : value;
  };
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [field, change(value, field)]));
}
