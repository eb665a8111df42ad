import { describe, expect, it } from 'vitest';
import { traitTable } from '../sheet-model/model/ability-tables.ts';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { blankSheet, daiSheet, falconSheet } from '../testing/sheet-models.ts';
import { blocksUnderDefenses } from './paper-sheet.tsx';

const traitBlocks = traitTable.blocks;
const kinds = (model: SheetModel) => traitBlocks(model).map(({ kind }) => kind);
const under = (model: SheetModel) => {
  const blocks = traitBlocks(model);
  return blocks.slice(0, blocksUnderDefenses(model, blocks)).map(({ kind }) => kind);
};

describe('the blocks of traits', () => {
  it('cover the kinds that the character has', () => {
    expect(kinds(daiSheet())).toEqual(['advantage', 'disadvantage', 'quirk']);
    expect(kinds({ ...daiSheet(), traits: daiSheet().traits.filter(({ kind }) => kind === 'quirk') })).toEqual([
      'advantage',
      'quirk',
    ]);
  });

  it('cover every kind of the rules while there are none', () => {
    expect(kinds({ ...daiSheet(), traits: [] })).toEqual(['advantage', 'disadvantage', 'quirk']);
    expect(kinds(blankSheet())).toEqual(['advantage']);
  });

  it('are under the defenses, except those that make the page shorter next to them', () => {
    expect(under(falconSheet())).toEqual(['advantage']);
    expect(under(daiSheet())).toEqual(['advantage', 'disadvantage']);
    const [skill] = daiSheet().skills;
    if (!skill) throw new Error('no skills');
    expect(under({ ...daiSheet(), skills: Array.from({ length: 26 }, () => skill) })).toEqual([
      'advantage',
      'disadvantage',
      'quirk',
    ]);
  });
});
