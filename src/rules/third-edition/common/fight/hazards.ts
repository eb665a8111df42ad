import type { DerivationBuilder } from '../../../../engine/builder.ts';
import type { Citation } from '../../../../engine/citation.ts';
import type { Asked, Hazard, HazardQuestion, HazardStage } from '../../../combat/hazards/hazard.ts';
import { writeFall } from '../feats/movement.ts';

/** Yards of a fall, at most so many as a file can hold dice for. */
const yardsFallen: HazardQuestion = { id: 'yards', label: 'Yards fallen', kind: 'number', usual: 3, min: 1, max: 500 };

/** The DR of armor alone, which heat must get through first; 0 for none. */
export const armorOf = ({ worksheet }: Asked): number =>
  worksheet.has('damageResistance.armor') ? worksheet.number('damageResistance.armor') : 0;

/** Writes a point less for each yard that somebody falls onto something soft. */
function softer(w: DerivationBuilder, yards: number, cite: Citation): void {
  w.add(-yards, 'onto something soft, 1 less for each yard', { cite });
}

interface FallFigures {
  readonly cite: Citation;
  /** From here on a fall does no more damage. */
  readonly most: number;
  /** A roll of Acrobatics takes so many yards away; absent if the book has no such rule. */
  readonly acrobatics?: number;
  /** Deep water harms only after a deeper fall than this, and then does one die; absent if the book has no such rule. */
  readonly water?: number;
  /** Armor counts by a half. */
  readonly halfArmor: boolean;
  /** What comes after the damage. */
  readonly after?: readonly HazardStage[];
  readonly more?: readonly HazardQuestion[];
}

/** A fall: a die for each yard, less 4, 3 or 2 each (Man to Man p. 47; GURPS Lite p. 28). */
export function fall({ cite, most, acrobatics, water, halfArmor, after = [], more = [] }: FallFigures): Hazard {
  const yardsOf = (asked: Asked): number =>
    Math.max(0, asked.number('yards') - (acrobatics && asked.isChecked('acrobatics') ? acrobatics : 0));
  const isInWater = (asked: Asked): boolean => asked.choice('onto') === 'water';
  return {
    id: 'fall',
    name: 'Fall',
    summary: `a die for each yard, less 4, 3 or 2; ${halfArmor ? 'half of the DR protects' : 'armor protects'}`,
    cite,
    asks: [
      yardsFallen,
      {
        id: 'onto',
        label: 'Onto',
        kind: 'choice',
        options: [
          { value: 'hard', label: 'Hard ground' },
          { value: 'soft', label: 'Something soft' },
          ...(water === undefined ? [] : [{ value: 'water', label: 'Deep water' }]),
        ],
      },
      ...(acrobatics === undefined
        ? []
        : [
            {
              id: 'acrobatics',
              label: `Acrobatics was rolled: ${acrobatics} yards less`,
              kind: 'check',
            } satisfies HazardQuestion,
          ]),
      ...more,
    ],
    stages: [
      {
        kind: 'happens',
        words: 'fall',
        isMet: (asked) => yardsOf(asked) < 1 || (isInWater(asked) && yardsOf(asked) <= (water ?? 0)),
        outcome: { words: (asked) => (isInWater(asked) ? 'deep water takes the fall, no damage' : 'no damage') },
      },
      {
        kind: 'damage',
        words: 'damage of the fall',
        isMet: (asked) => yardsOf(asked) >= 1 && !(isInWater(asked) && yardsOf(asked) <= (water ?? 0)),
        dice: (w, asked) => {
          const yards = yardsOf(asked);
          if (isInWater(asked)) {
            w.lookup('falling', `into deep water from over ${water} yards`, { dice: 1, adds: 0 }, { cite });
            return;
          }
          if (acrobatics && asked.isChecked('acrobatics'))
            w.fact(`Acrobatics: ${acrobatics} yards less`, null, { cite });
          writeFall(w, yards, cite, most);
          if (asked.choice('onto') === 'soft') softer(w, Math.min(Math.floor(yards), most), cite);
        },
        type: 'cr',
        ...(halfArmor
          ? { resistance: (w) => w.divide(2, 'half of it in a fall', { cite }).round('down', { cite }) }
          : {}),
      },
      ...after,
    ],
  };
}

