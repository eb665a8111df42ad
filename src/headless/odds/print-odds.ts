import { formatCitation } from '../../engine/citation.ts';
import { type Dice, formatDice, parseDice } from '../../engine/dice.ts';
import { formatFraction, formatNumber } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import { type AttackCase, attackOdds, deceptiveSkill } from '../../rules/odds/attack-odds.ts';
import {
  attackAgainstResistance,
  quickContestOdds,
  regularContestOdds,
  resistedOdds,
} from '../../rules/odds/contest-odds.ts';
import {
  averageOf,
  chanceOfAtLeast,
  diceDistribution,
  maxDice,
  readDamageDice,
} from '../../rules/odds/dice-distribution.ts';
import { rollOdds } from '../../rules/odds/roll-odds.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import type { Output } from '../output.ts';
import { ArgumentError, type Arguments, readArguments, readFactor, readWhole } from './read-arguments.ts';

const usage = `Usage: npm run -s odds -- COMMAND [--ruleset RULESET] [--json]
Prints exact chances, by the rules of ${rulesetIds.join(', ')} (the last unless given).
  roll SCORE                    of a success roll against an effective score
  contest SCORE SCORE           of a quick contest; --regular of a regular one; --resisted where the second resists the
                                first, --supernatural limits the first by the Rule of 16
  dice DICE                     of the totals of dice, such as 2d+1
  attack --skill SCORE --damage DICE --type TYPE
                                of an attack. --defense SCORE[,SCORE…]: with all bonuses, rolled one after the other;
                                --dr DR, --divisor NUMBER: of the armor; --multiplier NUMBER: for the place that is hit;
                                --deceptive N: lowers the defense by N; --at-least N: the chance of so much injury;
                                --ranged: of a shot or throw
With --json, one line of JSON with chances from 0 to 1.`;

/** The output of a command: lines to read, or data. */
interface Answer {
  readonly lines: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
}

interface Command {
  readonly options: readonly string[];
  readonly flags: readonly string[];
  readonly answer: (ruleset: Ruleset, given: Arguments) => Answer;
}

const percent = (chance: number): string => `${formatNumber(Math.round(chance * 1000) / 10)}%`;
const decimal = (value: number): string => formatNumber(Math.round(value * 100) / 100);

const commands: Readonly<Record<string, Command>> = {
  roll: { options: [], flags: [], answer: answerRoll },
  contest: { options: [], flags: ['--regular', '--resisted', '--supernatural'], answer: answerContest },
  dice: { options: [], flags: [], answer: answerDice },
  attack: {
    options: [
      '--skill',
      '--defense',
      '--damage',
      '--type',
      '--dr',
      '--divisor',
      '--multiplier',
      '--deceptive',
      '--at-least',
    ],
    flags: ['--ranged'],
    answer: answerAttack,
  },
};

/**
 * Prints the chances that are asked for. All rulesets must have been loaded.
 * @returns the exit code: 0, or 1 when the arguments are invalid
 */
export function printOdds(words: readonly string[], output: Output): number {
  if (words.includes('--help')) {
    output.out(usage);
    return 0;
  }
  const [name = '', ...rest] = words;
  const command = ownValue(commands, name);
  if (!command) {
    output.err(name === '' ? 'No command given.' : `Unknown command ${name}.`);
    output.err(usage);
    return 1;
  }
  try {
    const given = readArguments(rest, [...command.options, '--ruleset'], [...command.flags, '--json']);
    const ruleset = readRuleset(given);
    const { lines, data } = command.answer(ruleset, given);
    output.out(given.flags.has('--json') ? JSON.stringify({ ruleset: ruleset.id, ...data }) : lines.join('\n'));
    return 0;
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    output.err(error.message);
    return 1;
  }
}

/** The oldest ruleset unless one is named, which programs that call the command rely on. */
function readRuleset({ options }: Arguments): Ruleset {
  const id = options.get('--ruleset') ?? rulesetIds.at(-1) ?? '';
  if (rulesetIds.every((known) => known !== id))
    throw new ArgumentError(`Unknown ruleset ${id}; use ${rulesetIds.join(', ')}.`);
  return rulesetOf(id);
}

function readScores({ values }: Arguments, count: number): readonly number[] {
  if (values.length !== count) throw new ArgumentError(count === 1 ? 'Give one score.' : `Give ${count} scores.`);
  return values.map((value) => readWhole(value, 'A score'));
}

