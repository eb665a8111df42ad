import { bodyPlaceTable, hitLocationTable } from '../rules/model/figure-tables.ts';
import { type AttributeLine, formatFigure, hasReactions, type SheetModel } from '../rules/model/sheet-model.ts';
import { createBracketLegend, formatFigureFields } from './figure-words.ts';
import type { Section, SectionPart, TextTable } from './section.ts';
import { tableParts } from './table-sections.ts';

/** The attributes with what they cost, what is bought off them, and what play takes away from. */
export function attributeSection({ attributes, secondary, hitPoints, fatiguePoints }: SheetModel): Section {
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
  const tallies = formatFigureFields([
    { name: 'Hits', figure: hitPoints },
    { name: 'Fatigue', figure: fatiguePoints },
  ]);
  return { title: 'Attributes', parts: [table(attributes), table(secondary), { kind: 'fields', fields: tallies }] };
}

/** Basic damage, Speed, Move and the other plain figures of the ruleset. */
export function movementSection({ thrust, swing, figures }: SheetModel): Section {
  const fields = formatFigureFields([{ name: 'Thrust', figure: thrust }, { name: 'Swing', figure: swing }, ...figures]);
  return { title: 'Damage and movement', parts: [{ kind: 'fields', fields }] };
}

const loadedColumns = [
  { heading: 'Move', align: 'end', say: (move: string) => `Move ${move}` },
  { heading: 'Dodge', align: 'end', say: (dodge: string) => `Dodge ${dodge}` },
] as const;

/** What is carried now, and what each step of encumbrance allows. */
export const loadParts = ({ carried, level, levels }: SheetModel['load']): SectionPart[] => [
  { kind: 'fields', fields: [['Carried', `${formatFigure(carried)} lb, ${level}`]] },
  {
    kind: 'table',
    layout: 'flow',
    columns: [
      { heading: 'Encumbrance' },
      { heading: 'Up to, lb', align: 'end', say: (limit) => `to ${limit} lb` },
      ...(levels.some(({ move }) => move) ? loadedColumns : []),
    ],
    rows: levels.map(({ name, limit, move, dodge, now }) => [
      now ? `${name} (now)` : name,
      formatFigure(limit),
      ...(move && dodge ? [formatFigure(move), formatFigure(dodge)] : []),
    ]),
  },
];

/** The active defenses, PD and DR with their parts, and armor where it is worn. */
export function defenseSection(model: SheetModel): Section {
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
        table.blocks(model).flatMap((block) => tableParts(table, block, model)),
      ),
      createBracketLegend([...activeDefenses.map(({ figure }) => figure), ...inSums, ...inPlaces]),
    ],
  };
}

/** What is added to reaction rolls, and Status. */
export const reactionSection = ({ reactions }: SheetModel): Section => ({
  title: hasReactions(reactions) ? 'Reactions' : 'Social standing',
  parts: [
    { kind: 'fields', fields: formatFigureFields(reactions.map((line) => ({ ...line, name: `${line.name}:` }))) },
  ],
});

/** Where the points went. */
export const pointsSection = ({ points }: SheetModel): Section => ({
  title: 'Points',
  parts: [{ kind: 'fields', fields: formatFigureFields(points) }],
});
