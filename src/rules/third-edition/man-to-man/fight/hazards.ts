import { ownValue } from '../../../../engine/own-value.ts';
import type {
  Asked,
  Hazard,
  HazardOutcome,
  HazardQuestion,
  HazardRules,
  HazardStage,
  HazardSteps,
} from '../../../combat/hazards/hazard.ts';
import {
  halfHour,
  hour,
  minute,
  nothing,
  otherHarm,
  scatterDirections,
  second,
} from '../../../combat/hazards/hazard-parts.ts';
import { thirdEditionTypes } from '../../common/combat.ts';
import { armorOf, fall, fallingObject, fireAsks, turnsInFire, writeFlame } from '../../common/fight/hazards.ts';
import { fightPages as pages } from './fight-pages.ts';

/** The place of a blow from above: 3 less on the two dice (p. 34). */
const fromAbove = -3;

const withPlaces: HazardQuestion = {
  id: 'places',
  label: 'With hit locations',
  kind: 'check',
  isAsked: ({ hasPlaces }) => hasPlaces,
};

/** The type of injury that a fall does (p. 47), if hit locations are used. The left arm is that of the shield. */
const placeOfFall: readonly HazardStage[] = [
  {
    kind: 'table',
    words: 'what the fall hits',
    dice: 2,
    isMet: (asked) => asked.hasPlaces && asked.isChecked('places') && asked.injury > 0,
    rows: [
      {
        from: 2,
        to: 2,
        outcome: { words: 'the head: knocked out, HT each 30 minutes to wake', conditions: ['unconscious'] },
      },
      {
        from: 3,
        to: 3,
        outcome: {
          words: 'both arms crippled, stunned',
          conditions: ['stunned'],
          cripples: ['shieldArm', 'weaponArm'],
        },
      },
      {
        from: 4,
        to: 4,
        outcome: { words: 'both legs crippled, stunned', conditions: ['stunned'], cripples: ['rightLeg', 'leftLeg'] },
      },
      {
        from: 5,
        to: 5,
        outcome: { words: 'right leg crippled, stunned', conditions: ['stunned'], cripples: ['rightLeg'] },
      },
      {
        from: 6,
        to: 6,
        outcome: { words: 'left arm crippled, stunned', conditions: ['stunned'], cripples: ['shieldArm'] },
      },
      {
        from: 7,
        to: 7,
        outcome: { words: 'right arm crippled, stunned', conditions: ['stunned'], cripples: ['weaponArm'] },
      },
      {
        from: 8,
        to: 8,
        outcome: { words: 'left leg crippled, stunned', conditions: ['stunned'], cripples: ['leftLeg'] },
      },
      { from: 9, to: 10, outcome: { words: 'bruises, no special injury' } },
      { from: 11, to: 12, outcome: { words: 'the head: stunned', conditions: ['stunned'] } },
    ],
  },
  {
    kind: 'recovery',
    words: 'how long it lasts',
    add: 5,
    cite: pages.falling,
    passesUnder: { hits: 5, words: 'usable again within ten minutes' },
  },
];

const fire: Hazard = {
  id: 'fire',
  name: 'Fire',
  summary: 'armor keeps it out for as many turns as its DR, then stops its DR each turn',
  cite: pages.heat,
  asks: fireAsks,
  stages: [
    {
      kind: 'happens',
      words: 'heat',
      isMet: (asked) => turnsInFire(asked) < armorOf(asked),
      outcome: {
        words: (asked) =>
          `armor of DR ${armorOf(asked)} keeps the fire out, turn ${turnsInFire(asked) + 1} of ${armorOf(asked)}`,
      },
    },
    {
      kind: 'damage',
      words: 'damage of the fire',
      isMet: (asked) => turnsInFire(asked) >= armorOf(asked),
      dice: (w, asked) => writeFlame(w, asked, pages.heat),
      type: 'fire',
    },
  ],
  again: (asked) => (asked.choice('how') === 'part' ? null : second),
  ends: 'Out of the fire',
  area: [],
};

