import type { Step } from '../../engine/step.ts';
import { skillChapter } from '../../rules/chapters/row-chapter.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { SheetContext } from '../../rules/resolve/context.ts';
import { startMoneyStat } from '../../rules/shared/money.ts';
import { isRaceRow } from '../../rules/shared/race-skills.ts';
import type { ChapterId } from '../../state/view/view-store.ts';

/** Where in the forms the player can change the source of a number. */
export interface GoTo {
  readonly chapter: ChapterId;
  readonly row?: string;
  readonly field?: string;
  /** The name of the source: "Toughness", "DX". */
  readonly name: string;
}

/** The chapter of a row of the character, by its key; null for no row. */
function chapterOfRow({ character, skills }: SheetContext, row: string): ChapterId | null {
  const skill = skills.find(({ key }) => key === row);
  if (skill && character.skills.some(({ key }) => key === row)) return skillChapter(skill.facet);
  for (const chapter of ['traits', 'equipment'] as const) {
    if (character[chapter].some(({ key }) => key === row)) return chapter;
  }
  return character.earned.some(({ key }) => key === row) ? 'concept' : null;
}

/** Where to go for a step that a row of the character contributes; null if none does. */
export function placeOfStep({ context }: Pick<DerivedCharacter, 'context'>, step: Step): GoTo | null {
  if (step.row === undefined) return null;
  if (isRaceRow({ key: step.row })) return { chapter: 'concept', field: 'race', name: context.race.name };
  const chapter = chapterOfRow(context, step.row);
  return chapter && { chapter, row: step.row, name: nameOfRow(context, step.row) ?? step.words };
}

/** Where to go for a number that the player sets directly (an attribute, a skill, the points of a trait); null for others. */
export function placeOfStat(
  { context, ruleset }: Pick<DerivedCharacter, 'context' | 'ruleset'>,
  stat: string,
): GoTo | null {
  const [base = ''] = stat.split('.');
  const bought = [...ruleset.attributes, ...ruleset.secondary].find(({ id }) => id === base);
  if (bought) return { chapter: 'attributes', field: bought.id, name: bought.short };
  const row = /^(?:skill|trait|item|line|mount|effect):([^.]+)/.exec(stat)?.[1];
  const chapter = row === undefined ? null : chapterOfRow(context, row);
  if (chapter && row !== undefined) return { chapter, row, name: nameOfRow(context, row) ?? 'its row' };
  if (stat === 'points.race') return { chapter: 'concept', field: 'race', name: 'the race' };
  if (stat === 'points.budget') return { chapter: 'concept', field: 'budget', name: 'the budget' };
  if (stat === startMoneyStat) {
    return context.character.campaign.money === null
      ? { chapter: 'concept', field: 'startingWealth', name: 'the starting wealth' }
      : { chapter: 'equipment', field: 'money', name: 'the money' };
  }
  if (stat === 'load' || stat === 'encumbrance') return { chapter: 'equipment', name: 'equipment' };
  return null;
}

function nameOfRow(context: DerivedCharacter['context'], row: string): string | undefined {
  return [...context.traits, ...context.skills, ...context.items].find(({ key }) => key === row)?.name;
}
