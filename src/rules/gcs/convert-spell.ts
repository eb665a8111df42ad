import type { GcsSpell } from '../../character/gcs/gcs-rows.ts';
import { spellClasses } from '../../character/skill-rows.ts';
import { convertFeatures } from './convert-features.ts';
import { convertPrerequisites } from './convert-prerequisites.ts';
import { readDifficulty, type SkillLibraryRow } from './convert-skill.ts';
import { describeWeapon, notesOfRow } from './row-notes.ts';

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
