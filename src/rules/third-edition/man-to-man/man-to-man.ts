import { catalogOf } from '../../../catalog/catalog.ts';
import { manToManTables } from '../../../catalog/man-to-man/tables.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import { formatFraction } from '../../../engine/format.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import { shieldReady } from '../../house-rules/melee/melee-rules.ts';
import { isInForce } from '../../house-rules/rules-in-force.ts';
import { improveFromDefault } from '../../house-rules/sheet-rules.ts';
import type { SheetContext } from '../../resolve/context.ts';
import type { RulesetContent } from '../../ruleset.ts';
import type { WeaponParry } from '../../shared/attack-sources.ts';
import type { AttackUse } from '../../shared/attack-uses.ts';
import { defineAttacks, defineUnarmed } from '../../shared/attacks.ts';
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
import { defineMind, thirdEditionBasicDamage } from '../common/attributes.ts';
import { thirdEditionChangeable, thirdEditionSummary } from '../common/combat.ts';
import { bareHandParry, createWeaponParry, type DefenseRules, defineDefenses } from '../common/defenses.ts';
import { defineMovement, thirdEditionLoad } from '../common/movement.ts';
import { thirdEditionSigns } from '../common/stat-block.ts';
import { alterationPrices, isBorrowedPlate, priceAlteration } from './armor-fit.ts';
import { combat, odds } from './combat.ts';
import {
  blockNeedsTheSkill,
  borrowedPlatePenalty,
  breakageOdds,
  dodgeStat,
  raisedFactor,
  weaknessPenalty,
} from './decisions.ts';
import { manToManFindings, qualityDamage, qualityFactors } from './findings.ts';
import { pages } from './pages.ts';
import {
  attributes,
  averageBuild,
  budgets,
  findAttributePrice,
  movementRules,
  skillLadder,
  unarmedAttacks,
} from './sections.ts';

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
function defineManToMan(worksheet: Worksheet, context: SheetContext): void {
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

/** Man to Man (1985): combat characters with attributes, a few advantages and fighting skills. */
export const manToManRuleset: RulesetContent = {
  tables: manToManTables,
  statBlock: { titles: [{ pattern: /\bMan[- ]to[- ]Man\b/iu }], signs: thirdEditionSigns },
  notation: 'bare',
  budgets,
  attributes,
  secondary: [],
  traitKinds: ['advantage'],
  difficulties: ['easy', 'average', 'hard'],
  qualities: ['cheap', 'good', 'fine'],
  summary: thirdEditionSummary,
  figures: [
    { stat: 'basicSpeed', name: 'Basic Speed', short: 'Speed' },
    { stat: 'move', name: 'Move', short: 'Move' },
  ],
  defenses: [
    { stat: 'dodge', name: 'Dodge', short: 'Dodge' },
    { stat: 'parry', name: 'Parry', short: 'Parry' },
    { stat: 'block', name: 'Block', short: 'Block' },
  ],
  passiveDefense: true,
  loadLevels: thirdEditionLoad(pages.encumbrance, pages.overload).levels,
  rangedColumns: [
    { id: 'pointBlank', heading: 'PB', meaning: 'point blank' },
    { id: 'increment', heading: 'Inc', meaning: 'increment' },
    { id: 'halfDamage', heading: '½ Dmg', meaning: 'half damage from' },
    { id: 'maximum', heading: 'Max', meaning: 'maximum range' },
  ],
  changeable: thirdEditionChangeable,
  attributePrice: (_, level) => findAttributePrice(level),
  skillLadder,
  averageBuild: (context, worksheet) => averageBuild(context, worksheet.number('st')),
  alteration: priceAlteration,
  combat,
  odds,
  loadFeats: async () => (await import('./feats/feats.ts')).manToManFeats, // rarely used, so they are loaded on demand
  define: defineManToMan,
  findings: manToManFindings,
  unarmed: unarmedAttacks,
  random: {
    cite: pages.random,
    create: async (roll, pick) => {
      const { randomFighter } = await import('./heroes.ts'); // rarely used, so it is loaded on demand
      return randomFighter(catalogOf('man-to-man', manToManTables), roll, pick);
    },
    looks: async (context, strength, roll) => {
      const { randomLooks } = await import('./random-looks.ts');
      return randomLooks(averageBuild(context, strength).height, roll, {
        heavier: context.race.facet?.weight,
        woman: context.character.concept.sex === 'woman',
      });
    },
  },
  loadFightRules: async () => (await import('./fight/fight-rules.ts')).fightRules, // used in play only
  // Loaded on demand, like everything that is used once.
  loadHeroes: async () => (await import('./heroes.ts')).manToManHeroes,
  loadTemplates: async () => (await import('../../../catalog/man-to-man/templates.ts')).manToManTemplates,
};
