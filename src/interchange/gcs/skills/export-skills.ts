import type { Difficulty, SkillDefault, SkillFacet, SpellFigures } from '../../../catalog/skill-entry.ts';
import { containersAround } from '../../../character/containers.ts';
import type { SkillRow } from '../../../character/skill-rows.ts';
import { capitalize } from '../../../engine/format.ts';
import { memoizeByObject } from '../../../engine/memoize.ts';
import { WhatIfWorksheet } from '../../../engine/overlay.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import { describePrerequisite } from '../../../rules/prerequisites/prerequisite-words.ts';
import type { ResolvedSkill } from '../../../rules/resolve/context.ts';
import { isRaceRow } from '../../../rules/shared/rows.ts';
import { attributeNames, isTechnique, resolveSkillFacet } from '../../../rules/shared/skill-ladder.ts';
import { skillStat } from '../../../rules/stat-ids.ts';
import { writeAttacksOf } from '../equipment/export-items.ts';
import { coversOf, gcsAttributes, skillName, writeDefault, writeFeatures } from '../features/export-features.ts';
import {
  countFeatures,
  type ExportContext,
  fixed,
  formatSigned,
  type JsonObject,
  namesOfSkill,
  numberOf,
  type RowOrigin,
  referenceOf,
  writeObject,
} from '../sheet/export-object.ts';

/** Difficulties as GCS writes them; of a technique or ritual spell there are two. A native language has none there. */
const grades = {
  easy: 'e',
  average: 'a',
  hard: 'h',
  veryHard: 'vh',
  wildcard: 'w',
  native: 'e',
  techniqueAverage: 'a',
  techniqueHard: 'h',
} as const satisfies Readonly<Record<Difficulty, string>>;

/** The skills and techniques, and those of the race that nobody improved. Spells are a separate list. */
function writeSkill(context: ExportContext, skill: ResolvedSkill): JsonObject {
  const { derived } = context;
  const { key, row } = skill;
  const facet = resolveSkillFacet(derived.context, skill);
  const id = context.idOf(facet && isTechnique(facet) ? 'q' : 's', originOf(skill));
  const { name, specialization, optional } = namesOfSkill(skill);
  const common = {
    id,
    name,
    reference: referenceOf(facet?.cite),
    local_notes: [row.note, ...(row.own ? (facet?.notes ?? []) : [])].filter(Boolean).join('; '),
    specialization,
    ...(optional === '' ? {} : { optional_specialization: optional }),
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
      // Without the skill that it is based on it has no level: a skill without a name is one that nobody has.
      default: base ? writeDefault(context, base) : { type: 'skill' },
      limit: facet.maximum === undefined ? undefined : facet.maximum - (base?.penalty ?? 0),
      weapons,
      features,
      tech_level: techLevel,
      calc,
    });
  }
  // GCS makes a skill with an optional specialty a step easier by itself (Basic Set p. 169).
  const whole = optional !== '' ? (derived.context.catalog.skills.get(skill.id)?.facet ?? facet) : facet;
  return writeObject('skill', {
    ...common,
    tags,
    difficulty: `${gcsAttributes[facet.attribute]}/${grades[whole.difficulty]}`,
    encumbrance_penalty_multiplier: loadTimesOf(context, skill, facet),
    defaults: [...coversOf(context, { skill: skill.id, penalty: 0 }), ...whole.defaults].map((each) =>
      writeDefault(context, each),
    ),
    weapons,
    features,
    tech_level: techLevel,
    calc,
  });
}

/** The owner of a skill's row: the character, or the race alone. */
const originOf = (skill: ResolvedSkill): RowOrigin => ({
  list: isRaceRow(skill) ? 'made' : 'skills',
  key: skill.key,
});

/**
 * The level of a skill, and how far it is over its attribute, or for a technique over the skill that it builds on, without
 * the penalty for load: "DX+2", "-1". Undefined without a level.
 */
export function writeLevel(
  context: Pick<ExportContext, 'derived'>,
  { key }: Pick<ResolvedSkill, 'key'>,
  facet: SkillFacet,
): JsonObject | undefined {
  const level = numberOf(context, skillStat(key, 'level'));
  if (level === null || level <= 0) return undefined;
  const { derived } = context;
  const unloaded = { derived: { ...derived, worksheet: withoutLoad(derived.worksheet) } };
  const unburdened = numberOf(unloaded, skillStat(key, 'level')) ?? level;
  const base = isTechnique(facet) ? techniqueBase(unloaded, facet) : numberOf(context, facet.attribute);
  if (base === null) return { level: fixed(level) };
  const relative = formatSigned(unburdened - base);
  return { level: fixed(level), rsl: isTechnique(facet) ? relative : `${attributeNames[facet.attribute]}${relative}` };
}

/** The numbers of a character who carries nothing that counts. */
const withoutLoad = memoizeByObject(
  (worksheet: Worksheet): Worksheet => new WhatIfWorksheet(worksheet, 'encumbrance', 0, 'encumbrance level'),
);

const levelOf = (context: Pick<ExportContext, 'derived'>, source: SkillDefault): number => {
  if ('attribute' in source) return numberOf(context, source.attribute) ?? 0;
  const rows = context.derived.context.skillsByName.get(source.skill) ?? [];
  return Math.max(
    Number.NEGATIVE_INFINITY,
    ...rows.map(({ key }) => numberOf(context, skillStat(key, 'level')) ?? -Infinity),
  );
};

