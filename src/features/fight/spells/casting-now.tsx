import { newId } from '../../../character/edit-rows.ts';
import type { Casting } from '../../../character/play.ts';
import {
  afterCast,
  afterDistraction,
  findDistraction,
  isCastDue,
  mustResist,
} from '../../../rules/combat/magic/after-cast.ts';
import { castStats } from '../../../rules/combat/magic/cast-steps.ts';
import { type CastSheet, castNumber } from '../../../rules/combat/magic/derive-cast.ts';
import { isSuccess, type Resisting, type RollResult, readRoll } from '../../../rules/combat/outcomes/success-roll.ts';
import { describeTurn } from '../../../rules/combat/take-turn.ts';
import { rollDice } from '../../../state/character/roll-dice.ts';
import { usePreferences } from '../../../state/view/preferences.ts';
import { Button } from '../../../ui/buttons.tsx';
import { FightFigure } from '../fight-figure.tsx';
import { useInPlay } from '../in-play.ts';
import { describeRoll, RollControl, TypedRoll } from '../rolls.tsx';
import { InsideResist, namesInside, outcomeInside, waitsForInside } from './area-inside.tsx';
import { CastFigures } from './cast-figures.tsx';
import { ResistanceLine } from './resistance-line.tsx';
import { castIn, subjectName } from './spell-words.ts';

type CastRolled = NonNullable<Casting['rolled']>;

/** The spell that is being cast: its turns, a roll against distraction, and the roll to cast when it is time. */
export function CastingNow() {
  const inPlay = useInPlay();
  const { casting } = inPlay.play;
  if (!casting) return null;
  const sheet = castIn(inPlay, casting.row, casting.choice);
  return sheet ? (
    <CastFigures sheet={sheet}>
      <CastingBox sheet={sheet} />
    </CastFigures>
  ) : null;
}

