import { describe, expect, it } from 'vitest';
import { createHero } from '../../builder/heroes/create-hero.ts';
import { blankCharacter, type Character } from '../../character/character.ts';
import { setConcept } from '../../character/edit-character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { rulesetList } from '../../rules/rulesets.ts';
import { kindOfCharacter } from './kind-of-character.ts';

const kindOf = (ruleset: string, character: Character) =>
  kindOfCharacter(deriveCharacter({ ruleset, houseRules: [], character }));

describe('the kind of a character', () => {
  const heroes = rulesetList.flatMap(({ id, heroes }) => heroes.map((hero) => [id, hero.id] as const));
  it.each(heroes)('under %s the hero %s is of its kind', async (ruleset, kind) => {
    const hero = await createHero(ruleset, kind);
    if (!hero) throw new Error(`${ruleset} has no ${kind}`);
    expect(kindOf(ruleset, hero)).toBe(kind);
  });

  it('is an adventurer without skills, and a beast with the mind of one', () => {
    const blank = blankCharacter();
    expect(kindOf('lite-3e', blank)).toBe('adventurer');
    expect(kindOf('fourth-edition', { ...blank, attributes: { ...blank.attributes, iq: 4 } })).toBe('beast');
  });

  it('takes no part of a JavaScript object for a trait that marks a kind', () => {
    expect(kindOf('lite-3e', addRow(blankCharacter(), 'traits', { entry: '__proto__' }))).toBe('adventurer');
  });

  it('is the one that the player chose, if the program knows it', () => {
    expect(kindOf('lite-3e', setConcept(blankCharacter(), 'kind', 'mage'))).toBe('mage');
    expect(kindOf('lite-3e', setConcept(blankCharacter(), 'kind', 'of a later version'))).toBe('adventurer');
  });
});
