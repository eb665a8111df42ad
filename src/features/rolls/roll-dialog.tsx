import { useEffect, useMemo, useState } from 'react';
import { capitalize, formatNumber } from '../../engine/format.ts';
import { describeRefusal } from '../../rules/combat/derive-combat.ts';
import { isSuccess, type RollResult, readRoll } from '../../rules/combat/outcomes/success-roll.ts';
import { canRoll } from '../../rules/odds/roll-odds.ts';
import { deriveRoll } from '../../rules/rolls/derive-roll.ts';
import { describeFright } from '../../rules/rolls/result-tables.ts';
import { plainSituation, type RollRules, type RollSituation, type RollSubject } from '../../rules/rolls/roll-rules.ts';
import { rollDice } from '../../state/character/roll-dice.ts';
import { keepRoll, noteRoll, useFrequentRolls } from '../../state/play/frequent-rolls.ts';
import { explain, offerSheet } from '../../state/view/explanations.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { FigureButton } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { DiceTray } from '../fight/dice-tray.tsx';
import { useInPlay } from '../fight/in-play.ts';
import { addToRoll, describeRoll, RollControl, TypedRoll } from '../fight/rolls.tsx';
import { Contest } from './contest.tsx';
import { TaskFields, TaskRoll, useTaskDay } from './long-task.tsx';
import { SituationFields } from './roll-fields.tsx';
import { describeInfluence } from './roll-words.ts';
import './rolls.css';

/** The name under which the number of a roll is explained. */
const rollSheetName = 'roll';

type Way = 'roll' | 'contest' | 'influence' | 'task';

interface RollDialogProps {
  /** The id of the roll in the list of the character; absent if the list does not have it. */
  id?: string | undefined;
  subject: RollSubject;
  rules: RollRules;
  onClose: () => void;
}

