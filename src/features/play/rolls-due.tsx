import { isSuccess, readRoll } from '../../rules/combat/outcomes/success-roll.ts';
import { editPlay } from '../../state/play/play-store.ts';
import { useInPlay } from './in-play.ts';
import { PlayFigure } from './play-figure.tsx';
import { RollControl } from './roll-control.tsx';
import { rollSentence } from './roll-words.ts';

/** The rolls that the state asks for: recovering from a stun, staying conscious. */
export function RollsDue() {
  const { combat } = useInPlay();
  const { rolls, worksheet, fight } = combat;
  if (rolls.length === 0) return null;
  return (
    <section className="play-part play-due" aria-labelledby="play-due">
      <h3 id="play-due" className="play-title">
        Rolls that are due
      </h3>
      <ul className="play-lines">
        {rolls.map(({ roll, number }) => {
          const { value } = worksheet.get(number);
          if (typeof value !== 'number') return null;
          const settle = (total: number) => {
            const result = readRoll(fight.rules.success, value, total);
            const sentence = rollSentence(roll.name, value, total, result);
            editPlay(sentence, (play) => play, `${sentence} ${isSuccess(result) ? roll.success : roll.failure}.`);
          };
          return (
            <li key={roll.id} className="play-line">
              <span className="play-line-name">{roll.name}</span>
              <PlayFigure stat={number} />
              <RollControl name={roll.name} needed={value} kind="other" onRolled={settle} />
              <small className="play-hint">
                Made: {roll.success}. Missed: {roll.failure}.
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
