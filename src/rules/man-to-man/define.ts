import type { Worksheet } from '../../engine/worksheet.ts';
import { improveFromDefault } from '../house-rules/improve-from-default.ts';
import { shieldReady } from '../house-rules/melee/melee-rules.ts';
import { isInForce } from '../house-rules/rules-in-force.ts';
import type { SheetContext } from '../resolve/context.ts';
import { defineAttacks } from '../shared/attacks.ts';
import { defineAttributes } from '../shared/attributes.ts';
import { defineBasicDamage } from '../shared/basic-damage.ts';
import { indexEffects } from '../shared/index-effects.ts';
import { defineItems } from '../shared/items.ts';
import { definePoints } from '../shared/points.ts';
import { defineProtection } from '../shared/protection.ts';
import { defineSkills } from '../shared/skills.ts';
import { defineReadyTurns } from '../shared/slung-shield.ts';
import { defineTraits } from '../shared/traits.ts';
import { defineUnarmed } from '../shared/unarmed.ts';
import { thirdEditionBasicDamage } from '../third-edition/damage.ts';
import { bareHandParry, defineDefenses } from '../third-edition/defenses.ts';
import { defineMind } from '../third-edition/mind.ts';
import { defineMovement } from '../third-edition/movement.ts';
import { alterationPrices } from './armor-fit.ts';
import { findAttributePrice } from './attribute-prices.ts';
import { withBorrowedPlate } from './borrowed-plate.ts';
import { raisedFactor, weaknessPenalty } from './decisions.ts';
import { defenseRules } from './defenses.ts';
import { movementRules } from './movement.ts';
import { pages } from './pages.ts';
import { createManToManParry } from './parry.ts';
import { qualityDamage, qualityFactors } from './quality.ts';
import { attributes } from './sections.ts';
import { skillLadder } from './skill-ladder.ts';
import { unarmedAttacks } from './unarmed.ts';

/** Spikes on a shield (p. 46): dollars, pounds, and damage of a blow with it. */
const spikes = { cost: 20, weight: 5, damage: 1, cite: pages.spikes };

/** The modifier to the PD of a shield slung on the back (p. 33). */
const slungShieldPenalty = -1;

/** The modifier to every skill with the off hand (p. 7). */
const offHand = -4;

/** Defines every formula of Man to Man on a worksheet. */
export function defineManToMan(worksheet: Worksheet, context: SheetContext): void {
  const effects = indexEffects(worksheet, context, (index) => withBorrowedPlate(index, context));
  const related = isInForce(context, improveFromDefault);
  defineAttributes(worksheet, context, effects, {
    attributes,
    price: (_, level) => findAttributePrice(level),
    raisedFactor,
    cite: pages.attributes,
    raisedCite: pages.experience,
  });
  defineBasicDamage(worksheet, thirdEditionBasicDamage, pages.basicDamage);
  defineMovement(worksheet, context, effects, movementRules(context));
  defineMind(worksheet, effects, { perception: 'Perception', senses: [], cite: pages.attributes });
  defineTraits(worksheet, context);
  defineSkills(worksheet, context, effects, {
    ladder: skillLadder,
    improveFromDefault: related,
    skillsAsDefaults: related,
    cites: { price: pages.skillPrices, defaults: pages.defaults, improve: pages.improveFromDefault },
  });
  defineItems(worksheet, context, effects, {
    qualityPrice: ({ facet, row }) => {
      const factor = facet?.quality ? qualityFactors(facet.quality, row.quality) : null;
      return factor === null ? null : { factor, words: `${row.quality} quality`, cite: pages.quality };
    },
    spikes,
    altered: { prices: alterationPrices(context), cite: pages.fit },
    cite: pages.encumbrance,
  });
  defineAttacks(worksheet, context, effects, {
    basicDamage: thirdEditionBasicDamage,
    damageCite: pages.basicDamage,
    leastDamage: pages.leastDamage,
    offHand,
    offHandCite: pages.ambidexterity,
    weaknessPenalty,
    weaknessCite: pages.minimumStrength,
    quickReady: { oneLess: 5, atOnce: 10, cite: pages.minimumStrength },
    qualityDamage,
    spikes,
    shieldPenaltyCite: pages.largeShield,
    parryCite: pages.defenses,
    parry: createManToManParry(context, effects),
  });
  defineUnarmed(worksheet, context, effects, {
    attacks: unarmedAttacks,
    leastDamage: pages.leastDamage,
    parry: bareHandParry(context, effects, defenseRules),
  });
  defineProtection(worksheet, context, effects, {
    byPlace: true,
    underPlate: { damageResistance: 1, cite: pages.armor },
    slung: { add: slungShieldPenalty, cite: pages.slungShield },
    skull: { words: 'the skull itself adds 1', cite: pages.hitLocations },
    cites: { armor: pages.armor, shield: pages.largeShield },
  });
  defineReadyTurns(worksheet, context, {
    figure: 'passiveDefense',
    cite: pages.readyShield,
    doubled: isInForce(context, shieldReady) ? shieldReady : undefined,
  });
  defineDefenses(worksheet, context, effects, defenseRules);
  definePoints(worksheet, context, {
    attributes: attributes.map(({ id }) => id),
    secondary: [],
    traitKinds: ['advantage'],
    race: { attributes, price: (_, level) => findAttributePrice(level), ladder: skillLadder, cite: pages.races },
    cite: pages.budget,
  });
}
