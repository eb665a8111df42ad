import * as z from 'zod/mini';
import { objectNotes } from './field-notes.ts';
import { fileSchema } from './file-format.ts';

const idOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/**
 * Returns the JSON Schema (draft 2020-12) for files written by hand, with a description of each field. It is stricter than
 * the program, which also reads files that violate it. All objects but the top level are under `$defs`.
 */
function fileJsonSchema(): object {
  const names = z.registry<{ id: string }>();
  for (const { schema, title } of objectNotes) if (schema !== fileSchema) names.add(schema, { id: idOf(title) });
  const whole = z.toJSONSchema(fileSchema, { io: 'input', metadata: names });
  for (const { schema, title, fields } of objectNotes) {
    const described = schema === fileSchema ? whole : whole.$defs?.[idOf(title)];
    if (typeof described !== 'object') continue;
    described.title = title;
    // Missing keys are assigned when the file is read.
    const required = described.required?.filter((name) => name !== 'key') ?? [];
    if (required.length > 0) described.required = required;
    else delete described.required;
    for (const [name, property] of Object.entries(described.properties ?? {})) {
      if (typeof property === 'object') property.description = fields[name] ?? '';
    }
  }
  whole.title = 'Pointwright character';
  return whole;
}

/** Returns the schema as published in `public/character.schema.json`. */
export function publishedSchema(): string {
  return `${JSON.stringify(fileJsonSchema(), null, 2)}\n`;
}
