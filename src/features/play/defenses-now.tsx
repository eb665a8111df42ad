import { formatNumber } from '../../engine/numbers.ts';
import { readRoll } from '../../rules/combat/outcomes/success-roll.ts';
import { afterDefense } from '../../rules/combat/state-after.ts';
import { editPlay, usePlay } from '../../state/play/play-store.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { changePart } from './edit-situation.ts';
import { useInPlay } from './in-play.ts';
import { PlayFigure } from './play-figure.tsx';
import { RollControl } from './roll-control.tsx';
import { rollSentence } from './roll-words.ts';

/** Every active defense as it is now against the attack that comes, and its roll. */
export function DefensesNow() {
  const { combat, sheet } = useInPlay();
  const { worksheet, fight, defenses } = combat;
  const choice = usePlay((play) => play.defense);
  const { uses, success } = fight.rules;
  const defend = (id: string, name: string, needed: number) => (total: number) => {
    const sentence = rollSentence(name, needed, total, readRoll(success, needed, total, 'defense'));
    editPlay(sentence, (play) => ({ ...play, state: afterDefense(combat, id) }), sentence);
  };
  return (
    <section className="play-part" aria-labelledby="play-defenses">
      <h3 id="play-defenses" className="play-title">
        Defenses
      </h3>
      <ul className="play-lines">
        {defenses.map(({ line, active, total }) => {
          const { value } = worksheet.get(total);
          const now = worksheet.get(active).value;
          const rest = sheet.worksheet.has(line.from) ? sheet.worksheet.get(line.from).value : null;
          // At rest the same passive defense is added.
          const before =
            typeof value === 'number' && typeof now === 'number' && typeof rest === 'number'
              ? formatNumber(rest + value - now)
              : undefined;
          return (
            <li key={line.id} className={value === null ? 'play-line play-line-off' : 'play-line'}>
              <span className="play-line-name">{line.name}</span>
              <PlayFigure stat={value === null ? active : total} before={before} />
              {typeof value === 'number' && (
                <RollControl
                  name={line.name}
                  needed={value}
                  kind="defense"
                  onRolled={defend(line.id, line.name, value)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <div className="play-checks">
        {uses.defense.includes('retreat') && (
          <Checkbox
            label="Retreat"
            checked={choice.retreat}
            onCommit={(retreat) => changePart('defense', 'Retreat', { retreat })}
          />
        )}
        {uses.defense.includes('drop') && (
          <Checkbox
            label="Drop as well"
            checked={choice.drop}
            onCommit={(drop) => changePart('defense', 'Drop', { drop })}
          />
        )}
      </div>
    </section>
  );
}
