import type { WeaponFigure } from '../../catalog/effect.ts';
import type { Attack } from '../../catalog/item-entry.ts';
import type { DerivationBuilder, OptionSource } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { isDice } from '../../engine/dice.ts';
import type { StatId, Step } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedSkill, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import type { BasicDamage } from '../ruleset.ts';
import { defaultStat, lineStat, skillStat, untrainedStat } from '../stat-ids.ts';
import { type AttackUse, skillsOfAttack } from './attack-uses.ts';
import { type SelectableWeapon, selectsWeapon } from './effect-targets.ts';
import { applyAllEffects, describeConditionalEffect, type EffectIndex, isTooLow } from './effects.ts';
import { isLearned } from './rows.ts';
import { nameWithCover } from './skill-defaults.ts';
import { attributeNames, formatDefault } from './skill-ladder.ts';
import type { UnarmedLine } from './unarmed-lines.ts';

/** Something that a weapon can be used with: a skill of the character, one that it lacks, or an attribute. */
interface AttackSource {
  /** The stat that the attack can be rolled against: after the penalty, if there is one. */
  readonly stat: StatId;
  readonly words?: string;
  /** The id of the skill; absent for an attribute. */
  readonly skill?: string;
  /** If there is a penalty: the stat that it is subtracted from, and its name. */
  readonly lowered?: { readonly from: StatId; readonly name: string; readonly penalty: number };
}

/** Distinguishes the defaults of a line from those of a skill whose row has the same key. */
const lineOwner = (id: string): string => `line:${id}`;

/** The stat that an attack at a plain attribute rolls against. */
const attributeOf = ({ dx }: Pick<AttackRules, 'dx'>, { ranged }: Attack, attribute: string): string =>
  attribute === 'dx' && dx ? (ranged ? dx.ranged : dx.melee) : attribute;

/** Everything that a weapon can be used with: its skills in their order, then those with a penalty. */
export function listAttackSources(
  context: SheetContext,
  rules: Pick<AttackRules, 'dx'>,
  { id, attack }: AttackUse,
): AttackSource[] {
  const sources = attack.skills.flatMap((skill) => sourcesOfSkill(context, rules, attack, skill));
  let index = 0;
  for (const each of attack.defaults ?? []) {
    const found: readonly AttackSource[] =
      'attribute' in each
        ? [{ stat: attributeOf(rules, attack, each.attribute), words: attributeNames[each.attribute] }]
        : sourcesOfSkill(context, rules, attack, each.skill);
    for (const { stat, words, skill } of found) {
      const name = words ?? stat;
      sources.push({
        stat: defaultStat(lineOwner(id), index),
        words: formatDefault(name, each.penalty),
        ...(skill === undefined ? {} : { skill }),
        lowered: { from: stat, name, penalty: each.penalty },
      });
      index += 1;
    }
  }
  return sources;
}

function sourcesOfSkill(
  { skillsByName, catalog }: SheetContext,
  rules: Pick<AttackRules, 'dx'>,
  attack: Attack,
  skill: string,
): AttackSource[] {
  const rows = skillsByName.get(skill) ?? [];
  const learned = attack.trainedOnly ? rows.filter(isLearned) : rows;
  if (rows.length > 0)
    return learned.map((row) => ({ stat: skillStat(row.key, 'level'), words: nameWithCover(row), skill }));
  if (attack.trainedOnly) return [];
  const entry = catalog.skills.get(skill);
  if (entry) return [{ stat: untrainedStat(skill), words: `${entry.name}, untrained`, skill }];
  if (!isAttribute(skill)) return [];
  const words = skill === 'dx' ? { words: attributeNames.dx } : {};
  return [{ stat: attributeOf(rules, attack, skill), ...words }];
}

const isAttribute = (name: string): name is keyof typeof attributeNames => Object.hasOwn(attributeNames, name);

/** The sources as options to choose the best from. */
export const optionsOf = (sources: readonly AttackSource[]): OptionSource[] =>
  sources.map(({ stat, words }) => (words === undefined ? { from: stat } : { from: stat, words }));

/**
 * The ids of the skills that an attack is used with: if several, of the best choice, by the steps of the attack's
 * skill. If an attribute is equally good, the skill is used; if it is better, none.
 */
export function findUsedSkills(context: SheetContext, use: AttackUse, steps: () => readonly Step[]): readonly string[] {
  const best = listBestSources(context, use, steps);
  if (best === null) return skillsOfAttack(use.attack);
  const used = best.find(({ skill }) => skill !== undefined);
  return used?.skill === undefined ? [] : [used.skill];
}

