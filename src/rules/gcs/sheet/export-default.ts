import type { Attribute } from '../../../catalog/attribute.ts';
import type { SkillDefault } from '../../../catalog/skill-entry.ts';
import type { ExportContext } from './export-context.ts';
import { type JsonObject, writeObject } from './export-object.ts';
import { skillName } from './export-skill-features.ts';

/** The ids of the attributes that skills are based on. */
export const gcsAttributes: Readonly<Record<Attribute, string>> = {
  st: 'st',
  dx: 'dx',
  iq: 'iq',
  ht: 'ht',
  will: 'will',
  perception: 'per',
};
/** A default: an attribute, or a skill by its name and specialization. */
export function writeDefault(context: ExportContext, source: SkillDefault): JsonObject {
  const { penalty } = source;
  if ('attribute' in source) {
    return writeObject('default', { type: gcsAttributes[source.attribute], modifier: -penalty });
  }
  const { name, specialization } = skillName(context, source.skill);
  return writeObject('default', {
    type: 'skill',
    name,
    specialization: specialization || source.speciality,
    modifier: -penalty,
  });
}
