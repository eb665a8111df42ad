import { type Figure, formatFigure, type LabelledFigure } from '../rules/model/sheet-model.ts';
import type { SectionPart } from './section.ts';

/** Names with their figures, as fields. */
export const formatFigureFields = (lines: readonly LabelledFigure[]): [string, string][] =>
  lines.map(({ name, figure }) => [name, formatFigure(figure)]);

/** What the figures in brackets are for: "In brackets: with large shield"; '' when there are none. */
function describeBrackets(figures: readonly Figure[]): string {
  const whens = [...new Set(figures.flatMap(({ second }) => (second ? [second.when] : [])))];
  return whens.length === 0 ? '' : `In brackets: ${whens.join('; ')}`;
}

export const createBracketLegend = (figures: readonly Figure[]): SectionPart => ({
  kind: 'legend',
  text: describeBrackets(figures),
});
