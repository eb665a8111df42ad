import type { DerivationBuilder } from '../../../../../engine/builder.ts';
import type { Citation } from '../../../../../engine/citation.ts';
import { hasTrait } from '../../../../combat/fight.ts';
import type { FightRules } from '../../../../combat/fight-rules.ts';
import type { Asked, Hazard } from '../../../../combat/hazards/hazard.ts';
import { fallSpeed, hitsOfObject } from '../../decisions.ts';
import { slamDice } from '../actions.ts';
import { fightPages as pages } from '../fight-pages.ts';

/** Writes dice of hit points times yards a second over 100 (p. 430). */
function writeCollision(w: DerivationBuilder, speed: number, doubled: boolean, cite: Citation): void {
  w.multiply(speed, 'yards a second', { cite });
  if (doubled) w.multiply(2, 'against something hard', { cite });
  w.divide(100, 'a hundredth', { cite });
  const value = typeof w.value === 'number' ? w.value : 0;
  w.lookup('collision', value < 1 ? 'less than a die' : 'whole dice, a half rounded up', slamDice(value), { cite });
}

/** Yards that a fall counts for: less by Acrobatics, and by Catfall. */
const yardsFallen = (asked: Asked): number => {
  const landsWell = asked.isChecked('acrobatics') || hasTrait(asked, 'catfall');
  return Math.max(0, asked.number('yards') - (landsWell ? 5 : 0));
};

export const fall: Hazard = {
  id: 'fall',
  name: 'Fall',
  summary: 'HP times the speed at the end over 100 dice, twice on something hard; armor protects',
  cite: pages.falling,
  asks: [
    { id: 'yards', label: 'Yards fallen', kind: 'number', usual: 3, min: 1, max: 1_000 },
    {
      id: 'onto',
      label: 'Onto',
      kind: 'choice',
      options: [
        { value: 'hard', label: 'Hard ground' },
        { value: 'soft', label: 'Water, snow, branches: something soft' },
      ],
    },
    { id: 'acrobatics', label: 'Acrobatics was rolled: 5 yards less', kind: 'check' },
  ],
  stages: [
    {
      kind: 'happens',
      words: 'fall',
      isMet: (asked) => yardsFallen(asked) === 0,
      outcome: { words: 'no damage' },
    },
    {
      kind: 'damage',
      words: 'damage of the fall',
      isMet: (asked) => yardsFallen(asked) > 0,
      dice: (w, asked) => {
        const yards = yardsFallen(asked);
        if (yards < asked.number('yards')) w.fact('5 yards less', null, { cite: pages.falling });
        w.startFrom('hitPoints', undefined, { cite: pages.falling });
        writeCollision(w, fallSpeed(yards), asked.choice('onto') === 'hard', pages.falling);
      },
      type: 'cr',
    },
  ],
};

export const fallingObject: Hazard = {
  id: 'fallingObject',
  name: 'Falling object',
  summary: 'its own HP times its speed over 100 dice',
  cite: pages.falling,
  asks: [
    { id: 'pounds', label: 'Its weight', unit: 'lb', kind: 'number', usual: 20, min: 1, max: 100_000 },
    { id: 'yards', label: 'Yards it fell', kind: 'number', usual: 10, min: 1, max: 1_000 },
    {
      id: 'kind',
      label: 'What it is',
      kind: 'choice',
      options: [
        { value: 'solid', label: 'Solid: a rock, a beam' },
        { value: 'hollow', label: 'Hollow or a machine' },
      ],
    },
  ],
  stages: [
    {
      kind: 'damage',
      words: 'damage of what falls',
      dice: (w, asked) => {
        const cite = pages.objects;
        w.lookup(
          'hit points of objects',
          `${asked.number('pounds')} lb`,
          hitsOfObject(asked.number('pounds'), asked.choice('kind') === 'solid'),
          { cite },
        );
        writeCollision(w, fallSpeed(asked.number('yards')), false, pages.falling);
      },
      type: 'cr',
      pushes: true,
    },
  ],
};

/**
 * Whoever is pushed into something has collided with it at so many yards a second (p. 378), and takes their own dice, twice against
 * something hard; of two fighters each takes the dice of the other (decisions.ts).
 */
export const collision: NonNullable<FightRules['collision']> = {
  cite: pages.knockback,
  obstacles: [
    { id: 'hard', words: 'A wall, or something else that is hard' },
    { id: 'soft', words: 'Something soft: a hedge, a heap of hay' },
  ],
  damage: (w, { yards, hits, obstacle }) => {
    w.start(hits, 'HP', { cite: pages.knockback });
    writeCollision(w, yards, obstacle === 'hard', pages.knockback);
  },
};
