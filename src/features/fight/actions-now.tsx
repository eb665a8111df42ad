import { capitalize } from '../../engine/format.ts';
import { isAny } from '../../rules/combat/fight.ts';
import { readRoll } from '../../rules/combat/outcomes/success-roll.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { FightFigure } from './fight-figure.tsx';
import { type InPlay, useChangePart, useInPlay } from './in-play.ts';
import { later } from './later.tsx';
import { describeRoll, RollControl } from './rolls.tsx';

type ActionNow = InPlay['combat']['actions'][number];

/** Actions that are no plain attack: feints, holds, slams, and those of techniques that the fighter has learned. */
export const ActionsNow = later(function ActionsNow() {
  const { combat } = useInPlay();
  if (combat.actions.length === 0) return null;
  return (
    <section className="fight-part" aria-label="Other actions">
      <Disclosure lazy summary="Other actions">
        <ActionLists />
      </Disclosure>
    </section>
  );
});

/** Learned actions first; below, folded away, those that cannot be done now, with the reason. */
function ActionLists() {
  const { combat } = useInPlay();
  const { actions, worksheet } = combat;
  const isPossible = ({ roll }: ActionNow) => worksheet.get(roll).value !== null;
  const isLearned = ({ action }: ActionNow) => action.isOffered !== undefined;
  const possible = actions.filter(isPossible);
  const shown = [...possible.filter(isLearned), ...possible.filter((each) => !isLearned(each))];
  const others = actions.filter((each) => !isPossible(each));
  return (
    <>
      <HelperFields />
      <HandlingField />
      <ul className="fight-lines">
        {shown.map((each) => (
          <ActionLine key={each.action.id} now={each} />
        ))}
      </ul>
      {others.length > 0 && (
        <Disclosure lazy summary={`Unavailable actions (${others.length})`} defaultOpen={shown.length === 0}>
          <ul className="fight-lines">
            {others.map(({ action, roll }) => (
              <li key={action.id} className="fight-line fight-line-off">
                <span className="fight-line-name">{action.name}</span>
                <FightFigure stat={roll} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

/** Who helps a fighter that holds a foe: their scores, of which a part counts for a takedown or a pin. */
function HelperFields() {
  const { combat, play } = useInPlay();
  const changePart = useChangePart();
  const { fight } = combat;
  if (!fight.rules.uses.choice.includes('helpers') || !isAny(fight, 'grappling')) return null;
  const [first = 0, second = 0] = play.choice.helpers ?? [];
  const change = (...helpers: readonly number[]) =>
    changePart('choice', 'Helpers', { helpers: helpers.filter((score) => score > 0) });
  return (
    <div className="fight-fields">
      <NumberField label="A helper’s ST or DX" min={0} value={first} onCommit={(score) => change(score, second)} />
      <NumberField
        label="Second helper’s ST or DX, for a pin"
        min={0}
        value={second}
        disabled={first === 0}
        onCommit={(score) => change(first, score)}
      />
    </div>
  );
}

/** The Handling of the vehicle, while an action asks for it. */
function HandlingField() {
  const { combat, play } = useInPlay();
  const changePart = useChangePart();
  if (!combat.actions.some(({ action }) => action.asks === 'handling')) return null;
  return (
    <div className="fight-fields">
      <NumberField
        label="Handling of the vehicle"
        min={-20}
        max={20}
        value={play.state.handling ?? 0}
        onCommit={(handling) => changePart('state', `Handling ${handling}`, { handling })}
      />
    </div>
  );
}

function ActionLine({ now: { action, roll, against, damage } }: { now: ActionNow }) {
  const { combat, edit } = useInPlay();
  const { worksheet, fight } = combat;
  const { value } = worksheet.get(roll);
  const foeAdds = against !== undefined && worksheet.get(against).value !== 0 ? against : null;
  const settle = (needed: number) => (total: number) => {
    const sentence = describeRoll(action.name, needed, total, readRoll(fight.rules.success, needed, total));
    edit(sentence, (play) => play, sentence);
  };
  return (
    <li className="fight-line">
      <span className="fight-line-words">
        <span className="fight-line-name">{action.name}</span>
        <FightFigure stat={roll} />
        {damage && (
          <span className="fight-damage">
            <FightFigure stat={damage} unit="damage" />
          </span>
        )}
      </span>
      {typeof value === 'number' && (
        <RollControl name={action.name} needed={value} kind="other" onRolled={settle(value)} />
      )}
      <small className="fight-hint fight-line-whole">
        {capitalize(action.summary)}. {describeAgainst(action)}
        {foeAdds && (
          <>
            {' Added to the foe’s roll: '}
            <FightFigure stat={foeAdds} />
          </>
        )}
      </small>
    </li>
  );
}

const contestWords: Readonly<Record<ActionNow['action']['roll'], string>> = {
  success: 'Against it',
  quickContest: 'Quick contest against',
  regularContest: 'Contest, rolled until one wins, against',
};

/** "Quick contest against: ST." */
const describeAgainst = ({ roll, against }: ActionNow['action']): string =>
  against ? `${contestWords[roll]}: ${against}.` : '';