function answerRoll({ odds }: Ruleset, given: Arguments): Answer {
  const [score = 0] = readScores(given, 1);
  const chances = rollOdds(odds.success, score);
  const { success, criticalSuccess, criticalFailure } = chances;
  return {
    lines: [
      `${score} or less: ${percent(success)} (${formatCitation(odds.cites.roll)})`,
      `Critical success ${percent(criticalSuccess)}, critical failure ${percent(criticalFailure)}.`,
    ],
    data: { score, ...chances },
  };
}

function answerContest(ruleset: Ruleset, given: Arguments): Answer {
  const [first = 0, second = 0] = readScores(given, 2);
  const { flags } = given;
  if (flags.has('--regular') && (flags.has('--resisted') || flags.has('--supernatural')))
    throw new ArgumentError('Use either --regular or --resisted, not both.');
  if (flags.has('--regular')) return answerRegularContest(ruleset, first, second);
  if (flags.has('--resisted') || flags.has('--supernatural'))
    return answerResistance(ruleset, first, second, flags.has('--supernatural'));
  const { odds } = ruleset;
  const { win, tie, lose } = quickContestOdds(odds, first, second);
  return {
    lines: [
      `Quick contest of ${first} against ${second} (${formatCitation(odds.cites.contest)})`,
      `Wins ${percent(win)}, ties ${percent(tie)}, loses ${percent(lose)}.`,
    ],
    data: { contest: 'quick', scores: [first, second], win, tie, lose },
  };
}

function answerRegularContest({ odds }: Ruleset, first: number, second: number): Answer {
  const { scores, averageRounds, ...chances } = regularContestOdds(odds, first, second);
  const { win, lose, undecided } = chances;
  const rolled = scores[0] === first && scores[1] === second ? '' : `, rolled as ${scores[0]} against ${scores[1]}`;
  return {
    lines: [
      `Regular contest of ${first} against ${second}${rolled} (${formatCitation(odds.cites.contest)})`,
      averageRounds === null
        ? 'Neither can ever win.'
        : `Wins ${percent(win)}, loses ${percent(lose)}, after ${decimal(averageRounds)} rounds on average.`,
    ],
    data: { contest: 'regular', scores: [first, second], rolled: scores, win, lose, undecided, averageRounds },
  };
}

function answerResistance(ruleset: Ruleset, first: number, second: number, supernatural: boolean): Answer {
  const { odds, name } = ruleset;
  if (!odds.resistance) throw new ArgumentError(`${name} has no resistance rolls.`);
  if (supernatural && odds.resistance.maxAttack === null) throw new ArgumentError(`${name} has no Rule of 16.`);
  const attack = supernatural ? attackAgainstResistance(odds.resistance, first, second) : first;
  const affected = resistedOdds(odds, attack, second);
  return {
    lines: [
      `${first}${attack === first ? '' : `, counting as ${attack},`} resisted by ${second} (${formatCitation(odds.resistance.cite)})`,
      `Takes effect ${percent(affected)}.`,
    ],
    data: { contest: 'resisted', scores: [first, second], rolled: [attack, second], win: affected, lose: 1 - affected },
  };
}

function answerDice({ notation }: Ruleset, { values }: Arguments): Answer {
  const [text, ...more] = values;
  if (text === undefined || more.length > 0) throw new ArgumentError('Give dice, such as 2d+1.');
  const dice = readDice(text);
  const distribution = diceDistribution(dice);
  const { least, chances } = distribution;
  const average = averageOf(distribution);
  const rows = chances.map((chance, i) => ({
    total: least + i,
    chance,
    orMore: chanceOfAtLeast(distribution, least + i),
  }));
  return {
    lines: [
      `${formatDice(dice, notation)}: average ${decimal(average)}`,
      ...rows.map(
        ({ total, chance, orMore }) => `${formatNumber(total)}: ${percent(chance)}, or more ${percent(orMore)}`,
      ),
    ],
    data: { average, totals: rows },
  };
}

