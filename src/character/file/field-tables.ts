import * as z from 'zod/mini';
import { partOf, type Schema } from '../schema-parts.ts';
import { objectNotes } from './field-notes.ts';

const begin = '<!-- field tables: made by scripts/publish-schema.mjs -->';
const end = '<!-- end of the field tables -->';

/** Returns the description of the format with regenerated field tables. Throws if the markers are missing. */
export function withFieldTables(description: string): string {
  const from = description.indexOf(begin);
  const to = description.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The description has no lines "${begin}" and "${end}".`);
  return `${description.slice(0, from + begin.length)}\n\n${fieldTables()}\n\n${description.slice(to)}`;
}

/** Returns a Markdown table for each object of a file: every field with its type, default and meaning. */
function fieldTables(): string {
  return objectNotes
    .map(({ schema, title, fields }) => {
      const part = partOf(schema);
      const rows = Object.entries(part.kind === 'object' ? part.fields : {}).map(
        ([name, field]) => `| \`${name}\` | ${holds(field)} | ${absent(field)} | ${fields[name] ?? ''} |`,
      );
      return [`### ${title}`, '', '| Field | Holds | When absent | |', '|---|---|---|---|', ...rows].join('\n');
    })
    .join('\n\n');
}

/** Returns the type of a field in words: "whole number", "list of Trait", "one of `right`, `left`". */
function holds(schema: Schema): string {
  const named = objectNotes.find((notes) => notes.schema === schema);
  if (named) return named.title;
  if (schema instanceof z.ZodMiniNullable) {
    const inner = schema._zod.def.innerType;
    return `${holds(inner)}, or null`;
  }
  if (
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniPrefault ||
    schema instanceof z.ZodMiniOptional
  ) {
    return holds(schema._zod.def.innerType);
  }
  const part = partOf(schema);
  if (part.kind === 'list') return `list of ${holds(part.item)}`;
  if (schema._zod.values) {
    const values = [...schema._zod.values].map((value) => (value === '' ? 'empty' : `\`${String(value)}\``));
    return values.length === 1 ? values.join('') : `one of ${values.join(', ')}`;
  }
  if (part.kind === 'record') return `object of ${holds(part.item)}`;
  const json = z.toJSONSchema(schema, { io: 'input' });
  if (json.type === 'string') return 'text';
  if (json.type === 'boolean') return 'true or false';
  if (json.type === 'integer') return 'whole number';
  if (json.type === 'number') return json.minimum === 0 ? 'number, 0 or more' : 'number';
  return 'anything';
}

function absent(schema: Schema): string {
  const value = z.safeParse(schema, undefined);
  if (!value.success) return 'must be there';
  if (value.data === '') return 'empty';
  if (Array.isArray(value.data)) return 'empty';
  if (typeof value.data === 'object' && value.data !== null) return 'as if empty';
  return value.data === undefined ? '–' : `\`${String(value.data)}\``;
}
