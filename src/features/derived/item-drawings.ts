import type { Attack, ItemFacet } from '../../catalog/item-entry.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { Drawing } from '../../ui/icon.tsx';

/** The drawings of the kinds of items. Separate from those of the chapters, which the first frame needs. */
export const itemDrawings = {
  // Weapons
  sword: 'M17 3h-3.4L7 9.6l3.4 3.4L17 6.4ZM4.7 9.9l5.4 5.4M7 13l-3.7 3.7',
  knife: 'M17 3c-4 .6-7.4 3.3-9 6.9L10.1 12C13.7 10.4 16.4 7 17 3ZM6.7 8.7l4.6 4.6M8.7 11.3 3.3 16.7',
  axe: 'M10 2.7v14.6M10 5.3c-2-.3-3.8-1-5.3-2.3-2.2 2.7-2.2 6.3 0 9C6.2 10.7 8 10 10 9.7M10 5.3c2-.3 3.8-1 5.3-2.3 2.2 2.7 2.2 6.3 0 9-1.5-1.3-3.3-2-5.3-2.3',
  mace: 'M12.4 10.8a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM10.1 9.9 3.3 16.7M12.4 4.4V2.5M15.6 7.6h1.9M14.7 5.3l1.4-1.4M10.1 5.3 8.7 3.9M14.7 9.9l1.4 1.4',
  flail:
    'm3 17.3 4.8-9.8M7.8 7.5C8.3 3 14.3 2.8 14.3 8.7M14.3 14.3a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM17.1 11.5h1.3M14.3 14.3v1.3M11.5 11.5h-1.3',
  spear: 'M3 17l8.7-8.7M17 3l-4.6 1.3-2.2 3L12.7 9.8l3-2.2Z',
  polearm:
    'M6.3 2.3v15.4M6.3 5.7c2.9 0 4.8-.7 6.7-1.7 1.9 2.4 1.9 5.3 0 7.7-1.9-1-3.8-1.7-6.7-1.7M6.3 6.3 3.5 8l2.8 1.7',
  staff: 'M3.3 16.7 16.7 3.3M4.7 12.8l2.5 2.5M12.8 4.7l2.5 2.5',
  bow: 'M6.3 2.5c7.7 3.3 7.7 11.7 0 15ZM2.5 10h14.8M14.5 7.2l2.8 2.8-2.8 2.8',
  crossbow: 'M2.5 8C4.3 5 6.8 3.7 10 3.7S15.7 5 17.5 8L10 11.3ZM10 2v15.7M8 14h4',
  sling: 'M5 2.5l1.8 9.8M15 2.5l-1.8 9.8M5.5 12.3h9c0 3.3-1.7 5-4.5 5s-4.5-1.7-4.5-5ZM7.3 12.3a2.7 2.7 0 0 1 5.4 0',
  thrown: 'M12.7 17a4.3 4.3 0 1 0 0-8.6 4.3 4.3 0 0 0 0 8.6ZM2.7 2.7l4.6 4.6M2.7 8l3 3M8 2.7l3 3',
  pistol: 'M2.5 5.3h15v3.7h-6.3l-.9 3.2H7.8L6.7 16.7H3.2l1.3-6.3-2-1.4Z',
  rifle: 'M18 7H9L6.8 8.7 2 9.3v4.9l4.3-2.5h2.2l.9 2.8h2.2L10.8 11h3.7V9.3H18ZM11.7 7V4.8h2.5',
  fist: 'M5.2 9.3V7.2a1.5 1.5 0 0 1 3 0M8.2 8.5V5.7a1.5 1.5 0 0 1 3 0v2.8M11.2 8.5V6.3a1.5 1.5 0 0 1 3 0v2.2M14.2 8.5v-.8a1.3 1.3 0 0 1 2.6 0v3.6c0 3.7-2.3 6-5.9 6-4.2 0-7.2-2.5-7.2-5.6a2.2 2.2 0 0 1 2.2-2.3h3.4a1.7 1.7 0 0 1 0 3.4H7.7',

  // Armor
  shield:
    'M10 2.5c2 1.2 4.3 1.8 6.7 1.9v5.1c0 3.9-2.7 6.6-6.7 8.2-4-1.6-6.7-4.3-6.7-8.2V4.4C5.7 4.3 8 3.7 10 2.5ZM10 2.5v15.2M3.3 9h13.4',
  cuirass:
    'M7 2.8c.2 2 1.3 3.2 3 3.2s2.8-1.2 3-3.2l2.6 1c-.3 2.2.3 4.2 1.4 5.7-1 2.3-1.3 5-1 7.7H4c.3-2.7 0-5.4-1-7.7 1.1-1.5 1.7-3.5 1.4-5.7ZM10 9v8.2',
  shirt: 'M7 3 2.5 5.5l1.7 4.3 2.1-.8v8h7.4V9l2.1.8 1.7-4.3L13 3c-.5 1.5-1.5 2.3-3 2.3S7.5 4.5 7 3Z',
  helm: 'M4.3 17.3V8.5a5.7 5.7 0 0 1 11.4 0v8.8l-3.5-1.6H7.8ZM7 9.3h6M10 9.3v3.4',
  pot: 'M4.3 12.7a5.7 7.4 0 0 1 11.4 0ZM1.8 12.7h16.4c-1.2 1.9-3 2.6-4.5 2.6H6.3c-1.5 0-3.3-.7-4.5-2.6Z',
  cap: 'M4 13a6 6.4 0 0 1 12 0ZM3.3 13h13.4v2.7H3.3ZM10 6.6V5M6.7 13c0-3 1-5 3.3-6.4 2.3 1.4 3.3 3.4 3.3 6.4',
  coif: 'M3.7 17.3 5.2 8a4.9 4.9 0 0 1 9.6 0l1.5 9.3ZM10 13.2c1.7 0 2.8-1.6 2.8-3.5S11.7 6.5 10 6.5 7.2 7.8 7.2 9.7s1.1 3.5 2.8 3.5ZM7 15.4h.01M10 15.6h.01M13 15.4h.01',
  mask: 'M4.7 4.3c3.4-1.3 7.2-1.3 10.6 0v5.4c0 4-2.2 6.7-5.3 7.6-3.1-.9-5.3-3.6-5.3-7.6ZM7 8.8h2M11 8.8h2M8.3 13h3.4',
  sleeve: 'M6.7 2.7h6.6l1 7.6-1.6 7H7.3l-1.6-7ZM6 8.3c2.7 1 5.3 1 8 0M6 11.3c2.7 1 5.3 1 8 0M7.1 14.7h5.8',
  glove:
    'M6.7 17.3h7.6v-3.6l1.2-2.6V6a1.2 1.2 0 0 0-2.4 0v3M13.1 8.5V4.2a1.2 1.2 0 0 0-2.5 0v4.3M10.6 8.5V4.6a1.2 1.2 0 0 0-2.5 0v5.1L6.7 7.9a1.4 1.4 0 0 0-2.4 1.5l2.4 4.3ZM6.7 14h7.6',
  leggings: 'M5.8 2.7h8.4l1.6 14.6h-3.9L10 8.7l-1.9 8.6H4.2Z',
  boot: 'M6 2.7h5.3v7.6c2.5.4 5.7 1.4 5.7 4.2v2.8H6ZM6 14.5h11',

  // Other things
  arrow: 'M5.3 14.7 16.7 3.3M12 3.3h4.7V8M3 17v-3.2l2.3-2.3M3 17h3.2l2.3-2.3',
  sack: 'M7.3 6.3c-2.6 2.4-4 5-4 7.2 0 2.7 2 3.8 6.7 3.8s6.7-1.1 6.7-3.8c0-2.2-1.4-4.8-4-7.2ZM6 2.7l1.3 3.6h5.4L14 2.7c-1.3.8-2.7.8-4 0-1.3.8-2.7.8-4 0Z',
  box: 'M3.3 6.3 10 2.7l6.7 3.6v7.4L10 17.3l-6.7-3.6ZM3.3 6.3 10 10l6.7-3.7M10 10v7.3',
  chest: 'M2.7 9.3h14.6v7.4H2.7ZM2.7 9.3c0-3.3 1.5-5.6 4.3-5.6h6c2.8 0 4.3 2.3 4.3 5.6M8.3 9.3v3.4h3.4V9.3',
  horse:
    'M6.3 17.3c0-2.8.6-4.6 2-6.3l-2.8 1.4L3 10.7l3.7-5.4L10 3.7l.3-1.7 1.9 2.2c3.2 1.3 4.8 4.5 4.8 8.3v4.8ZM9 7.3h.01',
} as const satisfies Record<string, Drawing>;

