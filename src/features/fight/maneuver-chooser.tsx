import { describeAllowance } from '../../rules/combat/allowance-words.ts';
import { fightStats } from '../../rules/combat/fight.ts';
import { describePassing } from '../../rules/combat/magic/spell-time.ts';
import {
  choiceOfTask,
  chosenReadyTask,
  describeTurn,
  type ReadyTask,
  readyManeuver,
  readyTasks,
  takeTurn,
} from '../../rules/combat/take-turn.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { FightFigure } from './fight-figure.tsx';
import { useChangePart, useInPlay } from './in-play.ts';
import { later } from './later.tsx';

/** The area watched while waiting with a ranged weapon; nothing if the ruleset has no opportunity fire. */
function WatchFields() {
  const { combat, play } = useInPlay();
  const changePart = useChangePart();
  const uses = new Set<string>(combat.fight.rules.uses.choice);
  const { hexesWatched, watchesLine, discriminates } = play.choice;
  return (
    <>
      {uses.has('hexesWatched') && (
        <NumberField
          label="Hexes watched"
          hint="For a shot when a foe appears; 0 for none"
          value={hexesWatched}
          min={0}
          onCommit={(hexes) =>
            changePart('choice', `Hexes watched: ${hexes}`, { hexesWatched: Math.max(0, Math.floor(hexes)) })
          }
        />
      )}
      {uses.has('watchesLine') && (
        <Checkbox
          label="Watches a line"
          checked={watchesLine}
          onCommit={(on) => changePart('choice', 'Watches a line', { watchesLine: on })}
        />
      )}
      {uses.has('discriminates') && (
        <Checkbox
          label="Separates friends from foes"
          checked={discriminates}
          onCommit={(on) => changePart('choice', 'Separates friends from foes', { discriminates: on })}
        />
      )}
    </>
  );
}

/** Whether both weapons strike at once; nothing without a one-handed weapon in each hand. */
function DualWeaponField() {
  const { combat, play } = useInPlay();
  const changePart = useChangePart();
  const { rules, lines, maneuver } = combat.fight;
  const inHands = lines.flatMap(({ use, twoHanded }) =>
    use?.item.inUse && !twoHanded && !use.item.facet?.shield ? [use.item.row.hand] : [],
  );
  const hasBoth = inHands.includes('main') && inHands.includes('off');
  const canStrike = maneuver.id === 'attack' || maneuver.id === 'allOutAttack';
  if (!rules.uses.choice.includes('dualWeapon') || !hasBoth || !canStrike) return null;
  return (
    <Checkbox
      label="Strikes with both weapons"
      checked={play.choice.dualWeapon ?? false}
      onCommit={(on) => changePart('choice', 'Strikes with both weapons', { dualWeapon: on })}
    />
  );
}

