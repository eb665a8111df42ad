import { skillTable, spellTable, traitTable } from '../sheet-model/model/ability-tables.ts';
import { bodyPlaceTable, earnedTable, hitLocationTable, reactionTable } from '../sheet-model/model/figure-tables.ts';
import { attackTable, possessionTable, rangedTable } from '../sheet-model/model/gear-tables.ts';
import { blocksAt, type SheetBlockId } from '../sheet-model/model/sheet-blocks.ts';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { linesOf, type SheetTable } from '../sheet-model/model/sheet-table.ts';
import type { PrintChoices } from '../sheet-model/print/print-choices.ts';
import { longLists } from '../sheet-model/print/sheet-layout.ts';
import { type Block, type Row, stackHeight } from './block.ts';
import {
  attributesBlock,
  loadBlock,
  mountsBlocks,
  movementBlock,
  pointsBlock,
  pointsStrip,
  protectionBlocks,
} from './figures.ts';
import type { Flow, FlowPlace } from './flow.ts';
import type { Pen } from './pen.ts';
import { tableBlocks } from './table-blocks.ts';
import { baseline } from './type-sizes.ts';
import { retreatBlocks, talliesBlock, vitalsBlock } from './vitals.ts';

/** Returns the blocks of a part of the sheet at a given width. */
type SheetColumn = (width: number) => Block[];

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
  // Made once, as the others: each arrangement asks for them.
  const columnsAt = (place: Parameters<typeof blocksAt>[0]): readonly SheetColumn[] =>
    blocksAt(place).flatMap(({ id, tables }) => tables.map((table) => cachedColumn(id, of(table))));
  return {
    attributes: cachedColumn('attributes', attributesBlock),
    movement: cachedColumn('movement', (pen, model, width) => movementBlock(pen, model, width, inVitals)),
    tallies: cachedColumn('vitals', talliesBlock),
    retreat: cachedColumn('vitals', retreatBlocks),
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
    at: { column: columnsAt('column'), across: columnsAt('across') },
  };
}

type SheetColumns = ReturnType<typeof sheetColumns>;

/** Stacks columns. */
const stackColumns =
  (...columns: readonly SheetColumn[]): SheetColumn =>
  (width) =>
    columns.flatMap((column) => column(width));

export interface BandColumn {
  readonly x: number;
  readonly blocks: readonly Block[];
}

/** A block over the full width, in columns of equal height, each as wide as the block. */
interface FlowingPart {
  readonly flowing: Block;
  readonly count: number;
}

/** Blocks in the order of the page: columns side by side, or one block over several columns. */
export type SheetPart = { readonly columns: readonly BandColumn[]; readonly together?: boolean } | FlowingPart;

/** The columns of blocks without a fixed place, chosen for the shortest page. */
export interface Arrangement {
  readonly reactions: 'first' | 'second';
  /** How many kinds of traits, from the last, are under the skills; the others are under the defenses. */
  readonly traitsUnderSkills: number;
  readonly notes: 'foot' | 'third';
  /** The points are under the attributes, at the foot of the page, or there as a strip over the full width. */
  readonly points: 'first' | 'foot' | 'strip';
  /** The possessions are beside the log of points, or in columns over the full width, which takes less room. */
  readonly possessions: 'beside' | 'columns';
}

export const defaultArrangement: Arrangement = {
  reactions: 'first',
  traitsUnderSkills: 0,
  notes: 'third',
  points: 'first',
  possessions: 'beside',
};

/** Returns all arrangements of this number of kinds of traits, the default first. */
export function arrangements(kinds: number, possessions: Arrangement['possessions']): Arrangement[] {
  return Array.from({ length: kinds + 1 }, (_, traitsUnderSkills) =>
    (['third', 'foot'] as const).flatMap((notes) =>
      (['first', 'foot', 'strip'] as const).flatMap((points) =>
        (['first', 'second'] as const).map(
          (reactions): Arrangement => ({ reactions, traitsUnderSkills, notes, points, possessions }),
        ),
      ),
    ),
  ).flat();
}

/** Prose up to this many lines is not set in columns. */
const shortProse = 3;
export const gutter = 14;

/** The columns of a band with their shares of the width. */
type Band = readonly (readonly [share: number, column: SheetColumn])[];

const nothing: SheetColumn = () => [];

