import type { EquipmentRow } from '../../character/equipment-rows.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { OverlaidWorksheet } from '../../engine/overlay.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { applyHouseRules } from '../house-rules/house-rule.ts';
import { resolvedRules } from '../house-rules/rules-in-force.ts';
import type { SheetContext } from '../resolve/context.ts';
import { resolveItem } from '../resolve/resolve-character.ts';
import { lineStat } from '../stat-ids.ts';
import type { AttackRules } from './attack-rules.ts';
import { effectsOnUse, listAttackSources, optionsOf } from './attack-sources.ts';
import {
  type AttackUse,
  attackUses,
  fencingSkills,
  hasFencingSkill,
  hasOwnStrength,
  heldShield,
  minimumStrengthOf,
  skillsOfAttack,
  skillsOfWeapons,
  usesOfItem,
} from './attack-uses.ts';
import type { EffectKey } from './effect-targets.ts';
import { applyEffects, type EffectIndex } from './effects.ts';
import {
  defineAttackLevel,
  defineCountedStrength,
  defineRanges,
  findAidedPunch,
  findLevelTraits,
  writeWeaponDamage,
} from './line-damage.ts';
import { defineReadying } from './readying.ts';
import { attributeNames } from './skill-ladder.ts';
import { previewUntrained } from './skills.ts';
import { findLearnedRows } from './unarmed-lines.ts';

/** Skill, damage, parry and ranges of every use of every weapon. */
export function defineAttacks(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: AttackRules,
): void {
  definedWith.set(worksheet.definitions, { effects, rules });
  const { items, skillsByName } = context;
  const dx = [rules.dx?.melee, rules.dx?.ranged];
  const skills = skillsOfWeapons(items).map((id) => skillsByName.get(id));
  worksheet.section('attacks', [items, effects, rules.basicDamage, ...dx, ...skills], () => {
    const shields = items.filter(({ inUse, facet }) => inUse && facet?.shield);
    for (const use of attackUses(context)) {
      const { item, attack, bareSkill } = use;
      const inputs = [
        item,
        bareSkill,
        rules.basicDamage,
        ...dx,
        ...skillsOfAttack(attack).map((skill) => skillsByName.get(skill)),
        ...shields,
        ...findLevelTraits(context, attack),
        effects.selections.length === 0 ? null : effects,
        ...weaponEffectKeys.map((key) => effects.get(key)),
      ];
      worksheet.section(lineStat(use.id, 'skill'), inputs, () => defineUse(worksheet, context, effects, rules, use));
    }
  });
}

/** The inputs that the attacks of worksheets were defined with, by the definitions. */
const definedWith = new WeakMap<object, { readonly effects: EffectIndex; readonly rules: AttackRules }>();

/** True if the amount of a custom effect depends on another number. */
const dependOnNumbers = memoizeByObject((effects: EffectIndex): boolean => {
  for (const list of effects.values()) if (list.some(({ own, from }) => own && from)) return true;
  return false;
});

/**
 * The numbers of a character as they would be with one more weapon, as far as they decide its uses; null if it would
 * change more than these: if it is in use or has effects, or if its weight counts: for the fencing parry, and for
 * custom effects that depend on other numbers.
 */
export function previewWeapon(worksheet: Worksheet, context: SheetContext, row: EquipmentRow): Worksheet | null {
  const defined = definedWith.get(worksheet.definitions);
  const item = resolveItem(row, context.catalog);
  if (!defined || item.inUse || item.facet?.effects?.length || row.container !== '') return null;
  if (dependOnNumbers(defined.effects)) return null;
  const uses = usesOfItem(context, item);
  if (uses.some(({ attack }) => attack.fencing)) return null;
  const supposed = new OverlaidWorksheet(worksheet);
  for (const use of uses) {
    for (const skill of skillsOfAttack(use.attack)) previewUntrained(supposed, worksheet, context, skill);
    defineUse(supposed, context, defined.effects, defined.rules, use);
    const parts = (['skill', 'damage', 'parry', 'block'] as const).map((part) => lineStat(use.id, part));
    const ids = parts.filter((id) => supposed.has(id));
    applyHouseRules(supposed, context, resolvedRules(context).inForce, ids);
  }
  return supposed;
}

/** The keys of the effects on weapons, other than those that a criterion selects. */
const weaponEffectKeys = [
  'offHand',
  'parry',
  'activeDefenses',
  'throwingStrength',
  'defenseBonus',
  'block',
] as const satisfies readonly EffectKey[];

