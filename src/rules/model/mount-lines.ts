import type { DiceNotation } from '../../engine/dice.ts';
import { formatFraction } from '../../engine/format.ts';
import { memoizeReads } from '../../engine/memoize-reads.ts';
import { isMount, type ResolvedItem, type SheetContext } from '../resolve/context.ts';
import type { LoadLevel } from '../ruleset.ts';
import { itemStat, type MountPart, mountStat } from '../stat-ids.ts';
import { describePlace } from '../wording/place-words.ts';
import { Figures } from './figures.ts';
import type { MountAttack, MountLine } from './sheet-model.ts';

/**
 * Returns every mount that the ruleset has derived, with its current load; `levels` are the names of load levels, in
 * order.
 */
export const mountLines = memoizeReads(
  ({ items }: SheetContext) => items,
  (_, levels: readonly LoadLevelName[], notation: DiceNotation) => [levels, notation],
  (worksheet, { items }, levels, notation): readonly MountLine[] =>
    items.filter(isMount).flatMap((item) => mountLine(new Figures(worksheet, notation), item, levels)),
);

type LoadLevelName = Pick<LoadLevel, 'name'>;

function mountLine(figures: Figures, item: ResolvedItem, levels: readonly LoadLevelName[]): MountLine[] {
  const { worksheet } = figures;
  const { key, name, row, facet } = item;
  const stat = (part: MountPart) => mountStat(key, part);
  if (!facet?.mount || !worksheet.has(stat('load'))) return [];
  const { st, dx, iq, ht } = facet.mount;
  const quantity = worksheet.number(itemStat(key, 'quantity'));
  const level = worksheet.get(stat('encumbrance'));
  const notes = [...(facet.notes ?? []), ...level.notes.map(({ words }) => words), row.note];
  return [
    {
      key,
      name: quantity === 1 ? name : `${formatFraction(quantity)} × ${name}`,
      where: describePlace(row.place, 'mount'),
      attributes: [
        { name: 'ST', figure: { text: formatFraction(st) } },
        { name: 'DX', figure: { text: formatFraction(dx) } },
        { name: 'IQ', figure: { text: formatFraction(iq) } },
        { name: 'HT', figure: { text: formatFraction(ht) } },
      ],
      move: figures.of(stat('move')),
      dodge: figures.of(stat('dodge')),
      ...(worksheet.has(stat('gallop')) ? { gallop: figures.of(stat('gallop')) } : {}),
      attacks: mountAttacks(figures, key),
      load: {
        carried: figures.of(stat('load')),
        level: levels[worksheet.number(stat('encumbrance'))]?.name ?? 'too much to carry',
        levels: levels.map((levelName, i) => ({
          name: levelName.name,
          limit: figures.of(stat(`limit${i}`)),
          now: i === level.value,
        })),
      },
      note: notes.filter(Boolean).join('; '),
    },
  ];
}

/** Returns the attacks of a mount and of a rider who charges, those that the ruleset has. */
function mountAttacks(figures: Figures, key: string): readonly MountAttack[] {
  const { worksheet } = figures;
  const of = (name: string, part: MountPart, type: string, skill?: MountPart): readonly MountAttack[] =>
    worksheet.has(mountStat(key, part))
      ? [
          {
            name,
            ...(skill && worksheet.has(mountStat(key, skill)) ? { skill: figures.of(mountStat(key, skill)) } : {}),
            damage: figures.of(mountStat(key, part)),
            type,
          },
        ]
      : [];
  return [
    ...of('Lance', 'lance', 'imp', 'lanceSkill'),
    ...of('Lance at a gallop', 'lanceAtGallop', 'imp', 'lanceSkill'),
    ...of('Kick', 'kick', 'cr', 'blowSkill'),
    ...of('Bite', 'bite', 'cr'),
  ];
}
