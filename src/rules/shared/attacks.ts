import type { Attack } from '../../catalog/item-entry.ts';
import type { Citation } from '../../engine/citation.ts';
import { type Dice, parseDice } from '../../engine/dice.ts';
import type { OptionSource, Working } from '../../engine/working.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../context.ts';
import type { BasicDamage } from '../ruleset.ts';
import { defaultStat, lineStat, skillStat, untrainedStat } from '../stat-ids.ts';
import { type AttackUse, attackUses, bowStrength, hasOwnStrength, heldShield } from './attack-uses.ts';
import { applyEffects, type EffectIndex } from './effects.ts';
import { parseRange, workRange } from './range.ts';
import { attributeNames } from './skills.ts';
import { fencingSkills } from './third-edition-parry.ts';

export interface AttackRules {
  basicDamage(strength: number): BasicDamage;
  readonly damageCite: Citation;
  /** Off-hand penalty to skill, a negative number. */
  readonly offHand: number;
  readonly offHandCite: Citation;
  /** Skill lost for each point of ST under the weapon's minimum, a positive number; 0 where the book has no such rule. */
  readonly weaknessPenalty: number;
  readonly weaknessCite: Citation;
  /** The ST that damage counts with is at most so many times the weapon's minimum; `from` is the stat that has it. */
  readonly strengthCap?: { readonly times: number; readonly from: string; readonly cite: Citation };
  /** Damage that the quality of a blade adds. */
  qualityDamage(use: AttackUse): { readonly add: number; readonly words: string; readonly cite: Citation } | null;
  /** Damage that spikes add to a blow with the shield; absent where the book has none. */
  readonly spikes?: { readonly damage: number; readonly cite: Citation };
  readonly shieldPenaltyCite: Citation;
  /** A shield that gets in the way lowers attacks, but no Parry. */
  readonly shieldHindersAttacksOnly?: boolean;
  /** The minimum ST of a weapon with a strength of its own (crossbow) is asked of its user too. */
  readonly crossbowsAskStrength?: boolean;
  /** Writes the parry with this use, from the skill stat given; leaves null where it cannot parry. */
  parry(w: Working, use: AttackUse, skill: string): void;
}

/** Skill, damage, parry and ranges of every use of every weapon. */
export function defineAttacks(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: AttackRules,
): void {
  const shield = heldShield(context);
  const penalty = shield?.facet?.shield?.weaponSkillPenalty ?? 0;
  for (const use of attackUses(context)) {
    const { id, item, attack } = use;
    const name = `${item.name}, ${attack.name}`;
    const skill = lineStat(id, 'skill');
    worksheet.define({
      id: skill,
      name: `${name}: skill`,
      formula: (w) => lineSkill(w, context, effects, rules, use),
    });
    worksheet.define({
      id: lineStat(id, 'damage'),
      name: `${name}: damage`,
      ...(item.facet ? { cite: item.facet.cite } : {}),
      formula: (w) => lineDamage(w, worksheet, rules, use),
    });
    if (attack.fencing && attack.skills.length > 1) {
      const alone = { ...use, attack: { ...attack, skills: fencingSkills(attack.skills) } };
      worksheet.define({
        id: lineStat(id, 'fencingSkill'),
        name: `${name}: Fencing`,
        formula: (w) => lineSkill(w, context, effects, rules, alone),
      });
    }
    const parries = !attack.ranged && attack.parry !== null;
    worksheet.define({
      id: lineStat(id, 'parry'),
      name: `${item.name}: Parry`,
      formula: (w) => (parries ? rules.parry(w, use, skill) : w.start(null, 'cannot parry')),
    });
    const attacksOnly = rules.shieldHindersAttacksOnly ?? false;
    if (shield && penalty > 0 && !attack.twoHanded && !item.facet?.shield) {
      const lowered = lineStat(id, 'skillWithShield');
      worksheet.define({
        id: lowered,
        name: `${name}: skill with ${shield.name.toLowerCase()}`,
        cite: rules.shieldPenaltyCite,
        formula: (w) =>
          w.startFrom(skill).add(-penalty, shield.name, { cite: rules.shieldPenaltyCite, row: shield.key }),
      });
      if (parries && !attacksOnly) {
        worksheet.define({
          id: lineStat(id, 'parryWithShield'),
          name: `${item.name}: Parry with ${shield.name.toLowerCase()}`,
          formula: (w) => rules.parry(w, use, lowered),
        });
      }
    }
    (attack.defaults ?? []).forEach((each, i) => {
      if (!('attribute' in each)) return;
      const attribute = attributeNames[each.attribute];
      worksheet.define({
        id: defaultStat(lineOwner(id), i),
        name: `${attribute}−${each.penalty}`,
        formula: (w) => w.startFrom(each.attribute).add(-each.penalty, 'untrained', { cite: item.facet?.cite }),
      });
    });
    defineRanges(worksheet, use, effects);
  }
}

