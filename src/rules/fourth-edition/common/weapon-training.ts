import type { DerivationBuilder } from '../../../engine/builder.ts';
import { isDice } from '../../../engine/dice.ts';
import type { ResolvedSkill, ResolvedTrait, SheetContext } from '../../resolve/context.ts';
import { normalizeName } from '../../resolve/resolve-rows.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { AttackRules } from '../../shared/attack-sources.ts';
import { type AttackUse, skillsOfAttack } from '../../shared/attack-uses.ts';
import { findHolders, isBought } from '../../shared/rows.ts';
import { isTechnique } from '../../shared/skill-ladder.ts';
import type { UnarmedAttack } from '../../shared/unarmed-lines.ts';
import { skillStat } from '../../stat-ids.ts';
import { pages } from './pages.ts';

const weaponMasterId = 'weapon-master';

/** The level of the skill, relative to DX, from which each die has so much more (p. 99). */
const steps = [
  { from: 2, add: 2 },
  { from: 1, add: 1 },
] as const;

/** A word as it is in a name: "knives" is "knife", "swords" is "sword". */
const singular = (word: string): string => word.replace(/ives$/, 'ife').replace(/(?<=\w)s$/, '');

/** True if the answer of the trait means this weapon: by its own name, by its skill's, or as a fencing weapon. */
function masters({ row }: ResolvedTrait, { item, attack }: AttackUse, skill: ResolvedSkill): boolean {
  const answer = (parameter: string) => row.choices.find((choice) => choice.parameter === parameter)?.value ?? '';
  if (row.own || answer('weapons') === 'all') return true;
  const names = `${item.name} ${skill.plainName}`.toLowerCase();
  return answer('which')
    .toLowerCase()
    .split(/,|\band\b/)
    .map((text) => text.trim())
    .some((text) => {
      if (text === '') return false;
      if (/^fencing/.test(text)) return attack.fencing === true;
      return names.includes(singular(text));
    });
}

/**
 * Returns the bonus of Weapon Master (p. 99) to thrust and swing with muscle-powered weapons that it covers: by the learned
 * level of the skill that the weapon is used with. A weapon of which the trait does not say that it is covered has none.
 */
export function weaponMastery(context: SheetContext): AttackRules['mastery'] {
  const traits = findHolders(context, weaponMasterId, undefined);
  if (traits.length === 0) return undefined;
  return {
    traits,
    addDamage: (w: DerivationBuilder, use: AttackUse, skills: readonly string[]): void => {
      const { item, attack } = use;
      if (attack.basis === 'fixed' || attack.unarmed || item.trait || !isDice(w.value)) return;
      const { dice } = w.value;
      const used = skills.flatMap((skill) => context.skillsByName.get(skill) ?? []);
      for (const skill of used) {
        const trait = traits.find((each) => masters(each, use, skill));
        if (!trait) continue;
        const learned = skillStat(skill.key, 'forDamage');
        const level = w.has(learned) ? learned : skillStat(skill.key, 'level');
        if (w.consult(level).value === null) continue;
        const relative = w.givenNumber(level, skill.name) - w.givenNumber('dx');
        const step = steps.find(({ from }) => relative >= from);
        if (!step) continue;
        const words = `${trait.name} at DX+${step.from}, per die × ${dice}`;
        w.add(step.add * dice, words, { cite: trait.facet?.cite, row: trait.key });
        return;
      }
    },
  };
}

/**
 * What is subtracted from a skill with a kind of gear that its user does not know (Basic Set p. 169), and among people of a
 * culture that they do not know (p. 23).
 */
export const unfamiliar = { kind: 2, culture: 3 } as const satisfies Ruleset['unfamiliar'];

const causes = {
  kind: { words: 'unfamiliar kind of gear', cite: pages.familiarity },
  culture: { words: 'unfamiliar culture', cite: pages.cultures },
} as const;

/** Writes the penalty of a skill whose row says that its use is not familiar. */
export function addUnfamiliar(w: DerivationBuilder, { row }: Pick<ResolvedSkill, 'row'>): void {
  if (!row.unfamiliar) return;
  const { words, cite } = causes[row.unfamiliar];
  w.add(-unfamiliar[row.unfamiliar], words, { cite, row: row.key });
}

/** Writes the penalty of a weapon that its user is not familiar with, unless the skill has it already. */
export const addUnfamiliarWeapon =
  ({ skillsByName }: SheetContext) =>
  (w: DerivationBuilder, { item, attack }: AttackUse): void => {
    if (!item.row.unfamiliar) return;
    const rows = skillsOfAttack(attack).flatMap((skill) => skillsByName.get(skill) ?? []);
    if (rows.some(({ row }) => row.unfamiliar === 'kind')) return;
    w.add(-unfamiliar.kind, 'unfamiliar weapon', { cite: pages.familiarity, row: item.key });
  };

/** A name as an id: "Off-Hand Weapon Training (Knife)" is "off-hand-weapon-training-knife". */
const idOfName = (name: string): string => normalizeName(name).replaceAll(/[()]/g, '').replaceAll(/\s+/g, '-');

/** True for the technique with this id, or that one with a certain skill. */
const isNamed = ({ id, plainName }: ResolvedSkill, technique: string): boolean =>
  [id, idOfName(plainName)].some((name) => name === technique || name.startsWith(`${technique}-`));

/**
 * The bought rows of a technique (its catalog id) that build on one of these skills, by their ids or names; on any skill
 * if none are given.
 */
export function findTechniques(
  { skills, skillsByName }: SheetContext,
  technique: string,
  of?: readonly string[],
): readonly ResolvedSkill[] {
  const rowsOf = (name: string): readonly ResolvedSkill[] => skillsByName.get(name) ?? [];
  const bases = of && new Set(of.flatMap(rowsOf));
  return skills.filter(
    (skill) =>
      skill.facet &&
      isTechnique(skill.facet) &&
      isBought(skill) &&
      isNamed(skill, technique) &&
      (!bases ||
        skill.facet.defaults.some((each) => 'skill' in each && rowsOf(each.skill).some((row) => bases.has(row)))),
  );
}

/** The techniques of using a weapon with the off hand; none for one in the other hand. */
export const findOffHandTechniques = (context: SheetContext, { item, attack }: AttackUse): readonly ResolvedSkill[] =>
  item.row.hand === 'off' ? findTechniques(context, 'off-hand-weapon-training', attack.skills) : [];

/** A technique that a blow is rolled against if it is better than the skill of the blow. */
export const techniqueOfBlow = (id: string, always: boolean): NonNullable<UnarmedAttack['technique']> => ({
  always,
  find: (context, skill) => findTechniques(context, id, [skill]),
});
