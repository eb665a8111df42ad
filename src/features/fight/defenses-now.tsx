import { useId } from 'react';
import { formatNumber } from '../../engine/numbers.ts';
import { readRoll } from '../../rules/combat/outcomes/success-roll.ts';
import { afterDefense } from '../../rules/combat/state-after.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FightFigure } from './fight-figure.tsx';
import { useInPlay } from './in-play.ts';
import { RollControl } from './roll-control.tsx';
import { rollSentence } from './roll-words.ts';
import { useChangePart } from './use-change-part.ts';

/** Every active defense as it is now against the attack that comes, and its roll. */
export function DefensesNow() {
  const heading = useId();
  const { combat, sheet, play, edit } = useInPlay();
  const changePart = useChangePart();
  const { worksheet, fight, defenses } = combat;
  const choice = play.defense;
  const { uses, success } = fight.rules;
  const defend = (id: string, name: string, needed: number) => (total: number) => {
    const sentence = rollSentence(name, needed, total, readRoll(success, needed, total, 'defense'));
    edit(sentence, (play) => ({ ...play, state: afterDefense(combat, id) }), sentence);
  };
  return (
    <section className="fight-part" aria-labelledby={heading}>
      <h3 id={heading} className="fight-title">
        Defenses
      </h3>
      <ul className="fight-lines">
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
            <li key={line.id} className={value === null ? 'fight-line fight-line-off' : 'fight-line'}>
              <span className="fight-line-name">{line.name}</span>
              <FightFigure stat={value === null ? active : total} before={before} />
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
      <div className="fight-checks">
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
