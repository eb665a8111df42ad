import { formatFigure, type MountLine, type SheetModel } from '../sheet-model/model/sheet-model.ts';
import type { Block } from './block.ts';
import type { Pen } from './pen.ts';
import { figureCell, naturalWidth, Table } from './table.ts';

/** Space between the figures and the attacks. */
const APART = 12;

/** Returns the block of mounts, with the load of each; none without mounts. */
export function mountsBlocks(pen: Pen, { mounts }: SheetModel, width: number): Block[] {
  const [first] = mounts;
  if (!first) return [];
  const names = mounts.map(({ name, where }) => ({ text: `${name} ${where}` }));
  const attackTexts = mounts.map((mount) => ({ text: describeAttacks(mount) }));
  const columns = [
    { heading: 'Mount', width: naturalWidth(pen, names, 70, 140) },
    { heading: 'Load', width: 'rest' },
    ...first.attributes.map(({ name }) => ({ heading: name, width: 24, align: 'end' }) as const),
    { heading: 'Move', width: 32, align: 'end' },
    ...(mounts.some(({ gallop }) => gallop) ? [{ heading: 'Gallop', width: 32, align: 'end' } as const] : []),
    { heading: 'Dodge', width: 32, align: 'end', after: APART },
    { heading: 'Attacks', width: naturalWidth(pen, attackTexts, 48, 130) },
  ] as const;
  const table = new Table(pen, columns, width);
  const rows = mounts.flatMap((mount) => {
    const { name, where, attributes, move, gallop, dodge, load, note } = mount;
    return table.rows([
      { text: name, bold: true, small: [where, note].filter(Boolean).join('; '), heads: true },
      {
        ...figureCell(load.carried),
        text: `${formatFigure(load.carried)} lb, ${load.level}`,
        bold: true,
        small: describeLevels(load),
      },
      ...attributes.map(({ figure }) => figureCell(figure)),
      { ...figureCell(move), bold: true },
      ...(mounts.some((other) => other.gallop) ? [gallop ? figureCell(gallop) : { text: '' }] : []),
      { ...figureCell(dodge), bold: true },
      { text: describeAttacks(mount) },
    ]);
  });
  return [{ title: 'Mounts', width, role: 'Table', head: table.head(), rows }];
}

const describeLevels = ({ levels }: MountLine['load']): string =>
  levels.map(({ name, limit }) => `${name} to ${formatFigure(limit)} lb`).join(', ');

/** "Kick 2d+2 cr at 8, Bite 2d−5 cr". */
const describeAttacks = ({ attacks }: MountLine): string =>
  attacks
    .map(({ name, damage, type, skill }) =>
      [`${name} ${formatFigure(damage)} ${type}`, ...(skill ? [formatFigure(skill)] : [])].join(' at '),
    )
    .join(', ');