function CastingBox({ sheet }: { sheet: CastSheet }) {
  const inPlay = useInPlay();
  const { play, edit, combat, name } = inPlay;
  const dice = usePreferences((preferences) => preferences.dice);
  const { casting } = play;
  const { success } = combat.fight.rules;
  const { rules, cast } = sheet;
  if (!casting) return null;
  const skill = castNumber(sheet, 'skill');
  const pending = casting.rolled ?? null;
  const subject = subjectName(inPlay, casting.choice);
  const distraction = findDistraction(play, combat.fight.rules.wounds.unit);
  const isDue = isCastDue(play, rules);
  const settle = (
    made: CastRolled,
    resistance: Resisting | null,
    resisted: string,
    mishapRoll?: number,
    withstood: Readonly<Record<string, boolean>> = {},
  ) => {
    const row = rules.mishaps?.find(({ rolls }) => mishapRoll !== undefined && rolls.includes(mishapRoll));
    const castId = newId();
    const outcome = afterCast(sheet, {
      result: made,
      resistance,
      cast: castId,
      caster: name,
      subject,
      inside: namesInside(inPlay, casting.choice),
      ...(row ? { mishap: { row, rolled: row.hits === 'die' ? rollDice(1) : 0 } } : {}),
    });
    const sentences = [made.sentence, resisted, ...outcome.log].filter(Boolean);
    const label = outcome.log[0] ?? cast.spell.name;
    const { editWith } = inPlay;
    const { subject: key } = casting.choice;
    if (editWith && isSuccess(made) && (casting.choice.inside ?? []).length > 0) {
      const inside = outcomeInside(inPlay, sheet, castId, withstood);
      editWith(label, (now) => inside.own(outcome.caster(now)), inside.others, ...sentences, ...inside.sentences);
    } else if (key !== '' && editWith && inPlay.otherSheet?.(key))
      editWith(label, outcome.caster, [{ key, change: outcome.subject }], ...sentences);
    else edit(label, outcome.caster, ...sentences);
  };
  const made = (result: RollResult, sentence: string) => {
    const { outcome, margin } = result;
    const now = { outcome, margin, sentence };
    // The roll is kept with the casting: it stays made when the screen is left before the other one.
    const waits = mustResist(sheet, result) || waitsForInside(sheet, result);
    if ((outcome === 'criticalFailure' && rules.mishaps) || waits)
      edit(sentence || `${cast.spell.name}: roll to cast`, (current) =>
        current.casting ? { ...current, casting: { ...current.casting, rolled: now } } : current,
      );
    else settle(now, null, '');
  };
  const rolled = (needed: number) => (total: number) => {
    const result = readRoll(success, needed, total);
    made(result, describeRoll(cast.spell.name, needed, total, result));
  };
  const keep = (kept: boolean, sentence: string) =>
    edit(
      kept ? 'Keeps concentrating' : `${casting.name} is lost`,
      (current) => afterDistraction(current, kept),
      `${sentence} ${kept ? 'The spell goes on.' : `${casting.name} is lost.`}`.trim(),
    );
  const turns =
    casting.needed === 0 || play.turn === 0
      ? ''
      : `: ${Math.min(casting.turns, casting.needed)} of ${describeTurn(casting.needed)}`;
  const will = castNumber(sheet, 'distraction');
  return (
    <section className="fight-due spell-in-progress" aria-label={`Casting ${casting.name}`}>
      <p className="spell-in-progress-name">
        Casting {casting.name}
        {casting.choice.subject !== '' && ` on ${subject}`}
        {turns}
      </p>
      {!pending && distraction !== null && will !== null && (
        <div className="fight-line">
          <span className="fight-line-words">
            <span className="fight-line-name">Keep concentrating ({distraction})</span>
            <FightFigure stat={castStats.distraction} />
          </span>
          <RollControl
            name="Keep concentrating"
            needed={will}
            kind="other"
            onRolled={(total) => {
              const result = readRoll(success, will, total);
              keep(isSuccess(result), describeRoll('Keep concentrating', will, total, result));
            }}
          />
          <Button size="small" onClick={() => keep(true, '')}>
            Not disturbed
          </Button>
        </div>
      )}
      {!pending && isDue && (
        <div className="fight-line">
          <span className="fight-line-words">
            <span className="fight-line-name">Roll to cast</span>
            <FightFigure stat={castStats.skill} />
            <span className="fight-hint">
              <FightFigure stat={castStats.energy} unit="energy" />
            </span>
          </span>
          {skill !== null && (
            <RollControl name={`Casting ${casting.name}`} needed={skill} kind="other" onRolled={rolled(skill)} />
          )}
        </div>
      )}
      {!pending && isDue && skill !== null && dice === 'off' && <Outcomes onChosen={made} />}
      {!pending && !isDue && (
        <p className="fight-hint">
          {play.choice.maneuver === rules.maneuver
            ? 'A turn counts when it ends with this maneuver.'
            : 'Another maneuver loses the spell at the end of the turn.'}
        </p>
      )}
      {pending && pending.sentence !== '' && <p className="fight-hint">{pending.sentence}</p>}
      {pending?.outcome === 'criticalFailure' && (
        <div className="fight-line">
          <span className="fight-line-name">What goes wrong: three dice</span>
          {dice === 'typed' ? (
            <TypedRoll name="what goes wrong" dice={3} onRolled={(total) => settle(pending, null, '', total)} />
          ) : (
            <Button className="roll-button" onClick={() => settle(pending, null, '', rollDice(3))}>
              Roll what goes wrong
            </Button>
          )}
        </div>
      )}
      {pending && waitsForInside(sheet, pending) && (
        <InsideResist
          sheet={sheet}
          row={casting.row}
          result={pending}
          resisted={pending.resisted ?? {}}
          onResisted={(made, sentences) => {
            const resisted = { ...pending.resisted, ...made };
            const isLast = (casting.choice.inside ?? []).every((key) => resisted[key] !== undefined);
            if (isLast) settle(pending, null, sentences.join(' '), undefined, resisted);
            else
              edit(
                `${cast.spell.name}: rolls to resist`,
                (current) =>
                  current.casting
                    ? { ...current, casting: { ...current.casting, rolled: { ...pending, resisted } } }
                    : current,
                ...sentences,
              );
          }}
        />
      )}
      {pending && pending.outcome !== 'criticalFailure' && !waitsForInside(sheet, pending) && (
        <ResistanceLine
          sheet={sheet}
          subject={subject}
          onResisted={(resistance, sentence) => settle(pending, resistance, sentence)}
        />
      )}
      {!pending && (
        <div className="spell-buttons">
          {distraction === null && casting.needed > 0 && play.turn > 0 && (
            <Button
              size="small"
              onClick={() =>
                edit('Disturbed', (current) =>
                  current.casting ? { ...current, casting: { ...current.casting, disturbed: true } } : current,
                )
              }
            >
              Disturbed…
            </Button>
          )}
          <Button
            size="small"
            onClick={() =>
              edit(
                `${casting.name} broken off`,
                (current) => ({ ...current, casting: null }),
                `Breaks off ${casting.name}.`,
              )
            }
          >
            Stop casting
          </Button>
        </div>
      )}
    </section>
  );
}

/** The outcome of a roll on the table, if no dice are shown here. */
function Outcomes({ onChosen }: { onChosen: (result: RollResult, sentence: string) => void }) {
  const outcomes = [
    { outcome: 'success', label: 'Success' },
    { outcome: 'failure', label: 'Failure' },
    { outcome: 'criticalSuccess', label: 'Critical success' },
    { outcome: 'criticalFailure', label: 'Critical failure' },
  ] as const;
  return (
    <div className="spell-buttons">
      {outcomes.map(({ outcome, label }) => (
        <Button key={outcome} size="small" onClick={() => onChosen({ outcome, margin: 0 }, '')}>
          {label}
        </Button>
      ))}
    </div>
  );
}
