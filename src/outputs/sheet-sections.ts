import { skillTable, spellTable, traitTable } from '../sheet-model/model/ability-tables.ts';
import { bodyPlaceTable, hitLocationTable } from '../sheet-model/model/figure-tables.ts';
import { attackTable, possessionTable, rangedTable } from '../sheet-model/model/gear-tables.ts';
import { blocksAt } from '../sheet-model/model/sheet-blocks.ts';
import {
  type AttributeLine,
  formatFigure,
  hasReactions,
  type MountLine,
  type SheetModel,
} from '../sheet-model/model/sheet-model.ts';
import {
  blocksOf,
  columnsOn,
  headingText,
  type SheetTable,
  type TableBlock,
  type TableCell,
} from '../sheet-model/model/sheet-table.ts';
import {
  createBracketLegend,
  formatFigureFields,
  ifAny,
  type Section,
  type SectionPart,
  type TextTable,
} from './section.ts';

/** Returns a section for each block of a table, as its declaration has it; none if texts have no such table. */
const tableSections = <Line>(table: SheetTable<Line>, model: SheetModel): Section[] =>
  table.layout === undefined
    ? []
    : blocksOf(table, model).map((block) => ({
        title: block.title,
        parts: [...tableParts(table, block, model), ...(block.lines.length > 0 ? legendsOf(table, model) : [])],
      }));

/** Returns the table of a block, with its totals. */
function tableParts<Line>(table: SheetTable<Line>, { lines }: TableBlock<Line>, model: SheetModel): SectionPart[] {
  const columns = columnsOn(table, model, 'text');
  const at = columns.findIndex(({ id }) => id === 'points');
  const rows = lines.flatMap((line) => [
    ...(table.headings?.(line) ?? []).map(({ name, depth, points }) => ({
      depth,
      cells: columns.map((_, i) => (i === 0 ? name : i === at ? formatFigure(points) : '')),
    })),
    { depth: table.depth?.(line) ?? 0, cells: columns.map((column) => formatCell(column.cell(line, 'text'))) },
  ]);
  const textTable: TextTable = {
    kind: 'table',
    layout: table.layout ?? 'columns',
    columns: columns.map((column) => {
      const { say, below, align = column.holds && 'end' } = column.inText ?? {};
      return {
        heading: headingText(column, model),
        ...(align ? { align } : {}),
        ...(say ? { say } : {}),
        ...(below ? { below } : {}),
      };
    }),
    rows: rows.map(({ cells }) => cells),
    depths: rows.map(({ depth }) => depth),
  };
  const totals = (table.totals?.(model) ?? []).map(
    ({ title, figure, unit }) => [title, unit(formatFigure(figure))] as const,
  );
  return [textTable, { kind: 'fields', fields: totals }];
}

const formatCell = ({ text = '', figure }: TableCell): string => (figure ? formatFigure(figure) : text);

const legendsOf = <Line>(table: SheetTable<Line>, model: SheetModel): SectionPart[] =>
  (table.legends?.(model, 'text') ?? []).map(({ words }) => ({ kind: 'legend', text: words }));

/** The lines above the first section: who the character is. */
interface SheetHead {
  readonly name: string;
  /** "100 points, GURPS Lite 3e". */
  readonly line: string;
  readonly fields: readonly (readonly [name: string, text: string])[];
}

export const sheetHead = ({ head, ruleset }: SheetModel): SheetHead => ({
  name: head.name || 'Unnamed character',
  line: `${head.pointTotal.text} points, ${ruleset.name}`,
  fields: (
    [
      ['Player:', head.player],
      ['Campaign:', head.campaign],
      ['Race:', head.race],
      ['Build:', head.build],
      ['Coloring:', head.coloring],
      ['Appearance:', head.appearance],
    ] as const
  ).filter(([, text]) => text.trim() !== ''),
});

/** The whole sheet in the order of the paper, without empty parts; `more` follows it. */
export function sheetSections(model: SheetModel, more: readonly Section[] = []): Section[] {
  const of = <Line>(table: SheetTable<Line>) => tableSections(table, model);
  const at = (place: Parameters<typeof blocksAt>[0]) =>
    blocksAt(place).flatMap(({ tables }) => tables.flatMap((table) => of(table)));
  const sections: readonly Section[] = [
    attributeSection(model),
    movementSection(model),
    { title: 'Load', parts: loadParts(model.load) },
    defenseSection(model), // with the tables of protection
    reactionSection(model),
    ...at('column'),
    ...of(traitTable),
    ...of(skillTable),
    ...of(spellTable),
    ...of(attackTable),
    ...of(rangedTable),
    ...mountSections(model),
    ...at('across'),
    ...of(possessionTable),
    pointsSection(model),
    { title: 'At the table', parts: [{ kind: 'list', lines: model.notes }] },
    { title: 'Story', parts: [{ kind: 'prose', text: model.story }] },
    { title: 'Notes', parts: [{ kind: 'prose', text: model.remarks }] },
  ];
  return [...sections, ...more]
    .map(({ title, parts }) => ({ title, parts: parts.flatMap(ifAny) }))
    .filter(({ parts }) => parts.length > 0);
}

