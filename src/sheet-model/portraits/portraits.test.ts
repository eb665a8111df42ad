import { describe, expect, it } from 'vitest';
import { characterKinds, findKind } from '../kinds/character-kinds.ts';
import { choosePortrait } from './choose-portrait.ts';
import { drawPortrait, portraitPage } from './draw-portrait.ts';
import { noDrawing } from './no-drawing.ts';
import { portraitPeople } from './portrait-people.ts';

describe('drawn portraits', () => {
  it('are different people, each with a label and an id of its own', () => {
    expect(portraitPeople.length).toBeGreaterThanOrEqual(40);
    expect(new Set(portraitPeople.map(({ id }) => id)).size).toBe(portraitPeople.length);
    expect(new Set(portraitPeople.map(({ label }) => label)).size).toBe(portraitPeople.length);
    const drawings = portraitPeople.map((person) =>
      drawPortrait(person)
        .map(({ path }) => path)
        .join(),
    );
    expect(new Set(drawings).size).toBe(portraitPeople.length);
  });

  it.each(portraitPeople.map((person) => [person.label, person] as const))('%s is drawn on the page', (_, person) => {
    for (const { path, fill } of drawPortrait(person)) {
      // What every renderer can draw: absolute commands, each with its numbers.
      expect(path).toMatch(/^(?:[ML](?:-?[\d.]+ -?[\d.]+)|Q(?:-?[\d.]+ ){3}-?[\d.]+|C(?:-?[\d.]+ ){5}-?[\d.]+|Z)+$/);
      const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
      numbers.forEach((number, i) => {
        expect(number).toBeGreaterThanOrEqual(-4);
        expect(number).toBeLessThanOrEqual((i % 2 === 0 ? portraitPage.width : portraitPage.height) + 4);
      });
      if (fill !== null) expect(fill).toBeLessThanOrEqual(1);
    }
  });
});

describe('the portrait of a character', () => {
  const kinds = Object.keys(characterKinds).flatMap((id) => findKind(id) ?? []);

  it.each(kinds)('a %s has one of its kind, always the same', (kind) => {
    const first = choosePortrait({ kind, seed: 'c1', chosen: undefined });
    expect(first?.kinds).toContain(kind);
    expect(choosePortrait({ kind, seed: 'c1', chosen: undefined })).toBe(first);
  });

  it('differs between characters of a kind', () => {
    const seeds = Array.from({ length: 30 }, (_, i) => `character ${i}`);
    const people = new Set(seeds.map((seed) => choosePortrait({ kind: 'fighter', seed, chosen: undefined })));
    expect(people.size).toBe(portraitPeople.filter((person) => person.kinds.includes('fighter')).length);
  });

  it.each(['man', 'woman'] as const)('is never of the other sex for a %s, of any kind', (sex) => {
    const seeds = Array.from({ length: 20 }, (_, i) => `character ${i}`);
    const shown = seeds.flatMap((seed) =>
      kinds.map((kind) => choosePortrait({ kind, seed, chosen: undefined, sex })?.sex ?? sex),
    );
    expect(new Set(shown)).toEqual(new Set([sex]));
  });

  it('is the chosen one, none, or for an id of a later version one of its kind', () => {
    expect(choosePortrait({ kind: 'mage', seed: 'c', chosen: 'robot' })?.id).toBe('robot');
    expect(choosePortrait({ kind: 'mage', seed: 'c', chosen: noDrawing })).toBeNull();
    expect(choosePortrait({ kind: 'mage', seed: 'c', chosen: 'unheard of' })?.kinds).toContain('mage');
  });
});
