import { skillTable, spellTable, traitTable } from './ability-tables.ts';
import { bodyPlaceTable, earnedTable, hitLocationTable, poolTable, reactionTable } from './figure-tables.ts';
import { attackTable, possessionTable, rangedTable } from './gear-tables.ts';
import type { SheetModel } from './sheet-model.ts';
import { blocksOf, type SheetTable } from './sheet-table.ts';

/** A block of the sheet: the unit that players can leave out of a print. */
interface SheetBlock {
  readonly id: string;
  /** Its name among the choices of print. */
  readonly name: string;
  /** Its tables, one below the other. Each medium draws its other content in its own way. */
  readonly tables: readonly SheetTable<unknown>[];
  /** Whether the sheet of a character has it; if it is left out, when one of its tables has a block. */
  isDrawn?(model: SheetModel): boolean;
  /**
   * The place of a block of tables in every medium: over the whole width after weapons and mounts, or in a column after
   * the reactions. Omitted for blocks that the layouts of the media place elsewhere.
   */
  readonly place?: 'across' | 'column';
}

const always = () => true;

/** The blocks of a sheet, by chapter. */
export const sheetBlocks = [
  { id: 'vitals', name: 'Vital figures and tick boxes', tables: [], isDrawn: always },
  { id: 'attributes', name: 'Attributes', tables: [], isDrawn: always },
  { id: 'movement', name: 'Damage and movement', tables: [], isDrawn: always },
  { id: 'load', name: 'Load', tables: [], isDrawn: always },
  { id: 'protection', name: 'Protection', tables: [bodyPlaceTable, hitLocationTable], isDrawn: always },
  { id: 'reactions', name: 'Reactions', tables: [reactionTable] },
  { id: 'pools', name: 'Pools', tables: [poolTable], place: 'column' },
  { id: 'traits', name: 'Traits', tables: [traitTable] },
  { id: 'skills', name: 'Skills', tables: [skillTable] },
  { id: 'spells', name: 'Spells', tables: [spellTable] },
  { id: 'weapons', name: 'Weapons and ranges', tables: [attackTable, rangedTable], isDrawn: always },
  { id: 'possessions', name: 'Equipment', tables: [possessionTable] },
  { id: 'mounts', name: 'Mounts', tables: [], isDrawn: ({ mounts }) => mounts.length > 0 },
  { id: 'points', name: 'Points and point log', tables: [earnedTable], isDrawn: always },
  { id: 'notes', name: 'At the table', tables: [], isDrawn: ({ notes }) => notes.length > 0 },
  {
    id: 'story',
    name: 'Story and notes',
    tables: [],
    isDrawn: ({ story, remarks }) => story !== '' || remarks !== '',
  },
] as const satisfies readonly SheetBlock[];

/** The blocks as such, for code that treats all alike. */
export const anyBlocks: readonly (SheetBlock & { readonly id: SheetBlockId })[] = [...sheetBlocks];

export type SheetBlockId = (typeof sheetBlocks)[number]['id'];

/** Returns the blocks that the sheet of a character shows, in the order of the sheet. */
export const blocksToDraw = (model: SheetModel): SheetBlockId[] =>
  anyBlocks
    .filter(({ tables, isDrawn }) => isDrawn?.(model) ?? tables.some((table) => blocksOf(table, model).length > 0))
    .map(({ id }) => id);

/** Returns the blocks that go to one of the places for all media. */
export const blocksAt = (place: NonNullable<SheetBlock['place']>) => anyBlocks.filter((block) => block.place === place);
