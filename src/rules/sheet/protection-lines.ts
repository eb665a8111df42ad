import type { SheetContext } from '../context.ts';
import { bodyPlaces } from '../shared/protection.ts';
import type { BodyPlaceLine, Figure, LabelledFigure, SheetModel } from '../sheet-model.ts';
import { placeStat } from '../stat-ids.ts';
import type { Figures } from './figures.ts';

const against = 'against impaling';

/** Armor, shield and everything else of PD and DR, with the total; the impaling figures in brackets. */
export function protectionBlocks(
  figures: Figures,
  hasPassiveDefense: boolean,
): Pick<SheetModel, 'passiveDefense' | 'damageResistance'> {
  const passiveDefense = hasPassiveDefense
    ? {
        parts: [
          part(figures, 'armor', 'passiveDefense.armor'),
          part(figures, 'shield', 'passiveDefense.shield'),
          ...rest(figures, 'passiveDefense', ['passiveDefense.armor', 'passiveDefense.shield']),
        ],
        total: total(figures, 'passiveDefense'),
      }
    : null;
  return {
    passiveDefense,
    damageResistance: {
      parts: [
        part(figures, 'armor', 'damageResistance.armor'),
        ...rest(figures, 'damageResistance', ['damageResistance.armor']),
      ],
      total: total(figures, 'damageResistance'),
    },
  };
}

const total = (figures: Figures, stat: string): Figure => figures.withSecond(stat, `${stat}.impaling`, against);

const part = (figures: Figures, name: string, stat: string): LabelledFigure => ({
  name,
  figure: figures.withSecond(stat, `${stat}.impaling`, against),
});

/** What is added beside the named parts, one line each: Toughness, a race. */
function rest(figures: Figures, stat: string, parts: readonly string[]): LabelledFigure[] {
  return figures.worksheet.get(stat).steps.flatMap((step) => {
    if (step.op !== 'add' || (step.from && parts.includes(step.from))) return [];
    return [{ name: step.words, figure: { text: String(step.value).replace('-', '−'), stat } }];
  });
}

/** PD and DR by place of the body: shown with hit locations, or when pieces of armor are worn. */
export function bodyPlaceLines(figures: Figures, context: SheetContext, hasPassiveDefense: boolean): BodyPlaceLine[] {
  const pieces = context.items.some((item) => item.inUse && item.facet?.armor?.coverage === 'piece');
  if (!pieces && !context.houseRules.has('hit-locations')) return [];
  const own = context.items.flatMap((item) => (item.inUse ? (item.facet?.armor?.places ?? []) : []));
  return [...new Set<string>([...bodyPlaces, ...own])].flatMap((place) => {
    const resistance = placeStat(place, 'damageResistance');
    if (!figures.worksheet.has(resistance)) return [];
    const defense = placeStat(place, 'passiveDefense');
    return [
      {
        place,
        passiveDefense: hasPassiveDefense ? figures.withSecond(defense, `${defense}.impaling`, against) : { text: '' },
        damageResistance: figures.withSecond(resistance, `${resistance}.impaling`, against),
      },
    ];
  });
}
