import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices, SheetBlock } from '../rules/print/print-choices.ts';
import { rangedRowsOnForm } from '../rules/print/sheet-layout.ts';
import { attacksBlock } from './attacks.ts';
import { attributesBlock } from './attributes.ts';
import { type Block, withBlanks } from './block.ts';
import { bodyPlacesBlocks } from './body-places.ts';
import { hitLocationsBlocks } from './hit-locations.ts';
import { loadBlock } from './load.ts';
import { logBlocks } from './log.ts';
import { mountsBlocks } from './mounts.ts';
import { movementBlock } from './movement.ts';
import { notesBlocks } from './notes.ts';
import type { Pen } from './pen.ts';
import { pointsBlock, pointsStrip } from './points.ts';
import { possessionsBlock, totalsRow } from './possessions.ts';
import { protectionBlocks } from './protection.ts';
import { rangedBlocks } from './ranged.ts';
import { reactionsBlocks } from './reactions.ts';
import { skillsBlock } from './skills.ts';
import { spellsBlocks } from './spells.ts';
import { storyBlocks } from './story.ts';
import { talliesBlock } from './tallies.ts';
import { traitsBlocks } from './traits.ts';
import { vitalsBlock } from './vitals.ts';

const SPELL_ROWS = 9;

/** Returns the blocks of a part of the sheet at a given width. */
export type SheetColumn = (width: number) => Block[];

type BlockMaker = (pen: Pen, model: SheetModel, width: number) => Block | Block[];

/** The blocks that a player can leave out, with those that have two parts or two forms. */
type ColumnId =
  | Exclude<SheetBlock, 'weapons'>
  | 'attacks'
  | 'ranged'
  | 'flowingPossessions'
  | 'tallies'
  | 'log'
  | 'pointsStrip';

/** Returns the columns of the sheet, without the blocks that the player left out, and cached by width. */
export function sheetColumns(
  pen: Pen,
  model: SheetModel,
  { without, blankRows }: Pick<PrintChoices, 'without' | 'blankRows'>,
) {
  const inVitals = without.includes('vitals') ? [] : model.vitals.flatMap(({ figure }) => figure.stat ?? []);
  const cachedColumn = (block: SheetBlock, ...makers: readonly BlockMaker[]): SheetColumn => {
    const cache = new Map<number, Block[]>();
    return (width) => {
      const cached =
        cache.get(width) ?? (without.includes(block) ? [] : makers.flatMap((maker) => maker(pen, model, width)));
      cache.set(width, cached);
      return cached;
    };
  };
  return {
    attributes: cachedColumn('attributes', attributesBlock),
    movement: cachedColumn('movement', (pen, model, width) => movementBlock(pen, model, width, inVitals)),
    tallies: cachedColumn('vitals', talliesBlock),
    load: cachedColumn('load', loadBlock),
    vitals: cachedColumn('vitals', vitalsBlock),
    protection: cachedColumn('protection', protectionBlocks, bodyPlacesBlocks, hitLocationsBlocks),
    reactions: cachedColumn('reactions', reactionsBlocks),
    traits: cachedColumn('traits', traitsBlocks),
    skills: cachedColumn('skills', skillsBlock),
    spells: cachedColumn('spells', withFillInRows(spellsBlocks, SPELL_ROWS)),
    attacks: cachedColumn('weapons', withFillInRows(attacksBlock, model.spellRows ? 3 : 5)),
    ranged: cachedColumn('weapons', withFillInRows(rangedBlocks, model.spellRows ? 1 : rangedRowsOnForm)),
    mounts: cachedColumn('mounts', mountsBlocks),
    possessions: cachedColumn(
      'possessions',
      // The fewest: where the page has room there are more.
      withFillInRows((...all) => ({ ...possessionsBlock(...all), legend: totalsRow(...all) }), model.spellRows ? 2 : 4),
    ),
    /** The possessions with the totals as the last row of the flowing block. */
    flowingPossessions: cachedColumn('possessions', (...all) => {
      const block = possessionsBlock(...all);
      return { ...block, rows: [...block.rows, totalsRow(...all)] };
    }),
    points: cachedColumn('points', pointsBlock),
    pointsStrip: cachedColumn('points', pointsStrip),
    log: cachedColumn('points', (pen, model, width) => logBlocks(pen, model, width, blankRows)),
    notes: cachedColumn('notes', notesBlocks),
    story: cachedColumn('story', storyBlocks),
  } satisfies Record<ColumnId, SheetColumn>;
}

/** Returns the same columns, on a form with empty rows to fill in. */
const withFillInRows =
  (maker: BlockMaker, rows: number): BlockMaker =>
  (pen, model, width) => {
    const blocks = [maker(pen, model, width)].flat();
    return model.form ? blocks.map((block) => withBlanks(pen, block, rows)) : blocks;
  };

export type SheetColumns = ReturnType<typeof sheetColumns>;

/** Stacks columns. */
export const stackColumns =
  (...columns: readonly SheetColumn[]): SheetColumn =>
  (width) =>
    columns.flatMap((column) => column(width));
