import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { rulesetIds } from './rules/rulesets.ts';

/** Where an id of a ruleset may stand, and why. Rules and catalog have the rulesets; a test may expect figures of one. */
const allowed: readonly (readonly [place: RegExp, reason: string])[] = [
  [/^src\/(rules|catalog)\//, 'the rulesets themselves, and their entries'],
  [/\.test\.tsx?$/, 'figures that are expected under one ruleset'],
  [/^src\/testing\//, 'characters of tests, whose figures are expected under one ruleset'],
  [/^src\/character\/file\/share-link\.ts$/, 'its dictionary is frozen: links that exist are packed with it'],
  [/^src\/headless\/example\.ts$/, 'derives a character under a ruleset of its choice'],
  [/^src\/character\/file\/field-notes\.ts$/, 'an example in the description of the file format'],
];

/** Returns the code outside these places that names a ruleset by its id, as a string or as the name of a module. */
function placesThatName(ids: readonly string[], sources: readonly (readonly [path: string, text: string])[]): string[] {
  const named = new RegExp(`['"\`/](?:${ids.join('|')})(?:['"\`/]|\\.ts\\b)`);
  return sources
    .filter(([path, text]) => !allowed.some(([place]) => place.test(path)) && named.test(text))
    .map(([path]) => path);
}

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = ['src', 'vite', 'scripts']
  .flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .concat('vite.config.ts')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(tsx?|mjs|css)$/.test(path))
  .map((path) => [path, readFileSync(root + path, 'utf8')] as const);

it('no code but that of the rulesets names one by its id', () => {
  expect(sources.length, 'files seen').toBeGreaterThan(1000);
  expect(placesThatName(rulesetIds, sources)).toEqual([]);
});

it.each(["id === 'lite-3e'", '{ "lite-3e": 1 }', "import './rules/third-edition/lite-3e/define.ts'", '`lite-3e`'])(
  'the search finds %s',
  (text) => {
    const path = 'src/features/start/start-page.tsx';
    expect(placesThatName(['lite-3e'], [[path, text]])).toEqual([path]);
    expect(placesThatName(['lite-3e'], [['src/rules/rulesets.ts', text]])).toEqual([]);
  },
);
