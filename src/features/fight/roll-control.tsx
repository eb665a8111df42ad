import { type RollKind, readRoll } from '../../rules/combat/outcomes/success-roll.ts';
import { rollOutcomes, sumOutcomes } from '../../rules/odds/roll-outcomes.ts';
import { percentWords } from '../../rules/wording/percent-words.ts';
import { rollEachDie } from '../../state/character/roll-dice.ts';
import { Button } from '../../ui/button.tsx';
import { usePlayOptions } from './dice-choice.ts';
import { useInPlay } from './in-play.ts';
import { showRoll } from './last-roll.ts';
import { rollSentence } from './roll-words.ts';
import { TypedRoll } from './typed-roll.tsx';

interface RollControlProps {
  /** What is rolled: "Dodge". */
  name: string;
  needed: number;
  kind: RollKind;
  onRolled: (total: number) => void;
}

/** The chance of a roll, and a way to make it: by the program, or typed from the dice on the table. */
export function RollControl({ name, needed, kind, onRolled }: RollControlProps) {
  const { sheet, combat } = useInPlay();
  const { odds } = sheet.ruleset;
  const dice = usePlayOptions((options) => options.dice);
  const chance = percentWords(sumOutcomes(rollOutcomes(odds, needed, kind)).success);
  const settle = (total: number, shown: readonly number[] = []) => {
    const result = readRoll(combat.fight.rules.success, needed, total, kind);
    showRoll(shown, result.outcome, rollSentence(name, needed, total, result));
    onRolled(total);
  };
  if (dice === 'off') return <span className="fight-chance">{chance}</span>;
  const roll = () => {
    const shown = rollEachDie(3);
    settle(
      shown.reduce((sum, die) => sum + die, 0),
      shown,
    );
  };
  if (dice === 'typed')
    return (
      <span className="typed-roll">
        <span className="fight-chance">{chance}</span>
        <TypedRoll name={name} dice={3} onRolled={settle} />
      </span>
    );
  return (
    <Button className="roll-button" aria-label={`Roll ${name}, ${chance}`} onClick={roll}>
      Roll <span className="fight-chance">{chance}</span>
    </Button>
  );
}