const oil: Hazard = {
  id: 'oil',
  name: 'Burning oil',
  summary: 'a flask that breaks lights on 1 to 4 of a die on somebody, 1 to 5 on the floor; it burns for a minute',
  cite: pages.oil,
  asks: [
    {
      id: 'on',
      label: 'It breaks on',
      kind: 'choice',
      options: [
        { value: 'body', label: 'A living being or a shield' },
        { value: 'floor', label: 'The floor of the hex' },
      ],
    },
  ],
  stages: [
    {
      kind: 'table',
      words: 'the fuse',
      dice: 1,
      isMet: (asked) => asked.before === 0,
      rows: [
        { from: 1, to: 4, outcome: { words: 'the oil burns', begins: { hazard: 'burningOil' } } },
        {
          from: 5,
          to: 5,
          outcome: {
            words: 'one more than lights oil on a body or shield',
            next: [
              {
                kind: 'happens',
                words: 'oil',
                isMet: (asked) => asked.choice('on') === 'floor',
                outcome: { words: 'on the floor it burns', begins: { hazard: 'burningOil' } },
              },
            ],
          },
        },
        { from: 6, to: 6, outcome: { words: 'the fuse goes out' } },
      ],
    },
  ],
};

/** What burning oil does: as fire, for a minute. */
const burningOil: Hazard = {
  ...fire,
  id: 'burningOil',
  name: 'On fire with oil',
  summary: 'one die less 1 each turn, for a minute',
  cite: pages.oil,
  times: () => 60,
};

const degreesPer = 10;

const freezing: Hazard = {
  id: 'freezing',
  name: 'Freezing weather',
  summary: 'HT each 30 minutes, or 1 hit and 1 fatigue; armor does not help',
  cite: pages.freezing,
  asks: [
    {
      id: 'clothes',
      label: 'Clothing',
      kind: 'choice',
      options: [
        { value: 'winter', label: 'Winter clothing' },
        { value: 'light', label: 'Light clothing: −5' },
        { value: 'heavy', label: 'For really cold weather: +5' },
      ],
    },
    { id: 'below', label: 'Degrees below zero', kind: 'number', usual: 0, min: 0, max: 200 },
  ],
  stages: [
    {
      kind: 'roll',
      words: 'HT against the cold',
      formula: (w, asked) => {
        const cite = pages.freezing;
        w.startFrom('ht', undefined, { cite });
        if (asked.choice('clothes') === 'light') w.add(-5, 'light clothing', { cite });
        if (asked.choice('clothes') === 'heavy') w.add(5, 'dressed for it', { cite });
        const colder = Math.floor(asked.number('below') / degreesPer);
        if (colder > 0) w.add(-colder, `${asked.number('below')} degrees below zero`, { cite });
      },
      success: nothing,
      failure: { words: 'freezes', hits: 1, fatigue: 1 },
    },
  ],
  again: () => halfHour,
  ends: 'In the warm',
};

/** Gases by what they do to somebody who breathes them, each turn (p. 47). */
const gases: Readonly<Record<string, { readonly add: number; readonly hits: number; readonly blinds: boolean }>> = {
  smoke: { add: 3, hits: 1, blinds: false },
  tear: { add: 0, hits: 1, blinds: true },
  mustard: { add: 0, hits: 2, blinds: true },
};
const gasOf = (asked: Asked) => ownValue(gases, asked.choice('kind')) ?? { add: 0, hits: 1, blinds: false };
/** Weeping: the book says −5 and gives no time, so ten minutes here, renewed by every turn in the gas. */
const weeping = { words: 'Weeping: all physical skills −5', seconds: 10 * minute } as const;
const reachesEyes = (asked: Asked): boolean => gasOf(asked).blinds && !asked.isChecked('goggles');
const isMustard = (asked: Asked): boolean => asked.choice('kind') === 'mustard';