type ItemDrawing = keyof typeof itemDrawings;

/** The drawing of a weapon, by the skill that its first use is listed with. */
const weaponDrawings: Readonly<Record<string, ItemDrawing>> = {
  knife: 'knife',
  'knife-throwing': 'knife',
  shortsword: 'sword',
  broadsword: 'sword',
  'two-handed-sword': 'sword',
  'force-sword': 'sword',
  fencing: 'sword',
  'axe-mace': 'axe',
  'two-handed-axe-mace': 'axe',
  'axe-throwing': 'axe',
  flail: 'flail',
  staff: 'staff',
  spear: 'spear',
  'spear-throwing': 'spear',
  polearm: 'polearm',
  bow: 'bow',
  crossbow: 'crossbow',
  sling: 'sling',
  throwing: 'thrown',
  'guns-pistol': 'pistol',
  'guns-rifle': 'rifle',
  'guns-shotgun': 'rifle',
  'beam-weapons': 'pistol',
  brawling: 'fist',
  boxing: 'fist',
  karate: 'fist',
  blackjack: 'mace',
};

/** The drawings of weapons that share a skill with another kind: crushing ones, and those for two hands. */
const crushing: Readonly<Partial<Record<ItemDrawing, ItemDrawing>>> = { axe: 'mace', sword: 'mace' };
const twoHanded: Readonly<Partial<Record<ItemDrawing, ItemDrawing>>> = { pistol: 'rifle' };

