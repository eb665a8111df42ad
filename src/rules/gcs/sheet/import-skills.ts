import type * as z from 'zod/mini';
import type { GcsDefault, GcsSkill, GcsSpell } from '../../../character/gcs/gcs-rows.ts';
import type { skillRowSchema } from '../../../character/skill-rows.ts';
import { convertSkill } from '../convert-skill.ts';
import { convertSpell } from '../convert-spell.ts';
import { controllingAttribute, nameOfAttribute } from '../gcs-attributes.ts';
import type { SkillDraft } from '../library-entry.ts';
import { isSkillRow } from './collect-rows.ts';
import { bonusesOf, freePointsOf } from './convert-sheet-features.ts';
import type { SheetConversion } from './sheet-conversion.ts';
import { isAtTechLevel, type SkillFacts, skillsNamed } from './sheet-facts.ts';

export type SkillRowDraft = z.input<typeof skillRowSchema>;
export type DefaultDraft = NonNullable<SkillDraft['defaults']>[number];

/** Converts the skills and spells of a sheet with their containers, in its order. */
export function importSkills(conversion: SheetConversion): SkillRowDraft[] {
  const facts = new Map(conversion.facts.skills.map((each) => [each.key, each]));
  return conversion.facts.rows.skills.map((placed): SkillRowDraft => {
    const { key, container, row } = placed;
    if (isSkillRow(placed)) {
      const skill = facts.get(key);
      if (skill) return { container, ...importSkill(conversion, skill) };
    }
    return { key, container, own: { name: row.name, holds: true } };
  });
}

function importSkill(conversion: SheetConversion, skill: SkillFacts): SkillRowDraft {
  const { row, key, points } = skill;
  const bare = { ...row, features: [], weapons: [], notes: row.notes };
  const converted = isSpellRow(bare) ? convertSpell(bare, '') : convertSkill({ ...bare, defaults: [] }, '');
  const { list: _, own, ...rest } = converted;
  const attribute = correctAttribute(conversion, skill);
  const { effects, notes } = conversion.effectsOf(key, { isFixed: true });
  // A skill without points has no effects here; in GCS it has.
  const isLearned = points > 0;
  if (!isLearned) conversion.further.push(...effects.filter(({ fromLevel }) => typeof fromLevel !== 'number'));
  const defaults = isSpellRow(row) ? undefined : resolveDefaults(conversion, row.defaults, row.techLevel, key);
  const modifier = isSpellRow(row) ? 0 : (row.defaults[0]?.modifier ?? 0);
  const isTechnique = row.row === 'technique';
  const older = isSpellRow(row) ? skillOfOlderGcs(conversion, row) : null;
  if (isTechnique) lowerToLimit(conversion, skill, row);
  addFreePoints(conversion, skill);
  return {
    key,
    ...rest,
    points,
    note: row.userDescription,
    own: {
      ...own,
      ...(attribute === null ? {} : { attribute }),
      ...(older === null ? {} : { spell: { ...own.spell, baseSkill: older } }),
      ...(defaults === undefined ? {} : { defaults: withOptional(conversion, skill, defaults) }),
      ...(isTechnique && row.limit !== null ? { maximum: row.limit - modifier } : {}),
      loadTimes: isSpellRow(row) ? 0 : Math.min(10, Math.max(0, Math.trunc(row.loadTimes))),
      effects: isLearned ? [...effects] : [],
      notes: [...(own.notes ?? []), ...(older === null ? [] : [`Builds on ${older}, as the file has it`]), ...notes],
    },
  };
}

/**
 * The skill of ritual magic that a spell builds on in files of older programs, which took any speciality of it where none was of
 * the college; null where it builds on one as it does today, or where the file has no level for it.
 */
