import type { SheetModel } from '../model/sheet-model.ts';
import { type SheetBlock, sheetBlocks } from './print-choices.ts';

/** When a block is drawn: only when it has content, or always, empty to be filled in by hand. */
const drawn: Readonly<Record<SheetBlock, 'always' | ((model: SheetModel) => boolean)>> = {
  vitals: 'always',
  attributes: 'always',
  movement: 'always',
  load: 'always',
  protection: 'always',
  reactions: ({ reactions }) => reactions.length > 0,
  traits: 'always',
  skills: 'always',
  spells: ({ spells, spellRows }) => spells.length > 0 || spellRows,
  weapons: 'always',
  possessions: 'always',
  mounts: ({ mounts }) => mounts.length > 0,
  points: 'always',
  notes: ({ notes }) => notes.length > 0,
  story: ({ story, remarks }) => story !== '' || remarks !== '',
};

/** Returns the blocks that the sheet of a character shows, in the order of the sheet. */
export const blocksToDraw = (model: SheetModel): SheetBlock[] =>
  sheetBlocks.filter((block) => {
    const when = drawn[block];
    return when === 'always' || when(model);
  });