/** The sources that are as good as any other, by the steps of the attack's skill; null if there is no choice. */
export function listBestSources(
  context: SheetContext,
  use: AttackUse,
  steps: () => readonly Step[],
): readonly AttackSource[] | null {
  const { skills, defaults = [] } = use.attack;
  if (skills.length + defaults.length < 2) return null;
  const choice = steps().find(({ op }) => op === 'choose');
  if (choice?.op !== 'choose') return null;
  const levels = choice.options.map(({ value }) => (typeof value === 'number' ? value : Number.NEGATIVE_INFINITY));
  const highest = Math.max(...levels);
  const chosen = new Set(choice.options.filter((_, i) => levels[i] === highest).map(({ from }) => from));
  return listAttackSources(context, {}, use).filter(({ stat }) => chosen.has(stat));
}

const nothing: WeaponEffects = () => {};

/** The effects on the use of a weapon; nothing for most characters, who have no such effects. */
export const effectsOnUse = (context: SheetContext, effects: EffectIndex, use: AttackUse): WeaponEffects =>
  effects.selections.length === 0
    ? nothing
    : (w, part) => {
        const { item, attack, id } = use;
        const steps = () => (part === 'weaponSkill' ? w.steps : w.consult(lineStat(id, 'skill')).steps);
        // An aided blow starts from that of the bare fist, which already includes the skill's bonus.
        const skills = () =>
          use.bareSkill === undefined
            ? findUsedSkills(context, use, steps).flatMap((skill) => namesOf(context, skill))
            : [];
        write(w, effects, { name: item.name, key: item.key, skills, use: attack.name, attack }, part, isOfMuscle(use));
      };

/** False for the power of a trait: its dice are bought, and training in blows adds nothing to them. */
const isOfMuscle = ({ item, attack }: AttackUse): boolean => item.trait === undefined || attack.basis !== 'fixed';

/** The effects on a blow with hands, feet or teeth. */
export const effectsOnBlow = (context: SheetContext, effects: EffectIndex, line: UnarmedLine): WeaponEffects =>
  effects.selections.length === 0
    ? nothing
    : (w, part) => {
        const { attack, skill, rows } = line;
        const skills = () => (skill ? [...namesOf(context, skill.id), ...rows.map(({ name }) => name)] : []);
        const limb = attack.limb === 'mouth' ? 'bite' : 'blow';
        write(w, effects, { name: attack.name, key: '', skills, use: attack.name, attack: limb }, part);
      };

/** The id of a skill and the names that the character and the list have for it. */
function namesOf({ catalog, skillsByName }: SheetContext, id: string): string[] {
  const own = (skillsByName.get(id) ?? []).flatMap(({ name, plainName }) => [name, plainName]);
  return [id, catalog.skills.get(id)?.name ?? '', ...own];
}

function write(
  w: DerivationBuilder,
  effects: EffectIndex,
  weapon: SelectableWeapon,
  part: Parameters<WeaponEffects>[1],
  ofMuscle = true,
): void {
  if (w.value === null) return;
  const keys = effects.selected(part, (_, selection) => selectsWeapon(selection, weapon));
  applyAllEffects(w, effects, keys);
  if (part === 'damage') addPerDie(w, effects, weapon, ofMuscle);
}

/** Adds bonuses per die, once for each die of the damage; those of training to the work of muscles alone. */
function addPerDie(w: DerivationBuilder, effects: EffectIndex, weapon: SelectableWeapon, ofMuscle: boolean): void {
  if (w.value === null || !isDice(w.value)) return;
  const { dice } = w.value;
  for (const key of effects.selected('damagePerDie', (_, selection) => selectsWeapon(selection, weapon))) {
    for (const effect of effects.get(key) ?? []) {
      const { words, amount, from, when, row, cite } = effect;
      if (when) {
        w.note(describeConditionalEffect(effect, when, 'per die '), { cite, row });
        continue;
      }
      if ((effect.fromLevel && !ofMuscle) || isTooLow(w, effect)) continue;
      const amountPerDie = from === undefined ? amount : Math.floor(w.givenNumber(from, words, { cite, row }));
      w.add(amountPerDie * dice, `${words}, per die × ${dice}`, { cite, row });
    }
  }
}

/**
 * Parry with one use of a weapon, in the two parts of a stat's formula: the ruleset's value from the skill stat given
 * (null if it cannot parry), and the bonuses of weapon, traits and shield.
 */
export interface WeaponParry {
  formula(w: DerivationBuilder, use: AttackUse, skill: StatId): void;
  bonuses(w: DerivationBuilder, use: AttackUse): void;
}

