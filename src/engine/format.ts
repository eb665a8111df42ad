import { formatCitation } from './citation.ts';
import { type DiceNotation, formatDice, isDice } from './dice.ts';
import type { Derivation } from './step.ts';
import { chosen, type Step, type Value } from './step.ts';

const fractions = new Map([
  [0.25, '¼'],
  [0.3333, '⅓'],
  [0.5, '½'],
  [0.6667, '⅔'],
  [0.75, '¾'],
]);

/** A number as people write it: true minus, thousands separated, at most four decimals, no trailing zeros. */
export function formatNumber(value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  const rounded = Math.round(value * 10_000) / 10_000;
  const [whole = '0', decimals] = String(Math.abs(rounded)).split('.');
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return `${rounded < 0 ? '−' : ''}${grouped}${decimals ? `.${decimals}` : ''}`;
}

/** As {@link formatNumber}, with quarters, thirds and halves as fractions: ½, 3½, −1¼. */
export function formatFraction(value: number): string {
  if (Number.isInteger(value)) return formatNumber(value);
  const size = Math.abs(value);
  const part = fractions.get(Math.round((size % 1) * 10_000) / 10_000);
  if (!part) return formatNumber(value);
  const whole = Math.floor(size);
  return `${value < 0 ? '−' : ''}${whole === 0 ? '' : formatNumber(whole)}${part}`;
}

/** Dollars: with cents only if there are any, and then with both digits: $2,055, $2,055.75, −$0.50. */
export function formatMoney(dollars: number): string {
  const size = Math.abs(Math.round(dollars * 100) / 100);
  const whole = formatNumber(Math.floor(size));
  const cents = Math.round((size % 1) * 100);
  return `${dollars < 0 && size > 0 ? '−' : ''}$${whole}${cents === 0 ? '' : `.${String(cents).padStart(2, '0')}`}`;
}

/** With its sign, for modifiers: +2, −1, 0. */
export function formatSigned(value: number): string {
  return value > 0 ? `+${formatFraction(value)}` : formatFraction(value);
}

/** Inches as people write a height, to the nearest inch: 5′9″. */
export function formatHeight(inches: number): string {
  const whole = Math.round(inches);
  return `${Math.floor(whole / 12)}′${whole % 12}″`;
}

/** A value as the sheet prints it; null is "–". */
export function formatValue(value: Value, notation: DiceNotation): string {
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  return isDice(value) ? formatDice(value, notation) : formatFraction(value);
}

/**
 * The effect of a step, as arithmetic: "+2", "÷ 4", "15". Empty for roundings. The words of a bound say which way it
 * limits.
 */
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
export function formatStep(step: Step, notation: DiceNotation): string {
  if (step.op === 'choose') {
    const options = step.options.map((o) => `${o.words} ${formatValue(o.value, notation)}`).join(', ');
    return `${step.words}: ${options}`;
  }
  const figure = 'value' in step && step.value === null ? '' : stepFigure(step, notation);
  return figure === '' ? step.words : `${step.words} ${figure}`;
}

/** The whole calculation in one sentence: "Basic Speed 7: HT 13; DX +15; a quarter of the sum ÷ 4. (Man to Man p. 7)". */
export function describeDerivation(derivation: Derivation, notation: DiceNotation): string {
  const unit = derivation.unit && derivation.value !== null ? ` ${derivation.unit}` : '';
  const steps = derivation.steps.map((step) => formatStep(step, notation)).join('; ');
  const cite = derivation.cite ? ` (${formatCitation(derivation.cite)})` : '';
  return `${derivation.name} ${formatValue(derivation.value, notation)}${unit}: ${steps}.${cite}`;
}

/** A number of things: "1 hit", "3 hits", "0 hits". */
export const formatCountOf = (count: number, one: string): string =>
  `${formatNumber(count)} ${one}${count === 1 ? '' : 's'}`;

/** A span of whole seconds in words: "45 seconds", "1 minute 30 seconds", "2 hours", "7 days". */
export function formatSpan(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), 'day'],
    [Math.floor(seconds / 3600) % 24, 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  const words = parts.flatMap(([count, unit]) => (count === 0 ? [] : [formatCountOf(count, unit)]));
  return words.join(' ') || formatCountOf(0, 'second');
}

/** Returns an average in short, rounded to a tenth: "3.5". */
export const formatTenths = (value: number): string => formatNumber(Math.round(value * 10) / 10);

/** "a broadsword", "an axe": a noun with its article, by its first letter. */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** A text with its first letter in capitals, as a sentence or a label begins. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
