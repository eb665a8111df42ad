import { describe, expect, it } from 'vitest';
import type { TemplateParts } from '../../catalog/template.ts';
import { catalogFor, deriveCharacter } from '../../rules/derive-character.ts';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { blankFor, fillChoices } from '../../testing/fill-template.ts';
import { addBundle } from './add-bundle.ts';
import { chosenBundle, findChoiceState, noneChosen, priceTemplate } from './price-template.ts';
import { loadTemplates, readTemplate } from './read-template.ts';

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

  it('offers options of one price where they are counted, and a way to use up the points of each choice', () => {
    for (const [at, { count, words }] of read.choices.entries()) {
      const prices = new Set(priced.choices[at]?.flatMap(({ sizes }) => sizes.map(({ points }) => points)));
      if (count !== null) expect([...prices], words).toHaveLength(1);
    }
    const chosen = fillChoices(priced);
    expect(chosen).not.toBeNull();
    for (const at of read.choices.keys()) expect(findChoiceState(priced, chosen ?? [], at).status).toBe('filled');
  });

  it.each(Array.from({ length: turns }, (_each, turn) => turn))(
    'comes to the points that it says, filled in way %i',
    (turn) => {
      expect(derive(turn).derived.worksheet.number('points')).toBe(template.points);
    },
  );

  it('makes a character with nothing to remark on but what is unusual', () => {
    if (template.group === 'meta-trait') return;
    for (let turn = 0; turn < turns; turn += 1) {
      const { derived } = derive(turn);
      expect(derived.findings.filter(({ kind }) => kind !== 'unusual')).toEqual([]);
      expect(derived.worksheet.find('money.left')?.value ?? 0).toBeGreaterThanOrEqual(0);
    }
  });

  it('has words of its own', () => {
    expect(template.description.length).toBeGreaterThan(10);
    expect(template.keywords.length).toBeGreaterThanOrEqual(2);
  });
});

describe('templates', () => {
  it.each(rulesetIds)('have unique ids under %s', async (id) => {
    const ids = (await loadTemplates(id)).map((template) => template.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('of the fourth edition are of at least six professions and three genres', async () => {
    const templates = await rulesetOf('fourth-edition').loadTemplates();
    const professions = templates.filter(({ group }) => group !== 'meta-trait');
    expect(professions.length).toBeGreaterThanOrEqual(6);
    expect(new Set(professions.map(({ group }) => group)).size).toBeGreaterThanOrEqual(3);
  });
});