/** Turns in which a cover keeps gas and vermin off the skin: clothing two, armor five (p. 47). */
const coverTurns: Readonly<Record<string, number>> = { none: 0, clothes: 2, armor: 5 };
const cover: HazardQuestion = {
  id: 'cover',
  label: 'Skin is covered by',
  kind: 'choice',
  options: [
    { value: 'clothes', label: 'Clothing: two turns' },
    { value: 'armor', label: 'Armor: five turns' },
    { value: 'none', label: 'Nothing' },
  ],
};
const isThrough = (asked: Asked): boolean => asked.before >= (ownValue(coverTurns, asked.choice('cover')) ?? 0);

/** The DR of Toughness alone: it protects the skin, as armor no longer does. */
const skinAlone =
  (cite: Hazard['cite']): HazardSteps =>
  (w) => {
    if (w.has('damageResistance.armor')) w.addFrom('damageResistance.armor', -1, 'armor no longer helps', { cite });
    w.atLeast(0, 'never under', { cite });
  };

const gas: Hazard = {
  id: 'gas',
  name: 'Smoke or gas',
  summary: 'each turn: HT+3 against smoke, HT against gas, or choke; gas may blind, and burn the skin',
  cite: pages.gas,
  asks: [
    {
      id: 'kind',
      label: 'What it is',
      kind: 'choice',
      options: [
        { value: 'smoke', label: 'Thick smoke' },
        { value: 'tear', label: 'Tear gas' },
        { value: 'mustard', label: 'Mustard gas' },
      ],
    },
    { id: 'mask', label: 'Does not breathe it', kind: 'check' },
    { id: 'goggles', label: 'Eyes are protected', kind: 'check', isAsked: (asked) => gasOf(asked).blinds },
    { id: 'weeps', label: 'Weeps already', kind: 'check', isAsked: reachesEyes },
    { ...cover, isAsked: isMustard },
  ],
  stages: [
    {
      kind: 'roll',
      words: 'HT against choking',
      isMet: (asked) => !asked.isChecked('mask'),
      formula: (w, asked) => {
        w.startFrom('ht', undefined, { cite: pages.gas });
        if (gasOf(asked).add > 0) w.add(gasOf(asked).add, 'thick smoke', { cite: pages.gas });
      },
      success: nothing,
      failure: { words: 'chokes', hits: (asked) => gasOf(asked).hits },
    },
    {
      kind: 'happens',
      words: 'eyes',
      isMet: (asked) => reachesEyes(asked) && asked.isChecked('weeps'),
      outcome: { words: 'weeps: all physical skills −5', lasts: weeping },
    },
    {
      kind: 'roll',
      words: 'HT to keep seeing',
      isMet: (asked) => reachesEyes(asked) && !asked.isChecked('weeps'),
      formula: (w) => w.startFrom('ht', undefined, { cite: pages.gas }),
      success: { words: 'sees' },
      failure: { words: 'weeps: all physical skills −5', lasts: weeping, changes: { weeps: true } },
    },
    {
      kind: 'damage',
      words: 'damage to the skin',
      isMet: (asked) => isMustard(asked) && isThrough(asked),
      dice: (w) => w.lookup('mustard gas', 'on unprotected skin', { dice: 1, adds: -3 }, { cite: pages.gas }),
      type: '',
      resistance: skinAlone(pages.gas),
    },
    {
      kind: 'happens',
      words: 'gas',
      // Smoke and tear gas harm nobody who is unconscious.
      isMet: (asked) => asked.choice('kind') === 'tear' && asked.state.conditions.includes('unconscious'),
      outcome: { words: 'unconscious: tear gas harms no more', ends: true },
    },
  ],
  again: () => second,
  ends: 'In clean air',
};

