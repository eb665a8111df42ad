import { afterAll, expect, it, vi } from 'vitest';
import type { SavedCharacter } from '../character/character.ts';
import { CallCounter } from './call-counts.ts';
import { item, saved, skill, trait } from './rows.ts';

const counter = new CallCounter();
vi.resetModules(); // loaded by a setup file before the counting began
const { deriveCharacter, catalogFor } = await import('../rules/derive-character.ts');
const { loadAdvice } = await import('../builder/advice/load-advice.ts');
const { buildModel } = await import('../sheet-model/model/build-model.ts');
const { loadEveryRuleset } = await import('../rules/rulesets.ts');
await loadEveryRuleset();
afterAll(() => counter.stop());

const ruleset = 'lite-3e';
const { items, traits, skills } = catalogFor(ruleset);
/** Returns this many rows, repeating these ids. */
const rows = <Row>(count: number, ids: Iterable<string>, make: (id: string, key: string) => Row): Row[] => {
  const all = [...ids];
  return Array.from({ length: count }, (_, i) => make(all[i % all.length] ?? '', `row${i}`));
};
const carried = (count: number, ids: Iterable<string>, container = '') =>
  saved(ruleset, {
    equipment: rows(count, ids, (id, key) =>
      key === 'row0' ? item('saddle-horse', { key, place: 'ready' }) : item(id, { key, place: 'carried', container }),
    ),
  });
const kinds: Readonly<Record<string, (count: number) => SavedCharacter>> = {
  items: (count) => carried(count, items.keys()),
  beasts: (count) => carried(count, ['pony', 'saddle-horse']),
  'items on a beast': (count) => carried(count, ['dagger'], 'row0'),
  'items in a container': (count) => carried(count, ['dagger'], 'row1'),
  traits: (count) => saved(ruleset, { traits: rows(count, traits.keys(), (id, key) => trait(id, { key })) }),
  skills: (count) => saved(ruleset, { skills: rows(count, skills.keys(), (id, key) => skill(id, 1, { key })) }),
};

/** All the work of an edit. */
function deriveFigure(character: SavedCharacter): void {
  const sheet = deriveCharacter(character);
  for (const id of sheet.worksheet.ids()) sheet.worksheet.get(id);
  buildModel(sheet);
  loadAdvice(sheet);
}

it.each(Object.entries(kinds))('twice as many %s take twice the work', (_, make) => {
  deriveFigure(make(4)); // things made once are ready
  const few = 300;
  const before = counter.during(() => deriveFigure(make(few)));
  const after = counter.during(() => deriveFigure(make(2 * few)));
  const outOfProportion = [...after.values()].flatMap(({ place, count }) => {
    const once = before.get(place)?.count ?? count;
    return count > 20 * few && count / once > 2.6 ? [`${place}: ${once}, then ${count}`] : [];
  });
  expect(outOfProportion).toEqual([]);
});
