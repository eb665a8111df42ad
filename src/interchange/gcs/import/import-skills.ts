import type * as z from 'zod/mini';
import type { skillRowSchema } from '../../../character/skill-rows.ts';
import { ownValue } from '../../../engine/own-value.ts';
import { controllingAttribute } from '../gcs-names.ts';
import { convertSkill, convertSpell } from '../library/convert-skill.ts';
import type { GcsSkill, GcsSpell } from '../read/gcs-rows.ts';
import { isSkillRow } from './collect-rows.ts';
import { bonusesOf, freePointsOf, type SheetConversion } from './convert-sheet-features.ts';
import { bestDefaultLevel, type DefaultDraft, maxOfAttribute, resolveDefaults } from './resolve-defaults.ts';
import { type SkillFacts, skillsByName } from './sheet-facts.ts';

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

/** What the first point buys, relative to the attribute (format, section 5). */
const firstLevels: Readonly<Record<string, number>> = { e: 0, a: -1, h: -2, vh: -3, w: -3 };

/**
 * The defaults of a skill with what free points come to where none were spent on it: its level is then one more default. Points
 * count from what the best default is worth, as in GCS; of a technique they raise each default.
 */
function withFreePoints(
  conversion: SheetConversion,
  skill: SkillFacts,
  row: GcsSkill,
  defaults: readonly DefaultDraft[],
): readonly DefaultDraft[] {
  const { facts } = conversion;
  const free = skill.points > 0 ? 0 : freePointsOf(facts, skill);
  if (free <= 0) return defaults;
  if (skill.isTechnique) {
    const most = row.limit === null ? Number.POSITIVE_INFINITY : row.limit - (row.defaults[0]?.modifier ?? 0);
    const levels = Math.min(levelsFor(skill, free), most);
    return defaults.map((each) => ({ ...each, penalty: (each.penalty ?? 0) - levels }));
  }
  const [id = '', grade = ''] = row.difficulty.split('/').map((part) => part.trim());
  const value = /^\d+$/.test(id) ? Number(id) : facts.attribute(id);
  const first = ownValue(firstLevels, grade);
  const iq = facts.attribute('iq');
  if (value === null || first === undefined || iq === null) return defaults;
  const best = bestDefaultLevel(conversion, row.defaults, skill.key);
  const points = free + (grade === 'w' || best === null ? 0 : worthOf(best - value - first));
  // Three points of a wildcard skill are one.
  if (points < (grade === 'w' ? 3 : 1)) return defaults;
  const level = value + first + levelsFor(skill, points);
  const attribute = controllingAttribute(id) ?? 'iq';
  const from = Math.min(maxOfAttribute, controllingAttribute(id) ? value : iq);
  return [...defaults, { attribute, penalty: from - level }];
}

/** The points that a default is worth which is so many levels over that of the first point. */
const worthOf = (over: number): number => (over < 0 ? 0 : over === 0 ? 1 : over === 1 ? 2 : 4 * (over - 1));

type SkillRowDraft = z.input<typeof skillRowSchema>;

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
  const defaults = isSpellRow(row)
    ? undefined
    : withFreePoints(conversion, skill, row, resolveDefaults(conversion, row.defaults, row.techLevel, key));
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
 * the college; null if it builds on one as it does today, or where the file has no level for it.
 */
function skillOfOlderGcs({ facts }: SheetConversion, { row, baseSkill, colleges, calc }: GcsSpell): string | null {
  if (row !== 'ritualSpell' || baseSkill === '' || (calc?.level ?? 0) <= 0) return null;
  const named = skillsByName(facts.skills).get(baseSkill.toLowerCase()) ?? [];
  const wanted = ['', ...colleges].map((each) => each.toLowerCase());
  if (named.some(({ specialization }) => wanted.includes(specialization.toLowerCase()))) return null;
  const [best] = named.filter(({ points }) => points > 0).sort((a, b) => (b.level ?? 0) - (a.level ?? 0));
  return best?.fullName ?? null;
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

/** Rows of the same skill with another optional specialization are defaults at −2 (p. 169). */
function withOptional(
  { facts }: SheetConversion,
  skill: SkillFacts,
  defaults: readonly DefaultDraft[],
): DefaultDraft[] {
  if (skill.isTechnique) return [...defaults];
  const siblings = (skillsByName(facts.skills).get(skill.name.toLowerCase()) ?? []).filter(
    (each) =>
      each !== skill &&
      each.name === skill.name &&
      each.specialization === skill.specialization &&
      each.optional !== skill.optional,
  );
  return [...defaults, ...siblings.map(({ fullName }) => ({ skill: fullName, penalty: 2 }))];
}
