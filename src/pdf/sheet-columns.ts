import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { SheetBlock } from '../rules/print/print-choices.ts';
import { rangedRowsOnForm } from '../rules/print/sheet-layout.ts';
import { attacksBlock } from './attacks.ts';
import { attributesBlock } from './attributes.ts';
import { type Block, withBlanks } from './block.ts';
import { bodyPlacesBlocks } from './body-places.ts';
import { defensesBlock } from './defenses.ts';
import { loadBlock } from './load.ts';
import { mountsBlocks } from './mounts.ts';
import { movementBlock } from './movement.ts';
import { notesBlocks } from './notes.ts';
import type { Pen } from './pen.ts';
import { pointsBlock } from './points.ts';
import { possessionsBlock, totalsRow } from './possessions.ts';
import { protectionBlock } from './protection.ts';
import { rangedBlocks } from './ranged.ts';
import { reactionsBlocks } from './reactions.ts';
import { skillsBlock } from './skills.ts';
import { spellsBlocks } from './spells.ts';
import { storyBlocks } from './story.ts';
import { talliesRow } from './tallies.ts';
import { traitsBlocks } from './traits.ts';

/** Returns the blocks of a part of the sheet at a given width. */
export type Column = (width: number) => Block[];

type Make = (pen: Pen, model: SheetModel, width: number) => Block | Block[];

/** Returns the columns of the sheet, without the blocks that the player left out, and cached by width. */
export function sheetColumns(pen: Pen, model: SheetModel, without: readonly SheetBlock[]) {
  const shown = (block: SheetBlock, ...makes: readonly Make[]): Column => {
    const made = new Map<number, Block[]>();
    return (width) => {
      const ready =
        made.get(width) ?? (without.includes(block) ? [] : makes.flatMap((make) => make(pen, model, width)));
      made.set(width, ready);
      return ready;
    };
  };
  return {
    attributes: shown('attributes', (...all) => ({ ...attributesBlock(...all), legend: talliesRow(...all) })),
    movement: shown('movement', movementBlock),
    load: shown('load', loadBlock),
    defenses: shown('defenses', defensesBlock),
    protection: shown('protection', protectionBlock, bodyPlacesBlocks),
    reactions: shown('reactions', reactionsBlocks),
    traits: shown('traits', traitsBlocks),
    skills: shown('skills', skillsBlock),
    spells: shown('spells', spellsBlocks),
    attacks: shown('weapons', toFillIn(attacksBlock, 5)),
    ranged: shown('weapons', toFillIn(rangedBlocks, rangedRowsOnForm)),
    mounts: shown('mounts', mountsBlocks),
    possessions: shown('possessions', (...all) => ({ ...possessionsBlock(...all), legend: totalsRow(...all) })),
    /** The possessions with the totals as the last row of the flowing block. */
    flowingPossessions: shown('possessions', (...all) => {
      const block = possessionsBlock(...all);
      return { ...block, rows: [...block.rows, totalsRow(...all)] };
    }),
    points: shown('points', pointsBlock),
    notes: shown('notes', notesBlocks),
    story: shown('story', storyBlocks),
  } satisfies Record<string, Column>;
}

/** Returns the same columns, on a form with empty rows to fill in. */
const toFillIn =
  (make: Make, rows: number): Make =>
  (pen, model, width) => {
    const blocks = [make(pen, model, width)].flat();
    return model.form ? blocks.map((block) => withBlanks(pen, block, rows)) : blocks;
  };

export type SheetColumns = ReturnType<typeof sheetColumns>;

/** Stacks columns. */
export const stacked =
  (...columns: readonly Column[]): Column =>
  (width) =>
    columns.flatMap((column) => column(width));
