import { maxTagLength, maxTags } from '../tags.ts';
import { maxEncounters } from './library-encounters.ts';
import { libraryFormat, libraryVersion, maxCharacters } from './library-format.ts';

/** The JSON Schema (draft 2020-12) of a library file, with a description of each field. Its characters use the character schema. */
const librarySchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Pointwright library',
  type: 'object',
  properties: {
    $schema: { type: 'string', description: 'Address of this schema, for editors. Not used.' },
    format: { const: libraryFormat, description: `Always "${libraryFormat}".` },
    version: { type: 'integer', minimum: 1, description: `Version of the library file: ${libraryVersion}.` },
    app: { type: 'string', default: '', description: 'Version of the program that wrote the file.' },
    characters: {
      type: 'array',
      maxItems: maxCharacters,
      description: 'The characters.',
      items: {
        type: 'object',
        properties: {
          id: {
            type: 'string',
            pattern: '^[\\w-]{1,64}$',
            description: 'Identifies the stored character that an import conflicts with. A missing one is assigned.',
          },
          updated: {
            type: 'string',
            format: 'date-time',
            description: 'Time of the last change. The time of the import, if missing.',
          },
          tags: {
            type: 'array',
            maxItems: maxTags,
            items: { type: 'string', minLength: 1, maxLength: maxTagLength },
            description: 'Tags that group it in the library.',
          },
          file: {
            anyOf: [{ $ref: 'character.schema.json' }, { type: 'string' }],
            description: 'A complete character file; as a string, if it is not JSON.',
          },
        },
        required: ['file'],
      },
    },
    encounters: {
      type: 'array',
      maxItems: maxEncounters,
      items: { anyOf: [{ $ref: 'encounter.schema.json' }, { type: 'string' }] },
      description: 'Complete files of encounters; as a string, if one is not JSON. They come after the characters.',
    },
    entries: {
      $ref: 'entries.schema.json',
      description: 'Custom entries saved for all characters: a complete file of entries. It comes last.',
    },
  },
  required: ['format', 'version', 'characters'],
} as const;

/** Returns the schema as published in `public/library.schema.json`. */
export function publishedLibrarySchema(): string {
  return `${JSON.stringify(librarySchema, null, 2)}\n`;
}

/** Returns the fields of a library and of its entries, with their meanings, for the description of the format. */
export function libraryFields(): readonly { readonly name: string; readonly meaning: string }[] {
  const { properties } = librarySchema;
  const inside = properties.characters.items.properties;
  return [...Object.entries(properties), ...Object.entries(inside)].map(([name, { description }]) => ({
    name,
    meaning: description,
  }));
}
