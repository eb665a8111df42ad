import type { Figures } from './figures.ts';
import type { LabelledFigure, SheetModel, VitalFigure } from './sheet-model.ts';

/** Returns the figures of the band under the name, in the order of play. Passive defense only where the ruleset has it. */
export const vitalFigures = (
  figures: Figures,
  activeDefenses: readonly LabelledFigure[],
  { passiveDefense, damageResistance }: Pick<SheetModel, 'passiveDefense' | 'damageResistance'>,
): VitalFigure[] => [
  { name: 'Hits', shape: 'cartouche', figure: figures.of('hitPoints') },
  { name: 'Fatigue', shape: 'flask', figure: figures.of('fatiguePoints') },
  { name: 'Move', shape: 'pennant', figure: figures.of('move') },
  ...activeDefenses.map((defense): VitalFigure => ({ ...defense, shape: 'shield' })),
  ...(passiveDefense ? [{ name: 'PD', shape: 'octagon', figure: passiveDefense.total } as const] : []),
  { name: 'DR', shape: 'octagon', figure: damageResistance.total },
];