/** The attributes with their prices, the characteristics bought off them, and the current losses. */
function attributeSection({ attributes, secondary, hitPoints, fatiguePoints }: SheetModel): Section {
  const columns = [
    { heading: 'Attribute' },
    { heading: 'Level', align: 'end' },
    { heading: 'Points', align: 'end', say: (points: string) => `[${points}]` },
  ] as const;
  const table = (lines: readonly AttributeLine[]): TextTable => ({
    kind: 'table',
    layout: 'flow',
    columns,
    rows: lines.map(({ name, level, points }) => [name, formatFigure(level), formatFigure(points)]),
  });
  const bought = new Set(secondary.map(({ level }) => level.stat));
  const tallies = formatFigureFields(
    [
      { name: 'Hits', figure: hitPoints },
      { name: 'Fatigue', figure: fatiguePoints },
    ].filter(({ figure }) => !bought.has(figure.stat)),
  );
  return { title: 'Attributes', parts: [table(attributes), table(secondary), { kind: 'fields', fields: tallies }] };
}

/** Basic damage, Speed, Move and the other plain figures of the ruleset. */
function movementSection({ thrust, swing, figures }: SheetModel): Section {
  const fields = formatFigureFields([{ name: 'Thrust', figure: thrust }, { name: 'Swing', figure: swing }, ...figures]);
  return { title: 'Damage and movement', parts: [{ kind: 'fields', fields }] };
}

const loadedColumns = [
  { heading: 'Move', align: 'end', say: (move: string) => `Move ${move}` },
  { heading: 'Dodge', align: 'end', say: (dodge: string) => `Dodge ${dodge}` },
] as const;

/** The current load, and the limits of each step of encumbrance. */
const loadParts = ({ carried, level, levels }: SheetModel['load']): SectionPart[] => [
  { kind: 'fields', fields: [['Carried', `${formatFigure(carried)} lb, ${level}`]] },
  {
    kind: 'table',
    layout: 'flow',
    columns: [
      { heading: 'Encumbrance' },
      { heading: 'Up to, lb', align: 'end', say: (limit) => `to ${limit} lb` },
      ...(levels.some(({ move }) => move) ? loadedColumns : []),
      ...(levels[0]?.media ?? []).map(({ name }) => ({
        heading: name,
        align: 'end' as const,
        say: (move: string) => `${name} ${move}`,
      })),
    ],
    rows: levels.map(({ name, limit, move, dodge, media = [], now }) => [
      now ? `${name} (now)` : name,
      formatFigure(limit),
      ...(move && dodge ? [formatFigure(move), formatFigure(dodge)] : []),
      ...media.map(({ figure }) => formatFigure(figure)),
    ]),
  },
];

/** The active defenses, PD and DR with their parts, and armor by place. */
function defenseSection(model: SheetModel): Section {
  const { activeDefenses, passiveDefense, damageResistance, bodyPlaces } = model;
  const sums = [
    ...(passiveDefense ? [{ name: 'Passive defense', ...passiveDefense }] : []),
    { name: 'Damage resistance', ...damageResistance },
  ];
  const inSums = sums.flatMap(({ total, parts, behind }) => [
    total,
    ...parts.map(({ figure }) => figure),
    ...(behind ? [behind] : []),
  ]);
  const inPlaces = bodyPlaces.flatMap((line) => [line.passiveDefense, line.damageResistance]);
  return {
    title: 'Defenses',
    parts: [
      { kind: 'fields', fields: formatFigureFields(activeDefenses) },
      ...sums.map(({ name, total, parts, behind }): SectionPart => {
        const of = parts.map((part) => `${part.name} ${formatFigure(part.figure)}`).join(', ');
        const all = [formatFigure(total), of].filter(Boolean).join(': ');
        const text = behind ? `${all}; from behind ${formatFigure(behind)}` : all;
        return { kind: 'fields', fields: [[name, text]] };
      }),
      ...[bodyPlaceTable, hitLocationTable].flatMap((table) =>
        blocksOf(table, model).flatMap((block) => tableParts(table, block, model)),
      ),
      createBracketLegend([...activeDefenses.map(({ figure }) => figure), ...inSums, ...inPlaces]),
    ],
  };
}

/** The modifiers of reaction rolls, and Status. */
const reactionSection = ({ reactions }: SheetModel): Section => ({
  title: hasReactions(reactions) ? 'Reactions' : 'Social standing',
  parts: [
    { kind: 'fields', fields: formatFigureFields(reactions.map((line) => ({ ...line, name: `${line.name}:` }))) },
  ],
});

/** The points by chapter. */
const pointsSection = ({ points }: SheetModel): Section => ({
  title: 'Points',
  parts: [{ kind: 'fields', fields: formatFigureFields(points) }],
});

/** Beasts for riding or loads, with the limit of each. */
const mountSections = ({ mounts }: SheetModel): Section[] => mounts.map(mountSection);

function mountSection({ name, where, attributes, move, gallop, dodge, attacks, load, note }: MountLine): Section {
  const figures = [
    ...attributes,
    { name: 'Move', figure: move },
    ...(gallop ? [{ name: 'Gallop', figure: gallop }] : []),
    { name: 'Dodge', figure: dodge },
  ];
  const fields: SectionPart = {
    kind: 'fields',
    fields: [
      ...figures.map((line) => [line.name, formatFigure(line.figure)] as const),
      ...attacks.map(({ name: attack, damage, type, skill }) => {
        const hit = `${formatFigure(damage)} ${type}`;
        return [attack, skill ? `${hit} at ${formatFigure(skill)}` : hit] as const;
      }),
    ],
  };
  return {
    title: [name, where].filter(Boolean).join(', '),
    parts: [fields, ...loadParts(load), { kind: 'legend', text: note }],
  };
}
