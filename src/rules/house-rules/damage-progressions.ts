import type { Dice } from '../../engine/dice.ts';
import type { BasicDamage } from '../ruleset.ts';
import { adapted, type HouseRule, type NumberChange } from './house-rule.ts';

/** Thrust and swing of a strength by another table than the book's. */
interface DamageProgression {
  readonly rule: HouseRule;
  /** `ofBook` gives the figures of the book's table. */
  readonly damage: (strength: number, ofBook: (strength: number) => BasicDamage) => BasicDamage;
}

/** Damage without any strength. */
const noDamage: Dice = { dice: 0, adds: 0 };

/** Thrust and swing by a table of their own, for the ST that damage counts with. */
const byTable = (damage: (strength: number) => BasicDamage): readonly NumberChange[] =>
  (['thrust', 'swing'] as const).map((stat) => ({
    stat,
    base: (w, { name, cite }) => {
      const strength = w.givenNumber(w.has('armStrength') ? 'armStrength' : 'strikingStrength');
      w.lookup(name, `ST ${strength}`, damage(strength)[stat], { cite });
    },
  }));

/** A progression as an optional rule. */
const progression = (
  about: Pick<HouseRule, 'id' | 'name' | 'nameInSentence' | 'explanation'>,
  damage: DamageProgression['damage'],
  changes: readonly NumberChange[],
): DamageProgression => ({
  damage,
  rule: {
    ...about,
    cite: adapted,
    availableIn: { 'fourth-edition': 'off' },
    replaces: ['thrust and swing'],
    changes,
  },
});

/** No damage under ST 1, as in the book's table. */
const fromOne =
  (damage: (strength: number) => BasicDamage) =>
  (strength: number): BasicDamage =>
    strength < 1 ? { thrust: noDamage, swing: noDamage } : damage(Math.floor(strength));

/** The extra dice for ten ST beyond one per ten, and adds, by the remainder over the tens. */
type Steps = readonly (readonly [moreDice: number, adds: number])[];

const exact: Steps = [
  [0, 0],
  [0, 0],
  [0, 1],
  [0, 1],
  [1, -2],
  [0, 2],
  [0, 2],
  [1, -1],
  [0, 3],
  [0, 3],
];
/** From −1 to +2, as the book has adds. */
const cleaned: Steps = [
  [0, 0],
  [0, 0],
  [0, 1],
  [0, 1],
  [0, 1],
  [0, 2],
  [0, 2],
  [1, -1],
  [1, -1],
  [1, -1],
];

/** A die for each ten ST; under ST 10 one die, with an add less for each 2 ST. */
function byTens(strength: number, steps: Steps): Dice {
  if (strength < 10) return { dice: 1, adds: Math.floor((strength + 2) / 2) - 6 };
  const [more, adds] = steps[strength % 10] ?? [0, 0];
  return { dice: Math.floor(strength / 10) + more, adds };
}

/** Thrust has a die for each ten ST; swing is the thrust of one and a half times the ST, rounded up. */
const byThrust = (steps: Steps) => (strength: number) => ({
  thrust: byTens(strength, steps),
  swing: byTens(Math.ceil((strength * 3) / 2), steps),
});
/** Swing has a die for each ten ST; thrust is the swing of two thirds of the ST, rounded up. */
const bySwing = (steps: Steps) => (strength: number) => ({
  thrust: byTens(Math.ceil((strength * 2) / 3), steps),
  swing: byTens(strength, steps),
});

function newDamage(
  id: string,
  option: string,
  explanation: string,
  ofStrength: (strength: number) => BasicDamage,
): DamageProgression {
  const damage = fromOne(ofStrength);
  return progression({ id, name: `T Bone’s new damage, ${option}`, explanation }, damage, byTable(damage));
}

const ofThrust = 'Thrust is a die for each 10 ST; swing is the thrust of half as much ST again';
const ofSwing = 'Swing is a die for each 10 ST; thrust is the swing of two thirds of the ST';
const asInBook = 'Adds are from −1 to +2';

/** The progressions in proportion to ST by T Bone, as GURPS Character Sheet has them. */
const newDamageForStrength: readonly DamageProgression[] = [
  newDamage('t-bone-damage-1', 'option 1', `${ofThrust}.`, byThrust(exact)),
  newDamage('t-bone-damage-1-cleaned', 'option 1, cleaned', `${ofThrust}. ${asInBook}.`, byThrust(cleaned)),
  newDamage('t-bone-damage-2', 'option 2', `${ofSwing}.`, bySwing(exact)),
  newDamage('t-bone-damage-2-cleaned', 'option 2, cleaned', `${ofSwing}. ${asInBook}.`, bySwing(cleaned)),
];

/** Each 4 ST a die, with one add less or more between. */
const byFours = (strength: number, least: number, offset: number): Dice =>
  strength < least
    ? { dice: 1, adds: strength - least }
    : { dice: Math.floor((strength - offset) / 4), adds: ((strength - offset) % 4) - 1 };

const knownStrength = fromOne((strength) => ({
  thrust: byFours(strength, 12, 7),
  swing: byFours(strength, 10, 5),
}));