/** The line of the bare fist, which such things as brass knuckles aid. */
const punch = 'unarmed.punch';

/** Keeps the defaults of a line apart from those of a skill whose row has the same key. */
const lineOwner = (id: string): string => `line:${id}`;

/** What the use can be rolled at without a skill of its own, defined with the line. */
function attackDefaults({ id, attack }: AttackUse): OptionSource[] {
  return (attack.defaults ?? []).flatMap((each, i) =>
    'attribute' in each ? [{ from: defaultStat(lineOwner(id), i) }] : [],
  );
}

function lineSkill(w: Working, context: SheetContext, effects: EffectIndex, rules: AttackRules, use: AttackUse): void {
  const { attack, item } = use;
  const options = [...skillOptions(context, attack), ...attackDefaults(use)];
  if (attack.unarmed) options.push({ from: lineStat(punch, 'skill'), words: 'bare hands' });
  if (options.length === 0) w.start(null, 'no skill for it');
  else if (options.length === 1 && options[0] && 'from' in options[0]) w.startFrom(options[0].from, options[0].words);
  else w.choose('the best of', options);
  if (w.value === null) return;
  if (item.row.hand === 'off' && !attack.twoHanded && !item.facet?.shield) {
    w.add(rules.offHand, 'off hand', { cite: rules.offHandCite, row: item.key });
    applyEffects(w, effects, 'offHand');
  }
  const minimum = attack.minimumStrength;
  const asked = rules.crossbowsAskStrength || !hasOwnStrength(use);
  if (minimum !== undefined && rules.weaknessPenalty > 0 && asked) {
    const strength = w.givenNumber('st', `ST, ${minimum} needed`, { cite: rules.weaknessCite });
    if (strength < minimum) {
      w.add(-(minimum - strength) * rules.weaknessPenalty, `ST under ${minimum}`, { cite: rules.weaknessCite });
    }
  }
}

function skillOptions(context: SheetContext, attack: Attack): OptionSource[] {
  const options: OptionSource[] = [];
  for (const skill of attack.skills) {
    const rows = (context.skillsByName.get(skill) ?? []).filter((row) => row.facet);
    for (const row of rows) {
      if (!attack.trainedOnly || row.row.points > 0) {
        options.push({ from: skillStat(row.key, 'level'), words: row.name });
      }
    }
    if (attack.trainedOnly) continue;
    const entry = context.catalog.skills.get(skill);
    if (rows.length === 0 && entry) options.push({ from: untrainedStat(skill), words: `${entry.name}, untrained` });
    if (rows.length === 0 && !entry && Object.hasOwn(attributeNames, skill)) options.push({ from: skill });
  }
  return options;
}

