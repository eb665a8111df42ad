import { expect, test } from 'vitest';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { hugeCharacter } from '../../testing/huge-character.ts';
import { firstLines } from './live-sheet.tsx';

const model = buildModel(deriveCharacter(hugeCharacter('lite-3e')));

test('firstLines: cuts each long list, and keeps everything else', () => {
  const short = firstLines(model, 50);
  expect(short.possessions).toEqual(model.possessions.slice(0, 50));
  expect(short.skills).toEqual(model.skills.slice(0, 50));
  expect(short.attacks).toHaveLength(50);
  expect(short.possessionTotals).toBe(model.possessionTotals);
  expect(short.figures).toBe(model.figures);
});

test('firstLines: returns the same model if no list is longer', () => {
  expect(firstLines(model, 1_000)).toBe(model);
});
