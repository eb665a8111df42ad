import { maxFighters } from '../encounter.ts';
import { maxRows, maxTextLength } from '../fields.ts';
import { encounterFormat, encounterVersion } from './encounter-format.ts';

const text = (description: string) => ({ type: 'string', default: '', maxLength: maxTextLength, description }) as const;
const count = (description: string) => ({ type: 'integer', default: 0, minimum: 0, description }) as const;

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
  target: text(
    'Key of the fighter whom this one attacks; "-" for somebody who is no fighter here, empty for the first foe.',
  ),
  file: { $ref: 'character.schema.json', description: 'A complete character file, with its `play`.' },
} as const;

const line = {
  round: count('The round in which it happened.'),
  text: text('What happened, as a sentence.'),
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

/** Returns the fields of an encounter, of a fighter and of a line of the log, with their meanings, for the description of the format. */
export function encounterFields(): Readonly<Record<'encounter' | 'fighter' | 'line', readonly FieldMeaning[]>> {
  const meanings = (fields: Readonly<Record<string, { readonly description: string }>>): FieldMeaning[] =>
    Object.entries(fields).map(([name, { description }]) => ({ name, meaning: description }));
  return {
    encounter: meanings(encounterJsonSchema.properties),
    fighter: meanings(fighter),
    line: meanings(line),
  };
}
