import { bodyPlaces } from '../../catalog/body-place.ts';
import type { ArmorFigures, Protection } from '../../catalog/item-entry.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedItem, SheetContext } from '../resolve/context.ts';
import { placeStat } from '../stat-ids.ts';
import { heldShield } from './attack-uses.ts';
import { applyAllEffects, applyEffects, type EffectIndex, resistanceKeysAt } from './effects.ts';
import { defineSlung, findSlungShield, slungStat } from './readying.ts';

export interface ProtectionRules {
  /** Whether the book has hit locations; without them the suit, or the torso's piece, protects every place. */
  readonly byPlace: boolean;
  /** DR that padding gives under plate; null if the book has no such rule. */
  readonly underPlate: { readonly damageResistance: number; readonly cite: Citation } | null;
  /** The DR of the skull itself against a blow to the head. */
  readonly skull?: { readonly words: string; readonly cite: Citation };
  /** The PD from behind of a shield slung on the back: its PD with this added; absent if the book has no such rule. */
  readonly slung?: { readonly add: number; readonly cite: Citation };
  readonly cites: { readonly armor: Citation; readonly shield: Citation };
}

type Against = 'all' | 'impaling';
type Half = keyof Protection;
type Side = (typeof sides)[number];
const sides = ['front', 'behind'] as const;
const sideSuffix = { front: '', behind: '.behind' } as const;
const sideWords = { front: '', behind: ' from behind' } as const;
const partNames = { passiveDefense: 'PD', damageResistance: 'DR' } as const;

interface Worn {
  readonly item: ResolvedItem;
  readonly armor: ArmorFigures;
}

const wornAmong = memoizeByObject((items: SheetContext['items']): readonly Worn[] =>
  items.flatMap((item) => (item.inUse && item.facet?.armor ? [{ item, armor: item.facet.armor }] : [])),
);

/**
 * Passive defense and damage resistance of the third-edition family: armor (the best worn piece, what adds over or
 * under it), shield, traits; the same against impaling attacks if mail makes it differ; and by place of the body. If
 * armor covers the front alone, or a shield is slung on the back, all of it once more from behind.
 */
export function defineProtection(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: ProtectionRules,
): void {
  const worn = wornAmong(context.items);
  const shield = heldShield(context);
  const slung = rules.slung && findSlungShield(context);
  worksheet.section('protection', [...worn.map(({ item }) => item), shield, slung, effects], () => {
    const main = worn.filter(({ armor }) => armor.coverage === 'suit' || armor.places?.includes('torso'));
    const sided = slung !== undefined || main.some(({ armor }) => armor.frontOnly);
    const addShield = (w: DerivationBuilder, side: Side): void => {
      if (side === 'front' && shield) w.addFrom('passiveDefense.shield', 1, 'shield');
      if (side === 'behind' && slung && rules.slung) w.addFrom(slungStat, 1, 'slung shield').citing(rules.slung.cite);
    };
    for (const half of ['passiveDefense', 'damageResistance'] as const) {
      for (const against of ['all', 'impaling'] as const) {
        const suffix = against === 'impaling' ? '.impaling' : '';
        const words = against === 'impaling' ? ' against impaling' : '';
        for (const side of sided ? sides : sides.slice(0, 1)) {
          const named = `${words}${sideWords[side]}`;
          const end = `${sideSuffix[side]}${suffix}`;
          const armor = `${half}.armor${end}`;
          worksheet.define({
            id: armor,
            name: `${partNames[half]} of armor${named}`,
            cite: rules.cites.armor,
            formula: (w) => wornProtection(w, facing(main, side), half, against, rules),
          });
          worksheet.define({
            id: `${half}${end}`,
            name: `${half === 'passiveDefense' ? 'passive defense' : 'damage resistance'}${named}`,
            cite: rules.cites.armor,
            formula: (w) => {
              w.startFrom(armor, 'armor');
              if (half === 'passiveDefense') {
                addShield(w, side);
                applyEffects(w, effects, half);
              } else applyAllEffects(w, effects, resistanceKeysAt(effects, 'torso'));
            },
          });
        }
        for (const place of rules.byPlace ? bodyPlaces : []) {
          const here = worn.filter((piece) => piece.armor.coverage === 'suit' || piece.armor.places?.includes(place));
          for (const side of here.some(({ armor }) => armor.frontOnly) ? sides : sides.slice(0, 1)) {
            worksheet.define({
              id: placeStat(place, `${half}${sideSuffix[side]}${suffix}`),
              name: `${partNames[half]} of the ${place}${words}${sideWords[side]}`,
              cite: rules.cites.armor,
              formula: (w) => {
                wornProtection(w, facing(here, side), half, against, rules);
                if (half === 'passiveDefense') return;
                applyAllEffects(w, effects, resistanceKeysAt(effects, place));
                if (rules.skull && place === 'head') w.note(rules.skull.words, { cite: rules.skull.cite });
              },
            });
          }
        }
      }
    }
    if (slung && rules.slung) defineSlung(worksheet, slung, rules.slung);
    worksheet.define({
      id: 'passiveDefense.shield',
      name: 'PD of the shield',
      cite: rules.cites.shield,
      formula: (w) => {
        const figures = shield?.facet?.shield;
        if (shield && figures)
          w.start(figures.passiveDefense, shield.name, { cite: shield.facet?.cite, row: shield.key });
        else w.start(0, 'no shield in hand');
      },
    });
  });
}

/** Returns the worn armor that protects against an attack from that side. */
const facing = (worn: readonly Worn[], side: Side): readonly Worn[] =>
  side === 'front' ? worn : worn.filter(({ armor }) => !armor.frontOnly);

/** The figures of one worn piece, mail without its padding included. */
function figuresOf({ item, armor }: Worn, against: Against, worn: readonly Worn[]): Protection {
  const bare = armor.withoutPadding;
  const ownPadding = armor.coverage === 'suit' && !item.row.withoutPadding;
  const figures = !bare || ownPadding || worn.some((piece) => piece.armor.padding) ? armor : bare;
  return against === 'impaling' ? (figures.impaling ?? figures) : figures;
}

function wornProtection(
  w: DerivationBuilder,
  worn: readonly Worn[],
  half: Half,
  against: Against,
  rules: ProtectionRules,
): void {
  const layers = worn.filter(({ armor }) => !armor.over);
  if (layers.length === 0) w.start(0, 'no armor worn');
  else if (layers.length === 1 && layers[0]) {
    const { item } = layers[0];
    w.start(figuresOf(layers[0], against, worn)[half], item.name, { cite: item.facet?.cite, row: item.key });
  } else {
    const options = layers.map((layer) => ({ words: layer.item.name, value: figuresOf(layer, against, worn)[half] }));
    w.choose('best armor worn', options, 'highest', { cite: rules.cites.armor });
  }
  for (const { item, armor } of layers) {
    if (armor.frontOnly) w.note(`${item.name}: front only`, { cite: item.facet?.cite, row: item.key });
  }
  if (half === 'passiveDefense') return;
  const under = layers.find(({ armor }) => armor.wornUnderPlate);
  if (rules.underPlate && under && layers.some(({ armor }) => armor.plate)) {
    const { item } = under;
    w.add(rules.underPlate.damageResistance, `${item.name} under plate`, {
      cite: rules.underPlate.cite,
      row: item.key,
    });
  }
  for (const { item, armor } of worn.filter((piece) => piece.armor.over)) {
    w.add(armor.damageResistance, `${item.name} over it`, { cite: item.facet?.cite, row: item.key });
  }
}
