import { catalogOf } from '../../catalog/catalog.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../context.ts';
import type { Ruleset } from '../ruleset.ts';
import { defineAttacks } from '../shared/attacks.ts';
import { defineAttributes } from '../shared/attributes.ts';
import { indexEffects } from '../shared/effects.ts';
import { defineItems } from '../shared/items.ts';
import { definePoints } from '../shared/points.ts';
import { defineProtection } from '../shared/protection.ts';
import { defineSkills } from '../shared/skills.ts';
import { defineBasicDamage, thirdEditionBasicDamage } from '../shared/third-edition-damage.ts';
import { defineTraits } from '../shared/traits.ts';
import { defineUnarmed } from '../shared/unarmed.ts';
import { attributePrice } from './attribute-prices.ts';
import { averageBuild } from './build.ts';
import { raisedFactor, weaknessPenalty } from './decisions.ts';
import { defineDefenses, unarmedParry, weaponParry } from './defenses.ts';
import { manToManFindings } from './findings.ts';
import { defineMovement } from './movement.ts';
import { pages } from './pages.ts';
import { qualityDamage, qualityFactors } from './quality.ts';
import { randomFighter } from './random-fighter.ts';
import { skillLadder } from './skill-ladder.ts';
import { unarmedAttacks } from './unarmed.ts';

const attributes = [
  { id: 'st', short: 'ST', name: 'Strength', meaning: 'damage, what one can carry, fatigue', minimum: 7 },
  { id: 'dx', short: 'DX', name: 'Dexterity', meaning: 'weapon skills and speed', minimum: 7 },
  { id: 'iq', short: 'IQ', name: 'Intelligence', meaning: 'wits, surprise and initiative', minimum: 7 },
  { id: 'ht', short: 'HT', name: 'Health', meaning: 'hits before falling, and speed', minimum: 7 },
] as const;

/** Man to Man (1985): combat characters with attributes, a few advantages and fighting skills. */
export const manToMan: Ruleset = {
  id: 'man-to-man',
  name: 'Man to Man',
  description: 'The combat game of 1985: four attributes, a few advantages, fighting skills, no disadvantages.',
  notation: 'bare',
  budgets: [
    { points: 10, name: 'common scum' },
    { points: 20, name: 'tough scum' },
    { points: 40, name: 'city guard or rookie' },
    { points: 60, name: 'veteran' },
    { points: 80, name: 'veteran officer or mercenary' },
    { points: 100, name: 'hero' },
    { points: 125, name: 'exceptional' },
  ],
  optionalRules: [
    {
      id: 'improve-from-default',
      name: 'Improving from a default',
      explanation: 'A related skill already known makes the next one cheaper: only the difference is paid.',
      onAtFirst: true,
      cite: pages.improveFromDefault,
    },
    {
      id: 'hit-locations',
      name: 'Hit locations',
      explanation: 'Armor counts where it is worn: the sheet lists head, torso, arms, legs, hands and feet.',
      onAtFirst: false,
      cite: pages.hitLocations,
    },
  ],
  attributes,
  secondary: [],
  traitKinds: ['advantage'],
  difficulties: ['easy', 'average', 'hard'],
  qualities: ['cheap', 'good', 'fine'],
  summary: [
    { stat: 'move', name: 'Move', short: 'Move' },
    { stat: 'dodge', name: 'Dodge', short: 'Dodge' },
    { stat: 'parry', name: 'Parry', short: 'Parry' },
    { stat: 'block', name: 'Block', short: 'Block' },
    { stat: 'passiveDefense', name: 'Passive defense', short: 'PD' },
    { stat: 'damageResistance', name: 'Damage resistance', short: 'DR' },
  ],
  figures: [
    { stat: 'basicSpeed', name: 'Basic Speed', short: 'Speed' },
    { stat: 'move', name: 'Move', short: 'Move' },
  ],
  defenses: [
    { stat: 'dodge', name: 'Dodge', short: 'Dodge', caption: '= Move' },
    { stat: 'parry', name: 'Parry', short: 'Parry', caption: 'weapon / 2' },
    { stat: 'block', name: 'Block', short: 'Block', caption: 'Shield / 3' },
  ],
  passiveDefense: true,
  loadLevels: [
    { name: 'none', cite: pages.encumbrance },
    { name: 'light', cite: pages.encumbrance },
    { name: 'medium', cite: pages.encumbrance },
    { name: 'heavy', cite: pages.encumbrance },
    { name: 'extra-heavy', cite: pages.encumbrance },
    { name: 'overload', cite: pages.overload },
  ],
  rangedColumns: [
    { id: 'pointBlank', heading: 'PB', meaning: 'point blank' },
    { id: 'increment', heading: 'Inc', meaning: 'increment' },
    { id: 'halfDamage', heading: '½ Dmg', meaning: 'half damage from' },
    { id: 'maximum', heading: 'Max', meaning: 'maximum range' },
  ],
  changeable: [
    { stat: 'st', name: 'ST' },
    { stat: 'dx', name: 'DX' },
    { stat: 'iq', name: 'IQ' },
    { stat: 'ht', name: 'HT' },
    { stat: 'hitPoints', name: 'hits' },
    { stat: 'fatiguePoints', name: 'fatigue' },
    { stat: 'basicSpeed', name: 'Basic Speed' },
    { stat: 'move', name: 'Move' },
    { stat: 'dodge', name: 'Dodge' },
    { stat: 'parry', name: 'Parry' },
    { stat: 'block', name: 'Block' },
    { stat: 'activeDefenses', name: 'every active defense' },
    { stat: 'passiveDefense', name: 'passive defense' },
    { stat: 'damageResistance', name: 'damage resistance' },
    { stat: 'combatSkills', name: 'all combat skills' },
    { stat: 'weaponSkills', name: 'all weapon skills' },
    { stat: 'offHand', name: 'skill with the off hand' },
    { stat: 'unarmedDamage', name: 'damage of bare hands' },
    { stat: 'load', name: 'load in pounds' },
  ],
  attributePrice: (_, level) => attributePrice(level),
  skillPrice: (facet, relative) => skillLadder.price(facet, relative),
  lowestSkill: (facet) => skillLadder.lowest(facet),
  averageBuild,
  define: defineManToMan,
  findings: (worksheet, context) => manToManFindings(worksheet, context, manToMan),
  unarmed: unarmedAttacks,
  random: {
    cite: pages.random,
    explanation: '3 dice for each attribute, two weapon skills (or one and Shield) at DX + 1 die, and the gear for them.',
    create: (roll, pick) => randomFighter(catalogOf('man-to-man'), roll, pick),
  },
};