/** Writes the effects on one number of a weapon or a blow. */
export type WeaponEffects = (
  w: DerivationBuilder,
  part: 'damage' | 'weaponSkill' | 'weaponParry' | 'weaponBlock' | 'weaponStrength' | WeaponFigure,
) => void;

/** With so many times a weapon's minimum ST it stays ready. */
interface ReadyByTimes {
  readonly timesMinimum: number;
  readonly cite: Citation;
}

/** The attack rules that differ between rulesets. */
export interface AttackRules {
  basicDamage(strength: number): BasicDamage;
  readonly damageCite: Citation;
  /** The name of the table of basic damage, if an optional rule has another one. */
  readonly damageTable?: string;
  /** Off-hand penalty to skill, a negative number. */
  readonly offHand: number;
  readonly offHandCite: Citation;
  /** The techniques that are rolled against with the off hand if they are better; absent if the book has none. */
  offHandTechniques?(context: SheetContext, use: AttackUse): readonly ResolvedSkill[];
  /** Skill lost for each point of ST below the weapon's minimum, a positive number; 0 if the book has no such rule. */
  readonly weaknessPenalty: number;
  readonly weaknessCite: Citation;
  /** The stats of the strengths that attacks may count with; without them all count with `thrust` and `swing`. */
  readonly strengths?: Readonly<Record<'striking' | NonNullable<Attack['strengthOf']>, StatId>>;
  /** The stat that the minimum ST of a use is compared with; ST itself if absent. */
  neededStrength?(use: AttackUse, has: (id: StatId) => boolean): StatId;
  /** Effects on ST for throws count for every range by ST, not only with the skill of throwing anything. */
  readonly throwsByStrength?: boolean;
  /** The ST that damage counts with is at most so many times the weapon's minimum; `from` is the stat that has it. */
  readonly strengthCap?: { readonly times: number; readonly from: string; readonly cite: Citation };
  /** Who masters a weapon does more damage with it; `skills` are the ids of those that it is used with. */
  readonly mastery?:
    | {
        readonly traits: readonly ResolvedTrait[];
        addDamage(w: DerivationBuilder, use: AttackUse, skills: readonly string[]): void;
      }
    | undefined;
  /** Damage that the quality of a blade adds. */
  qualityDamage(use: AttackUse): { readonly add: number; readonly words: string; readonly cite: Citation } | null;
  /** If the book sets minimum damage; without it damage may be below 0. */
  readonly minDamage?: Citation;
  /** The bonus of spikes to the damage of a shield blow; absent if the book has none. */
  readonly spikes?: { readonly damage: number; readonly cite: Citation };
  readonly shieldPenaltyCite: Citation;
  /** A shield that gets in the way lowers attacks, but no Parry. */
  readonly shieldHindersAttacksOnly?: boolean;
  /** The minimum ST of a weapon with its own strength (crossbow) also applies to its user. */
  readonly crossbowsAskStrength?: boolean;
  /**
   * How far ST must exceed a weapon's minimum to save one turn of readying it, or all; absent if the book has no such
   * rule.
   */
  readonly quickReady?: { readonly oneLess: number; readonly atOnce: number; readonly cite: Citation } | ReadyByTimes;
  /** The effect of a weapon's quality on its accuracy, and on its ranges. */
  qualityAccuracy?(use: AttackUse): { readonly add: number; readonly words: string; readonly cite: Citation } | null;
  qualityRange?(use: AttackUse): { readonly times: number; readonly words: string; readonly cite: Citation } | null;
  /** The stats that a melee and a ranged attack at plain DX roll against; DX itself if absent. */
  readonly dx?: { readonly melee: StatId; readonly ranged: StatId };
  /** Traits that help the attacks of other traits: their levels are added to the skill. */
  readonly talents?: {
    of(use: AttackUse): readonly ResolvedTrait[];
    add(w: DerivationBuilder, talents: readonly ResolvedTrait[]): void;
  };
  /** Writes further changes to the skill with this use, after the hand and the minimum ST. */
  adjustSkill?(w: DerivationBuilder, use: AttackUse): void;
  /** Defines the figures of the weapon table that effects change, if the ruleset has such effects. */
  defineFigures?(worksheet: Worksheet, use: AttackUse, effects: EffectIndex, applyToUse: WeaponEffects): void;
  readonly parryCite: Citation;
  readonly parry: WeaponParry;
  /** Block with a use of a weapon or cloak; absent if only shields block. */
  readonly block?: WeaponParry & { readonly cite: Citation };
}
