import { useState } from 'react';
import { type ActiveHazard, withoutEffects } from '../../character/play.ts';
import { formatSpan } from '../../engine/format.ts';
import { findHazard } from '../../rules/combat/hazards/hazard.ts';
import { lastingOf } from '../../rules/combat/hazards/lasting-effects.ts';
import { endHazard } from '../../rules/combat/hazards/meet-hazard.ts';
import { Button } from '../../ui/buttons.tsx';
import { HazardDialog } from './hazard-dialog.tsx';
import { useInPlay } from './in-play.ts';
import { later } from './later.tsx';

/** "Due now", "due 3 times", "due in 45 s", "45 s left". */
function describeTime({ hazard, due, seconds }: ActiveHazard): string {
  if (hazard === '') return `${formatSpan(seconds)} left`;
  if (due > 1) return `due ${due} times`;
  return due === 1 ? 'due now' : `due in ${formatSpan(seconds)}`;
}

/** Hazards that go on, those that are due or the others: each can come now, or is ended. */
export function GoingHazards({ due }: { due: boolean }) {
  const inPlay = useInPlay();
  const { play, combat, edit } = inPlay;
  const [open, setOpen] = useState<number | null>(null);
  const rules = combat.fight.rules.hazards;
  const shown = (play.hazards ?? []).flatMap((going, at) => (going.due > 0 === due ? [{ going, at }] : []));
  return (
    <>
      {shown.map(({ going, at }) => {
        const hazard = findHazard(rules, going.hazard);
        return (
          <li key={`${at} ${going.name}`} className="fight-line">
            <span className="fight-line-words">
              <span className="fight-line-name">{going.name}</span> <span>{describeTime(going)}</span>
            </span>
            <span className="fight-due-buttons">
              {hazard && (
                <Button size="small" aria-label={`${going.name}: roll`} onClick={() => setOpen(at)}>
                  {due ? 'Roll…' : 'Now…'}
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                aria-label={`${going.name}: ${hazard?.ends ?? 'end'}`}
                onClick={() => edit(`${going.name} ends`, (now) => endHazard(now, at), `${going.name} ends.`)}
              >
                {hazard?.ends ?? 'End'}
              </Button>
            </span>
          </li>
        );
      })}
      {open !== null && <HazardDialog who={inPlay} at={open} onApply={edit} onClose={() => setOpen(null)} />}
    </>
  );
}

/** What hazards do to the fighter's numbers for a time. That of a hazard that goes on ends with it. */
function LastingEffects() {
  const { play, combat, edit } = useInPlay();
  return lastingOf(play.state, combat.fight.rules.hazards).map(({ effect: { name, words }, seconds, at }) => (
    <li key={`${at} ${name}`} className="fight-line">
      <span className="fight-line-words">
        <span className="fight-line-name">
          {name}: {words}
        </span>{' '}
        {seconds !== null && <span>{formatSpan(seconds)} left</span>}
      </span>
      {seconds !== null && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`${name}: end`}
          onClick={() =>
            edit(
              `${name} ends`,
              (now) => {
                const ended = now.state.spellEffects?.[at];
                return { ...now, state: withoutEffects(now.state, (each) => each === ended) };
              },
              `${name} ends.`,
            )
          }
        >
          End
        </Button>
      )}
    </li>
  ));
}

/** Harm that no attack does: a new one, and what goes on and is not due yet. */
export const HazardsNow = later(function HazardsNow() {
  const inPlay = useInPlay();
  const { play, combat, edit } = inPlay;
  const [isOpen, setOpen] = useState(false);
  const hasMore =
    (play.hazards ?? []).some(({ due }) => due === 0) || lastingOf(play.state, combat.fight.rules.hazards).length > 0;
  return (
    <section className="fight-part" aria-label="Hazards">
      {hasMore && (
        <ul className="fight-lines">
          <GoingHazards due={false} />
          <LastingEffects />
        </ul>
      )}
      <p>
        <Button onClick={() => setOpen(true)}>Hazard…</Button>{' '}
        <small className="fight-hint">Falls, fire, poison and other harm that is no attack</small>
      </p>
      {isOpen && <HazardDialog who={inPlay} at={null} onApply={edit} onClose={() => setOpen(false)} />}
    </section>
  );
});
