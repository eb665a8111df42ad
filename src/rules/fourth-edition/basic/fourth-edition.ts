import { fourthEditionItemModifiers } from '../../../catalog/fourth-edition/equipment/item-modifiers.ts';
import { fourthEditionTables } from '../../../catalog/fourth-edition/tables.ts';
import { fourthEditionModifiers } from '../../../catalog/fourth-edition/traits/general-modifiers.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { SheetContext } from '../../resolve/context.ts';
import type { RulesetContent } from '../../ruleset.ts';
import { defineAttacks, defineUnarmed } from '../../shared/attacks.ts';
import { defineAttributes, defineBasicDamage } from '../../shared/attributes.ts';
import { defineMoney } from '../../shared/campaign.ts';
import { defineFightingDx } from '../../shared/fighting-dx.ts';
import { indexEffects } from '../../shared/index-effects.ts';
import { defineItems } from '../../shared/items.ts';
import { addMana } from '../../shared/magic.ts';
import { definePoints } from '../../shared/points.ts';
import { defineReactions } from '../../shared/reactions.ts';
import { defineReadyTurns } from '../../shared/readying.ts';
import { defineSkills } from '../../shared/skills.ts';
import { defineTraits } from '../../shared/traits.ts';
import { attackModifiers } from '../common/attack-modifiers.ts';
import { findBody, findUnable, plansOfBodies, shapeOfTraits } from '../common/bodies.ts';
import { naturalResistance } from '../common/body-places.ts';
import { defineCampaignAttributes, listCampaignAttributes } from '../common/campaign-attributes.ts';
import { combat, odds } from '../common/combat.ts';
import { coverSkills, defineCovers } from '../common/covered-skills.ts';
import {
  defineArms,
  defineTelekineticStrength,
  findAttackStrengths,
  findDamageInForce,
  findNeededStrength,
  fourthEditionBasicDamage,
  strengthNames,
} from '../common/damage.ts';
import { offHandPenalty, raisedFactor, readyAtTimes, strengthCapTimes, weaknessPenalty } from '../common/decisions.ts';
import {
  createFourthEditionBlock,
  createFourthEditionParry,
  defineFourthEditionDefenses,
  defineHandParries,
  unarmedParry,
} from '../common/defenses.ts';
import { defineLimits, fourthEditionFindings, kindLimits } from '../common/findings.ts';
import { withGravity } from '../common/gravity.ts';
import { linkedCharacters } from '../common/linked-characters.ts';
import { mediaFigures, movesByLoad } from '../common/media.ts';
import { placeResistance } from '../common/modified-resistance.ts';
import { defineFourthEditionMounts } from '../common/mounts.ts';
import {
  addLoadToFencing,
  addLoadToSkill,
  defineFourthEditionMovement,
  loadByName,
  loadRules,
  loads,
} from '../common/movement.ts';
import { pages } from '../common/pages.ts';
import { attackTalents, defineAbilities, definePools } from '../common/powers.ts';
import { defineFourthEditionProtection } from '../common/protection.ts';
import {
  addDiscounts,
  defineSecondary,
  defineSize,
  discountForSize,
  listBought,
  secondaryCharacteristics,
  sizeOfRace,
} from '../common/secondary.ts';
import {
  changeable,
  findAttributePrice,
  magic,
  rangedColumns,
  skillLadder,
  spellRules,
  unarmedAttacks,
} from '../common/sections.ts';
import {
  definePay,
  defineStatus,
  jobRules,
  noteSettledLife,
  startingWealthAt,
  techLevels,
} from '../common/standing.ts';
import { fourthEditionSigns } from '../common/stat-block.ts';
import { listPrices, ruleOf20 } from '../common/tables/prices.ts';
import { alternativePrice, findTraitPricing, resistedPrice } from '../common/traits.ts';
import {
  defineWeaponFigures,
  noteCocking,
  qualityAccuracy,
  qualityDamage,
  qualityPrice,
  qualityRange,
} from '../common/weapon-figures.ts';
import {
  addUnfamiliar,
  addUnfamiliarWeapon,
  findOffHandTechniques,
  unfamiliar,
  weaponMastery,
} from '../common/weapon-training.ts';

