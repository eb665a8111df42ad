import { type Figure, type SheetModel, situationsInBrackets } from '../rules/model/sheet-model.ts';

interface BracketLegendProps {
  readonly figures: readonly Figure[];
  /** The vital figures of the sheet, if their legend is not to be repeated. */
  readonly band?: SheetModel['vitals'];
}

/** Explains under a block what its figures in brackets apply to. */
export function BracketLegend({ figures, band }: BracketLegendProps) {
  const situations = situationsInBrackets(figures, band);
  if (situations.length === 0) return null;
  return (
    <p className="sheet-legend" aria-hidden="true">
      In brackets: {situations.join('; ')}
    </p>
  );
}
