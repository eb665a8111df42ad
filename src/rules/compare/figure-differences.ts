import { memoizeByObject } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import { formatValue } from '../../engine/words.ts';
import type { DerivedCharacter } from '../derive-character.ts';
import { buildModel } from '../model/build-model.ts';
import type { Figure, LabelledFigure } from '../model/sheet-model.ts';
import { statsIn } from '../model/worked-numbers.ts';
import { sameValue } from './brief-steps.ts';
import { type Absence, type Both, type Difference, type Heading, type Reason, textDifference } from './comparison.ts';
import { stepReasons } from './step-reasons.ts';

/** The numbers that have a difference of their own: all of the sheet but the parts of PD and DR. */
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
  absent: Absence = 'not there',
): Difference[] {
  const one = before?.stat === undefined ? undefined : both.before.worksheet.find(before.stat);
  const other = after?.stat === undefined ? undefined : both.after.worksheet.find(after.stat);
  if (one && other && sameValue(one.value, other.value)) return [];
  const [text, otherText] = [before?.text ?? null, after?.text ?? null];
  const onSheet = (stat: StatId) => statsOf(both.before).has(stat) || statsOf(both.after).has(stat);
  const why = one && other ? withoutEcho(stepReasons(both, one, other, onSheet), text, otherText) : [];
  return textDifference(heading, text, otherText, { absent, why });
}

/** A step that is the number itself need not repeat it: "bought" says enough. */
function withoutEcho(reasons: readonly Reason[], before: string | null, after: string | null): Reason[] {
  return reasons.map((reason) => {
    const echo = reasons.length === 1 && reason.before === before && reason.after === after;
    return echo && /^[a-z]/.test(reason.words) ? { words: reason.words, before: null, after: null } : reason;
  });
}

/** As {@link figureDifference}, with what stands in brackets behind the figure as a difference of its own. */
export function figureDifferences(
  both: Both,
  heading: Heading,
  before: Figure | null,
  after: Figure | null,
  absent: Absence = 'not there',
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
 * looked up in the rules of the other; where those have none, that is said.
 */
export function listedDifferences(
  both: Both,
  chapter: string,
  before: readonly LabelledFigure[],
  after: readonly LabelledFigure[],
): Difference[] {
  const idOf = ({ name, figure }: LabelledFigure) => figure.stat ?? name;
  const others = new Map(after.map((line) => [idOf(line), line]));
  const known = new Set(before.map(idOf));
  const lines = [...before, ...after.filter((line) => !known.has(idOf(line)))];
  const own = new Map(before.map((line) => [idOf(line), line]));
  return lines.flatMap((line) => {
    const id = idOf(line);
    const one = own.get(id)?.figure ?? inOtherRules(both.before, line.figure);
    const other = others.get(id)?.figure ?? inOtherRules(both.after, line.figure);
    const heading = { key: `${chapter}:${id}`, name: line.name.charAt(0).toUpperCase() + line.name.slice(1) };
    const absent = both.sameRules || id.startsWith('reaction:') ? 'not there' : 'not in these rules';
    if ((!one || !other) && ['0', 'none'].includes(line.figure.text)) return []; // nothing, by either rules
    return figureDifferences(both, heading, one, other, absent);
  });
}

/** A number that a sheet does not show but its book has. What only stands in for a missing one has no page. */
function inOtherRules({ worksheet, ruleset }: DerivedCharacter, { stat }: Figure): Figure | null {
  const derivation = stat === undefined ? undefined : worksheet.find(stat);
  if (!derivation?.cite) return null;
  return { text: formatValue(derivation.value, ruleset.notation), stat: derivation.id };
}
