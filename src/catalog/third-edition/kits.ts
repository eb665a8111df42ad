import { ownFigures } from '../books.ts';
import type { KitFacet, KitLine } from '../catalog.ts';

/** A kit of these items; kits are in no book. */
export const kitOf = (...items: KitLine[]): KitFacet => ({ cite: ownFigures, items });

/** So many of an item. */
export const some = (quantity: number, item: string): KitLine => ({ item, quantity });

/** A container with items in it. */
export const filled = (item: string, ...contents: KitLine[]): KitLine => ({ item, contents });

/** One of an item. */
export const one = (item: string): KitLine => ({ item });

/** One of an item, worn or in hand. */
export const worn = (item: string): KitLine => ({ item, place: 'ready' });

/** The contents of the kits under both books. */
export const adventuringKitItems = {
  'travelers-kit': kitOf(
    filled(
      'backpack',
      one('bedroll'),
      some(3, 'travelers-rations'),
      one('mess-kit'),
      one('tinderbox'),
      some(2, 'torch'),
      one('rope'),
    ),
    one('pouch'),
    one('waterskin'),
    { item: 'cloak', place: 'ready' },
  ),
  'camp-kit': kitOf(
    one('tent'),
    some(2, 'blanket'),
    one('cooking-pot'),
    some(2, 'mess-kit'),
    one('tinderbox'),
    one('lantern'),
    some(2, 'lamp-oil'),
    one('shovel'),
    one('fishing-tackle'),
  ),
  'explorers-kit': kitOf(
    filled(
      'backpack',
      some(2, 'rope'),
      some(10, 'iron-spike'),
      one('hammer'),
      one('crowbar'),
      some(4, 'torch'),
      some(2, 'lamp-oil'),
      one('tinderbox'),
      one('chalk'),
      one('mirror'),
      some(2, 'sack'),
      some(2, 'travelers-rations'),
    ),
    one('lantern'),
    one('waterskin'),
    one('pole'),
  ),
  'burglars-kit': kitOf(
    filled('pouch', one('lockpicks'), one('file'), one('chalk'), some(2, 'candle'), one('mirror')),
    filled('sack', one('rope'), one('grapnel'), one('crowbar')),
  ),
  'climbers-kit': kitOf(
    filled('sack', some(3, 'rope'), some(12, 'iron-spike'), one('hammer'), one('grapnel'), one('cord')),
  ),
  'healers-kit': kitOf(
    one('healers-bag'),
    filled('pouch', some(4, 'bandages'), some(3, 'herbs'), one('needle-and-thread'), one('soap'), one('strong-drink')),
  ),
  'scholars-kit': kitOf(
    filled('scroll-case', some(2, 'parchment')),
    filled('pouch', one('writing-set'), one('chalk'), one('sealing-wax'), some(4, 'candle'), one('magnifying-glass')),
    one('journal'),
    one('book'),
  ),
  'priests-kit': kitOf(
    { item: 'holy-symbol', place: 'ready' },
    filled('pouch', some(6, 'candle'), one('incense'), one('tinderbox'), one('bandages')),
    one('book'),
    one('wine'),
  ),
  'archers-kit': kitOf(
    filled('quiver', some(10, 'arrow')),
    filled('quiver', some(10, 'arrow')),
    { item: 'arm-guard', place: 'ready' },
    filled('pouch', some(2, 'bowstring'), one('whetstone')),
  ),
  'riders-kit': kitOf(
    { item: 'saddle-and-bridle', place: 'stowed' },
    {
      item: 'saddlebags',
      place: 'stowed',
      contents: [one('blanket'), some(3, 'travelers-rations'), one('waterskin'), one('cord')],
    },
    { item: 'fodder', quantity: 2, place: 'stowed' },
  ),
  'entertainers-kit': kitOf(
    one('instrument'),
    filled('pouch', one('dice'), one('playing-cards'), one('whistle'), one('mirror')),
    one('disguise-kit'),
    one('wine'),
  ),
};
