import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maxPortraitLength } from '../portrait.ts';
import { partOf, type Schema } from '../schema-parts.ts';
import { objectNotes } from './field-notes.ts';
import { withFieldTables } from './field-tables.ts';
import { currentVersion, fileSchema, maxFileDepth, maxFileLength, maxValues } from './file-format.ts';
import { publishedSchema } from './json-schema.ts';
import { parseFile } from './parse-file.ts';

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
    expect(reading).toMatchObject({ ok: true, report: [], saved: { character: { name: 'Žofie of Riga' } } });
  });

  it('states the bounds and the version', () => {
    for (const bound of [maxFileLength, maxValues, maxFileDepth, maxPortraitLength]) {
      expect(description).toContain(`| ${bound.toLocaleString('en-US')} |`);
    }
    expect(description).toContain(`and ${currentVersion} today`);
  });
});
