import { expect, it } from 'vitest';
import { rulesetIds } from '../../rules/rulesets.ts';
import { printCatalog } from './print-catalog.ts';

function run(...words: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = printCatalog(words, { out: (text) => out.push(text), err: (text) => err.push(text) });
  return { code, out, err };
}

const entryOf = (ruleset: string, id: string) =>
  run(ruleset)
    .out.map((line) => JSON.parse(line))
    .find((line) => line.id === id);

it.each(rulesetIds)('%s: every entry is a line with id, kind, name, book and page', (ruleset) => {
  const lines = run(ruleset).out.map((line) => JSON.parse(line));
  expect(lines.length).toBeGreaterThan(100);
  for (const { id, kind, name, book, page, percent, costFactor } of lines) {
    expect([typeof kind, typeof name, typeof book], name).toEqual(['string', 'string', 'string']);
    expect(id ?? percent ?? costFactor, name).toBeDefined();
    expect(page, name).toBeDefined();
  }
});

it('an entry has the figures of its kind', () => {
  expect(entryOf('fourth-edition', 'broadsword')).toMatchObject({ name: 'Broadsword' });
  expect(entryOf('fourth-edition', 'acrobatics')).toMatchObject({
    kind: 'skill',
    attribute: 'dx',
    difficulty: 'hard',
    defaults: ['DX−6', 'Aerobatics−4', 'Aquabatics−4'],
    page: 174,
  });
  expect(entryOf('fourth-edition', 'combat-reflexes')).toMatchObject({ kind: 'advantage', points: 15, page: 43 });
  expect(entryOf('fourth-edition', 'bad-temper')).toMatchObject({ points: -10, selfControl: true });
  expect(run('fourth-edition').out.map((line) => JSON.parse(line))).toContainEqual({
    kind: 'enhancement',
    name: 'Accurate',
    percent: 5,
    perLevel: true,
    book: 'Basic Set',
    page: 102,
  });
  expect(entryOf('man-to-man', 'shortsword')).toBeDefined();
});

it('--csv prints a table with a head, and texts with commas in quotes', () => {
  const { out } = run('fourth-edition', '--csv');
  expect(out[0]).toBe('id,kind,name,price,levels,attribute,difficulty,defaults,weight,attacks,book,page');
  expect(out.find((line) => line.startsWith('acrobatics,'))).toBe(
    'acrobatics,skill,Acrobatics,,,dx,hard,DX−6; Aerobatics−4; Aquabatics−4,,,Basic Set,174',
  );
  const columns = out.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(',').length);
  expect(new Set(columns)).toEqual(new Set([12]));
});

it('wrong arguments are a sentence and exit code 1', () => {
  expect(run()).toMatchObject({ code: 1, err: [`Name one ruleset: ${rulesetIds.join(', ')}.`] });
  expect(run('gurps-9e').code).toBe(1);
  expect(run('lite-3e', '--xml')).toMatchObject({ code: 1, err: ['Unknown option --xml.'] });
  expect(run('--help').code).toBe(0);
});
