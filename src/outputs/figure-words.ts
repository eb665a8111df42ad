import type { Figure, LabelledFigure } from '../rules/model/sheet-model.ts';
import type { Part } from './section.ts';

/** A figure as written: "14", or "14 (12)" with its second one. */
export const figureText = ({ text, second }: Figure): string => (second ? `${text} (${second.text})` : text);

/** Names with their figures, as fields. */
export const figureFields = (lines: readonly LabelledFigure[]): [string, string][] =>
  lines.map(({ name, figure }) => [name, figureText(figure)]);

/** What the figures in brackets are for: "In brackets: with large shield"; '' when there are none. */
function bracketWords(figures: readonly Figure[]): string {
  const whens = [...new Set(figures.flatMap(({ second }) => (second ? [second.when] : [])))];
  return whens.length === 0 ? '' : `In brackets: ${whens.join('; ')}`;
}

export const bracketLegend = (figures: readonly Figure[]): Part => ({ kind: 'legend', text: bracketWords(figures) });

/** Points as they follow a name: "[4]". */
export const inBrackets = (points: string): string => `[${points}]`;
