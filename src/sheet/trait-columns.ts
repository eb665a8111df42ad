import type { traitTable } from '../rules/model/ability-tables.ts';
import type { SheetModel } from '../rules/model/sheet-model.ts';

type TraitBlock = ReturnType<typeof traitTable.blocks>[number];

/** Approximate heights in lines: title and heading of a block, and everything above the traits. */
const HEAD = 2.5;
const DEFENSES = 5;
/** The places of armor in a line under the defenses. */
const PLACES_PER_LINE = 3;
/** The letters in a line of notes under the skills. */
const LETTERS_PER_LINE = 52;
/** The minimum number of lines to reserve, filled ones counted: for skills, and for a kind of trait that may get more. */
const ROOM = { skills: 8, traits: 3 };

/**
 * How many of the blocks to set under the defenses so that the taller of that column and the column of the skills, which
 * gets the other blocks and, with `notesUnderSkills`, the notes, is as short as possible: all of them on a tie.
 */
export function blocksUnderDefenses(
  model: SheetModel,
  blocks: readonly TraitBlock[],
  notesUnderSkills = false,
): number {
  const linesOf = ({ kind, lines }: TraitBlock) =>
    kind === 'advantage' || lines.length === 0
      ? Math.max(lines.length, ROOM.traits)
      : lines.reduce((sum, { parts = [] }) => sum + 1 + parts.length, 0);
  const heightOf = (group: readonly TraitBlock[]) => group.reduce((sum, block) => sum + HEAD + linesOf(block), 0);
  const isTable = model.hitDice !== null;
  const placesPerLine = isTable ? 1 : PLACES_PER_LINE;
  const places = model.bodyPlaces.length > 0 ? HEAD + Math.ceil(model.bodyPlaces.length / placesPerLine) : 0;
  const notes = notesUnderSkills
    ? model.notes.reduce((sum, note) => sum + Math.ceil(note.length / LETTERS_PER_LINE), HEAD)
    : 0;
  const tallerColumn = (count: number) =>
    Math.max(
      (isTable ? 0 : DEFENSES) + places + heightOf(blocks.slice(0, count)),
      HEAD + Math.max(model.skills.length, ROOM.skills) + heightOf(blocks.slice(count)) + notes,
    );
  const counts = blocks.map((_, i) => blocks.length - i);
  return counts.reduce((best, count) => (tallerColumn(count) < tallerColumn(best) ? count : best), blocks.length);
}
