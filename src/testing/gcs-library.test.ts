import { describe, expect, it } from 'vitest';
import { hasGcsLibrary, readGcsList, skippedWithoutGcs } from './gcs-library.ts';

const lists = [
  ['Basic Set/Basic Set Traits.adq', 665],
  ['Basic Set/Basic Set Skills.skl', 752],
  ['Basic Set/Basic Set Equipment.eqp', 467],
  ['Basic Set/Basic Set Enhancement Modifiers.adm', 110],
  ['Basic Set/Basic Set Limitation Modifiers.adm', 120],
  ['Basic Set/Basic Set Equipment Modifiers.eqm', 50],
  ['Magic/Magic Spells.spl', 877],
] as const;

describe('the second source', () => {
  it.skipIf(!hasGcsLibrary).each(lists)(`reads every list: %s${skippedWithoutGcs}`, (file, atLeast) => {
    const rows = readGcsList(file);
    expect(rows.length).toBeGreaterThanOrEqual(atLeast);
    expect(rows.every(({ name }) => name !== '')).toBe(true);
  });
});
