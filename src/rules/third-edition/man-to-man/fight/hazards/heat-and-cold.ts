import type { Asked, Hazard } from '../../../../combat/hazards/hazard.ts';
import { halfHour, nothing, scatterDirections, second } from '../../../../combat/hazards/hazard-parts.ts';
import { armorOf, fireAsks, turnsInFire, writeFlame } from '../../../common/fight/hazards.ts';
import { fightPages as pages } from '../fight-pages.ts';

export const fire: Hazard = {
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

export const oil: Hazard = {
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
export const burningOil: Hazard = {
  ...fire,
  id: 'burningOil',
  name: 'On fire with oil',
  summary: 'one die less 1 each turn, for a minute',
  cite: pages.oil,
  times: () => 60,
};

export const scatter: Hazard = {
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

const degreesPer = 10;

export const freezing: Hazard = {
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
