import { maxRows } from '../fields.ts';
import type { OwnEntryList } from '../own-entry.ts';
import { entriesFormat, entriesVersion } from './entries-format.ts';

/** A list of entries, each as the schema of a character has it. */
const listOf = (definition: string, description: string) =>
  ({
    type: 'array',
    maxItems: maxRows,
    description,
    items: { $ref: `character.schema.json#/$defs/${definition}` },
  }) as const;

const partOf = (definition: string, description: string) =>
  ({ $ref: `character.schema.json#/$defs/${definition}`, description }) as const;
const words = (description: string) => ({ type: 'string', default: '', description }) as const;

const amount = (description: string) => ({ type: ['number', 'null'], default: null, description }) as const;

/** A choice of a template. */
const choice = {
  type: 'object',
  properties: {
    words: words('What is to be chosen.'),
    points: amount('How many points of the rows; null for a number of them.'),
    count: amount('How many of the rows; null for one, or for points.'),
    rows: {
      type: 'array',
      maxItems: maxRows,
      description: 'Keys of the rows to choose from.',
      items: { type: 'string' },
    },
  },
} as const;

/** A template, whose parts are those of a character. */
const template = {
  type: 'object',
  properties: {
    name: words('Name.'),
    description: words('Description.'),
    ruleset: words('Id of the ruleset that its entries are of.'),
    race: partOf('race', 'Race; human for none.'),
    attributes: partOf('attributes', 'Levels of the attributes; one of 10 changes nothing.'),
    secondary: partOf('secondary', 'Steps bought over what the attributes give (fourth edition).'),
    traits: listOf('trait', 'Traits.'),
    skills: listOf('skill', 'Skills and spells.'),
    equipment: listOf('item', 'Items.'),
    choices: {
      type: 'array',
      maxItems: maxRows,
      description: 'What is left open. A row that is in no choice belongs to all who apply the template.',
      items: choice,
    },
  },
} as const;

const lists = {
  traits: listOf('typed-in-trait', 'Custom traits: advantages, perks, disadvantages and quirks.'),
  skills: listOf('typed-in-skill', 'Custom skills and spells.'),
  equipment: listOf('typed-in-item', 'Custom items.'),
  races: listOf('typed-in-race', 'Custom races.'),
  templates: {
    type: 'array',
    maxItems: maxRows,
    description: 'Templates saved from characters: parts to be added to others.',
    items: template,
  },
} satisfies Record<OwnEntryList, unknown>;

/** The JSON Schema (draft 2020-12) of a file of own entries, with a description of each field. */
const entriesSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Pointwright entries',
  type: 'object',
  properties: {
    $schema: { type: 'string', description: 'Address of this schema, for editors. Not used.' },
    format: { const: entriesFormat, description: `Always "${entriesFormat}".` },
    version: { type: 'integer', minimum: 1, description: `Version of the file of entries: ${entriesVersion}.` },
    app: { type: 'string', default: '', description: 'Version of the program that wrote the file.' },
    ...lists,
    setAside: listOf('set-aside', 'Invalid values from entries, kept here.'),
  },
  required: ['format', 'version'],
} as const;

/** Returns the schema as published in `public/entries.schema.json`. */
export function publishedEntriesSchema(): string {
  return `${JSON.stringify(entriesSchema, null, 2)}\n`;
}

/** Returns the fields of a file of own entries with their meanings, for the description of the format. */
export function entriesFields(): readonly { readonly name: string; readonly meaning: string }[] {
  return Object.entries(entriesSchema.properties).map(([name, { description }]) => ({ name, meaning: description }));
}
