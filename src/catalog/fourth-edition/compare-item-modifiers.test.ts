import { describe, expect, it } from 'vitest';
import { hasGcsLibrary, readGcsList, skippedWithoutGcs } from '../../testing/gcs-library.ts';
import { fourthEditionItemModifiers } from './equipment/item-modifiers.ts';

/** Ours by the names of the second source, in its list of cost factors. */
const names: Readonly<Record<string, string>> = {
  'Good quality': 'Good Quality',
  'Fine quality': 'Fine Quality',
  'Silver-coated': 'Silver-coated',
  'Solid silver': 'Silver',
  'Silver bullets': 'Silver Bullets',
  'One TL early': 'TL +1 CF',
  'Two TLs early': 'TL +2 CF',
  'Three TLs early': 'TL +3 CF',
  'Four TLs early': 'TL +4 CF',
  'Five TLs early': 'TL +5 CF',
};

/** Those of the second source that we have elsewhere, or not. */
const leftOut = {
  'Weapon Quality': 'is the quality of the item here',
  'Size Modifier and Reach modifiers': 'change no price',
  Shields: 'spikes are a choice of a shield here',
  Multipliers: 'the same as cost factors, for those who multiply',
  'Improvised Equipment': 'changes no price',
  Note: 'is none',
} as const;

const lists = ['Basic Set/Basic Set Equipment Modifiers.eqm', 'Basic Set/Basic Set TL Cost Modifiers.eqm'];

describe('modifiers of items', () => {
  it('have names of their own', () => {
    expect(new Set(fourthEditionItemModifiers.map(({ name }) => name)).size).toBe(fourthEditionItemModifiers.length);
  });

  it.skipIf(!hasGcsLibrary)(`are those of the second source, at its prices${skippedWithoutGcs}`, () => {
    const theirs = lists
      .flatMap((list) => readGcsList(list))
      .filter(({ name, groups }) => [name, ...groups].every((word) => !Object.hasOwn(leftOut, word)))
      .map(({ name, cost, reference }) => `${name} ${Number.parseFloat(cost ?? '')} ${reference?.replace('BX', 'B')}`);
    const ours = fourthEditionItemModifiers.map(
      ({ name, costFactor, cite }) => `${names[name]} ${costFactor} B${cite.page}`,
    );
    expect(ours.sort()).toEqual(theirs.sort());
  });
});
