import { formatFraction } from '../../engine/numbers.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { LoadLevel } from '../ruleset.ts';
import { type MountPart, mountStat } from '../stat-ids.ts';
import { describePlace } from '../wording/place-words.ts';
import type { Figures } from './figures.ts';
import type { MountLine } from './sheet-model.ts';

/**
 * Returns every mount that the ruleset has derived, with its current load; `levels` are the names of load levels, in
 * order.
 */
export function mountLines(
  figures: Figures,
  context: SheetContext,
  levels: readonly Pick<LoadLevel, 'name'>[],
): MountLine[] {
  const { worksheet } = figures;
  return context.items.flatMap(({ key, name, row, facet }): MountLine[] => {
    const stat = (part: MountPart) => mountStat(key, part);
    if (!facet?.mount || !worksheet.has(stat('load'))) return [];
    const { st, dx, iq, ht } = facet.mount;
    const level = worksheet.get(stat('encumbrance'));
    const notes = [...(facet.notes ?? []), ...level.notes.map(({ words }) => words), row.note];
    return [
      {
        key,
        name: row.quantity === 1 ? name : `${formatFraction(row.quantity)} × ${name}`,
        where: describePlace(row.place, 'mount'),
        attributes: [
          { name: 'ST', figure: { text: formatFraction(st) } },
          { name: 'DX', figure: { text: formatFraction(dx) } },
          { name: 'IQ', figure: { text: formatFraction(iq) } },
          { name: 'HT', figure: { text: formatFraction(ht) } },
        ],
        move: figures.of(stat('move')),
        dodge: figures.of(stat('dodge')),
        bite: figures.of(stat('bite')),
        biteType: 'cr',
        load: {
          carried: figures.of(stat('load')),
          level: levels[worksheet.number(stat('encumbrance'))]?.name ?? 'more than it can bear',
          levels: levels.map((levelName, i) => ({
            name: levelName.name,
            limit: figures.of(stat(`limit${i}`)),
            now: i === level.value,
          })),
        },
        note: notes.filter(Boolean).join('; '),
      },
    ];
  });
}
