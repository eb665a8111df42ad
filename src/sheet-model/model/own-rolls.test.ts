import { describe, expect, it } from 'vitest';
import { johnFalcon } from '../../testing/book-characters.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { listOwnAttacks, listOwnRolls } from './own-rolls.ts';

describe('what John Falcon rolls against', () => {
  const rolls = listOwnRolls(openSheet(johnFalcon()));
  const find = (name: string) => rolls.find((roll) => roll.name === name);

  it('are attributes, skills, attacks and defenses with their kind of roll', () => {
    expect(find('DX')).toMatchObject({ score: 15, group: 'Attributes', kind: 'other' });
    expect(find('Shortsword')).toMatchObject({ score: 16, group: 'Skills', kind: 'other' });
    expect(find('Crossbow, shot')).toMatchObject({ group: 'Attacks', kind: 'rangedAttack' });
    expect(find('Dodge')).toMatchObject({ group: 'Defenses', kind: 'defense' });
    expect(new Set(rolls.map(({ id }) => id)).size).toBe(rolls.length);
  });

  it('are no distances or speeds', () => {
    expect(rolls.filter(({ id }) => ['move', 'basicSpeed'].includes(id))).toEqual([]);
    const lite = listOwnRolls(openSheet(johnFalcon('lite-3e')));
    expect(lite.filter(({ group }) => group === 'Attributes').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ST', 'DX', 'IQ', 'HT', 'Will', 'Vision']),
    );
  });

  it('attacks have dice and a type', () => {
    expect(listOwnAttacks(openSheet(johnFalcon())).map(({ name, type }) => [name, type])).toEqual(
      expect.arrayContaining([['Crossbow, shot', 'imp']]),
    );
  });
});
