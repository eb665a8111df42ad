import type { Asked, Hazard } from '../../../../combat/hazards/hazard.ts';
import { scatterDirections } from '../../../../combat/hazards/hazard-parts.ts';
import { fightPages as pages } from '../fight-pages.ts';
import { speedRangeRow } from '../ranged-steps.ts';
import { fireproof, ignites } from './fire.ts';

/** An explosion reaches so many yards for each die, and its damage is divided by so much for each yard (pp. 414–415). */
const blast = { yardsPerDie: 2, perYard: 3, fragmentYards: 5 } as const;
const isReached = (asked: Asked): boolean =>
  asked.number('yards') <= blast.yardsPerDie * asked.dice('dice').dice * asked.number('multiply');
const areFragmentsIn = (asked: Asked): boolean =>
  asked.dice('fragments').dice > 0 && asked.number('yards') <= blast.fragmentYards * asked.dice('fragments').dice;

export const explosion: Hazard = {
  id: 'explosion',
  name: 'Explosion',
  summary: 'full damage in contact, else divided by three times the yards; torso armor protects',
  cite: pages.explosions,
  asks: [
    { id: 'dice', label: 'Dice', kind: 'dice', usual: '4d' },
    { id: 'multiply', label: 'Times', kind: 'number', usual: 1, min: 1, max: 1_000 },
    {
      id: 'type',
      label: 'Type',
      kind: 'choice',
      options: [
        { value: 'cr', label: 'Crushing' },
        { value: 'burn', label: 'Burning' },
      ],
    },
    {
      id: 'yards',
      label: 'Yards away',
      hint: '0: struck by it, or in contact',
      kind: 'number',
      usual: 0,
      min: 0,
      max: 10_000,
    },
    { id: 'fragments', label: 'Dice of fragments', hint: 'In brackets in the tables: [2d]', kind: 'dice', usual: '0d' },
    { ...fireproof, isAsked: (asked) => asked.choice('type') === 'burn' },
  ],
  stages: [
    {
      kind: 'happens',
      words: 'blast',
      isMet: (asked) => !isReached(asked),
      outcome: { words: 'too far away for the blast' },
    },
    {
      kind: 'damage',
      words: 'damage of the blast',
      isMet: isReached,
      dice: (w, asked) => w.start(asked.dice('dice'), 'dice', { cite: pages.explosions }),
      type: (asked) => asked.choice('type'),
      share: (w, asked) => {
        const cite = pages.explosions;
        if (asked.number('multiply') > 1) w.multiply(asked.number('multiply'), 'times', { cite });
        if (asked.number('yards') > 0)
          w.divide(blast.perYard * asked.number('yards'), `three times ${asked.number('yards')} yards`, { cite }).round(
            'down',
            { cite },
          );
      },
      pushes: true,
    },
    ...ignites.map((stage) => ({
      ...stage,
      isMet: (asked: Asked) => asked.choice('type') === 'burn' && (stage.isMet?.(asked) ?? true),
    })),
    {
      kind: 'roll',
      words: 'the attack of the fragments',
      isMet: areFragmentsIn,
      formula: (w, asked) => {
        const cite = pages.fragments;
        w.start(15, 'fragments', { cite });
        const { penalty } = speedRangeRow(asked.number('yards'));
        if (penalty > 0) w.add(-penalty, `${asked.number('yards')} yards`, { cite: pages.range });
      },
      success: {
        words: 'a fragment hits; one more for each 3 of the margin',
        next: [
          {
            kind: 'damage',
            words: 'damage of a fragment',
            dice: (w, asked) => w.start(asked.dice('fragments'), 'dice', { cite: pages.fragments }),
            type: 'cut',
          },
        ],
      },
      failure: { words: 'no fragment hits' },
    },
  ],
  area: ['yards', 'fireproof'],
};

export const scatter: Hazard = {
  id: 'scatter',
  name: 'A lobbed explosive misses',
  summary: 'it lands as many yards off as the roll was missed by, in a direction by a die',
  cite: pages.scatter,
  asks: [
    { id: 'by', label: 'The roll was missed by', kind: 'number', usual: 1, min: 1, max: 50 },
    { id: 'yards', label: 'Yards to the target', kind: 'number', usual: 20, min: 1, max: 10_000 },
  ],
  stages: [
    {
      kind: 'table',
      words: 'direction, as the thrower faces',
      dice: 1,
      rows: scatterDirections.map((words, at) => ({
        from: at + 1,
        to: at + 1,
        outcome: {
          words: (asked: Asked) => {
            const off = Math.max(1, Math.min(asked.number('by'), Math.floor(asked.number('yards') / 2)));
            return `${off === 1 ? 'a yard' : `${off} yards`} off, ${words}`;
          },
        },
      })),
    },
  ],
};