function lineDamage(w: Working, worksheet: Worksheet, rules: AttackRules, use: AttackUse): void {
  const { attack, item } = use;
  const cite = item.facet?.cite;
  if (attack.basis === 'fixed') {
    w.start({ dice: attack.dice ?? 0, adds: attack.adds } satisfies Dice, 'weapon table', { cite, row: item.key });
  } else if (attack.unarmed && worksheet.has(lineStat(punch, 'damage'))) {
    w.startFrom(lineStat(punch, 'damage'), 'bare fist');
    if (attack.adds !== 0) w.add(attack.adds, item.name, { cite, row: item.key });
  } else {
    const bow = bowStrength(use);
    if (bow === null) ownDamage(w, worksheet, rules, attack, attack.basis);
    else
      w.lookup('basic damage', `${attack.basis} of the bow's ST ${bow}`, rules.basicDamage(bow)[attack.basis], {
        cite: rules.damageCite,
        row: item.key,
      });
    if (attack.adds !== 0) w.add(attack.adds, item.name, { cite, row: item.key });
  }
  const quality = rules.qualityDamage(use);
  if (quality) w.add(quality.add, quality.words, { cite: quality.cite, row: item.key });
  if (rules.spikes && item.facet?.shield && item.row.spiked) {
    w.add(rules.spikes.damage, 'spikes', { cite: rules.spikes.cite, row: item.key });
  }
  const most = attack.maximumDamage === undefined ? null : parseDice(attack.maximumDamage);
  if (most) w.atMost(most, 'at most, by the weapon table', { cite, row: item.key });
}

/** Thrust or swing, of no more ST than the weapon can bring to bear. */
function ownDamage(
  w: Working,
  worksheet: Worksheet,
  rules: AttackRules,
  attack: Attack,
  basis: 'thrust' | 'swing',
): void {
  const cap = attack.minimumStrength === undefined ? undefined : rules.strengthCap;
  const most = (attack.minimumStrength ?? 0) * (cap?.times ?? 0);
  if (!cap || most <= 0 || worksheet.number(cap.from) <= most) {
    w.startFrom(basis);
    return;
  }
  w.given(cap.from, undefined, { cite: cap.cite });
  const key = `${basis} of ST ${most}, ${cap.times} times the weapon's ST`;
  w.lookup('basic damage', key, rules.basicDamage(most)[basis], { cite: rules.damageCite });
}

const rangeParts = ['pointBlank', 'increment', 'halfDamage', 'maximum'] as const;
const rangeNames = {
  pointBlank: 'point blank',
  increment: 'increment',
  halfDamage: 'half damage',
  maximum: 'maximum range',
};

/** Whoever can throw anything throws it farther (Man to Man p. 10; GURPS Lite p. 23): whole points on top of ST. */
const generalThrowing = 'throwing';

function throwFarther(w: Working, worksheet: Worksheet, effects: EffectIndex): void {
  for (const { words, amount, from, row, cite } of effects.get('throwingStrength') ?? []) {
    const whole = from === undefined ? amount : Math.floor(worksheet.number(from));
    if (from !== undefined) w.given(from, words, { cite, row });
    w.add(whole, 'in throwing distance', { cite, row });
  }
}

function defineRanges(worksheet: Worksheet, use: AttackUse, effects: EffectIndex): void {
  const { id, item, attack } = use;
  if (!attack.ranged) return;
  for (const part of rangeParts) {
    const text = attack.ranged[part];
    const range = typeof text === 'string' ? parseRange(text) : null;
    if (!range) continue;
    const bow = bowStrength(use);
    worksheet.define({
      id: lineStat(id, part),
      name: `${item.name}: ${rangeNames[part]}`,
      unit: 'yards',
      ...(item.facet ? { cite: item.facet.cite } : {}),
      formula: (w) =>
        workRange(w, range, (each) => {
          if (bow !== null) return each.start(bow, "the bow's ST", { row: item.key });
          each.startFrom('st');
          if (attack.skills.includes(generalThrowing)) throwFarther(each, worksheet, effects);
          return each;
        }),
    });
  }
}