/** GCS has one default for a technique: the best of ours. */
function bestDefault(context: Pick<ExportContext, 'derived'>, { defaults }: SkillFacet): SkillDefault | undefined {
  const { skills, skillsByName } = context.derived.context;
  const isOnSheet = (each: SkillDefault): boolean =>
    'attribute' in each || (skillsByName.get(each.skill) ?? []).some((row) => skills.includes(row));
  const sources = defaults.flatMap((each) => {
    const covers = isOnSheet(each) ? [] : coversOf(context, each);
    return covers.length > 0 ? covers : [each];
  });
  return sources.sort((a, b) => levelOf(context, b) - b.penalty - (levelOf(context, a) - a.penalty))[0];
}

function techniqueBase(context: Pick<ExportContext, 'derived'>, facet: SkillFacet): number | null {
  const base = bestDefault(context, facet);
  if (!base) return numberOf(context, facet.attribute);
  const level = levelOf(context, base);
  return Number.isFinite(level) ? level : null;
}

/** How many times the level of load is taken from a skill: as the player set it, otherwise by the book. */
function loadTimesOf(
  { derived: { ruleset } }: ExportContext,
  { id, plainName }: ResolvedSkill,
  facet: SkillFacet,
): number {
  if (facet.loadTimes !== undefined) return facet.loadTimes;
  // GCS lowers the attacks of fencing weapons by the load itself: with the skill lowered too it would count twice.
  if (fencingSkills.includes(id)) return 0;
  return ruleset.skillLoad?.(id) || ruleset.skillLoad?.(plainName) || 0;
}

/** The skills of fencing weapons (Basic Set p. 208). */
const fencingSkills = ['main-gauche', 'rapier', 'saber', 'smallsword'];

/** A spell: a skill there too, or for ritual magic a technique of the skill of its college. Spells have no features there. */
function writeSpell(context: ExportContext, skill: ResolvedSkill, spell: SpellFigures): JsonObject {
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
    spell_class: capitalize(spell.class),
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

/** The skills and the spells of a sheet: two lists of GCS; the character has one. */
interface SkillTrees {
  readonly skills: readonly JsonObject[];
  readonly spells: readonly JsonObject[];
}

/** The skills and spells as the trees of rows that GCS has. A heading with both is a heading in either list. */
export function writeSkills(context: ExportContext): SkillTrees {
  const { skills, character } = context.derived.context;
  const headings = new Map(character.skills.filter(({ own }) => own?.holds).map((row) => [row.key, row]));
  const byKey = new Map(skills.map((skill) => [skill.key, skill]));
  const inside = (container: string): SkillTrees => {
    const trees = { skills: [] as JsonObject[], spells: [] as JsonObject[] };
    for (const row of character.skills) {
      if ((containersAround(headings, row)[0]?.key ?? '') !== container) continue;
      const skill = byKey.get(row.key);
      if (headings.has(row.key)) {
        const written = writeHeading(context, row, inside(row.key));
        trees.skills.push(...written.skills);
        trees.spells.push(...written.spells);
      } else if (skill?.facet?.spell) trees.spells.push(writeSpell(context, skill, skill.facet.spell));
      else if (skill) trees.skills.push(writeSkill(context, skill));
    }
    return trees;
  };
  const ofRace = skills.filter(isRaceRow);
  const own = inside('');
  return {
    skills: [...ofRace.filter(({ facet }) => !facet?.spell).map((skill) => writeSkill(context, skill)), ...own.skills],
    spells: [
      ...ofRace.flatMap((skill) => (skill.facet?.spell ? [writeSpell(context, skill, skill.facet.spell)] : [])),
      ...own.spells,
    ],
  };
}

function writeHeading(context: ExportContext, { key, own, note }: SkillRow, inside: SkillTrees): SkillTrees {
  const heading = { name: own?.name || 'Unnamed', reference: own?.page, local_notes: note };
  if (inside.skills.length + inside.spells.length === 0) {
    const id = context.idOf('S', { list: 'skills', key }, 'P');
    const empty = [writeContainer('skill', { ...heading, id })];
    return id.startsWith('P') ? { skills: [], spells: empty } : { skills: empty, spells: [] };
  }
  const hasSkills = inside.skills.length > 0;
  const twin = { list: 'made', key: `spells of ${key}` } as const;
  const origin = { list: 'skills', key } as const;
  return {
    skills: hasSkills
      ? [writeContainer('skill', { ...heading, id: context.idOf('S', origin), children: inside.skills })]
      : [],
    spells:
      inside.spells.length > 0
        ? [
            writeContainer('spell', {
              ...heading,
              id: context.idOf('P', hasSkills ? twin : origin),
              children: inside.spells,
            }),
          ]
        : [],
  };
}

/** A heading has none of the figures of a skill. */
function writeContainer(
  kind: 'skill' | 'spell',
  fields: Parameters<typeof writeObject<'skill' & 'spell'>>[1],
): JsonObject {
  const { difficulty: _, ...heading } = writeObject(kind, fields);
  return heading;
}
