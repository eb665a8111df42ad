import { beforeAll, describe, expect, it } from 'vitest';
import { loadEveryRuleset } from '../../rules/rulesets.ts';
import { readStatBlock } from './read-stat-block.ts';
import { keptFigures } from './text-figures.ts';

beforeAll(loadEveryRuleset);

/** The names of the rows that a text becomes, and what was not understood. */
function namesOf(text: string) {
  const { lines } = readStatBlock(text);
  return {
    understood: lines
      .filter(({ verdict, isHeading }) => verdict !== 'notUnderstood' && !isHeading)
      .map(({ text: part }) => part),
    left: lines.filter(({ verdict }) => verdict === 'notUnderstood').map(({ text: part }) => part),
  };
}

describe('Lists in columns', () => {
  it('a box with a heading over each column is read column by column', () => {
    const { understood, left } = namesOf(
      [
        '+----------------------+---------------------+',
        '| ADVANTAGES           | DISADVANTAGES       |',
        '| Luck [15]            | Honesty [-10]       |',
        '| Combat Reflexes [15] | Curiosity [-5]      |',
        '+----------------------+---------------------+',
      ].join('\n'),
    );
    expect(understood).toEqual(['Luck [15]', 'Combat Reflexes [15]', 'Honesty [-10]', 'Curiosity [-5]']);
    expect(left).toEqual([]);
  });

  it('figures before the names are points and levels', () => {
    const { file } = readStatBlock(
      [
        'Mara Quist',
        'ST 10 [0]; DX 12 [40]; IQ 11 [20]; HT 10 [0]',
        '',
        'Pts  Advantages, Disadvantages & Quirks',
        ' 15  Combat Reflexes',
        '',
        'SL  RSL   Pts  Skills',
        '13  DX+1    4  Broadsword',
        '',
        'Qty Equipment      Cost   Wgt',
        '  2 Torch          $6     2 lb',
      ].join('\n'),
      { ruleset: 'fourth-edition' },
    );
    expect(file.character.traits.map(({ entry }) => entry)).toEqual(['combat-reflexes']);
    expect(file.character.skills.map(({ entry, points }) => [entry, points])).toEqual([['broadsword', 4]]);
    expect(file.character.equipment.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('labels side by side are each a field', () => {
    const { concept } = readStatBlock(
      'Mara Quist\nHair: black, short   Eyes: brown   Age: 34\nST 10, DX 12, IQ 11, HT 10',
    ).file.character;
    expect([concept.hair, concept.eyes, concept.age]).toEqual(['black, short', 'brown', '34']);
  });

  it('a number alone is no skill', () => {
    const { file, lines } = readStatBlock(
      'Mara Quist\nST 10, DX 12, IQ 11, HT 10\nSkills: Broadsword-13, Stealth-\n12, Climbing-12\n\n17',
    );
    expect(file.character.skills).toHaveLength(3);
    expect(lines.find(({ text }) => text === '17')?.verdict).toBe('notUnderstood');
  });

  it('the numbers of the text are said where they are kept', () => {
    const { findings } = readStatBlock('Mara Quist\nST 10, DX 12, IQ 11, HT 10\nDR: 3', {
      ruleset: 'fourth-edition',
      choices: keptFigures,
    });
    expect(findings.map(({ words }) => words)).toContain('The text’s numbers are kept: DR 3 (0 by the rules).');
  });
});
