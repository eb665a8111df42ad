import type { Listed } from '../../catalog/entry.ts';
import type { ItemFacet } from '../../catalog/item-entry.ts';
import type { Character } from '../../character/character.ts';
import { addRow, changeRow, placeItem } from '../../character/edit-rows.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';
import type { ResolvedItem } from '../../rules/resolve/context.ts';
import { heldShield } from '../../rules/shared/attack-uses.ts';
import { itemInSentence } from '../../rules/shared/figure-words.ts';
import { isLearned } from '../../rules/shared/rows.ts';
import { derivedTechLevel, findItemTechLevel } from '../what-if/candidate.ts';
import { findOutsideEntry } from '../what-if/outside-campaign.ts';
import { startingItem } from '../what-if/starting-row.ts';
import type { Step } from './bought-steps.ts';

/** Clothes stay on under armor. */
const isWorn = ({ facet, inUse }: ResolvedItem): boolean => inUse && (facet?.armor?.damageResistance ?? 0) > 0;

/** Whether two pieces of armor cover a place in common. */
function overlaps(one: ItemFacet['armor'], other: ItemFacet['armor']): boolean {
  if (!one || !other) return false;
  if (one.coverage === 'suit' || other.coverage === 'suit') return true;
  return (one.places ?? []).some((place) => other.places?.includes(place));
}

const putAway = (character: Character, keys: readonly string[]): Character =>
  keys.reduce((now, key) => placeItem(now, key, 'home'), character);

/**
 * The armor, weapons and shields of the lists that suit the character, each in place of what is worn or held there, which is left at home:
 * of the campaign and its tech level (that of the latest thing owned, if the setting has none), and weapons that a learned skill is used with. Fine versions of weapons in hand too.
 */
export function gearSteps(sheet: OpenedCharacter): readonly Step[] {
  const offered = itemsOnOffer(sheet);
  return [
    ...armorSteps(sheet),
    ...offered.flatMap((entry) => weaponStep(sheet, entry) ?? []),
    ...offered.flatMap((entry) => shieldStep(sheet, entry) ?? []),
    ...fineWeapons(sheet),
  ];
}

/** The armor of the lists that suits the character, in place of what is worn on the same places. */
export const armorSteps = (sheet: OpenedCharacter): readonly Step[] =>
  itemsOnOffer(sheet).flatMap((entry) => armorStep(sheet, entry) ?? []);

/** What the character does not own and the campaign offers. */
function itemsOnOffer(sheet: OpenedCharacter): readonly Listed<ItemFacet>[] {
  const { context } = sheet;
  const owned = new Set(context.items.map(({ id }) => id));
  const techLevel =
    derivedTechLevel(sheet) ?? Math.max(0, ...context.items.map(({ facet }) => facet?.techLevel?.from ?? 0));
  return [...context.catalog.items.values()].filter(
    ({ id }) =>
      !owned.has(id) &&
      findItemTechLevel(context.catalog, id) <= techLevel &&
      findOutsideEntry(sheet, 'equipment', id) === null,
  );
}

function armorStep({ context }: OpenedCharacter, entry: Listed<ItemFacet>): Step | null {
  const { armor } = entry.facet;
  if (!armor || entry.facet.kind !== 'armor' || armor.damageResistance <= 0) return null;
  const replaced = armor.over ? [] : context.items.filter((item) => isWorn(item) && overlaps(item.facet?.armor, armor));
  return exchange(context, entry, replaced, 'wear');
}

function weaponStep({ context }: OpenedCharacter, entry: Listed<ItemFacet>): Step | null {
  const { kind, attacks = [], onHands } = entry.facet;
  if (kind !== 'weapon' || onHands || attacks.length === 0) return null;
  const learned = new Set(context.skills.filter(isLearned).map(({ id }) => id));
  if (!attacks.some(({ skills }) => skills.some((skill) => learned.has(skill)))) return null;
  const held = context.items.filter(({ facet, inUse }) => inUse && facet?.kind === 'weapon' && !facet.onHands);
  const shield = attacks.every(({ twoHanded }) => twoHanded) ? heldShield(context) : undefined;
  return exchange(context, entry, [...held, ...(shield ? [shield] : [])], 'hold');
}

function shieldStep({ context }: OpenedCharacter, entry: Listed<ItemFacet>): Step | null {
  if (entry.facet.kind !== 'shield') return null;
  const held = heldShield(context);
  const isTwoHanded = context.items.some(
    ({ facet, inUse }) =>
      inUse && facet?.kind === 'weapon' && (facet.attacks ?? []).every(({ twoHanded }) => twoHanded),
  );
  return isTwoHanded ? null : exchange(context, entry, held ? [held] : [], 'hold');
}

/** A new item in place of others. */
function exchange(
  context: OpenedCharacter['context'],
  entry: Listed<ItemFacet>,
  replaced: readonly ResolvedItem[],
  verb: 'wear' | 'hold',
): Step {
  const row = { ...startingItem(context, entry), place: 'ready' as const, quantity: 1 };
  const names = replaced.map(itemInSentence).join(' and ');
  return {
    id: `item ${verb} ${entry.id}`,
    words: names === '' ? entry.name : `${entry.name} for the ${names}`,
    change: (now) =>
      addRow(
        putAway(
          now,
          replaced.map(({ key }) => key),
        ),
        'equipment',
        row,
      ),
  };
}

function fineWeapons({ context }: OpenedCharacter): readonly Step[] {
  return context.items.flatMap(({ key, name, facet, row, inUse }): Step[] =>
    inUse && facet?.kind === 'weapon' && facet.quality && row.quality === 'good' && !row.own
      ? [
          {
            id: `item fine ${key}`,
            words: `${name} of fine quality`,
            change: (now) => changeRow(now, 'equipment', key, { quality: 'fine' }),
          },
        ]
      : [],
  );
}
