import { lite } from '../../books.ts';
import { knives } from '../../entries/equipment/knives.ts';
import { listItems } from '../../list-entries.ts';
import { knifeSkills, knifeThrowSkills } from '../../third-edition/equipment/knives.ts';

/** GURPS Lite, p. 26: knives and equally small weapons parry at one less. */
const knifeParry = -1;

/** GURPS Lite, pp. 19-20. */
export const liteKnives = listItems(knives, {
  'large-knife': {
    cite: lite(19),
    kind: 'weapon',
    cost: 40,
    weight: 1,
    attacks: [
      {
        name: 'swing',
        skills: knifeSkills,
        type: 'cut',
        basis: 'swing',
        adds: -2,
        maximumDamage: '1+2',
        reach: 'C,1',
        parry: knifeParry,
      },
      {
        name: 'thrust',
        skills: knifeSkills,
        type: 'imp',
        basis: 'thrust',
        adds: 0,
        maximumDamage: '1+2',
        reach: 'C',
        parry: knifeParry,
        notes: ['throwable'],
      },
      {
        name: 'thrown',
        skills: knifeThrowSkills,
        type: 'imp',
        basis: 'thrust',
        adds: 0,
        maximumDamage: '1+2',
        ranged: { snapShot: 12, accuracy: 0, halfDamage: 'ST-2', maximum: 'ST+5' },
      },
    ],
  },
  'small-knife': {
    cite: lite(19),
    kind: 'weapon',
    cost: 30,
    weight: 0.5,
    attacks: [
      {
        name: 'swing',
        skills: knifeSkills,
        type: 'cut',
        basis: 'swing',
        adds: -3,
        maximumDamage: '1+1',
        reach: 'C,1',
        parry: knifeParry,
      },
      {
        name: 'thrust',
        skills: knifeSkills,
        type: 'imp',
        basis: 'thrust',
        adds: -1,
        maximumDamage: '1+1',
        reach: 'C',
        parry: knifeParry,
        notes: ['throwable'],
      },
      {
        name: 'thrown',
        skills: knifeThrowSkills,
        type: 'imp',
        basis: 'thrust',
        adds: -1,
        maximumDamage: '1+1',
        ranged: { snapShot: 11, accuracy: 0, halfDamage: 'ST-5', maximum: 'ST' },
      },
    ],
  },
  dagger: {
    cite: lite(19),
    kind: 'weapon',
    cost: 20,
    weight: 0.25,
    attacks: [
      {
        name: 'thrust',
        skills: knifeSkills,
        type: 'imp',
        basis: 'thrust',
        adds: -1,
        maximumDamage: '1',
        reach: 'C',
        parry: knifeParry,
        notes: ['throwable'],
      },
      {
        name: 'thrown',
        skills: knifeThrowSkills,
        type: 'imp',
        basis: 'thrust',
        adds: -1,
        maximumDamage: '1',
        ranged: { snapShot: 12, accuracy: 0, halfDamage: 'ST-5', maximum: 'ST' },
      },
    ],
  },
});
