import type { EquipmentRow } from '../../character/equipment-rows.ts';
import type { DerivationBuilder, OptionSource } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { memoizeByObject, memoizeFilter } from '../../engine/memoize.ts';
import { OverlaidWorksheet } from '../../engine/overlay.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { applyHouseRules } from '../house-rules/house-rule.ts';
import { resolvedRules } from '../house-rules/rules-in-force.ts';
import type { ResolvedSkill, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { resolveItem } from '../resolve/resolve-character.ts';
import { lineStat, skillStat } from '../stat-ids.ts';
import type { AttackRules } from './attack-sources.ts';
import { effectsOnBlow, effectsOnUse, listAttackSources, optionsOf } from './attack-sources.ts';
import {
  type AttackUse,
  attackUses,
  fencingSkills,
  findDrawStrength,
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
import { itemInSentence } from './figure-words.ts';
import {
  boundDamage,
  defineAttackLevel,
  defineCountedStrength,
  defineRanges,
  findAidedPunch,
  findLevelTraits,
  writeWeaponDamage,
} from './line-damage.ts';
import { allWeapons, naturalBlows } from './natural-weapons.ts';
import { defineReadying } from './readying.ts';
import { attributeNames } from './skill-ladder.ts';
import { previewUntrained } from './skills.ts';
import {
  bareSkillStat,
  type DamageBonus,
  defineBareSkills,
  findLearnedRows,
  itemsOnHands,
  listUnarmedLines,
  techniquesOf,
  type UnarmedAttack,
  type UnarmedLine,
} from './unarmed-lines.ts';

/** Skill, damage, parry and ranges of every use of every weapon. */
export function defineAttacks(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: AttackRules,
): void {
  definedWith.set(worksheet.definitions, { effects, rules });
  const { items, skillsByName } = context;
  const weapons = allWeapons(context);
  const dx = [rules.dx?.melee, rules.dx?.ranged];
  const skills = skillsOfWeapons(weapons).map((id) => skillsByName.get(id));
  const techniques = attackUses(context).flatMap((use) => rules.offHandTechniques?.(context, use) ?? []);
  const mastery = rules.mastery?.traits ?? [];
  const talents = attackUses(context).flatMap((use) => rules.talents?.of(use) ?? []);
  const shared = [
    ...[weapons, effects, rules.basicDamage, ...dx, ...mastery, null, ...skills, null, ...techniques],
    ...[null, ...talents],
  ];
  worksheet.section('attacks', shared, () => {
    const shields = items.filter(({ inUse, facet }) => inUse && facet?.shield);
    for (const use of attackUses(context)) {
      const { item, attack, bareSkill } = use;
      const inputs = [
        item,
        bareSkill,
        rules.basicDamage,
        rules.strengths?.striking,
        ...dx,
        ...skillsOfAttack(attack).map((skill) => skillsByName.get(skill)),
        ...shields,
        ...findLevelTraits(context, use),
        null,
        ...mastery,
        null,
        ...(rules.offHandTechniques?.(context, use) ?? []),
        null,
        ...(rules.talents?.of(use) ?? []),
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
  const previewed = new OverlaidWorksheet(worksheet);
  for (const use of uses) {
    for (const skill of skillsOfAttack(use.attack)) previewUntrained(previewed, worksheet, context, skill);
    defineUse(previewed, context, defined.effects, defined.rules, use);
    const parts = (['skill', 'damage', 'parry', 'block'] as const).map((part) => lineStat(use.id, part));
    const ids = parts.filter((id) => previewed.has(id));
    applyHouseRules(previewed, context, resolvedRules(context).inForce, ids);
  }
  return previewed;
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
    formula: (w) => writeWeaponDamage(w, context, rules, use, applyToUse),
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
      name: `${name}: skill with ${itemInSentence(shield)}`,
      cite: rules.shieldPenaltyCite,
      formula: (w) => w.startFrom(skill).add(-penalty, shield.name, { cite: rules.shieldPenaltyCite, row: shield.key }),
    });
    if (parries && !attacksOnly) {
      worksheet.define({
        id: lineStat(id, 'parryWithShield'),
        name: `${item.name}: Parry with ${itemInSentence(shield)}`,
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
    for (const technique of rules.offHandTechniques?.(context, use) ?? []) raiseTo(w, technique);
  }
  const drawStrength = findDrawStrength(use);
  const minimum = drawStrength ?? minimumStrengthOf(w, use);
  const needsStrength = rules.crossbowsAskStrength || drawStrength !== null || !hasOwnStrength(use);
  if (minimum !== undefined && rules.weaknessPenalty > 0 && needsStrength) {
    const from = rules.neededStrength?.(use, (id) => w.has(id)) ?? 'st';
    const strength = w.givenNumber(from, `ST (minimum ${minimum})`, { cite: rules.weaknessCite });
    if (strength < minimum) {
      w.add(-(minimum - strength) * rules.weaknessPenalty, `ST below ${minimum}`, { cite: rules.weaknessCite });
    }
  }
  rules.talents?.add(w, rules.talents.of(use));
  rules.adjustSkill?.(w, use);
  effectsOnUse(context, effects, use)(w, 'weaponSkill');
}

/** Returns the name of the number that an aided blow is rolled against. */
const describePunch = (context: SheetContext, { bareSkill = '' }: AttackUse): string =>
  bareSkill === '' ? attributeNames.dx : (findLearnedRows(context, bareSkill)[0]?.name ?? 'bare hands');

/** The Parry of a line, in the two parts of a stat's formula. `lined` are the skills that parry on lines of their own. */
export interface UnarmedParry {
  formula(w: DerivationBuilder, line: UnarmedLine, lined: ReadonlySet<ResolvedSkill>): void;
  bonuses(w: DerivationBuilder, line: UnarmedLine): void;
}

interface UnarmedRules {
  readonly attacks: readonly UnarmedAttack[];
  readonly parry: UnarmedParry;
  /** The number to roll against without a skill; DX if absent. */
  readonly dx?: StatId;
  /** If the book sets minimum damage; without it damage may be below 0. */
  readonly minDamage?: Citation;
  /** The trait for which the character cannot strike with a limb: legs that are gone. */
  readonly findUnable?: (limb: UnarmedAttack['limb']) => ResolvedTrait | undefined;
}

/** A share of the skill's level, rounded down: "Karate / 5". */
export const shareOfLevel = (over: number, cite: Citation, note?: string): DamageBonus => ({
  words: (name) => `${name} / ${over}`,
  formula: (w, level, name) => w.startFrom(level, name).divide(over, `one ${over}th`).round('down'),
  cite,
  ...(note === undefined ? {} : { note }),
});

const bareHandParries = memoizeFilter<ResolvedSkill>(({ facet }) => facet?.bareHandParry);

/** Skill, damage and Parry of bare hands and feet: of each blow at plain DX, and with each skill that was learned for it. */
export function defineUnarmed(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  { attacks, parry, dx = 'dx', minDamage, findUnable }: UnarmedRules,
): void {
  const unable = (limb: UnarmedAttack['limb']) => findUnable?.(limb) ?? null;
  const lines = listUnarmedLines(context, attacks);
  const ids = lines.flatMap(({ skill }) => (skill ? [skill.id] : []));
  const inputs = [
    context.race,
    effects,
    ...naturalBlows(context),
    null,
    ...itemsOnHands(context.items),
    unable('hand'),
    unable('foot'),
    ...lines.flatMap((line) => [...line.rows, ...techniquesOf(context, line)]),
    null,
    ...bareHandParries(context.skills),
    ...bareHandParries(context.covered),
  ];
  worksheet.section('unarmed', inputs, () => {
    defineBareSkills(worksheet, context, ids);
    const lined = new Set(lines.flatMap((line) => (line.attack.parries ? line.rows : [])));
    for (const line of lines) {
      const { id, attack, name } = line;
      worksheet.define({
        id: lineStat(id, 'skill'),
        name: `${name}: skill`,
        cite: attack.cite,
        formula: (w) => {
          if (writeUnable(w, unable(attack.limb))) return;
          writeUnarmedSkill(w, line, dx);
          for (const technique of techniquesOf(context, line)) raiseTo(w, technique);
          effectsOnBlow(context, effects, line)(w, 'weaponSkill');
        },
      });
      if (line.skill?.bonus) defineBonus(worksheet, line, line.skill.bonus);
      worksheet.define({
        id: lineStat(id, 'damage'),
        name: `${name}: damage`,
        cite: attack.cite,
        formula: (w) => {
          writeUnarmedDamage(w, context, effects, line);
          if (minDamage) boundDamage(w, attack.type, minDamage, attack.limb === 'mouth' ? false : undefined);
        },
      });
      worksheet.define({
        id: lineStat(id, 'unboundedDamage'),
        name: `${name}: damage before limits`,
        cite: attack.cite,
        formula: (w) => writeUnarmedDamage(w, context, effects, line),
      });
      worksheet.define({
        id: lineStat(id, 'parry'),
        name: `${name}: Parry`,
        cite: attack.cite,
        formula: (w) => {
          if (writeUnable(w, unable(attack.limb))) return;
          if (attack.parries) parry.formula(w, line, lined);
          else w.start(null, attack.limb === 'hand' ? 'no parry with this attack' : 'only hands can parry');
        },
        bonuses: (w) => {
          if (w.value !== null) parry.bonuses(w, line);
        },
      });
    }
  });
}

/** Writes that a limb cannot be used for a trait, if there is one. */
function writeUnable(w: DerivationBuilder, cause: ResolvedTrait | null): boolean {
  if (cause) w.start(null, `not with ${cause.name}`, { cite: cause.facet?.cite, row: cause.key });
  return cause !== null;
}

/** The stats of a line's skill when it is used without a weapon: one, unless the skill is on the character twice. */
const levelsOf = ({ attack, rows }: UnarmedLine): OptionSource[] =>
  rows.map(({ key, name }) => ({ from: bareSkillStat(key, attack.limb === 'hand'), words: name }));

function writeUnarmedSkill(w: DerivationBuilder, line: UnarmedLine, dx: StatId): void {
  const { attack, skill } = line;
  const levels = levelsOf(line);
  if (!skill) w.startFrom(dx, attributeNames.dx);
  else if (skill.orDx) {
    const options = [{ from: dx, words: attributeNames.dx }, ...levels];
    w.choose('best of', options, 'highest', { cite: attack.cite });
  } else startBest(w, levels, attack.cite);
  if (attack.skillAdd !== 0) w.add(attack.skillAdd, attack.name.toLowerCase(), { cite: attack.cite });
}

/** Raises a level to that of a technique that covers this use. */
function raiseTo(w: DerivationBuilder, { key, name, facet }: ResolvedSkill): void {
  if (typeof w.value !== 'number') return;
  const origin = { cite: facet?.cite, row: key };
  const level = w.consultNumber(skillStat(key, 'level'));
  if (level > w.value) w.atLeast(w.givenNumber(skillStat(key, 'level'), name, origin), name, origin);
}

function startBest(w: DerivationBuilder, levels: readonly OptionSource[], cite: Citation): void {
  const [only, ...furtherLevels] = levels;
  if (only && 'from' in only && furtherLevels.length === 0) w.startFrom(only.from, only.words);
  else w.choose('best of', levels, 'highest', { cite });
}

/** The stat of the thrust of feet and teeth, if that is not the thrust of the arms. */
export const bodyThrust: StatId = 'bodyThrust';

function writeUnarmedDamage(
  w: DerivationBuilder,
  context: SheetContext,
  effects: EffectIndex,
  line: UnarmedLine,
): void {
  const { id, attack, skill } = line;
  const { cite } = attack;
  if (attack.base === 'none') {
    w.start(null, 'does no damage', { cite });
    return;
  }
  if (w.consult(lineStat(id, 'skill')).value === null) {
    w.startFrom(lineStat(id, 'skill'), 'skill');
    return;
  }
  if (attack.base) w.start(attack.base, attack.name.toLowerCase(), { cite });
  else w.startFrom(attack.limb !== 'hand' && w.has(bodyThrust) ? bodyThrust : 'thrust');
  if (attack.damageAdd !== 0) w.add(attack.damageAdd, attack.name.toLowerCase(), { cite });
  if (attack.maximumDamage) w.atMost(attack.maximumDamage, 'maximum', { cite });
  if (skill?.bonus) {
    const [row] = line.rows;
    w.addFrom(lineStat(id, 'damageBonus'), 1, skill.bonus.words(row?.name ?? ''), { cite: skill.bonus.cite });
    if (skill.bonus.note) w.note(skill.bonus.note, { cite: skill.bonus.cite });
  }
  effectsOnBlow(context, effects, line)(w, 'damage');
}

function defineBonus(worksheet: Worksheet, line: UnarmedLine, { words, formula, cite, note }: DamageBonus): void {
  const levels = levelsOf(line);
  const [first] = levels;
  const [row] = line.rows;
  if (!row) return;
  const skillName = row.name;
  let level = first && 'from' in first ? first.from : '';
  if (levels.length > 1) {
    level = lineStat(line.id, 'bareLevel');
    const best = (w: DerivationBuilder) => w.choose('best of', levels, 'highest', { cite });
    worksheet.define({ id: level, name: skillName, cite, formula: best });
  }
  worksheet.define({
    id: lineStat(line.id, 'damageBonus'),
    name: words(skillName),
    cite,
    formula: (w) => {
      formula(w, level, skillName, row);
      if (note) w.note(note, { cite });
    },
  });
}
