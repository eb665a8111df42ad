import type { Catalog } from '../../../catalog/catalog.ts';
import type { SkillFacet } from '../../../catalog/skill-entry.ts';
import { blankRows } from '../../../character/edit-rows.ts';
import type { OptionSource } from '../../../engine/builder.ts';
import { memoizeByKeys, memoizeByObject } from '../../../engine/memoize.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { ResolvedSkill } from '../../resolve/context.ts';
import {
  atTechLevel,
  type CoverSkills,
  coveredKeyPrefix,
  type NamedSkill,
  normalizeName,
  resolveSkill,
} from '../../resolve/resolve-rows.ts';
import type { EffectKey } from '../../shared/effect-targets.ts';
import { applyAllEffects, type EffectIndex } from '../../shared/effects.ts';
import { isBought } from '../../shared/rows.ts';
import type { Training } from '../../shared/skill-defaults.ts';
import { type AffectedSkill, selectedFor } from '../../shared/training.ts';
import { coverStat, skillStat } from '../../stat-ids.ts';

/**
 * Returns the speciality at which a text names a skill ('' if it names no speciality); null if it does not name the
 * skill. "Guns" names each of its kinds, "Guns (Pistol)" one of them, and a group all skills in it.
 */
function findSpecialityNamed(text: string, id: string, skillName: string, { speciality, groups }: SkillFacet) {
  const name = normalizeName(skillName);
  if (text === id || text === name || name.startsWith(`${text} (`)) return '';
  if (groups?.some((group) => normalizeName(group) === text)) return '';
  return speciality && text.startsWith(`${name} (`) && text.endsWith(')') ? text.slice(name.length + 2, -1) : null;
}

const blankSkill = blankRows.skills('blank');

/** No spell, no technique, and no wildcard skill is part of a wildcard skill. */
const canBeCovered = ({ spell, difficulty }: SkillFacet): boolean =>
  !spell && difficulty !== 'wildcard' && !difficulty.startsWith('technique');

const isCovering = ({ facet }: ResolvedSkill, { id, plainName, row, facet: covered }: ResolvedSkill): boolean =>
  covered !== null &&
  canBeCovered(covered) &&
  (facet?.covers ?? []).some((text) => {
    const named = findSpecialityNamed(normalizeName(text), id, plainName, covered);
    return named !== null && (named === '' || named === normalizeName(row.speciality));
  });

/** The row with the wildcard skills that cover it. */
const coveredRow = memoizeByKeys(
  (named: NamedSkill, by: readonly ResolvedSkill[]) => [named, ...by],
  ({ skill, names }, coveredBy): NamedSkill => ({ skill: { ...skill, coveredBy }, names }),
);

/** The skills of the list that a text names, each as a row of its own. */
const rowsNamedIn = memoizeByKeys(
  (catalog: Catalog, text: string) => [catalog, text],
  (catalog, text): readonly NamedSkill[] => {
    const listed = [...catalog.skills.values()];
    // "Fast-Draw (Ammo)" is an entry, and no speciality of Fast-Draw.
    const namesakes = listed.filter(({ id, name }) => text === id || text === normalizeName(name));
    return (namesakes.length > 0 ? namesakes : listed).flatMap(({ id, name, facet }) => {
      const named = canBeCovered(facet) ? findSpecialityNamed(text, id, name, facet) : null;
      if (named === null) return [];
      const speciality = facet.speciality?.choices.find((choice) => normalizeName(choice) === named) ?? named;
      const key = `${coveredKeyPrefix}${id}${named === '' ? '' : `.${named}`}`;
      const { skill, names } = resolveSkill({ ...blankSkill, key, entry: id, speciality }, catalog);
      const choices = speciality === '' ? (facet.speciality?.choices ?? []) : [];
      return [{ skill, names: [...names, ...choices.map((choice) => normalizeName(`${name} (${choice})`))] }];
    });
  },
);

/**
 * The skills with the learned wildcard skills that cover them, and the skills of the list that the character has by a
 * wildcard skill alone.
 */
export const coverSkills: CoverSkills = (skills, catalog, techLevel) => {
  const wildcards = skills.map(({ skill }) => skill).filter((skill) => skill.facet?.covers && isBought(skill));
  if (wildcards.length === 0) return { skills, covered: [] };
  const rows = skills.map((named) => {
    const by = wildcards.filter((wildcard) => isCovering(wildcard, named.skill));
    return by.length === 0 ? named : coveredRow(named, by);
  });
  const own = new Set(rows.flatMap(({ skill: { row }, names }) => names.map((name) => keyOf(name, row.speciality))));
  const covered = new Map<string, NamedSkill>();
  for (const text of wildcards.flatMap(({ facet }) => facet?.covers ?? [])) {
    for (const named of rowsNamedIn(catalog, normalizeName(text))) {
      const { id, key, plainName, row } = named.skill;
      if (covered.has(key) || [id, normalizeName(plainName)].some((name) => own.has(keyOf(name, row.speciality))))
        continue;
      const by = wildcards.filter((wildcard) => isCovering(wildcard, named.skill));
      covered.set(key, coveredRow(atTechLevel(named, techLevel), by));
    }
  }
  return { skills: rows, covered: [...covered.values()] };
};

const keyOf = (name: string, speciality: string): string => `${name}|${normalizeName(speciality)}`;

const affectedBy = memoizeByObject((skill: ResolvedSkill): AffectedSkill | null =>
  skill.facet ? { skill, facet: skill.facet } : null,
);

/** The effects on a wildcard skill by its own id and names, without those that select a skill that it covers as well. */
function keysOfCover(effects: EffectIndex, wildcard: AffectedSkill, covered: AffectedSkill): readonly EffectKey[] {
  const both = selectedFor(effects, 'skills', covered);
  const own = selectedFor(effects, 'skills', wildcard).filter((key) => !both.includes(key));
  return [`skill:${wildcard.skill.id}`, ...own];
}

/**
 * Defines the level that each wildcard skill gives a skill that it covers: as bought, with the effects on the wildcard
 * skill alone. Effects on groups of skills count for the covered one.
 */
export function defineCovers(worksheet: Worksheet, effects: EffectIndex, { skill, facet }: Training): OptionSource[] {
  return (skill.coveredBy ?? []).map((wildcard, i) => {
    const id = coverStat(skill.key, i);
    const words = `covered by ${wildcard.name}`;
    const affecting = affectedBy(wildcard);
    worksheet.define({
      id,
      name: `${skill.name}, ${words}`,
      cite: wildcard.facet?.cite,
      formula: (w) => {
        w.startFrom(skillStat(wildcard.key, 'trained'), wildcard.name);
        if (affecting && w.value !== null) {
          applyAllEffects(w, effects, keysOfCover(effects, affecting, { skill, facet }));
        }
      },
    });
    return { from: id, words };
  });
}
