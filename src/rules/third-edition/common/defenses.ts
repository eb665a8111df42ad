import type { DerivationBuilder, OptionSource } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import { memoizeFilter } from '../../../engine/memoize.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { ResolvedSkill, SheetContext } from '../../resolve/context.ts';
import type { WeaponParry } from '../../shared/attack-sources.ts';
import { effectsOnBlow, effectsOnUse } from '../../shared/attack-sources.ts';
import {
  type AttackUse,
  fencingSkills,
  hasFencingSkill,
  heldShield,
  listParryUses,
  skillsOfAttack,
} from '../../shared/attack-uses.ts';
import type { UnarmedParry } from '../../shared/attacks.ts';
import { applyEffects, type EffectIndex } from '../../shared/effects.ts';
import { itemInSentence } from '../../shared/figure-words.ts';
import { lightLevel } from '../../shared/load.ts';
import { isLearned } from '../../shared/rows.ts';
import { bareSkillStat } from '../../shared/unarmed-lines.ts';
import { lineStat, skillStat, untrainedStat } from '../../stat-ids.ts';

export interface ParryCites {
  readonly defenses: Citation;
  readonly fencingParry: Citation;
}

/** The largest shield size that allows a fencing parry. */
const smallShield = 2;
const ordinaryShare = 1 / 2;
const fencingShare = 2 / 3;

/**
 * Returns the formula of Parry with a weapon (Man to Man pp. 17, 24; GURPS Lite p. 26): half the skill, or the share of
 * the weapon's row; two thirds with a fencing weapon by a trained user, with a light load and a small shield at most.
 * Rounded down; then the weapon's modifier, and effects on every parry.
 */
export function createWeaponParry(context: SheetContext, effects: EffectIndex, cites: ParryCites): WeaponParry {
  const formula = (w: DerivationBuilder, use: AttackUse, skill: StatId): void => {
    const { attack, item } = use;
    const withFencing = hasFencingSkill(attack) ? lineStat(use.id, 'fencingSkill') : skill;
    const hindrance = attack.fencing ? findHindrance(w, context, use, skill, withFencing) : null;
    if (attack.fencing && hindrance === null) {
      w.startFrom(withFencing, 'weapon skill');
      if (w.value === null) return;
      w.multiply(fencingShare, 'two thirds, fencing', { cite: cites.fencingParry });
      w.note('two parries a turn', { cite: cites.fencingParry });
    } else {
      w.startFrom(skill, 'weapon skill');
      if (w.value === null) return;
      if (attack.parryShare === undefined) w.divide(2, 'half the skill', { cite: cites.defenses });
      else w.multiply(attack.parryShare, 'share of the skill', { cite: item.facet?.cite });
      if (hindrance) w.fact(`no fencing parry: ${hindrance}`, null, { cite: cites.fencingParry });
    }
    w.round('down', { cite: cites.defenses });
  };
  const bonuses = (w: DerivationBuilder, use: AttackUse): void => {
    const { attack, item } = use;
    if (attack.parry) w.add(attack.parry, item.name, { cite: item.facet?.cite });
    effectsOnUse(context, effects, use)(w, 'weaponParry');
    applyEffects(w, effects, 'parry', 'activeDefenses');
    if (attack.notes?.includes('unreadyAfterParry')) w.note('unready after a parry', { cite: item.facet?.cite });
  };
  return { formula, bonuses };
}

/** Returns why a fencing weapon has no fencing parry, or null when it has one. */
function findHindrance(
  w: DerivationBuilder,
  context: SheetContext,
  { attack }: AttackUse,
  skill: StatId,
  withFencing: StatId,
): string | null {
  const fencers = fencingSkills(attack.skills).flatMap((id) => context.skillsByName.get(id) ?? []);
  if (!fencers.some((fencer) => fencer.facet && isLearned(fencer))) return 'no Fencing skill';
  if (withFencing !== skill) {
    const halved = Math.floor(w.givenNumber(skill, 'best skill') * ordinaryShare);
    if (halved > Math.floor(w.givenNumber(withFencing, 'with Fencing') * fencingShare))
      return 'the other skill parries better';
  }
  const shield = heldShield(context);
  if (shield && (shield.facet?.shield?.passiveDefense ?? 0) > smallShield) {
    return `${itemInSentence(shield)} is too large`;
  }
  return w.givenNumber('encumbrance', 'encumbrance level') > lightLevel ? 'more than light encumbrance' : null;
}