/** Returns the parts of the sheet for a page of this width. A landscape page has one more column. */
export function sheetParts(
  of: SheetColumns,
  model: SheetModel,
  { left, width }: { readonly left: number; readonly width: number },
  { orientation, density }: Pick<PrintChoices, 'orientation' | 'density'>,
  at: Arrangement,
): SheetPart[] {
  const wide = orientation === 'landscape';
  const { skills: manySkills, traits: manyTraits, possessions: longPossessions } = longLists(model);
  const manyPossessions = longPossessions || at.possessions === 'columns';
  const band = (...columns: Band): SheetPart[] => bandOf(columns, left, width);
  const count = wide ? 3 : 2;
  const narrowWidth = (width - gutter * (count - 1)) / count;
  const flowing = (column: SheetColumn): SheetPart[] => column(narrowWidth).map((block) => ({ flowing: block, count }));
  const onlyIf = (column: SheetColumn, condition: boolean): SheetColumn => (condition ? column : nothing);

  const countUnderDefenses = (blocks: readonly Block[]) => Math.max(0, blocks.length - at.traitsUnderSkills);
  const underDefenses: SheetColumn = (width) => of.traits(width).slice(0, countUnderDefenses(of.traits(width)));
  const underSkills: SheetColumn = (width) => of.traits(width).slice(countUnderDefenses(of.traits(width)));

  /** Two short texts are side by side; a single one of a few lines is over the full width. */
  const prose = (blocks: Block[]): SheetPart[] => {
    const [story, notes, ...others] = blocks;
    const isShort = ({ rows }: Block) => rows.length <= shortProse;
    if (story && notes && others.length === 0 && isShort(story) && isShort(notes)) {
      const sideColumns = [story, notes].map((block, i) => ({ x: left + i * (narrowWidth + gutter), blocks: [block] }));
      return [{ columns: sideColumns }];
    }
    const wholeWidth = of.story(width);
    return blocks.flatMap((block, i): SheetPart[] => {
      const across = wholeWidth[i];
      return across && isShort(across) ? [{ columns: [{ x: left, blocks: [across] }] }] : [{ flowing: block, count }];
    });
  };

  // On one page, so that nobody turns it for a range.
  const weapons = band([1, stackColumns(of.attacks, of.ranged)]).map((part) => ({ ...part, together: true }));

  // In large print only short blocks have room side by side.
  if (density === 'large' && !model.form)
    return [
      ...[of.vitals, of.tallies, of.retreat, of.load].flatMap((column) => band([1, column])),
      ...band([1, of.attributes], [1, stackColumns(of.movement, of.protection, of.reactions, ...of.at.column)]),
      ...band([1, of.skills]),
      ...band([1, of.traits]),
      ...band([1, of.spells]),
      ...weapons,
      ...[of.mounts, ...of.at.across].flatMap((column) => band([1, column])),
      ...band([1, of.possessions]),
      ...band([1, of.points], [1, stackColumns(of.notes, of.log)]).map((part) => ({ ...part, together: true })),
      ...prose(of.story(narrowWidth)),
    ];

  const first = stackColumns(
    of.attributes,
    of.movement,
    onlyIf(of.reactions, at.reactions === 'first'),
    ...of.at.column,
    onlyIf(of.points, at.points === 'first'),
  );
  const second = stackColumns(
    of.protection,
    onlyIf(of.reactions, at.reactions === 'second'),
    onlyIf(underDefenses, !manyTraits),
  );
  const third = stackColumns(
    onlyIf(of.skills, !manySkills),
    onlyIf(underSkills, !manyTraits),
    onlyIf(of.notes, at.notes === 'third'),
  );
  const ledger = stackColumns(onlyIf(of.points, at.points === 'foot'), onlyIf(of.notes, at.notes === 'foot'), of.log);
  const sideColumns: Band = manyPossessions ? [[1.2, ledger]] : [[1.6, stackColumns(of.possessions, ledger)]];
  const feet: Band = manyPossessions
    ? [
        [1, stackColumns(onlyIf(of.points, at.points === 'foot'), onlyIf(of.notes, at.notes === 'foot'))],
        [1, onlyIf(of.log, longPossessions || linesOf(earnedTable, model).length > 0)],
      ]
    : [
        [1.8, of.possessions],
        [1, ledger],
      ];
  return [
    ...band([1, of.vitals]),
    // Hits and fatigue take more lines than the load.
    ...band([1, of.tallies], [1.12, stackColumns(of.load, of.retreat)]),
    ...band([1.12, first], [1.08, second], [1.5, third], ...(wide ? sideColumns : [])),
    ...(manyTraits ? flowing(of.traits) : []),
    ...(manySkills ? flowing(of.skills) : []),
    ...band([1, of.spells]),
    ...weapons,
    ...[of.mounts, ...of.at.across].flatMap((column) => band([1, column])),
    ...(manyPossessions ? flowing(of.flowingPossessions) : []),
    ...(wide ? [] : band(...feet)),
    ...(at.points === 'strip' ? band([1, of.pointsStrip]) : []),
    ...prose(of.story(narrowWidth)),
  ];
}

