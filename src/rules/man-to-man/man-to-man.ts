import { catalogOf } from '../../catalog/catalog.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../context.ts';
import type { Ruleset } from '../ruleset.ts';
import { defineAttacks } from '../shared/attacks.ts';
import { defineAttributes } from '../shared/attributes.ts';
import { defineBasicDamage } from '../shared/basic-damage.ts';
import { indexEffects } from '../shared/effects.ts';
import { defineItems } from '../shared/items.ts';
import { definePoints } from '../shared/points.ts';
import { defineProtection } from '../shared/protection.ts';
import { defineSkills } from '../shared/skills.ts';
import { thirdEditionBasicDamage } from '../shared/third-edition-damage.ts';
import { bareHandParry, defineDefenses } from '../shared/third-edition-defenses.ts';
import { thirdEditionLoad } from '../shared/third-edition-load.ts';
import { defineMind } from '../shared/third-edition-mind.ts';
import { defineMovement } from '../shared/third-edition-movement.ts';
import { weaponParry } from '../shared/third-edition-parry.ts';
import { thirdEditionChangeable, thirdEditionSummary } from '../shared/third-edition-sections.ts';
import { defineTraits } from '../shared/traits.ts';
import { defineUnarmed } from '../shared/unarmed.ts';
import { attributePrice } from './attribute-prices.ts';
import { averageBuild } from './build.ts';
import { attributeMinimum, raisedFactor, weaknessPenalty } from './decisions.ts';
import { defenseRules } from './defenses.ts';
import { manToManFindings } from './findings.ts';
import { movementRules } from './movement.ts';
import { pages } from './pages.ts';
import { qualityDamage, qualityFactors } from './quality.ts';
import { randomFighter, randomLooks } from './random-fighter.ts';
import { skillLadder } from './skill-ladder.ts';
import { unarmedAttacks } from './unarmed.ts';

const attributes = [
  {
    id: 'st',
    short: 'ST',
    name: 'Strength',
    meaning: 'damage, what one can carry, fatigue',
    minimum: attributeMinimum,
  },
  { id: 'dx', short: 'DX', name: 'Dexterity', meaning: 'weapon skills and speed', minimum: attributeMinimum },
  { id: 'iq', short: 'IQ', name: 'Intelligence', meaning: 'wits, surprise and initiative', minimum: attributeMinimum },
  { id: 'ht', short: 'HT', name: 'Health', meaning: 'hits before falling, and speed', minimum: attributeMinimum },
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
  summary: thirdEditionSummary,
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
  loadLevels: thirdEditionLoad(pages.encumbrance, pages.overload).levels,
  rangedColumns: [
    { id: 'pointBlank', heading: 'PB', meaning: 'point blank' },
    { id: 'increment', heading: 'Inc', meaning: 'increment' },
    { id: 'halfDamage', heading: '½ Dmg', meaning: 'half damage from' },
    { id: 'maximum', heading: 'Max', meaning: 'maximum range' },
  ],
  changeable: thirdEditionChangeable,
  attributePrice: (_, level) => attributePrice(level),
  skillPrice: (facet, relative) => skillLadder.price(facet, relative),
  lowestSkill: (facet) => skillLadder.lowest(facet),
  averageBuild,
  define: defineManToMan,
  findings: (worksheet, context) => manToManFindings(worksheet, context, manToMan),
  unarmed: unarmedAttacks,
  random: {
    cite: pages.random,
    explanation:
      '3 dice for each attribute, two weapon skills (or one and Shield) at DX + 1 die, and the gear for them.',
    create: (roll, pick) => randomFighter(catalogOf('man-to-man'), roll, pick),
    looks: (context, strength, roll) =>
      randomLooks(averageBuild(context, strength).height, roll, context.race.facet?.weight),
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
  defineMovement(worksheet, context, effects, movementRules(context));
  defineMind(worksheet, effects, pages.attributes);
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
    parry: weaponParry(context, effects, pages),
  });
  defineUnarmed(worksheet, context, effects, unarmedAttacks, bareHandParry(context, effects, defenseRules));
  defineProtection(worksheet, context, effects, {
    byPlace: true,
    underPlate: { damageResistance: 1, cite: pages.armor },
    cites: { armor: pages.armor, shield: pages.largeShield },
  });
  defineDefenses(worksheet, context, effects, defenseRules);
  definePoints(worksheet, context, {
    attributes: attributes.map(({ id }) => id),
    secondary: [],
    traitKinds: ['advantage'],
    cite: pages.budget,
  });
}