const vermin: Hazard = {
  id: 'vermin',
  name: 'Insects and crawlers',
  summary: 'clothing keeps them off for two turns, armor for five; Toughness helps against those that eat',
  cite: pages.vermin,
  asks: [
    { id: 'dice', label: 'Damage each turn', kind: 'dice', usual: '1d-4' },
    cover,
    { id: 'eat', label: 'They eat, and inject no poison', kind: 'check' },
  ],
  stages: [
    {
      kind: 'happens',
      words: 'vermin',
      isMet: (asked) => !isThrough(asked),
      outcome: { words: (asked) => `kept off, turn ${asked.before + 1} of ${coverTurns[asked.choice('cover')] ?? 0}` },
    },
    {
      kind: 'damage',
      words: 'damage of the vermin',
      isMet: isThrough,
      dice: (w, asked) => w.start(asked.dice('dice'), 'dice', { cite: pages.vermin }),
      type: '',
      resistance: (w, asked) => {
        if (asked.isChecked('eat')) skinAlone(pages.vermin)(w, asked);
        else w.lookup('DR', 'poison is injected', 0, { cite: pages.vermin });
      },
    },
  ],
  again: () => second,
  ends: 'Washed off',
};

/** Poisons of the book (p. 47): dice on a failure, and if resisted; what else it does. */
const poisonDamage: Readonly<Record<string, { readonly failed: number; readonly resisted: number }>> = {
  wolfsbane: { failed: 2, resisted: 0 },
  cobra: { failed: 3, resisted: 1 },
};
const isNamed =
  (...names: readonly string[]) =>
  (asked: Asked): boolean =>
    names.includes(asked.choice('poison'));

const poisonHarm = (which: 'failed' | 'resisted'): HazardStage => ({
  kind: 'damage',
  words: 'damage of the poison',
  isMet: (asked) => {
    const named = ownValue(poisonDamage, asked.choice('poison'));
    return named ? named[which] > 0 : asked.choice('poison') === 'other' && asked.dice(which).dice > 0;
  },
  dice: (w, asked) => {
    const named = ownValue(poisonDamage, asked.choice('poison'));
    const dice = named ? { dice: named[which], adds: 0 } : asked.dice(which);
    w.lookup('poison', which === 'failed' ? 'not resisted' : 'resisted', dice, { cite: pages.poison });
  },
  type: '',
  resistance: (w) => w.lookup('DR', 'inside the body', 0, { cite: pages.poison }),
});

/** What a poison does besides damage. */
const symptoms: HazardStage = {
  kind: 'happens',
  words: 'poison',
  isMet: isNamed('wolfsbane'),
  outcome: {
    words: 'numb, with spasms: DX and weapon skills −4 for two hours',
    lasts: { words: 'Wolfsbane: DX and weapon skills −4', seconds: 2 * hour },
  },
};
const tar: HazardStage = {
  kind: 'happens',
  words: 'poison',
  isMet: isNamed('tar'),
  outcome: {
    words: 'pain: skill −1 for an hour, once for each hit',
    lasts: { words: 'Caustic tar: skills −1', seconds: hour },
  },
};

const poisoned: HazardOutcome = {
  words: 'the poison acts',
  next: [poisonHarm('failed'), symptoms, tar],
};

