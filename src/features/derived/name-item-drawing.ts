import type { Attack, ItemFacet } from '../../catalog/item-entry.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { ItemDrawing } from './item-drawings.ts';

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

/** The drawings of weapons of which the same skill has another kind: crushing ones, and those for two hands. */
const crushing: Readonly<Partial<Record<ItemDrawing, ItemDrawing>>> = { axe: 'mace', sword: 'mace' };
const twoHanded: Readonly<Partial<Record<ItemDrawing, ItemDrawing>>> = { pistol: 'rifle' };

/** From this damage resistance on a suit or a jacket is drawn as armor, below it as clothes. */
const leastArmor = 2;

/** Returns which drawing is for a kind of item; a box for gear, and for what the ruleset does not know. */
export function nameItemDrawing(facet: ItemFacet | null | undefined): ItemDrawing {
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
    return (armor?.damageResistance ?? 0) >= leastArmor ? 'cuirass' : 'shirt';
  }
  if (places.includes('head')) return 'helm';
  if (places.includes('legs')) return 'leggings';
  return places.includes('feet') ? 'boot' : 'glove';
}