interface DropFigures {
  readonly cite: Citation;
  /** Weights and distances under this (or up to it) count as 10, for half the damage. */
  readonly isSmall: (value: number) => boolean;
  readonly smallWords: string;
  /** Soft things do half; absent if the book has no such rule. */
  readonly softHalves?: boolean;
  /** Something large that is tipped over counts as fallen a few yards; absent if the book has no such rule. */
  readonly tips?: boolean;
  readonly asks?: readonly HazardQuestion[];
  readonly before?: readonly HazardStage[];
  readonly after?: readonly HazardStage[];
}

/** To the nearest ten, a five up; so many tens. */
const tens = (value: number): number => Math.floor((value + 5) / 10);

/** Something falls on somebody: a die for each 10 lb times each 10 yards, up to 200 yards (Man to Man p. 50; GURPS Lite p. 28). */
export function fallingObject(figures: DropFigures): Hazard {
  const { cite, isSmall, smallWords, softHalves = false, tips = false } = figures;
  const yardsOf = (asked: Asked): number => (asked.isChecked('tipped') ? 1 : Math.min(200, asked.number('yards')));
  const halvings = (asked: Asked): number =>
    Number(isSmall(asked.number('pounds'))) +
    Number(isSmall(yardsOf(asked))) +
    Number(softHalves && asked.isChecked('soft'));
  return {
    id: 'fallingObject',
    name: 'Falling object',
    summary: 'a die for each 10 lb, times each 10 yards',
    cite,
    asks: [
      { id: 'pounds', label: 'Its weight', unit: 'lb', kind: 'number', usual: 20, min: 1, max: 5_000 },
      {
        id: 'yards',
        label: 'Yards it fell',
        kind: 'number',
        usual: 10,
        min: 1,
        max: 200,
        isAsked: (asked) => !asked.isChecked('tipped'),
      },
      ...(tips ? [{ id: 'tipped', label: 'It was only tipped over', kind: 'check' } satisfies HazardQuestion] : []),
      ...(softHalves
        ? [{ id: 'soft', label: 'It is soft: half the damage', kind: 'check' } satisfies HazardQuestion]
        : []),
      ...(figures.asks ?? []),
    ],
    stages: [
      ...(figures.before ?? []),
      {
        kind: 'damage',
        words: 'damage of what falls',
        dice: (w, asked) => {
          const count = (value: number) => (isSmall(value) ? 1 : Math.max(1, tens(value)));
          const [pounds, yards] = [count(asked.number('pounds')), count(yardsOf(asked))];
          w.lookup(
            'falling objects',
            `${pounds} times 10 lb, ${yards} times 10 yards`,
            { dice: pounds * yards, adds: 0 },
            { cite },
          );
        },
        share: (w, asked) => {
          if (isSmall(asked.number('pounds'))) w.divide(2, `weighs ${smallWords}`, { cite });
          if (isSmall(yardsOf(asked)))
            w.divide(2, asked.isChecked('tipped') ? 'tipped over' : `fell ${smallWords}`, { cite });
          if (softHalves && asked.isChecked('soft')) w.divide(2, 'soft', { cite });
          if (halvings(asked) > 0) w.round('down', { cite });
        },
        type: 'cr',
        pushes: true,
      },
      ...(figures.after ?? []),
    ],
  };
}

/** Fire for a part of a turn, or all of it: dice less 3, or less 1 (Man to Man p. 46; GURPS Lite p. 28). */
export const writeFlame = (w: DerivationBuilder, asked: Asked, cite: Citation): void => {
  const isWhole = asked.choice('how') !== 'part';
  w.lookup(
    'flame',
    isWhole ? 'all of a turn in the fire, or on fire' : 'a part of a turn',
    { dice: 1, adds: isWhole ? -1 : -3 },
    { cite },
  );
};

/** What a fire is asked: how long, and the turns in it before. */
export const fireAsks: readonly HazardQuestion[] = [
  {
    id: 'how',
    label: 'For',
    kind: 'choice',
    options: [
      { value: 'whole', label: 'All of the turn, or on fire' },
      { value: 'part', label: 'A part of the turn: through it' },
    ],
  },
  {
    id: 'turns',
    label: 'Turns in the heat before',
    hint: 'Armor protects for some turns',
    kind: 'number',
    usual: 0,
    min: 0,
    max: 600,
  },
];

/** Turns that somebody has been in a fire, before this one. */
export const turnsInFire = (asked: Asked): number => asked.number('turns') + asked.before;
