import { spellClasses } from '../../../character/skill-rows.ts';
import { formatSigned } from '../../../engine/format.ts';
import { ownValue } from '../../../engine/own-value.ts';
import { controllingAttribute, nameOfAttribute } from '../gcs-names.ts';
import type { GcsDefault, GcsSkill, GcsSpell } from '../read/gcs-rows.ts';
import { convertFeatures } from './convert-features.ts';
import { convertPrerequisites } from './convert-prerequisites.ts';
import { describeNumberMatch, describeWeapon, nameOfMatch, notesOfRow } from './gcs-descriptions.ts';
import type { LibraryRow, SkillDraft } from './library-entry.ts';

type SkillLibraryRow = Extract<LibraryRow, { readonly list: 'skills' }>;
type Difficulty = NonNullable<SkillDraft['difficulty']>;
type DefaultDraft = NonNullable<SkillDraft['defaults']>[number];

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

/** Attribute and difficulty of "iq/h", and what of it could not be taken over. */
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

/** Converts defaults of a skill, or what an attack is used with; `others` are in words those that skills here cannot have. */
export function convertDefaults(defaults: readonly GcsDefault[]): {
  readonly defaults: readonly DefaultDraft[];
  readonly others: readonly string[];
} {
  const converted: DefaultDraft[] = [];
  const others: string[] = [];
  for (const source of defaults) {
    const { type, name, specialization, modifier, whenTechLevel } = source;
    const penalty = modifier === 0 ? 0 : -modifier;
    const attribute = controllingAttribute(type);
    const isAlways = whenTechLevel.compare === 'any';
    if (attribute && isAlways) converted.push({ attribute, penalty });
    else if (type === 'skill' && isAlways && name.compare === 'is' && isExact(specialization.compare)) {
      const special = specialization.compare === 'is' ? ` (${specialization.text})` : '';
      converted.push({ skill: `${name.text}${special}`, penalty });
    } else if (type !== '') others.push(describeDefault(source));
  }
  return { defaults: converted, others };
}

const isExact = (compare: string): boolean => compare === 'any' || compare === 'is';

/** A default in words: "Parry of Karate−2". */
function describeDefault({ type, name, specialization, modifier, whenTechLevel }: GcsDefault): string {
  const special = specialization.compare === 'any' ? '' : ` (${nameOfMatch(specialization)})`;
  const skill = `${nameOfMatch(name)}${special}`;
  const base =
    type === 'skill' ? skill : name.compare === 'any' ? nameOfAttribute(type) : `${nameOfAttribute(type)} of ${skill}`;
  const when = describeNumberMatch(whenTechLevel);
  return `${base}${modifier === 0 ? '' : formatSigned(modifier)}${when === '' ? '' : ` at TL ${when}`}`;
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
