import { formatNumber, formatSigned } from '../../engine/numbers.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { nextWiderReaction, reactionOf } from '../shared/reactions.ts';
import { reactionStat } from '../stat-ids.ts';
import type { LabelledFigure } from './sheet-model.ts';

const everyone = reactionStat();

/** The reactions of narrower circles of people, as far as the worksheet has any. */
export const narrowerReactions = (worksheet: Worksheet): StatId[] =>
  worksheet.has(everyone) ? worksheet.ids().filter((id) => id.startsWith(`${everyone}:`)) : [];

/**
 * What is added to reaction rolls, with its sign: of everyone, then of each group with which it differs from the next
 * wider group's (a reader adds the narrowest line that fits); and Status, where it is not an ordinary person's. One line
 * that says "none" where there is nothing; no reactions at all where the ruleset has no such number.
 */
export function reactionLines(worksheet: Worksheet): LabelledFigure[] {
  if (!worksheet.has(everyone)) return standingLines(worksheet);
  const line = (stat: StatId, text: string): LabelledFigure => {
    const { name } = worksheet.get(stat);
    return { name: name.startsWith(reactionOf) ? name.slice(reactionOf.length) : name, figure: { text, stat } };
  };
  const wider = (id: StatId): StatId => nextWiderReaction(id, (stat) => worksheet.has(stat));
  const differing = narrowerReactions(worksheet).filter((id) => worksheet.number(id) !== worksheet.number(wider(id)));
  const nothing = worksheet.number(everyone) === 0 && differing.length === 0;
  const reactions = [everyone, ...differing].map((id) => line(id, formatSigned(worksheet.number(id))));
  return [...(nothing ? [line(everyone, 'none')] : reactions), ...standingLines(worksheet)];
}

/** Status, where it is not an ordinary person's, and what a month at it costs, where the ruleset knows that. */
function standingLines(worksheet: Worksheet): LabelledFigure[] {
  const status = worksheet.has('status') ? worksheet.number('status') : 0;
  if (status === 0) return [];
  const cost = worksheet.find('costOfLiving');
  return [
    { name: worksheet.get('status').name, figure: { text: formatSigned(status), stat: 'status' } },
    ...(cost
      ? [
          {
            name: 'Cost of living a month',
            figure: { text: `$${formatNumber(worksheet.number(cost.id))}`, stat: cost.id },
          },
        ]
      : []),
  ];
}
