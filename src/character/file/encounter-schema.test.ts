import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { encounterLogLineSchema, maxFighters } from '../encounter.ts';
import { encounterBounds, encounterFileSchema, encounterVersion, fighterInFileSchema } from './encounter-format.ts';
import { encounterFields, publishedEncounterSchema } from './encounter-schema.ts';
import { parseEncounter } from './parse-encounter.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const description = (read('docs/character-format.md').split('## Files of encounters')[1] ?? '').split('\n## ')[0] ?? '';

describe('the published schema of the file of an encounter', () => {
  it('is up to date with the code', () => {
    const remedy = 'run: node scripts/publish-schema.mjs';
    expect(read('public/encounter.schema.json') === publishedEncounterSchema(), remedy).toBe(true);
  });

  it('has every field of the file', () => {
    const { encounter, fighter, line } = encounterFields();
    const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);
    expect(names(encounter)).toEqual(Object.keys(encounterFileSchema._zod.def.shape));
    expect(names(fighter)).toEqual(Object.keys(fighterInFileSchema._zod.def.shape));
    expect(names(line)).toEqual(Object.keys(encounterLogLineSchema._zod.def.shape));
  });

  it('names what the schema of a character defines', () => {
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
      report: [],
      encounter: { name: 'Ambush', fighters: [{ side: 'Party' }, { name: 'Bandit 1' }] },
    });
  });
});
