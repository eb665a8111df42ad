import { lite } from '../../books.ts';
import { originalRaces } from '../../entries/races/original-races.ts';
import { listRaces } from '../../list-entries.ts';

/** The rules of racial templates, by which these races of our own are made. */
const cite = lite(21);

/** The price of each is the sum of its template's parts. */
export const liteOriginalRaces = listRaces(originalRaces, {
  'under-hiller': {
    cite,
    st: 3,
    dx: -1,
    ht: 1,
    traits: [
      { trait: 'night-vision' },
      { trait: 'absolute-direction' },
      { trait: 'phobia', choices: { object: 'open-spaces' } },
      { trait: 'stubbornness' },
      { trait: 'quirk', choices: { what: 'taps every wall in passing' } },
      { trait: 'quirk', choices: { what: 'keeps a pebble for every friend' } },
    ],
    skills: [
      { skill: 'masonry', relative: 1 },
      { skill: 'survival', speciality: 'Caves', relative: 0 },
    ],
    height: -14,
    weight: 70,
    notes: ['Digs through soil with bare hands at the pace of a human with a spade'],
  },
  reedling: {
    cite,
    st: -1,
    ht: 1,
    traits: [
      { trait: 'resistant-to-poison' },
      { trait: 'double-jointed' },
      { trait: 'sense-of-duty', choices: { group: 'nation', who: 'their own marsh' } },
      { trait: 'odious-personal-habit', choices: { degree: 'slight', what: 'drips and smells of mud' } },
      { trait: 'quirk', choices: { what: 'wets face and hands before speaking to strangers' } },
    ],
    skills: [
      { skill: 'swimming', relative: 2 },
      { skill: 'stealth', relative: 0 },
      { skill: 'survival', speciality: 'Swamp', relative: 0 },
    ],
    weight: -20,
    notes: ['Breathes water as well as air', 'Without a soaking each day, loses 1 fatigue an hour until there is one'],
  },
  windrunner: {
    cite,
    st: -2,
    dx: 2,
    traits: [
      { trait: 'acute-vision', level: 3 },
      { trait: 'absolute-direction' },
      { trait: 'truthfulness' },
      { trait: 'vow', choices: { degree: 'minor', what: 'to deliver every message once accepted' } },
      { trait: 'phobia', choices: { object: 'enclosed-spaces' } },
      { trait: 'quirk', choices: { what: 'perches rather than sits' } },
    ],
    skills: [
      { skill: 'jumping', relative: 1 },
      { skill: 'meteorology', relative: 0 },
    ],
    height: 4,
    weight: -45,
    notes: [
      'The wings glide and break a fall but do not lift off the ground',
      'Armor and packs must leave the wings free',
    ],
  },
});