/** One roll in its situation: modifiers, the number with its explanation, and the roll itself or a contest. */
export function RollDialog({ id, subject, rules, onClose }: RollDialogProps) {
  const inPlay = useInPlay();
  const { sheet, combat } = inPlay;
  const [situation, setSituation] = useState<RollSituation>(plainSituation);
  const [way, setWay] = useState<Way>('roll');
  const { kept } = useFrequentRolls(inPlay.id);
  const plain = useMemo(
    () => deriveRoll(sheet, combat, rules, subject, situation),
    [sheet, combat, rules, subject, situation],
  );
  const work = useTaskDay(rules, subject, situation);
  const task = way === 'task' ? work : null;
  const roll = task?.roll ?? plain;
  useEffect(() => {
    offerSheet(rollSheetName, { ...sheet, worksheet: roll.worksheet });
  }, [sheet, roll]);
  useEffect(() => () => offerSheet(rollSheetName, null), []);
  const { influence } = rules;
  const sways = influence?.skills.includes(subject.skill?.id ?? '') ? influence : null;
  const isSpell = subject.use === 'spell';
  const ways: readonly { readonly value: Way; readonly label: string }[] = [
    { value: 'roll', label: 'Roll' },
    { value: 'contest', label: isSpell ? 'Against resistance' : 'Contest' },
    ...(sways ? [{ value: 'influence' as const, label: 'Influence' }] : []),
    ...(work ? [{ value: 'task' as const, label: 'A day of a long task' }] : []),
  ];
  const { needed } = roll;
  const derivation = roll.worksheet.get(roll.stat);
  const refusal =
    needed === null
      ? describeRefusal(derivation)
      : canRoll(sheet.ruleset.odds, needed, subject.kind)
        ? null
        : `${formatNumber(needed)} is too low to try`;
  const made = () => {
    if (id !== undefined) noteRoll(inPlay.id, id);
  };
  return (
    <Dialog
      title={subject.name}
      onClose={onClose}
      footer={
        <div className="roll-footer">
          <DiceTray />
          {refusal !== null && <p className="fight-refusal">{capitalize(refusal)}</p>}
          {refusal === null && needed !== null && way === 'roll' && (
            <PlainRoll subject={subject} needed={needed} rules={rules} onMade={made} />
          )}
          {refusal === null && needed !== null && task && (
            <TaskRoll work={task} subject={subject} needed={needed} onMade={made} />
          )}
        </div>
      }
    >
      <div className="roll-dialog">
        {ways.length > 1 && subject.use !== 'fright' && (
          <SegmentedControl label="What to roll" hideLabel value={way} options={ways} onCommit={setWay} />
        )}
        <p className="roll-number">
          <FigureButton
            className="roll-number-figure"
            label={`${subject.name} ${needed === null ? 'not possible' : formatNumber(needed)}, explain`}
            onClick={(event) => explain(roll.stat, event, rollSheetName)}
          >
            {needed === null ? '–' : formatNumber(needed)}
          </FigureButton>
          <span className="roll-number-words">{needed === null ? 'not possible now' : 'or less on 3d'}</span>
        </p>
        {way === 'influence' && sways?.addsReaction && (
          <ReactionField
            value={situation.reaction}
            onCommit={(reaction) => setSituation({ ...situation, reaction })}
            none="None of your reaction modifiers"
          />
        )}
        {task && (
          <TaskFields
            work={task}
            subject={subject}
            rules={rules}
            onExplain={(stat, event) => explain(stat, event, rollSheetName)}
          />
        )}
        <SituationFields
          rules={task?.rulesOfDay ?? rules}
          subject={subject}
          fight={combat.fight}
          situation={situation}
          onChange={setSituation}
        />
        {way === 'influence' && sways?.roll === 'success' && needed !== null && refusal === null && (
          <div className="roll-influence">
            <p className="fight-hint">
              Success: {sways.success(subject.skill?.id ?? '').toLowerCase()} reaction. Failure:{' '}
              {subject.skill?.id === sways.safe
                ? 'no harm done.'
                : `${sways.failure(subject.skill?.id ?? '').toLowerCase()} reaction.`}{' '}
              To force somebody, win a contest with their Will.
            </p>
            <InfluenceRoll subject={subject} needed={needed} rules={rules} onMade={made} />
          </div>
        )}
        {refusal === null &&
          needed !== null &&
          (way === 'contest' || (way === 'influence' && sways?.roll === 'contest')) && (
            <Contest
              key={way}
              name={subject.name}
              needed={needed}
              resisted={isSpell}
              influence={way === 'influence' ? { rules, skill: subject.skill?.id ?? '' } : null}
              onMade={made}
            />
          )}
        {id !== undefined && (
          <Checkbox
            label="Keep on top of the list"
            checked={kept.includes(id)}
            onCommit={(on) => keepRoll(inPlay.id, id, on)}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ReactionFieldProps {
  value: string;
  /** The option without any; absent if there is always one. */
  none?: string;
  onCommit: (stat: string) => void;
}

/** Whose reaction counts, with the character's modifier, and what it adds only sometimes. */
export function ReactionField({ value, none, onCommit }: ReactionFieldProps) {
  const { combat } = useInPlay();
  const { worksheet } = combat;
  const stats = worksheet.ids().filter((id) => id === 'reaction' || id.startsWith('reaction:'));
  const notes = worksheet.has(value) ? worksheet.get(value).notes.map(({ words }) => words) : [];
  return (
    <SelectField
      label="Reaction of"
      value={value}
      options={[
        ...(none === undefined ? [] : [{ value: '', label: none }]),
        ...stats.map((stat) => {
          const number = worksheet.number(stat);
          const who = worksheet.get(stat).name.replace(/^reaction from /, '');
          return {
            value: stat,
            label: `${capitalize(who)} (${number > 0 ? '+' : number < 0 ? '−' : '±'}${Math.abs(number)})`,
          };
        }),
      ]}
      hint={notes.length > 0 ? `Only sometimes: ${notes.join('; ')}` : undefined}
      onCommit={onCommit}
    />
  );
}

interface PlainRollProps {
  subject: RollSubject;
  needed: number;
  rules: RollRules;
  onMade: () => void;
}

/** A success roll; a failed Fright Check goes on to its table. */
export function PlainRoll({ subject, needed, rules, onMade }: PlainRollProps) {
  const { combat, edit } = useInPlay();
  const dice = usePreferences((preferences) => preferences.dice);
  /** A failure that is still to be looked up. */
  const [failed, setFailed] = useState<RollResult | null>(null);
  const table = subject.use === 'fright' ? rules.fright?.table : undefined;
  const settle = (total: number) => {
    const result = readRoll(combat.fight.rules.success, needed, total, subject.kind);
    const sentence = describeRoll(subject.name, needed, total, result);
    const log = [sentence];
    if (table && !isSuccess(result)) {
      if (dice === 'here') log.push(describeFright(table.rows, result, rollDice(3)));
      setFailed(dice === 'typed' ? result : null);
    }
    for (const further of log.slice(1)) addToRoll(further);
    edit(sentence, (play) => play, ...log);
    onMade();
  };
  return (
    <>
      <RollControl name={subject.name} needed={needed} kind={subject.kind} onRolled={settle} />
      {table && failed && (
        <span className="typed-roll">
          <span>Fright table</span>
          <TypedRoll
            name="the table of failed Fright Checks"
            dice={3}
            onRolled={(rolled) => {
              const sentence = describeFright(table.rows, failed, rolled);
              addToRoll(sentence);
              edit(sentence, (play) => play, sentence);
              setFailed(null);
            }}
          />
        </span>
      )}
    </>
  );
}

/** A roll that decides the reaction alone. */
function InfluenceRoll({ subject, needed, rules, onMade }: PlainRollProps) {
  const { combat, edit } = useInPlay();
  const skill = subject.skill?.id ?? '';
  const settle = (total: number) => {
    const result = readRoll(combat.fight.rules.success, needed, total, subject.kind);
    const sentence = describeRoll(subject.name, needed, total, result);
    const reaction = describeInfluence(rules, skill, isSuccess(result));
    addToRoll(reaction);
    edit(sentence, (play) => play, `${sentence} ${reaction}`);
    onMade();
  };
  return <RollControl name={subject.name} needed={needed} kind={subject.kind} onRolled={settle} />;
}
