import { ownValue } from '../../../../engine/own-value.ts';
import { hasTrait, traitsOf } from '../../../combat/fight.ts';
import type { Asked, Hazard, HazardRules } from '../../../combat/hazards/hazard.ts';
import {
  day,
  deepWater,
  modifier,
  nothing,
  otherHarm,
  poisonHarm,
  second,
  writeHt,
} from '../../../combat/hazards/hazard-parts.ts';
import { armorOf, fall, fallingObject, fireAsks, turnsInFire, writeFlame } from '../../common/fight/hazards.ts';
import { odds } from '../combat.ts';
import { fightPages as pages } from '../pages.ts';

/** Armor keeps fire out for so many turns for each point of its DR (p. 28). */
const turnsPerResistance = 3;
const turnsKept = (asked: Asked): number => turnsPerResistance * armorOf(asked);

const fire: Hazard = {
  id: 'fire',
  name: 'Fire',
  summary: 'armor keeps it out; after three turns for each DR its heat costs fatigue unless HT is rolled',
  cite: pages.hazards,
  asks: fireAsks,
  stages: [
    {
      kind: 'damage',
      words: 'damage of the fire',
      isMet: (asked) => armorOf(asked) === 0,
      dice: (w, asked) => writeFlame(w, asked, pages.hazards),
      type: 'fire',
    },
    {
      kind: 'happens',
      words: 'heat',
      isMet: (asked) => turnsInFire(asked) < turnsKept(asked),
      outcome: {
        words: (asked) =>
          `armor of DR ${armorOf(asked)} keeps the fire out, turn ${turnsInFire(asked) + 1} of ${turnsKept(asked)}`,
      },
    },
    {
      kind: 'roll',
      words: 'HT against the heat',
      isMet: (asked) => armorOf(asked) > 0 && turnsInFire(asked) >= turnsKept(asked),
      formula: (w) => w.startFrom('ht', undefined, { cite: pages.hazards }),
      success: nothing,
      failure: { words: 'the heat tells', fatigue: 1 },
    },
  ],
  again: (asked) => (asked.choice('how') === 'part' ? null : second),
  ends: 'Out of the fire',
  area: [],
};

/** Full damage closer than this; a quarter for each such distance (p. 27). */
const blastYards = 2;

const explosion: Hazard = {
  id: 'explosion',
  name: 'Explosion',
  summary: 'full damage within 2 yards, a quarter for each 2 yards more; only sealed armor protects',
  cite: pages.explosions,
  asks: [
    { id: 'dice', label: 'Dice', kind: 'dice', usual: '3d', hint: 'A grenade: 2d to 5d' },
    { id: 'multiply', label: 'Times', kind: 'number', usual: 1, min: 1, max: 1_000, hint: '10 lb of TNT: 6d × 20' },
    { id: 'yards', label: 'Yards away', kind: 'number', usual: 0, min: 0, max: 10_000 },
    { id: 'sealed', label: 'Armor is sealed', kind: 'check' },
    { id: 'hit', label: 'A fragment hits', kind: 'check', hint: 'The game master sets the chance' },
    {
      id: 'fragment',
      label: 'Dice of the fragment',
      kind: 'dice',
      usual: '2d',
      hint: '1d−4 for dirt to 2d for shrapnel',
      isAsked: (asked) => asked.isChecked('hit'),
    },
  ],
  stages: [
    {
      kind: 'damage',
      words: 'damage of the blast',
      dice: (w, asked) => w.start(asked.dice('dice'), 'dice', { cite: pages.explosions }),
      type: 'cr',
      share: (w, asked) => {
        const cite = pages.explosions;
        if (asked.number('multiply') > 1) w.multiply(asked.number('multiply'), 'times', { cite });
        const quarters = Math.floor(asked.number('yards') / blastYards);
        if (quarters > 0)
          w.divide(4 ** quarters, `a quarter for each 2 yards, ${asked.number('yards')} yards away`, { cite }).round(
            'down',
            { cite },
          );
      },
      resistance: (w, asked) => {
        if (!asked.isChecked('sealed')) w.lookup('DR', 'the armor is not sealed', 0, { cite: pages.explosions });
      },
    },
    {
      kind: 'damage',
      words: 'damage of a fragment',
      isMet: (asked) => asked.isChecked('hit'),
      dice: (w, asked) => w.start(asked.dice('fragment'), 'dice', { cite: pages.explosions }),
      type: 'cut',
    },
  ],
  area: ['yards', 'sealed', 'hit'],
};

/** The modifier to HT of each kind of contact with a disease (p. 29). */
const contacts = [
  ['avoided', 'Avoided all contact: +4', 4],
  ['entered', 'Entered a victim’s dwelling or shop: +3', 3],
  ['spoke', 'Spoke with a victim closely: +2', 2],
  ['touched', 'Touched a victim briefly: +1', 1],
  ['clothes', 'Used clothes or blankets, or ate cooked flesh: 0', 0],
  ['raw', 'Ate raw flesh: −1', -1],
  ['prolonged', 'Prolonged contact with the living: −2', -2],
  ['kissed', 'Kissed, or other intimate contact: −3', -3],
] as const;

/** What a trait adds against illness: Disease Resistant +8 (p. 10). The immune catch nothing. */
const immunity = (asked: Asked): 'immune' | 'resistant' | null => {
  const [trait] = traitsOf(asked, 'immunity-to-disease');
  if (!trait) return null;
  return trait.row.choices.some(({ value }) => value === 'resistant') ? 'resistant' : 'immune';
};

