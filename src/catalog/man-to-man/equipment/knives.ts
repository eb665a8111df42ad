import { manToMan } from '../../books.ts';
import { knives } from '../../entries/equipment/knives.ts';
import { listItems } from '../../list-entries.ts';
import { knifeSkills, knifeThrowSkills } from '../../third-edition/equipment/knives.ts';

/**
 * The ranged table of Man to Man leaves the maximum damage of thrown knives blank; the limit of the hand table is
 * carried over, since it is the same blade. GURPS Lite prints it in both.
 */
const largeKnifeMost = '1+2';

const smallKnifeMost = '1+1';

const daggerMost = '1';

/** Man to Man, pull-out (hand and ranged weapon tables). */
export const manToManKnives = listItems(knives, {
  'large-knife': {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 40,
    weight: 1,
    quality: 'edged',
    attacks: [
      {
        name: 'swing',
        skills: knifeSkills,
        type: 'cut',
        basis: 'swing',
        adds: -2,
        maximumDamage: largeKnifeMost,
        reach: 'C,1',
      },
      {
        name: 'thrust',
        skills: knifeSkills,
        type: 'imp',
        basis: 'thrust',
        adds: 0,
        maximumDamage: largeKnifeMost,
        reach: 'C',
        notes: ['throwable'],
      },
      {
        name: 'thrown',
        skills: knifeThrowSkills,
        type: 'imp',
        basis: 'thrust',
        adds: 0,
        maximumDamage: largeKnifeMost,
        ranged: { pointBlank: '2', increment: '1', halfDamage: 'ST-2', maximum: 'ST+5' },
      },
    ],
  },
  'small-knife': {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 30,
    weight: 0.5,
    quality: 'edged',
    attacks: [
      {
        name: 'swing',
        skills: knifeSkills,
        type: 'cut',
        basis: 'swing',
        adds: -3,
        maximumDamage: smallKnifeMost,
        reach: 'C,1',
      },
      {
        name: 'thrust',
        skills: knifeSkills,
        type: 'imp',
        basis: 'thrust',
        adds: -1,
        maximumDamage: smallKnifeMost,
        reach: 'C',
        notes: ['throwable'],
      },
      {
        name: 'thrown',
        skills: knifeThrowSkills,
        type: 'imp',
        basis: 'thrust',
        adds: -1,
        maximumDamage: smallKnifeMost,
        ranged: { pointBlank: '2', increment: '1', halfDamage: 'ST-5', maximum: 'ST' },
      },
    ],
  },
  dagger: {
    cite: manToMan('pull-out'),
    kind: 'weapon',
    cost: 20,
    weight: 0.25,
    quality: 'edged',
    attacks: [
      {
        name: 'thrust',
        skills: knifeSkills,
        type: 'imp',
        basis: 'thrust',
        adds: -1,
        maximumDamage: daggerMost,
        reach: 'C',
        notes: ['throwable'],
      },
      {
        name: 'thrown',
        skills: knifeThrowSkills,
        type: 'imp',
        basis: 'thrust',
        adds: -1,
        maximumDamage: daggerMost,
        ranged: { pointBlank: '2', increment: '1', halfDamage: 'ST-5', maximum: 'ST' },
      },
    ],
  },
});
