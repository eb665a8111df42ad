import { stripBidiControls } from '../../character/schema-parts.ts';
import { type DiceNotation, isDice } from '../../engine/dice.ts';
import { formatStep, formatValue, stepFigure } from '../../engine/format.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { changedNothing, chosen, type Derivation, type StatId, type Step, type Value } from '../../engine/step.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { buildModel } from '../model/build-model.ts';
import type { Figure, LabeledFigure } from '../model/sheet-model.ts';
import { statsIn } from '../model/worked-numbers.ts';
import { type Absence, type Both, type Difference, type Heading, type Reason, textDifference } from './comparison.ts';
import { pairRows, type Signature, sign } from './pair-rows.ts';

/** How the two sides write dice. */
type Notations = readonly [before: DiceNotation, after: DiceNotation];

/** True for two values that are the same number, dice or word. */
function sameValue(before: Value, after: Value): boolean {
  if (isDice(before) && isDice(after)) return before.dice === after.dice && before.adds === after.adds;
  return before === after;
}

/** True for two steps with the same words and effect; for a choice only the chosen option counts. */
const sameStep = (before: Step, after: Step): boolean =>
  describeChosen(before) === describeChosen(after) && sameValue(resultOf(before), resultOf(after));

function resultOf(step: Step): Value {
  if (step.op === 'choose') return chosen(step.options, step.pick)?.value ?? null;
  return step.op === 'round' ? null : step.value;
}

/** The words of a step; for a choice those of the chosen option. */
const describeChosen = (step: Step): string =>
  step.op === 'choose' ? (chosen(step.options, step.pick)?.words ?? step.words) : step.words;

/** The number that a step read; of a choice the one that was chosen. */
const sourceOf = (step: Step): StatId | undefined =>
  step.op === 'choose' ? chosen(step.options, step.pick)?.from : step.from;

/** A step with its figure: "medium load −2"; for a choice only the chosen option. */
function describeStep(step: Step, notation: DiceNotation): string {
  if (step.op !== 'choose') return formatStep({ ...step, words: withoutUnit(step.words) }, notation);
  const best = chosen(step.options, step.pick);
  return best ? `${best.words} ${formatValue(best.value, notation)}` : step.words;
}

/** The step before and after. */
function changedStep(before: Step, after: Step, [beforeNotation, afterNotation]: Notations): Reason {
  if (before.op === 'lookup' && after.op === 'lookup' && before.table === after.table && before.key !== after.key) {
    return { words: before.table, before: before.key, after: after.key };
  }
  const figures = { before: stepFigure(before, beforeNotation), after: stepFigure(after, afterNotation) };
  if (describeChosen(before) === describeChosen(after) && figures.before !== '' && figures.after !== '') {
    return { words: withoutUnit(describeChosen(before)), ...figures };
  }
  return { words: '', before: describeStep(before, beforeNotation), after: describeStep(after, afterNotation) };
}

/** "Toughness, points" is clear enough without its end if figures follow. */
const withoutUnit = (words: string): string => words.replace(/, points$/, '');

/** True for a step that left no mark on the value; a fact that decided about others has one. */
const isWithoutEffect = (derivation: Derivation, index: number): boolean =>
  index > 0 && derivation.steps[index]?.op !== 'given' && changedNothing(derivation, index);

/** A whole calculation: "Move 5", "Basic Speed 6¼; base +3; rounded down". */
const describeCalculation = (derivation: Derivation, notation: DiceNotation): string =>
  derivation.steps
    .filter((_, i) => !isWithoutEffect(derivation, i))
    .map((step) => describeStep(step, notation))
    .join('; ');

/** A step with the calculation that it belongs to. */
interface Place {
  readonly step: Step;
  readonly first: boolean;
  /** True for a step of the row to which the number belongs: the points of a skill. */
  readonly own: boolean;
  readonly hasEffect: boolean;
}

/**
 * A reason with its rank: 0 for the cause of the difference, 1 for facts and arithmetic that accompany it, 2 for the
 * row of a table that another number selects.
 */
interface RankedReason extends Reason {
  readonly rank: 0 | 1 | 2;
}

/** How many levels deep a number without its own difference is followed to its sources. */
const deepest = 3;
/** Longer calculations are sums, which are better compared step by step. */
const longestWorking = 5;

const signatures: readonly Signature<Place>[] = [
  ({ step }) => sign(step.op, step.words),
  ({ step }) => (step.from === undefined ? null : sign(step.op, step.from)),
  ({ step }) => (step.op === 'lookup' ? sign(step.op, step.table) : null),
  ({ step }) => (step.row === undefined || step.from !== undefined ? null : sign(step.op, step.row)),
  ({ step, own }) => (own && step.from === undefined ? sign(step.op, 'own') : null),
  ({ step }) => (step.op === 'given' ? 'given' : null),
  ({ first }) => (first ? 'first' : null),
];

/**
 * Why a number is not the same on both sides: the steps of its two calculations that differ, in words. `isListed` says
 * which numbers have their own difference; any other number is followed to its own steps. If two rulesets compute it in
 * different ways, both calculations are given in full.
 */
