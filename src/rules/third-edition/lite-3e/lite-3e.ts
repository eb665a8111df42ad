import type { ItemFacet } from '../../../catalog/item-entry.ts';
import { liteTables } from '../../../catalog/lite-3e/tables.ts';
import type { SkillFacet } from '../../../catalog/skill-entry.ts';
import type { Character } from '../../../character/character.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import { formatFraction } from '../../../engine/format.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import { shieldReady } from '../../house-rules/melee/melee-rules.ts';
import { isInForce } from '../../house-rules/rules-in-force.ts';
import { skillPrerequisiteFindings, traitPrerequisiteFindings } from '../../prerequisites/prerequisite-findings.ts';
import type { SheetContext } from '../../resolve/context.ts';
import type { Ruleset, RulesetContent } from '../../ruleset.ts';
import { defineAttacks, defineUnarmed } from '../../shared/attacks.ts';
import { attributeFindings, defineAttributes, defineBasicDamage } from '../../shared/attributes.ts';
import { defineMoney } from '../../shared/campaign.ts';
import type { EffectIndex } from '../../shared/effects.ts';
import { equipmentFindings } from '../../shared/equipment-findings.ts';
import { defineFightingDx } from '../../shared/fighting-dx.ts';
import { commonFindings, skillFindings, traitCountFindings } from '../../shared/findings.ts';
import { indexEffects } from '../../shared/index-effects.ts';
import { defineItems } from '../../shared/items.ts';
import { defineJob, jobFindings } from '../../shared/jobs.ts';
import { extraHeavyLevel } from '../../shared/load.ts';
import { addMana, manaFindings } from '../../shared/magic.ts';
import { definePoints } from '../../shared/points.ts';
import { defineProtection } from '../../shared/protection.ts';
import { defineReactions } from '../../shared/reactions.ts';
import { defineReadyTurns } from '../../shared/readying.ts';
import { defineSkills } from '../../shared/skills.ts';
import { defineTraits } from '../../shared/traits.ts';
import { defineMind, type MindRules, thirdEditionBasicDamage } from '../common/attributes.ts';
import { thirdEditionSummary } from '../common/combat.ts';
import { bareHandParry, createWeaponParry, type DefenseRules, defineDefenses } from '../common/defenses.ts';
import { qualityFindings, skillLoadFindings } from '../common/movement.ts';
import { thirdEditionSigns } from '../common/stat-block.ts';
import { combat, odds, unarmedAttacks, writeBite } from './combat.ts';
import {
  blockUntrained,
  crossbowOver,
  crossbowsAskStrength,
  lightLoadSkills,
  missileBonus,
  raisedFactor,
  shieldHindersAttacksOnly,
  weaknessPenalty,
} from './decisions.ts';
import {
  beastLoad,
  defineLiteMovement,
  defineMounts,
  dodgeStat,
  loadLevels,
  loadRules,
  mountFindings,
} from './movement.ts';
import { pages } from './pages.ts';
import {
  attributes,
  averageBuild,
  budgets,
  buildFindings,
  changeable,
  defenses,
  defineBuild,
  figures,
  findAttributePrice,
  magic,
  findAttributePrice as price,
  rangedColumns,
  skillLadder,
  spellRules,
  traitKinds,
} from './sections.ts';
import {
  defineLimits,
  defineStatus,
  defineTechLevel,
  kindLimits,
  limitFindings,
  liteJobs,
  startingWealthByTechLevel,
  techLevelFindings,
  techLevels,
} from './standing.ts';

/**
 * Adds the bonus of IQ to the skill of a weapon that is marked /TL (p. 16): 1 at IQ 10, 2 from 12 on. All such skills of
 * this book are for missile weapons, so any weapon skill with a tech level, in the catalog or on the character, is one.
 */
function addMissileBonus(w: DerivationBuilder, facet: SkillFacet, techLevel: number | null): void {
  if (!facet.weapon || !(facet.techLevel || techLevel !== null)) return;
  const cite = pages.missileWeapons;
  const iq = w.givenNumber('iq', undefined, { cite });
  const bonus = missileBonus.find(({ fromIq }) => iq >= fromIq);
  if (bonus) w.add(bonus.add, `IQ ${bonus.fromIq} or more, for a missile weapon`, { cite });
}

const tableSum = (techLevel: number): number | null =>
  startingWealthByTechLevel.find(([level]) => level === techLevel)?.[1] ?? null;

/**
 * Adds the price factor of a gun at another tech level than its own (p. 20): its list price in dollars is multiplied by
 * the starting wealth of the campaign and divided by that of the tech level at which the gun is new. A .38 of $20 is
 * $400 in a campaign with 20 times as much. The list price stays if the setting has no tech level, or, with a note, if
 * either sum is unknown. Not rounded. The book has this for guns; our own gear from the same time follows it.
 */
function addPriceByWealth(w: DerivationBuilder, facet: ItemFacet | null, campaign: Character['campaign']): void {
  const campaignLevel = campaign.techLevel;
  if (!facet?.pricedByWealth || !facet.techLevel || campaignLevel === null) return;
  const { from: newLevel } = facet.techLevel;
  if (campaignLevel === newLevel) return;
  const cite = pages.firearms;
  const typedWealth = campaign.startingWealth;
  const campaignWealth = typedWealth !== null && typedWealth > 0 ? typedWealth : tableSum(campaignLevel);
  const wealthWhenNew = tableSum(newLevel);
  if (campaignWealth === null || wealthWhenNew === null) {
    const unknownLevel = formatFraction(campaignWealth === null ? campaignLevel : newLevel);
    w.note(`list price as of TL${newLevel}: starting wealth at TL${unknownLevel} is unknown`, { cite });
    return;
  }
  w.multiply(campaignWealth, `starting wealth at TL${formatFraction(campaignLevel)}`, { cite });
  w.divide(wealthWhenNew, `starting wealth at TL${newLevel}`, { cite });
}

