import type * as z from 'zod/mini';
import { type skillRowSchema, spellClasses } from '../../../character/skill-rows.ts';
import { memoizeByObject } from '../../../engine/memoize.ts';
import { ownValue } from '../../../engine/own-value.ts';
import {
  convertDefaults,
  convertFeatures,
  convertPrerequisites,
  type DefaultDraft,
} from '../features/convert-features.ts';
import { bonusesOf, freePointsOf, type SheetConversion } from '../features/convert-sheet-features.ts';
import { controllingAttribute, describeWeapon, nameOfAttribute, notesOfRow } from '../gcs-names.ts';
import type { LibraryRow, SkillDraft } from '../library/library-entry.ts';
import type { GcsDefault, GcsSkill, GcsSpell } from '../read/gcs-rows.ts';
import {
  bonusOn,
  isAtTechLevel,
  isSkillRow,
  type SkillFacts,
  skillsByName,
  skillsNamed,
  valueNamed,
} from '../sheet/sheet-facts.ts';

type SkillLibraryRow = Extract<LibraryRow, { readonly list: 'skills' }>;
type Difficulty = NonNullable<SkillDraft['difficulty']>;

const difficultyNames: Readonly<Record<string, Difficulty>> = {
  e: 'easy',
  a: 'average',
  h: 'hard',
  vh: 'veryHard',
  w: 'wildcard',
};
/** A skill with an optional speciality is a step easier (p. 169). */
const easier: Readonly<Partial<Record<Difficulty, Difficulty>>> = {
  average: 'easy',
  hard: 'average',
  veryHard: 'hard',
};

/** Attribute and difficulty of "iq/h", and the part that could not be converted. */
function readDifficulty(text: string): {
  readonly attribute: NonNullable<SkillDraft['attribute']>;
  readonly difficulty: Difficulty;
  readonly notes: readonly string[];
} {
  const [first = '', second] = text.split('/');
  const id = second === undefined ? '' : first.trim();
  const difficulty = ownValue(difficultyNames, (second ?? first).trim());
  const attribute = controllingAttribute(id);
  return {
    attribute: attribute ?? (id === 'fright_check' ? 'will' : 'perception'),
    difficulty: difficulty ?? 'average',
    notes: [
      ...(attribute || id === '' ? [] : [`Based on ${nameOfAttribute(id)} in the file`]),
      ...(difficulty ? [] : [`The difficulty “${text}” could not be read`]),
    ],
  };
}

/** Converts a skill or a technique. */
export function convertSkill(skill: GcsSkill, file: string): SkillLibraryRow {
  const { name, reference, tags, specialization, optionalSpecialization, loadTimes, limit } = skill;
  const isTechnique = skill.row === 'technique';
  const read = readDifficulty(skill.difficulty);
  const grade = optionalSpecialization === '' ? read.difficulty : (easier[read.difficulty] ?? read.difficulty);
  const difficulty: Difficulty = isTechnique ? (grade === 'hard' ? 'techniqueHard' : 'techniqueAverage') : grade;
  const { defaults, others } = convertDefaults(skill.defaults);
  const converted = convertFeatures(skill.features, { name, level: null, isSkill: true });
  const special = [specialization, optionalSpecialization].filter(Boolean).join(', ');
  const required = convertPrerequisites(skill.prerequisites);
  const notes = [
    ...notesOfRow(skill, required.words),
    ...read.notes,
    ...others.map((other) => `Default: ${other}`),
    ...skill.weapons.map(describeWeapon),
    ...converted.notes,
  ];
  const modifier = skill.defaults[0]?.modifier ?? 0;
  const techLevel = Number(skill.techLevel || Number.NaN);
  return {
    list: 'skills',
    own: {
      name,
      attribute: isTechnique && !skill.difficulty.includes('/') ? 'dx' : read.attribute,
      kind:
        read.attribute === 'iq' || read.attribute === 'will' || read.attribute === 'perception' ? 'mental' : 'physical',
      difficulty,
      ...(defaults.length === 0 ? {} : { defaults: [...defaults] }),
      ...(isTechnique && limit !== null ? { maximum: limit - modifier } : {}),
      ...(loadTimes > 0 && Number.isInteger(loadTimes) ? { loadTimes: Math.min(loadTimes, 10) } : {}),
      ...(skill.techLevel === null ? {} : { techLevel: true }),
      ...(tags.length === 0 ? {} : { tags: [...tags] }),
      ...(/weapon|combat/i.test(tags.join(' ')) ? { combat: true } : {}),
      ...(converted.effects.length === 0 ? {} : { effects: [...converted.effects] }),
      ...(required.prerequisites.length === 0 ? {} : { prerequisites: [...required.prerequisites] }),
      ...(notes.length === 0 ? {} : { notes }),
      ...(reference === '' ? {} : { page: reference }),
      source: file,
    },
    ...(special === '' ? {} : { speciality: special }),
    ...(Number.isInteger(techLevel) && techLevel >= 0 && techLevel <= 12 ? { techLevel } : {}),
    ...(skill.points > 0 ? { points: skill.points } : {}),
  };
}

