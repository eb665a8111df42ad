import type { SheetModel } from '../model/sheet-model.ts';
import { type SheetBlock, sheetBlocks } from './print-choices.ts';

/** Blocks that are drawn only when they have content; the others are drawn empty, to be filled in by hand. */
const hasContent: Partial<Record<SheetBlock, (model: SheetModel) => boolean>> = {
  reactions: ({ reactions }) => reactions.length > 0,
  spells: ({ spells }) => spells.length > 0,
  mounts: ({ mounts }) => mounts.length > 0,
  notes: ({ notes }) => notes.length > 0,
  story: ({ story, remarks }) => story !== '' || remarks !== '',
};

/** Returns the blocks that the sheet of a character shows, in the order of the sheet. */
export const blocksToDraw = (model: SheetModel): SheetBlock[] =>
  sheetBlocks.filter((block) => hasContent[block]?.(model) ?? true);
