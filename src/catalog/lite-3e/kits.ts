import { adventuringKits, modernKits } from '../entries/kits.ts';
import { listKits } from '../list-entries.ts';
import { adventuringKitItems, filled, kitOf, one, some } from '../third-edition/kits.ts';

/** The kits of GURPS Lite, all of our own. */
export const liteKits = [
  ...listKits(adventuringKits, adventuringKitItems),
  ...listKits(modernKits, {
    'everyday-pockets': kitOf(
      one('cell-phone'),
      { item: 'wristwatch', place: 'ready' },
      one('flashlight'),
      one('multi-tool'),
      one('cigarette-lighter'),
    ),
    'hikers-kit': kitOf(
      filled(
        'hiking-pack',
        one('sleeping-bag'),
        some(3, 'ration-pack'),
        one('rope'),
        one('flashlight'),
        one('matches'),
        one('first-aid-kit'),
        one('multi-tool'),
        one('compass'),
      ),
      one('canteen'),
      { item: 'walking-boots', place: 'ready' },
    ),
    'investigators-kit': kitOf(
      one('camera'),
      one('flashlight'),
      filled('briefcase', one('journal'), one('magnifying-glass'), one('sound-recorder'), one('latex-gloves')),
      one('binoculars'),
    ),
    'break-in-kit': kitOf(
      one('lockpicks'),
      one('glass-cutter'),
      one('latex-gloves'),
      one('duct-tape'),
      one('flashlight'),
      one('crowbar'),
      some(2, 'walkie-talkie'),
    ),
    'paramedics-kit': kitOf(
      filled('paramedics-bag', one('latex-gloves'), one('blanket')),
      one('flashlight'),
      one('walkie-talkie'),
    ),
    'office-to-go': kitOf(filled('briefcase', one('laptop'), one('journal'), one('sound-recorder')), one('cell-phone')),
    'landing-kit': kitOf(
      one('communicator'),
      one('hand-computer'),
      one('hand-scanner'),
      one('medkit'),
      one('breather'),
      one('flashlight'),
      some(2, 'ration-pack'),
    ),
  }),
];
