import { lite, manToMan } from './books.ts';
import type { NaturalBlow, RaceEntry } from './race-entry.ts';

/** A foot and a half under the average, in inches. */
const short = -18;

/** What is easy has the default of easy skills, DX-4 (p. 9). */
const easyDefault = 4;

/** Built on more points than this, an orc or kobold is very rare (p. 20). */
const fodderCeiling = 40;

/** Where GURPS Lite has the rules of racial templates, by which it prices what Man to Man prints. */
const template = lite(21);

/**
 * Feet, hands and teeth of a reptile man (Man to Man, p. 20). The hands are like daggers: thrust-1, no more than a die. They
 * are the fists of a bare-handed fighter all the same, so that they strike at DX, or with what serves for a punch.
 */
const reptileBlows: readonly NaturalBlow[] = [
  { id: 'kick', type: 'imp' },
  {
    id: 'claws',
    name: 'Claws',
    type: 'imp',
    limb: 'hand',
    reach: 'C',
    damageAdd: -1,
    maximumDamage: '1',
    like: 'punch',
    skills: ['knife'],
    notes: ['like daggers, in close combat'],
  },
  { id: 'bite', name: 'Bite', type: 'cut', limb: 'mouth', reach: 'C', damageAdd: 0, notes: ['in close combat'] },
];

/**
 * Man to Man, pp. 19-20: points, changes to the attributes, then what else comes with the race. GURPS Lite has the same
 * without printed points: there the parts make up the price.
 */
