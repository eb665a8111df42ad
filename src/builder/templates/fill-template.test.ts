import { describe, expect, it, test } from 'vitest';
import { addRow } from '../../character/edit-rows.ts';
import { catalogFor, deriveCharacter } from '../../rules/derive-character.ts';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { someOf } from '../../testing/extent.ts';
import { blankFor } from '../../testing/fill-template.ts';
import { addBundle, type BundleTemplate } from './bundle.ts';
import { fillTemplate } from './fill-template.ts';
import { choose, chosenBundle, findChoiceState, noneChosen, priceTemplate } from './price-template.ts';
import { readTemplate } from './read-template.ts';

async function listedTemplate(rulesetId: string, id: string): Promise<BundleTemplate> {
  const template = (await rulesetOf(rulesetId).loadTemplates()).find((each) => each.id === id);
  if (!template) throw new Error(`no template ${id}`);
  return readTemplate(catalogFor(rulesetId), template);
}

const withChoices = (
  await Promise.all(
    rulesetIds.map(async (id) =>
      (
        await rulesetOf(id).loadTemplates()
      )
        .filter(({ choose: choices = [] }) => choices.length > 0)
        .map((template) => [id, template.id, template] as const),
    ),
  )
).flat();

test.each(someOf(withChoices, 5))(
  'under %s the template %s is filled exactly, without issues',
  (rulesetId, _, listed) => {
    const catalog = catalogFor(rulesetId);
    const template = readTemplate(catalog, listed);
    const saved = blankFor(rulesetId, template);
    const priced = priceTemplate(saved, template);
    const { chosen, lines } = fillTemplate(deriveCharacter(saved), saved.character, priced, noneChosen(template));
    for (const at of template.choices.keys()) expect(findChoiceState(priced, chosen, at).status).toBe('filled');
    expect(lines).toHaveLength(template.choices.length);
    const { character } = addBundle(saved.character, chosenBundle(template, chosen), catalog);
    const made = deriveCharacter({ ...saved, character });
    expect(made.worksheet.number('points')).toBe(listed.points);
    expect(made.findings.filter(({ kind, code }) => kind !== 'unusual' || code === 'skill-points-idle')).toEqual([]);
  },
);

test.each(someOf(withChoices, 3))(
  'under %s each option of the template %s has a line on what it is',
  (rulesetId, _, listed) => {
    const template = readTemplate(catalogFor(rulesetId), listed);
    const { choices } = priceTemplate(blankFor(rulesetId, template), template);
    // Gear is named, and its name says what it is.
    const bare = choices.flatMap((options, at) =>
      options.filter(({ about }, i) => about === '' && template.choices[at]?.from[i]?.sizes[0].items.length === 0),
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  },
);

describe('Filling the investigator', async () => {
  const template = await listedTemplate('fourth-edition', 'investigator');
  const saved = blankFor('fourth-edition', template);
  const priced = priceTemplate(saved, template);
  const at = (words: string) => template.choices.findIndex((choice) => choice.words === words);
  const option = (words: string, name: string) =>
    priced.choices[at(words)]?.findIndex((each) => each.name.startsWith(name)) ?? -1;

  it('leaves what was chosen, and adds to it', () => {
    const luck = choose(template, noneChosen(template), at('Advantages'), option('Advantages', 'Luck'), 1);
    const { chosen } = fillTemplate(deriveCharacter(saved), saved.character, priced, luck);
    expect(chosen[at('Advantages')]?.[option('Advantages', 'Luck')]).toBe(1);
    expect(findChoiceState(priced, chosen, at('Advantages'))).toMatchObject({ taken: 25, status: 'filled' });
  });

  it('takes few traits, and 2 points in each of many skills', () => {
    const { chosen } = fillTemplate(deriveCharacter(saved), saved.character, priced, noneChosen(template));
    expect(chosen[at('Advantages')]?.filter((size) => size > 0).length).toBeLessThanOrEqual(2);
    expect(chosen[at('Disadvantages')]?.filter((size) => size > 0).length).toBeLessThanOrEqual(4);
    expect(chosen[at('Further skills')]?.filter((size) => size === 2)).toHaveLength(10);
  });

  it('takes nothing that the character has already', () => {
    const daring = ['danger-sense', 'common-sense'].reduce(
      (character, entry) => addRow(character, 'traits', { entry }),
      saved.character,
    );
    const sheet = deriveCharacter({ ...saved, character: daring });
    const { chosen, lines } = fillTemplate(sheet, daring, priced, noneChosen(template));
    expect(findChoiceState(priced, chosen, at('Advantages')).status).toBe('filled');
    expect(lines.join()).not.toMatch(/Danger Sense|Common Sense/);
  });

  it('stops short of the limit on disadvantages rather than raise an issue', () => {
    const cautious = { ...saved.character, campaign: { ...saved.character.campaign, disadvantageLimit: -15 } };
    const sheet = deriveCharacter({ ...saved, character: cautious });
    const { chosen } = fillTemplate(sheet, cautious, priced, noneChosen(template));
    const taken = findChoiceState(priced, chosen, at('Disadvantages'));
    expect(taken.status).toBe('open');
    expect(taken.taken).toBeGreaterThanOrEqual(-15);
    expect(taken.taken).toBeLessThan(0);
  });
});
