import type { Asked, Hazard } from '../../../../combat/hazards/hazard.ts';
import { day, hour, minute, modifier, poisonHarm, second, writeHt } from '../../../../combat/hazards/hazard-parts.ts';
import { fightPages as pages } from '../fight-pages.ts';

export const acid: Hazard = {
  id: 'acid',
  name: 'Acid',
  summary: 'a splash 1d−3, a bath 1d−1 each second; swallowed, 1 HP each 15 minutes',
  cite: pages.acid,
  asks: [
    {
      id: 'how',
      label: 'How',
      kind: 'choice',
      options: [
        { value: 'splash', label: 'A splash' },
        { value: 'bath', label: 'In it' },
        { value: 'swallowed', label: 'Swallowed' },
      ],
    },
    {
      id: 'total',
      label: 'HP that it costs in all',
      hint: 'Three dice',
      kind: 'number',
      usual: 10,
      min: 3,
      max: 18,
      isAsked: (asked) => asked.choice('how') === 'swallowed',
    },
  ],
  stages: [
    {
      kind: 'damage',
      words: 'damage of the acid',
      isMet: (asked) => asked.choice('how') !== 'swallowed',
      dice: (w, asked) =>
        w.lookup(
          'acid',
          asked.choice('how') === 'bath' ? 'immersed' : 'splashed',
          { dice: 1, adds: asked.choice('how') === 'bath' ? -1 : -3 },
          { cite: pages.acid },
        ),
      type: 'cor',
    },
    {
      kind: 'happens',
      words: 'acid',
      isMet: (asked) => asked.choice('how') === 'swallowed',
      outcome: { words: 'the acid eats', hits: 1 },
    },
  ],
  again: (asked) => ({ bath: second, swallowed: 15 * minute })[asked.choice('how')] ?? null,
  times: (asked) => (asked.choice('how') === 'swallowed' ? asked.number('total') : Number.POSITIVE_INFINITY),
  ends: 'Treated, or out of it',
};

const secondsIn: Readonly<Record<string, number>> = { s: second, min: minute, h: hour, d: day };
const unitOf = (asked: Asked): number => secondsIn[asked.choice('unit')] ?? second;

export const poison: Hazard = {
  id: 'poison',
  name: 'Poison or illness',
  summary: 'after its delay HT or its damage, again in each cycle; a success ends it',
  cite: pages.poison,
  asks: [
    { ...modifier, hint: 'With Resistant, if it is so' },
    { id: 'dice', label: 'Dice', kind: 'dice', usual: '1d' },
    { id: 'resisted', label: 'Dice if resisted', kind: 'dice', usual: '0d' },
    { id: 'fatigue', label: 'Fatigue', kind: 'number', usual: 0, min: 0, max: 50 },
    {
      id: 'unit',
      label: 'Times in',
      kind: 'choice',
      options: [
        { value: 'h', label: 'Hours' },
        { value: 'min', label: 'Minutes' },
        { value: 's', label: 'Seconds' },
        { value: 'd', label: 'Days' },
      ],
    },
    { id: 'delay', label: 'Delay', kind: 'number', usual: 0, min: 0, max: 1_000 },
    { id: 'times', label: 'Cycles', kind: 'number', usual: 1, min: 1, max: 100 },
    {
      id: 'each',
      label: 'Between cycles',
      kind: 'number',
      usual: 1,
      min: 1,
      max: 1_000,
      isAsked: (asked) => asked.number('times') > 1,
    },
  ],
  stages: [
    {
      kind: 'roll',
      words: 'HT against it',
      formula: writeHt(pages.poison, 'the poison'),
      success: { words: 'resisted', ends: true, next: [poisonHarm('resisted', pages.poison, 'tox')] },
      failure: {
        words: 'it acts',
        fatigue: (asked) => asked.number('fatigue'),
        next: [poisonHarm('dice', pages.poison, 'tox')],
      },
    },
  ],
  delay: (w, asked) =>
    w
      .start(asked.number('delay'), 'delay', { cite: pages.poison })
      .multiply(unitOf(asked), 'seconds', { cite: pages.poison }),
  again: (asked) => (asked.number('times') > 1 ? asked.number('each') * unitOf(asked) : null),
  times: (asked) => asked.number('times'),
  ends: 'Antidote, or cured',
};
