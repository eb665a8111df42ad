import { describe, expect, it } from 'vitest';
import { choices, saved, trait } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { describeFinding } from '../../findings/finding-sentences.ts';
import { traitStat } from '../../stat-ids.ts';
import { linkedCharacters } from './linked-characters.ts';

const option = (id: string, points: number, own = 200) => linkedCharacters.judge(id, points, own).option;

describe('Characters that a trait stands for', () => {
  // Pp. 36–37, for an owner of 200 points: 50 is 25%, 51 counts as 50%, 300 is 150%, and more is no Ally.
  it.each([
    [50, 'quarter'],
    [51, 'half'],
    [150, 'three-quarters'],
    [200, 'equal'],
    [201, 'stronger'],
    [300, 'stronger'],
    [301, null],
    [-20, 'quarter'],
  ])('an Ally of %s points is “%s” of 200', (points, expected) => {
    expect(option('ally', points)).toBe(expected);
  });

  // P. 131.
  it.each([
    [0, 'none'],
    [-30, 'none'],
    [50, 'low'],
    [100, 'middle'],
    [150, 'high'],
    [200, 'even'],
    [201, null],
  ])('a Dependent of %s points is “%s” of 200', (points, expected) => {
    expect(option('dependent', points)).toBe(expected);
  });

  // P. 72: 150% and 200%.
  it.each([
    [299, null],
    [300, 'powerful'],
    [399, 'powerful'],
    [400, 'very-powerful'],
  ])('a Patron of %s points is “%s” of 200', (points, expected) => {
    expect(option('patron', points)).toBe(expected);
  });

  it('an owner without points has nothing to compare with', () => {
    expect(linkedCharacters.judge('ally', 100, 0)).toEqual({ parameter: 'power', option: null, percent: null });
  });

  it('every answer that the table can give is one of the lists', () => {
    const { traits } = deriveCharacter(saved('fourth-edition', {})).context.catalog;
    for (const id of ['ally', 'dependent', 'patron']) {
      const points = [0, 40, 80, 140, 200, 290, 340, 500].map((each) => linkedCharacters.judge(id, each, 200));
      for (const { parameter, option: answer } of points) {
        const options = traits.get(id)?.facet.parameters?.find((each) => each.id === parameter)?.options ?? [];
        expect(options.length, `${id} ${parameter}`).toBeGreaterThan(0);
        if (answer !== null) expect(options.map((each) => each.id)).toContain(answer);
      }
    }
  });

  const garth = (power: string, points: number) =>
    deriveCharacter(
      saved('fourth-edition', {
        campaign: { budget: 200 },
        traits: [trait('ally', { choices: choices({ power }), linked: { character: 'x', name: 'Garth', points } })],
      }),
    );

  it('an Ally who has grown is reported until its price follows', () => {
    const sentences = (power: string, points: number) =>
      garth(power, points).findings.flatMap(({ code, fact }) =>
        code === 'linked-power' ? [describeFinding(fact)] : [],
      );
    expect(sentences('half', 100)).toEqual([]);
    expect(sentences('half', 140)).toEqual([
      'Ally: Garth has 70% of your points, but the price is for “50% of your points”. It should be “75% of your points”.',
    ]);
    expect(sentences('half', 500)).toEqual([
      'Ally: Garth has 250% of your points, but the price is for “50% of your points”. The book has no price for that.',
    ]);
  });

  it('the price of an Ally names the character it stands for', () => {
    const { notes } = garth('half', 100).worksheet.get(traitStat('ally'));
    expect(notes.map(({ words }) => words)).toContain('Garth, built on 100 points');
  });
});
