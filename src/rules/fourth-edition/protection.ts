import type { DerivationBuilder } from '../../engine/derivation-builder.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedItem, SheetContext } from '../resolve/context.ts';
import { changedPlaces, resistanceKey, torsoKey } from '../shared/effect-targets.ts';
import { applyEffects, type EffectIndex } from '../shared/effects.ts';
import { placeStat } from '../stat-ids.ts';
import { skullResistance } from './decisions.ts';
import { pages } from './pages.ts';
import { shieldInHand } from './shield-in-hand.ts';

/**
 * Defines damage resistance of the torso (or the suit), and of every place that a worn piece names: the sum of all armor
 * there (p. 282) and of traits. There is no passive defense; a shield in hand has a defense bonus (p. 374).
 */
export function defineFourthEditionProtection(worksheet: Worksheet, context: SheetContext, effects: EffectIndex): void {
  const worn = context.items.filter((item) => item.inUse && item.facet?.armor);
  const shield = shieldInHand(context);
  worksheet.section('protection', [...worn, shield, effects], () => {
    const armorOver = (place: string) =>
      worn.filter(({ facet }) => facet?.armor?.coverage === 'suit' || facet?.armor?.places?.includes(place));
    worksheet.define({
      id: 'damageResistance.armor',
      name: 'DR of armor',
      cite: pages.armor,
      formula: (w) => writeArmorSum(w, armorOver('torso')),
    });
    worksheet.define({
      id: 'damageResistance',
      name: 'damage resistance',
      cite: pages.armor,
      formula: (w) =>
        applyEffects(w.startFrom('damageResistance.armor', 'armor'), effects, 'damageResistance', torsoKey),
    });
    const places = worn.flatMap(({ facet }) => facet?.armor?.places ?? []);
    for (const place of new Set([...places, ...changedPlaces(effects.keys())])) {
      worksheet.define({
        id: placeStat(place, 'damageResistance'),
        name: `DR of the ${place}`,
        cite: pages.armor,
        formula: (w) => {
          writeArmorSum(w, armorOver(place));
          if (place === 'skull') w.add(skullResistance, 'skull', { cite: pages.hitLocations });
          applyEffects(w, effects, 'damageResistance', resistanceKey(place));
        },
      });
    }
    worksheet.define({
      id: 'defenseBonus',
      name: 'Defense Bonus',
      cite: pages.defenseBonus,
      formula: (w) => {
        const bonus = shield?.facet?.shield?.defenseBonus ?? 0;
        if (shield) w.start(bonus, shield.name, { cite: shield.facet?.cite, row: shield.key });
        else w.start(0, 'no shield in hand');
        applyEffects(w, effects, 'defenseBonus');
      },
    });
  });
}

function writeArmorSum(w: DerivationBuilder, worn: readonly ResolvedItem[]): void {
  if (worn.length === 0) w.start(0, 'no armor worn');
  for (const [i, { name, facet, key }] of worn.entries()) {
    const amount = facet?.armor?.damageResistance ?? 0;
    const origin = { cite: facet?.cite, row: key };
    if (i === 0) w.start(amount, name, origin);
    else w.add(amount, name, origin);
  }
}
