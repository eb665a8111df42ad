import { formatSigned } from '../../engine/format.ts';
import { groupBy } from '../../rules/shared/group-by.ts';
import { type BodyPlaceLine, type Figure, type LabeledFigure, type PoolOfSheet, reactionTitle } from './sheet-model.ts';
import { bracketLegend, drawn, inTexts, type SheetTable, type TableColumn } from './sheet-table.ts';

/** Short tables of figures: reactions, armor by place, points earned. */

const reactionColumns: readonly TableColumn<LabeledFigure>[] = [
  { heading: '', cell: ({ name }) => ({ text: name }), width: 'rest' },
  {
    heading: '',
    cell: (line) => line,
    holds: 'figures',
    look: 'strong',
    width: { least: 30, beside: 1 }, // a cost of living is wider than a modifier
  },
];

/** Reaction modifiers and Status. If there is only the general reaction, it is in the title line. */
export const reactionTable: SheetTable<LabeledFigure> = {
  id: 'reactions',
  columns: () => reactionColumns,
  blocks: ({ reactions }) => {
    const [first, ...others] = reactions;
    if (!first) return [];
    const block = { key: 'reactions', title: reactionTitle(reactions), lines: reactions };
    return others.length > 0
      ? [block]
      : [{ ...block, lines: [], figure: { name: `Reaction of ${first.name}`, figure: first.figure } }];
  },
  key: ({ name, figure }) => figure.stat ?? name,
};

const poolColumns: readonly TableColumn<PoolOfSheet>[] = [
  {
    heading: 'Pool',
    cell: ({ name, regained, note, points: { value = 0 } }) => ({
      text: name,
      small: regained,
      note,
      boxes: value,
    }),
    width: 'rest',
  },
  {
    heading: 'Points',
    cell: ({ name, points }) => ({ name: `Points of ${name}`, figure: points }),
    holds: 'figures',
    look: 'strong',
    width: { least: 30, beside: 1 },
  },
  { heading: 'Regained', cell: ({ regained }) => ({ text: regained }), on: inTexts, inText: { below: true } },
  { heading: 'Notes', cell: ({ note }) => ({ text: note }), on: inTexts, inText: { below: true } },
];

/** Points that are spent and regained in play, with boxes to tick on paper. */
export const poolTable: SheetTable<PoolOfSheet> = {
  id: 'pools',
  columns: () => poolColumns,
  blocks: ({ pools }) => (pools.length === 0 ? [] : [{ key: 'pools', title: 'Pools', lines: pools }]),
  key: ({ key }) => key,
  leaveOutEmpty: true,
  layout: 'columns',
};

/** Returns the layers of a place: "Mail hauberk 5, Cloth armor 1; flexible"; '' if nothing protects it. */
export const describeLayers = ({ layers, flexible }: Pick<BodyPlaceLine, 'layers' | 'flexible'>): string =>
  [layers.join(', '), flexible ? 'flexible' : ''].filter(Boolean).join('; ');

/**
 * Returns the layers of several places together, each only once, if that is more than the name of one piece: "torso,
 * groin: Mail hauberk 5, Cloth armor 1; flexible". '' otherwise.
 */
export function describeAllLayers(lines: readonly BodyPlaceLine[]): string {
  const several = lines.filter(({ layers, flexible }) => layers.length > 1 || flexible);
  return [...groupBy(several, describeLayers)]
    .map(([words, places]) => `${places.map(({ place }) => place).join(', ')}: ${words}`)
    .join('. ');
}

const place = (heading: string): TableColumn<BodyPlaceLine> => ({
  heading,
  // On the screen there is room for the layers; on paper they are below the table.
  cell: (line, medium) => ({ text: line.place, ...(medium === 'screen' ? { small: describeLayers(line) } : {}) }),
  width: 'rest',
});

const protection = (
  heading: 'PD' | 'DR',
  figureOf: (line: BodyPlaceLine) => Figure,
  width: TableColumn<BodyPlaceLine>['width'] = 36,
): TableColumn<BodyPlaceLine> => ({
  heading,
  cell: (line) => ({ name: `${heading}, ${line.place}`, figure: figureOf(line) }),
  holds: 'figures',
  width,
  inText: { say: (text) => `${heading} ${text}` },
});
const resistanceOf = ({ damageResistance }: BodyPlaceLine): Figure => damageResistance;

