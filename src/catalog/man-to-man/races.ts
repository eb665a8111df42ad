import { manToMan } from '../books.ts';
import { fantasyRaces } from '../entries/races.ts';
import { listRaces } from '../list-entries.ts';
import { easyDefaultPenalty, reptileBlows, shortFolkInches } from '../third-edition/races.ts';

/** Built on more points than this, an orc or kobold is very rare (p. 20). */
const fodderCeiling = 40;

/** Man to Man, pp. 19-20: points, changes to the attributes, then the other parts of the race. */
export const manToManFantasyRaces = listRaces(fantasyRaces, {
  human: { cite: manToMan(19), points: 0 },
  elf: {
    cite: manToMan(19),
    points: 30,
    st: -1,
    dx: 1,
    iq: 1,
    traits: [{ trait: 'combat-reflexes' }],
    weight: -15,
  },
  dwarf: {
    cite: manToMan(19),
    points: 30,
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
    cite: manToMan(20),
    points: 10,
    traits: [{ trait: 'toughness', level: 1 }],
    effects: [{ to: 'basicSpeed', add: -1 }],
    height: shortFolkInches,
    weight: 50,
    extraHeavyLoad: 30,
  },
  halfling: {
    cite: manToMan(20),
    points: 0,
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
    cite: manToMan(20),
    points: 100,
    st: 4,
    iq: -1,
    ht: 2,
    traits: [{ trait: 'peripheral-vision' }],
    effects: [
      { to: 'damageResistance', add: 1 },
      { to: { skill: 'crossbow' }, add: -4, when: 'with a crossbow not built for such hands' },
    ],
    blows: reptileBlows,
    weight: 30,
    notes: [
      'The hands count as daggers in close combat',
      'A kick impales',
      'A bite in close combat does thrust damage, cutting',
      'Toughness can be bought at the usual price, on top of the DR 1 of the scales',
    ],
  },
  goblin: { cite: manToMan(20), points: 0, st: -2, dx: 1, iq: 1, weight: -10 },
  orc: { cite: manToMan(20), points: 0, iq: -2, ht: 1, suggestedCeiling: fodderCeiling },
  'half-orc': { cite: manToMan(20), points: 0, iq: -1, ht: 1 },
  kobold: { cite: manToMan(20), points: 0, st: -2, dx: 1, iq: -2, suggestedCeiling: fodderCeiling },
  hobgoblin: { cite: manToMan(20), points: 0, st: 1, dx: 1, iq: -2 },
  skeleton: {
    cite: manToMan(20),
    points: 0,
    iq: -2,
    notes: [
      'Impaling attacks do 2 less and are not doubled',
      'Crushing damage that passes the armor is doubled',
      'Cannot be stunned',
    ],
  },
  zombie: { cite: manToMan(20), points: 0, st: 1, iq: -2, ht: 5, notes: ['Cannot be stunned'] },
  mummy: {
    cite: manToMan(20),
    points: 0,
    st: 1,
    ht: 5,
    notes: ['Cannot be stunned', 'Burns easily, unless magic guards it'],
  },
  ghoul: { cite: manToMan(20), points: 0, st: 2, iq: -2, notes: ['Rarely has anything better than a club'] },
});