function skillOfOlderGcs({ facts }: SheetConversion, { row, baseSkill, colleges, calc }: GcsSpell): string | null {
  if (row !== 'ritualSpell' || baseSkill === '' || (calc?.level ?? 0) <= 0) return null;
  const named = facts.skills.filter(({ isSpell, name }) => !isSpell && name.toLowerCase() === baseSkill.toLowerCase());
  const wanted = ['', ...colleges].map((each) => each.toLowerCase());
  if (named.some(({ specialization }) => wanted.includes(specialization.toLowerCase()))) return null;
  const [best] = named.filter(({ points }) => points > 0).sort((a, b) => (b.level ?? 0) - (a.level ?? 0));
  return best?.fullName ?? null;
}

/** Free points raise a level as spent ones do, and cost nothing: what they come to on top of these. */
function addFreePoints({ facts, further }: SheetConversion, skill: SkillFacts): void {
  const free = freePointsOf(facts, skill);
  if (free === 0 || skill.points <= 0) return;
  const add = levelsFor(skill, skill.points + free) - levelsFor(skill, skill.points);
  if (add !== 0) further.push({ stat: `skill:${skill.key}`, add });
}

/** The levels that points come to over those of the first (format, section 5). */
function levelsFor({ row }: SkillFacts, spent: number): number {
  const isOfTechnique = row.row === 'technique' || row.row === 'ritualSpell';
  if (isOfTechnique) return Math.max(0, Math.trunc(row.difficulty.endsWith('h') ? spent - 1 : spent));
  const points = Math.trunc(row.difficulty.endsWith('/w') ? spent / 3 : spent);
  return points < 2 ? 0 : points < 4 ? 1 : 1 + Math.trunc(points / 4);
}

/** The limit of a technique holds for bonuses as well in GCS: what is over it is taken off. */
function lowerToLimit({ facts, further }: SheetConversion, skill: SkillFacts, row: GcsSkill): void {
  if (row.limit === null) return;
  const most = row.limit - (row.defaults[0]?.modifier ?? 0);
  const levels = row.difficulty.endsWith('h') ? Math.max(0, row.points - 1) : row.points;
  const excess = Math.min(levels, most) + bonusesOf(facts, skill) - most;
  if (excess > 0) further.push({ stat: `skill:${skill.key}`, add: -excess });
}

const isSpellRow = (row: GcsSkill | GcsSpell): row is GcsSpell => row.row === 'spell' || row.row === 'ritualSpell';

/**
 * The attribute of a skill; one that skills here do not have is IQ, with an effect that makes up for the difference. Null
 * where the skill's own will do.
 */
function correctAttribute({ facts, further }: SheetConversion, { row, key }: SkillFacts): 'iq' | null {
  const [id = '', grade] = row.difficulty.split('/');
  const named = id.trim();
  if (grade === undefined || controllingAttribute(named)) return null;
  const value = /^\d+$/.test(named) ? Number(named) : facts.attribute(named);
  const iq = facts.attribute('iq');
  if (value !== null && iq !== null && value !== iq) further.push({ stat: `skill:${key}`, add: value - iq });
  return 'iq';
}

/** The defaults of a skill or weapon as names of skills that the sheet has, or as attributes. */
export function resolveDefaults(
  conversion: SheetConversion,
  sources: readonly GcsDefault[],
  techLevel: string | null,
  owner: string,
): DefaultDraft[] {
  const { facts } = conversion;
  const drafts: DefaultDraft[] = [];
  const add = (draft: DefaultDraft): void => {
    const isKnown = drafts.some(
      (each) => each.skill === draft.skill && each.attribute === draft.attribute && each.penalty === draft.penalty,
    );
    if (!isKnown) drafts.push(draft);
  };
  for (const source of sources) {
    const penalty = source.modifier === 0 ? 0 : -source.modifier;
    const attribute = controllingAttribute(source.type);
    if (source.type === 'skill') {
      const named = skillsNamed(facts, source).filter(({ key }) => key !== owner);
      const allowed = named.filter(({ row }) => isAtTechLevel(facts, source, techLevel || row.techLevel));
      for (const draft of nameSkills(facts, source, allowed)) add({ skill: draft, penalty });
    } else if (!isAtTechLevel(facts, source, techLevel)) {
      // It counts at another tech level.
    } else if (attribute) add({ attribute, penalty });
    else for (const draft of otherDefaults(conversion, source, owner)) add(draft);
  }
  return drafts;
}

