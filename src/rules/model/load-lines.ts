import { WhatIfWorksheet } from '../../engine/overlay.ts';
import type { StatId } from '../../engine/step.ts';
import type { Ruleset } from '../ruleset.ts';
import { limitStat } from '../shared/load.ts';
import { Figures } from './figures.ts';
import type { Figure, LoadLine } from './sheet-model.ts';

/** Returns each load level of the character, with Move and Dodge by the ruleset's formulas. */
export function loadLines(figures: Figures, { loadLevels }: Pick<Ruleset, 'loadLevels'>): LoadLine[] {
  const { worksheet, notation } = figures;
  const level = worksheet.number('encumbrance');
  return loadLevels.flatMap(({ name }, i) => {
    if (!worksheet.has(limitStat(i))) return [];
    const loaded = new Figures(new WhatIfWorksheet(worksheet, 'encumbrance', i, 'encumbrance level'), notation);
    // Without stats: only the current Move and Dodge can be explained.
    const plainFigure = (stat: StatId): Figure => ({ text: loaded.of(stat).text });
    return [
      {
        name,
        limit: figures.of(limitStat(i)),
        move: plainFigure('move'),
        dodge: plainFigure('dodge'),
        now: i === level,
      },
    ];
  });
}
