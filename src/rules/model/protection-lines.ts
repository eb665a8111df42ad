import { bodyPlaces } from '../../catalog/body-place.ts';
import { memoizeByObject, memoizeFilter } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import { hitLocations } from '../house-rules/hit-locations.ts';
import { isInForce } from '../house-rules/rules-in-force.ts';
import type { ResolvedItem, SheetContext } from '../resolve/context.ts';
import { slungStat } from '../shared/slung-shield.ts';
import { placeStat } from '../stat-ids.ts';
import { againstCrushing, againstOtherTypes } from '../wording/armor-words.ts';
import type { Figures } from './figures.ts';
import type { BodyPlaceLine, Figure, LabelledFigure, ProtectionSum, SheetModel } from './sheet-model.ts';

/** The types of damage that armor may have other figures against, by the ends of their stats. */
const variants = [
  { suffix: '.impaling', when: 'against impaling' },
  { suffix: '.crushing', when: againstCrushing },
  { suffix: '.otherTypes', when: againstOtherTypes },
] as const;

/** Returns the parts of PD and DR (armor, shield and others) with the total; the figures against impaling in brackets. */
export function protectionBlocks(
  figures: Figures,
  hasPassiveDefense: boolean,
): Pick<SheetModel, 'passiveDefense' | 'damageResistance'> {
  const frontOnly = (['passiveDefense', 'damageResistance'] as const).some((half) =>
    differsBehind(figures, (suffix) => `${half}.armor${suffix}`),
  );
  const armor = frontOnly ? 'armor, front' : 'armor';
  const sum = (half: Half, namedParts: readonly (readonly [name: string, stat: StatId])[]): ProtectionSum => ({
    parts: [
      ...namedParts.map(([name, stat]) => part(figures, name, stat)),
      ...additionLines(
        figures,
        half,
        namedParts.map(([, stat]) => stat),
      ),
    ],
    total: total(figures, half),
    ...(frontOnly || (half === 'passiveDefense' && figures.worksheet.has(slungStat))
      ? { behind: total(figures, `${half}.behind`) }
      : {}),
  });
  return {
    passiveDefense: hasPassiveDefense
      ? sum('passiveDefense', [
          [armor, 'passiveDefense.armor'],
          ['shield', 'passiveDefense.shield'],
        ])
      : null,
    damageResistance: sum('damageResistance', [[armor, 'damageResistance.armor']]),
  };
}

type Half = 'passiveDefense' | 'damageResistance';

/** Whether a number, or that against impaling, differs from behind. `stat` builds the id of the stat from its suffix. */
function differsBehind(figures: Figures, stat: (suffix: string) => StatId): boolean {
  const { worksheet } = figures;
  if (!worksheet.has(stat('.behind'))) return false;
  return ['', ...variants.map(({ suffix }) => suffix)]
    .filter((suffix) => worksheet.has(stat(suffix)) && worksheet.has(stat(`.behind${suffix}`)))
    .some((suffix) => worksheet.number(stat(suffix)) !== worksheet.number(stat(`.behind${suffix}`)));
}

/** Returns a figure with that against the types of damage that it is least against in brackets; of equal ones the widest. */
function total(figures: Figures, stat: string): Figure {
  const { worksheet } = figures;
  const numberAgainst = (suffix: string): number => worksheet.number(`${stat}${suffix}`);
  const least = variants
    .filter(({ suffix }) => worksheet.has(`${stat}${suffix}`) && numberAgainst(suffix) !== numberAgainst(''))
    .reduceRight<(typeof variants)[number] | null>(
      (best, variant) => (best && numberAgainst(best.suffix) <= numberAgainst(variant.suffix) ? best : variant),
      null,
    );
  return least ? figures.withSecond(stat, `${stat}${least.suffix}`, least.when) : figures.of(stat);
}

const part = (figures: Figures, name: string, stat: string): LabelledFigure => ({
  name,
  figure: total(figures, stat),
});

/** Returns a line for each addition to the named parts: Toughness, a race. */
function additionLines(figures: Figures, stat: string, parts: readonly string[]): LabelledFigure[] {
  return figures.worksheet.get(stat).steps.flatMap((step) => {
    if (step.op !== 'add' || (step.from && parts.includes(step.from))) return [];
    return [{ name: step.words, figure: { text: String(step.value).replace('-', '−'), stat } }];
  });
}

const wornPieces = memoizeFilter<ResolvedItem>((item) => item.inUse && item.facet?.armor?.coverage === 'piece');

/**
 * PD and DR by place of the body: shown with hit locations, when pieces of armor are worn, and where anything else makes the
 * DR of a place another one.
 */
export function bodyPlaceLines(figures: Figures, context: SheetContext, hasPassiveDefense: boolean): BodyPlaceLine[] {
  const { worksheet } = figures;
  const places = placesWithResistance(worksheet.ids());
  if (wornPieces(context.items).length === 0 && !isInForce(context, hitLocations)) {
    const whole = worksheet.number('damageResistance');
    if (places.every((place) => worksheet.number(placeStat(place, 'damageResistance')) === whole)) return [];
  }
  return places.flatMap((place) => {
    const line = (name: string, side = ''): BodyPlaceLine => ({
      place: name,
      passiveDefense: hasPassiveDefense ? total(figures, placeStat(place, `passiveDefense${side}`)) : { text: '' },
      damageResistance: total(figures, placeStat(place, `damageResistance${side}`)),
    });
    const halves = ['passiveDefense', 'damageResistance'] as const;
    const differsBySide = halves.some((half) =>
      differsBehind(figures, (suffix) => placeStat(place, `${half}${suffix}`)),
    );
    return differsBySide ? [line(`${place}, front`), line(`${place}, behind`, '.behind')] : [line(place)];
  });
}

/** The places of the body that have a DR: those of the books in their order, then others. */
const placesWithResistance = memoizeByObject((ids: readonly StatId[]): readonly string[] => {
  const [before = '', after = ''] = placeStat('|', 'damageResistance').split('|');
  const named = ids
    .filter((id) => id.startsWith(before) && id.endsWith(after))
    .map((id) => id.slice(before.length, -after.length));
  return [...new Set<string>([...bodyPlaces.filter((place) => named.includes(place)), ...named])];
});
