import { useId, useState } from 'react';
import { capitalize } from '../../engine/format.ts';
import { isSuccess, readRoll } from '../../rules/combat/outcomes/success-roll.ts';
import { afterStateRoll } from '../../rules/combat/state-after.ts';
import { FightFigure } from './fight-figure.tsx';
import { useInPlay } from './in-play.ts';
import { describeRoll, RollControl } from './rolls.tsx';

/** The rolls that the state asks for: recovering from a stun, staying conscious. */
export function RollsDue() {
  const heading = useId();
  const { combat, play, edit } = useInPlay();
  const { worksheet, fight } = combat;
  // A roll that did not change the state, such as one to stay conscious, is due again in the next turn.
  const [made, setMade] = useState<readonly string[]>([]);
  const madeKey = (id: string) => `${play.turn} ${id} ${fight.state.hitsLost}`;
  // A spell in progress asks for this one beside its turns.
  const rolls = combat.rolls.filter(
    ({ roll }) => !made.includes(madeKey(roll.id)) && !(roll.id === 'concentration' && play.casting),
  );
  if (rolls.length === 0) return null;
  return (
    <section className="fight-part fight-due" aria-labelledby={heading}>
      <h3 id={heading} className="fight-title">
        Rolls that are due
      </h3>
      <ul className="fight-lines">
        {rolls.map(({ roll, number }) => {
          const { value } = worksheet.get(number);
          if (typeof value !== 'number') return null;
          const settle = (total: number) => {
            const result = readRoll(fight.rules.success, value, total);
            const sentence = describeRoll(roll.name, value, total, result);
            edit(
              sentence,
              (current) => ({ ...current, state: afterStateRoll(current.state, roll, result) }),
              `${sentence} ${capitalize(isSuccess(result) ? roll.success : roll.failure)}.`,
            );
            setMade([...made, madeKey(roll.id)]);
          };
          return (
            <li key={roll.id} className="fight-line">
              <span className="fight-line-words">
                <span className="fight-line-name">{roll.name}</span>
                <FightFigure stat={number} />
              </span>
              <RollControl name={roll.name} needed={value} kind="other" onRolled={settle} />
              <small className="fight-hint">
                Made: {roll.success}. Missed: {roll.failure}.
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
