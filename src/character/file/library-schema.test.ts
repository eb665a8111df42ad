import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maxTagLength, maxTags } from '../tags.ts';
import { libraryVersion, maxCharacters, maxLibraryLength } from './library-format.ts';
import { libraryFields, publishedLibrarySchema } from './library-schema.ts';
import { parseLibrary } from './parse-library.ts';
import { serializeLibrary } from './serialize-library.ts';

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
      faults: [],
      characters: [
        { id: 'zofie', tags: ['Riga'], report: [], saved: { character: { name: 'Žofie of Riga' } } },
        { id: '', updated: '', tags: [], report: [], saved: { character: { name: 'Dai' } } },
      ],
    });
  });
});