/** The maneuver of this turn, and its allowances. */
export const ManeuverChooser = later(function ManeuverChooser() {
  const { combat, play, edit, takesTurnsInRounds } = useInPlay();
  const changePart = useChangePart();
  const { fight, maneuvers, worksheet } = combat;
  const { turn } = play;
  const { maneuver, kind } = fight;
  const refusal = maneuvers.find((choice) => choice.maneuver.id === maneuver.id)?.refusal ?? null;
  const words = describeAllowance(maneuver, kind);
  const ranged = combat.attacks.filter(({ line }) => line.mode !== 'melee');
  const yards = worksheet.has(fightStats.reach) ? worksheet.get(fightStats.reach).value : null;
  const tasks = readyTasks(combat);
  const task = chosenReadyTask(combat);
  const choose = (id: string) => {
    const chosen = maneuvers.find((choice) => choice.maneuver.id === id)?.maneuver;
    if (!chosen) return;
    // An item that is half ready, or shot empty, is most likely the one to ready.
    const task = id === readyManeuver ? tasks.find((one) => one.kind === 'ready' || one.kind === 'reload') : undefined;
    changePart('choice', chosen.name, {
      maneuver: id,
      kind: chosen.kinds?.[0]?.id ?? '',
      subject: '',
      ...(task && choiceOfTask(combat, task)),
    });
  };
  const next = () =>
    edit(
      `Turn ${turn + 1}`,
      (current) => takeTurn(current, combat),
      turn === 0
        ? 'Turn 1 begins.'
        : `${maneuver.name}${task ? `: ${turnOfTask(task)}` : ''}. Turn ${turn + 1} begins.`,
      ...describePassing(play, takeTurn(play, combat)),
    );
  return (
    <section className="fight-part" aria-label="Maneuver" data-guide="maneuver">
      <div className="fight-fields">
        <SelectField
          label={turn === 0 || takesTurnsInRounds ? 'Maneuver' : `Maneuver of turn ${turn}`}
          value={maneuver.id}
          options={maneuvers.map((choice) => ({
            value: choice.maneuver.id,
            label: choice.refusal ? `${choice.maneuver.name} (${choice.refusal.words})` : choice.maneuver.name,
          }))}
          onCommit={choose}
        />
        {maneuver.kinds && kind && (
          <SelectField
            label="In which way"
            value={kind.id}
            options={maneuver.kinds.map(({ id, name }) => ({ value: id, label: name }))}
            onCommit={(id) => changePart('choice', maneuver.name, { kind: id })}
          />
        )}
        <DualWeaponField />
        {maneuver.id === 'aim' && ranged.length > 0 && (
          <SelectField
            label="Aim with"
            value={fight.choice.subject || (ranged[0]?.line.id ?? '')}
            options={ranged.map(({ line }) => ({ value: line.id, label: line.name }))}
            onCommit={(id) => changePart('choice', 'Aim', { subject: id })}
          />
        )}
        {maneuver.id === readyManeuver && tasks.length > 0 && (
          <SelectField
            label="Make ready"
            value={task?.id ?? ''}
            options={[
              { value: '', label: 'Something else' },
              ...tasks.map(({ id, name, turns }) => ({ value: id, label: `${name} (${describeTurn(turns)})` })),
            ]}
            onCommit={(id) => {
              const chosen = tasks.find((one) => one.id === id);
              changePart(
                'choice',
                chosen?.name ?? maneuver.name,
                chosen ? choiceOfTask(combat, chosen) : { subject: '' },
              );
            }}
          />
        )}
        {fight.allowance.onTrigger && <WatchFields />}
        {fight.rules.uses.choice.includes('deceptive') && fight.allowance.attacks > 0 && (
          <NumberField
            label="Deceptive, by"
            hint="From the foe’s defense; twice as much from your skill"
            value={fight.choice.deceptive}
            min={0}
            onCommit={(by) => changePart('choice', `Deceptive by ${by}`, { deceptive: Math.max(0, Math.floor(by)) })}
          />
        )}
      </div>
      <p className="fight-hint">{kind?.summary ?? maneuver.summary}</p>
      {refusal && <p className="fight-refusal">Not now: {refusal.words}.</p>}
      <dl className="fight-allows">
        <div>
          <dt>Movement</dt>
          <dd>
            {words.movement}{' '}
            {worksheet.has(fightStats.reach) && (
              <FightFigure stat={fightStats.reach} unit={yards === 1 ? 'yard' : 'yards'} />
            )}
          </dd>
        </div>
        <div>
          <dt>Attack</dt>
          <dd>{words.attack}</dd>
        </div>
        <div>
          <dt>Defenses</dt>
          <dd>{words.defenses}</dd>
        </div>
      </dl>
      {!takesTurnsInRounds && (
        <Button variant="primary" className="fight-next" onClick={next}>
          {turn === 0 ? 'Begin the fight' : 'Next turn'}
        </Button>
      )}
    </section>
  );
});

/** The result of a turn of it: "Crossbow: make ready, 2 turns more". */
const turnOfTask = ({ name, turns }: ReadyTask): string =>
  turns > 1 ? `${name}, ${describeTurn(turns - 1)} more` : `${name}, done`;
