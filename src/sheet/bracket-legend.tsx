import type { Figure } from '../rules/model/sheet-model.ts';

interface BracketLegendProps {
  readonly figures: readonly Figure[];
}

/** Explains under a block what its figures in brackets apply to. */
export function BracketLegend({ figures }: BracketLegendProps) {
  const situations = [...new Set(figures.flatMap(({ second }) => (second ? [second.when] : [])))];
  if (situations.length === 0) return null;
  return (
    <p className="sheet-legend" aria-hidden="true">
      In brackets: {situations.join('; ')}
    </p>
  );
}