const attributes = [
  { id: 'st', short: 'ST', name: 'Strength', meaning: 'damage, lifting, hit points', minimum: 1 },
  { id: 'dx', short: 'DX', name: 'Dexterity', meaning: 'weapon skills and speed', minimum: 1 },
  { id: 'iq', short: 'IQ', name: 'Intelligence', meaning: 'mental skills, Will and Perception', minimum: 1 },
  { id: 'ht', short: 'HT', name: 'Health', meaning: 'speed, fatigue, staying alive', minimum: 1 },
] as const;
const traitKinds = ['advantage', 'perk', 'disadvantage', 'quirk'] as const;

/** The fourth edition, with the lists of its Basic Set. */
export const fourthEditionRuleset: RulesetContent = {
  tables: fourthEditionTables,
  statBlock: { titles: [{ pattern: /\b(?:4e|4th edition|fourth edition)\b/iu }], signs: fourthEditionSigns },
  notation: 'd',
  budgets: [
    { points: 25, name: 'ordinary' },
    { points: 50, name: 'competent' },
    { points: 100, name: 'exceptional' },
    { points: 150, name: 'heroic' },
    { points: 250, name: 'larger than life' },
  ],
  attributes,
  secondary: secondaryCharacteristics,
  traitKinds,
  limits: kindLimits,
  settings: [
    'techLevel',
    'startingWealth',
    'mana',
    'disadvantageLimit',
    'quirkLimit',
    'prices',
    'attributes',
    'gravity',
    'books',
  ],
  listPrices,
  techLevels,
  averageWealth: ({ techLevel }) => (techLevel === null ? null : startingWealthAt(techLevel)),
  linkedCharacters,
  jobs: jobRules,
  difficulties: ['easy', 'average', 'hard', 'veryHard', 'techniqueAverage', 'techniqueHard', 'wildcard'],
  qualities: ['cheap', 'good', 'fine', 'veryFine'],
  summary: [
    { stat: 'move', name: 'Move', short: 'Move' },
    { stat: 'dodge', name: 'Dodge', short: 'Dodge' },
    { stat: 'parry', name: 'Parry', short: 'Parry' },
    { stat: 'block', name: 'Block', short: 'Block' },
    { stat: 'damageResistance', name: 'Damage resistance', short: 'DR' },
  ],
  figures: [
    { stat: 'basicLift', name: 'Basic Lift', short: 'BL' },
    { stat: 'move', name: 'Move', short: 'Move' },
    ...mediaFigures,
    { stat: 'defenseBonus', name: 'Defense Bonus', short: 'DB' },
    { stat: 'sizeModifier', name: 'Size Modifier', short: 'SM', signed: true },
  ],
  defenses: [
    { stat: 'dodge', name: 'Dodge', short: 'Dodge' },
    { stat: 'parry', name: 'Parry', short: 'Parry' },
    { stat: 'block', name: 'Block', short: 'Block' },
  ],
  traitModifiers: fourthEditionModifiers,
  attackModifiers,
  placeResistance,
  itemModifiers: fourthEditionItemModifiers,
  readsLibraryFiles: true,
  selfControl: true,
  resistedPrice,
  appearance: true,
  attackStrengths: strengthNames,
  passiveDefense: false,
  hitLocations: { plans: plansOfBodies, naturalResistance, planOfTraits: shapeOfTraits, of: findBody },
  loadLevels: loadRules.levels.map(({ name, cite }) => ({ name, cite })),
  movesByLoad,
  mountLoadLevels: loads.map(({ name }) => ({ name })),
  rangedColumns,
  spells: spellRules,
  changeable,
  attributePrice: findAttributePrice,
  skillLoad: (name) => loadByName(name)?.times ?? 0,
  weaponQuality: { qualityDamage, qualityAccuracy, qualityRange },
  coverSkills,
  unfamiliar,
  skillLadder,
  averageBuild: () => null,
  combat,
  odds,
  loadRollRules: async () => (await import('../common/rolls.ts')).fourthEditionRolls,
  loadFeats: async () => (await import('../common/feats/feats.ts')).fourthEditionFeats, // rarely used, so they are loaded on demand
  define: defineFourthEdition,
  findings: fourthEditionFindings,
  unarmed: unarmedAttacks,
  random: null,
  loadFightRules: async () => (await import('../common/fight/fight-rules.ts')).fightRules, // used in play only
  // Loaded on demand, like everything that is used once.
  loadHeroes: async () => (await import('./heroes.ts')).fourthEditionHeroes,
  loadTemplates: async () => (await import('../../../catalog/fourth-edition/templates.ts')).fourthEditionTemplates,
};

