import { ammunitionAndGear as shared } from '../../entries/equipment/ammunition-and-gear.ts';
import { listGear } from '../notation/read-item-row.ts';

/** Ammunition (pp. 276–277) and holders that keep weapons ready (p. 289). */
export const ammunition = listGear({
  arrow: [shared.arrow, 'TL0 $2 0.1lb', 'for short-bow regular-bow longbow composite-bow', 276],
  'bodkin-arrow': [
    'Bodkin arrow',
    'TL3 $2 0.1lb',
    'for short-bow regular-bow longbow composite-bow',
    277,
    'Arrow with a long narrow point against mail.',
    'armor-piercing arrow point mail longbow',
    'Piercing damage with an armor divisor of 2 in place of impaling',
  ],
  'blowpipe-dart': [
    'Blowpipe dart',
    'TL0 $0.1 0.05lb',
    'for blowpipe',
    276,
    'Sliver of wood for a blowpipe, best with poison.',
    'blowgun poison needle jungle ammunition',
  ],
  bolt: [shared.bolt, 'TL2 $2 0.06lb', 'for crossbow pistol-crossbow', 276],
  'prodd-pellet': [shared['prodd-pellet'], 'TL2 $0.1 0.06lb', 'for prodd', 276],
  'sling-stone': [shared['sling-stone'], 'TL0 $0 0.05lb', 'for sling staff-sling', 276],
  'sling-pellet': [
    'Lead sling pellet',
    'TL2 $0.1 0.05lb',
    'for sling staff-sling',
    276,
    'Cast lead bullet, which flies better than a stone.',
    'lead bullet glande ammunition slinger',
    'Damage +1 and twice the range of a stone',
  ],
  'hip-quiver': [
    'Hip quiver',
    'TL0 $15 1lb',
    'holds 20 arrows or bolts',
    289,
    'Case on the belt for twenty arrows or bolts.',
    'arrows bolts archer case belt',
  ],
  'shoulder-quiver': [
    'Shoulder quiver',
    'TL0 $10 0.5lb',
    'holds 12 arrows or bolts',
    289,
    'Case on the back for a dozen arrows or bolts.',
    'arrows bolts archer case back',
  ],
});
