import { citationWords } from './citation.ts';
import type { Derivation } from './derivation.ts';
import { type DiceNotation, formatDice, isDice } from './dice.ts';
import { chosen } from './fold.ts';
import { formatFraction, formatSigned } from './numbers.ts';
import type { Step, Value } from './step.ts';

/** A value as the sheet prints it; null is "–". */
export function formatValue(value: Value, notation: DiceNotation): string {
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  return isDice(value) ? formatDice(value, notation) : formatFraction(value);
}

/** What a step does, as arithmetic: "+2", "÷ 4", "15". Empty for roundings. The words of a bound say which way it holds. */
export function stepFigure(step: Step, notation: DiceNotation): string {
  switch (step.op) {
    case 'start':
    case 'lookup':
    case 'given':
      return formatValue(step.value, notation);
    case 'add':
      return formatSigned(step.value);
    case 'multiply':
      return `× ${formatFraction(step.value)}`;
    case 'divide':
      return `÷ ${formatFraction(step.value)}`;
    case 'atLeast':
    case 'atMost':
      return formatValue(step.value, notation);
    case 'choose':
      return formatValue(chosen(step.options, step.pick)?.value ?? null, notation);
    case 'round':
      return '';
  }
}

/** A step in words with its figure: "HT 13", "Toughness +1", "÷ 4", "best of: Dodge 5, Parry 8". */
export function stepWords(step: Step, notation: DiceNotation): string {
  if (step.op === 'choose') {
    const options = step.options.map((o) => `${o.words} ${formatValue(o.value, notation)}`).join(', ');
    return `${step.words}: ${options}`;
  }
  const figure = 'value' in step && step.value === null ? '' : stepFigure(step, notation);
  return figure === '' ? step.words : `${step.words} ${figure}`;
}

/** The whole calculation in one sentence: "Basic Speed 7: HT 13; DX +15; a quarter of the sum ÷ 4. (Man to Man p. 7)". */
export function derivationSentence(derivation: Derivation, notation: DiceNotation): string {
  const unit = derivation.unit && derivation.value !== null ? ` ${derivation.unit}` : '';
  const steps = derivation.steps.map((step) => stepWords(step, notation)).join('; ');
  const cite = derivation.cite ? ` (${citationWords(derivation.cite)})` : '';
  return `${derivation.name} ${formatValue(derivation.value, notation)}${unit}: ${steps}.${cite}`;
}

/** True for a step that left the value as it was and only matters to the curious. */
export function changedNothing(derivation: Derivation, index: number): boolean {
  const step = derivation.steps[index];
  if (!step || step.op === 'start' || step.op === 'lookup' || step.op === 'choose') return false;
  const before = index === 0 ? null : (derivation.after[index - 1] ?? null);
  const after = derivation.after[index] ?? null;
  if (isDice(before) && isDice(after)) return before.dice === after.dice && before.adds === after.adds;
  return before === after;
}

/** A text with its first letter in capitals, as a sentence or a label begins. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
