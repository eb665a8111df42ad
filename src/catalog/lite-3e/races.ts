import { lite } from '../books.ts';
import { fantasyRaces, originalRaces } from '../entries/races.ts';
import { listRaces } from '../list-entries.ts';
import { easyDefaultPenalty, reptileBlows, shortFolkInches } from '../third-edition/races.ts';

/** The page of GURPS Lite with the rules of racial templates, which price the contents of Man to Man's races. */
const template = lite(21);

/** GURPS Lite has the rules of racial templates (p. 21): the price is the sum of the parts printed in Man to Man. */
export const liteFantasyRaces = listRaces(fantasyRaces, {
  human: { cite: template, points: 0 },
  elf: {
    cite: template,
    st: -1,
    dx: 1,
    iq: 1,
    traits: [{ trait: 'combat-reflexes' }],
    weight: -15,
  },
  dwarf: {
    cite: template,
    st: 2,
    traits: [{ trait: 'toughness', level: 1 }],
    effects: [
      { to: 'basicSpeed', add: -1 },
      { to: { skill: 'bow' }, add: -2 },
      { to: { skill: 'crossbow' }, add: -2 },
      { to: { skill: 'sling' }, add: -2 },
    ],
    height: shortFolkInches,
    weight: 100,
    extraHeavyLoad: 30,
    notes: ['Toughness may be raised by 2 further, at its list price'],
  },
  gnome: {
    cite: template,
    traits: [{ trait: 'toughness', level: 1 }],
    effects: [{ to: 'basicSpeed', add: -1 }],
    height: shortFolkInches,
    weight: 50,
    extraHeavyLoad: 30,
  },
  halfling: {
    cite: template,
    st: -3,
    dx: 1,
    ht: 1,
    difficulties: [
      { skill: 'throwing', difficulty: 'easy' },
      { skill: 'bow', difficulty: 'easy', defaultPenalty: easyDefaultPenalty },
      { skill: 'sling', difficulty: 'easy', defaultPenalty: easyDefaultPenalty },
    ],
    height: shortFolkInches,
  },
  'reptile-man': {
    cite: template,
    st: 4,
    iq: -1,
    ht: 2,
    effects: [
      { to: 'damageResistance', add: 1 },
      { to: { skill: 'crossbow' }, add: -4, when: 'with a crossbow not built for such hands' },
    ],
    blows: reptileBlows,
    weight: 30,
    notes: [
      'Sees to both sides without turning the head',
      'The hands count as daggers in close combat',
      'A kick impales',
      'A bite in close combat does thrust damage, cutting',
      'Toughness can be bought at the usual price, on top of the DR 1 of the scales',
    ],
  },
  goblin: { cite: template, st: -2, dx: 1, iq: 1, weight: -10 },
  orc: { cite: template, iq: -2, ht: 1 },
  'half-orc': { cite: template, iq: -1, ht: 1 },
  kobold: { cite: template, st: -2, dx: 1, iq: -2 },
  hobgoblin: { cite: template, st: 1, dx: 1, iq: -2 },
  skeleton: {
    cite: template,
    iq: -2,
    notes: [
      'Impaling attacks do 2 less and are not doubled',
      'Crushing damage that passes the armor is doubled',
      'Cannot be stunned',
    ],
  },
  zombie: { cite: template, st: 1, iq: -2, ht: 5, notes: ['Cannot be stunned'] },
  mummy: {
    cite: template,
    st: 1,
    ht: 5,
    notes: ['Cannot be stunned', 'Burns easily, unless magic guards it'],
  },
  ghoul: { cite: template, st: 2, iq: -2, notes: ['Rarely has anything better than a club'] },
});

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