export interface DefenseRules {
  /** The stat that Dodge equals. */
  readonly dodge: StatId;
  /** The captions of the defenses, which describe their calculation. */
  readonly captions: { readonly dodge: string; readonly parry: string; readonly block: string };
  readonly block: { readonly divisor: number; readonly words: string; readonly untrained: boolean };
  readonly cites: { readonly defenses: Citation; readonly block: Citation; readonly unarmed: Citation };
  /** Notes on the limits of a bare-handed parry without a skill, and with skills by their catalog ids. */
  readonly bareHandNotes: { readonly untrained: string; readonly trained: Readonly<Record<string, string>> };
}

const trained = (skill: ResolvedSkill): boolean => skill.facet !== null && isLearned(skill);
const defensiveSkills = memoizeFilter<ResolvedSkill>(({ facet }) => facet?.block || facet?.bareHandParry);
const bareHandSkills = ({ skills }: SheetContext): readonly ResolvedSkill[] => trainedWithBareHands(skills);
const trainedWithBareHands = memoizeFilter<ResolvedSkill>((skill) => skill.facet?.bareHandParry && trained(skill));
const bareHandStat = (key: string): StatId => `bareHands:${key}`;
const halfOfDx = 'halfOfDx';
/** The stat of bare-handed Parry against weapons, which counts for the sheet's Parry. */
const againstWeapons = 'bareHandsAgainstWeapons';
const stopsWeapons = ({ facet }: ResolvedSkill): boolean => !facet?.againstBareHands;

/**
 * Returns the formula of bare-handed Parry: at half of the basic DX, or with the line's skill at that skill's share.
 * Skills that parry but have no line (custom ones) count on the line at plain DX. Needs the stats of {@link
 * defineDefenses}.
 */
export function bareHandParry(context: SheetContext, effects: EffectIndex, rules: DefenseRules): UnarmedParry {
  const cite = rules.cites.unarmed;
  const { untrained, trained: withSkills } = rules.bareHandNotes;
  const note = (id: string): string => ownValue(withSkills, id) ?? untrained;
  const formula: UnarmedParry['formula'] = (w, { skill, rows }, skillsWithLine) => {
    const usableSkills = skill
      ? rows.filter(({ facet }) => facet?.bareHandParry)
      : bareHandSkills(context).filter((bareSkill) => !skillsWithLine.has(bareSkill));
    const options: OptionSource[] = usableSkills.map(({ key, name }) => ({ from: bareHandStat(key), words: name }));
    const [singleOption] = options;
    if (!skill && !singleOption) w.startFrom(halfOfDx);
    else if (!skill) w.choose('best of', [...options, { from: halfOfDx }], 'highest', { cite });
    else if (singleOption && 'from' in singleOption && options.length === 1)
      w.startFrom(singleOption.from, singleOption.words);
    else if (singleOption) w.choose('best of', options, 'highest', { cite });
    else w.start(null, 'no parry with this skill', { cite });
  };
  const bonuses: UnarmedParry['bonuses'] = (w, line) => {
    const { skill } = line;
    effectsOnBlow(context, effects, line)(w, 'weaponParry');
    applyEffects(w, effects, 'parry', 'activeDefenses');
    w.note(skill ? note(skill.id) : untrained, { cite });
  };
  return { formula, bonuses };
}

