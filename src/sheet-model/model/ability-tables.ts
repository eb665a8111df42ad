import { formatFigure, type SheetModel, type SkillLine, type SpellLine, type TraitLine } from './sheet-model.ts';
import { inTexts, type SheetTable, type TableBlock, type TableColumn } from './sheet-table.ts';

/** Learned or innate abilities: traits, skills and spells. */

/** Points as they follow a name: "[4]". */
const inBrackets = (points: string): string => `[${points}]`;

const points = <Line extends Pick<SkillLine, 'name' | 'points'>>(width: number): TableColumn<Line> => ({
  id: 'points',
  heading: 'Points',
  cell: ({ name, points }) => ({ name: `Points for ${name}`, figure: points }),
  holds: 'figures',
  width,
  inText: { say: inBrackets },
});

const notes: TableColumn<{ readonly note: string }> = {
  heading: 'Notes',
  cell: ({ note }) => ({ text: note }),
  on: inTexts,
  inText: { below: true },
};

const traitTitles: readonly (readonly [TraitLine['kind'], string])[] = [
  ['race', 'Race'],
  ['advantage', 'Advantages'],
  ['perk', 'Perks'],
  ['disadvantage', 'Disadvantages'],
  ['quirk', 'Quirks'],
];

/** The rows by which the kinds share free space on paper; none for race, which is not acquired in play. */
const desiredTraits = { race: 0, advantage: 5, perk: 2, disadvantage: 5, quirk: 5 } as const;

/** The rows that the kinds have on a form at least. */
const traitsOnForm = { race: 0, advantage: 3, perk: 2, disadvantage: 3, quirk: 3 } as const;

const traitColumns: readonly TableColumn<TraitLine>[] = [
  {
    heading: 'Name',
    cell: ({ name, note, parts = [] }) => ({ text: name, note: parts.length > 0 ? '' : note }),
    width: 'rest',
  },
  {
    ...points(30),
    cell: ({ name, points, total }, medium) => ({
      name: `Points for ${name}`,
      figure: medium === 'text' ? points : (total ?? points),
    }),
  },
  { ...notes, cell: (line) => ({ text: describeTrait(line) }) },
];

/** The traits of a race, with its share of the points, and other notes: "HT +1 (10); Toughness 1 (10)". */
const describeTrait = ({ parts = [], note, total }: TraitLine): string =>
  [
    ...parts.map(({ name, figure }) => `${name} (${formatFigure(figure)})`),
    total ? `${formatFigure(total)} points in all` : '',
    note,
  ]
    .filter(Boolean)
    .join('; ');

/** A block for each kind of traits that the character has, always one for advantages, and all while there are none. */
function traitBlocks({ traits, traitKinds }: SheetModel): readonly (TableBlock<TraitLine> & Pick<TraitLine, 'kind'>)[] {
  const shown = traitTitles
    .map(([kind, title]) => ({ kind, title, lines: traits.filter((trait) => trait.kind === kind) }))
    .filter(
      ({ kind, lines }) =>
        lines.length > 0 || kind === 'advantage' || (traits.length === 0 && traitKinds.includes(kind)),
    );
  return shown.map(({ kind, title, lines }) => ({
    key: kind,
    kind,
    title,
    lines,
    room: { desired: desiredTraits[kind], onForm: traitsOnForm[kind] },
  }));
}

/** Advantages and the other traits. */
export const traitTable = {
  id: 'traits',
  aside: 'points',
  columns: () => traitColumns,
  blocks: traitBlocks,
  key: ({ key }) => key,
  depth: ({ depth }) => depth,
  // In brackets, because these points are included in those of the race.
  parts: ({ parts = [], note }) => [
    ...parts.map(({ name, figure }) => ({ name, text: `(${formatFigure(figure)})` })),
    ...(parts.length > 0 && note ? [{ name: note }] : []),
  ],
  leaveOutEmpty: true,
  layout: 'columns',
} as const satisfies SheetTable<TraitLine>;

const level = (width: number): TableColumn<SkillLine> => ({
  heading: 'Level',
  cell: ({ name, level }) => ({ name, figure: level }),
  holds: 'figures',
  look: 'rolled',
  width,
});

