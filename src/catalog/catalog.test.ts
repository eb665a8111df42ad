import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesetTables } from '../testing/compare-tables.ts';
import { ownFigures } from './books.ts';
import type { KitLine } from './catalog.ts';
import { type Catalog, catalogOf } from './catalog.ts';
import type { Effect } from './effect.ts';
import type { Facet, Listed } from './entry.ts';
import { listItems } from './list-entries.ts';
import { liteTables } from './lite-3e/tables.ts';
import { manToManTables } from './man-to-man/tables.ts';
import { readSkill, readTrait, skillOptions, traitOptions } from './templates/read-template-lines.ts';
import type { TraitFacet } from './trait-entry.ts';

describe('The catalog', () => {
  const kinds = ['skills', 'traits', 'items', 'kits', 'races'] as const;

  interface Effective extends Facet {
    readonly effects?: readonly Effect[];
    readonly parameters?: TraitFacet['parameters'];
  }
  type Entries = readonly Listed<Effective>[];
  const chapters = rulesetTables.flatMap(([ruleset, tables]) =>
    kinds.map((kind): [string, Entries, Catalog] => [
      `${kind} of ${ruleset}`,
      tables[kind],
      catalogOf(ruleset, tables),
    ]),
  );

  /** Skills that a default may name though no table has them: the player may enter them. */
  const skillsOfOtherBooks = ['spear thrower'];

  const range = /^(\d+|ST(\/\d+|x\d+(\.\d+)?|[+-]\d+)?)$/;
  const damage = /^\d+([+-]\d+)?$/;

  describe.each(chapters)('%s', (_, entries, catalog) => {
    it('have unique ids, in kebab-case', () => {
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

    it('are cited with book and page, or as ours', () => {
      for (const { id, facet } of entries) {
        if (facet.cite === ownFigures) continue;
        expect(facet.cite.book, id).toMatch(/^\S.*\S$/);
        expect(String(facet.cite.page), id).toMatch(/^(\d+(-\d+)?|pull-out)$/);
      }
    });

    it('change only skills that the ruleset has, and nothing by 0', () => {
      const { skills: listedSkills } = catalog;
      const tags = new Set(
        [...listedSkills.values()].flatMap(({ facet: { groups = [], spell } }) => [...groups, spell ? 'spell' : '']),
      );
      const names = [...listedSkills.values()].map(({ name }) => name);
      const unknown: string[] = [];
      for (const { id, facet } of entries) {
        const ofAnswers = (facet.parameters ?? []).flatMap(({ options = [] }) =>
          options.flatMap(({ effects = [] }) => effects),
        );
        for (const { to, add, levelOver } of [...(facet.effects ?? []), ...ofAnswers]) {
          expect(add === 0 || levelOver === 0, id).toBe(false);
          if (typeof to === 'string') continue;
          if (to.skill !== undefined) expect(listedSkills.has(to.skill), `${id}: ${to.skill}`).toBe(true);
          const { tag, name } = typeof to.skills === 'object' ? to.skills : {};
          if (typeof tag === 'string') expect([...tags], id).toContain(tag);
          if (typeof name === 'string' && !names.includes(name.replace(/ \(.+\)$/, ''))) unknown.push(`${id}: ${name}`);
        }
      }
      expect(unknown).toEqual([]);
    });
  });

  describe.each(rulesetTables)('the catalog of %s', (ruleset, tables) => {
    const catalog = catalogOf(ruleset, tables);

    it('has the skills that its weapons, races and defaults name', () => {
      const named: [string, string][] = [];
      for (const { id, facet } of catalog.items.values()) {
        for (const { skills: uses, defaults = [] } of facet.attacks ?? []) {
          named.push(...uses.map((skill): [string, string] => [id, skill]));
          for (const skillDefault of defaults) if ('skill' in skillDefault) named.push([id, skillDefault.skill]);
        }
      }
      for (const { id, facet } of catalog.skills.values()) {
        for (const skillDefault of facet.defaults) if ('skill' in skillDefault) named.push([id, skillDefault.skill]);
      }
      for (const { id, facet } of catalog.races.values()) {
        const ids = [...(facet.difficulties ?? []), ...(facet.skills ?? [])];
        named.push(...ids.map(({ skill }): [string, string] => [id, skill]));
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
            const asked = parameters.find((candidate) => candidate.id === parameter);
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

    it('has kits and items with different ids, because both are found among equipment', () => {
      expect([...catalog.kits.keys()].filter((id) => catalog.items.has(id))).toEqual([]);
    });

    it('has the items of its kits, and at least one of each', () => {
      const linesOf = ({ contents = [], ...line }: KitLine): KitLine[] => [line, ...contents.flatMap(linesOf)];
      const faulty = [...catalog.kits.values()].flatMap(({ id, facet }) => {
        const lines = facet.items.flatMap(linesOf);
        expect(lines.length, id).toBeGreaterThan(2);
        return lines
          .filter(({ item, quantity = 1 }) => !catalog.items.has(item) || quantity < 1)
          .map(({ item }) => `${id}: ${item}`);
      });
      expect(faulty).toEqual([]);
    });

    it('has containers for the contents of its kits', () => {
      const holders = ({ item, contents = [] }: KitLine): string[] =>
        contents.length > 0 ? [item, ...contents.flatMap(holders)] : [];
      const kinds = [...catalog.kits.values()].flatMap(({ facet }) =>
        facet.items.flatMap(holders).map((item) => catalog.items.get(item)?.facet.kind),
      );
      expect(kinds.filter((kind) => kind !== 'container')).toEqual([]);
    });

    it('has its own prices and weights for general gear', () => {
      const gear = [...catalog.items.values()].filter(({ facet }) => facet.cite === ownFigures);
      expect(gear.length).toBeGreaterThanOrEqual(40);
      for (const { id, facet } of gear) {
        expect(facet.cost, id).toBeGreaterThan(0);
        expect(['gear', 'container', 'ammunition'], id).toContain(facet.kind);
      }
    });

    it('has uses of weapons that can be computed', () => {
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
    it('gives the ruleset’s name for an entry, and leaves out unknown ones', () => {
      const manToMan = catalogOf('man-to-man', manToManTables);
      const lite = catalogOf('lite-3e', liteTables);
      expect(manToMan.items.get('foil')?.name).toBe('Foil');
      expect(lite.items.get('foil')?.name).toBe('Smallsword');
      expect(manToMan.traits.get('ambidexterity')?.name).toBe('Ambidextrousness');
      expect(lite.items.has('bastard-sword')).toBe(false);
      expect(manToMan.skills.has('boxing')).toBe(false);
    });
  });

  describe('entries', () => {
    /** The tables of entries, by kind: each file has one. */
    const folder = new URL('entries/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

    it.each([
      ['skills', 'skills'],
      ['traits', 'traits'],
      ['equipment', 'items'],
      ['kits', 'kits'],
      ['races', 'races'],
    ] as const)('%s: each has a unique id, and is in some ruleset', async (place, kind) => {
      const modules: object[] = await Promise.all(
        files.filter((file) => file.startsWith(place)).map((file) => import(new URL(file, folder).href)),
      );
      const ids = modules.flatMap((module) => Object.values(module)).flatMap((entries) => Object.keys(entries));
      expect(new Set(ids).size).toBe(ids.length);
      const listedIds = new Set(rulesetTables.flatMap(([, tables]) => tables[kind].map(({ id }) => id)));
      expect(ids.filter((id) => !listedIds.has(id))).toEqual([]);
    });
  });
});

describe('Lists of entries', () => {
  const entry = (name: string) => ({ name, description: '', keywords: [] });
  const entries = { rope: entry('Rope'), lamp: entry('Lamp'), hook: entry('Hook') };
  const facet = { cite: { book: 'Test', page: 1 }, kind: 'gear', cost: 1, weight: 1 } as const;

  describe('listItems', () => {
    it('lists the entries that have a facet, in the order of the facets', () => {
      expect(listItems(entries, { lamp: facet, rope: facet })).toEqual([
        { id: 'lamp', ...entry('Lamp'), facet },
        { id: 'rope', ...entry('Rope'), facet },
      ]);
    });

    it('takes the ruleset’s name for an entry', () => {
      expect(listItems(entries, { hook: { ...facet, name: 'Grapnel' } })[0]?.name).toBe('Grapnel');
    });

    it('does not compile with a facet of an entry that does not exist', () => {
      // @ts-expect-error: there is no such entry
      expect(listItems(entries, { rop: facet })).toEqual([]);
    });
  });
});

describe('Lines of templates', () => {
  describe('the lines of a template', () => {
    it('name a trait with its level, self-control number and answers', () => {
      expect(readTrait('combat-reflexes')).toEqual({ trait: 'combat-reflexes' });
      expect(readTrait('charisma 2')).toEqual({ trait: 'charisma', level: 2 });
      expect(readTrait('360-vision')).toEqual({ trait: '360-vision' });
      expect(readTrait('bad-temper @9')).toEqual({ trait: 'bad-temper', selfControl: 9 });
      expect(readTrait('vow, vow=To serve the king, weight=minor')).toEqual({
        trait: 'vow',
        choices: { vow: 'To serve the king', weight: 'minor' },
      });
    });

    it('name a skill with its speciality and points', () => {
      expect(readSkill('broadsword [8]')).toEqual({ skill: 'broadsword', points: 8 });
      expect(readSkill('fast-draw (Two-Handed Sword) [1]')).toEqual({
        skill: 'fast-draw',
        speciality: 'Two-Handed Sword',
        points: 1,
      });
    });

    it('name options of several sizes', () => {
      expect(traitOptions('luck', 'charisma 1-3')).toEqual([
        { traits: [{ trait: 'luck' }] },
        { traits: [{ trait: 'charisma', level: 1 }], sizes: [1, 2, 3] },
      ]);
      expect(skillOptions([1, 2, 4], 'stealth')).toEqual([
        { skills: [{ skill: 'stealth', points: 1 }], sizes: [1, 2, 4] },
      ]);
      expect(skillOptions(2, 'stealth')).toEqual([{ skills: [{ skill: 'stealth', points: 2 }] }]);
    });

    it('are refused if they are written otherwise', () => {
      expect(() => readTrait('bad-temper @10')).toThrow('no trait: bad-temper @10');
      expect(() => readTrait('Bad temper!')).toThrow('no trait');
    });
  });
});
