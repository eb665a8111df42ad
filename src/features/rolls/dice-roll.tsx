import { isDice } from '../../engine/dice.ts';
import { formatValue } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { StatId } from '../../engine/step.ts';
import { rollEachDie } from '../../state/character/roll-dice.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { Button } from '../../ui/buttons.tsx';
import type { InPlay } from '../fight/in-play.ts';
import { useInPlay } from '../fight/in-play.ts';
import { showRoll, TypedRoll } from '../fight/rolls.tsx';

/** What the least total and the factor of dice are: those of the attack whose damage they are, if they are one's. */
function damageOf({ combat, sheet }: InPlay, stat: StatId) {
  const attack = combat.attacks.find(({ line, damage }) => stat === damage || stat === `line:${line.id}.damage`);
  if (!attack) return { least: 0, times: 1, words: '' };
  const { line } = attack;
  const { least = 0 } = ownValue(sheet.ruleset.odds.attack.types, line.type) ?? {};
  return { least, times: line.times, words: ` ${line.typeWords}` };
}

interface DiceRollProps {
  stat: StatId;
  /** "Broadsword, damage". */
  name: string;
  onMade: () => void;
}

/** Rolls the dice of a number as they are: damage by itself. Nothing while nobody rolls. */
export function DiceRoll({ stat, name, onMade }: DiceRollProps) {
  const inPlay = useInPlay();
  const dice = usePreferences((preferences) => preferences.dice);
  const { worksheet } = inPlay.combat;
  const { value } = worksheet.get(stat);
  if (!isDice(value) || dice === 'off') return null;
  const text = formatValue(value, inPlay.sheet.ruleset.notation);
  const settle = (sum: number, shown: readonly number[] = []) => {
    const { least, times, words } = damageOf(inPlay, stat);
    const total = Math.max(least, sum + value.adds) * times;
    const sentence = `${name} ${text}${words}: ${total}.`;
    showRoll(shown, null, sentence);
    inPlay.edit(sentence, (play) => play, sentence);
    onMade();
  };
  if (dice === 'typed') return <TypedRoll name={name} dice={value.dice} onRolled={settle} />;
  const roll = () => {
    const shown = rollEachDie(value.dice);
    settle(
      shown.reduce((sum, die) => sum + die, 0),
      shown,
    );
  };
  return (
    <Button className="roll-button" aria-label={`Roll ${name}, ${text}`} onClick={roll}>
      Roll <span className="fight-chance">{text}</span>
    </Button>
  );
}