export const races: readonly RaceEntry[] = [
  {
    id: 'human',
    name: 'Human',
    description: 'The measure of all others: no changes and no cost.',
    keywords: ['man', 'woman', 'person', 'normal'],
    facets: { 'man-to-man': { cite: manToMan(19), points: 0 }, 'lite-3e': { cite: template, points: 0 } },
  },
  {
    id: 'elf',
    name: 'Elf',
    description: 'Slender forest folk: quick, clever and never surprised, but not strong.',
    keywords: ['elves', 'elven', 'forest', 'archer', 'magic'],
    facets: {
      'man-to-man': {
        cite: manToMan(19),
        points: 30,
        st: -1,
        dx: 1,
        iq: 1,
        traits: [{ trait: 'combat-reflexes' }],
        weight: -15,
      },
      'lite-3e': {
        cite: template,
        st: -1,
        dx: 1,
        iq: 1,
        traits: [{ trait: 'combat-reflexes' }],
        weight: -15,
      },
    },
  },
  {
    id: 'dwarf',
    name: 'Dwarf',
    description: 'Short, broad miners: strong, tough, able to bear great loads; slow, and poor shots.',
    keywords: ['dwarves', 'dwarven', 'miner', 'stout', 'beard', 'axe'],
    facets: {
      'man-to-man': {
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
        height: short,
        weight: 100,
        extraHeavyLoad: 30,
        notes: ['Toughness may be raised by 2 further, at its list price'],
      },
      'lite-3e': {
        cite: template,
        st: 2,
        traits: [{ trait: 'toughness', level: 1 }],
        effects: [
          { to: 'basicSpeed', add: -1 },
          { to: { skill: 'bow' }, add: -2 },
          { to: { skill: 'crossbow' }, add: -2 },
          { to: { skill: 'sling' }, add: -2 },
        ],
        height: short,
        weight: 100,
        extraHeavyLoad: 30,
        notes: ['Toughness may be raised by 2 further, at its list price'],
      },
    },
  },
  {
    id: 'gnome',
    name: 'Gnome',
    description: 'Distant kin of dwarves: tough, able to bear great loads, slow on short legs.',
    keywords: ['gnomes', 'small', 'stout', 'tinker'],
    facets: {
      'man-to-man': {
        cite: manToMan(20),
        points: 10,
        traits: [{ trait: 'toughness', level: 1 }],
        effects: [{ to: 'basicSpeed', add: -1 }],
        height: short,
        weight: 50,
        extraHeavyLoad: 30,
      },
      'lite-3e': {
        cite: template,
        traits: [{ trait: 'toughness', level: 1 }],
        effects: [{ to: 'basicSpeed', add: -1 }],
        height: short,
        weight: 50,
        extraHeavyLoad: 30,
      },
    },
  },
  {
    id: 'halfling',
    name: 'Halfling',
    description: 'Small folk of the burrows: weak but nimble and hardy, born to throw and shoot.',
    keywords: ['halflings', 'hobbit', 'small', 'sling', 'burrow'],
    facets: {
      'man-to-man': {
        cite: manToMan(20),
        points: 0,
        st: -3,
        dx: 1,
        ht: 1,
        difficulties: [
          { skill: 'throwing', difficulty: 'easy' },
          { skill: 'bow', difficulty: 'easy', defaultPenalty: easyDefault },
          { skill: 'sling', difficulty: 'easy', defaultPenalty: easyDefault },
        ],
        height: short,
      },
      'lite-3e': {
        cite: template,
        st: -3,
        dx: 1,
        ht: 1,
        difficulties: [
          { skill: 'throwing', difficulty: 'easy' },
          { skill: 'bow', difficulty: 'easy', defaultPenalty: easyDefault },
          { skill: 'sling', difficulty: 'easy', defaultPenalty: easyDefault },
        ],
        height: short,
      },
    },
  },
  {
    id: 'reptile-man',
    name: 'Reptile Man',
    description: 'Huge lizard on two legs: strong, hardy, scaled and clawed; crossbows do not fit its hands.',
    keywords: ['lizard man', 'lizardfolk', 'dragon', 'scales', 'claws', 'bite'],
    facets: {
      'man-to-man': {
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
      'lite-3e': {
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
    },
  },
  {
    id: 'goblin',
    name: 'Goblin',
    description: 'Small and green, quick of hand and wit, weak of arm.',
    keywords: ['goblins', 'green', 'small', 'monster'],
    facets: {
      'man-to-man': { cite: manToMan(20), points: 0, st: -2, dx: 1, iq: 1, weight: -10 },
      'lite-3e': { cite: template, st: -2, dx: 1, iq: 1, weight: -10 },
    },
  },
  {
    id: 'orc',
    name: 'Orc',
    description: 'Dull, dirty, hardy brute, the common foe of fantasy.',
    keywords: ['orcs', 'ork', 'monster', 'brute', 'cannon fodder'],
    facets: {
      'man-to-man': { cite: manToMan(20), points: 0, iq: -2, ht: 1, suggestedCeiling: fodderCeiling },
      'lite-3e': { cite: template, iq: -2, ht: 1 },
    },
  },
  {
    id: 'half-orc',
    name: 'Half-orc',
    description: 'Child of orc and human: hardier than most, a little duller.',
    keywords: ['orc', 'half-breed', 'brute', 'cannon fodder'],
    facets: {
      'man-to-man': { cite: manToMan(20), points: 0, iq: -1, ht: 1 },
      'lite-3e': { cite: template, iq: -1, ht: 1 },
    },
  },
  {
    id: 'kobold',
    name: 'Kobold',
    description: 'Small blue pest: weak and dull but nimble, and never alone.',
    keywords: ['kobolds', 'small', 'blue', 'monster', 'cannon fodder'],
    facets: {
      'man-to-man': { cite: manToMan(20), points: 0, st: -2, dx: 1, iq: -2, suggestedCeiling: fodderCeiling },
      'lite-3e': { cite: template, st: -2, dx: 1, iq: -2 },
    },
  },
  {
    id: 'hobgoblin',
    name: 'Hobgoblin',
    description: 'Big savage cousin of goblins: strong and nimble, not bright.',
    keywords: ['hobgoblins', 'goblin', 'green', 'monster', 'cannon fodder'],
    facets: {
      'man-to-man': { cite: manToMan(20), points: 0, st: 1, dx: 1, iq: -2 },
      'lite-3e': { cite: template, st: 1, dx: 1, iq: -2 },
    },
  },
  {
    id: 'skeleton',
    name: 'Skeleton',
    description: 'Walking bones: points do little to them, hammers a great deal; never stunned.',
    keywords: ['undead', 'bones', 'monster', 'cannon fodder'],
    facets: {
      'man-to-man': {
        cite: manToMan(20),
        points: 0,
        iq: -2,
        notes: [
          'Impaling attacks do 2 less and are not doubled',
          'Crushing damage that passes the armor is doubled',
          'Cannot be stunned',
        ],
      },
      'lite-3e': {
        cite: template,
        iq: -2,
        notes: [
          'Impaling attacks do 2 less and are not doubled',
          'Crushing damage that passes the armor is doubled',
          'Cannot be stunned',
        ],
      },
    },
  },
  {
    id: 'zombie',
    name: 'Zombie',
    description: 'Corpse raised by magic: very hard to bring down, and never stunned.',
    keywords: ['undead', 'corpse', 'walking dead', 'monster', 'cannon fodder'],
    facets: {
      'man-to-man': { cite: manToMan(20), points: 0, st: 1, iq: -2, ht: 5, notes: ['Cannot be stunned'] },
      'lite-3e': { cite: template, st: 1, iq: -2, ht: 5, notes: ['Cannot be stunned'] },
    },
  },
  {
    id: 'mummy',
    name: 'Mummy',
    description: 'Embalmed corpse that walks with its wits about it; sturdy, but dry as tinder.',
    keywords: ['undead', 'egypt', 'corpse', 'bandages', 'monster', 'cannon fodder'],
    facets: {
      'man-to-man': {
        cite: manToMan(20),
        points: 0,
        st: 1,
        ht: 5,
        notes: ['Cannot be stunned', 'Burns easily, unless magic guards it'],
      },
      'lite-3e': {
        cite: template,
        st: 1,
        ht: 5,
        notes: ['Cannot be stunned', 'Burns easily, unless magic guards it'],
      },
    },
  },
  {
    id: 'ghoul',
    name: 'Ghoul',
    description: 'Strong, stupid eater of the dead that fights with a bone at best.',
    keywords: ['undead', 'grave', 'monster', 'cannon fodder'],
    facets: {
      'man-to-man': { cite: manToMan(20), points: 0, st: 2, iq: -2, notes: ['Rarely has anything better than a club'] },
      'lite-3e': { cite: template, st: 2, iq: -2, notes: ['Rarely has anything better than a club'] },
    },
  },
];
