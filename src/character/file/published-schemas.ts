import * as z from 'zod/mini';
import type { CustomEntryList } from '../custom-entry.ts';
import { maxFighters, maxReminders } from '../encounter.ts';
import { maxPrintedAttacks } from '../printed-figures.ts';
import { maxRows, maxTextLength, partOf, type Schema } from '../schema-parts.ts';
import { maxTagLength, maxTags } from '../tags.ts';
import { fileSchema } from './character-file.ts';
import { encounterFormat, encounterVersion } from './encounter-file.ts';
import { entriesFormat, entriesVersion } from './entries-file.ts';
import { objectNotes } from './field-notes.ts';
import { libraryFormat, libraryVersion, maxCharacters, maxEncounters } from './library-file.ts';

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

/** A list of entries, each as the schema of a character has it. */
const listOf = (definition: string, description: string) =>
  ({
    type: 'array',
    maxItems: maxRows,
    description,
    items: { $ref: `character.schema.json#/$defs/${definition}` },
  }) as const;

const memberOf = (definition: string, description: string) =>
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

/** A template, which has the parts of a character. */
const template = {
  type: 'object',
  properties: {
    name: words('Name.'),
    description: words('Description.'),
    ruleset: words('Id of the ruleset that its entries are of.'),
    race: memberOf('race', 'Race; human for none.'),
    attributes: memberOf('attributes', 'Levels of the attributes; one of 10 changes nothing.'),
    secondary: memberOf('secondary', 'Steps bought over what the attributes give (fourth edition).'),
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
} satisfies Record<CustomEntryList, unknown>;

/** The JSON Schema (draft 2020-12) of a file of custom entries, with a description of each field. */
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

/** Returns the fields of a file of custom entries with their meanings, for the description of the format. */
export function entriesFields(): readonly { readonly name: string; readonly meaning: string }[] {
  return Object.entries(entriesSchema.properties).map(([name, { description }]) => ({ name, meaning: description }));
}

const text = (description: string) => ({ type: 'string', default: '', maxLength: maxTextLength, description }) as const;
const count = (description: string) => ({ type: 'integer', default: 0, minimum: 0, description }) as const;

const figure = (description: string) => ({ type: 'number', minimum: -1000, maximum: 1_000_000, description }) as const;

const printedAttack = {
  row: text('Key of the item or the trait of the character that attacks.'),
  use: count('Which of its attacks the damage is of, from 0.'),
  skill: figure('The number to roll against, for all attacks of the row.'),
  dice: figure('Damage, in dice.'),
  adds: figure('What is added to the dice.'),
  parry: figure('Parry with it.'),
} as const;

const printed = {
  st: figure('ST as printed; the character has the same.'),
  dx: figure('DX.'),
  iq: figure('IQ.'),
  ht: figure('HT.'),
  hitPoints: figure('Full hit points.'),
  fatiguePoints: figure('Full fatigue points.'),
  will: figure('Will.'),
  perception: figure('Perception.'),
  basicSpeed: figure('Basic Speed.'),
  move: figure('Move, in yards a second.'),
  dodge: figure('Dodge.'),
  parry: figure('Parry of every weapon without one of its own, or else of bare hands.'),
  block: figure('Block.'),
  passiveDefense: figure('Passive defense of the body.'),
  damageResistance: figure('DR of the body.'),
  size: figure('Size Modifier.'),
  handless: { type: 'boolean', description: 'A beast: without hands, it does not parry with them.' },
  attacks: {
    type: 'array',
    maxItems: maxPrintedAttacks,
    description: 'The numbers of attacks.',
    items: { type: 'object', properties: printedAttack },
  },
} as const;

const reminder = {
  text: text('What ends: "Shield", "the torch".'),
  fighter: text('Key of the fighter whom it is about; empty for all.'),
  ends: count('The second of the clock at which it ends.'),
} as const;

const fighter = {
  key: {
    type: 'string',
    minLength: 1,
    maxLength: 64,
    description: 'Unique within the encounter. A missing one is assigned.',
  },
  name: text('What the fighter is called here, for example "Goblin 3"; empty for the name of the character.'),
  side: text('The side, in free words: "Party", "Foes".'),
  source: text('Id of the character of the library that the fighter was taken from; empty for none.'),
  sourcePlay: text('A mark of the state of play that the character of the library had then; empty while rested.'),
  out: { enum: ['', 'fled', 'left'], default: '', description: 'Why the fighter takes no more turns.' },
  initiative: {
    anyOf: [{ type: 'number' }, { type: 'null' }],
    default: null,
    description: 'Set by hand: counts in the order of turns in place of the first number that the rules compare.',
  },
  tieBreak: count('Where all else is equal, the higher goes first: as dice have decided.'),
  target: text(
    'Key of the fighter whom this one attacks; "-" for somebody who is no fighter here, empty for the first foe.',
  ),
  printed: {
    type: 'object',
    properties: printed,
    description:
      'The numbers of a stat block: they count in place of what the rules make of the character. Absent for a whole character.',
  },
  hidden: { type: 'boolean', description: 'Unknown to the players until the game master shows them.' },
  notes: { type: 'string', maxLength: maxTextLength, description: 'Notes of the game master.' },
  file: { $ref: 'character.schema.json', description: 'A complete character file, with its `play`.' },
} as const;

const line = {
  round: count('The round in which it happened.'),
  text: text('What happened, as a sentence.'),
  secret: { type: 'boolean', description: 'For the game master alone: about somebody who was hidden at the time.' },
} as const;

/** The JSON Schema (draft 2020-12) of the file of an encounter, with a description of each field. Its characters use their own schema. */
const encounterJsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Pointwright encounter',
  type: 'object',
  properties: {
    $schema: { type: 'string', description: 'Address of this schema, for editors. Not used.' },
    format: { const: encounterFormat, description: `Always "${encounterFormat}".` },
    version: { type: 'integer', minimum: 1, description: `Version of the file of an encounter: ${encounterVersion}.` },
    app: { type: 'string', default: '', description: 'Version of the program that wrote the file.' },
    id: text('Identifies the stored encounter that is the same. A missing one is assigned.'),
    name: text('Name of the encounter.'),
    round: count('The round of the fight, from 1; 0 before it begins.'),
    turnOf: text('Key of the fighter whose turn it is; empty before the fight begins.'),
    fighters: {
      type: 'array',
      maxItems: maxFighters,
      description: 'The fighters. Their order decides the order of turns where nothing else does.',
      items: { type: 'object', properties: fighter, required: ['file'] },
    },
    log: {
      type: 'array',
      maxItems: maxRows,
      description: 'What happened, the oldest first.',
      items: { type: 'object', properties: line },
    },
    seconds: {
      type: 'integer',
      minimum: 0,
      maximum: 1_000_000,
      description: 'Seconds that have passed outside of rounds. With the rounds they are the clock of the encounter.',
    },
    reminders: {
      type: 'array',
      maxItems: maxReminders,
      description: 'What ends when, by that clock.',
      items: { type: 'object', properties: reminder },
    },
    setAside: {
      type: 'array',
      maxItems: maxRows,
      description: 'Invalid values from a file, and fighters that could not be read, kept here.',
      items: { $ref: 'character.schema.json#/$defs/set-aside' },
    },
  },
  required: ['format', 'version'],
} as const;

/** Returns the schema as published in `public/encounter.schema.json`. */
export function publishedEncounterSchema(): string {
  return `${JSON.stringify(encounterJsonSchema, null, 2)}\n`;
}

/** A field with its meaning, for the description of the format. */
interface FieldMeaning {
  readonly name: string;
  readonly meaning: string;
}

/** Returns the fields of an encounter, of a fighter with the numbers of a stat block, of a line of the log and of a reminder, with their meanings, for the description of the format. */
export function encounterFields(): Readonly<
  Record<'encounter' | 'fighter' | 'line' | 'printed' | 'printedAttack' | 'reminder', readonly FieldMeaning[]>
> {
  const meanings = (fields: Readonly<Record<string, { readonly description: string }>>): FieldMeaning[] =>
    Object.entries(fields).map(([name, { description }]) => ({ name, meaning: description }));
  return {
    encounter: meanings(encounterJsonSchema.properties),
    fighter: meanings(fighter),
    line: meanings(line),
    printed: meanings(printed),
    printedAttack: meanings(printedAttack),
    reminder: meanings(reminder),
  };
}

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
