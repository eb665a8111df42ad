import '../../testing/load-rulesets.ts';
import { describe, expect, it } from 'vitest';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { splitCreatures } from './creature-texts.ts';
import { plainNotation } from './plain-notation.ts';
import { readStatBlock } from './read-stat-block.ts';

const namesOf = (text: string) => splitCreatures(text).creatures.map(({ name }) => name);

const numbersOf = (text: string) =>
  splitCreatures(text).creatures.map((creature) => {
    const { file } = readStatBlock(creature.text, { whole: text });
    const { worksheet } = deriveCharacter(file);
    return [file.character.name, ...(['st', 'dx', 'iq', 'ht'] as const).map((id) => worksheet.number(id))];
  });

describe('The creatures of a text', () => {
  it('are told apart by their lists of attributes', () => {
    const text = [
      'Marsh folk',
      '',
      'Reed Cutter',
      'ST 11; DX 12; IQ 9; HT 11.',
      'Skills: Knife-13.',
      '',
      'Eel    ST 4; DX 13; IQ 2; HT 12. Traits: Slippery 3.',
    ].join('\n');
    expect(numbersOf(text)).toEqual([
      ['Reed Cutter', 11, 12, 9, 11],
      ['Eel', 4, 13, 2, 12],
    ]);
    expect(splitCreatures(text).others).toEqual([{ line: 1, text: 'Marsh folk' }]);
  });

  it('may be the rows of a table', () => {
    const bars =
      '| Kind | ST | DX | IQ | HT |\n|---|---|---|---|---|\n| Guard | 12 | 11 | 10 | 12 |\n| Thief | 9 | 13 | 11 | 10 |';
    const expected = [
      ['Guard', 12, 11, 10, 12],
      ['Thief', 9, 13, 11, 10],
    ];
    expect(numbersOf(bars)).toEqual(expected);
    expect(
      numbersOf('Kind,ST,DX,IQ,HT,Skills\nGuard,12,11,10,12,"Spear-12; Shield-11"\nThief,9,13,11,10,Stealth-14'),
    ).toEqual(expected);
  });

  it('are one if only a weapon has a strength of its own', () => {
    expect(namesOf('Archer\nST 11; DX 12; IQ 10; HT 10\nGear: crossbow (ST 12)')).toHaveLength(1);
  });
});

describe('A text in another notation', () => {
  const read = (text: string) => readStatBlock(text, { ruleset: 'fourth-edition' });

  it('may have a table apart by semicolons', () => {
    const { file } = read('Name;Attribute;Level;Points\nWren;;;\n;ST;11;10\n;DX;12;40\nAdvantages;;;\n;Luck;;15');
    expect(file.character.name).toBe('Wren');
    expect(file.character.traits).toHaveLength(1);
    expect(deriveCharacter(file).worksheet.number('points')).toBe(65);
  });

  it('says that a number is there twice', () => {
    const { findings } = read('Wren\nST 11; DX 12; IQ 10; HT 10\nSkills: Stealth-12\nHP 11; HP 14');
    expect(findings.map(({ id }) => id)).toContain('second:HP:4:14');
  });
});

describe('Defenses with slashes between them', () => {
  it('are one behind the other, with none for a dash', () => {
    expect(plainNotation('Dodge/Parry/Block 9/11/10').text).toBe('Dodge 9; Parry 11; Block 10');
    expect(plainNotation('Parry/Block: 10/–').text).toBe('Parry 10; Block none');
    expect(plainNotation('Dodge 5/Parry 7').text).toBe('Dodge 5; Parry 7');
    expect(plainNotation('Axe/Mace-12').text).toBe('Axe/Mace-12');
  });
});

describe('The name of a block', () => {
  const nameOf = (text: string) => {
    const { file, lines } = readStatBlock(`${text}\nST 11; DX 12; IQ 10; HT 11`, { ruleset: 'fourth-edition' });
    return [file.character.name, lines[0]?.verdict];
  };

  it('is not what people write before it', () => {
    expect(nameOf('Hey all, this is for Saturday!\nAda Lowe')[0]).toBe('Ada Lowe');
    expect(nameOf('Re: Post your pilots!\nAda Lowe')[0]).toBe('Ada Lowe');
  });

  it('ends where something is said about it, which is a guess', () => {
    expect(nameOf('Ada Lowe')).toEqual(['Ada Lowe', 'understood']);
    expect(nameOf('Ada Lowe, harbor pilot')).toEqual(['Ada Lowe', 'guessed']);
    expect(nameOf('Ada Lowe – pilot')).toEqual(['Ada Lowe', 'guessed']);
    expect(nameOf('ADA LOWE (page 2 of 5)')).toEqual(['ADA LOWE', 'guessed']);
  });
});