function defineManToMan(worksheet: Worksheet, context: SheetContext): void {
  const effects = indexEffects(worksheet, context);
  const { houseRules } = context;
  defineAttributes(worksheet, context, effects, {
    attributes,
    price: (_, level) => attributePrice(level),
    raisedFactor,
    cite: pages.attributes,
    raisedCite: pages.experience,
  });
  defineBasicDamage(worksheet, thirdEditionBasicDamage, pages.basicDamage);
  defineMovement(worksheet, context, effects);
  defineTraits(worksheet, context);
  defineSkills(worksheet, context, effects, {
    ladder: skillLadder,
    improveFromDefault: houseRules.has('improve-from-default'),
    cites: { price: pages.skillPrices, defaults: pages.defaults, improve: pages.improveFromDefault },
  });
  defineItems(worksheet, context, {
    qualityPrice: ({ facet, row }) => {
      const factor = facet?.quality ? qualityFactors(facet.quality, row.quality) : null;
      return factor === null ? null : { factor, words: `${row.quality} quality`, cite: pages.quality };
    },
    spikes: { cost: 20, weight: 5, cite: pages.spikes },
    cite: pages.encumbrance,
  });
  defineAttacks(worksheet, context, effects, {
    basicDamage: thirdEditionBasicDamage,
    damageCite: pages.basicDamage,
    offHand: -4,
    offHandCite: pages.ambidexterity,
    weaknessPenalty,
    weaknessCite: pages.weaponsAndShields,
    qualityDamage,
    shieldPenaltyCite: pages.largeShield,
    parry: weaponParry(context, effects),
  });
  defineUnarmed(worksheet, context, effects, unarmedAttacks, unarmedParry(context, effects));
  defineProtection(worksheet, context, effects, {
    hitLocations: houseRules.has('hit-locations'),
    underPlate: { damageResistance: 1, cite: pages.armor },
    cites: { armor: pages.armor, shield: pages.largeShield },
  });
  defineDefenses(worksheet, context, effects);
  definePoints(worksheet, context, {
    attributes: attributes.map(({ id }) => id),
    secondary: [],
    traitKinds: ['advantage'],
    cite: pages.budget,
  });
}
