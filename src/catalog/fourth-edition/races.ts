import { basicSet } from '../books.ts';
import { fantasyRaces, originalRaces } from '../entries/races.ts';
import { listRaces } from '../list-entries.ts';

/** The rules of racial templates, used for the races below; their contents are our own. */
const cite = basicSet(260);

/** Races of the fourth edition. The price of each is the sum of its template's parts. */
export const fourthEditionRaces = [
  ...listRaces(fantasyRaces, {
    elf: {
      cite,
      st: -1,
      dx: 1,
      traits: [
        { trait: 'acute-hearing', level: 2 },
        { trait: 'extended-lifespan', level: 3 },
        { trait: 'night-vision', level: 4 },
        { trait: 'perfect-balance' },
        { trait: 'sense-of-duty', choices: { to: 'Their own forest', size: 'large-group' } },
      ],
      height: 2,
      weight: -15,
    },
    dwarf: {
      cite,
      ht: 1,
      traits: [
        { trait: 'damage-resistance', level: 1 },
        { trait: 'extended-lifespan', level: 1 },
        { trait: 'lifting-st', level: 3 },
        { trait: 'night-vision', level: 6 },
        { trait: 'resistant', choices: { 'how-common': 'occasional', to: 'Poison', degree: 'plus-3' } },
        { trait: 'stubbornness' },
      ],
      effects: [{ to: 'sizeModifier', add: -1 }],
      height: -14,
      weight: 20,
    },
    halfling: {
      cite,
      st: -3,
      dx: 1,
      ht: 1,
      traits: [
        { trait: 'honest-face' },
        { trait: 'silence', level: 1 },
        { trait: 'gluttony' },
        { trait: 'reduced-consumption', level: 1 },
      ],
      effects: [{ to: 'sizeModifier', add: -2 }],
      height: -26,
      weight: -60,
    },
    orc: {
      cite,
      st: 1,
      iq: -1,
      ht: 1,
      traits: [
        { trait: 'acute-taste-smell', level: 2 },
        { trait: 'night-vision', level: 3 },
        { trait: 'rapid-healing', choices: { degree: 'rapid' } },
        { trait: 'social-stigma', choices: { kind: 'minority' } },
        { trait: 'appearance', choices: { looks: 'unattractive' } },
      ],
    },
  }),
  ...listRaces(originalRaces, {
    'under-hiller': {
      cite,
      st: 2,
      dx: -1,
      ht: 1,
      traits: [
        { trait: 'dark-vision' },
        { trait: 'absolute-direction', choices: { sense: 'north' } },
        { trait: 'phobia', choices: { object: 'open-spaces' } },
        { trait: 'stubbornness' },
      ],
      skills: [
        { skill: 'masonry', relative: 1 },
        { skill: 'prospecting', relative: 0 },
      ],
      effects: [{ to: 'sizeModifier', add: -1 }],
      height: -14,
      weight: 70,
    },
    reedling: {
      cite,
      st: -1,
      ht: 1,
      traits: [
        { trait: 'amphibious' },
        { trait: 'flexibility', choices: { degree: 'double-jointed' } },
        { trait: 'nictitating-membrane', level: 1 },
        { trait: 'speak-underwater' },
        { trait: 'dependency', choices: { on: 'Fresh water on the skin', rarity: 'very-common', frequency: 'daily' } },
      ],
      skills: [
        { skill: 'stealth', relative: 0 },
        { skill: 'survival', speciality: 'Swampland', relative: 0 },
      ],
      weight: -20,
    },
    windrunner: {
      cite,
      st: -2,
      dx: 1,
      traits: [
        { trait: 'absolute-direction', choices: { sense: '3d' } },
        { trait: 'acute-vision', level: 3 },
        { trait: 'catfall' },
        { trait: 'phobia', choices: { object: 'enclosed-spaces' } },
        { trait: 'truthfulness' },
      ],
      skills: [
        { skill: 'jumping', relative: 1 },
        { skill: 'weather-sense', relative: 0 },
      ],
      height: 4,
      weight: -45,
      notes: ['The wings glide and break a fall but do not lift off the ground', 'Armor must leave the wings free'],
    },
  }),
];
