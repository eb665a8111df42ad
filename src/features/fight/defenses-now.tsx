import { useId } from 'react';
import { formatNumber } from '../../engine/format.ts';
import type { DefenseLine } from '../../rules/combat/fighting-line.ts';
import { isSuccess, readRoll } from '../../rules/combat/outcomes/success-roll.ts';
import { afterDefense, afterParry } from '../../rules/combat/state-after.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FightFigure } from './fight-figure.tsx';
import { type InPlay, useChangePart, useInPlay } from './in-play.ts';
import { later } from './later.tsx';
import { describeRoll, RollControl } from './rolls.tsx';

type DefenseNow = InPlay['combat']['defenses'][number];

/** The display of a defense: the number to roll, or if it is refused the one that says why. */
interface DefenseFigure {
  readonly stat: string;
  /** The number to roll against; null if the defense is refused. */
  readonly needed: number | null;
  /** The same at rest, in words. */
  readonly before: string | undefined;
}

export function defenseFigure({ combat, sheet }: InPlay, { line, active, total }: DefenseNow): DefenseFigure {
  const { worksheet } = combat;
  const { value } = worksheet.get(total);
  if (typeof value !== 'number') return { stat: active, needed: null, before: undefined };
  const now = worksheet.get(active).value;
  const rest = sheet.worksheet.has(line.from) ? sheet.worksheet.get(line.from).value : null;
  // At rest the same passive defense is added.
  const before = typeof now === 'number' && typeof rest === 'number' ? formatNumber(rest + value - now) : undefined;
  return { stat: total, needed: value, before };
}

/** Every active defense in its current state against the incoming attack, and its roll. */
export const DefensesNow = later(function DefensesNow() {
  const heading = useId();
  const inPlay = useInPlay();
  const { combat, play, edit } = inPlay;
  const changePart = useChangePart();
  const { fight, defenses } = combat;
  const choice = play.defense;
  const { uses, success } = fight.rules;
  const defend = (line: DefenseLine, needed: number) => (total: number) => {
    const result = readRoll(success, needed, total, 'defense');
    const sentence = describeRoll(line.name, needed, total, result);
    const state = afterDefense(combat, line.id);
    edit(sentence, (play) => ({ ...play, state: isSuccess(result) ? afterParry(state, line) : state }), sentence);
  };
  return (
    <section className="fight-part" aria-labelledby={heading}>
      <h3 id={heading} className="fight-title">
        Defenses
      </h3>
      <ul className="fight-lines">
        {defenses.map((defense) => {
          const { line } = defense;
          const { stat, needed, before } = defenseFigure(inPlay, defense);
          return (
            <li key={line.id} className={needed === null ? 'fight-line fight-line-off' : 'fight-line'}>
              <span className="fight-line-words">
                <span className="fight-line-name">{line.name}</span>
                <FightFigure stat={stat} before={before} />
              </span>
              {needed !== null && (
                <RollControl name={line.name} needed={needed} kind="defense" onRolled={defend(line, needed)} />
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
            label="Dodge and drop"
            checked={choice.drop}
            onCommit={(drop) => changePart('defense', 'Drop', { drop })}
          />
        )}
      </div>
    </section>
  );
});
