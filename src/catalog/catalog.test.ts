import { describe, expect, it } from 'vitest';
import { catalogOf, type Tables } from './catalog.ts';
import type { Effect } from './effect.ts';
import { type Entry, type Facet, rulesetIds } from './entry.ts';
import { liteTables } from './lite-tables.ts';
import { sharedTables } from './shared-tables.ts';

const tables: readonly Tables[] = [sharedTables, liteTables];

const chapters: readonly [string, readonly Entry<Facet & { readonly effects?: readonly Effect[] }>[]][] = [
  ['skills', tables.flatMap(({ skills }) => skills)],
  ['traits', tables.flatMap(({ traits }) => traits)],
  ['items', tables.flatMap(({ items }) => items)],
  ['races', tables.flatMap(({ races }) => races)],
];

/** Skills that a default may name though no table has them: the player may enter them. */
const skillsOfOtherBooks = ['spear thrower'];

const range = /^(\d+|ST(\/\d+|x\d+(\.\d+)?|[+-]\d+)?)$/;
const damage = /^\d+([+-]\d+)?$/;

describe.each(chapters)('%s of the catalog', (_, entries) => {
  it('have ids of their own, in kebab-case', () => {
    const ids = entries.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('are described in one line and can be found by other words', () => {
    const faulty = entries.filter(
      ({ description, keywords }) =>
        !/^[^\n]{20,110}$/.test(description) || keywords.length === 0 || keywords.includes(''),
    );
    expect(faulty.map(({ id, description }) => `${id}: ${description.length}`)).toEqual([]);
  });

  it('are in some ruleset, with book and page in each', () => {
    for (const { id, facets } of entries) {
      const known = Object.values(facets);
      expect(known.length, id).toBeGreaterThan(0);
      for (const { cite } of known) {
        expect(['Man to Man', 'GURPS Lite'], id).toContain(cite.book);
        expect(String(cite.page), id).toMatch(/^(\d+(-\d+)?|pull-out)$/);
      }
    }
  });

  it.each(rulesetIds)('change only skills that %s has, and nothing by 0', (ruleset) => {
    const { skills: known } = catalogOf(ruleset, tables);
    const tags = new Set(
      [...known.values()].flatMap(({ facet: { groups = [], spell } }) => [...groups, spell ? 'spell' : '']),
    );
    for (const { id, facets } of entries) {
      for (const { to, add, levelOver } of facets[ruleset]?.effects ?? []) {
        expect(add === 0 || levelOver === 0, id).toBe(false);
        if (typeof to === 'string') continue;
        if (to.skill !== undefined) expect(known.has(to.skill), `${id}: ${to.skill}`).toBe(true);
        const tag = typeof to.skills === 'object' ? to.skills.tag : undefined;
        if (typeof tag === 'string') expect([...tags], id).toContain(tag);
      }
    }
  });
});

describe.each(rulesetIds)('the catalog of %s', (ruleset) => {
  const catalog = catalogOf(ruleset, tables);

  it('has the skills that its weapons, races and defaults name', () => {
    const named: [string, string][] = [];
    for (const { id, facet } of catalog.items.values()) {
      for (const { skills: uses, defaults = [] } of facet.attacks ?? []) {
        named.push(...uses.map((skill): [string, string] => [id, skill]));
        for (const each of defaults) if ('skill' in each) named.push([id, each.skill]);
      }
    }
    for (const { id, facet } of catalog.skills.values()) {
      for (const each of facet.defaults) if ('skill' in each) named.push([id, each.skill]);
    }
    for (const { id, facet } of catalog.races.values()) {
      const known = [...(facet.difficulties ?? []), ...(facet.skills ?? [])];
      named.push(...known.map(({ skill }): [string, string] => [id, skill]));
    }
    const lacking = named.filter(([, skill]) => !catalog.skills.has(skill) && !skillsOfOtherBooks.includes(skill));
    expect(lacking).toEqual([]);
  });

  it('has the traits that its races name', () => {
    for (const { id, facet } of catalog.races.values()) {
      for (const { trait, choices = {} } of facet.traits ?? []) {
        const { parameters = [] } = catalog.traits.get(trait)?.facet ?? {};
        expect(catalog.traits.has(trait), `${id}: ${trait}`).toBe(true);
        for (const [parameter, answer] of Object.entries(choices)) {
          const asked = parameters.find((each) => each.id === parameter);
          const answered = asked?.text || asked?.options?.some((option) => option.id === answer);
          expect(Boolean(answered), `${id}: ${trait}, ${parameter} ${answer}`).toBe(true);
        }
      }
    }
  });

  it('has the launchers that its ammunition is for', () => {
    for (const { id, facet } of catalog.items.values()) {
      for (const launcher of facet.ammunitionFor ?? [])
        expect(catalog.items.has(launcher), `${id}: ${launcher}`).toBe(true);
    }
  });

  it('has uses of weapons that can be worked out', () => {
    for (const { id, facet } of catalog.items.values()) {
      const attacks = facet.attacks ?? [];
      expect(new Set(attacks.map(({ name }) => name)).size, id).toBe(attacks.length);
      if (facet.kind === 'weapon') expect(attacks.length, id).toBeGreaterThan(0);
      for (const { ranged, maximumDamage, basis, dice, reach, skills: uses } of attacks) {
        expect(uses.length, id).toBeGreaterThan(0);
        expect(basis === 'fixed', id).toBe(dice !== undefined);
        expect(ranged === undefined, id).toBe(reach !== undefined);
        if (maximumDamage !== undefined) expect(maximumDamage, id).toMatch(damage);
        if (!ranged) continue;
        for (const text of [ranged.pointBlank, ranged.increment, ranged.halfDamage, ranged.maximum]) {
          if (typeof text === 'string') expect(text, id).toMatch(range);
        }
      }
    }
  });

  it('has figures for every shield and every piece of armor', () => {
    for (const { id, facet } of catalog.items.values()) {
      expect(facet.kind === 'shield', id).toBe(facet.shield !== undefined);
      expect(facet.kind === 'armor', id).toBe(facet.armor !== undefined);
      if (facet.armor) expect(facet.armor.coverage === 'piece', id).toBe((facet.armor.places ?? []).length > 0);
      expect(facet.cost >= 0 && facet.weight >= 0, id).toBe(true);
    }
  });
});

describe('catalogOf', () => {
  it('gives the name that the ruleset has for an entry, and leaves out what it does not know', () => {
    expect(catalogOf('man-to-man', tables).items.get('foil')?.name).toBe('Foil');
    expect(catalogOf('lite-3e', tables).items.get('foil')?.name).toBe('Smallsword');
    expect(catalogOf('man-to-man', tables).traits.get('ambidexterity')?.name).toBe('Ambidextrousness');
    expect(catalogOf('lite-3e', tables).items.has('bastard-sword')).toBe(false);
    expect(catalogOf('man-to-man', tables).skills.has('boxing')).toBe(false);
  });
});
