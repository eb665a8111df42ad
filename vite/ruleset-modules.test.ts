import { expect, it } from 'vitest';
import { rulesetIds } from '../src/rules/rulesets.ts';
import { chunkName, rulesetModules } from './ruleset-modules.ts';

const files: Readonly<Record<string, string>> = {
  'src/rules/rulesets.ts': `import type { Ruleset } from './ruleset.ts';
import { about as dungeon } from './fourth-edition/dungeon/about.ts';`,
  'src/rules/fourth-edition/dungeon/about.ts': "export const about = { load: () => import('./dungeon.ts') };",
};

it('a ruleset of the list is built from the module that its about.ts loads', () => {
  expect(rulesetModules((path) => files[path] ?? '')).toEqual(['src/rules/fourth-edition/dungeon/dungeon.ts']);
});

it('an about.ts that loads nothing is refused', () => {
  const read = (path: string) => (path.endsWith('about.ts') ? '' : (files[path] ?? ''));
  expect(() => rulesetModules(read)).toThrow('src/rules/fourth-edition/dungeon/about.ts loads 0 modules, not one');
});

it('the chunk of every ruleset has the name of its id', () => {
  expect(rulesetModules().map(chunkName).sort()).toEqual([...rulesetIds].sort());
});
