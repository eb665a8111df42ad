import type { DerivationBuilder, OptionSource } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import { memoizeByKeys } from '../../../engine/memoize.ts';
import type { StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { ResolvedSkill, SheetContext } from '../../resolve/context.ts';
import type { WeaponParry } from '../../shared/attack-sources.ts';
import { effectsOnBlow, effectsOnUse } from '../../shared/attack-sources.ts';
import { type AttackUse, attackUses, listParryUses, skillsOfAttack } from '../../shared/attack-uses.ts';
import type { UnarmedParry } from '../../shared/attacks.ts';
import { applyEffects, type EffectIndex } from '../../shared/effects.ts';
import { naturalBlows } from '../../shared/natural-weapons.ts';
import { isLearned } from '../../shared/rows.ts';
import { attributeNames } from '../../shared/skill-ladder.ts';
import { listUnarmedLines } from '../../shared/unarmed-lines.ts';
import { lineStat, skillStat } from '../../stat-ids.ts';
import { heaviest, loads, loadTimesOf, loadTimesOfUse } from './movement.ts';
import { pages } from './pages.ts';
import { shieldInHand } from './protection.ts';
import { unarmedAttacks } from './sections.ts';

/** Dodge, Parry and Block start from this (Basic Set, pp. 374–376). */
export const baseDefense = 3;
/** The share of the skill that is its Parry or Block. */
export const skillShare = 1 / 2;

/** The stat of the Parry of untrained hands, based on DX. */
const dxParry = 'dx.handParry';
const handArts = ['boxing', 'brawling', 'judo', 'karate'];
const shieldArts = ['shield', 'cloak'];

/** Writes half of the skill, rounded down, plus 3 (pp. 375–376). */
function fromSkill(w: DerivationBuilder): DerivationBuilder {
  return w.multiply(skillShare, 'half').round('down').add(baseDefense, 'base');
}

/**
 * Writes the Parry of a skill that includes the level of load `times` times. The level counts in full against a Parry
 * (pp. 203, 208), not halved with the skill, so that it is added back first and subtracted afterwards.
 */
function parryFromSkill(w: DerivationBuilder, times: number): DerivationBuilder {
  if (times === 0 || w.value === null) return fromSkill(w);
  const level = Math.min(w.givenNumber('encumbrance', 'encumbrance level', { cite: pages.encumbrance }), heaviest);
  if (level > 0) w.add(times * level, 'without encumbrance');
  fromSkill(w);
  if (level > 0) w.add(-times * level, `${loads[level]?.name} encumbrance`, { cite: pages.fencing });
  return w;
}

/** Adds the bonuses of traits and of the shield in hand to an active defense (p. 374). */
function addBonuses(
  w: DerivationBuilder,
  context: SheetContext,
  effects: EffectIndex,
  defense: 'dodge' | 'parry' | 'block',
): void {
  applyEffects(w, effects, defense, 'activeDefenses');
  const shield = shieldInHand(context);
  if (shield) w.addFrom('defenseBonus', 1, shield.name, { cite: pages.defenseBonus, row: shield.key });
}

/**
 * Returns the formula of Parry with a weapon (p. 376): half its skill + 3, the weapon's modifier, traits, the shield in
 * hand.
 */
export function createFourthEditionParry(context: SheetContext, effects: EffectIndex): WeaponParry {
  const formula = (w: DerivationBuilder, use: AttackUse, skill: StatId): void => {
    w.startFrom(skill, 'weapon skill');
    if (w.value !== null) parryFromSkill(w, loadTimesOfUse(w, context, use));
  };
  const bonuses = (w: DerivationBuilder, use: AttackUse): void => {
    const { item, attack } = use;
    if (attack.parry) w.add(attack.parry, item.name, { cite: item.facet?.cite, row: item.key });
    effectsOnUse(context, effects, use)(w, 'weaponParry');
    addBonuses(w, context, effects, 'parry');
    if (attack.fencing) w.note('fencing weapon: each further parry −2', { cite: pages.parry });
    if (attack.notes?.includes('unbalanced'))
      w.note('unbalanced: no parry on a turn it attacks', { cite: pages.parry });
  };
  return { formula, bonuses };
}

/**
 * Returns the formula of Block with a weapon or cloak that can block (p. 375): half its skill + 3, the weapon's modifier, traits,
 * the shield in hand.
 */
export function createFourthEditionBlock(
  context: SheetContext,
  effects: EffectIndex,
): WeaponParry & { readonly cite: Citation } {
  return {
    cite: pages.block,
    formula: (w, _, skill) => {
      w.startFrom(skill, 'weapon skill');
      if (w.value !== null) fromSkill(w);
    },
    bonuses: (w, use) => {
      const { item, attack } = use;
      if (attack.block) w.add(attack.block, item.name, { cite: item.facet?.cite, row: item.key });
      effectsOnUse(context, effects, use)(w, 'weaponBlock');
      addBonuses(w, context, effects, 'block');
    },
  };
}

/** The uses of weapons in hand that block, with a shield or without. */
const listBlockUses = (context: SheetContext): AttackUse[] =>
  attackUses(context).filter(({ item, attack }) => item.inUse && !attack.ranged && attack.block !== undefined);

/**
 * Defines the Parry of untrained hands and of every trained art of the hands (p. 376), before shield and traits. The
 * best skill does not always give the best Parry: a load lowers some of them.
 */
export function defineHandParries(worksheet: Worksheet, context: SheetContext, dx: StatId): void {
  const skillsWithLine = listUnarmedLines(context, unarmedAttacks).flatMap(({ attack, rows }) =>
    attack.parries ? rows : [],
  );
  const handed = [...new Set([...handSkills(context), ...skillsWithLine])];
  worksheet.section('hand parries', [dx, ...handed], () => {
    worksheet.define({
      id: dxParry,
      name: 'Parry with DX',
      cite: pages.unarmedParry,
      formula: (w) => fromSkill(w.startFrom(dx, attributeNames.dx)),
    });
    for (const skill of handed) {
      const { id, key, name, plainName, facet } = skill;
      worksheet.define({
        id: skillStat(key, 'handParry'),
        name: `Parry with ${name}`,
        cite: pages.unarmedParry,
        formula: (w) =>
          parryFromSkill(w.startFrom(skillStat(key, 'level'), name), loadTimesOf({ id, name: plainName, facet })),
      });
    }
  });
}

/**
 * Returns the formula of Parry with a bare hand (p. 376): of DX or of the line's skill. Arts that parry but have no
 * line (Judo, and custom ones) count on the line at plain DX.
 */
export function unarmedParry(context: SheetContext, effects: EffectIndex): UnarmedParry {
  const formula: UnarmedParry['formula'] = (w, { skill, rows }, skillsWithLine) => {
    const arts = skill ? rows : handSkills(context).filter((art) => !skillsWithLine.has(art));
    const trained = arts.map(({ key, name }) => ({ from: skillStat(key, 'handParry'), words: name }));
    const options = skill ? trained : [{ from: dxParry, words: attributeNames.dx }, ...trained];
    const [singleOption, ...otherOptions] = options;
    if (singleOption && otherOptions.length === 0) w.startFrom(singleOption.from, singleOption.words);
    else w.choose('best of', options, 'highest', { cite: pages.unarmedParry });
  };
  const bonuses: UnarmedParry['bonuses'] = (w, line) => {
    effectsOnBlow(context, effects, line)(w, 'weaponParry');
    addBonuses(w, context, effects, 'parry');
    w.note('−3 against weapons, unless they thrust or the skill is Judo or Karate', { cite: pages.unarmedParry });
  };
  return { formula, bonuses };
}

/**
 * A list of the character's skills with these names, or custom skills for that use; found once for each list of skills.
 */
const skillsFor = (names: readonly string[], use: (skill: ResolvedSkill) => boolean) =>
  memoizeByKeys(
    ({ skills, covered, skillsByName }: SheetContext) => [skills, covered, skillsByName],
    ({ skills, covered, skillsByName }): readonly ResolvedSkill[] => {
      const namedSkills = new Set(names.flatMap((name) => skillsByName.get(name) ?? []));
      return [...skills, ...covered].filter((skill) => skill.facet && (namedSkills.has(skill) || use(skill)));
    },
  );

const handSkillRows = skillsFor(handArts, ({ facet }) => facet?.bareHandParry !== undefined);
const handSkills = (context: SheetContext): ResolvedSkill[] => handSkillRows(context).filter(isLearned);

/** Returns the skills that block with a shield or cloak. */
export const blockSkills = skillsFor(shieldArts, ({ facet }) => facet?.block === true);

/** Defines Dodge, Parry (the best at hand) and Block, each with the bonus of the shield in hand (pp. 374–377). */
export function defineFourthEditionDefenses(worksheet: Worksheet, context: SheetContext, effects: EffectIndex): void {
  const inputs = [
    effects,
    shieldInHand(context),
    context.race,
    ...naturalBlows(context),
    null,
    ...listBlockUses(context).map(({ item }) => item),
    null,
    ...listParryUses(context).flatMap(({ item, attack }) => [
      item,
      ...skillsOfAttack(attack).map((id) => context.skillsByName.get(id)),
    ]),
    ...blockSkills(context),
    null,
    ...handSkills(context),
    null,
    ...listUnarmedLines(context, unarmedAttacks).flatMap(({ rows }) => rows),
  ];
  worksheet.section('defenses', inputs, () => {
    worksheet.define({
      id: 'dodge',
      name: 'Dodge',
      cite: pages.dodge,
      caption: 'Speed + 3',
      formula: (w) => {
        const level = w.givenNumber('encumbrance', 'encumbrance level');
        w.startFrom('basicSpeed').round('down').add(baseDefense, 'base');
        const load = loads[Math.min(level, heaviest)];
        if (load && load.dodge !== 0) {
          w.add(load.dodge, `${load.name} encumbrance`, { cite: pages.encumbrance }).atLeast(1, 'minimum');
        }
      },
      bonuses: (w) => {
        addBonuses(w, context, effects, 'dodge');
        if (shieldInHand(context))
          w.note('shield counts only from the front and shield side', { cite: pages.defenseBonus });
      },
    });
    worksheet.define({
      id: 'parry',
      name: 'Parry',
      cite: pages.parry,
      caption: 'weapon / 2 + 3',
      formula: (w) => {
        const options: OptionSource[] = listParryUses(context)
          .filter(({ id }) => w.consult(lineStat(id, 'parry')).value !== null)
          .map(({ id, item, attack }) => ({ from: lineStat(id, 'parry'), words: `${item.name}, ${attack.name}` }));
        if (options.length === 0 || handSkills(context).length > 0) {
          for (const { id, attack, name, skill } of listUnarmedLines(context, unarmedAttacks)) {
            if (attack.parries)
              options.push({ from: lineStat(id, 'parry'), words: skill ? `bare hands: ${name}` : 'bare hands' });
          }
        }
        w.choose('best of', options, 'highest', { cite: pages.parry });
        w.note('each further parry in a turn −4 (fencing weapon −2)', { cite: pages.parry });
      },
    });
    worksheet.define({
      id: 'block',
      name: 'Block',
      cite: pages.block,
      caption: 'Shield / 2 + 3',
      formula: (w) => {
        const options = blockSkills(context).map(({ key, name }) => ({ from: skillStat(key, 'level'), words: name }));
        const [singleOption, ...otherOptions] = options;
        if (!shieldInHand(context)) {
          const blocks = listBlockUses(context).map(({ id, item, attack }) => ({
            from: lineStat(id, 'block'),
            words: `${item.name}, ${attack.name}`,
          }));
          if (blocks.length > 0) w.choose('best of', blocks, 'highest', { cite: pages.block });
          else w.start(null, 'no shield in hand');
          return;
        }
        if (!singleOption) w.start(null, 'no Shield skill', { cite: pages.block });
        else if (otherOptions.length === 0) w.startFrom(singleOption.from, singleOption.words);
        else w.choose('best of', options, 'highest', { cite: pages.block });
        if (w.value !== null) fromSkill(w);
      },
      bonuses: (w) => {
        // A weapon that blocks has its own bonuses.
        if (shieldInHand(context)) addBonuses(w, context, effects, 'block');
        w.note('once a turn', { cite: pages.block });
      },
    });
  });
}