const mindRules: MindRules = {
  perception: 'all sense rolls',
  senses: [
    { stat: 'vision', name: 'Vision' },
    { stat: 'hearing', name: 'Hearing' },
    { stat: 'tasteSmell', name: 'Taste/Smell' },
  ],
  willNote: 'a roll of 14 or more fails, except against influence skills and mind control',
  cite: pages.mind,
};

/** Sense rolls and Will rolls (p. 24). */
function defineLiteMind(worksheet: Worksheet, effects: EffectIndex): void {
  defineMind(worksheet, effects, mindRules);
}

/** Dodge is Move without Running; Block half of Shield (p. 26). Bare hands: p. 27. */
function defenseRules(effects: EffectIndex): DefenseRules {
  return {
    dodge: dodgeStat(effects),
    captions: { dodge: '= Move', parry: 'weapon / 2', block: 'Shield / 2' },
    block: { divisor: 2, words: 'half of the skill', untrained: blockUntrained },
    cites: { defenses: pages.defenses, block: pages.shield, unarmed: pages.unarmed },
    bareHandNotes: {
      untrained: 'against kicks and punches; −3 against weapons, except thrusts',
      trained: {
        karate: 'weapons too; light encumbrance or less',
        boxing: '−2 against kicks, −3 against weapons, except thrusts',
        brawling: 'bare-handed attacks only',
      },
    },
  };
}

/** Defines every formula of GURPS Lite on a worksheet. */
function defineLite(worksheet: Worksheet, context: SheetContext): void {
  const effects = indexEffects(worksheet, context);
  const dx = defineFightingDx(worksheet, effects, pages.unarmed);
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
  defineJob(worksheet, context, effects, liteJobs);
  defineAttacks(worksheet, context, effects, {
    basicDamage: thirdEditionBasicDamage,
    damageCite: pages.basicDamage,
    minDamage: pages.basicDamage,
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
    minDamage: pages.basicDamage,
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

/** Returns all findings of GURPS Lite. */
function liteFindings(worksheet: Worksheet, context: SheetContext, ruleset: Ruleset): Finding[] {
  return [
    ...commonFindings(worksheet, context, ruleset, { budgetCite: pages.points }),
    ...skillFindings(worksheet, context, { ladder: skillLadder, defaultsCite: pages.defaults }),
    ...equipmentFindings(worksheet, context, {
      load: loadRules(context),
      heaviest: extraHeavyLevel,
      weaknessPenalty,
      crossbowsAskStrength,
      crossbowOver,
      overload: 'Move 1, a few feet at a time, and fatigue every second',
      cites: { hands: pages.equipment, armor: pages.armor, load: pages.encumbrance, weakness: pages.minimumStrength },
    }),
    ...attributeFindings(worksheet, ruleset.attributes, pages.attributes),
    ...qualityFindings(context, () => false, pages.equipment),
    ...skillLoadFindings(worksheet, context, lightLoadSkills, { load: loadRules(context), cite: pages.fencing }),
    ...limitFindings(worksheet, context, ruleset.attributes),
    ...buildFindings(worksheet, context),
    ...traitPrerequisiteFindings(worksheet, context),
    ...traitCountFindings(worksheet, context),
    ...techLevelFindings(worksheet, context),
    ...jobFindings(worksheet, context, liteJobs),
    ...skillPrerequisiteFindings(worksheet, context),
    ...manaFindings(context, magic),
    ...mountFindings(worksheet, context),
  ];
}

/** GURPS Lite, third edition (1998): the short rules for any setting. */
export const lite3eRuleset: RulesetContent = {
  tables: liteTables,
  statBlock: {
    titles: [{ pattern: /\b(?:GURPS )?Lite\b/u, unless: /4e|4th|fourth/iu }],
    signs: thirdEditionSigns,
  },
  notation: 'd',
  budgets,
  attributes,
  secondary: [],
  traitKinds,
  limits: kindLimits,
  settings: ['techLevel', 'startingWealth', 'literacy', 'mana', 'disadvantageLimit', 'quirkLimit'],
  techLevels,
  difficulties: ['easy', 'average', 'hard', 'veryHard'],
  qualities: ['good'],
  summary: thirdEditionSummary,
  figures,
  defenses,
  passiveDefense: true,
  loadLevels,
  mountLoadLevels: beastLoad,
  rangedColumns,
  changeable,
  spells: spellRules,
  attributePrice: findAttributePrice,
  skillLadder,
  averageBuild,
  combat,
  odds,
  loadRollRules: async () => (await import('./rolls.ts')).liteRolls,
  loadFeats: async () => (await import('./feats/feats.ts')).liteFeats, // rarely used, so they are loaded on demand
  define: defineLite,
  findings: liteFindings,
  jobs: liteJobs,
  unarmed: unarmedAttacks,
  writeBite,
  random: null,
  loadFightRules: async () => (await import('./fight/fight-rules.ts')).fightRules, // used in play only
  // Loaded on demand, like everything that is used once.
  loadHeroes: async () => (await import('./heroes.ts')).liteHeroes,
  loadTemplates: async () => (await import('../../../catalog/lite-3e/templates.ts')).liteTemplates,
};
