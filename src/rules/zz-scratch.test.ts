import { it } from 'vitest';
import { item, saved, skill } from '../testing/rows.ts';
import { buildSheet } from './build-sheet.ts';

const own = {
  name: 'X',
  attribute: 'will',
  kind: 'mental',
  difficulty: 'hard',
  defaults: [{ attribute: 'perception', skill: '', penalty: 2 }],
  combat: false,
  defense: 'none',
  maximum: null,
  description: '',
  page: '',
} as const;
it('will', () => {
  buildSheet(saved('man-to-man', { skills: [{ ...skill('', 2), own: { ...own, defaults: [...own.defaults] } }] }));
});
it('proto', () => {
  const a = {
    name: '',
    skill: 'constructor',
    type: '',
    basis: 'swing',
    dice: 0,
    adds: 0,
    reach: '',
    minimumStrength: null,
    twoHanded: false,
    parry: 0,
    fencing: true,
    unbalanced: false,
    ranged: false,
    accuracy: null,
    halfDamage: '',
    maximum: '',
    rateOfFire: '',
    shots: '',
    bulk: null,
    recoil: null,
  } as const;
  for (const sk of ['constructor', 'will', 'perception', 'st'])
    buildSheet(
      saved('man-to-man', {
        equipment: [
          {
            ...item('x'),
            own: {
              name: '',
              kind: 'weapon',
              cost: 0,
              weight: 0,
              attacks: [{ ...a, skill: sk }],
              passiveDefense: 0,
              damageResistance: 0,
              passiveDefenseImpaling: null,
              damageResistanceImpaling: null,
              defenseBonus: 0,
              places: [],
              effects: [],
              description: '',
              page: '',
            },
          },
        ],
      }),
    );
});