/** Returns a band of columns over the full width, without empty ones. */
function bandOf(columns: Band, left: number, width: number): SheetPart[] {
  const whole = columns.reduce((sum, [share]) => sum + share, 0);
  const room = width - gutter * (columns.length - 1);
  let x = left;
  const placed = columns.map(([share, column]) => {
    const columnWidth = (share / whole) * room;
    const placedColumn = { x, blocks: column(columnWidth) };
    x += columnWidth + gutter;
    return placedColumn;
  });
  const filledColumns = columns.filter((_, i) => placed[i]?.blocks.length);
  if (filledColumns.length === 0) return [];
  return filledColumns.length < columns.length ? bandOf(filledColumns, left, width) : [{ columns: placed }];
}

/** Places the parts of a sheet one below the other. Returns the place for the next. `onStep` is called after each with that place. */
export function placeParts(
  flow: Flow,
  pen: Pen,
  parts: readonly SheetPart[],
  top: FlowPlace,
  onStep: (end: FlowPlace) => void = () => undefined,
): FlowPlace {
  let at = top;
  for (const part of parts) {
    if ('columns' in part) {
      at = flow.band(part.columns, part.together ? flow.placeFor(stackHeightOf(pen, part.columns), at) : at);
    } else {
      const end = flow.columns(part.flowing, part.count, at);
      at = { ...end, y: end.y + pen.sizes.gap };
    }
    onStep(at);
  }
  return at;
}

const stackHeightOf = (pen: Pen, columns: readonly BandColumn[]): number =>
  Math.max(...columns.map(({ blocks }) => stackHeight(pen, blocks)));

/** Returns the block of conditional rules that matter at the table; none without such rules. */
function notesBlocks(pen: Pen, { notes }: SheetModel, width: number): Block[] {
  if (notes.length === 0) return [];
  const style = { size: pen.sizes.body };
  const line = style.size * pen.sizes.leading;
  const rows = notes.flatMap((note) =>
    pen.wrap(note, width, style).map((words, i) => ({
      height: line + (i === 0 ? pen.sizes.padding : 0),
      draw: (pen: Pen, x: number, y: number) => {
        if (i === 0) pen.rule(x, y, width);
        const top = y + (i === 0 ? pen.sizes.padding : 0);
        pen.tags.mark('P', () => pen.text(words, x, top + baseline(style.size), style));
      },
    })),
  );
  return [{ title: 'At the table', width, role: 'Div', rows }];
}

/** Returns the blocks of background and remarks; line by line, so that they can break across pages. */
function storyBlocks(pen: Pen, { story, remarks }: SheetModel, width: number): Block[] {
  const parts: [string, string][] = [
    ['Story', story],
    ['Notes', remarks],
  ];
  return parts
    .filter(([, words]) => words.trim() !== '')
    .map(([title, words]) => ({ title, width, role: 'P', rows: proseRows(pen, words.trim(), width) }));
}

function proseRows(pen: Pen, words: string, width: number): Row[] {
  const style = { size: pen.sizes.body };
  const height = style.size * pen.sizes.leading * 1.08;
  return words.split(/\r\n|\r|\n/).flatMap((paragraph) =>
    (paragraph.trim() === '' ? [''] : pen.wrap(paragraph, width, style)).map((line) => ({
      height: line === '' ? height / 2 : height,
      isGap: line === '',
      draw: (pen: Pen, x: number, y: number) => {
        pen.tags.mark('Span', () => pen.text(line, x, y + baseline(style.size), style));
      },
    })),
  );
}
