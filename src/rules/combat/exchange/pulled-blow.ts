import { type Dice, type DiceNotation, formatDice, highestRoll, isDice } from '../../../engine/dice.ts';
import type { CombatSheet } from '../derive-combat.ts';
import { attackStat } from '../fight.ts';
import type { FightingLine } from '../fighting-line.ts';
import type { ExchangeInProgress } from './suffer-wound.ts';

/** A way to strike with less than full strength, or not with the edge. */
interface Force {
  readonly id: string;
  readonly words: string;
  readonly dice: Dice;
  readonly type: string;
}

/**
 * The ways in which a blow can be weaker, where the rules let a fighter hold back (Man to Man p. 45): fewer dice, and the flat or
 * the blunt end, which does the same damage but only crushes. Empty for shots, and for damage without dice.
 */
export function forcesOf(
  { fight, worksheet }: CombatSheet,
  line: FightingLine,
  notation: DiceNotation,
): readonly Force[] {
  const damage = worksheet.find(attackStat(line.id, 'damage'))?.value;
  if (!fight.rules.attack.pulled || line.mode !== 'melee' || !isDice(damage)) return [];
  const weaker = [
    ...Array.from({ length: damage.dice }, (_, lost): Dice => ({ dice: damage.dice - lost, adds: 0 })),
    oneLess,
  ];
  const pulled = weaker
    .filter((dice) => highestRoll(dice) < highestRoll(damage))
    .map((dice) => ({
      id: `${dice.dice}.${dice.adds}`,
      words: `Pulled: ${formatDice(dice, notation)}`,
      dice,
      type: line.type,
    }));
  const turned = line.type === 'cut' ? 'The flat of the blade' : line.type === 'imp' ? 'The blunt end' : null;
  return [...pulled, ...(turned && line.use ? [{ id: 'flat', words: turned, dice: damage, type: 'cr' }] : [])];
}

/** The least that is worth a roll. */
const oneLess: Dice = { dice: 1, adds: -3 };

/** The force of an attack that is held back; undefined for full strength. */
export const forceOf = (
  { setup, line }: Pick<ExchangeInProgress, 'setup' | 'line'>,
  combat: CombatSheet,
): Force | undefined =>
  forcesOf(combat, line, setup.attacker.sheet.ruleset.notation).find(({ id }) => id === setup.force);
