import type { SheetModel } from '../model/sheet-model.ts';
import { type SheetBlock, sheetBlocks } from './print-choices.ts';

/** Blocks that a sheet has only when there is something in them; the others are there to be written in. */
const filled: Partial<Record<SheetBlock, (model: SheetModel) => boolean>> = {
  reactions: ({ reactions }) => reactions.length > 0,
  spells: ({ spells }) => spells.length > 0,
  mounts: ({ mounts }) => mounts.length > 0,
  notes: ({ notes }) => notes.length > 0,
  story: ({ story, remarks }) => story !== '' || remarks !== '',
};

/** The blocks that the sheet of a character has, in the order of the sheet. */
export const blocksToDraw = (model: SheetModel): SheetBlock[] =>
  sheetBlocks.filter((block) => filled[block]?.(model) ?? true);
