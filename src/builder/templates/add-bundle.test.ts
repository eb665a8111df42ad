import { describe, expect, it } from 'vitest';
import type { TemplateParts } from '../../catalog/template.ts';
import { blankCharacter, type Character } from '../../character/character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { catalogFor, deriveCharacter } from '../../rules/derive-character.ts';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { blankFor, fillChoices } from '../../testing/fill-template.ts';
import { addBundle, type Bundle, emptyBundle } from './bundle.ts';
import { templateFrom, templateOfOwn } from './custom-template.ts';
import { chosenBundle, findChoiceState, noneChosen, previewBundle, priceTemplate } from './price-template.ts';
import { loadTemplates, readTemplate } from './read-template.ts';

describe('Adding a bundle', () => {
  const catalog = catalogFor('fourth-edition');
  const add = (character: Character, bundle: Partial<Bundle>) =>
    addBundle(character, { ...emptyBundle, ...bundle }, catalog);

  describe('a bundle added to a character', () => {
    it('raises attributes to its levels, and lowers none', () => {
      const blank = blankCharacter();
      const strong = { ...blank, attributes: { ...blank.attributes, st: 14, iq: 12 } };
      const { character } = add(strong, { attributes: { st: 12, dx: 13, iq: 9, ht: 9 }, secondary: { will: 2 } });
      expect(character.attributes).toMatchObject({ st: 14, dx: 13, iq: 12, ht: 9 });
      expect(character.secondary.will).toBe(2);
    });

    it('counts the character’s rows: the higher level, the higher points', () => {
      let character = addRow(blankCharacter(), 'traits', { entry: 'charisma', level: 1 });
      character = addRow(character, 'traits', { entry: 'combat-reflexes' });
      character = addRow(character, 'skills', { entry: 'stealth', points: 1 });
      const added = add(character, {
        traits: [{ entry: 'charisma', level: 3 }, { entry: 'combat-reflexes' }],
        skills: [
          { entry: 'stealth', points: 4 },
          { entry: 'riding', speciality: 'Equines', points: 1 },
        ],
      });
      expect(added.character.traits.map(({ entry, level }) => [entry, level])).toEqual([
        ['charisma', 3],
        ['combat-reflexes', 1],
      ]);
      expect(added.character.skills.map(({ entry, points }) => [entry, points])).toEqual([
        ['stealth', 4],
        ['riding', 1],
      ]);
      expect(added.traits.map(({ status }) => status)).toEqual(['raised', 'kept']);
      expect(added.skills.map(({ status }) => status)).toEqual(['raised', 'added']);
    });

    it('adds repeatable entries once for each answer', () => {
      const vow = (what: string) => ({ entry: 'vow', choices: [{ parameter: 'vow', value: what }] });
      const { repeatable } = catalog.traits.get('vow')?.facet ?? {};
      const once = add(blankCharacter(), { traits: [vow('Silence')] }).character;
      const twice = add(once, { traits: [vow('silence'), vow('Poverty')] }).character;
      expect(twice.traits).toHaveLength(repeatable ? 2 : 1);
    });

    it('gives the same character when added a second time, except for the gear', () => {
      const bundle: Partial<Bundle> = {
        attributes: { dx: 12 },
        traits: [{ entry: 'luck' }],
        skills: [{ entry: 'broadsword', points: 4 }],
        items: [{ row: { entry: 'rope' }, contents: [] }],
      };
      const once = add(blankCharacter(), bundle).character;
      const twice = add(once, bundle).character;
      expect({ ...twice, equipment: [] }).toEqual({ ...once, equipment: [] });
      expect(twice.equipment.map(({ quantity }) => quantity)).toEqual([2]);
    });
  });

  describe('a meta-trait', () => {
    it('is a container with its parts in it, for the sum of their prices, and stays one in a saved template', async () => {
      const machine = (await loadTemplates('fourth-edition')).find(({ id }) => id === 'machine');
      const begun = blankFor('fourth-edition', { techLevel: 10 });
      const made = addBundle(begun.character, machine?.given ?? emptyBundle, catalog).character;
      const [container, ...parts] = made.traits;
      expect(container?.own).toMatchObject({ name: 'Machine', holds: 'metaTrait' });
      expect(parts.map((row) => row.container)).toEqual(parts.map(() => container?.key));
      expect(deriveCharacter({ ...begun, character: made }).worksheet.number('points')).toBe(25);

      const all = { attributes: true, traits: true, skills: true, equipment: true };
      const own = templateFrom({ ...begun, character: made }, { name: 'Robot', description: '' }, all);
      const inside = { ...own, traits: own.traits.toReversed() };
      const again = addBundle(begun.character, templateOfOwn('a', inside).given, catalog).character;
      expect(new Set(again.traits.slice(1).map((row) => row.container))).toEqual(new Set([again.traits[0]?.key]));
    });
  });

  describe('a template saved from a character', () => {
    const begun = blankFor('fourth-edition', { techLevel: 3 });
    let character: Character = { ...begun.character, attributes: { ...begun.character.attributes, dx: 13 } };
    character = { ...character, raised: { ...character.raised, dx: 1 }, race: { entry: 'elf', own: null } };
    character = addRow(character, 'traits', { entry: 'luck' });
    character = addRow(character, 'traits', { entry: 'greed', boughtOff: true });
    character = addRow(character, 'skills', { entry: 'bow', points: 8 });
    character = addRow(character, 'equipment', { entry: 'backpack' }, 'k50');
    character = addRow(character, 'equipment', { entry: 'rope', container: 'k50' }, 'k51');
    const all = { attributes: true, traits: true, skills: true, equipment: true };

    it('turns a new character into the saved one', () => {
      const own = templateFrom({ ...begun, character }, { name: 'Elf archer', description: '' }, all);
      const { given } = templateOfOwn('a', own);
      const made = addBundle(begun.character, given, catalog).character;
      expect(made.race.entry).toBe('elf');
      expect(made.attributes.dx).toBe(14);
      expect(made.traits.map(({ entry }) => entry)).toEqual(['luck']);
      expect(made.skills.map(({ entry, points }) => [entry, points])).toEqual([['bow', 8]]);
      const [pack, rope] = made.equipment;
      expect(rope?.container).toBe(pack?.key);
    });

    it('has the chosen parts', () => {
      const none = { attributes: false, traits: false, skills: true, equipment: false };
      const own = templateFrom({ ...begun, character }, { name: 'Archery', description: '' }, none);
      expect(templateOfOwn('a', own).given).toMatchObject({
        race: null,
        attributes: {},
        traits: [],
        items: [],
        skills: [{ entry: 'bow' }],
      });
    });
  });

  describe('the preview of a bundle', () => {
    it('has the numbers before and after, the levels of its skills, and new findings', () => {
      const sheet = deriveCharacter(blankFor('fourth-edition', { techLevel: 3 }));
      const preview = previewBundle(sheet, {
        ...emptyBundle,
        attributes: { dx: 12 },
        skills: [
          { entry: 'broadsword', points: 4 },
          { entry: 'fireball', points: 1 },
        ],
      });
      expect(preview.numbers.filter(({ before, after }) => before !== after)).toEqual([
        { name: 'Points spent', before: '0', after: '45' },
        { name: 'Points left', before: '150', after: '105' },
        { name: 'DX', before: '10', after: '12' },
        { name: 'Basic Speed', before: '5', after: '5½' },
      ]);
      expect(preview.skills.map(({ name, points }) => [name, points])).toEqual([
        ['Broadsword 13', '4 points'],
        ['Fireball 8', '1 point'],
      ]);
      expect(preview.findings.map(({ code }) => code)).toContain('spell-needs');
    });
  });
});

