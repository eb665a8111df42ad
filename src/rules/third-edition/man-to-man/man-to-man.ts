import { catalogOf } from '../../../catalog/catalog.ts';
import type { ItemFacet } from '../../../catalog/item-entry.ts';
import { manToManTables } from '../../../catalog/man-to-man/tables.ts';
import type { Quality } from '../../../character/equipment-rows.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import { formatFraction } from '../../../engine/format.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import { shieldReady } from '../../house-rules/melee/melee-rules.ts';
import { isInForce } from '../../house-rules/rules-in-force.ts';
import { improveFromDefault } from '../../house-rules/sheet-rules.ts';
import type { ResolvedItem, SheetContext } from '../../resolve/context.ts';
import type { Ruleset, RulesetContent } from '../../ruleset.ts';
import type { WeaponParry } from '../../shared/attack-sources.ts';
import { type AttackUse, heldShield } from '../../shared/attack-uses.ts';
import { defineAttacks, defineUnarmed } from '../../shared/attacks.ts';
import { attributeFindings, defineAttributes, defineBasicDamage } from '../../shared/attributes.ts';
import { categoryKeys } from '../../shared/effect-targets.ts';
import type { EffectIndex } from '../../shared/effects.ts';
import { equipmentFindings } from '../../shared/equipment-findings.ts';
import { commonFindings, finding, skillFindings } from '../../shared/findings.ts';
import { indexEffects } from '../../shared/index-effects.ts';
import { defineItems } from '../../shared/items.ts';
import { extraHeavyLevel } from '../../shared/load.ts';
import { definePoints } from '../../shared/points.ts';
import { defineProtection } from '../../shared/protection.ts';
import { defineReadyTurns, findSlungShields } from '../../shared/readying.ts';
import { isLearned } from '../../shared/rows.ts';
import { defineSkills } from '../../shared/skills.ts';
import { defineTraits } from '../../shared/traits.ts';
import { defineMind, thirdEditionBasicDamage } from '../common/attributes.ts';
import { thirdEditionChangeable, thirdEditionSummary } from '../common/combat.ts';
import { bareHandParry, createWeaponParry, type DefenseRules, defineDefenses } from '../common/defenses.ts';
import { defineMovement, qualityFindings, skillLoadFindings, thirdEditionLoad } from '../common/movement.ts';
import { thirdEditionSigns } from '../common/stat-block.ts';
import { alterationPrices, fitFindings, isBorrowedPlate, priceAlteration } from './armor-fit.ts';
import { combat, odds } from './combat.ts';
import {
  blockNeedsTheSkill,
  borrowedPlatePenalty,
  breakageOdds,
  crossbowOver,
  dodgeStat,
  fineBladeDamage,
  raisedFactor,
  weaknessPenalty,
} from './decisions.ts';
import { pages } from './pages.ts';
import {
  attributes,
  averageBuild,
  budgets,
  findAttributePrice,
  loadRules,
  movementRules,
  skillLadder,
  unarmedAttacks,
} from './sections.ts';

/** Price factors by kind of weapon (p. 13). */
const factors: Partial<Record<NonNullable<ItemFacet['quality']>, Partial<Record<Quality, number>>>> = {
  sword: { cheap: 0.4, fine: 4 },
  edged: { fine: 10 },
  crushing: { fine: 3 },
};

/** Returns the factor on the price; null for list quality and for qualities that the book does not offer. */
export function qualityFactors(kind: NonNullable<ItemFacet['quality']>, quality: Quality): number | null {
  return factors[kind]?.[quality] ?? null;
}

/** Returns the damage bonus: 1 for a fine blade with edge or point, not for crushing weapons and blunt thrusts. */
function qualityDamage({ item, attack }: AttackUse) {
  if (item.row.quality !== 'fine' || !item.facet?.quality || item.facet.quality === 'crushing') return null;
  if (attack.type !== 'cut' && attack.type !== 'imp') return null;
  return { add: fineBladeDamage, words: 'fine quality', cite: pages.quality };
}

/** The tool that cocks a strong crossbow (p. 41); without it a bow's strength may exceed ST by this much. */
const goatsFoot = 'goats-foot';
const cockedByHand = 2;

/** Skills of bare hands, which need a light load at most. */
const lightLoadSkills = ['karate', 'judo'];

