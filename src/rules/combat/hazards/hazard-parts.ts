import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import { skillStat } from '../../stat-ids.ts';
import type { Asked, Hazard, HazardOutcome, HazardQuestion, HazardStage, HazardSteps } from './hazard.ts';

/** Parts of hazards that several books have, with the figures and the page of each. Times are in seconds. */

export const second = 1;
export const minute = 60;
export const halfHour = 1_800;
export const hour = 3_600;
export const day = 86_400;

export const nothing: HazardOutcome = { words: 'no harm' };

export const modifier: HazardQuestion = {
  id: 'add',
  label: 'Modifier to HT',
  kind: 'number',
  usual: 0,
  min: -20,
  max: 20,
};

/** Writes HT with the modifier that was typed. */
export const writeHt =
  (cite: Citation, words: string, more: HazardSteps = () => {}): HazardSteps =>
  (w, asked) => {
    w.startFrom('ht', undefined, { cite });
    more(w, asked);
    if (asked.number('add') !== 0) w.add(asked.number('add'), words, { cite });
  };

/** Dice of a poison that are typed in: past all DR; not rolled if there are none. */
export const poisonHarm = (which: 'dice' | 'resisted', cite: Citation, type: string): HazardStage => ({
  kind: 'damage',
  words: 'damage of the poison',
  isMet: (asked) => asked.dice(which).dice > 0,
  dice: (w, asked) => w.start(asked.dice(which), 'dice', { cite }),
  type,
  resistance: (w) => w.lookup('DR', 'inside the body', 0, { cite }),
});

/** Where something lands that missed, by one die: 1 is ahead, and so on clockwise. */
export const scatterDirections = [
  'ahead',
  'ahead on the right',
  'behind on the right',
  'behind',
  'behind on the left',
  'ahead on the left',
] as const;

/** Damage that is typed, with its type and how often it comes: whatever no other rule names. */
export const otherHarm = (cite: Citation, types: readonly (readonly [value: string, label: string])[]): Hazard => ({
  id: 'other',
  name: 'Something else',
  summary: 'dice of your own, for one or several, once or again and again',
  cite,
  asks: [
    { id: 'dice', label: 'Dice', kind: 'dice', usual: '1d' },
    { id: 'type', label: 'Type', kind: 'choice', options: types.map(([value, label]) => ({ value, label })) },
    { id: 'armor', label: 'No armor stops it', kind: 'check' },
    {
      id: 'reaches',
      label: 'How much reaches them',
      kind: 'choice',
      options: [
        { value: 'all', label: 'All of it' },
        { value: 'half', label: 'Half of it' },
        { value: 'none', label: 'Nothing' },
      ],
    },
    {
      id: 'each',
      label: 'Comes again after',
      unit: 'seconds',
      hint: '0: only once',
      kind: 'number',
      usual: 0,
      min: 0,
      max: day,
    },
    {
      id: 'times',
      label: 'Times in all',
      kind: 'number',
      usual: 10,
      min: 1,
      max: 1_000,
      isAsked: (asked) => asked.number('each') > 0,
    },
  ],
  stages: [
    {
      kind: 'damage',
      words: 'damage',
      isMet: (asked) => asked.choice('reaches') !== 'none',
      dice: (w, asked) => w.start(asked.dice('dice'), 'dice', { cite }),
      share: (w, asked) => {
        if (asked.choice('reaches') === 'half') w.divide(2, 'half of it', { cite }).round('down', { cite });
      },
      type: (asked) => asked.choice('type'),
      resistance: (w, asked) => {
        if (asked.isChecked('armor')) w.lookup('DR', 'no armor stops it', 0, { cite });
      },
    },
  ],
  again: (asked) => asked.number('each') || null,
  times: (asked) => asked.number('times'),
  area: ['reaches'],
});

interface WaterFigures {
  readonly cite: Citation;
  /** Writes the level of somebody who has not learned to swim, without the load. */
  readonly untrained: HazardSteps;
  /** The learned level has the load in it. */
  readonly loadInLevel: boolean;
  readonly summary: string;
  readonly more?: readonly HazardQuestion[];
  /** Writes what else counts. */
  readonly bonuses?: HazardSteps;
  /** What comes after fatigue was lost under water. */
  readonly outOfBreath: HazardStage;
  /** Why somebody need not roll, in words; null for those who must. Everybody must if absent. */
  readonly exempt?: (asked: Asked) => string | null;
}

/** Seconds between rolls in water: with the head above it, under it, and just recovered. */
const inWater = { calm: 300, under: 5, recovered: 60 } as const;

/** Deep water: Swimming on entering it and every 5 minutes (GURPS Lite p. 23; Basic Set p. 354). */
export const deepWater = ({
  cite,
  untrained,
  loadInLevel,
  summary,
  more = [],
  bonuses,
  outOfBreath,
  exempt = () => null,
}: WaterFigures): Hazard => ({
  id: 'drowning',
  name: 'Deep water',
  summary,
  cite,
  asks: [
    { id: 'meant', label: 'Went in on purpose: +3', kind: 'check', isAsked: (asked) => asked.before === 0 },
    ...more,
    { id: 'under', label: 'The last roll was missed', kind: 'check' },
  ],
  stages: [
    {
      kind: 'happens',
      words: 'water',
      isMet: (asked) => exempt(asked) !== null,
      outcome: { words: (asked) => exempt(asked) ?? '', ends: true },
    },
    {
      kind: 'roll',
      words: 'Swimming',
      isMet: (asked) => exempt(asked) === null,
      formula: (w, asked) => {
        const levels = swimmingLevels(w, asked);
        if (levels.length > 0) w.choose('Swimming', levels, 'highest', { cite });
        else untrained(w, asked);
        if (levels.length === 0 || !loadInLevel) {
          const load = w.givenNumber('encumbrance', undefined, { cite });
          if (load > 0) w.add(-2 * load, 'twice the encumbrance level', { cite });
        }
        bonuses?.(w, asked);
        if (asked.before === 0 && asked.isChecked('meant')) w.add(3, 'on purpose', { cite });
      },
      success: {
        words: 'swims',
        again: inWater.calm,
        changes: { under: false },
        next: [
          {
            kind: 'happens',
            words: 'water',
            isMet: (asked) => asked.isChecked('under'),
            outcome: { words: 'head above water again', again: inWater.recovered },
          },
        ],
      },
      failure: {
        words: 'inhales water',
        fatigue: 1,
        again: inWater.under,
        changes: { under: true },
        next: [outOfBreath],
      },
    },
  ],
  again: () => inWater.calm,
  ends: 'Out of the water',
});

/** The learned levels of Swimming. */
const swimmingLevels = (w: DerivationBuilder, { context }: Asked) =>
  (context.skillsByName.get('swimming') ?? [])
    .map(({ key }) => ({ from: skillStat(key, 'level') }))
    .filter(({ from }) => typeof w.consult(from).value === 'number');
