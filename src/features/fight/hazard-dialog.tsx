import { useEffect, useState } from 'react';
import type { ActiveHazard, HazardAnswers } from '../../character/play.ts';
import { formatCitation } from '../../engine/citation.ts';
import { parseDice } from '../../engine/dice.ts';
import { capitalize, formatSpan } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import { type Asked, findHazard, type HazardQuestion, maxDice } from '../../rules/combat/hazards/hazard.ts';
import { afterMeeting, askHazard, awaitHazard, delayOf, meetHazard } from '../../rules/combat/hazards/meet-hazard.ts';
import { explain, offerSheet } from '../../state/view/explanations.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { announce } from '../../ui/announce.ts';
import { Button, FigureButton } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FightSide, InPlay } from './in-play.ts';
import { describePoints, ProcedureRolls, withAllRolls } from './rest-dialog.tsx';
import './fight.css';

interface HazardFieldsProps {
  questions: readonly HazardQuestion[];
  asked: Asked;
  answers: HazardAnswers;
  /** Whose answers they are, for screen readers, where several have them: "Bandit 1". */
  about?: string | undefined;
  onAnswer: (answers: HazardAnswers) => void;
}

/** The questions of a hazard that matter, each as a field. */
export function HazardFields({ questions, asked, answers, about, onAnswer }: HazardFieldsProps) {
  const answer = (id: string, value: HazardAnswers[string]) => onAnswer({ ...answers, [id]: value });
  return questions
    .filter(({ isAsked }) => isAsked?.(asked) ?? true)
    .map((question) => {
      const { id, hint } = question;
      const { label } = question;
      switch (question.kind) {
        case 'number':
          return (
            <NumberField
              key={id}
              label={label}
              about={about}
              hint={hint}
              unit={question.unit}
              value={asked.number(id)}
              min={question.min}
              max={question.max}
              whileTyping
              onCommit={(value) => answer(id, Math.floor(value))}
            />
          );
        case 'choice':
          return (
            <SelectField
              key={id}
              label={label}
              about={about}
              hint={hint}
              value={asked.choice(id)}
              options={question.options}
              onCommit={(value) => answer(id, value)}
            />
          );
        case 'check':
          return (
            <Checkbox
              key={id}
              label={
                <>
                  {label}
                  {about !== undefined && <span className="visually-hidden"> ({about})</span>}
                </>
              }
              hint={hint}
              checked={asked.isChecked(id)}
              onCommit={(value) => answer(id, value)}
            />
          );
        default: {
          const typed = ownValue(answers, id);
          const text = typeof typed === 'string' ? typed : question.usual;
          const dice = parseDice(text);
          return (
            <TextField
              key={id}
              label={label}
              about={about}
              hint={hint}
              value={text}
              message={dice && dice.dice <= maxDice ? undefined : 'As dice: 3d, 2d+1.'}
              onCommit={(value) => answer(id, value)}
            />
          );
        }
      }
    });
}

interface HazardDialogProps {
  /** Whom it harms. */
  who: FightSide;
  /** The place of the hazard among those that go on, when it comes again; null for a new one. */
  at: number | null;
  /** Writes the change as one step of undo, with sentences for the log. */
  onApply: InPlay['edit'];
  onClose: () => void;
}

/** The name under which the numbers of a hazard are explained. */
const hazardSheetName = 'hazard';

const fresh: Pick<ActiveHazard, 'answers' | 'before'> = { answers: {}, before: 0 };

