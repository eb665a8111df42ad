import type { CastChoice } from '../../../character/play.ts';
import { capitalize } from '../../../engine/format.ts';
import type { CombatSheet } from '../../../rules/combat/derive-combat.ts';
import { type CastSheet, deriveCast } from '../../../rules/combat/magic/derive-cast.ts';
import type { ResolvedSkill } from '../../../rules/resolve/context.ts';
import type { InPlay } from '../in-play.ts';

/** The choice of a subject without a sheet. */
export const otherSubject = 'other';

/** The name under which the numbers of a casting are explained. */
export const castSheetName = 'spell';

/** A spell in a line: "1–3 energy, 1 s, missile". */
export function describeSpell({ facet }: ResolvedSkill): string {
  const figures = facet?.spell;
  if (!figures) return '';
  const kind = figures.resistedBy ? `${figures.class}, resisted by ${figures.resistedBy}` : figures.class;
  const kept = figures.maintain ? `, ${figures.maintain} to maintain` : '';
  return capitalize(`${kind}; energy ${figures.cost}${kept}; ${figures.time}; ${describeDuration(figures.duration)}`);
}

/** "lasts 1 minute", "instant", "until thrown". */
const describeDuration = (duration: string): string => (/^\d/.test(duration) ? `lasts ${duration}` : duration);

/** The name of the subject of a choice, in sentences. */
export function subjectName({ others, name }: InPlay, choice: CastChoice): string {
  if (choice.subject === '') return name;
  const other = others?.().find(({ key }) => key === choice.subject);
  return other?.name ?? (choice.name || 'the subject');
}

/** The numbers of the subject, if it is a fighter here. */
const subjectSheet = (inPlay: InPlay, choice: CastChoice): CombatSheet | null =>
  choice.subject === '' ? null : (inPlay.otherSheet?.(choice.subject) ?? null);

/** The numbers of a casting by the fighter in play. */
export const castIn = (inPlay: InPlay, row: string, choice: CastChoice): CastSheet | null =>
  deriveCast(inPlay.combat, inPlay.play, row, choice, subjectSheet(inPlay, choice));
