import type { Figure } from '../rules/model/sheet-model.ts';

interface BracketLegendProps {
  readonly figures: readonly Figure[];
}

/** Says under a block what its figures in brackets are for. */
export function BracketLegend({ figures }: BracketLegendProps) {
  const whens = [...new Set(figures.flatMap(({ second }) => (second ? [second.when] : [])))];
  if (whens.length === 0) return null;
  return (
    <p className="sheet-legend" aria-hidden="true">
      In brackets: {whens.join('; ')}
    </p>
  );
}