const hitLocationColumns: readonly TableColumn<BodyPlaceLine>[] = [
  place('Location'),
  {
    id: 'rolls',
    heading: ({ hitDice }) => hitDice ?? '',
    cell: ({ hit }) => ({ text: hit?.rolls ?? '' }),
    width: { least: 24, most: 60 },
    inText: { say: (rolls) => `on ${rolls}` },
  },
  {
    heading: 'To hit',
    cell: ({ hit }) => ({ text: hit?.toHit ?? '' }),
    holds: 'figures',
    width: 26,
    inText: { say: (text) => `to hit ${text}` },
  },
  { ...protection('DR', resistanceOf, { least: 22, most: 44 }), look: 'strong' },
  { heading: 'Armor', cell: (line) => ({ text: describeLayers(line) }), on: inTexts, inText: { below: true } },
];

/** The hit locations, with the roll for a random one, the penalty to hit, the DR and its layers, in rulesets that have them. */
export const hitLocationTable: SheetTable<BodyPlaceLine> = {
  id: 'hit-locations',
  columns: () => hitLocationColumns,
  blocks: ({ bodyPlaces, hitDice }) =>
    hitDice === null ? [] : [{ key: 'hit-locations', title: 'Hit locations', lines: bodyPlaces }],
  key: ({ place }) => place,
  legends: ({ bodyPlaces, vitals }, medium) => {
    const layers = medium === 'screen' ? '' : describeAllLayers(bodyPlaces);
    return [
      ...(layers === '' ? [] : [{ words: layers, repeats: false }]),
      ...bracketLegend(bodyPlaces.map(resistanceOf), vitals),
    ];
  },
  layout: 'columns',
};

const bodyPlaceColumns = (passiveDefense: boolean): readonly TableColumn<BodyPlaceLine>[] => [
  { ...place('Location'), on: drawn },
  { ...place('Armor'), on: inTexts },
  ...(passiveDefense ? [protection('PD', (line) => line.passiveDefense)] : []),
  protection('DR', resistanceOf),
];

/** Armor by place of the body, in rulesets without hit locations; none if no pieces are worn. HTML has several in a row. */
export const bodyPlaceTable: SheetTable<BodyPlaceLine> = {
  id: 'body-places',
  columns: ({ passiveDefense }) => bodyPlaceColumns(passiveDefense !== null),
  blocks: ({ bodyPlaces, hitDice }) =>
    bodyPlaces.length === 0 || hitDice !== null
      ? []
      : [{ key: 'body-places', title: 'Armor by location', lines: bodyPlaces }],
  key: ({ place }) => place,
  legends: ({ bodyPlaces, vitals }) =>
    bracketLegend(
      bodyPlaces.flatMap((line) => [line.passiveDefense, line.damageResistance]),
      vitals,
    ),
  layout: 'flow',
};

/** Points earned in play. */
interface EarnedLine {
  readonly key: string;
  readonly date: string;
  readonly points: string;
  readonly why: string;
}

const earnedColumns: readonly TableColumn<EarnedLine>[] = [
  { heading: 'Date', cell: ({ date }) => ({ text: date }), width: 46 },
  { heading: 'Points', cell: ({ points }) => ({ text: points }), holds: 'figures', width: 32, after: 5 },
  { heading: 'For what, or spent on', cell: ({ why }) => ({ text: why }), width: 'rest' },
];

/** The log of points earned in play, the oldest first, on paper. */
export const earnedTable: SheetTable<EarnedLine> = {
  id: 'earned',
  lines: ({ context }) =>
    context.character.earned.map(({ key, date, points, why }) => ({ key, date, points: formatSigned(points), why })),
  columns: () => earnedColumns,
  blocks: (_, lines) => [{ key: 'earned', title: 'Points earned', lines, room: { desired: 6, least: 3, onForm: 2 } }],
  key: ({ key }) => key,
  headless: true,
  leaveOutEmpty: true,
};
