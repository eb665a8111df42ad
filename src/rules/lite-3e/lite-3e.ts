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
import { defineMind } from '../shared/third-edition-mind.ts';
import { weaponParry } from '../shared/third-edition-parry.ts';
import { thirdEditionAttributePrice } from '../shared/third-edition-prices.ts';
import { thirdEditionChangeable, thirdEditionSummary } from '../shared/third-edition-sections.ts';
import { defineTraits } from '../shared/traits.ts';
import { defineUnarmed } from '../shared/unarmed.ts';
import { averageBuild } from './build.ts';
import {
  crossbowsAskStrength,
  attributeMinimum as minimum,
  raisedFactor,
  shieldHindersAttacksOnly,
  weaknessPenalty,
} from './decisions.ts';
import { defenseRules } from './defenses.ts';
import { liteFindings } from './findings.ts';
import { defineLimits } from './limits.ts';
import { addMissileBonus } from './missile-bonus.ts';
import { defineLiteMovement, loadRules } from './movement.ts';
import { pages } from './pages.ts';
import { skillLadder } from './skill-ladder.ts';
import { unarmedAttacks } from './unarmed.ts';

const attributes = [
  { id: 'st', short: 'ST', name: 'Strength', meaning: 'damage, what one can carry, fatigue', minimum },
  { id: 'dx', short: 'DX', name: 'Dexterity', meaning: 'physical skills and speed', minimum },
  { id: 'iq', short: 'IQ', name: 'Intelligence', meaning: 'mental skills, senses and Will', minimum },
  { id: 'ht', short: 'HT', name: 'Health', meaning: 'hits before falling, and speed', minimum },
] as const;
const traitKinds = ['advantage', 'disadvantage', 'quirk'] as const;

const price = (_: string, level: number): number | null => thirdEditionAttributePrice(level, minimum);

/** GURPS Lite, third edition (1998): the short rules for any setting. */
export const lite3e: Ruleset = {
  id: 'lite-3e',
  name: 'GURPS Lite 3e',
  description:
    'The free short rules of 1998 for any setting: advantages, disadvantages, quirks, skills of body and mind.',
  notation: 'd',
  budgets: [
    { points: 25, name: 'average folk' },
    { points: 100, name: 'hero' },
    { points: 300, name: 'superman' },
  ],
  optionalRules: [],
  attributes,
  secondary: [],
  traitKinds,
  difficulties: ['easy', 'average', 'hard', 'veryHard'],
  qualities: ['good'],
  summary: thirdEditionSummary,
  figures: [
    { stat: 'basicSpeed', name: 'Basic Speed', short: 'Speed' },
    { stat: 'move', name: 'Move', short: 'Move' },
    { stat: 'will', name: 'Will', short: 'Will' },
  ],
  defenses: [
    { stat: 'dodge', name: 'Dodge', short: 'Dodge', caption: '= Move' },
    { stat: 'parry', name: 'Parry', short: 'Parry', caption: 'weapon / 2' },
    { stat: 'block', name: 'Block', short: 'Block', caption: 'Shield / 2' },
  ],
  passiveDefense: true,
  loadLevels: loadRules.levels,
  rangedColumns: [
    { id: 'snapShot', heading: 'SS', meaning: 'snap shot: a skill of this much needs no aiming' },
    { id: 'accuracy', heading: 'Acc', meaning: 'accuracy: added after a turn of aiming' },
    { id: 'halfDamage', heading: '½D', meaning: 'half damage from' },
    { id: 'maximum', heading: 'Max', meaning: 'maximum range' },
  ],
  changeable: [
    ...thirdEditionChangeable,
    { stat: 'will', name: 'Will' },
    { stat: 'perception', name: 'every sense roll' },
    { stat: 'runningMove', name: 'Move, but not Dodge' },
  ],
  attributePrice: price,
  skillLadder,
  averageBuild,
  define: defineLite,
  findings: (worksheet, context) => liteFindings(worksheet, context, lite3e),
  unarmed: unarmedAttacks,
  random: null,
};

function defineLite(worksheet: Worksheet, context: SheetContext): void {
  const effects = indexEffects(worksheet, context);
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
  defineMind(worksheet, effects, pages.mind);
  defineTraits(worksheet, context);
  defineSkills(worksheet, context, effects, {
    ladder: skillLadder,
    improveFromDefault: false,
    bonus: addMissileBonus,
    cites: { price: pages.skillPrices, defaults: pages.defaults, improve: pages.defaults },
  });
  defineItems(worksheet, context, { qualityPrice: () => null, spikes: null, cite: pages.equipment });
  defineAttacks(worksheet, context, effects, {
    basicDamage: thirdEditionBasicDamage,
    damageCite: pages.basicDamage,
    offHand: -4,
    offHandCite: pages.handedness,
    weaknessPenalty,
    weaknessCite: pages.minimumStrength,
    crossbowsAskStrength,
    qualityDamage: () => null,
    shieldPenaltyCite: pages.attackModifiers,
    shieldHindersAttacksOnly,
    parry: weaponParry(context, effects, pages),
  });
  defineUnarmed(worksheet, context, effects, unarmedAttacks, bareHandParry(context, effects, defenses));
  defineProtection(worksheet, context, effects, {
    byPlace: false,
    underPlate: null,
    cites: { armor: pages.armor, shield: pages.shield },
  });
  defineDefenses(worksheet, context, effects, defenses);
  definePoints(worksheet, context, {
    attributes: attributes.map(({ id }) => id),
    secondary: [],
    traitKinds,
    cite: pages.points,
  });
  defineLimits(worksheet, context, attributes);
}
