import { groupBy } from '../../rules/shared/group-by.ts';
import { type AttackLine, formatFigure, type PossessionLine, type RangedLine, type SheetModel } from './sheet-model.ts';
import { bracketLegend, drawn, inTexts, type SheetTable, type TableColumn } from './sheet-table.ts';

/** The items carried: weapons with their attacks and ranges, and all possessions. */

/** An attack with its index among those of its item. */
export interface AttackRow {
  readonly attack: AttackLine;
  /** How many attacks the item has, on its first; else 0. */
  readonly span: number;
  /** Its remarks; the first attack also has the remarks that apply to all. */
  readonly remarks: string;
  /** True if no attack but the first has remarks: theirs is one cell. */
  readonly sharesRemarks: boolean;
}

/** The remarks on an attack: the ST it needs, its notes, and whether it is not ready. */
const remarksOf = ({ minimumStrength, notes, atHand }: AttackLine): readonly string[] => [
  ...(minimumStrength ? [`needs ST ${minimumStrength}`] : []),
  ...notes,
  ...(atHand ? [] : ['not ready']),
];

/**
 * Returns the remarks on the attacks of one item, in the order of its lines. A remark that applies to all of them is
 * only on the first: that a quarterstaff needs two hands.
 */
export function remarksByLine(lines: readonly AttackLine[]): readonly (readonly string[])[] {
  const all = lines.map(remarksOf);
  const shared = (all[0] ?? []).filter((remark) => all.every((remarks) => remarks.includes(remark)));
  return all.map((remarks, i) => {
    const own = remarks.filter((remark) => !shared.includes(remark));
    return i === 0 ? [...shared, ...own] : own;
  });
}

/** Attacks one item after the other, in the order of their first ones. */
function attackRows({ attacks }: Pick<SheetModel, 'attacks'>): readonly AttackRow[] {
  const items = groupBy(attacks, ({ itemKey, item }) => `${itemKey}\n${item}`);
  return [...items.values()].flatMap((lines) => {
    const remarks = remarksByLine(lines).map((each) => each.join('; '));
    const sharesRemarks = remarks.every((words, i) => i === 0 || words === '');
    return lines.map((attack, i) => ({
      attack,
      span: i === 0 ? lines.length : 0,
      remarks: remarks[i] ?? '',
      sharesRemarks,
    }));
  });
}

const attackName = ({ item, use }: AttackLine): string => (use ? `${item}, ${use}` : item);

const attackColumns = (form: boolean): readonly TableColumn<AttackRow>[] => [
  {
    id: 'item',
    heading: 'Weapon',
    cell: ({ attack, span }, medium) => ({
      text: medium === 'text' ? attackName(attack) : span > 0 ? attack.item : '',
    }),
    look: 'strong',
    span: ({ span }) => span,
    width: { least: 60, most: 96 },
  },
  {
    id: 'use',
    heading: 'Use',
    cell: ({ attack }) => ({ text: attack.use }),
    heads: true,
    on: drawn,
    width: { least: 40, most: 78 },
  },
  {
    heading: 'Type',
    cell: ({ attack }) => ({ text: attack.type }),
    on: drawn,
    width: { least: 24, most: 64, of: 'words' },
  },
  {
    heading: 'Damage',
    cell: ({ attack }, medium) =>
      medium === 'text'
        ? { text: [formatFigure(attack.damage), attack.type].filter(Boolean).join(' ') }
        : { name: `Damage of ${attackName(attack)}`, figure: attack.damage },
    look: 'rolled',
    width: 40,
  },
  {
    id: 'skill',
    heading: 'Skill',
    cell: ({ attack: { skill, skillName, ...attack } }, medium) =>
      medium === 'text'
        ? { text: `${skillName || 'skill'} ${formatFigure(skill)}` }
        : { name: `Skill with ${attackName({ skill, skillName, ...attack })}`, figure: skill, small: skillName },
    look: 'rolled',
    width: form ? 96 : { least: 0, most: 138 },
  },
  {
    heading: 'Parry',
    cell: ({ attack }) => ({ name: `Parry with ${attackName(attack)}`, figure: attack.parry }),
    width: 28,
    inText: { say: (text) => `parry ${text}`, align: 'end' },
  },
  {
    heading: 'Reach',
    // "C,1": the separator of attacks in a sentence must not separate the hexes of one.
    cell: ({ attack: { reach } }, medium) => ({ text: medium === 'text' ? reach.replace(/,\s+/g, ',') : reach }),
    width: 28,
    inText: { say: (text) => `reach ${text}` },
  },
  {
    id: 'notes',
    heading: 'Notes',
    cell: ({ attack, remarks }, medium) => ({
      text: medium === 'text' ? remarksOf(attack).join('; ') : remarks,
    }),
    look: 'small',
    span: ({ span, sharesRemarks }) => (sharesRemarks ? span : 1),
    width: 'rest',
    inText: { below: true },
  },
];
const attackColumnsOnForm = attackColumns(true);
const attackColumnsOnSheet = attackColumns(false);