/** Harm that no attack does: which, its few facts, the rolls, each of which can be changed, and what comes of it. */
export function HazardDialog({ who, at, onApply, onClose }: HazardDialogProps) {
  const [{ sheet, combat, play, name }] = useState(who);
  const going = at === null ? undefined : play.hazards?.[at];
  const dice = usePreferences((preferences) => preferences.dice);
  const rules = combat.fight.rules.hazards;
  const [id, setId] = useState(going?.hazard ?? rules.hazards[0]?.id ?? '');
  const [answers, setAnswers] = useState<HazardAnswers>(going?.answers ?? {});
  const [rolls, setRolls] = useState<readonly number[]>([]);
  useEffect(() => () => offerSheet(hazardSheetName, null), []);
  const hazard = findHazard(rules, id);
  if (!hazard) return null;
  const { before } = going ?? fresh;
  const again = (made: readonly number[]) => meetHazard(combat, hazard, { answers, before }, made);
  const meeting = again(rolls);
  const asked = askHazard(combat, hazard, { answers, before });
  const delay = going ? null : delayOf(combat, hazard, answers);
  const next = delay ? awaitHazard(play, hazard, answers, delay.seconds) : afterMeeting(play, hazard, at, meeting);
  const answer = (changed: HazardAnswers) => {
    setAnswers(changed);
    setRolls([]);
  };
  const change = (index: number, total: number) => {
    const changed = rolls.with(index, total).slice(0, index + 1);
    setRolls(dice === 'here' ? withAllRolls(changed, again) : changed);
  };
  const apply = () => {
    const begins = delay ? `begins in ${formatSpan(delay.seconds)}` : null;
    const sentences = begins ? [`${hazard.name}: ${begins}.`] : meeting.log.map((line) => `${hazard.name}. ${line}`);
    onApply(hazard.name, (current) => ({ ...next, log: current.log }), ...sentences);
    const due = next.state.rollsDue.length > play.state.rollsDue.length ? 'Rolls are due: see Roll now.' : '';
    announce(`${sentences.join(' ')} ${due}`.trim());
    onClose();
  };
  // What the rolls do not say already.
  const more = meeting.log.filter((line) => !meeting.made.some(({ result }) => line.includes(result)));
  const isRolling = delay === null && meeting.next !== null;
  return (
    <Dialog
      title={going ? `${going.name}: ${name}` : `Hazard: ${name}`}
      size="medium"
      stacked
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {isRolling && dice === 'here' ? (
            <Button variant="primary" onClick={() => setRolls(withAllRolls(rolls, again))}>
              Make the rolls
            </Button>
          ) : (
            <Button variant="primary" disabled={isRolling} onClick={apply}>
              {delay ? 'Begin' : 'Apply'}
            </Button>
          )}
        </>
      }
    >
      <div className="fight-part">
        {!going && (
          <SelectField
            label="What harms"
            value={id}
            options={rules.hazards.map((each) => ({ value: each.id, label: each.name }))}
            onCommit={(value) => {
              setId(value);
              answer({});
            }}
          />
        )}
        <p className="fight-hint">
          {capitalize(hazard.summary)} ({formatCitation(hazard.cite)}).
        </p>
        <div className="fight-fields">
          <HazardFields questions={hazard.asks} asked={asked} answers={answers} onAnswer={answer} />
        </div>
        {delay ? (
          <p>
            It begins in{' '}
            <FigureButton
              className="exchange-figure"
              label={`Begins in ${formatSpan(delay.seconds)}, explain`}
              onClick={(event) => {
                offerSheet(hazardSheetName, { ...sheet, worksheet: delay.worksheet });
                explain(delay.stat, event, hazardSheetName);
              }}
            >
              {formatSpan(delay.seconds)}
            </FigureButton>
            . It is due then, or when you say so.
          </p>
        ) : (
          <>
            <ProcedureRolls
              procedure={meeting}
              who={who}
              sheetName={hazardSheetName}
              onRolled={change}
              onNext={(total) => setRolls([...rolls, total])}
            />
            {meeting.next === null && (
              <div className="wound-result" role="status">
                {more.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                <p>
                  {describePoints(sheet, play, next)}{' '}
                  {meeting.again !== null && `Again in ${formatSpan(meeting.again)}.`}
                </p>
              </div>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
