import { containersAround } from '../../character/containers.ts';
import type { DiceNotation } from '../../engine/dice.ts';
import { formatFraction } from '../../engine/format.ts';
import { memoizeReads } from '../../engine/worksheet.ts';
import { isMount, type ResolvedItem, type SheetContext } from '../../rules/resolve/context.ts';
import type { LoadLevel } from '../../rules/ruleset.ts';
import { describeArmorParts, describeInside, describePlace, placeChoice } from '../../rules/shared/figure-words.ts';
import { groupBy } from '../../rules/shared/group-by.ts';
import { findSlungShield, slungStat } from '../../rules/shared/readying.ts';
import { nameOfItemModifier } from '../../rules/shared/trait-price.ts';
import { itemStat, type MountPart, mountStat } from '../../rules/stat-ids.ts';
import { Figures } from './figures.ts';
import type { MountAttack, MountLine, PossessionLine } from './sheet-model.ts';

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

/** Returns the attacks of a mount and of a charging rider, if the ruleset has them. */
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

/** Returns a line for every item of the character: its place, cost, weight and protection. */
export const possessionLines = memoizeReads(
  ({ items }: SheetContext) => items,
  (_, hasPassiveDefense: boolean, notation: DiceNotation) => [hasPassiveDefense, notation],
  (worksheet, context, hasPassiveDefense, notation): readonly PossessionLine[] => {
    const byKey = new Map(context.items.map((item) => [item.key, item]));
    const slung = findSlungShield(context);
    return nestItems(context.items).map(({ item, depth }) =>
      possessionLine(worksheet, item, {
        container: byKey.get(item.row.container),
        mount: byKey.get(item.mount),
        isSlung: item === slung,
        hasPassiveDefense,
        notation,
        depth,
      }),
    );
  },
);

/** Items after their containers. Containers in a cycle are in none. */
function nestItems(items: readonly ResolvedItem[]): readonly { item: ResolvedItem; depth: number }[] {
  if (items.every(({ row }) => row.container === '')) return items.map((item) => ({ item, depth: 0 }));
  const rows = new Map(items.map(({ row }) => [row.key, row]));
  const inside = groupBy(items, ({ row }) => containersAround(rows, row)[0]?.key ?? '');
  const withContents = (key: string, depth: number): { item: ResolvedItem; depth: number }[] =>
    (inside.get(key) ?? []).flatMap((item) => [{ item, depth }, ...withContents(item.key, depth + 1)]);
  return withContents('', 0);
}

/** The further values on the line of an item. */
interface Surroundings {
  readonly container: ResolvedItem | undefined;
  readonly mount: ResolvedItem | undefined;
  readonly isSlung: boolean;
  readonly hasPassiveDefense: boolean;
  readonly notation: DiceNotation;
  readonly depth: number;
}

const possessionLine = memoizeReads(
  (item: ResolvedItem) => item,
  (_, { container, mount, isSlung, hasPassiveDefense, notation, depth }: Surroundings) => [
    container,
    mount,
    isSlung,
    hasPassiveDefense,
    notation,
    depth,
  ],
  (worksheet, item, around): PossessionLine => {
    const { hasPassiveDefense } = around;
    const figures = new Figures(worksheet, around.notation);
    const { key, row, facet } = item;
    const quantity = worksheet.number(itemStat(key, 'quantity'));
    const protection: string[] = [];
    const shield = facet?.shield;
    const armor = facet?.armor;
    const worth = (label: string, general: number, impaling: number | undefined) =>
      impaling === undefined || impaling === general
        ? `${label} ${general}`
        : `${label} ${general} (${impaling} against impaling)`;
    if (shield && hasPassiveDefense) protection.push(`PD ${shield.passiveDefense}`);
    else if (shield) protection.push(`DB ${shield.defenseBonus ?? 0}`);
    if (shield?.damageResistance !== undefined) protection.push(`DR ${shield.damageResistance}`);
    if (shield?.hitPoints !== undefined) protection.push(`HP ${shield.hitPoints}`);
    if (shield) protection.push(...describeSlungShield(figures, item, around.isSlung));
    if (armor && (armor.passiveDefense > 0 || armor.damageResistance > 0)) {
      if (hasPassiveDefense && armor.passiveDefense > 0)
        protection.push(worth('PD', armor.passiveDefense, armor.impaling?.passiveDefense));
      if (hasPassiveDefense) {
        protection.push(worth('DR', armor.damageResistance, armor.impaling?.damageResistance));
        if (armor.places?.length) protection.push(armor.places.join(', '));
      } else protection.push(...describeArmorParts(armor));
      if (armor.frontOnly) protection.push('front only');
      if (armor.flexible) protection.push('flexible');
      if (armor.concealable) protection.push('concealable');
    }
    if (armor && row.madeForAnother) protection.push(row.altered ? 'altered to fit' : 'made for someone else');
    return {
      key,
      name: withModifiers(item),
      quantity: formatFraction(quantity),
      depth: around.depth,
      ...resolvePlace(item, around),
      cost: facet ? figures.dollars(itemStat(key, 'cost')) : { text: '0' },
      weight: isMount(item) ? { text: '–' } : facet ? figures.of(itemStat(key, 'weight')) : { text: '0' },
      protection: protection.join(', '),
      ammunition: facet?.kind === 'ammunition' && !facet.reloads ? quantity : null,
      note: protection.includes(row.note.toLowerCase()) ? '' : row.note, // files of GCS note "Flexible"
    };
  },
);

/** The name with the quality and the names of the modifiers: "Broadsword (fine, ornate)". */
function withModifiers({ name, row }: ResolvedItem): string {
  const quality = row.quality === 'veryFine' ? 'very fine' : row.quality;
  const all = [...(quality === 'good' ? [] : [quality]), ...row.modifiers.map(nameOfItemModifier)];
  return all.length === 0 ? name : `${name} (${all.join(', ')})`;
}

/** Returns the effect of a shield on the back: "PD 2 from behind", "3 turns to ready or sling". */
function describeSlungShield({ worksheet }: Figures, { key }: ResolvedItem, isSlung: boolean): string[] {
  const turns = worksheet.find(itemStat(key, 'readyTurns'))?.value;
  const isCounted = isSlung && worksheet.has(slungStat);
  return [
    ...(isCounted ? [`PD ${worksheet.number(slungStat)} from behind`] : []),
    ...(typeof turns === 'number'
      ? [`${formatFraction(turns)} ${turns === 1 ? 'turn' : 'turns'} to ready or sling`]
      : []),
  ];
}

/** Returns the place of an item: its own or its container's; the load of a mount is at hand while the mount is. */
function resolvePlace(
  item: ResolvedItem,
  around: Pick<Surroundings, 'container' | 'mount'>,
): Pick<PossessionLine, 'place' | 'inside' | 'within' | 'where'> {
  const { row, facet, onBody } = item;
  const container = isMount(item) ? undefined : around.container;
  const { mount } = around;
  const stowed = mount?.row.place === 'home' ? 'home' : 'stowed';
  const place = isMount(item) || !row.container ? row.place : onBody ? 'carried' : stowed;
  const within = container ? describeInside(container) : '';
  const words =
    mount && place !== 'home'
      ? ''
      : describePlace(container ? place : placeChoice({ ...row, place }, facet?.kind), facet?.kind);
  const onMount = mount && mount !== container ? describeInside(mount) : '';
  return {
    place,
    inside: container?.name ?? '',
    within,
    where: [words, within, onMount].filter(Boolean).join(', '),
  };
}
