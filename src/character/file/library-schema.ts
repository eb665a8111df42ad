import { longestTag, mostTags } from '../tags.ts';
import { libraryFormat, libraryVersion, mostCharacters } from './library-format.ts';

/** The JSON Schema (draft 2020-12) of a library file, each field described. Its characters are files of their own schema. */
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
      maxItems: mostCharacters,
      description: 'The characters.',
      items: {
        type: 'object',
        properties: {
          id: {
            type: 'string',
            pattern: '^[\\w-]{1,64}$',
            description: 'By this a character meets the one of the same id where it comes in. A missing one is given.',
          },
          updated: {
            type: 'string',
            format: 'date-time',
            description: 'When it was changed last. Now, when it is missing.',
          },
          tags: {
            type: 'array',
            maxItems: mostTags,
            items: { type: 'string', minLength: 1, maxLength: longestTag },
            description: 'By what it is sorted in the library.',
          },
          file: {
            anyOf: [{ $ref: 'character.schema.json' }, { type: 'string' }],
            description: 'A whole character file; as a text, where it is no JSON.',
          },
        },
        required: ['file'],
      },
    },
  },
  required: ['format', 'version', 'characters'],
} as const;

/** The schema as it is published in `public/library.schema.json`. */
export function publishedLibrarySchema(): string {
  return `${JSON.stringify(librarySchema, null, 2)}\n`;
}

/** The fields of a library and of a character in it, each with what it means: for its description. */
export function libraryFields(): readonly { readonly name: string; readonly meaning: string }[] {
  const { properties } = librarySchema;
  const inside = properties.characters.items.properties;
  return [...Object.entries(properties), ...Object.entries(inside)].map(([name, { description }]) => ({
    name,
    meaning: description,
  }));
}