type SpellClass = (typeof spellClasses)[number];

/** The class of a spell: the first word that is one. */
function classOf(text: string): SpellClass {
  const words = text.toLowerCase().split(/[^a-z]+/);
  if (words.includes('info')) return 'information';
  if (words.includes('enchantment')) return 'special';
  return spellClasses.find((spellClass) => words.includes(spellClass)) ?? 'regular';
}

/** Converts a spell, also one of ritual magic: this is learned like a technique of the skill of its college. */
export function convertSpell(spell: GcsSpell, file: string): SkillLibraryRow {
  const { name, reference, tags, colleges, spellClass, resist, prerequisiteCount, baseSkill } = spell;
  const isRitual = spell.row === 'ritualSpell';
  const read = readDifficulty(spell.difficulty || 'iq/h');
  const converted = convertFeatures(spell.features, { name, level: null });
  const kind = classOf(spellClass);
  const isPlainClass = ['', kind, 'info'].includes(spellClass.toLowerCase());
  const required = convertPrerequisites(spell.prerequisites);
  const notes = [
    ...notesOfRow(spell, required.words),
    isPlainClass ? '' : `Class: ${spellClass}`,
    spell.powerSource === '' || spell.powerSource === 'Arcane' ? '' : `Power source: ${spell.powerSource}`,
    spell.item === '' ? '' : `Item: ${spell.item}`,
    ...read.notes,
    ...spell.weapons.map(describeWeapon),
    ...converted.notes,
  ].filter(Boolean);
  const ritualDifficulty = read.difficulty === 'average' ? 'techniqueAverage' : 'techniqueHard';
  return {
    list: 'skills',
    own: {
      name,
      attribute: isRitual ? 'iq' : read.attribute,
      kind: 'mental',
      difficulty: isRitual ? ritualDifficulty : read.difficulty,
      ...(spell.techLevel === null ? {} : { techLevel: true }),
      ...(tags.length === 0 ? {} : { tags: [...tags] }),
      ...(converted.effects.length === 0 ? {} : { effects: [...converted.effects] }),
      spell: {
        class: kind,
        ...(resist === '' || resist === '-' ? {} : { resistedBy: resist }),
        time: spell.time,
        duration: spell.duration,
        cost: spell.cost,
        ...(spell.maintenance === '' || spell.maintenance === '-' ? {} : { maintain: spell.maintenance }),
        ...(colleges.length === 0 ? {} : { colleges: [...colleges] }),
        ...(isRitual && baseSkill !== '' ? { baseSkill, prerequisiteCount } : {}),
      },
      ...(required.prerequisites.length === 0 ? {} : { prerequisites: [...required.prerequisites] }),
      ...(notes.length === 0 ? {} : { notes }),
      ...(reference === '' ? {} : { page: reference }),
      source: file,
    },
    ...(spell.points > 0 ? { points: spell.points } : {}),
  };
}

/** Free points raise a level like spent ones, and cost nothing: their levels on top of these. */
function addFreePoints({ facts, further }: SheetConversion, skill: SkillFacts): void {
  const free = freePointsOf(facts, skill);
  if (free === 0 || skill.points <= 0) return;
  const add = levelsFor(skill, skill.points + free) - levelsFor(skill, skill.points);
  if (add !== 0) further.push({ stat: `skill:${skill.key}`, add });
}

/** The levels for points, over those of the first (format, section 5). */
function levelsFor({ row }: SkillFacts, spent: number): number {
  const isOfTechnique = row.row === 'technique' || row.row === 'ritualSpell';
  if (isOfTechnique) return Math.max(0, Math.trunc(row.difficulty.endsWith('h') ? spent - 1 : spent));
  const points = Math.trunc(row.difficulty.endsWith('/w') ? spent / 3 : spent);
  return points < 2 ? 0 : points < 4 ? 1 : 1 + Math.trunc(points / 4);
}

/** The level for the first point, relative to the attribute (format, section 5). */
const firstLevels: Readonly<Record<string, number>> = { e: 0, a: -1, h: -2, vh: -3, w: -3 };

