import type { SkillFacet, SpellFigures } from '../../../catalog/skill-entry.ts';
import { describePrerequisite } from '../../prerequisites/prerequisite-words.ts';
import type { ResolvedSkill } from '../../resolve/context.ts';
import { resolveSkillFacet } from '../../shared/skill-facet.ts';
import { isTechnique } from '../../shared/skill-names.ts';
import { skillStat } from '../../stat-ids.ts';
import { type ExportContext, numberOf } from './export-context.ts';
import { gcsAttributes } from './export-default.ts';
import { grades } from './export-grades.ts';
import { type JsonObject, writeObject } from './export-object.ts';
import { originOf, writeLevel } from './export-skill.ts';
import { skillName } from './export-skill-features.ts';
import { capitalized, referenceOf } from './export-text.ts';
import { writeAttacksOf } from './export-weapon.ts';

/** A spell: a skill there too, or for ritual magic a technique of the skill of its college. Spells have no features there. */
export function writeSpell(context: ExportContext, skill: ResolvedSkill, spell: SpellFigures): JsonObject {
  const { key, row, name } = skill;
  const facet = resolveSkillFacet(context.derived.context, skill);
  const ritual = facet && isTechnique(facet) ? ritualOf(context, facet) : null;
  const required =
    row.own?.spell?.prerequisites ??
    (facet?.prerequisites ?? []).map((need) => describePrerequisite(context.derived.context.catalog, need)).join(', ');
  const colleges = spell.colleges ?? [];
  const id = context.idOf(ritual ? 'r' : 'p', originOf(skill));
  return writeObject('spell', {
    id,
    name,
    reference: referenceOf(facet?.cite),
    local_notes: [row.note, required === '' ? '' : `Requires ${required}`].filter(Boolean).join('; '),
    tags: (facet?.groups ?? []).filter((tag) => tag !== 'spell' && !colleges.includes(tag)),
    difficulty: facet
      ? ritual
        ? grades[facet.difficulty]
        : `${gcsAttributes[facet.attribute]}/${grades[facet.difficulty]}`
      : 'iq/h',
    college: colleges,
    power_source: 'Arcane',
    spell_class: capitalized(spell.class),
    resist: spell.resistedBy,
    casting_cost: spell.cost,
    maintenance_cost: spell.maintain,
    casting_time: spell.time,
    duration: spell.duration,
    ...ritual,
    weapons: writeAttacksOf(context, key, id),
    tech_level: facet?.techLevel ? (skill.techLevel === null ? '' : String(skill.techLevel)) : undefined,
    points: numberOf(context, skillStat(key, 'points')) ?? 0,
    calc: facet ? writeLevel(context, skill, facet) : undefined,
  });
}

/** The skill that a ritual spell builds on, and how far under it the spell is. */
function ritualOf(context: ExportContext, { defaults }: SkillFacet): JsonObject {
  const base = defaults.find((each) => 'skill' in each);
  return base && 'skill' in base
    ? { base_skill: skillName(context, base.skill).name, prereq_count: base.penalty }
    : { base_skill: 'Ritual Magic' };
}
