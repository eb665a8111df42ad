import { stripBidiControls } from '../../character/bidi-controls.ts';
import type { Derivation } from '../../engine/derivation.ts';
import type { DiceNotation } from '../../engine/dice.ts';
import type { StatId, Step } from '../../engine/step.ts';
import {
  changedStep,
  describeCalculation,
  describeChosen,
  describeStep,
  isWithoutEffect,
  type Notations,
  sameStep,
  sameValue,
  sourceOf,
} from './brief-steps.ts';
import type { Both, Reason } from './comparison.ts';
import { pairRows, type Signature, sign } from './pair-rows.ts';

/** A step with the calculation that it belongs to. */
interface Place {
  readonly step: Step;
  readonly first: boolean;
  /** True for a step of the row to which the number belongs: the points of a skill. */
  readonly own: boolean;
  readonly hasEffect: boolean;
}

/**
 * A reason with its rank: 0 for what makes the difference, 1 for facts and arithmetic that accompany it, 2 for the row of a
 * table that another number selects.
 */
interface RankedReason extends Reason {
  readonly rank: 0 | 1 | 2;
}

/** How many levels deep a number without a difference of its own is followed to its sources. */
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
 * which numbers have a difference of their own; any other number is followed to its own steps. Where two rulesets work it
 * out in different ways, both calculations are given in full.
 */
export function stepReasons(
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

/** The reasons in the source of a step, where the words of both steps agree and the source is not listed itself. */
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