const relative = (width: TableColumn<SkillLine>['width']): TableColumn<SkillLine> => ({
  heading: 'Relative',
  cell: ({ relative }) => ({ text: relative }),
  look: 'soft',
  ...(width === undefined ? {} : { width }),
});

const odds = (width: number, after = 0): TableColumn<SkillLine> => ({
  heading: 'Odds',
  cell: ({ chance }) => ({ text: chance }),
  holds: 'figures',
  look: 'soft',
  width,
  after,
});

const skillColumns: readonly TableColumn<SkillLine>[] = [
  {
    id: 'name',
    heading: 'Skill',
    cell: ({ name, kind, note }) => ({ text: name, small: kind, note }),
    width: 'rest',
  },
  level(24),
  points(27),
  // No wider than its texts: "DX+1" leaves more room for names than "untrained".
  relative({ least: 32, beside: 5.1 }),
  odds(25),
  notes,
];

/** Skills with level, points, level relative to the attribute, and the chance of success. */
export const skillTable: SheetTable<SkillLine> = {
  id: 'skills',
  columns: () => skillColumns,
  blocks: ({ skills }) => [{ key: 'skills', title: 'Skills', lines: skills, room: { desired: 12, onForm: 5 } }],
  key: ({ key }) => key,
  depth: ({ depth }) => depth,
  headings: ({ headings }) => headings,
  layout: 'columns',
};

/** A column for the requirements of a spell: beside its level if there is room. */
const casting = (
  heading: string,
  text: (line: SpellLine) => string,
  width: number,
  say: (text: string) => string,
): TableColumn<SpellLine> => ({
  id: 'casting',
  heading,
  cell: (line) => ({ text: text(line) }),
  wide: true,
  width,
  inText: { say, below: true },
});

const spellClass: TableColumn<SpellLine> = {
  heading: 'Class',
  cell: (line) => ({ text: line.class }),
  width: 58,
  inText: { below: true },
};

const [spellName, ...spellFigures]: readonly [TableColumn<SpellLine>, ...TableColumn<SpellLine>[]] = [
  {
    id: 'name',
    heading: 'Spell',
    cell: ({ name, class: kind, note, casting }) => ({ text: name, small: kind, note, narrow: casting.join('; ') }),
    width: 'rest',
  },
  level(28),
  points(30),
  relative(42),
  odds(38, 7),
  { ...spellClass, on: inTexts },
  casting(
    'Time',
    ({ time }) => time,
    46,
    (time) => `${time} to cast`,
  ),
  casting(
    'Duration',
    ({ duration }) => duration,
    66,
    (time) => (/^\d/.test(time) ? `lasts ${time}` : time),
  ),
  casting(
    'Cost',
    ({ cost }) => cost,
    58,
    (cost) => `cost ${cost}`,
  ),
  casting(
    'To maintain',
    ({ maintain }) => maintain,
    74,
    (cost) => `maintain ${cost}`,
  ),
  {
    heading: 'Needs',
    cell: ({ prerequisites }) => ({ text: prerequisites }),
    on: inTexts,
    inText: { say: (spells) => `needs ${spells}`, below: true },
  },
  notes,
];

const spellColumns = [spellName, ...spellFigures];
/** The form of a mage has a column for the text that the printed sheet has beside the name. */
const spellColumnsOnForm: typeof spellColumns = [spellName, { ...spellClass, on: ['paper'] }, ...spellFigures];

/** Spells as skills, and their requirements; rows to write on in the form of a mage. */
export const spellTable: SheetTable<SpellLine> = {
  id: 'spells',
  columns: ({ spellRows }) => (spellRows ? spellColumnsOnForm : spellColumns),
  blocks: ({ spells, spellRows }) =>
    spells.length === 0 && !spellRows
      ? []
      : [{ key: 'spells', title: 'Spells', lines: spells, ...(spellRows ? { room: { onForm: 9 } } : {}) }],
  key: ({ key }) => key,
  depth: ({ depth }) => depth,
  headings: ({ headings }) => headings,
  layout: 'columns',
};
