import type { GcsFields } from './gcs-fields.ts';
import type { GcsDefaultedFrom, GcsSkill, GcsSpell } from './gcs-rows.ts';
import { readFeatures } from './read-features.ts';
import { readPrerequisites } from './read-prerequisites.ts';
import { readRowTexts } from './read-row-texts.ts';
import { readDefault, readDefaults, readWeapons } from './read-weapons.ts';

const readTechLevel = (row: GcsFields): string | null =>
  row.value('tech_level') === undefined ? null : row.text('tech_level');

/** Reads a skill or, with `isTechnique`, a technique. */
export function readSkill(row: GcsFields, isTechnique: boolean): GcsSkill {
  const source = row.object('default');
  return {
    row: isTechnique ? 'technique' : 'skill',
    ...readRowTexts(row),
    specialization: row.text('specialization'),
    optionalSpecialization: row.text('optional_specialization'),
    difficulty: row.text('difficulty').toLowerCase(),
    techLevel: readTechLevel(row),
    points: row.number(0, 'points'),
    loadTimes: row.number(0, 'encumbrance_penalty_multiplier'),
    defaults: isTechnique && source ? [readDefault(source)] : readDefaults(row),
    limit: row.value('limit') === undefined ? null : row.number(0, 'limit'),
    switchedOn: row.flag('switched_on'),
    defaultedFrom: readDefaultedFrom(row.object('defaulted_from')),
    features: readFeatures(row),
    weapons: readWeapons(row),
    prerequisites: readPrerequisites(row),
  };
}

const readDefaultedFrom = (source: GcsFields | null): GcsDefaultedFrom | null =>
  source && { ...readDefault(source), level: source.number(0, 'level') };

/** Reads a spell or, with `isRitual`, one of ritual magic. */
export function readSpell(row: GcsFields, isRitual: boolean): GcsSpell {
  return {
    row: isRitual ? 'ritualSpell' : 'spell',
    ...readRowTexts(row),
    difficulty: row.text('difficulty').toLowerCase(),
    techLevel: readTechLevel(row),
    colleges: row.texts('college'),
    powerSource: row.text('power_source'),
    spellClass: row.text('spell_class'),
    resist: row.text('resist'),
    cost: row.text('casting_cost'),
    maintenance: row.text('maintenance_cost'),
    time: row.text('casting_time'),
    duration: row.text('duration'),
    item: row.text('item'),
    baseSkill: row.text('base_skill'),
    prerequisiteCount: row.number(0, 'prereq_count'),
    switchedOn: row.flag('switched_on'),
    points: row.number(0, 'points'),
    features: readFeatures(row),
    weapons: readWeapons(row),
    prerequisites: readPrerequisites(row),
  };
}
