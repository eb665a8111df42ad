import { formatNumber } from '../../../engine/format.ts';
import type { CombatRules, ReadNumber, Threshold } from '../../combat/combat-rules.ts';
import type { OddsRules } from '../../odds/roll-odds.ts';
import { pages } from './pages.ts';

/** The new lower score of a regular contest between extreme scores (p. 349). */
const usual = 10;
const low = 6;
const high = 14;
const veryHigh = 20;

/**
 * Extreme scores of a regular contest (p. 349): if both are 6 or less, or both 14 or more, the lower becomes 10 and the
 * other changes by the same amount; if both are over 20, the higher keeps its proportion to the lower, rounded down.
 */
function shortenContest(first: number, second: number): readonly [number, number] {
  const [lower, higher] = [Math.min(first, second), Math.max(first, second)];
  if (higher > low && lower < high) return [first, second];
  const shortened = lower > veryHigh ? Math.floor((higher * usual) / lower) : higher + usual - lower;
  return first <= second ? [usual, shortened] : [shortened, usual];
}

const wounding = (multiplier: number, least = 1) => ({ multiplier, least });

/**
 * Chances by the Basic Set: rolls (pp. 343–348), contests (pp. 348–349), attacks and defenses (pp. 369–382). The table
 * of critical hits is left out: its only certain result is that there is no defense (p. 381).
 */
export const odds: OddsRules = {
  success: {
    plainSeventeenFrom: 16,
    criticalByTen: ['attack', 'defense', 'other'],
    defenses: 'asOthers',
    minEffective: 3,
    smallerFailureWins: true,
    cite: pages.degrees,
  },
  shortenContest,
  cites: { roll: pages.successRolls, contest: pages.contests },
  resistance: { maxAttack: 16, cite: pages.contests },
  attack: {
    maxDamageOn3: false,
    minDefense: null,
    deceptive: { cost: 2, least: 10, cite: pages.deceptive },
    armorDivisors: true,
    types: {
      'pi-': wounding(0.5),
      pi: wounding(1),
      'pi+': wounding(1.5),
      'pi++': wounding(2),
      cr: wounding(1, 0),
      cut: wounding(1.5),
      imp: wounding(2),
      burn: wounding(1),
      cor: wounding(1),
      fat: wounding(1),
      tox: wounding(1),
    },
    cite: pages.attackRolls,
  },
};

const halfUp = (value: number): number => Math.ceil(value / 2);
const findLeastOver = (part: number, of: number): number => Math.floor(of / part) + 1;
/** Returns the most points that are still less than a third of all. */
const underThird = (maxPoints: number): number => Math.ceil(maxPoints / 3) - 1;
/** HP in one blow for each −1 of shock (p. 381). */
const shockStep = (number: ReadNumber): number => Math.max(1, Math.floor(number('hitPoints') / 10));
const slowed = (number: ReadNumber): string => `Move ${halfUp(number('move'))}, Dodge ${halfUp(number('dodge'))}`;

/** A fight by the fourth edition: defenses (pp. 374–377), wounds (pp. 380–381, 418–426). */
export const combat: CombatRules = {
  defenses: {
    against: {
      dodge: 'any number of times a turn',
      parry: 'each further parry in a turn with the same hand −4 (fencing weapon −2)',
      block: 'once a turn',
    },
    remarks: [
      'Retreat, once a turn and not against missiles: Dodge +3, Parry and Block +1. Stunned: −4. From the side −2.',
    ],
    retreat: {
      bonus: { dodge: 3, parry: 1, block: 1 },
      more: 'Parry +3 with a fencing weapon, Boxing, Judo or Karate',
    },
    cite: pages.defenses,
  },
  shooting: {
    columns: ['Aim 1 turn', '2 turns', '3 turns'],
    skills: (skill, figure) => {
      const accuracy = figure('accuracy');
      const scope = figure('scope') ?? 0;
      return [0, 1, 2].map((extraTurns) =>
        accuracy === null ? null : skill + Math.min(accuracy + scope + extraTurns, 2 * accuracy),
      );
    },
    remarks: [
      'Range plus speed in yards: 2 0, 3 −1, 5 −2, 7 −3, 10 −4, 15 −5, 20 −6, 30 −7, 50 −8, 70 −9, 100 −10, 150 −11, 200 −12.',
      'Add the target’s Size Modifier; braced +1. From ½D on, half damage.',
    ],
    cite: pages.shooting,
  },
  injury: {
    unit: 'HP',
    thresholds: (number) => {
      const maxPoints = number('hitPoints');
      const deathRolls = [1, 2, 3, 4].map((times) => -times * maxPoints);
      const deaths = deathRolls.map((points) => formatNumber(points));
      return [
        {
          at: `${underThird(maxPoints)} HP or fewer`,
          effect: slowed(number),
          brief: `${underThird(maxPoints)} left: ${slowed(number)}`,
          left: [underThird(maxPoints)],
        },
        {
          at: '0 HP or less',
          effect: `roll ${number('ht')} or less each turn or lose consciousness; −1 for every whole ${maxPoints} HP below 0`,
          brief: `0: ${number('ht')} or less each turn or unconscious, −1 for every ${maxPoints} below`,
          left: [0],
        },
        {
          at: deaths.join(', '),
          effect: `roll ${number('ht')} or less or die, at each of them`,
          brief: `${deaths.join(', ')}: ${number('ht')} or less or die`,
          left: deathRolls,
        },
        {
          at: formatNumber(-5 * maxPoints),
          effect: 'dead',
          brief: `${formatNumber(-5 * maxPoints)}: dead`,
          left: [-5 * maxPoints],
        },
      ];
    },
    marks: (number) => {
      const maxPoints = number('hitPoints');
      return { reeling: underThird(maxPoints), mayDie: -maxPoints, end: -5 * maxPoints };
    },
    cite: pages.injury,
  },
  blow: {
    thresholds: (number): Threshold[] => {
      const maxPoints = number('hitPoints');
      const step = shockStep(number);
      return [
        {
          at: 'any wound',
          effect: `DX, IQ and their skills −1 for ${step === 1 ? 'each HP' : `every ${step} HP`} lost, on your next turn only (maximum −4)`,
        },
        {
          at: `${findLeastOver(2, maxPoints)} HP or more`,
          effect: `roll ${number('ht')} or less or fall down stunned; failure by 5 or more: unconscious`,
        },
        { at: `${findLeastOver(2, maxPoints)} HP or more to an arm or leg`, effect: 'crippled' },
        { at: `${findLeastOver(3, maxPoints)} HP or more to a hand or foot`, effect: 'crippled' },
      ];
    },
    cite: pages.injury,
  },
  fatigue: {
    thresholds: (number) => {
      const maxPoints = number('fatiguePoints');
      return [
        {
          at: `${underThird(maxPoints)} FP or fewer`,
          effect: `${slowed(number)}, ST halved except for damage`,
          brief: `${underThird(maxPoints)} left: ${slowed(number)}, ST halved except for damage`,
          left: [underThird(maxPoints)],
        },
        {
          at: '0 FP or less',
          effect: `roll ${number('will')} or less to act; each further FP lost also costs 1 HP`,
          brief: `0: Will ${number('will')} or less to act, each further FP costs 1 HP`,
          left: [0],
        },
        {
          at: formatNumber(-maxPoints),
          effect: 'unconscious',
          brief: `${formatNumber(-maxPoints)}: unconscious`,
          left: [-maxPoints],
        },
        { at: 'rest', effect: 'recover 1 point per 10 minutes of rest' },
      ];
    },
    end: (number) => -number('fatiguePoints'),
    cite: pages.fatigue,
  },
};