/** Every attack of every weapon; an item with several is named once, at the left. */
export const attackTable: SheetTable<AttackRow> = {
  id: 'attacks',
  columns: ({ form }) => (form ? attackColumnsOnForm : attackColumnsOnSheet),
  blocks: (model) => [
    {
      key: 'attacks',
      title: 'Weapons',
      lines: attackRows(model),
      room: { onForm: model.spellRows ? 3 : 5 },
    },
  ],
  key: ({ attack }) => attack.id,
  faded: ({ attack }) => !attack.atHand,
  same: (before, after) =>
    before.attack === after.attack &&
    before.span === after.span &&
    before.remarks === after.remarks &&
    before.sharesRemarks === after.sharesRemarks,
  legends: ({ attacks }) => bracketLegend(attacks.flatMap(({ damage, skill, parry }) => [damage, skill, parry])),
  layout: 'sentences',
};

/** The write-in rows of a form. */
const rangedRowsOnForm = 3;

/** On paper: as wide as names and uses in the table of weapons, so that figures are near their names. */
const rangedWeapon: TableColumn<RangedLine> = {
  id: 'weapon',
  heading: 'Weapon',
  cell: ({ item }) => ({ text: item }),
  width: 156,
};
const ammunition: TableColumn<RangedLine> = {
  id: 'ammunition',
  heading: ({ form, ranged }) => (form || ranged.some(({ ammunition }) => ammunition !== null) ? 'Ammunition' : ''),
  cell: ({ ammunition }) => ({ boxes: ammunition }),
  on: ['paper'],
  width: 'rest',
};

/** Ranges of shot and thrown weapons, in the columns that the ruleset has, with boxes to tick off ammunition. */
export const rangedTable: SheetTable<RangedLine> = {
  id: 'ranged',
  columns: ({ rangedColumns }) => [
    rangedWeapon,
    ...rangedColumns.map(({ heading, meaning }, i): TableColumn<RangedLine> => {
      const after = i === rangedColumns.length - 1 ? 12 : 0;
      return {
        heading,
        meaning,
        cell: ({ item, cells }) => ({ name: `${item}, ${meaning}`, ...(cells[i] ? { figure: cells[i] } : {}) }),
        holds: 'figures',
        width: 36 + after,
        after,
        inText: { say: (text) => `${heading} ${text}` },
      };
    }),
    ammunition,
  ],
  blocks: ({ ranged, form, spellRows }) =>
    ranged.length === 0 && !form
      ? []
      : [
          {
            key: 'ranged',
            title: 'Ranges',
            lines: ranged,
            ...(form ? { room: { onForm: spellRows ? 1 : rangedRowsOnForm } } : {}),
          },
        ],
  key: ({ id }) => id,
  legends: ({ rangedColumns }) => [
    { words: rangedColumns.map(({ heading, meaning }) => `${heading}: ${meaning}`).join('; '), repeats: true },
  ],
  layout: 'sentences',
};

const where: TableColumn<PossessionLine> = {
  id: 'where',
  heading: 'Where',
  cell: ({ where }) => ({ text: where }),
  look: 'soft',
  width: { least: 48, maxShare: 0.36 },
};

const inDollars = (text: string): string => `$${text}`;
const inPounds = (text: string): string => `${text} lb`;

const possessionColumns: readonly TableColumn<PossessionLine>[] = [
  {
    heading: 'Item',
    cell: ({ name, quantity, protection, note, ammunition }) => ({
      text: quantity === '1' ? name : `${quantity} × ${name}`,
      small: [protection, note].filter(Boolean).join('; '),
      boxes: ammunition,
    }),
    width: 'rest',
  },
  { ...where, on: drawn },
  {
    heading: '$',
    cell: ({ name, cost }) => ({ name: `Cost of ${name}`, figure: cost }),
    holds: 'figures',
    width: { least: 40, most: 70, of: 'total' },
    inText: { say: inDollars },
  },
  {
    heading: 'lb',
    cell: ({ name, weight }) => ({ name: `Weight of ${name}`, figure: weight }),
    holds: 'figures',
    width: { least: 34, most: 70, of: 'total' },
    inText: { say: inPounds },
  },
  { ...where, on: inTexts },
  {
    heading: 'Protection',
    cell: ({ protection }) => ({ text: protection }),
    on: inTexts,
    inText: { below: true },
  },
  { heading: 'Notes', cell: ({ note }) => ({ text: note }), on: inTexts, inText: { below: true } },
];

/** The character's possessions, with place, price and weight. */
export const possessionTable: SheetTable<PossessionLine> = {
  id: 'possessions',
  columns: () => possessionColumns,
  blocks: ({ possessions, spellRows }) => [
    {
      key: 'possessions',
      title: 'Equipment',
      lines: possessions,
      // The minimum on a form: if the page has room there are more.
      room: { onForm: spellRows ? 2 : 4 },
    },
  ],
  key: ({ key }) => key,
  depth: ({ depth }) => depth,
  totals: ({ possessionTotals: { cost, weight } }) => [
    { title: 'Total cost', name: 'Total cost', figure: cost, unit: inDollars },
    { title: 'weight as carried', name: 'Weight carried', figure: weight, unit: inPounds },
  ],
  layout: 'columns',
};