describe('Listed templates', async () => {
  const listed = (
    await Promise.all(
      rulesetIds.map(async (id) =>
        (await rulesetOf(id).loadTemplates()).map((template) => [id, template.id, template] as const),
      ),
    )
  ).flat();

  describe.each(listed)('under %s the template %s', (rulesetId, _, template) => {
    const catalog = catalogFor(rulesetId);
    const saved = blankFor(rulesetId, { techLevel: template.techLevel ?? null });
    const read = readTemplate(catalog, template);
    const priced = priceTemplate(saved, read);
    const derive = (turn: number) => {
      const chosen = fillChoices(priced, turn) ?? noneChosen(read);
      const { character } = addBundle(saved.character, chosenBundle(read, chosen), catalog);
      return { chosen, derived: deriveCharacter({ ...saved, character }) };
    };
    const turns = Math.max(1, ...read.choices.map(({ count, from }) => (count === null ? 1 : from.length)));

    it('names only entries that exist', () => {
      const parts: TemplateParts[] = [template, ...(template.choose ?? []).flatMap(({ from }) => from)];
      for (const { traits = [], skills = [], items = [], kits = [] } of parts) {
        for (const { trait, choices = {} } of traits) {
          const facet = catalog.traits.get(trait)?.facet;
          expect(facet, trait).toBeDefined();
          for (const [id, answer] of Object.entries(choices)) {
            const question = facet?.parameters?.find((parameter) => parameter.id === id);
            expect(question, `${trait}: ${id}`).toBeDefined();
            if (question?.options)
              expect(
                question.options.map((option) => option.id),
                `${trait}: ${id}`,
              ).toContain(answer);
          }
        }
        for (const { skill, speciality } of skills) {
          const facet = catalog.skills.get(skill)?.facet;
          expect(facet, skill).toBeDefined();
          const choices = facet?.speciality?.choices ?? [];
          if (speciality !== undefined && choices.length > 0) expect(choices, skill).toContain(speciality);
          expect(speciality !== undefined || !facet?.speciality || facet.speciality.optional, skill).toBe(true);
        }
        for (const { item, contents = [] } of items) {
          for (const id of [item, ...contents.map((line) => line.item)]) expect(catalog.items.has(id), id).toBe(true);
        }
        for (const id of kits) expect(catalog.kits.has(id), id).toBe(true);
      }
    });

    it('has a name for each option, and one trait or skill in each with sizes', () => {
      for (const options of priced.choices) for (const { name } of options) expect(name).not.toBe('');
      const names = priced.choices.map((options) => options.map(({ name }) => name));
      for (const of of names) expect(new Set(of).size).toBe(of.length);
      for (const { sizes, traits = [], skills = [], secondary = {} } of (template.choose ?? []).flatMap(
        ({ from }) => from,
      )) {
        if (sizes) expect(traits.length + skills.length + Object.keys(secondary).length).toBe(1);
      }
    });

    it('offers options of one price if they are counted, and a way to use up the points of each choice', () => {
      for (const [at, { count, words }] of read.choices.entries()) {
        const prices = new Set(priced.choices[at]?.flatMap(({ sizes }) => sizes.map(({ points }) => points)));
        if (count !== null) expect([...prices], words).toHaveLength(1);
      }
      const chosen = fillChoices(priced);
      expect(chosen).not.toBeNull();
      for (const at of read.choices.keys()) expect(findChoiceState(priced, chosen ?? [], at).status).toBe('filled');
    });

    it.each(Array.from({ length: turns }, (_each, turn) => turn))(
      'costs the points that it says, filled in way %i',
      (turn) => {
        expect(derive(turn).derived.worksheet.number('points')).toBe(template.points);
      },
    );

    it('makes a character with only the intended findings', () => {
      if (template.group === 'meta-trait') return;
      for (let turn = 0; turn < turns; turn += 1) {
        const { derived } = derive(turn);
        expect(derived.findings.filter(({ kind }) => kind !== 'unusual')).toEqual([]);
        expect(derived.worksheet.find('money.left')?.value ?? 0).toBeGreaterThanOrEqual(0);
      }
    });

    it('has its own words', () => {
      expect(template.description.length).toBeGreaterThan(10);
      expect(template.keywords.length).toBeGreaterThanOrEqual(2);
    });
  });

  describe('templates', () => {
    it.each(rulesetIds)('have unique ids under %s', async (id) => {
      const ids = (await loadTemplates(id)).map((template) => template.id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('of the fourth edition have at least six professions and three genres', async () => {
      const templates = await rulesetOf('fourth-edition').loadTemplates();
      const professions = templates.filter(({ group }) => group !== 'meta-trait');
      expect(professions.length).toBeGreaterThanOrEqual(6);
      expect(new Set(professions.map(({ group }) => group)).size).toBeGreaterThanOrEqual(3);
    });
  });
});
