import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesetList } from '../rules/rulesets.ts';
import { publishStartLists } from './publish-start-lists.ts';
import { templateTiles } from './start-templates.ts';

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const published = publishStartLists();

describe('what the start page shows before a ruleset is loaded', () => {
  it('has the templates and races of every ruleset as they are (otherwise: npm run ready-made)', () => {
    expect(textOf('./start-templates.json')).toBe(published.templates);
    expect(textOf('./start-races.json')).toBe(published.races);
  });

  it('has a tile for each template that is a profession', () => {
    expect(templateTiles.map(({ id }) => id).sort()).toEqual(Object.keys(JSON.parse(published.templates)).sort());
  });

  // In rows of two, three and six, as the page has them.
  it.each(rulesetList)('fills the rows of tiles under $name', ({ id, heroes }) => {
    const settings = [...heroes, ...templateTiles.filter(({ ruleset }) => ruleset === id)].map(
      ({ setting = 'past' }) => setting,
    );
    const counts =
      settings.length <= 12
        ? [settings.length]
        : (['past', 'today', 'future'] as const).map((time) => settings.filter((each) => each === time).length);
    for (const count of counts) expect(count % 6).toBe(0);
  });
});
