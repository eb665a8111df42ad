import { describe, expect, it } from 'vitest';
import { skillFields } from '../../catalog/skill-fields.ts';
import { catalogFor } from '../../rules/derive-character.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { entryGroup, groupOrder } from './entry-groups.ts';

const lite = catalogFor('lite-3e');
const groupOf = (id: string) => entryGroup(lite, 'skills', id);

describe('the headings of the picker', () => {
  it.each(rulesetIds)('all have a place in the order of headings under %s', (id) => {
    const catalog = catalogFor(id);
    const headings = [
      ...[...catalog.skills.keys()].map((entry) => entryGroup(catalog, 'skills', entry)),
      ...[...catalog.traits.keys()].map((entry) => entryGroup(catalog, 'traits', entry)),
      ...[...catalog.items.keys()].map((entry) => entryGroup(catalog, 'equipment', entry)),
    ];
    expect(headings.filter((heading) => !groupOrder.includes(heading))).toEqual([]);
  });

  it('divide the skills of GURPS Lite by field, without a remainder', () => {
    expect(groupOf('broadsword')).toBe('Weapon skills');
    expect(groupOf('karate')).toBe('Other fighting skills');
    expect(groupOf('fireball')).toBe('Spells');
    expect(groupOf('language')).toBe('Languages');
    expect(groupOf('stealth')).toBe('Stealth and trickery');
    expect([...lite.skills.keys()].filter((id) => groupOf(id) === 'Other skills')).toEqual([]);
  });

  it('have a skill under each field', () => {
    const groups = new Set([...lite.skills.keys()].map(groupOf));
    expect(skillFields.filter((field) => !groups.has(field))).toEqual([]);
  });
});
