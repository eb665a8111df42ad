import { useEffect } from 'react';
import { fighterName, namesHidden, playOf } from '../../character/encounter-edits.ts';
import { formatValue } from '../../engine/format.ts';
import { hitsName } from '../../rules/shared/hit-words.ts';
import { useFighterSheet, useTurnOrder } from '../../state/encounter/encounter-sheets.ts';
import { useEncounter } from '../../state/encounter/encounter-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pageTitle } from '../browser/this-window.ts';
import { LifeBadge } from '../fight/points-meter.tsx';
import { describeOut, describeState, leftOf, useFighter } from './fighter-head.tsx';
import { StateLine } from './fighter-list.tsx';
import { leavePlayerView } from './player-window.ts';

/** One fighter for its player: read only, and of the others no more than is seen. The window has the fighter's name as its title. */
export function PlayerView({ fighterKey }: { fighterKey: string }) {
  const fighter = useFighter(fighterKey);
  const sheet = useFighterSheet(fighterKey);
  const name = fighter && fighterName(fighter);
  useEffect(() => {
    const before = document.title;
    if (name) document.title = pageTitle(name);
    return () => {
      document.title = before;
    };
  }, [name]);
  if (!fighter || !sheet) {
    return (
      <EmptyState
        title="This fighter is not in the encounter any more."
        actions={<Button onClick={leavePlayerView}>Leave the player’s view</Button>}
      />
    );
  }
  const { character, combat } = sheet;
  const { worksheet } = combat;
  const { notation } = character.ruleset;
  const number = (stat: string) => (character.worksheet.has(stat) ? character.worksheet.number(stat) : 0);
  const hits = leftOf(fighter, 'hits', number);
  const fatigue = leftOf(fighter, 'fatigue', number);
  const state = describeState(fighter);
  const attacks = combat.attacks.flatMap(({ line, skill, damage }) => {
    const level = worksheet.get(skill).value;
    if (level === null) return [];
    return [
      {
        id: line.id,
        name: line.name,
        words: `${formatValue(level, notation)}, ${formatValue(worksheet.get(damage).value, notation)} ${line.typeWords}`,
      },
    ];
  });
  return (
    <div className="player-view">
      <section aria-label={fighterName(fighter)} className="fight-part">
        <h3 className="fighter-name">{fighterName(fighter)}</h3>
        {state !== '' && <p className="fighter-words">{state}</p>}
        <LifeBadge state={playOf(fighter).state} sheet={character} />
        <WhoseTurn fighterKey={fighterKey} />
        <dl className="player-points">
          <div>
            <dt>{hitsName(character.ruleset.combat.injury.unit)}</dt>
            <dd>
              {hits.left} <span>of {hits.most}</span>
            </dd>
          </div>
          <div>
            <dt>Fatigue</dt>
            <dd>
              {fatigue.left} <span>of {fatigue.most}</span>
            </dd>
          </div>
        </dl>
        <StateLine fighter={fighter} name={fighterName(fighter)} sheet={sheet} />
        {attacks.length > 0 && (
          <ul className="fight-lines" aria-label="Attacks">
            {attacks.map(({ id, name, words }) => (
              <li key={id}>
                {name} <strong>{words}</strong>
              </li>
            ))}
          </ul>
        )}
      </section>
      <OthersInView fighterKey={fighterKey} />
      <SeenLog />
      <p className="fight-hint">
        This window shows what {fighterName(fighter)} knows. It follows the game master’s window and changes nothing.{' '}
        <Button variant="quiet" size="small" onClick={leavePlayerView}>
          Leave the player’s view
        </Button>
      </p>
    </div>
  );
}

function WhoseTurn({ fighterKey }: { fighterKey: string }) {
  const words = useEncounter(({ round, turnOf, fighters }) => {
    if (round === 0) return 'No fight yet.';
    const who = fighters.find(({ key }) => key === turnOf);
    if (!who) return `Round ${round}.`;
    const whose = turnOf === fighterKey ? 'Your turn' : who.hidden ? 'Somebody’s turn' : `${fighterName(who)}’s turn`;
    return `Round ${round}. ${whose}.`;
  });
  return <p aria-live="polite">{words}</p>;
}

/** Everybody else who is not hidden, with what anybody can see of them. */
function OthersInView({ fighterKey }: { fighterKey: string }) {
  const order = useTurnOrder();
  const lines = useEncounter(({ fighters }) =>
    order
      .flatMap((key) => fighters.filter((fighter) => fighter.key === key && key !== fighterKey && !fighter.hidden))
      .map((fighter) => {
        const seen = [
          fighter.side,
          describeState(fighter),
          playOf(fighter).state.hitsLost > 0 && describeOut(fighter) === null && 'wounded',
        ];
        return `${fighter.key}\t${fighterName(fighter)}\t${seen.filter(Boolean).join(', ')}`;
      })
      .join('\n'),
  );
  return (
    <section className="fight-part" aria-label="In view">
      <h3 className="fight-title">In view</h3>
      {!lines && <p className="fight-hint">Nobody else.</p>}
      {lines && (
        <ul className="fight-lines">
          {lines.split('\n').map((line) => {
            const [key, name, seen] = line.split('\t');
            return (
              <li key={key}>
                {name} <span className="fighter-row-side">{seen}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** The newest lines of the log, without those that were about somebody hidden, or are about somebody who is now. */
function SeenLog() {
  const lines = useEncounter((encounter) =>
    encounter.log
      .slice(-60)
      .filter(({ text, secret }) => !secret && !namesHidden(encounter, text))
      .map(({ text }) => text)
      .slice(-20)
      .reverse()
      .join('\n'),
  );
  return (
    <section className="fight-part" aria-label="Log">
      <h3 className="fight-title">Log</h3>
      {!lines && <p className="fight-hint">Nothing has happened yet.</p>}
      {lines && (
        <ol className="fight-log">
          {lines.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and some are equal
            <li key={index}>{line}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
