import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { encounterLogLineSchema, maxFighters, reminderSchema } from '../encounter.ts';
import { maxPortraitLength } from '../portrait.ts';
import { printedAttackSchema, printedFiguresSchema } from '../printed-figures.ts';
import { partOf, type Schema } from '../schema-parts.ts';
import { maxTagLength, maxTags } from '../tags.ts';
import { currentVersion, fileSchema, maxFileDepth, maxFileLength, maxValues } from './character-file.ts';
import {
  encounterBounds,
  encounterFileSchema,
  encounterVersion,
  fighterInFileSchema,
  parseEncounter,
} from './encounter-file.ts';
import { entriesFileSchema, entriesVersion, parseEntries } from './entries-file.ts';
import { objectNotes } from './field-notes.ts';
import { libraryVersion, maxCharacters, maxLibraryLength, parseLibrary, serializeLibrary } from './library-file.ts';
import { parseFile } from './parse-file.ts';
import {
  encounterFields,
  entriesFields,
  libraryFields,
  publishedEncounterSchema,
  publishedEntriesSchema,
  publishedLibrarySchema,
  publishedSchema,
  withFieldTables,
} from './published-schemas.ts';

describe('encounter schema', () => {
  const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const description =
    (read('docs/character-format.md').split('## Files of encounters')[1] ?? '').split('\n## ')[0] ?? '';

  describe('the published schema of the file of an encounter', () => {
    it('is up to date with the code', () => {
      const remedy = 'run: node scripts/publish-schema.mjs';
      expect(read('public/encounter.schema.json') === publishedEncounterSchema(), remedy).toBe(true);
    });

    it('has every field of the file', () => {
      const { encounter, fighter, line, printed, printedAttack, reminder } = encounterFields();
      const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);
      expect(names(encounter)).toEqual(Object.keys(encounterFileSchema._zod.def.shape));
      expect(names(fighter)).toEqual(Object.keys(fighterInFileSchema._zod.def.shape));
      expect(names(line)).toEqual(Object.keys(encounterLogLineSchema._zod.def.shape));
      expect(names(printed)).toEqual(Object.keys(printedFiguresSchema._zod.def.shape));
      expect(names(printedAttack)).toEqual(Object.keys(printedAttackSchema._zod.def.shape));
      expect(names(reminder)).toEqual(Object.keys(reminderSchema._zod.def.shape));
    });

    it('names the definitions of a character’s schema', () => {
      const { $defs } = JSON.parse(read('public/character.schema.json'));
      for (const [, name = ''] of publishedEncounterSchema().matchAll(/\$defs\/([\w-]+)/g)) {
        expect($defs).toHaveProperty(name);
      }
    });
  });

  describe('the description of the file of an encounter', () => {
    it('states its fields and bounds', () => {
      for (const { name, meaning } of Object.values(encounterFields()).flat()) {
        expect(description).toContain(`| \`${name}\` | ${meaning} |`);
      }
      for (const bound of [encounterBounds.length, encounterBounds.values, encounterBounds.depth, maxFighters]) {
        expect(description).toContain(`| ${bound.toLocaleString('en-US')} |`);
      }
      expect(description).toContain(`and ${encounterVersion} today`);
    });

    it('has an example that is read without remarks', () => {
      const example = /```json\n(.*?)```/s.exec(description)?.[1] ?? '';
      expect(parseEncounter(example, { rulesets: ['lite-3e'] })).toMatchObject({
        ok: true,
        value: { report: [], encounter: { name: 'Ambush', fighters: [{ side: 'Party' }, { name: 'Bandit 1' }] } },
      });
    });
  });
});

describe('entries schema', () => {
  const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const description = (read('docs/character-format.md').split('## Files of entries')[1] ?? '').split('\n## ')[0] ?? '';

  describe('the published schema of a file of custom entries', () => {
    it('is up to date with the code', () => {
      const remedy = 'run: node scripts/publish-schema.mjs';
      expect(read('public/entries.schema.json') === publishedEntriesSchema(), remedy).toBe(true);
    });

    it('has every field of the file, and names the definitions of a character’s schema', () => {
      expect(entriesFields().map(({ name }) => name)).toEqual(Object.keys(entriesFileSchema._zod.def.shape));
      const { $defs } = JSON.parse(read('public/character.schema.json'));
      for (const [, name = ''] of publishedEntriesSchema().matchAll(/\$defs\/([\w-]+)/g))
        expect($defs).toHaveProperty(name);
    });
  });

  describe('the description of a file of custom entries', () => {
    it('states its fields', () => {
      for (const { name, meaning } of entriesFields()) expect(description).toContain(`| \`${name}\` | ${meaning} |`);
      expect(description).toContain(`and ${entriesVersion} today`);
    });

    it('has an example that is read without remarks', () => {
      const example = /```json\n(.*?)```/s.exec(description)?.[1] ?? '';
      expect(parseEntries(example)).toMatchObject({
        ok: true,
        value: {
          report: [],
          unread: [],
          entries: [{ entry: { own: { name: 'Night blindness', points: -10 } } }, {}, {}],
        },
      });
    });
  });
});

