import { isRecord, partOf, type Schema } from '../../character/schema-parts.ts';
import { ownValue } from '../../engine/own-value.ts';

/**
 * What of a value its schema does not know, as a file of a newer version may have it: each such field with its place.
 * Rows are matched by their keys.
 */
export function unknownFields(schema: Schema, value: unknown, place = ''): [place: string, value: unknown][] {
  const part = partOf(schema);
  if (part.kind === 'list' && Array.isArray(value)) {
    return value.flatMap((item, i) =>
      unknownFields(part.item, item, `${place}/${isRecord(item) && typeof item.key === 'string' ? item.key : i}`),
    );
  }
  if (part.kind !== 'object' || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const field = ownValue(part.fields, name);
    return field ? unknownFields(field, inner, `${place}/${name}`) : [[`${place}/${name}`, inner]];
  });
}
