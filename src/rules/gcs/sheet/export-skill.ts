import type { SkillDefault, SkillFacet } from '../../../catalog/skill-entry.ts';
import type { ResolvedSkill } from '../../resolve/context.ts';
import { isRaceRow } from '../../shared/race-skills.ts';
import { resolveSkillFacet } from '../../shared/skill-facet.ts';
import { attributeNames, isTechnique } from '../../shared/skill-names.ts';
import { skillStat } from '../../stat-ids.ts';
import { countFeatures, type ExportContext, numberOf, type RowOrigin } from './export-context.ts';
import { gcsAttributes, writeDefault } from './export-default.ts';
import { writeFeatures } from './export-features.ts';
import { grades } from './export-grades.ts';
import { fixed, type JsonObject, writeObject } from './export-object.ts';
import { referenceOf, signedText, splitName } from './export-text.ts';
import { writeAttacksOf } from './export-weapon.ts';

/** The skills and techniques, and those of the race that nobody learned further. Spells are a list of their own. */
export function writeSkill(context: ExportContext, skill: ResolvedSkill): JsonObject {
  const { derived } = context;
  const { key, row, facet: listed } = skill;
  const facet = resolveSkillFacet(derived.context, skill);
  const id = context.idOf(facet && isTechnique(facet) ? 'q' : 's', originOf(skill));
  const { name, specialization } = splitName(skill.plainName);
  const isOptional = listed?.speciality?.optional === true && row.speciality !== '';
  const special = [specialization, isOptional ? '' : row.speciality].filter(Boolean).join(', ');
  const common = {
    id,
    name,
    reference: referenceOf(facet?.cite),
    local_notes: [row.note, ...(row.own ? (facet?.notes ?? []) : [])].filter(Boolean).join('; '),
    specialization: special,
    ...(isOptional ? { optional_specialization: row.speciality } : {}),
    points: numberOf(context, skillStat(key, 'points')) ?? 0,
  };
  if (!facet) return writeObject('skill', { ...common, difficulty: 'dx/a' });
  const features = writeFeatures(context, facet.effects ?? [], { key, level: 1, isLeveled: false });
  if (skill.hasPoints) countFeatures(context, features);
  const weapons = writeAttacksOf(context, key, id);
  const tags = facet.groups ?? [];
  const calc = writeLevel(context, skill, facet);
  const techLevel = facet.techLevel ? (skill.techLevel === null ? '' : String(skill.techLevel)) : undefined;
  if (isTechnique(facet)) {
    const base = bestDefault(context, facet);
    return writeObject('skill', {
      ...common,
      tags,
      difficulty: grades[facet.difficulty],
      default: base ? writeDefault(context, base) : { type: gcsAttributes[facet.attribute] },
      limit: facet.maximum === undefined ? undefined : facet.maximum - (base?.penalty ?? 0),
      weapons,
      features,
      tech_level: techLevel,
      calc,
    });
  }
  // GCS makes a skill with an optional specialty a step easier by itself (Basic Set p. 169).
  const whole = isOptional ? (derived.context.catalog.skills.get(skill.id)?.facet ?? facet) : facet;
  return writeObject('skill', {
    ...common,
    tags,
    difficulty: `${gcsAttributes[facet.attribute]}/${grades[whole.difficulty]}`,
    encumbrance_penalty_multiplier: loadTimesOf(context, skill, facet),
    defaults: whole.defaults.map((each) => writeDefault(context, each)),
    weapons,
    features,
    tech_level: techLevel,
    calc,
  });
}

/** What a skill is a row of: of the character, or of the race alone. */
export const originOf = (skill: ResolvedSkill): RowOrigin => ({
  list: isRaceRow(skill) ? 'made' : 'skills',
  key: skill.key,
});

/** The level, and how it is told there: "DX+2", of a technique "+2"; nothing for what cannot be used. */
export function writeLevel(context: ExportContext, { key }: ResolvedSkill, facet: SkillFacet): JsonObject | undefined {
  const level = numberOf(context, skillStat(key, 'level'));
  if (level === null || level <= 0) return undefined;
  const unburdened = numberOf(context, skillStat(key, 'withoutLoad')) ?? level;
  const base = isTechnique(facet) ? techniqueBase(context, facet) : numberOf(context, facet.attribute);
  if (base === null) return { level: fixed(level) };
  const relative = signedText(unburdened - base);
  return { level: fixed(level), rsl: isTechnique(facet) ? relative : `${attributeNames[facet.attribute]}${relative}` };
}

const levelOf = (context: ExportContext, source: SkillDefault): number => {
  if ('attribute' in source) return numberOf(context, source.attribute) ?? 0;
  const rows = context.derived.context.skillsByName.get(source.skill) ?? [];
  return Math.max(
    Number.NEGATIVE_INFINITY,
    ...rows.map(({ key }) => numberOf(context, skillStat(key, 'level')) ?? -Infinity),
  );
};

/** GCS has one default for a technique: the best of ours. */
function bestDefault(context: ExportContext, { defaults }: SkillFacet): SkillDefault | undefined {
  return [...defaults].sort((a, b) => levelOf(context, b) - b.penalty - (levelOf(context, a) - a.penalty))[0];
}

function techniqueBase(context: ExportContext, facet: SkillFacet): number | null {
  const base = bestDefault(context, facet);
  if (!base) return numberOf(context, facet.attribute);
  const level = levelOf(context, base);
  return Number.isFinite(level) ? level : null;
}

/** How many times the level of load is taken from a skill: as the player set it, otherwise by the book. */
const loadTimesOf = ({ derived: { ruleset } }: ExportContext, { id, plainName }: ResolvedSkill, facet: SkillFacet) =>
  facet.loadTimes ?? (ruleset.skillLoad?.(id) || ruleset.skillLoad?.(plainName) || 0);
