import { skillTable, spellTable, traitTable } from '../rules/model/ability-tables.ts';
import { bodyPlaceTable, earnedTable, hitLocationTable, reactionTable } from '../rules/model/figure-tables.ts';
import { attackTable, possessionTable, rangedTable } from '../rules/model/gear-tables.ts';
import { blocksAt, type SheetBlockId } from '../rules/model/sheet-blocks.ts';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { SheetTable } from '../rules/model/sheet-table.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';
import { attributesBlock } from './attributes.ts';
import type { Block } from './block.ts';
import { loadBlock } from './load.ts';
import { mountsBlocks } from './mounts.ts';
import { movementBlock } from './movement.ts';
import { notesBlocks } from './notes.ts';
import type { Pen } from './pen.ts';
import { pointsBlock, pointsStrip } from './points.ts';
import { protectionBlocks } from './protection.ts';
import { storyBlocks } from './story.ts';
import { tableBlocks } from './table-blocks.ts';
import { talliesBlock } from './tallies.ts';
import { vitalsBlock } from './vitals.ts';

/** Returns the blocks of a part of the sheet at a given width. */
export type SheetColumn = (width: number) => Block[];

type BlockMaker = (pen: Pen, model: SheetModel, width: number) => Block | Block[];

/** Returns the columns of the sheet, without the blocks that the player left out, and cached by width. */
export function sheetColumns(
  pen: Pen,
  model: SheetModel,
  { without, blankRows: writable }: Pick<PrintChoices, 'without' | 'blankRows'>,
) {
  const inVitals = without.includes('vitals') ? [] : model.vitals.flatMap(({ figure }) => figure.stat ?? []);
  const cachedColumn = (block: SheetBlockId, ...makers: readonly BlockMaker[]): SheetColumn => {
    const cache = new Map<number, Block[]>();
    return (width) => {
      const cached =
        cache.get(width) ?? (without.includes(block) ? [] : makers.flatMap((maker) => maker(pen, model, width)));
      cache.set(width, cached);
      return cached;
    };
  };
  const of =
    <Line>(table: SheetTable<Line>, totals: 'under' | 'last row' = 'under'): BlockMaker =>
    (pen, model, width) =>
      tableBlocks(pen, table, model, width, { writable, totals });
  return {
    attributes: cachedColumn('attributes', attributesBlock),
    movement: cachedColumn('movement', (pen, model, width) => movementBlock(pen, model, width, inVitals)),
    tallies: cachedColumn('vitals', talliesBlock),
    load: cachedColumn('load', loadBlock),
    vitals: cachedColumn('vitals', vitalsBlock),
    protection: cachedColumn('protection', protectionBlocks, of(bodyPlaceTable), of(hitLocationTable)),
    reactions: cachedColumn('reactions', of(reactionTable)),
    traits: cachedColumn('traits', of(traitTable)),
    skills: cachedColumn('skills', of(skillTable)),
    spells: cachedColumn('spells', of(spellTable)),
    attacks: cachedColumn('weapons', of(attackTable)),
    ranged: cachedColumn('weapons', of(rangedTable)),
    mounts: cachedColumn('mounts', mountsBlocks),
    possessions: cachedColumn('possessions', of(possessionTable)),
    flowingPossessions: cachedColumn('possessions', of(possessionTable, 'last row')),
    points: cachedColumn('points', pointsBlock),
    pointsStrip: cachedColumn('points', pointsStrip),
    log: cachedColumn('points', of(earnedTable)),
    notes: cachedColumn('notes', notesBlocks),
    story: cachedColumn('story', storyBlocks),
    /** The tables that go to a place, a column each. */
    at: (place: Parameters<typeof blocksAt>[0]): readonly SheetColumn[] =>
      blocksAt(place).flatMap(({ id, tables }) => tables.map((table) => cachedColumn(id, of(table)))),
  };
}

export type SheetColumns = ReturnType<typeof sheetColumns>;

/** Stacks columns. */
export const stackColumns =
  (...columns: readonly SheetColumn[]): SheetColumn =>
  (width) =>
    columns.flatMap((column) => column(width));