/** Defines Dodge, Parry (the best of the weapons at hand) and Block of the third-edition family. */
export function defineDefenses(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: DefenseRules,
): void {
  const { cites, captions } = rules;
  const uses = listParryUses(context);
  const inputs = [
    effects,
    heldShield(context),
    context.catalog,
    ...uses.flatMap(({ item, attack }) => [item, ...skillsOfAttack(attack).map((id) => context.skillsByName.get(id))]),
    ...defensiveSkills(context.skills),
  ];
  worksheet.section('defenses', inputs, () => {
    worksheet.define({
      id: 'dodge',
      name: 'Dodge',
      cite: cites.defenses,
      caption: captions.dodge,
      formula: (w) => w.startFrom(rules.dodge),
      bonuses: (w) => applyEffects(w, effects, 'dodge', 'activeDefenses'),
    });
    defineBareHands(worksheet, context, effects, rules);
    const parry = (id: StatId, part: 'parry' | 'parryWithShield'): void =>
      worksheet.define({
        id,
        name: 'Parry',
        cite: cites.defenses,
        caption: captions.parry,
        formula: (w) => {
          const options: OptionSource[] = uses.map((use) => ({
            from: lineStat(use.id, w.has(lineStat(use.id, part)) ? part : 'parry'),
            words: `${use.item.name}, ${use.attack.name}`,
          }));
          if (w.has(againstWeapons)) options.push({ from: againstWeapons, words: 'bare hands' });
          if (options.length === 0) w.start(null, 'no weapon to parry with');
          else w.choose('best of', options, 'highest', { cite: cites.defenses });
        },
      });
    parry('parry', 'parry');
    parry('parryWithShield', 'parryWithShield');
    worksheet.define({
      id: 'block',
      name: 'Block',
      cite: cites.defenses,
      caption: captions.block,
      formula: (w) => {
        if (!heldShield(context)) {
          w.start(null, 'no shield in hand');
          return;
        }
        const { divisor, words, untrained } = rules.block;
        const [first, ...otherOptions] = blockSkills(w, context, untrained);
        if (!first) w.start(null, 'no Shield skill', { cite: cites.block });
        else if (otherOptions.length > 0)
          w.choose('best of', [first, ...otherOptions], 'highest', { cite: cites.block });
        else w.startFrom(first.from, first.words);
        if (w.value !== null) w.divide(divisor, words).round('down');
      },
      bonuses: (w) => applyEffects(w, effects, 'block', 'activeDefenses'),
    });
  });
}

function defineBareHands(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  { cites: { unarmed: cite } }: DefenseRules,
): void {
  worksheet.define({
    id: halfOfDx,
    name: 'half of DX',
    cite,
    formula: (w) => w.startFrom('dx').divide(2, 'half of DX').round('down'),
  });
  for (const { key, name, facet } of bareHandSkills(context)) {
    const share = facet?.bareHandParry ?? 0;
    worksheet.define({
      id: bareHandStat(key),
      name: `${name}: Parry of bare hands`,
      cite,
      formula: (w) => w.startFrom(bareSkillStat(key, true), name).multiply(share, 'share of the skill').round('down'),
    });
  }
  const usableSkills = bareHandSkills(context).filter(stopsWeapons);
  if (usableSkills.length === 0) return;
  worksheet.define({
    id: againstWeapons,
    name: 'Parry of bare hands against weapons',
    cite,
    formula: (w) => {
      const options = usableSkills.map(({ key, name }) => ({ from: bareHandStat(key), words: name }));
      w.choose('best of', options, 'highest', { cite });
    },
    bonuses: (w) => applyEffects(w, effects, 'parry', 'activeDefenses'),
  });
}

/** Returns the stats that a shield blocks with: the character's skills, or the untrained default. */
function blockSkills(w: DerivationBuilder, context: SheetContext, untrained: boolean) {
  const rows = context.skills.filter((skill) => skill.facet?.block && (untrained || trained(skill)));
  const ownSkills = rows.map(({ key, name }) => ({ from: skillStat(key, 'level'), words: name }));
  if (ownSkills.length > 0 || !untrained) return ownSkills;
  return [...context.catalog.skills.values()].flatMap(({ id, name, facet }) => {
    const from = untrainedStat(id);
    return facet.block && w.has(from) ? [{ from, words: `${name}, untrained` }] : [];
  });
}