describe('library schema', () => {
  const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const description = read('docs/character-format.md').split('## Library files')[1] ?? '';

  describe('the published schema of a library', () => {
    it('is up to date with the code', () => {
      const remedy = 'run: node scripts/publish-schema.mjs';
      expect(read('public/library.schema.json') === publishedLibrarySchema(), remedy).toBe(true);
    });

    it('has every field that the program writes', () => {
      const text = serializeLibrary([{ id: 'a', updated: '2026-01-01T10:00:00.000Z', tags: [], text: '{}' }], '1.0');
      const written = JSON.parse(text);
      const names = libraryFields().map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([...Object.keys(written), ...Object.keys(written.characters[0])]));
    });
  });

  describe('the description of a library', () => {
    it('states its fields and bounds', () => {
      for (const { name, meaning } of libraryFields()) expect(description).toContain(`| \`${name}\` | ${meaning} |`);
      for (const bound of [maxLibraryLength, maxCharacters, maxTags, maxTagLength]) {
        expect(description).toContain(`| ${bound.toLocaleString('en-US')} |`);
      }
      expect(description).toContain(`and ${libraryVersion} today`);
    });

    it('has an example that is read without faults', () => {
      const example = /```json\n(.*?)```/s.exec(description)?.[1] ?? '';
      expect(parseLibrary(example, { rulesets: ['lite-3e', 'man-to-man'] })).toMatchObject({
        ok: true,
        value: {
          faults: [],
          characters: [
            { id: 'zofie', tags: ['Riga'], report: [], saved: { character: { name: 'Žofie of Riga' } } },
            { id: '', updated: '', tags: [], report: [], saved: { character: { name: 'Dai' } } },
          ],
        },
      });
    });
  });
});

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const description = read('docs/character-format.md');
const remedy = 'run: node scripts/publish-schema.mjs';

/** Collects the schemas of all objects within a schema. */
function objectsIn(schema: Schema, objects = new Map<string, Schema>(), name = ''): Map<string, Schema> {
  const part = partOf(schema);
  if (part.kind === 'list') return objectsIn(part.item, objects, `${name}[]`);
  if (part.kind !== 'object') return objects;
  objects.set(name, schema);
  for (const [field, child] of Object.entries(part.fields)) objectsIn(child, objects, `${name}.${field}`);
  return objects;
}

describe('the published schema', () => {
  it('is up to date with the code', () => {
    expect(read('public/character.schema.json') === publishedSchema(), remedy).toBe(true);
  });

  it('describes every field of every object', () => {
    const described = objectNotes.map((notes) => Object.keys(notes.fields));
    const declared = [...objectsIn(fileSchema).values()].map((schema) => {
      const part = partOf(schema);
      return part.kind === 'object' ? Object.keys(part.fields) : [];
    });
    for (const fields of declared) expect(described).toContainEqual(fields);
    const { $defs, properties } = JSON.parse(publishedSchema());
    expect(Object.keys($defs).length).toBe(objectNotes.length - 1);
    expect($defs.skill.properties.points.description).toBe('Points spent; the level follows.');
    expect(properties.ruleset.description).toMatch(/^Id of the rules/);
    expect($defs.trait.required).toBeUndefined();
  });
});

describe('the description of the format', () => {
  it('lists the fields of the schema', () => {
    expect(withFieldTables(description) === description, remedy).toBe(true);
    for (const name of ['rateOfFire', 'selfControl', 'setAside']) expect(description).toContain(`| \`${name}\` |`);
  });

  it('cannot be generated without the markers', () => {
    expect(() => withFieldTables('# Something else')).toThrow('no lines');
  });

  it('has an example that opens without remarks', () => {
    const example = /```json\n(.*?)```/s.exec(description)?.[1] ?? '';
    const reading = parseFile(example, { rulesets: ['lite-3e'] });
    expect(reading).toMatchObject({ ok: true, value: { report: [], saved: { character: { name: 'Žofie of Riga' } } } });
  });

  it('states the bounds and the version', () => {
    for (const bound of [maxFileLength, maxValues, maxFileDepth, maxPortraitLength]) {
      expect(description).toContain(`| ${bound.toLocaleString('en-US')} |`);
    }
    expect(description).toContain(`and ${currentVersion} today`);
  });
});
