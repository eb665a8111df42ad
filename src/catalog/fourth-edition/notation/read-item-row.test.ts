import { describe, expect, it } from 'vitest';
import { swords } from '../../entries/equipment/swords.ts';
import { listArmor, listGear, listMounts, listShields, listWeapons } from './read-item-row.ts';

describe('a row of an item', () => {
  it('has its tech level, price, weight, legality class and page', () => {
    const [item] = listGear({
      scanner: ['Scanner', 'TL8 $40.5 0.25lb LC3', 'gear', 289, 'Listens to radios.', 'radio police', 'Needs power'],
    });
    expect(item).toEqual({
      id: 'scanner',
      name: 'Scanner',
      description: 'Listens to radios.',
      keywords: ['radio', 'police'],
      facet: {
        cite: { book: 'Basic Set', page: 289 },
        kind: 'gear',
        techLevel: { from: 8 },
        legalityClass: 3,
        cost: 40.5,
        weight: 0.25,
        notes: ['Needs power'],
      },
    });
  });

  it('has name, description and keywords of a shared entry', () => {
    const [item] = listWeapons({
      broadsword: [
        swords.broadsword,
        'TL2 $500 3lb',
        [['broadsword', 'sw+1 cut', 'reach 1', 'parry 0', 'ST 10']],
        271,
        'A note',
      ],
    });
    expect(item).toMatchObject({ ...swords.broadsword, id: 'broadsword' });
    expect(item?.facet).toMatchObject({ kind: 'weapon', cost: 500, quality: 'sword', notes: ['A note'] });
  });

  it('is of any tech level at 0', () => {
    const [item] = listGear({ pole: ['Pole', 'TL0 $5 3lb', 'gear', 288, 'Six feet.', 'stick'] });
    expect(item?.facet).not.toHaveProperty('techLevel');
  });

  it('is ammunition or a container', () => {
    const about = [288, 'For a test.', 'test'] as const;
    const facets = listGear({
      bolt: ['Bolt', 'TL2 $2 0.06lb', 'for crossbow pistol-crossbow', ...about],
      quiver: ['Quiver', 'TL0 $15 1lb', 'holds 20 arrows or bolts', ...about],
      sack: ['Sack', 'TL0 $1 1lb', 'container', ...about],
    }).map(({ facet }) => facet);
    expect(facets).toMatchObject([
      { kind: 'ammunition', ammunitionFor: ['crossbow', 'pistol-crossbow'] },
      { kind: 'container', holds: { count: 20, what: 'arrows or bolts' } },
      { kind: 'container' },
    ]);
  });

  it('is a mount, with its figures', () => {
    const [item] = listMounts({
      horse: ['Horse', 'TL0 $1200 0lb', 'ST21 DX9 IQ3 HT11 Move6 1200lb', 460, 'For a test.', 'test'],
    });
    expect(item?.facet).toMatchObject({
      kind: 'mount',
      mount: { st: 21, dx: 9, iq: 3, ht: 11, move: 6, bodyWeight: 1200 },
    });
  });

  it('is a shield with its bonus, what it takes, and its blows', () => {
    const [item] = listShields({
      shield: [
        'Shield',
        'TL1 $40 8lb',
        ['DB1 DR6 30HP', ['shield', 'thr cr', 'reach 1', 'parry No', 'ST -', 'bash']],
        287,
        'Small.',
        'test',
      ],
    });
    expect(item?.facet).toMatchObject({
      kind: 'shield',
      shield: { passiveDefense: 0, defenseBonus: 1, damageResistance: 6, hitPoints: 30 },
      attacks: [{ name: 'bash', parry: null }],
    });
  });
});

describe('a row of armor', () => {
  it.each([
    [['DR4/2cr*', 'torso', 'groin'], { damageResistance: 4, crushing: 2, flexible: true, places: ['torso', 'groin'] }],
    [['DR12/5*FC', 'torso'], { damageResistance: 12, otherTypes: 5, crushing: 5, frontOnly: true, concealable: true }],
    [['DR3', 'head'], { damageResistance: 3, coverage: 'piece', places: ['skull', 'face', 'eyes'] }],
    [
      [
        ['DR50', 'trunk'],
        ['DR30', 'arms'],
      ],
      {
        damageResistance: 50,
        places: ['torso', 'groin', 'arms'],
        parts: [{ damageResistance: 30, places: ['arms'] }],
      },
    ],
  ] as const)('%o', (text, figures) => {
    const [item] = listArmor({ armor: ['Armor', 'TL8 $1 1lb', text, 284, 'For a test.', 'test'] });
    expect(item?.facet.armor).toMatchObject(figures);
  });
});