function stepReasons(
  both: Both,
  before: Derivation,
  after: Derivation,
  isListed: (stat: StatId) => boolean,
  depth = 0,
): Reason[] {
  const notations: Notations = [both.before.ruleset.notation, both.after.ruleset.notation];
  const pairs = pairRows(placesOf(before), placesOf(after), signatures);
  const differentMethod = pairs.some(({ before: beforeStep, after: afterStep }) => {
    const alone = beforeStep === null ? afterStep : afterStep === null ? beforeStep : null;
    return alone !== null && alone.step.row === undefined && alone.step.op !== 'add';
  });
  const length = Math.max(before.steps.length, after.steps.length);
  if (!both.sameRules && differentMethod && length <= longestWorking) {
    return [
      { words: '', before: describeCalculation(before, notations[0]), after: describeCalculation(after, notations[1]) },
    ];
  }
  const reasons = pairs.flatMap((pair): RankedReason[] => {
    if (pair.before === null) return aloneStep(pair.after, notations[1], { before: null, after: '' });
    if (pair.after === null) return aloneStep(pair.before, notations[0], { before: '', after: null });
    const [beforeStep, afterStep] = [pair.before.step, pair.after.step];
    if (sameStep(beforeStep, afterStep)) return [];
    const inner = depth < deepest ? innerReasons(both, beforeStep, afterStep, isListed, depth) : [];
    if (inner.length > 0) return inner.map((reason) => ({ ...reason, rank: 0 }));
    return [{ ...changedStep(beforeStep, afterStep, notations), rank: rankOf(beforeStep, afterStep) }];
  });
  return strongestReasons(reasons);
}

function placesOf(derivation: Derivation): Place[] {
  return derivation.steps.flatMap((step, i) => {
    if (step.op === 'round') return [];
    const own = step.row !== undefined && derivation.id.includes(`:${step.row}.`);
    return [{ step, first: i === 0, own, hasEffect: !isWithoutEffect(derivation, i) }];
  });
}

const arithmetic = new Set<Step['op']>(['multiply', 'divide', 'atLeast', 'atMost', 'given']);

/** The reason for a step that only one side has; none if the step had no effect. */
function aloneStep(
  { step, hasEffect }: Place,
  notation: DiceNotation,
  sides: Pick<Reason, 'before' | 'after'>,
): RankedReason[] {
  if (!hasEffect) return [];
  const rank = step.row === undefined && arithmetic.has(step.op) ? 1 : 0;
  return [{ words: describeStep(step, notation), ...sides, rank }];
}

function rankOf(beforeStep: Step, afterStep: Step): RankedReason['rank'] {
  if (beforeStep.op === 'lookup' && afterStep.op === 'lookup') return 2;
  return beforeStep.op === 'given' && afterStep.op === 'given' && beforeStep.from !== afterStep.from ? 1 : 0;
}

/** The reasons in the source of a step, if the words of both steps agree and the source is not listed itself. */
function innerReasons(
  both: Both,
  beforeStep: Step,
  afterStep: Step,
  isListed: (stat: StatId) => boolean,
  depth: number,
): Reason[] {
  const [source, otherSource] = [sourceOf(beforeStep), sourceOf(afterStep)];
  if (source === undefined || otherSource === undefined || isListed(source) || isListed(otherSource)) return [];
  if (describeChosen(beforeStep) !== describeChosen(afterStep)) return [];
  const [inner, otherInner] = [both.before.worksheet.find(source), both.after.worksheet.find(otherSource)];
  if (!inner || !otherInner || sameValue(inner.value, otherInner.value)) return [];
  return stepReasons(both, inner, otherInner, isListed, depth + 1);
}

/** The reasons of the best rank there is, each once. */
function strongestReasons(reasons: readonly RankedReason[]): Reason[] {
  const least = Math.min(...reasons.map(({ rank }) => rank));
  const unique = new Map<string, Reason>();
  for (const { words, before, after, rank } of reasons) {
    if (rank !== least) continue;
    const reason = { words: stripBidiControls(words), before: plain(before), after: plain(after) };
    unique.set(JSON.stringify(reason), reason);
  }
  return [...unique.values()];
}

const plain = (text: string | null): string | null => text && stripBidiControls(text);

/** The numbers that are compared by themselves: all of the sheet except the parts of PD and DR. */
const statsOf = memoizeByObject((sheet: DerivedCharacter): ReadonlySet<StatId> => {
  const { passiveDefense, damageResistance, ...rest } = buildModel(sheet);
  const sums = [passiveDefense, damageResistance].map((sum) => [sum?.total, sum?.behind]);
  return new Set([...statsIn([rest, sums]), 'points.budget']);
});

/** The difference of two figures by their values, not by how each ruleset writes them; null if a side has none. */
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

/** How much one number is more than another; null if they are not both numbers. */
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
 * looked up in the rules of the other; if they have none, the difference says so. `about` applies to all of them.
 */
export function listedDifferences(
  both: Both,
  chapter: string,
  before: readonly LabeledFigure[],
  after: readonly LabeledFigure[],
  about: Pick<Heading, 'unit' | 'detail'> = {},
): Difference[] {
  const idOf = ({ name, figure }: LabeledFigure) => figure.stat ?? name;
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
