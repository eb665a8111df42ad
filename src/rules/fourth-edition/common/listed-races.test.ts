import { describe, expect, it } from 'vitest';
import { fourthEditionRaces } from '../../../catalog/fourth-edition/races.ts';
import { blankCharacter } from '../../../character/character.ts';
import { setRace } from '../../../character/edit-character.ts';
import { deriveCharacter } from '../../derive-character.ts';

const member = (race: string) => {
  const blank = blankCharacter();
  const campaign = { ...blank.campaign, techLevel: 3 };
  return deriveCharacter({
    ruleset: 'fourth-edition',
    houseRules: [],
    character: setRace({ ...blank, campaign }, race),
  });
};

describe('races of the fourth edition', () => {
  // By the prices of the Basic Set: ST, HT and HP by the level, traits and racial skills as they are listed.
  it.each([
    // ST −10, DX 20, Acute Hearing 4, lifespan 6, Night Vision 4, Perfect Balance 15, Sense of Duty −10
    ['elf', 29],
    // HT 10, DR 5, lifespan 2, Lifting ST 9, Night Vision 6, Resistant (10 × 1/3) 3, Stubbornness −5
    ['dwarf', 30],
    // ST −30, DX 20, HT 10, Honest Face 1, Silence 5, Gluttony −5, Reduced Consumption 2
    ['halfling', 3],
    // ST 10, IQ −20, HT 10, Acute Smell 4, Night Vision 3, Rapid Healing 5, Stigma −10, Unattractive −4
    ['orc', -2],
  ])('%s cost %i points', (race, points) => {
    expect(member(race).worksheet.number('points.race')).toBe(points);
  });

  it.each(fourthEditionRaces.map(({ id }) => id))('%s has parts that exist, and nothing to remark on', (race) => {
    const { context, findings } = member(race);
    expect(context.race.facet).not.toBeNull();
    for (const { row, facet } of context.race.traits) {
      expect(facet, row.entry).not.toBeNull();
      const { parameters = [] } = context.catalog.traits.get(row.entry)?.facet ?? {};
      for (const { parameter, value } of row.choices) {
        const question = parameters.find(({ id }) => id === parameter);
        expect(question, `${row.entry}: ${parameter}`).toBeDefined();
        if (question?.options) expect(question.options.map(({ id }) => id)).toContain(value);
      }
    }
    for (const { row, facet } of context.race.skills) expect(facet, row.entry).not.toBeNull();
    expect(findings.filter(({ kind }) => kind === 'rule')).toEqual([]);
  });
});