function defineFourthEdition(worksheet: Worksheet, context: SheetContext): void {
  const { prices } = context.character.campaign;
  const price: typeof findAttributePrice = (id, level) => findAttributePrice(id, level, prices);
  const effects = indexEffects(worksheet, context, (index) => withGravity(index, context));
  const strengths = findAttackStrengths(effects);
  const bought = {
    attributes: attributes.map(({ id }) => id),
    secondary: secondaryCharacteristics.map(({ id }) => id),
  };
  defineAttributes(worksheet, context, effects, {
    attributes,
    price,
    raisedFactor,
    cite: pages.attributes,
    raisedCite: pages.points,
    discount: addDiscounts(context, effects),
  });
  defineSize(worksheet, effects);
  defineSecondary(worksheet, context, effects);
  defineCampaignAttributes(worksheet, context);
  defineFourthEditionMovement(worksheet, context, effects);
  defineTelekineticStrength(worksheet, context);
  defineArms(worksheet, context, effects);
  defineBasicDamage(worksheet, fourthEditionBasicDamage, pages.damage, strengths.striking);
  defineTraits(worksheet, context, findTraitPricing(context), alternativePrice);
  defineAbilities(worksheet, context);
  definePools(worksheet, context);
  defineSkills(worksheet, context, effects, {
    ladder: skillLadder,
    improveFromDefault: true,
    defaultCap: ruleOf20,
    bonus: (w, facet) => addMana(w, facet, context.character.campaign, magic),
    defineCovers,
    unfamiliar: addUnfamiliar,
    load: addLoadToSkill,
    cites: { price: pages.skills, defaults: pages.defaults, improve: pages.skills },
  });
  const { techLevel } = context.character.campaign;
  defineItems(worksheet, context, effects, {
    qualityPrice: (item) => qualityPrice(item, techLevel),
    spikes: null,
    cite: pages.gear,
  });
  defineMoney(worksheet, context, effects, pages.wealth, {
    byTechLevel: { dollars: startingWealthAt, cite: pages.wealth },
    note: noteSettledLife,
  });
  defineReactions(worksheet, context, effects, pages.reactions);
  defineStatus(worksheet, context, effects);
  definePay(worksheet, context, effects);
  const dx = defineFightingDx(worksheet, effects, pages.unarmed);
  defineAttacks(worksheet, context, effects, {
    ...findDamageInForce(context),
    offHand: offHandPenalty,
    offHandCite: pages.offHand,
    offHandTechniques: findOffHandTechniques,
    weaknessPenalty,
    weaknessCite: pages.weapons,
    strengths,
    neededStrength: findNeededStrength,
    throwsByStrength: true,
    defineFigures: defineWeaponFigures,
    strengthCap: { times: strengthCapTimes, from: strengths.striking, cite: pages.weapons },
    dx,
    mastery: weaponMastery(context),
    qualityDamage,
    qualityAccuracy,
    qualityRange,
    quickReady: { timesMinimum: readyAtTimes, cite: pages.readyShield },
    shieldPenaltyCite: pages.shields,
    shieldHindersAttacksOnly: true,
    talents: attackTalents(context),
    adjustSkill: (w, use) => {
      addUnfamiliarWeapon(context)(w, use);
      noteCocking(w, use);
      addLoadToFencing(context)(w, use);
    },
    parryCite: pages.parry,
    parry: createFourthEditionParry(context, effects),
    block: createFourthEditionBlock(context, effects),
  });
  defineHandParries(worksheet, context, dx.bare);
  defineUnarmed(worksheet, context, effects, {
    attacks: unarmedAttacks,
    parry: unarmedParry(context, effects),
    dx: dx.bare,
    findUnable: (limb) => findUnable(context, limb),
  });
  defineFourthEditionProtection(worksheet, context, effects);
  defineReadyTurns(worksheet, context, { figure: 'defenseBonus', cite: pages.readyShield });
  defineFourthEditionDefenses(worksheet, context, effects);
  defineFourthEditionMounts(worksheet, context);
  definePoints(worksheet, context, {
    attributes: bought.attributes,
    secondary: [...listBought(context), ...listCampaignAttributes(context)],
    traitKinds,
    race: {
      attributes,
      price,
      discounted: (points, id) => (id === 'st' ? discountForSize(points, sizeOfRace(effects)) : points),
      ladder: skillLadder,
      cite: pages.attributes,
    },
    cite: pages.budget,
  });
  defineLimits(worksheet, context, [...bought.attributes, ...bought.secondary, ...listCampaignAttributes(context)]);
}