/** From this damage resistance on a suit or a jacket is drawn as armor, below it as clothes. */
const minArmor = 2;

/** Items that their facets do not tell from others: under Man to Man a coif covers the head as a helm does. */
const ownDrawings: Readonly<Record<string, ItemDrawing>> = { 'chain-coif': 'coif' };

/** Returns the drawing for an item, by its kind and id; a box for gear, and for items that the ruleset does not know. */
export function nameItemDrawing(facet: ItemFacet | null | undefined, id = ''): ItemDrawing {
  const own = facet && ownValue(ownDrawings, id);
  if (own) return own;
  switch (facet?.kind) {
    case 'weapon':
      return nameWeaponDrawing(facet.attacks?.[0]);
    case 'shield':
      return 'shield';
    case 'armor':
      return nameArmorDrawing(facet);
    case 'ammunition':
      return 'arrow';
    case 'container':
      return 'sack';
    case 'mount':
      return 'horse';
    default:
      return 'box';
  }
}

function nameWeaponDrawing(attack: Attack | undefined): ItemDrawing {
  if (!attack) return 'sword';
  const listed = ownValue(weaponDrawings, attack.skills[0] ?? '') ?? (attack.ranged ? 'thrown' : 'sword');
  if (attack.type === 'cr' && !attack.ranged) return crushing[listed] ?? listed;
  return (attack.twoHanded && twoHanded[listed]) || listed;
}

function nameArmorDrawing({ armor }: ItemFacet): ItemDrawing {
  const places = armor?.coverage === 'piece' ? (armor.places ?? []) : [];
  if (places.length === 0 || places.includes('torso')) {
    return (armor?.damageResistance ?? 0) >= minArmor ? 'cuirass' : 'shirt';
  }
  if (places.includes('head')) return 'helm';
  if (places.includes('skull')) return nameHeadgearDrawing(places, armor?.damageResistance ?? 0);
  if (places.includes('face') || places.includes('eyes')) return 'mask';
  if (places.includes('legs') || places.includes('groin')) return 'leggings';
  if (places.includes('arms')) return 'sleeve';
  return places.includes('feet') ? 'boot' : 'glove';
}

/** A helm covers the face too, a coif the neck; what covers the skull alone is soft or hard. */
function nameHeadgearDrawing(places: readonly string[], resistance: number): ItemDrawing {
  if (places.includes('face')) return 'helm';
  if (places.includes('neck')) return 'coif';
  return resistance < minArmor ? 'cap' : 'pot';
}