/** Names that stand for these skills and no other ones of the sheet; of none, what the default calls them, where it is exact. */
function nameSkills(
  { skills }: SheetConversion['facts'],
  { name, specialization, tags, whenTechLevel }: GcsDefault,
  wanted: readonly SkillFacts[],
): string[] {
  const isExact =
    name.compare === 'is' &&
    tags.compare === 'any' &&
    (specialization.compare === 'any' || specialization.compare === 'is');
  const exact = specialization.compare === 'is' ? `${name.text} (${specialization.text})` : name.text;
  const meant = skills.filter((skill) => !skill.isSpell && answersTo(skill, exact));
  const isSame = meant.length === wanted.length && meant.every((skill) => wanted.includes(skill));
  if (isExact && isSame && whenTechLevel.compare === 'any') return exact === '' ? [] : [exact];
  return wanted.map(({ fullName }) => fullName);
}

/** True for a skill that is looked up by this name: its own, with the speciality, or with the tech level as well. */
const answersTo = ({ name, speciality, fullName }: SkillFacts, sought: string): boolean =>
  [name, speciality === '' ? name : `${name} (${speciality})`, fullName].some(
    (each) => each.trim().toLowerCase() === sought.trim().toLowerCase(),
  );

/** Half of a skill is a defense, and 3. */
const defenseOf = (level: number): number => Math.floor(level / 2) + 3;

/**
 * Defaults that are none here: Parry or Block with a skill, Dodge, an attribute of the sheet's own. They become a penalty on
 * the skill or attribute that is right for the numbers that the file has.
 */
function otherDefaults({ facts, figures }: SheetConversion, source: GcsDefault, owner: string): DefaultDraft[] {
  const { type, modifier } = source;
  if (type === 'parry' || type === 'block') {
    const bonus = facts.attribute(type) ?? bonusOf(facts, type);
    return skillsNamed(facts, source).flatMap(({ key, level, fullName }) =>
      key === owner || level === null
        ? []
        : [{ skill: fullName, penalty: level - (defenseOf(level) + bonus + modifier) }],
    );
  }
  const value = type === 'dodge' ? dodgeOf(facts) : /^\d+$/.test(type) ? Number(type) : facts.attribute(type);
  const iq = facts.attribute('iq');
  if (value === null || iq === null) {
    if (type !== '') figures.push(`Default from ${nameOfAttribute(type)}`);
    return [];
  }
  return [{ attribute: 'iq', penalty: iq - (value + modifier) }];
}

const bonusOf = (facts: SheetConversion['facts'], id: string): number =>
  facts.features
    .filter(({ feature }) => feature.type === 'attribute_bonus' && feature.attribute === id)
    .reduce((sum, { amount }) => sum + amount, 0);

const dodgeOf = (facts: SheetConversion['facts']): number | null => {
  const speed = facts.attribute('basic_speed');
  return speed === null ? null : Math.floor(speed) + 3 + bonusOf(facts, 'dodge');
};

/** Rows of the same skill with another optional specialization are defaults at −2 (p. 169). */
function withOptional(
  { facts }: SheetConversion,
  skill: SkillFacts,
  defaults: readonly DefaultDraft[],
): DefaultDraft[] {
  if (skill.isTechnique) return [...defaults];
  const siblings = facts.skills.filter(
    (each) =>
      each !== skill &&
      !each.isSpell &&
      each.name === skill.name &&
      each.specialization === skill.specialization &&
      each.optional !== skill.optional,
  );
  return [...defaults, ...siblings.map(({ fullName }) => ({ skill: fullName, penalty: 2 }))];
}
