import type { ItemFacet } from '../../catalog/item-entry.ts';
import { nameInSentence } from '../../catalog/name-in-sentence.ts';
import type { Character } from '../../character/character.ts';
import { containersIn } from '../../character/containers.ts';
import type { RowChange } from '../../character/edit-rows.ts';
import { placeItem } from '../../character/edit-rows.ts';
import { formatFraction, formatValue } from '../../engine/format.ts';
import { memoizeByObject, memoizeFilter } from '../../engine/memoize.ts';
import { type DerivedCharacter, openWorksheet } from '../../rules/derive-character.ts';
import type { ResolvedItem, SheetContext } from '../../rules/resolve/context.ts';
import { ammunitionName, kindLoaded, kindOfAmmunition, magazineOf } from '../../rules/shared/ammunition.ts';
import { containerFor } from '../../rules/shared/attack-uses.ts';
import { itemInSentence } from '../../rules/shared/figure-words.ts';
import { limitStat } from '../../rules/shared/load.ts';
import { itemStat } from '../../rules/stat-ids.ts';
import { startingItem } from '../what-if/starting-row.ts';

/** Missing supplies for a launcher: missiles, and a container for them. */
interface AmmunitionOffer {
  /** "10 arrows and a quiver" */
  readonly words: string;
  readonly missiles: RowChange<'equipment'>;
  /** Null if the catalog has no container for them. */
  readonly container: RowChange<'equipment'> | null;
}

/** How often what is offered for a firearm fills it, and at least so many shots. */
const reloadsOffered = 2;
const singleShots = 10;

const launchersIn = memoizeFilter<ResolvedItem>(({ facet }) => facet?.attacks?.some((attack) => attack.ranged));
const missilesCarried = memoizeFilter<ResolvedItem>(({ facet }) => facet?.ammunitionFor || facet?.reloads);

/** The ids of the launchers that an item is shot from. */
const launchersOf = (facet: Pick<ItemFacet, 'ammunitionFor' | 'reloads'> | null): readonly string[] => [
  ...(facet?.ammunitionFor ?? []),
  ...(facet?.reloads?.weapons ?? []),
];

/** The first missile in the list for each launcher, by the launcher's id. */
const missilesListed = memoizeByObject((items: SheetContext['catalog']['items']) => {
  const missiles = [...items.values()].toReversed();
  return new Map(missiles.flatMap((missile) => launchersOf(missile.facet).map((id) => [id, missile] as const)));
});

/** Returns the offer for an item of the character; null when it uses no missiles, or the character already has some. */
export function ammunitionOffer(context: SheetContext, key: string): AmmunitionOffer | null {
  const item = launchersIn(context.items).find((candidate) => candidate.key === key);
  if (!item) return null;
  const magazine = magazineOf(item.facet?.attacks?.find((attack) => attack.ranged)?.ranged?.shots);
  const ammunition = kindLoaded(item);
  const isLoadable = ({ id, facet, row }: ResolvedItem) =>
    launchersOf(facet).includes(item.id) && (!facet?.reloads || kindOfAmmunition(id, row.ammunition) === ammunition);
  if (missilesCarried(context.items).some(isLoadable)) return null;
  const missile = missilesListed(context.catalog.items).get(item.id);
  if (!missile) return null;
  const { reloads } = missile.facet;
  const loads = Math.max(singleShots / reloadsOffered, magazine?.loads ?? 1);
  const missiles = {
    ...startingItem(context, missile),
    ...(reloads ? { quantity: reloadsOffered * (reloads.whole ? 1 : loads), ammunition } : {}),
  };
  const container = containerFor(context, missile);
  const kind = reloads && ammunition ? `${ammunitionName(ammunition)} ` : '';
  const count = `${missiles.quantity} ${kind}${pluralOf(missile.name)}`;
  return {
    words: container ? `${count} and a ${nameInSentence(container.name)}` : count,
    missiles,
    container: container ? startingItem(context, container) : null,
  };
}

/** "arrows", "10G shells", ".36 balls and charges". */
const pluralOf = (name: string): string =>
  nameInSentence(name)
    .split(' and ')
    .map((part) => `${part}s`)
    .join(' and ');

type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;

/** How to reach the next lighter load level, or how much more can be carried before the next heavier one. */
export interface LoadAdvice {
  /** "2.2 lb over Light. Drop the crossbow → Move 6, Dodge 6" */
  readonly words: string;
  /** The items that are enough to set down. */
  readonly setDown: readonly { readonly key: string; readonly name: string }[];
}