function answerAttack(ruleset: Ruleset, given: Arguments): Answer {
  const { odds, notation, name } = ruleset;
  const { attack, type } = readAttack(ruleset, given);
  const chances = attackOdds(odds, attack);
  const { deceptive } = odds.attack;
  if (!chances) {
    throw new ArgumentError(
      deceptive
        ? `A deceptive attack may not lower the skill below ${deceptive.least}.`
        : `${name} has no deceptive attacks.`,
    );
  }
  const { hits, criticalHits, criticalMisses, undefended, wounds, averageInjury, averageWound, injury } = chances;
  const skill = deceptiveSkill(odds, attack.skill, attack.deceptive) ?? attack.skill;
  const defenses = attack.defenses.map((score) => score - attack.deceptive);
  const wanted = given.options.get('--at-least');
  const bound = wanted === undefined ? null : readWhole(wanted, 'Injury', 1);
  const against = defenses.length === 0 ? 'no defense' : `a defense of ${defenses.map(formatNumber).join(', then ')}`;
  const armor = `DR ${attack.resistance}${attack.armorDivisor === 1 ? '' : ` (${formatFraction(attack.armorDivisor)})`}`;
  return {
    lines: [
      `${skill} against ${against}, ${formatDice(attack.damage, notation)} ${type} against ${armor} (${formatCitation(odds.attack.cite)})`,
      `Hits ${percent(hits)}, wounds ${percent(wounds)}, average injury ${decimal(averageInjury)}.`,
      `Critical hits ${percent(criticalHits)}, critical misses ${percent(criticalMisses)}; undefended hits ${percent(undefended)}.`,
      averageWound === null ? 'It cannot wound.' : `Average injury when it wounds: ${decimal(averageWound)}.`,
      ...(bound === null ? [] : [`Injury of ${bound} or more: ${percent(chanceOfAtLeast(injury, bound))}.`]),
    ],
    data: {
      skill,
      defenses,
      hits,
      criticalHits,
      criticalMisses,
      undefended,
      getsThrough: wounds,
      averageInjury,
      averageWound,
      injury: injury.chances.flatMap((chance, i) => (chance > 0 ? [{ hits: injury.least + i, chance }] : [])),
      ...(bound === null ? {} : { atLeast: { hits: bound, chance: chanceOfAtLeast(injury, bound) } }),
    },
  };
}

/**
 * Reads dice: "2d+1", or "2+1".
 * @throws ArgumentError if they are not dice, or too many
 */
function readDice(text: string): Dice {
  const dice = parseDice(text);
  if (!dice) throw new ArgumentError(`“${text}” is not dice, such as 2d+1.`);
  if (!readDamageDice(text)) throw new ArgumentError(`${text} is too much: the maximum is ${maxDice} dice.`);
  return dice;
}

/**
 * Reads an attack from its options.
 * @throws ArgumentError if one is missing or not of this ruleset
 */
function readAttack(
  { odds, name }: Ruleset,
  { options, flags, values }: Arguments,
): { attack: AttackCase; type: string } {
  const [extra] = values;
  if (extra !== undefined) throw new ArgumentError(`An attack takes only options, not “${extra}”.`);
  const needed = (option: string): string => {
    const value = options.get(option);
    if (value === undefined) throw new ArgumentError(`An attack needs ${option}.`);
    return value;
  };
  const { types, armorDivisors } = odds.attack;
  const skill = readWhole(needed('--skill'), 'The skill');
  const damage = readDice(needed('--damage'));
  const type = needed('--type');
  const wounding = ownValue(types, type);
  if (!wounding) throw new ArgumentError(`${name} has no damage type ${type}; use ${Object.keys(types).join(', ')}.`);
  const divisor = options.get('--divisor');
  if (divisor !== undefined && !armorDivisors) throw new ArgumentError(`${name} has no armor divisors.`);
  const multiplier = options.get('--multiplier');
  const defenses = options.get('--defense') ?? 'none';
  return {
    type,
    attack: {
      skill,
      isRanged: flags.has('--ranged'),
      damage,
      least: wounding.least,
      multiplier: multiplier === undefined ? wounding.multiplier : readFactor(multiplier, 'The multiplier'),
      resistance: readWhole(options.get('--dr') ?? '0', 'DR', 0),
      armorDivisor: divisor === undefined ? 1 : readFactor(divisor, 'The armor divisor'),
      defenses: defenses === 'none' ? [] : defenses.split(',').map((score) => readWhole(score, 'A defense')),
      deceptive: readWhole(options.get('--deceptive') ?? '0', 'A deceptive attack', 0),
    },
  };
}
