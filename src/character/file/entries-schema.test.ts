import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entriesFileSchema, entriesVersion } from './entries-format.ts';
import { entriesFields, publishedEntriesSchema } from './entries-schema.ts';
import { parseEntries } from './parse-entries.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const description = (read('docs/character-format.md').split('## Files of entries')[1] ?? '').split('\n## ')[0] ?? '';

describe('the published schema of a file of own entries', () => {
  it('is up to date with the code', () => {
    const remedy = 'run: node scripts/publish-schema.mjs';
    expect(read('public/entries.schema.json') === publishedEntriesSchema(), remedy).toBe(true);
  });

  it('has every field of the file, and names what the schema of a character defines', () => {
    expect(entriesFields().map(({ name }) => name)).toEqual(Object.keys(entriesFileSchema._zod.def.shape));
    const { $defs } = JSON.parse(read('public/character.schema.json'));
    for (const [, name = ''] of publishedEntriesSchema().matchAll(/\$defs\/([\w-]+)/g))
      expect($defs).toHaveProperty(name);
  });
});

describe('the description of a file of own entries', () => {
  it('states its fields', () => {
    for (const { name, meaning } of entriesFields()) expect(description).toContain(`| \`${name}\` | ${meaning} |`);
    expect(description).toContain(`and ${entriesVersion} today`);
  });

  it('has an example that is read without remarks', () => {
    const example = /```json\n(.*?)```/s.exec(description)?.[1] ?? '';
    expect(parseEntries(example)).toMatchObject({
      ok: true,
      report: [],
      unread: [],
      entries: [{ entry: { own: { name: 'Night blindness', points: -10 } } }, {}, {}],
    });
  });
});
