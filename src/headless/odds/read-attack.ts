import { type Dice, parseDice } from '../../engine/dice.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { AttackCase } from '../../rules/odds/attack-odds.ts';
import { mostDice, readDamageDice } from '../../rules/odds/dice-distribution.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { ArgumentError, type Arguments, readFactor, readWhole } from './read-arguments.ts';

/**
 * Reads dice: "2d+1", or "2+1".
 * @throws ArgumentError where they are none, or too many
 */
export function readDice(text: string): Dice {
  const dice = parseDice(text);
  if (!dice) throw new ArgumentError(`“${text}” is not dice, such as 2d+1.`);
  if (!readDamageDice(text)) throw new ArgumentError(`${text} is too much: the maximum is ${mostDice} dice.`);
  return dice;
}

/**
 * Reads an attack from its options.
 * @throws ArgumentError where one is missing or not of this ruleset
 */
export function readAttack(
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