/**
 * The defaults of a skill with the level of free points if none were spent on it: that level is then one more default.
 * Points count from the value of the best default, as in GCS; for a technique they raise each default.
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

/** The value in points of a default that is so many levels over that of the first point. */
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
  const correction = correctAttribute(conversion, skill);
  const { effects, notes } = conversion.effectsOf(key, { isFixed: true });
  // A skill without points has no effects here; in GCS it has.
  const isLearned = points > 0;
  if (!isLearned) conversion.further.push(...effects.filter(({ fromLevel }) => typeof fromLevel !== 'number'));
  const defaults = isSpellRow(row)
    ? undefined
    : withFreePoints(conversion, skill, row, resolveDefaults(conversion, row.defaults, row.techLevel, key)).map(
        // What makes up for the attribute adds to defaults too, which there have none of it.
        (each) => (correction?.by ? { ...each, penalty: (each.penalty ?? 0) + correction.by } : each),
      );
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
      ...(correction === null ? {} : { attribute: correction.attribute }),
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
 * The skill of ritual magic that a spell is based on in files of older programs, which used any speciality of it if
 * none was of the college; null if it is based on one as today, or if the file has no level for it.
 */
function skillOfOlderGcs({ facts }: SheetConversion, { row, baseSkill, colleges, calc }: GcsSpell): string | null {
  if (row !== 'ritualSpell' || baseSkill === '' || (calc?.level ?? 0) <= 0) return null;
  const named = skillsByName(facts.skills).get(baseSkill.toLowerCase()) ?? [];
  const wanted = ['', ...colleges].map((each) => each.toLowerCase());
  if (named.some(({ specialization }) => wanted.includes(specialization.toLowerCase()))) return null;
  const [best] = named.filter(({ points }) => points > 0).sort((a, b) => (b.level ?? 0) - (a.level ?? 0));
  return best?.fullName ?? null;
}

/** The limit of a technique applies to bonuses as well in GCS: the excess is subtracted. */
function lowerToLimit({ facts, further }: SheetConversion, skill: SkillFacts, row: GcsSkill): void {
  if (row.limit === null) return;
  const most = row.limit - (row.defaults[0]?.modifier ?? 0);
  const levels = row.difficulty.endsWith('h') ? Math.max(0, row.points - 1) : row.points;
  const excess = Math.min(levels, most) + bonusesOf(facts, skill) - most;
  if (excess > 0) further.push({ stat: `skill:${skill.key}`, add: -excess });
}

const isSpellRow = (row: GcsSkill | GcsSpell): row is GcsSpell => row.row === 'spell' || row.row === 'ritualSpell';

/**
 * The attribute of a skill; one that skills here do not have becomes IQ, with an effect that compensates for the
 * difference, by so many. Null if the skill's own is usable.
 */
