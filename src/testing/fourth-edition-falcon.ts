import type { SavedCharacter } from '../character/character.ts';
import { typedItem, typedSkill, typedTrait } from './own-rows.ts';
import { saved } from './rows.ts';

type Choices = Parameters<typeof saved>[1];

/** John Falcon's choices of Man to Man, entered for the fourth edition. For tests only. */
export function typedFalcon(more: Choices = {}): SavedCharacter {
  return saved('fourth-edition', {
    name: 'John Falcon',
    attributes: { st: 9, dx: 15, iq: 10, ht: 13 },
    campaign: { budget: 150 },
    traits: [
      typedTrait('Toughness', {
        points: 10,
        effects: [{ stat: 'damageResistance', add: 1, perLevel: false, when: '' }],
      }),
    ],
    skills: [
      typedSkill('Shortsword', 4, { combat: true }),
      typedSkill('Knife', 1, { difficulty: 'easy', combat: true }),
      typedSkill('Shield', 1, { difficulty: 'easy', combat: true, defense: 'block' }),
      typedSkill('Crossbow', 4, { difficulty: 'easy', combat: true }),
    ],
    equipment: [
      typedItem(
        'Shortsword',
        {
          kind: 'weapon',
          cost: 400,
          weight: 2,
          attacks: [
            { name: 'swing', skill: 'Shortsword', type: 'cut', reach: '1', minimumStrength: 8 },
            { name: 'thrust', skill: 'Shortsword', type: 'imp', basis: 'thrust', reach: '1', minimumStrength: 8 },
          ],
        },
        { key: 'sword', place: 'ready' },
      ),
      typedItem(
        'Large knife',
        {
          kind: 'weapon',
          cost: 40,
          weight: 1,
          attacks: [
            { name: 'swing', skill: 'knife', type: 'cut', adds: -2, reach: 'C,1', minimumStrength: 6, parry: -1 },
            { name: 'thrust', skill: 'knife', type: 'imp', basis: 'thrust', reach: 'C', minimumStrength: 6, parry: -1 },
          ],
        },
        { key: 'dirk' },
      ),
      typedItem(
        'Crossbow',
        {
          kind: 'weapon',
          cost: 150,
          weight: 6,
          attacks: [
            {
              name: 'shot',
              skill: 'Crossbow',
              type: 'imp',
              basis: 'thrust',
              adds: 4,
              minimumStrength: 7,
              twoHanded: true,
              parry: null,
              ranged: true,
              accuracy: 4,
              halfDamage: 'STx20',
              maximum: 'STx25',
              rateOfFire: '1',
              shots: '1(4)',
              bulk: -6,
            },
          ],
        },
        { key: 'bow' },
      ),
      typedItem('Quiver', { kind: 'container', cost: 10, weight: 0.5 }, { key: 'quiver' }),
      typedItem('Bolt', { kind: 'ammunition', cost: 2, weight: 0.0625 }, { quantity: 10, container: 'quiver' }),
      typedItem(
        'Small shield',
        { kind: 'shield', cost: 40, weight: 8, defenseBonus: 1 },
        { key: 'targe', place: 'ready' },
      ),
      typedItem(
        'Leather armor',
        { kind: 'armor', cost: 350, weight: 20, damageResistance: 2 },
        { key: 'leather', place: 'ready' },
      ),
    ],
    ...more,
  });
}