/** Whether an item's quality is offered: only blades and clubs come fine or cheap (p. 13). */
const isOffered = ({ facet, row }: ResolvedItem): boolean =>
  facet?.quality !== undefined && qualityFactors(facet.quality, row.quality) !== null;

/** Returns all findings of Man to Man. */
function manToManFindings(worksheet: Worksheet, context: SheetContext, ruleset: Ruleset): Finding[] {
  const findings = [
    ...commonFindings(worksheet, context, ruleset, { budgetCite: pages.budget }),
    ...skillFindings(worksheet, context, { ladder: skillLadder, defaultsCite: pages.defaults }),
    ...equipmentFindings(worksheet, context, {
      load: loadRules(context),
      heaviest: extraHeavyLevel,
      weaknessPenalty,
      crossbowOver,
      cites: {
        hands: pages.weaponsAndShields,
        armor: pages.armor,
        load: pages.overload,
        weakness: pages.minimumStrength,
      },
    }),
    ...attributeFindings(worksheet, ruleset.attributes, pages.attributes),
    ...qualityFindings(context, isOffered, pages.quality),
    ...skillLoadFindings(worksheet, context, lightLoadSkills, { load: loadRules(context), cite: pages.unarmed }),
  ];
  findings.push(...fitFindings(context), ...mailFindings(context), ...crossbowFindings(worksheet, context));
  const shield = heldShield(context);
  if (shield && !context.skills.some((skill) => skill.facet?.block && isLearned(skill))) {
    const place = { chapter: 'equipment', row: shield.key };
    findings.push(finding({ code: 'block-without-skill', shield: shield.name }, 'unusual', place, pages.largeShield));
  }
  const slung = findSlungShields(context);
  if (slung[1]) {
    const fact = { code: 'two-shields', names: slung.map(({ name }) => name), where: 'on the back' } as const;
    findings.push(finding(fact, 'rule', { chapter: 'equipment', row: slung[1].key }, pages.slungShield));
  }
  const ceiling = context.race.facet?.suggestedCeiling;
  const points = worksheet.number('points');
  if (ceiling !== undefined && points > ceiling) {
    const fact = { code: 'race-ceiling', name: context.race.name, points, ceiling } as const;
    findings.push(finding(fact, 'unusual', { chapter: 'concept', field: 'race' }, pages.races));
  }
  return findings;
}

/** Reports pieces of mail without cloth on the same place. The data of a whole suit say whether it has its padding. */
function mailFindings(context: SheetContext): Finding[] {
  const worn = context.items.filter(({ inUse, facet }) => inUse && facet?.armor);
  const padding = worn.filter(({ facet }) => facet?.armor?.padding);
  const padded = (place: string): boolean =>
    padding.some(({ facet }) => facet?.armor?.coverage === 'suit' || facet?.armor?.places?.includes(place));
  return worn.flatMap(({ key, name, facet }) => {
    const { withoutPadding, coverage, places = [] } = facet?.armor ?? {};
    if (!withoutPadding || coverage === 'suit' || places.every(padded)) return [];
    const place = { chapter: 'equipment', row: key };
    return [finding({ code: 'mail-unpadded', name }, 'unusual', place, pages.hitLocations)];
  });
}

/** Reports crossbows that only a goat's foot can cock, if the character carries none. */
function crossbowFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  const strength = worksheet.number('st');
  if (context.items.some(({ id, onBody }) => onBody && id === goatsFoot)) return [];
  return context.items.flatMap(({ key, name, row, facet, onBody }) => {
    const bow = row.bowStrength;
    if (!onBody || bow === null || !facet?.attacks?.some(({ ranged }) => ranged?.ownStrength)) return [];
    if (bow <= strength + cockedByHand || bow > strength + crossbowOver) return [];
    const place = { chapter: 'equipment', row: key };
    return [finding({ code: 'goats-foot-missing', name, bow, strength }, 'unusual', place, pages.crossbow)];
  });
}

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
    minDamage: pages.minDamage,
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
    minDamage: pages.minDamage,
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
  statBlock: {
    titles: [{ pattern: /\bMan[- ]to[- ]Man\b/iu }],
    signs: [...thirdEditionSigns, [/\b(?:one-hex|\d hex(?:es)?|PB \d|swing\/cut|thrust\/(?:imp|crush)|facing)\b/iu, 3]],
  },
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
  loadRollRules: async () => (await import('./rolls.ts')).manToManRolls,
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