const contagion: Hazard = {
  id: 'contagion',
  name: 'Contagion',
  summary: 'HT once a day, by the closest contact; missed, the illness is caught',
  cite: pages.illness,
  asks: [
    {
      id: 'contact',
      label: 'Closest contact today',
      kind: 'choice',
      options: contacts.map(([value, label]) => ({ value, label })),
    },
    { ...modifier, hint: 'Harder for a plague' },
  ],
  stages: [
    {
      kind: 'happens',
      words: 'illness',
      isMet: (asked) => immunity(asked) === 'immune',
      outcome: { words: 'immune to disease', ends: true },
    },
    {
      kind: 'roll',
      words: 'HT against the illness',
      isMet: (asked) => immunity(asked) !== 'immune',
      formula: writeHt(pages.illness, 'the disease', (w, asked) => {
        const cite = pages.illness;
        const [, label = '', add = 0] = contacts.find(([value]) => value === asked.choice('contact')) ?? [];
        if (add !== 0) w.add(add, label.split(':')[0] ?? '', { cite });
        if (immunity(asked) === 'resistant') w.add(8, 'Disease Resistant', { cite: pages.healthy });
      }),
      success: { words: 'not caught' },
      failure: { words: 'caught; symptoms after a day at the earliest', begins: { hazard: 'illness' }, ends: true },
    },
  ],
  again: () => day,
  ends: 'No more contact',
};

const illness: Hazard = {
  id: 'illness',
  name: 'Illness',
  summary: 'HT each day: 1 hit lost or 1 back; a 3 or 4 ends it',
  cite: pages.illness,
  asks: [modifier, { id: 'cared', label: 'In the care of a physician: +1', kind: 'check' }],
  stages: [
    {
      kind: 'roll',
      words: 'HT against the illness',
      formula: writeHt(pages.illness, 'the disease', (w, asked) => {
        if (asked.isChecked('cared')) w.add(1, 'physician', { cite: pages.illness });
      }),
      critical: { words: 'the disease has vanished', ends: true },
      success: {
        words: 'better',
        hits: -1,
        next: [
          {
            kind: 'happens',
            words: 'illness',
            isMet: (asked) => asked.state.hitsLost === 0,
            outcome: { words: 'cured', ends: true },
          },
        ],
      },
      failure: { words: 'worse', hits: 1 },
    },
  ],
  delay: (w) => w.start(day, 'symptoms after a day', { cite: pages.illness }),
  again: () => day,
  ends: 'Cured',
};

const poison: Hazard = {
  id: 'poison',
  name: 'Poison',
  summary: 'HT with the modifier of the poison, or its damage; armor does not help',
  cite: pages.poison,
  asks: [
    modifier,
    { id: 'dice', label: 'Dice', kind: 'dice', usual: '1d' },
    { id: 'resisted', label: 'Dice if resisted', kind: 'dice', usual: '0d' },
    { id: 'delay', label: 'Begins after', unit: 'minutes', kind: 'number', usual: 0, min: 0, max: 10_000 },
    {
      id: 'each',
      label: 'Comes again after',
      unit: 'minutes',
      hint: '0: only once',
      kind: 'number',
      usual: 0,
      min: 0,
      max: 10_000,
    },
    {
      id: 'times',
      label: 'Times in all',
      kind: 'number',
      usual: 3,
      min: 1,
      max: 100,
      isAsked: (asked) => asked.number('each') > 0,
    },
  ],
  stages: [
    {
      kind: 'roll',
      words: 'HT against the poison',
      formula: writeHt(pages.poison, 'the poison', (w, asked) => {
        if (hasTrait(asked, 'resistant-to-poison')) w.add(3, 'Resistant to Poison', { cite: pages.healthy });
      }),
      success: { words: 'resisted', next: [poisonHarm('resisted', pages.poison, '')] },
      failure: { words: 'the poison acts', next: [poisonHarm('dice', pages.poison, '')] },
    },
  ],
  delay: (w, asked) =>
    w.start(asked.number('delay'), 'minutes', { cite: pages.poison }).multiply(60, 'seconds', { cite: pages.poison }),
  again: (asked) => asked.number('each') * 60 || null,
  times: (asked) => asked.number('times'),
  ends: 'Antidote',
};

const drowning = deepWater({
  cite: pages.swimming,
  summary: 'Swimming on entering and every 5 minutes; missed, 1 fatigue and again in 5 seconds, to ST 0',
  untrained: (w) => {
    const [dx, st] = [w.consultNumber('dx') - 4, w.consultNumber('st') - 5];
    const options = [
      { words: 'DX−4', value: dx },
      { words: 'ST−5', value: st },
    ];
    w.choose('Swimming at its default', options, 'highest', { cite: pages.swimming });
  },
  loadInLevel: false,
  outOfBreath: {
    kind: 'happens',
    words: 'water',
    isMet: ({ worksheet, state }) => worksheet.number('fatiguePoints') <= state.fatigueLost,
    outcome: { words: 'ST 0: drowned', conditions: ['unconscious', 'dead'], ends: true },
  },
});

/** GURPS Lite: swimming (p. 23), explosions (p. 27), and other hazards (pp. 28–29). */
export const hazards: HazardRules = {
  minDamage: (type) => ownValue(odds.attack.types, type)?.least ?? 0,
  hazards: [
    fire,
    fall({ cite: pages.hazards, most: 50, acrobatics: 5, halfArmor: true }),
    fallingObject({ cite: pages.hazards, isSmall: (value) => value <= 2, smallWords: '2 or less', softHalves: true }),
    explosion,
    poison,
    drowning,
    contagion,
    illness,
    otherHarm(pages.hazards, [
      ['', 'Any'],
      ['cr', 'Crushing'],
      ['cut', 'Cutting'],
      ['imp', 'Impaling'],
      ['fire', 'Fire'],
    ]),
  ],
};
