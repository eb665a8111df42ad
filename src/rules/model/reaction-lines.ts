import { formatMoney, formatSigned } from '../../engine/format.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { findWiderReaction, reactionOf } from '../shared/reactions.ts';
import { reactionStat } from '../stat-ids.ts';
import type { LabelledFigure } from './sheet-model.ts';

const everyone = reactionStat();

/** Returns the stats for reactions of narrower groups of people that the worksheet has. */
export const narrowerReactions = (worksheet: Worksheet): readonly StatId[] =>
  worksheet.has(everyone) ? narrowerAmong(worksheet.ids()) : [];

const narrowerAmong = memoizeByObject((ids: readonly StatId[]) => ids.filter((id) => id.startsWith(`${everyone}:`)));

/**
 * Returns the modifiers of reaction rolls, with sign: the general one, then each group's that differs from the next
 * wider group's (a reader uses the narrowest line that fits); and Status, unless it is an ordinary person's. A single
 * line "none" where all are 0; no lines where the ruleset has no reactions.
 */
export function reactionLines(worksheet: Worksheet): LabelledFigure[] {
  if (!worksheet.has(everyone)) return standingLines(worksheet);
  const line = (stat: StatId, text: string): LabelledFigure => {
    const { name } = worksheet.get(stat);
    return { name: name.startsWith(reactionOf) ? name.slice(reactionOf.length) : name, figure: { text, stat } };
  };
  const wider = (id: StatId): StatId => findWiderReaction(id, (stat) => worksheet.has(stat));
  const differingLines = narrowerReactions(worksheet).filter(
    (id) => worksheet.number(id) !== worksheet.number(wider(id)),
  );
  const isEmpty = worksheet.number(everyone) === 0 && differingLines.length === 0;
  const reactions = [everyone, ...differingLines].map((id) => line(id, formatSigned(worksheet.number(id))));
  return [...(isEmpty ? [line(everyone, 'none')] : reactions), ...standingLines(worksheet)];
}

/** Returns Status, unless it is an ordinary person's, and its monthly cost of living, where the ruleset has that. */
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
            figure: { text: formatMoney(worksheet.number(cost.id)), stat: cost.id },
          },
        ]
      : []),
  ];
}