function correctAttribute(
  { facts, further }: SheetConversion,
  { row, key }: SkillFacts,
): { readonly attribute: 'iq'; readonly by: number } | null {
  const [id = '', grade] = row.difficulty.split('/');
  const named = id.trim();
  if (grade === undefined || controllingAttribute(named)) return null;
  const value = /^\d+$/.test(named) ? Number(named) : facts.attribute(named);
  const iq = facts.attribute('iq');
  const by = value === null || iq === null ? 0 : value - iq;
  if (by !== 0) further.push({ stat: `skill:${key}`, add: by });
  return { attribute: 'iq', by };
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

/** The defaults of a skill or weapon as names of skills that the sheet has, or as attributes. */
export function resolveDefaults(
  conversion: SheetConversion,
  sources: readonly GcsDefault[],
  techLevel: string | null,
  owner: string,
): DefaultDraft[] {
  const { facts } = conversion;
  const drafts = new Map<string, DefaultDraft>();
  const add = (draft: DefaultDraft): void => {
    const { skill = '', attribute = '', penalty = 0 } = draft;
    const same = `${attribute} ${penalty} ${skill}`;
    if (!drafts.has(same)) drafts.set(same, draft);
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
  return maxUseful(conversion, [...drafts.values()], owner);
}

/**
 * The maximum number of defaults of a row. A default of real sheets means a dozen skills at most; each of thousands
 * would name all others.
 */
const maxDefaults = 200;

/** The defaults that fit into a row; those on attributes come first. */
function maxUseful({ facts, unexpressed }: SheetConversion, drafts: DefaultDraft[], owner: string): DefaultDraft[] {
  if (drafts.length <= maxDefaults) return drafts;
  const where = facts.skills.find(({ key }) => key === owner)?.fullName ?? 'a weapon';
  unexpressed.push({ where, what: `all but ${maxDefaults} of its ${drafts.length} defaults` });
  const isOnSkill = ({ skill }: DefaultDraft): boolean => skill !== undefined;
  const sorted = [...drafts.filter((draft) => !isOnSkill(draft)), ...drafts.filter(isOnSkill)];
  return sorted.slice(0, maxDefaults);
}

/**
 * Names that mean these skills and no other ones of the sheet; if there are none, the name in the default, if it is
 * exact.
 */
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
  if (isExact && whenTechLevel.compare === 'any') {
    const meant = skillsByAnyName(skills).get(exact.trim().toLowerCase()) ?? noSkills;
    if (meant.size === wanted.length && wanted.every((skill) => meant.has(skill))) return exact === '' ? [] : [exact];
  }
  return wanted.map(({ fullName }) => fullName);
}

const noSkills: ReadonlySet<SkillFacts> = new Set();

/** Skills by all that they are looked up by: their own name, with the speciality, or with the tech level as well. */
const skillsByAnyName = memoizeByObject((skills: readonly SkillFacts[]) => {
  const found = new Map<string, Set<SkillFacts>>();
  for (const skill of skills) {
    const { name, speciality, fullName, isSpell } = skill;
    if (isSpell) continue;
    for (const each of [name, speciality === '' ? name : `${name} (${speciality})`, fullName]) {
      const sought = each.trim().toLowerCase();
      found.set(sought, (found.get(sought) ?? new Set()).add(skill));
    }
  }
  return found;
});

/**
 * The difference between the Parry or Block of a weapon and that of its level: a default of that type is a defense
 * already, which GCS does not halve again, unlike all others. By the levels computed in the file; 0 without such a
 * default.
 */
export function defenseOverHalf(
  { facts }: SheetConversion,
  sources: readonly GcsDefault[],
  defense: 'parry' | 'block',
): number {
  if (!sources.some(({ type }) => type === defense)) return 0;
  const levels = sources.flatMap((source) => {
    const level = levelAt(facts, source);
    return level === null ? [] : [{ level, defense: source.type === defense ? level : Math.floor(level / 2) }];
  });
  if (levels.length === 0) return 0;
  const best = Math.max(...levels.map(({ level }) => level));
  return Math.max(...levels.map((each) => each.defense)) - Math.floor(best / 2);
}

/** An attribute counts as 20 at most in a default (p. 173). */
const maxOfAttribute = 20;

/** The best level that a skill (the row `owner`) defaults to, by the levels of the file; null without any default. */
function bestDefaultLevel({ facts }: SheetConversion, sources: readonly GcsDefault[], owner: string): number | null {
  const counts = (skill: SkillFacts) => skill.key !== owner && (skill.points > 0 || skill.isTechnique);
  const levels = sources.flatMap((source) => levelAt(facts, source, counts) ?? []);
  return levels.length === 0 ? null : Math.max(...levels);
}

/** The level that a default gives, or null. */
function levelAt(
  facts: SheetConversion['facts'],
  source: GcsDefault,
  counts: (skill: SkillFacts) => boolean = () => true,
): number | null {
  const { type, modifier } = source;
  if (type === 'skill' || type === 'parry' || type === 'block') {
    const levels = skillsNamed(facts, source)
      .filter(counts)
      .flatMap(({ level }) => level ?? []);
    if (levels.length === 0) return null;
    const level = Math.max(...levels);
    return modifier + (type === 'skill' ? level : defenseOf(level) + bonusOn(facts, type));
  }
  const value = valueNamed(facts, type);
  return value === null ? null : Math.min(maxOfAttribute, value) + modifier;
}

/** Half of a skill is a defense, and 3. */
const defenseOf = (level: number): number => Math.floor(level / 2) + 3;

/**
 * Defaults that do not exist here: Parry or Block with a skill, Dodge, an attribute defined in the sheet. They become a
 * penalty on the skill or attribute that matches the numbers in the file.
 */
function otherDefaults({ facts, figures }: SheetConversion, source: GcsDefault, owner: string): DefaultDraft[] {
  const { type, modifier } = source;
  if (type === 'parry' || type === 'block') {
    const bonus = bonusOn(facts, type);
    return skillsNamed(facts, source).flatMap(({ key, level, fullName }) =>
      key === owner || level === null
        ? []
        : [{ skill: fullName, penalty: level - (defenseOf(level) + bonus + modifier) }],
    );
  }
  const value = valueNamed(facts, type);
  const iq = facts.attribute('iq');
  if (value === null || iq === null) {
    if (type !== '') figures.push(`Default from ${nameOfAttribute(type)}`);
    return [];
  }
  return [{ attribute: 'iq', penalty: iq - (value + modifier) }];
}
