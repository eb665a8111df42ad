import { changedNothing, type Derivation } from '../../engine/derivation.ts';
import { type DiceNotation, isDice } from '../../engine/dice.ts';
import { formatValue, stepFigure, stepWords } from '../../engine/format.ts';
import { chosen, type StatId, type Step, type Value } from '../../engine/step.ts';
import type { Reason } from './comparison.ts';

/** How the two sides write dice. */
export type Notations = readonly [before: DiceNotation, after: DiceNotation];

/** True for two values that are the same number, dice or word. */
export function sameValue(before: Value, after: Value): boolean {
  if (isDice(before) && isDice(after)) return before.dice === after.dice && before.adds === after.adds;
  return before === after;
}

/** True for two steps that say and do the same; of a choice counts only what was chosen. */
export const sameStep = (before: Step, after: Step): boolean =>
  describeChosen(before) === describeChosen(after) && sameValue(resultOf(before), resultOf(after));

function resultOf(step: Step): Value {
  if (step.op === 'choose') return chosen(step.options, step.pick)?.value ?? null;
  return step.op === 'round' ? null : step.value;
}

/** The words of a step; of a choice those of what was chosen. */
export const describeChosen = (step: Step): string =>
  step.op === 'choose' ? (chosen(step.options, step.pick)?.words ?? step.words) : step.words;

/** The number that a step read; of a choice the one that was chosen. */
export const sourceOf = (step: Step): StatId | undefined =>
  step.op === 'choose' ? chosen(step.options, step.pick)?.from : step.from;

/** A step with its figure: "medium load −2"; of a choice only what was chosen. */
export function describeStep(step: Step, notation: DiceNotation): string {
  if (step.op !== 'choose') return stepWords({ ...step, words: withoutUnit(step.words) }, notation);
  const best = chosen(step.options, step.pick);
  return best ? `${best.words} ${formatValue(best.value, notation)}` : step.words;
}

/** What a step was and what it is now. */
export function changedStep(before: Step, after: Step, [beforeNotation, afterNotation]: Notations): Reason {
  if (before.op === 'lookup' && after.op === 'lookup' && before.table === after.table && before.key !== after.key) {
    return { words: before.table, before: before.key, after: after.key };
  }
  const figures = { before: stepFigure(before, beforeNotation), after: stepFigure(after, afterNotation) };
  if (describeChosen(before) === describeChosen(after) && figures.before !== '' && figures.after !== '') {
    return { words: withoutUnit(describeChosen(before)), ...figures };
  }
  return { words: '', before: describeStep(before, beforeNotation), after: describeStep(after, afterNotation) };
}

/** "Toughness, points" is clear enough without its end where figures follow. */
const withoutUnit = (words: string): string => words.replace(/, points$/, '');

/** True for a step that left no mark on the value; a fact that decided about others has one. */
export const isWithoutEffect = (derivation: Derivation, index: number): boolean =>
  index > 0 && derivation.steps[index]?.op !== 'given' && changedNothing(derivation, index);

/** A whole calculation: "Move 5", "Basic Speed 6¼; base +3; rounded down". */
export const describeCalculation = (derivation: Derivation, notation: DiceNotation): string =>
  derivation.steps
    .filter((_, i) => !isWithoutEffect(derivation, i))
    .map((step) => describeStep(step, notation))
    .join('; ');
