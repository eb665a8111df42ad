import { formatValue } from '../../engine/format.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import type { DerivedCharacter } from '../derive-character.ts';
import { buildModel } from '../model/build-model.ts';
import type { Figure, LabelledFigure } from '../model/sheet-model.ts';
import { statsIn } from '../model/worked-numbers.ts';
import { sameValue } from './brief-steps.ts';
import { type Absence, type Both, type Difference, type Heading, type Reason, textDifference } from './comparison.ts';
import { stepReasons } from './step-reasons.ts';

/** The numbers that are compared by themselves: all of the sheet except the parts of PD and DR. */
const statsOf = memoizeByObject((sheet: DerivedCharacter): ReadonlySet<StatId> => {
  const { passiveDefense, damageResistance, ...rest } = buildModel(sheet);
  const sums = [passiveDefense, damageResistance].map((sum) => [sum?.total, sum?.behind]);
  return new Set([...statsIn([rest, sums]), 'points.budget']);
});

/** The difference of two figures by their values, not by how each ruleset writes them; null where a side has none. */
export function figureDifference(
  both: Both,
  heading: Heading,
  before: Figure | null,
  after: Figure | null,
  absent: Absence = 'none',
): Difference[] {
  const beforeStat = before?.stat === undefined ? undefined : both.before.worksheet.find(before.stat);
  const afterStat = after?.stat === undefined ? undefined : both.after.worksheet.find(after.stat);
  if (beforeStat && afterStat && sameValue(beforeStat.value, afterStat.value)) return [];
  const [text, afterText] = [before?.text ?? null, after?.text ?? null];
  const onSheet = (stat: StatId) => statsOf(both.before).has(stat) || statsOf(both.after).has(stat);
  const why =
    beforeStat && afterStat ? withoutEcho(stepReasons(both, beforeStat, afterStat, onSheet), text, afterText) : [];
  const change = changeOf(beforeStat?.value, afterStat?.value);
  return textDifference(heading, text, afterText, { absent, why }).map((difference) =>
    change === null ? difference : { ...difference, change },
  );
}

/** How much one number is more than another; null where they are not both numbers. */
const changeOf = (before: unknown, after: unknown): number | null =>
  typeof before === 'number' && typeof after === 'number' && after !== before ? after - before : null;

/** A step that is the number itself need not repeat it: "bought" is enough. */
function withoutEcho(reasons: readonly Reason[], before: string | null, after: string | null): Reason[] {
  return reasons.map((reason) => {
    const echo = reasons.length === 1 && reason.before === before && reason.after === after;
    return echo && /^[a-z]/.test(reason.words) ? { words: reason.words, before: null, after: null } : reason;
  });
}

/** As {@link figureDifference}, with the figure in brackets as a second difference. */
export function figureDifferences(
  both: Both,
  heading: Heading,
  before: Figure | null,
  after: Figure | null,
  absent: Absence = 'none',
): Difference[] {
  const second = before?.second ?? after?.second;
  const inBrackets = (figure: Figure | null) => figure && (figure.second ?? figure);
  return [
    ...figureDifference(both, heading, before, after, absent),
    ...(second && before && after
      ? figureDifference(
          both,
          { ...heading, key: `${heading.key}.second`, part: [heading.part, second.when].filter(Boolean).join(', ') },
          inBrackets(before),
          inBrackets(after),
          absent,
        )
      : []),
  ];
}

/**
 * The differences of two lists of named figures, paired by their stats. A number that only one of the sheets shows is
 * looked up in the rules of the other; where those have none, the difference says so. `about` holds for all of them.
 */
export function listedDifferences(
  both: Both,
  chapter: string,
  before: readonly LabelledFigure[],
  after: readonly LabelledFigure[],
  about: Pick<Heading, 'unit' | 'detail'> = {},
): Difference[] {
  const idOf = ({ name, figure }: LabelledFigure) => figure.stat ?? name;
  const afterById = new Map(after.map((line) => [idOf(line), line]));
  const ids = new Set(before.map(idOf));
  const lines = [...before, ...after.filter((line) => !ids.has(idOf(line)))];
  const byId = new Map(before.map((line) => [idOf(line), line]));
  return lines.flatMap((line) => {
    const id = idOf(line);
    const beforeFigure = byId.get(id)?.figure ?? inOtherRules(both.before, line.figure);
    const afterFigure = afterById.get(id)?.figure ?? inOtherRules(both.after, line.figure);
    const heading = { key: `${chapter}:${id}`, name: line.name.charAt(0).toUpperCase() + line.name.slice(1), ...about };
    const absent = both.sameRules || id.startsWith('reaction:') ? 'none' : 'not in these rules';
    if ((!beforeFigure || !afterFigure) && ['0', 'none'].includes(line.figure.text)) return []; // nothing, by either rules
    return figureDifferences(both, heading, beforeFigure, afterFigure, absent);
  });
}

/** A number that a sheet does not show but its book has. A substitute for a missing number has no page. */
function inOtherRules({ worksheet, ruleset }: DerivedCharacter, { stat }: Figure): Figure | null {
  const derivation = stat === undefined ? undefined : worksheet.find(stat);
  if (!derivation?.cite) return null;
  return { text: formatValue(derivation.value, ruleset.notation), stat: derivation.id };
}
