import type { DerivationBuilder } from '../../../engine/builder.ts';
import { formatFraction } from '../../../engine/format.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import { improveFromDefault } from '../../house-rules/improve-from-default.ts';
import { shieldReady } from '../../house-rules/melee/melee-rules.ts';
import { isInForce } from '../../house-rules/rules-in-force.ts';
import type { SheetContext } from '../../resolve/context.ts';
import type { WeaponParry } from '../../shared/attack-rules.ts';
import type { AttackUse } from '../../shared/attack-uses.ts';
import { defineAttacks } from '../../shared/attacks.ts';
import { defineAttributes, defineBasicDamage } from '../../shared/attributes.ts';
import { categoryKeys } from '../../shared/effect-targets.ts';
import type { EffectIndex } from '../../shared/effects.ts';
import { indexEffects } from '../../shared/index-effects.ts';
import { defineItems } from '../../shared/items.ts';
import { definePoints } from '../../shared/points.ts';
import { defineProtection } from '../../shared/protection.ts';
import { defineReadyTurns } from '../../shared/readying.ts';
import { defineSkills } from '../../shared/skills.ts';
import { defineTraits } from '../../shared/traits.ts';
import { defineUnarmed } from '../../shared/unarmed.ts';
import { defineMind, thirdEditionBasicDamage } from '../common/attributes.ts';
import { bareHandParry, type DefenseRules, defineDefenses } from '../common/defenses.ts';
import { defineMovement } from '../common/movement.ts';
import { createWeaponParry } from '../common/parry.ts';
import { alterationPrices, isBorrowedPlate } from './armor-fit.ts';
import {
  blockNeedsTheSkill,
  borrowedPlatePenalty,
  breakageOdds,
  dodgeStat,
  raisedFactor,
  weaknessPenalty,
} from './decisions.ts';
import { qualityDamage, qualityFactors } from './findings.ts';
import { pages } from './pages.ts';
import { attributes, findAttributePrice, movementRules, skillLadder } from './sections.ts';
import { unarmedAttacks } from './unarmed.ts';

/** Dodge is Move; Block a third of the skill (p. 17). Bare hands: p. 26. */
const defenseRules: DefenseRules = {
  dodge: dodgeStat,
  captions: { dodge: '= Move', parry: 'weapon / 2', block: 'Shield / 3' },
  block: { divisor: 3, words: 'a third of the skill', untrained: !blockNeedsTheSkill },
  cites: { defenses: pages.defenses, block: pages.largeShield, unarmed: pages.unarmed },
  bareHandNotes: {
    untrained: 'against kicks and punches; −3 against weapons',
    trained: {
      brawling: 'kicks and punches only, once with each hand',
      judo: 'weapons too, with either hand; empty hands and light encumbrance or less',
      karate: 'weapons too, with either hand; empty hands and light encumbrance or less',
    },
  },
};

/** A weapon may break when it parries one of this many times its weight (p. 24). */
const breakingRatio = 3;

/** Returns the formula of Parry with a weapon, with a note on its breakage. */
function createManToManParry(context: SheetContext, effects: EffectIndex): WeaponParry {
  const { formula, bonuses } = createWeaponParry(context, effects, pages);
  const withRisk = (w: DerivationBuilder, use: AttackUse): void => {
    bonuses(w, use);
    const { row, facet } = use.item;
    const weight = row.weightOverride ?? facet?.weight ?? 0;
    if (weight <= 0) return;
    const odds = row.quality === 'cheap' || row.quality === 'good' ? breakageOdds[row.quality] : breakageOdds.fine;
    w.note(`breaks ${odds} when it parries a weapon of ${formatFraction(weight * breakingRatio)} lb or more`, {
      cite: pages.breakage,
    });
  };
  return { formula, bonuses: withRisk };
}

/**
 * Adds the penalty of borrowed plate: rigid armor is made to measure, so that in plate made for another and not altered
 * every skill roll is at −1 (p. 16), once for all pieces.
 */
function withBorrowedPlate(effects: EffectIndex, context: SheetContext): EffectIndex {
  const borrowed = context.items.find(isBorrowedPlate);
  if (!borrowed) return effects;
  const penalty = {
    words: `${borrowed.name}, made for someone else`,
    amount: -borrowedPlatePenalty,
    cite: pages.fit,
    row: borrowed.key,
  };
  return effects.with(categoryKeys.all, penalty);
}

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
