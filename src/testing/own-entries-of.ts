import type { Character } from '../character/character.ts';
import type { OwnEntry } from '../character/own-entry.ts';

/** Returns the own entries of a character, and the character as a template, in the order of a file of entries. */
export function ownEntriesOf({ name, attributes, secondary, traits, skills, equipment, race }: Character): OwnEntry[] {
  const template = {
    name,
    description: '',
    ruleset: 'lite-3e',
    race,
    attributes,
    secondary,
    traits,
    skills,
    equipment,
    choices: [],
  };
  return [
    ...traits.flatMap(({ own }): OwnEntry[] => (own ? [{ list: 'traits', own }] : [])),
    ...skills.flatMap(({ own }): OwnEntry[] => (own ? [{ list: 'skills', own }] : [])),
    ...equipment.flatMap(({ own }): OwnEntry[] => (own ? [{ list: 'equipment', own }] : [])),
    ...(race.own ? [{ list: 'races' as const, own: race.own }] : []),
    { list: 'templates', own: template },
  ];
}