/** Each 8 ST a die, one add for 2. */
const byEights = (strength: number): Dice =>
  strength < 11
    ? { dice: 1, adds: -Math.floor((14 - strength) / 2) }
    : { dice: Math.floor((strength - 11) / 8) + 1, adds: Math.floor(((strength - 11) % 8) / 2) - 1 };

/** Lifting by the logarithm of ST, in pounds: to a tenth up to ST 6, beyond in whole pounds; ten times as much for each 10 ST over 19. */
export function findKnownLift(strength: number): number {
  if (strength < 1) return 0;
  const tens = strength > 19 ? Math.floor(strength / 10) - 1 : 0;
  const exact = 2 * 10 ** ((strength - 10 * tens) / 10);
  const rounded = strength <= 6 ? Math.round(exact * 10) / 10 : Math.round(exact);
  return rounded * 10 ** tens;
}

export const knowYourOwnStrength = progression(
  {
    id: 'knowing-your-own-strength',
    name: 'Knowing your own strength',
    nameInSentence: 'knowing your own strength',
    explanation:
      'Thrust, swing and Basic Lift follow a logarithmic scale: ten ST lift ten times as much. Hit points cost the large as much as anyone.',
  },
  knownStrength,
  [
    ...byTable(knownStrength),
    {
      stat: 'basicLift',
      base: (w, { name, cite }) => {
        const strength = w.givenNumber('liftingStrength');
        w.lookup(name, `ST ${strength}`, findKnownLift(strength), { cite });
      },
    },
  ],
);

const grognardDamage = fromOne((strength) => ({ thrust: byEights(strength), swing: byEights(strength + 3) }));

const noSchoolGrognard = progression(
  {
    id: 'no-school-grognard-damage',
    name: 'No School Grognard damage',
    explanation: 'Thrust grows by one for each 2 ST, and swing is the thrust of 3 ST more.',
  },
  grognardDamage,
  byTable(grognardDamage),
);

/** No damage stays none. */
const plus = ({ dice, adds }: Dice, more: number): Dice => (dice === 0 ? noDamage : { dice, adds: adds + more });

const thrustFromSwing = progression(
  {
    id: 'thrust-from-swing',
    name: 'Thrust is swing − 2',
    nameInSentence: 'thrust is swing − 2',
    explanation: 'Swing is the book’s; thrust has the dice of the swing, less 2.',
  },
  (strength, ofBook) => {
    const { swing } = ofBook(strength);
    return { thrust: plus(swing, -2), swing };
  },
  [{ stat: 'thrust', base: (w, { name, cite }) => w.startFrom('swing').add(-2, name, { cite }) }],
);

const swingFromThrust = progression(
  {
    id: 'swing-from-thrust',
    name: 'Swing is thrust + 2',
    nameInSentence: 'swing is thrust + 2',
    explanation: 'Thrust is the book’s; swing has the dice of the thrust and 2 more.',
  },
  (strength, ofBook) => {
    const { thrust } = ofBook(strength);
    return { thrust, swing: plus(thrust, 2) };
  },
  [{ stat: 'swing', base: (w, { name, cite }) => w.startFrom('thrust').add(2, name, { cite }) }],
);

/** Below this ST, damage is that of ST 0. */
const noStrength = 0;

/** Two adds for a die from −1 to +2, in eighths: `steps` are counted from 1d−1. */
const byHalves = (steps: number): Dice => ({
  dice: Math.floor(steps / 8) + 1,
  adds: Math.floor((steps % 8) / 2) - 1,
});

/** Thrust by a formula that matches the rows of the book's table, and interpolates between them above ST 40. */
function thrustBetween(strength: number): Dice {
  if (strength < 19) return { dice: 1, adds: Math.trunc((strength - 1) / 2) - 6 };
  const over50 = strength > 50 ? 1 : 0;
  const over79 = strength > 79 ? 1 + Math.floor((strength - 80) / 5) : 0;
  return byHalves(strength - 11 - over50 - over79);
}

function swingBetween(strength: number): Dice {
  if (strength < 10) return { dice: 1, adds: Math.trunc((strength - 1) / 2) - 5 };
  if (strength < 28) return { dice: Math.floor((strength - 9) / 4) + 1, adds: ((strength - 9) % 4) - 1 };
  const over40 = strength > 40 ? Math.floor((strength - 40) / 5) : 0;
  return byHalves(strength - over40 + (strength > 59 ? 1 : 0) + 9);
}

function damageBetween(strength: number): BasicDamage {
  const whole = Math.max(noStrength, Math.floor(strength));
  return { thrust: thrustBetween(whole), swing: swingBetween(whole) };
}

const betweenRows = progression(
  {
    id: 'damage-between-rows',
    name: 'Damage between the rows of the table',
    nameInSentence: 'damage between the rows of the table',
    explanation:
      'From ST 41 on damage grows between the rows of the book’s table too, and ST 0 still does 1d−6, as in GURPS Character Sheet.',
  },
  damageBetween,
  byTable(damageBetween),
);

/** All of them; a character has one at most. */
export const damageProgressions: readonly DamageProgression[] = [
  knowYourOwnStrength,
  noSchoolGrognard,
  thrustFromSwing,
  swingFromThrust,
  betweenRows,
  ...newDamageForStrength,
];