/** Returns advice on the character's present load; weights in the sentence are rounded to 0.1 lb, to the safe side. */
export function loadAdvice(sheet: Opened): LoadAdvice {
  const { ruleset, worksheet } = sheet;
  const level = worksheet.number('encumbrance');
  const load = worksheet.number('load');
  const name = ruleset.loadLevels[level]?.name ?? 'too much to carry';
  if (level === 0) {
    const next = ruleset.loadLevels[1]?.name;
    const room = Math.floor((worksheet.number(limitStat(0)) - load) * 10 + epsilon) / 10;
    const words =
      room > 0
        ? `${formatFraction(room)} lb until ${capitalize(next ?? 'more')} encumbrance.`
        : `At the limit: anything more means ${capitalize(next ?? 'more')} encumbrance.`;
    return { words, setDown: [] };
  }
  const lighter = ruleset.loadLevels[level - 1];
  if (!lighter) return { words: `Encumbrance: ${name}.`, setDown: [] };
  const excess = load - worksheet.number(limitStat(level - 1));
  const pounds = `${formatFraction(Math.ceil(excess * 10 - epsilon) / 10)} lb`;
  const excessWords =
    level === 1 ? `${pounds} too heavy to be unencumbered` : `${pounds} over ${capitalize(lighter.name)}`;
  const items = chooseItemsToSetDown(sheet, excess);
  if (items.length === 0)
    return { words: `${excessWords}. You would have to drop more than a few things.`, setDown: [] };
  const after = describeChanges(
    sheet,
    items.map(({ key }) => key),
  );
  const names = items.map(itemInSentence).join(' and ');
  const words = `${excessWords}. Drop the ${names}${after && ` → ${after}`}`;
  return { words, setDown: items.map((item) => ({ key: item.key, name: item.name })) };
}

/** "Light": the name of a load level at the head of words. */
const capitalize = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const epsilon = 1e-6;
const maxItems = 3;
const setDownOrder = ['gear', 'container', 'ammunition', 'weapon', 'shield', 'armor'];

/**
 * Chooses what to set down to shed `excess` pounds: one item that is not in use, packs and gear before weapons;
 * otherwise a few of those, the heaviest first; otherwise a shield or armor.
 */
function chooseItemsToSetDown({ context, worksheet }: Opened, excess: number): ResolvedItem[] {
  const weights = new Map<string, number>();
  const rows = new Map(context.character.equipment.map((row) => [row.key, row]));
  for (const item of context.items) {
    if (!item.facet) continue;
    const outermostKey = containersIn(rows, item.key).at(-1)?.key ?? item.key;
    weights.set(outermostKey, (weights.get(outermostKey) ?? 0) + worksheet.number(itemStat(item.key, 'weight')));
  }
  const weight = (item: ResolvedItem) => weights.get(item.key) ?? 0;
  const rank = (item: ResolvedItem) => setDownOrder.indexOf(item.facet?.kind ?? '');
  const carried = context.items.filter(
    (item) => item.onBody && weight(item) > 0 && containersIn(rows, item.key).length === 0,
  );
  const lightestEnough = (items: readonly ResolvedItem[]) =>
    items
      .filter((item) => weight(item) >= excess - epsilon)
      .sort((a, b) => rank(a) - rank(b) || weight(a) - weight(b))[0];
  const loose = carried.filter((item) => !item.inUse);
  const single = lightestEnough(loose);
  if (single) return [single];
  const chosen: ResolvedItem[] = [];
  let remaining = excess;
  for (const item of [...loose].sort((a, b) => weight(b) - weight(a)).slice(0, maxItems)) {
    chosen.push(item);
    remaining -= weight(item);
    if (remaining <= epsilon) return chosen;
  }
  const heavyEnough = lightestEnough(carried);
  return heavyEnough ? [heavyEnough] : [];
}

/** Sets items down: their place becomes "stowed". */
export function dropItems(character: Character, keys: readonly string[]): Character {
  return keys.reduce((before, key) => placeItem(before, key, 'stowed'), character);
}

function describeChanges(sheet: Opened, keys: readonly string[]): string {
  const { ruleset, context, worksheet } = sheet;
  const { saved } = context;
  const after = openWorksheet({ ...saved, character: dropItems(saved.character, keys) }, sheet).worksheet;
  return ruleset.summary
    .flatMap(({ stat, short }) => {
      const { value } = after.get(stat);
      const same =
        value === null ||
        formatValue(worksheet.get(stat).value, ruleset.notation) === formatValue(value, ruleset.notation);
      return same
        ? []
        : [`${short} ${typeof value === 'number' ? formatFraction(value) : formatValue(value, ruleset.notation)}`];
    })
    .join(', ');
}