function defineUse(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: AttackRules,
  use: AttackUse,
): void {
  const shield = heldShield(context);
  const penalty = shield?.facet?.shield?.weaponSkillPenalty ?? 0;
  const { id, item, attack } = use;
  const name = `${item.name}, ${attack.name}`;
  const skill = lineStat(id, 'skill');
  const applyToUse = effectsOnUse(context, effects, use);
  rules.defineFigures?.(worksheet, use, effects, applyToUse);
  worksheet.define({
    id: skill,
    name: `${name}: skill`,
    cite: item.facet?.cite,
    formula: (w) => writeAttackSkill(w, context, effects, rules, use),
  });
  worksheet.define({
    id: lineStat(id, 'damage'),
    name: `${name}: damage`,
    cite: item.facet?.cite,
    formula: (w) => writeWeaponDamage(w, rules, use, applyToUse),
  });
  if (hasFencingSkill(attack)) {
    const { defaults: _, ...withoutDefaults } = attack;
    const alone = { ...use, attack: { ...withoutDefaults, skills: fencingSkills(attack.skills) } };
    worksheet.define({
      id: lineStat(id, 'fencingSkill'),
      name: `${name}: Fencing`,
      cite: item.facet?.cite,
      formula: (w) => writeAttackSkill(w, context, effects, rules, alone),
    });
  }
  defineAttackLevel(worksheet, context, use);
  defineCountedStrength(worksheet, context, effects, rules, use);
  const parries = !attack.ranged && attack.parry !== null;
  worksheet.define({
    id: lineStat(id, 'parry'),
    name: `${item.name}: Parry`,
    cite: rules.parryCite,
    formula: (w) => (parries ? rules.parry.formula(w, use, skill) : w.start(null, 'cannot parry')),
    bonuses: (w) => rules.parry.bonuses(w, use),
  });
  const { block } = rules;
  if (block && attack.block !== undefined) {
    worksheet.define({
      id: lineStat(id, 'block'),
      name: `${item.name}: Block`,
      cite: block.cite,
      formula: (w) => block.formula(w, use, skill),
      bonuses: (w) => block.bonuses(w, use),
    });
  }
  const attacksOnly = rules.shieldHindersAttacksOnly ?? false;
  // A weapon that makes the fist heavier is not hindered by a shield.
  if (shield && penalty > 0 && !attack.twoHanded && !attack.unarmed && !item.facet?.shield) {
    const lowered = lineStat(id, 'skillWithShield');
    worksheet.define({
      id: lowered,
      name: `${name}: skill with ${shield.name.toLowerCase()}`,
      cite: rules.shieldPenaltyCite,
      formula: (w) => w.startFrom(skill).add(-penalty, shield.name, { cite: rules.shieldPenaltyCite, row: shield.key }),
    });
    if (parries && !attacksOnly) {
      worksheet.define({
        id: lineStat(id, 'parryWithShield'),
        name: `${item.name}: Parry with ${shield.name.toLowerCase()}`,
        cite: rules.parryCite,
        formula: (w) => rules.parry.formula(w, use, lowered),
        bonuses: (w) => rules.parry.bonuses(w, use),
      });
    }
  }
  for (const { stat, words = '', lowered } of listAttackSources(context, rules, use)) {
    if (!lowered) continue;
    const { from, name: source, penalty } = lowered;
    worksheet.define({
      id: stat,
      name: words,
      cite: item.facet?.cite,
      formula: (w) => {
        w.startFrom(from, source);
        if (w.value !== null && penalty !== 0) w.add(-penalty, 'default', { cite: item.facet?.cite });
      },
    });
  }
  defineRanges(worksheet, use, effects, rules, applyToUse);
  defineReadying(worksheet, use, rules);
}

function writeAttackSkill(
  w: DerivationBuilder,
  context: SheetContext,
  effects: EffectIndex,
  rules: AttackRules,
  use: AttackUse,
): void {
  const { attack, item } = use;
  const punch = findAidedPunch(w, use);
  const options = punch ? [] : optionsOf(listAttackSources(context, rules, use));
  if (punch) w.startFrom(lineStat(punch, 'skill'), describePunch(context, use));
  else if (options.length === 0) w.start(null, 'no skill for it');
  else if (options.length === 1 && options[0] && 'from' in options[0]) w.startFrom(options[0].from, options[0].words);
  else w.choose('best of', options, 'highest', { cite: item.facet?.cite });
  if (w.value === null) return;
  if (item.row.hand === 'off' && !attack.twoHanded && !item.facet?.shield) {
    w.add(rules.offHand, 'off hand', { cite: rules.offHandCite, row: item.key });
    applyEffects(w, effects, 'offHand');
  }
  const minimum = minimumStrengthOf(w, use);
  const needsStrength = rules.crossbowsAskStrength || !hasOwnStrength(use);
  if (minimum !== undefined && rules.weaknessPenalty > 0 && needsStrength) {
    const from = rules.neededStrength?.(use) ?? 'st';
    const strength = w.givenNumber(from, `ST (minimum ${minimum})`, { cite: rules.weaknessCite });
    if (strength < minimum) {
      w.add(-(minimum - strength) * rules.weaknessPenalty, `ST below ${minimum}`, { cite: rules.weaknessCite });
    }
  }
  rules.adjustSkill?.(w, use);
  effectsOnUse(context, effects, use)(w, 'weaponSkill');
}

/** Returns the name of the number that an aided blow is rolled against. */
const describePunch = (context: SheetContext, { bareSkill = '' }: AttackUse): string =>
  bareSkill === '' ? attributeNames.dx : (findLearnedRows(context, bareSkill)[0]?.name ?? 'bare hands');
