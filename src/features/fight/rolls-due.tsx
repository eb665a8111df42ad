import { useId } from 'react';
import { capitalize } from '../../engine/format.ts';
import { bleedingLeft, describeBleeding, passBleeding } from '../../rules/combat/bleeding.ts';
import type { StateRoll } from '../../rules/combat/fight-rules.ts';
import { isSuccess, type RollResult, readRoll } from '../../rules/combat/outcomes/success-roll.ts';
import { isItsTime } from '../../rules/combat/rolls-due.ts';
import { afterMinute, afterStateRoll, withoutRoll } from '../../rules/combat/state-after.ts';
import { formatHits, type HitUnit } from '../../rules/shared/hit-words.ts';
import { conditionNames } from '../../sheet-model/wording/state-words.ts';
import { Button } from '../../ui/buttons.tsx';
import { FightFigure } from './fight-figure.tsx';
import { GoingHazards } from './hazards-now.tsx';
import { type InPlay, useInPlay } from './in-play.ts';
import { later } from './later.tsx';
import { describeRoll, RollControl } from './rolls.tsx';

/** The rolls that wounds and the state ask for: surviving, a knockdown, staying conscious, recovering from a stun. Each can be skipped. */
export const RollsDue = later(function RollsDue() {
  const heading = useId();
  const inPlay = useInPlay();
  const { combat, edit, play, takesTurnsInRounds, hasTurn = true } = inPlay;
  const { worksheet } = combat;
  // An encounter and a fight count the seconds.
  const bleeding = takesTurnsInRounds || play.turn > 0 ? null : bleedingLeft(play.state);
  const rolls = combat.rolls.filter(
    ({ roll }) => !(roll.keepsTask && play.casting) && isItsTime(roll, play.turn, hasTurn),
  );
  const hasHazard = play.hazards?.some(({ due }) => due > 0) ?? false;
  if (rolls.length === 0 && !hasHazard && !bleeding) return null;
  return (
    <section className="fight-part fight-due" aria-labelledby={heading} data-guide="due">
      <h3 id={heading} className="fight-title">
        {rolls.length === 0 && !hasHazard ? 'Bleeding' : 'Roll now'}
      </h3>
      {bleeding !== null && bleeding > 0 && (
        <p className="fight-line">
          <span className="fight-line-words">A roll is due after each minute, until First Aid or luck stops it.</span>
          <Button
            size="small"
            onClick={() => {
              const passed = passBleeding(play, bleeding);
              edit('A minute passes', (now) => passBleeding(now, bleeding), ...describeBleeding(play, passed));
            }}
          >
            The minute is over
          </Button>
        </p>
      )}
      <ul className="fight-lines">
        {rolls.map(({ roll, number }) => {
          const { value } = worksheet.get(number);
          if (typeof value !== 'number') return null;
          const name = capitalize(roll.name);
          return (
            <li key={`${roll.id} ${roll.name}`} className="fight-line">
              <span className="fight-line-words">
                <span className="fight-line-name">{name}</span>
                <FightFigure stat={number} />
              </span>
              <span className="fight-due-buttons">
                <RollControl
                  name={roll.name}
                  needed={value}
                  kind="other"
                  onRolled={(total) => settle(inPlay, roll, value, total)}
                />
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Skip: ${roll.name}`}
                  onClick={() =>
                    edit(
                      `${name} skipped`,
                      (play) => ({ ...play, state: withoutRoll(play.state, roll) }),
                      `${name}: not rolled.`,
                    )
                  }
                >
                  Skip
                </Button>
              </span>
              <small className="fight-hint">
                Made: {roll.success}. Missed: {roll.failure}.
              </small>
            </li>
          );
        })}
        {hasHazard && <GoingHazards due />}
      </ul>
    </section>
  );
});

/** Applies a roll that was made, and logs it with its consequence. */
function settle({ combat, play, edit }: InPlay, roll: StateRoll, needed: number, total: number): void {
  const { success, healing } = combat.fight.rules;
  const result = readRoll(success, needed, total);
  const crippling = roll.crippled === undefined ? undefined : healing?.(result);
  const settled = (state: InPlay['play']['state']) =>
    roll.everyMinute ? afterMinute(combat, state, roll, result) : afterStateRoll(state, roll, result, crippling?.lasts);
  const after = settled(play.state);
  const sentence = describeRoll(roll.name, needed, total, result);
  const consequence =
    crippling?.words ?? describeResult(roll, result, play.state, after, combat.fight.rules.wounds.unit);
  edit(
    sentence,
    (current) => ({ ...current, state: settled(current.state) }),
    `${sentence} ${capitalize(consequence)}.`,
  );
}

/** What a roll has done: for a wound the conditions that follow, else the words of the rule. */
function describeResult(
  roll: StateRoll,
  result: RollResult,
  before: InPlay['play']['state'],
  after: InPlay['play']['state'],
  unit: HitUnit,
): string {
  if (roll.everyMinute) {
    const lost = after.hitsLost - before.hitsLost;
    if (lost > 0) return `loses ${formatHits(lost, unit)}`;
    return after.conditions.includes('bleeding') ? 'loses nothing this minute' : 'the bleeding stops';
  }
  if (isSuccess(result)) return roll.success;
  if (roll.due === undefined) return roll.failure;
  const added = after.conditions.filter((condition) => !before.conditions.includes(condition));
  const words = added.includes('dead') ? ['dead'] : added.map((condition) => conditionNames[condition].toLowerCase());
  const falls = before.posture !== 'lying' && after.posture === 'lying' && !added.includes('unconscious');
  return [...(falls ? ['falls'] : []), ...words].join(', ') || roll.failure;
}
