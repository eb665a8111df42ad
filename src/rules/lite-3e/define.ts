import type { Worksheet } from '../../engine/worksheet.ts';
import { shieldReady } from '../house-rules/melee/melee-rules.ts';
import { isInForce } from '../house-rules/rules-in-force.ts';
import type { SheetContext } from '../resolve/context.ts';
import { defineAttacks } from '../shared/attacks.ts';
import { defineAttributes } from '../shared/attributes.ts';
import { defineBasicDamage } from '../shared/basic-damage.ts';
import { indexEffects } from '../shared/index-effects.ts';
import { defineItems } from '../shared/items.ts';
import { addMana } from '../shared/magic.ts';
import { defineMoney } from '../shared/money.ts';
import { definePoints } from '../shared/points.ts';
import { defineProtection } from '../shared/protection.ts';
import { defineReactions } from '../shared/reactions.ts';
import { defineSkills } from '../shared/skills.ts';
import { defineReadyTurns } from '../shared/slung-shield.ts';
import { defineTraits } from '../shared/traits.ts';
import { defineUnarmed } from '../shared/unarmed.ts';
import { thirdEditionBasicDamage } from '../third-edition/damage.ts';
import { bareHandParry, defineDefenses } from '../third-edition/defenses.ts';
import { createWeaponParry } from '../third-edition/parry.ts';
import { findAttributePrice as price } from './attribute-prices.ts';
import { defineBuild } from './build.ts';
import { crossbowsAskStrength, raisedFactor, shieldHindersAttacksOnly, weaknessPenalty } from './decisions.ts';
import { defenseRules } from './defenses.ts';
import { defineFightingDx } from './fighting-dx.ts';
import { defineLimits } from './limits.ts';
import { magic } from './magic.ts';
import { defineLiteMind } from './mind.ts';
import { addMissileBonus } from './missile-bonus.ts';
import { defineMounts } from './mounts.ts';
import { defineLiteMovement } from './movement.ts';
import { pages } from './pages.ts';
import { addPriceByWealth } from './price-by-wealth.ts';
import { attributes, traitKinds } from './sections.ts';
import { skillLadder } from './skill-ladder.ts';
import { defineStatus } from './status.ts';
import { defineTechLevel } from './tech-level.ts';
import { unarmedAttacks } from './unarmed.ts';

/** Defines every formula of GURPS Lite on a worksheet. */
export function defineLite(worksheet: Worksheet, context: SheetContext): void {
  const effects = indexEffects(worksheet, context);
  const dx = defineFightingDx(worksheet, effects);
  const defenses = defenseRules(effects);
  defineAttributes(worksheet, context, effects, {
    attributes,
    price,
    raisedFactor,
    cite: pages.attributes,
    raisedCite: pages.improvement,
  });
  defineBasicDamage(worksheet, thirdEditionBasicDamage, pages.basicDamage);
  defineLiteMovement(worksheet, context, effects);
  defineLiteMind(worksheet, effects);
  defineBuild(worksheet, context, effects);
  defineReactions(worksheet, context, effects, pages.reactions);
  defineStatus(worksheet, effects);
  defineTraits(worksheet, context);
  defineSkills(worksheet, context, effects, {
    ladder: skillLadder,
    improveFromDefault: false,
    bonus: (w, facet, techLevel) => {
      addMissileBonus(w, facet, techLevel);
      addMana(w, facet, context.character.campaign, magic);
    },
    cites: { price: pages.skillPrices, defaults: pages.defaults, improve: pages.defaults },
  });
  defineItems(worksheet, context, effects, {
    qualityPrice: () => null,
    spikes: null,
    listPrice: (w, { facet }) => addPriceByWealth(w, facet, context.character.campaign),
    cite: pages.equipment,
  });
  defineMoney(worksheet, context, effects, pages.equipment);
  defineAttacks(worksheet, context, effects, {
    basicDamage: thirdEditionBasicDamage,
    damageCite: pages.basicDamage,
    leastDamage: pages.basicDamage,
    offHand: -4,
    offHandCite: pages.handedness,
    weaknessPenalty,
    weaknessCite: pages.minimumStrength,
    crossbowsAskStrength,
    qualityDamage: () => null,
    shieldPenaltyCite: pages.attackModifiers,
    shieldHindersAttacksOnly,
    dx,
    parryCite: pages.defenses,
    parry: createWeaponParry(context, effects, pages),
  });
  defineUnarmed(worksheet, context, effects, {
    attacks: unarmedAttacks,
    leastDamage: pages.basicDamage,
    parry: bareHandParry(context, effects, defenses),
    dx: dx.bare,
  });
  defineProtection(worksheet, context, effects, {
    byPlace: false,
    underPlate: null,
    cites: { armor: pages.armor, shield: pages.shield },
  });
  // The book has no time for it.
  if (isInForce(context, shieldReady)) {
    defineReadyTurns(worksheet, context, {
      figure: 'passiveDefense',
      cite: shieldReady.cite,
      doubled: shieldReady,
    });
  }
  defineDefenses(worksheet, context, effects, defenses);
  definePoints(worksheet, context, {
    attributes: attributes.map(({ id }) => id),
    secondary: [],
    traitKinds,
    race: { attributes, price, ladder: skillLadder, cite: pages.races },
    cite: pages.points,
  });
  defineTechLevel(worksheet, context, effects);
  defineMounts(worksheet, context);
  defineLimits(worksheet, context, attributes);
}
