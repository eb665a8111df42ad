import { formatFigure, type MountLine, type SheetModel } from '../rules/model/sheet-model.ts';
import { loadParts } from './figure-sections.ts';
import type { Section, SectionPart } from './section.ts';

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
