import type { AttackLine, MountLine, SheetModel } from '../rules/model/sheet-model.ts';
import { loadParts } from './figure-sections.ts';
import { createBracketLegend, formatFigure } from './figure-words.ts';
import type { Section, SectionPart } from './section.ts';

/** "Axe, swing"; the item alone where it has one use. */
const attackName = ({ item, use }: AttackLine): string => [item, use].filter(Boolean).join(', ');

/** "C,1": what separates attacks must not separate the hexes of one. */
const reachText = ({ reach }: AttackLine): string => reach.replace(/,\s+/g, ',');

/** Every attack of every weapon. */
export const attackSection = ({ attacks }: SheetModel): Section => ({
  title: 'Weapons',
  parts: [
    {
      kind: 'table',
      layout: 'sentences',
      columns: [
        { heading: 'Weapon' },
        { heading: 'Damage' },
        { heading: 'Skill' },
        { heading: 'Parry', align: 'end', say: (text) => `parry ${text}` },
        { heading: 'Reach', say: (text) => `reach ${text}` },
        { heading: 'Notes', below: true },
      ],
      rows: attacks.map((line) => [
        attackName(line),
        [formatFigure(line.damage), line.type].filter(Boolean).join(' '),
        `${line.skillName || 'skill'} ${formatFigure(line.skill)}`,
        formatFigure(line.parry),
        reachText(line),
        [
          ...(line.minimumStrength ? [`needs ST ${line.minimumStrength}`] : []),
          ...line.notes,
          ...(line.atHand ? [] : ['not ready']),
        ].join('; '),
      ]),
    },
    createBracketLegend(attacks.flatMap(({ damage, skill, parry }) => [damage, skill, parry])),
  ],
});

/** Ranges of what is shot or thrown, in the columns that the ruleset has, and what these mean. */
export const rangedSection = ({ ranged, rangedColumns }: SheetModel): Section => ({
  title: 'Ranges',
  parts:
    ranged.length === 0
      ? []
      : [
          {
            kind: 'table',
            layout: 'sentences',
            columns: [
              { heading: 'Weapon' },
              ...rangedColumns.map(({ heading }) => ({
                heading,
                align: 'end' as const,
                say: (text: string) => `${heading} ${text}`,
              })),
            ],
            rows: ranged.map(({ item, cells }) => [item, ...cells.map(formatFigure)]),
          },
          { kind: 'legend', text: rangedColumns.map(({ heading, meaning }) => `${heading}: ${meaning}`).join('; ') },
        ],
});

/** Beasts to ride or to load, with what each can carry. */
export const mountSections = ({ mounts }: SheetModel): Section[] => mounts.map(mountSection);

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

/** What the character owns, where it is, what it costs and weighs. */
export const possessionSection = ({ possessions, possessionTotals: { cost, weight } }: SheetModel): Section => ({
  title: 'Equipment',
  parts: [
    {
      kind: 'table',
      layout: 'columns',
      columns: [
        { heading: 'Item' },
        { heading: '$', align: 'end', say: (text) => `$${text}` },
        { heading: 'lb', align: 'end', say: (text) => `${text} lb` },
        { heading: 'Where' },
        { heading: 'Protection', below: true },
        { heading: 'Notes', below: true },
      ],
      rows: possessions.map((line) => [
        line.quantity === '1' ? line.name : `${line.quantity} × ${line.name}`,
        formatFigure(line.cost),
        formatFigure(line.weight),
        line.where,
        line.protection,
        line.note,
      ]),
      depths: possessions.map(({ depth }) => depth),
    },
    {
      kind: 'fields',
      fields: [
        ['Total cost', `$${formatFigure(cost)}`],
        ['weight as carried', `${formatFigure(weight)} lb`],
      ],
    },
  ],
});