const poison: Hazard = {
  id: 'poison',
  name: 'Poisoned weapon',
  summary: 'a wound by it, then HT against the poison; armor and Toughness do not help',
  cite: pages.poison,
  asks: [
    {
      id: 'poison',
      label: 'Poison',
      kind: 'choice',
      options: [
        { value: 'wolfsbane', label: 'Wolfsbane' },
        { value: 'cobra', label: 'Cobra venom' },
        { value: 'tar', label: 'Caustic tar' },
        { value: 'other', label: 'Another' },
      ],
    },
    { id: 'add', label: 'Modifier to HT', kind: 'number', usual: 0, min: -20, max: 20, isAsked: isNamed('other') },
    { id: 'failed', label: 'Dice', kind: 'dice', usual: '1d', isAsked: isNamed('other') },
    { id: 'resisted', label: 'Dice if resisted', kind: 'dice', usual: '0d', isAsked: isNamed('other') },
    {
      id: 'again',
      label: 'Comes again after',
      unit: 'seconds',
      hint: '0: only once',
      kind: 'number',
      usual: 0,
      min: 0,
      max: 86_400,
      isAsked: isNamed('other'),
    },
    { id: 'times', label: 'Times in all', kind: 'number', usual: 1, min: 1, max: 100, isAsked: isNamed('other') },
    {
      id: 'delay',
      label: 'Begins after',
      unit: 'seconds',
      kind: 'number',
      usual: 0,
      min: 0,
      max: 86_400,
      isAsked: isNamed('other'),
    },
  ],
  stages: [
    {
      kind: 'roll',
      words: 'HT against the poison',
      formula: (w, asked) => {
        w.startFrom('ht', undefined, { cite: pages.poison });
        if (isNamed('other')(asked) && asked.number('add') !== 0)
          w.add(asked.number('add'), 'the poison', { cite: pages.poison });
      },
      success: { words: 'resisted', next: [poisonHarm('resisted')] },
      failure: poisoned,
    },
  ],
  delay: (w, asked) =>
    w.start(isNamed('other')(asked) ? asked.number('delay') : 0, 'the poison', { cite: pages.poison }),
  again: (asked) => (isNamed('other')(asked) && asked.number('again') > 0 ? asked.number('again') : null),
  times: (asked) => asked.number('times'),
};

const scatter: Hazard = {
  id: 'scatter',
  name: 'A lobbed flask misses',
  summary: 'it lands as many yards off as the roll was missed by, and a die more, in a direction by a die',
  cite: pages.scatter,
  asks: [{ id: 'by', label: 'The roll was missed by', kind: 'number', usual: 1, min: 1, max: 30 }],
  stages: [
    {
      kind: 'table',
      words: 'yards off',
      dice: 1,
      rows: [1, 2, 3, 4, 5, 6].map((die) => ({
        from: die,
        to: die,
        outcome: { words: (asked: Asked) => `${asked.number('by') + die} yards off` },
      })),
    },
    {
      kind: 'table',
      words: 'direction, as the thrower faces',
      dice: 1,
      rows: scatterDirections.map((words, at) => ({ from: at + 1, to: at + 1, outcome: { words } })),
    },
  ],
};

const cite = pages.dropped;

/** Man to Man: other hazards (pp. 44–48) and falling objects (p. 50). */
export const hazards: HazardRules = {
  minDamage: (type) => ownValue(thirdEditionTypes, type)?.least ?? 0,
  hazards: [
    fire,
    fall({
      cite: pages.falling,
      most: Number.POSITIVE_INFINITY,
      water: 20,
      halfArmor: false,
      more: [withPlaces],
      after: placeOfFall,
    }),
    fallingObject({
      cite,
      isSmall: (value) => value < 5,
      smallWords: 'less than 5',
      tips: true,
      asks: [withPlaces],
      before: [
        {
          kind: 'place',
          words: 'where it hits, from above',
          add: fromAbove,
          isMet: (asked) => asked.hasPlaces && asked.isChecked('places'),
        },
      ],
      after: [
        {
          kind: 'happens',
          words: 'bulk',
          isMet: (asked) => asked.number('pounds') > 50,
          outcome: {
            words: 'it is bulky: one yard of movement and active defenses −3 in the next turn',
            lasts: { words: 'Bulky object: one yard, active defenses −3', seconds: 2 },
          },
        },
      ],
    }),
    poison,
    gas,
    freezing,
    oil,
    burningOil,
    scatter,
    vermin,
    otherHarm(pages.hazards, [
      ['', 'Any'],
      ['cr', 'Crushing'],
      ['cut', 'Cutting'],
      ['imp', 'Impaling'],
    ]),
  ],
};
