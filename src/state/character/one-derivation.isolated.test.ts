import { afterAll, expect, it, vi } from 'vitest';
import { CallCounter } from '../../testing/call-counts.ts';

const counter = new CallCounter();
vi.resetModules(); // loaded by a setup file before the counting began
const { changeRow } = await import('../../character/edit-rows.ts');
const { setAttribute } = await import('../../character/edit-character.ts');
const { buildModel } = await import('../../sheet-model/model/build-model.ts');
const { loadEveryRuleset } = await import('../../rules/rulesets.ts');
const { pointsForLevel } = await import('../../builder/what-if/level-steps.ts');
const { hugeCharacter } = await import('../../testing/huge-character.ts');
const { editCharacter, openCharacter, useCharacterStore } = await import('./character-store.ts');
const { currentSheet, sheetOf } = await import('./derived-character.ts');
const { listChanges } = await import('./describe-changes.ts');
const { describePreview } = await import('./describe-preview.ts');
const { summaryPoints } = await import('./derived-character.ts');
await loadEveryRuleset();
afterAll(() => counter.stop());

/** How often a function ran during some work. */
function callsOf(name: string, work: () => void): number {
  const calls = [...counter.during(work).values()].filter(({ place }) => place.startsWith(`${name} in `));
  return Math.max(0, ...calls.map(({ count }) => count));
}

/** The huge character is open, with everything computed and drawn. */
function openHuge(): void {
  openCharacter(hugeCharacter('lite-3e'));
  const sheet = currentSheet();
  for (const id of sheet.worksheet.ids()) sheet.worksheet.get(id);
  buildModel(sheet);
}

const withPoints = (points: number) => (character: Parameters<typeof changeRow>[0]) =>
  changeRow(character, 'skills', 's3', { points });

/** An edit with all that follows it: numbers, sheet, announcement, and points for the library. */
function edit(points: number): void {
  const before = useCharacterStore.getState().saved;
  editCharacter('points', withPoints(points));
  const { saved } = useCharacterStore.getState();
  const sheet = currentSheet();
  for (const id of sheet.worksheet.ids()) sheet.worksheet.get(id);
  buildModel(sheet);
  listChanges(sheetOf(before), sheetOf(saved));
  summaryPoints(saved);
}

it('an edit derives the character once, including its announcement and its entry in the library', () => {
  openHuge();
  expect(callsOf('openWorksheet', () => edit(6))).toBe(1);
});

it('an edit runs only the formulas that it affects, and renders only their lines', () => {
  openHuge();
  const before = buildModel(currentSheet());
  const stats = currentSheet().worksheet.ids().length;
  expect(stats).toBeGreaterThan(2_000);
  expect(callsOf('writeSteps', () => edit(7))).toBeLessThan(stats / 40);
  const after = buildModel(currentSheet());
  for (const part of ['traits', 'skills', 'possessions', 'attacks'] as const) {
    const known: ReadonlySet<object> = new Set<object>(before[part]);
    const changed = after[part].filter((line) => !known.has(line)).map((line) => ('key' in line ? line.key : line.id));
    expect(changed, part).toEqual(part === 'skills' ? ['s3'] : []);
  }
});

it('a hint is derived once, and only as far as it is read', () => {
  openHuge();
  const hint = () => describePreview('DX 14', (character) => setAttribute(character, 'dx', 14));
  expect(callsOf('openWorksheet', hint)).toBe(1);
  expect(callsOf('writeSteps', hint)).toBeLessThan(currentSheet().worksheet.ids().length / 20);
});

it('the points for a typed level are found without deriving the character for each price', () => {
  openHuge();
  expect(callsOf('openWorksheet', () => pointsForLevel(currentSheet(), 's3', 18))).toBeLessThanOrEqual(1);
});
