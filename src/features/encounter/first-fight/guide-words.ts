import type { ExchangeMoment, GuideFacts, GuideStep } from './guide-steps.ts';

/** The sentences of the guide through a first fight. */

/** A control that a step points at: the value of its `data-guide`. */
export type GuideTarget = 'next' | 'turn' | 'maneuver' | 'attack' | 'due' | 'undo' | 'redo' | 'tools';

interface StepWords {
  readonly title: string;
  readonly text: string;
  /** The control that it is about; null without one. */
  readonly at: GuideTarget | null;
}

/** A step, in one or two sentences. */
export function describeStep(facts: GuideFacts): StepWords {
  return sentences[facts.step](facts);
}

const sentences: Readonly<Record<GuideStep, (facts: GuideFacts) => StepWords>> = {
  missing: () => ({
    title: 'Somebody is gone',
    text: 'One of the two is no longer in the encounter. Undo brings them back; or close the guide and play on.',
    at: 'undo',
  }),
  begin: () => ({
    title: 'Rounds and turns',
    text: 'A fight goes in rounds of one second, and everybody has one turn in each; the rules decide who goes first. Press “Begin the fight”.',
    at: 'next',
  }),
  show: ({ actor }) => ({
    title: `${actor}’s turn`,
    text: `It is ${actor}’s turn. Press their name in the list to see what they can do.`,
    at: 'turn',
  }),
  redo: () => ({
    title: 'Undone',
    text: 'The step is taken back as if it had never been. “Redo” makes it again; or do something else instead.',
    at: 'redo',
  }),
  due: ({ actor }) => ({
    title: 'A roll is due',
    text: `${actor} must roll first: “Roll now” says what for, and what follows if it is made or missed.`,
    at: 'due',
  }),
  maneuver: ({ maneuver }) => ({
    title: 'A maneuver',
    text: `Each turn is one maneuver, which says how far you move and whether you attack and defend; now it is ${maneuver}. Choose others in the list and read what they allow, or go on to the attack.`,
    at: 'maneuver',
  }),
  otherManeuver: ({ maneuver, actor }) => ({
    title: 'No attack this turn',
    text: `${maneuver} allows no attack. Choose a maneuver that does, if ${actor} is able to, or press “Next turn”.`,
    at: 'maneuver',
  }),
  noAttack: () => ({
    title: 'Nothing to attack with',
    text: 'No attack is possible now; the list of attacks says why, and how to make a weapon ready. Or press “Next turn”.',
    at: 'next',
  }),
  attack: ({ foe }) => ({
    title: 'The attack',
    text: `Press “Attack” beside a weapon to attack ${foe}. Three dice that show the number there or less hit; the percentage is how often they do.`,
    at: 'attack',
  }),
  attackAgain: ({ isHeroHurt, isLong }) => ({
    title: 'Your turn again',
    text: [
      isHeroHurt
        ? 'You are hurt, so your numbers are lower this turn: press one to see why. Attack all the same.'
        : 'Attack again, or try another maneuver: a number that you press explains itself.',
      isLong ? 'Enough seen? “End the fight” is in the menu at the top.' : '',
    ]
      .filter(Boolean)
      .join(' '),
    at: 'attack',
  }),
  attackOfFoe: ({ foe, hero }) => ({
    title: `${foe}’s turn`,
    text: `Now you play the foe, as a game master does. Press “Attack” beside a weapon of ${foe} to attack ${hero}.`,
    at: 'attack',
  }),
  turnOfOther: ({ actor }) => ({
    title: `${actor}’s turn`,
    text: `${actor} has joined the fight. Make an attack, or press “Next turn”.`,
    at: 'next',
  }),
  wounded: () => ({
    title: 'A wound',
    text: 'The bar in the list shows how much is left. The pain, called shock, lowers the numbers of the wounded for a turn. Press “Next turn”.',
    at: 'next',
  }),
  turnOver: ({ actor }) => ({
    title: 'The turn is over',
    text: `${actor} has attacked, which is the turn. Press “Next turn” to give it to the other.`,
    at: 'next',
  }),
  undo: () => ({
    title: 'Undo, and the log',
    text: 'The log has every roll in words. Whatever went wrong can be taken back: press “Undo” once to see it.',
    at: 'undo',
  }),
  end: ({ down }) => ({
    title: 'The end',
    text: `${down} is out of the fight. Choose “End the fight” in the menu “More for the encounter” at the top.`,
    at: 'tools',
  }),
  over: ({ hero }) => ({
    title: 'The fight is over',
    text: `Wounds stay until they are treated or restored: the menu of ${hero} has both. That is a fight; your own are made in the same way.`,
    at: null,
  }),
};

interface ExchangeWords {
  readonly attacker: string;
  readonly defender: string;
  /** The number to roll against; null without one. */
  readonly needed: number | null;
  /** Whether the program rolls the dice; otherwise their sum is typed. */
  readonly rollsHere: boolean;
}

/** A moment of an exchange of blows, in one or two sentences. */
export function describeMoment(moment: ExchangeMoment, words: ExchangeWords): string {
  const { attacker, defender, needed } = words;
  const roll = words.rollsHere
    ? 'Press “Roll”, or type what your own dice show.'
    : 'Roll them, type the sum and enter it.';
  switch (moment) {
    case 'attack':
      return `The attack roll: three dice that show ${needed ?? 'the number'} or less hit. ${roll}`;
    case 'defense':
      return `It would hit, but ${defender} may dodge, parry with what is in hand, or block with a shield. Choose one; the dice decide next.`;
    case 'defenseRoll':
      return `The defense: three dice that show ${needed ?? 'the number'} or less save ${defender} from the blow. ${roll}`;
    case 'damage':
      return `It hits. The dice of the weapon are the damage; armor (DR) takes its number from them, and a cut or a stab multiplies what gets through.`;
    case 'choice':
      return 'The rules leave a choice here. The marked one is usual.';
    case 'table':
      return `So good or bad a roll has a table of what else happens. ${roll}`;
    case 'other':
      return `The rules ask for one more roll, named below; its result appears in the list above. ${roll}`;
    case 'missed':
      return 'The blow misses, and nothing more happens. “Apply” makes it count; “Cancel” would forget it.';
    case 'defended':
      return `${defender} has defended: no damage is rolled. “Apply” makes it count; “Cancel” would forget it.`;
    case 'stopped':
      return 'The blow hits and does no injury: the armor took it. “Apply” makes it count.';
    case 'wounded':
      return `What got through is the injury of ${defender}. “Apply” makes it count; “Cancel” would forget it.`;
    case 'impossible':
      return `${attacker} cannot make this attack now; the sentence says why. Press “Cancel”.`;
  }
}
