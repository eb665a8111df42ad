import type { Character } from '../../character/character.ts';
import type { Step } from '../../engine/step.ts';
import type { Sheet } from '../../rules/build-sheet.ts';
import type { ChapterId } from '../../state/view-store.ts';

/** Where the player can change what a number comes from. */
export interface GoTo {
  readonly chapter: ChapterId;
  readonly row?: string;
  readonly field?: string;
  /** What is there: "Toughness", "DX". */
  readonly name: string;
}

/** The chapter that a row of the character stands in, by its key. */
function chapterOfRow(character: Character, row: string): ChapterId | null {
  for (const chapter of ['traits', 'skills', 'equipment'] as const) {
    if (character[chapter].some(({ key }) => key === row)) return chapter;
  }
  return character.earned.some(({ key }) => key === row) ? 'concept' : null;
}

/** Where to go for a step that a row of the character causes. */
export function placeOfStep({ context }: Pick<Sheet, 'context'>, step: Step): GoTo | null {
  if (step.row === undefined) return null;
  const chapter = chapterOfRow(context.character, step.row);
  return chapter && { chapter, row: step.row, name: nameOfRow(context, step.row) ?? step.words };
}

/** Where to go for a number that is itself chosen: an attribute, a skill, the points of a trait. */
export function placeOfStat({ context, ruleset }: Pick<Sheet, 'context' | 'ruleset'>, stat: string): GoTo | null {
  const [base = ''] = stat.split('.');
  const bought = [...ruleset.attributes, ...ruleset.secondary].find(({ id }) => id === base);
  if (bought) return { chapter: 'attributes', field: bought.id, name: bought.short };
  const row = /^(?:skill|trait|item|line):([^.]+)/.exec(stat)?.[1];
  const chapter = row === undefined ? null : chapterOfRow(context.character, row);
  if (chapter && row !== undefined) return { chapter, row, name: nameOfRow(context, row) ?? 'its row' };
  if (stat === 'points.budget') return { chapter: 'concept', field: 'budget', name: 'the budget' };
  if (stat === 'load' || stat === 'encumbrance') return { chapter: 'equipment', name: 'equipment' };
  return null;
}

function nameOfRow(context: Sheet['context'], row: string): string | undefined {
  return [...context.traits, ...context.skills, ...context.items].find(({ key }) => key === row)?.name;
}
