import type { SheetModel, SkillLine, TraitLine } from '../rules/model/sheet-model.ts';
import { formatFigure, formatInBrackets } from './figure-words.ts';
import type { Section, TextColumn, TextTable } from './section.ts';

/** The kinds of traits in the order of the sheet. */
const traitKinds: readonly (readonly [TraitLine['kind'], string])[] = [
  ['race', 'Race'],
  ['advantage', 'Advantages'],
  ['perk', 'Perks'],
  ['disadvantage', 'Disadvantages'],
  ['quirk', 'Quirks'],
];

const points: TextColumn = { heading: 'Points', align: 'end', say: formatInBrackets };
const notes: TextColumn = { heading: 'Notes', below: true };

/** A section for each kind of traits that the character has. */
export const traitSections = ({ traits }: SheetModel): Section[] =>
  traitKinds.map(([kind, title]) => {
    const lines = traits.filter((trait) => trait.kind === kind);
    return {
      title,
      parts: [
        {
          kind: 'table',
          layout: 'columns',
          columns: [{ heading: 'Name' }, points, notes],
          rows: lines.map((line) => [line.name, formatFigure(line.points), describeNote(line)]),
          depths: lines.map(({ depth }) => depth),
        },
      ],
    };
  });

/** What a race brings, with its share of the points, and other notes: "HT +1 (10); Toughness 1 (10)". */
const describeNote = ({ parts = [], note, total }: TraitLine): string =>
  [
    ...parts.map(({ name, figure }) => `${name} (${formatFigure(figure)})`),
    total ? `${formatFigure(total)} points in all` : '',
    note,
  ]
    .filter(Boolean)
    .join('; ');

const learned: readonly TextColumn[] = [
  { heading: 'Level', align: 'end' },
  points,
  { heading: 'Relative' },
  { heading: 'Odds', align: 'end' },
];

/** Rows of skills or spells, each heading in a row before the first that is under it. */
function withHeadings<Line extends SkillLine>(
  lines: readonly Line[],
  rowOf: (line: Line) => readonly string[],
): Pick<TextTable, 'rows' | 'depths'> {
  const all = lines.flatMap((line) => [
    ...line.headings.map(({ name, points, depth }) => ({ row: [name, '', formatFigure(points)], depth })),
    { row: rowOf(line), depth: line.depth },
  ]);
  return { rows: all.map(({ row }) => row), depths: all.map(({ depth }) => depth) };
}

/** Skills with the level, its attribute, the points, and the chance to make the roll. */
export const skillSection = ({ skills }: SheetModel): Section => ({
  title: 'Skills',
  parts: [
    {
      kind: 'table',
      layout: 'columns',
      columns: [{ heading: 'Skill' }, ...learned, notes],
      ...withHeadings(skills, (line) => [
        line.name,
        formatFigure(line.level),
        formatFigure(line.points),
        line.relative,
        line.chance,
        line.note,
      ]),
    },
  ],
});

/** Spells as skills, and what casting them takes. */
export const spellSection = ({ spells }: SheetModel): Section => ({
  title: 'Spells',
  parts: [
    {
      kind: 'table',
      layout: 'columns',
      columns: [
        { heading: 'Spell' },
        ...learned,
        { heading: 'Class', below: true },
        { heading: 'Time', below: true, say: (time) => `${time} to cast` },
        { heading: 'Duration', below: true, say: (time) => (/^\d/.test(time) ? `lasts ${time}` : time) },
        { heading: 'Cost', below: true, say: (cost) => `cost ${cost}` },
        { heading: 'To maintain', below: true, say: (cost) => `maintain ${cost}` },
        { heading: 'Needs', below: true, say: (spells) => `needs ${spells}` },
        notes,
      ],
      ...withHeadings(spells, (line) => [
        line.name,
        formatFigure(line.level),
        formatFigure(line.points),
        line.relative,
        line.chance,
        line.class,
        line.time,
        line.duration,
        line.cost,
        line.maintain,
        line.prerequisites,
        line.note,
      ]),
    },
  ],
});
