import { formatSigned } from '../../engine/numbers.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { reactionOf } from '../shared/reactions.ts';
import type { LabelledFigure } from '../sheet-model.ts';
import { reactionStat } from '../stat-ids.ts';

const everyone = reactionStat();

/** The reactions of narrower circles of people, as far as the worksheet has any. */
export const narrowerReactions = (worksheet: Worksheet): StatId[] =>
  worksheet.has(everyone) ? worksheet.ids().filter((id) => id.startsWith(`${everyone}:`)) : [];

/**
 * What is added to reaction rolls, with its sign: of everyone, then of each circle of people with whom it differs from
 * that; and Status, where it is not an ordinary person's. One line that says "none" where there is nothing; no line at
 * all where the ruleset has no such number.
 */
export function reactionLines(worksheet: Worksheet): LabelledFigure[] {
  if (!worksheet.has(everyone)) return [];
  const line = (stat: StatId, text: string): LabelledFigure => {
    const { name } = worksheet.get(stat);
    return { name: name.startsWith(reactionOf) ? name.slice(reactionOf.length) : name, figure: { text, stat } };
  };
  const ofEveryone = worksheet.number(everyone);
  const differing = narrowerReactions(worksheet).filter((id) => worksheet.number(id) !== ofEveryone);
  const nothing = ofEveryone === 0 && differing.length === 0;
  const reactions = [everyone, ...differing].map((id) => line(id, formatSigned(worksheet.number(id))));
  const status = worksheet.find('status');
  const statusLines = status && status.value !== 0 ? [line('status', formatSigned(worksheet.number('status')))] : [];
  return [...(nothing ? [line(everyone, 'none')] : reactions), ...statusLines];
}
