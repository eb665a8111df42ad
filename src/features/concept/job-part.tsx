import { useState } from 'react';
import { setJob } from '../../character/campaign-edits.ts';
import { type Job, wealthLevels } from '../../character/character.ts';
import { setCampaign } from '../../character/edit-character.ts';
import { formatFraction, formatNumber, formatSigned } from '../../engine/format.ts';
import { startMoneyStat } from '../../rules/shared/campaign.ts';
import { type JobMonth, workMonth } from '../../rules/shared/job-month.ts';
import { findJobSkill, jobPayStat, jobRollStat, monthlyBalanceStat } from '../../rules/shared/jobs.ts';
import { attributeNames } from '../../rules/shared/skill-ladder.ts';
import { editCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet, useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { rollDice } from '../../state/character/roll-dice.ts';
import { editPlay } from '../../state/play/play-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';

const rolledAttributes = ['st', 'dx', 'iq', 'ht', 'will', 'perception'] as const;
const usualTarget = 12;

function set(change: Partial<Job>, words: string, mergeWithPrevious = false): void {
  editCharacter(`Job: ${words}`, (character) => setJob(character, change), mergeWithPrevious);
}

/** The job with its pay and monthly roll; a button to take one if there is none. */
export function JobPart() {
  const hasJob = useCharacter(({ character }) => character.job !== undefined);
  return hasJob ? (
    <JobChoices />
  ) : (
    <>
      <p className="row-note">Work that pays each month, with a roll for it.</p>
      <Button icon="plus" onClick={() => set({ target: usualTarget }, 'begun')}>
        Take a job
      </Button>
    </>
  );
}

function JobChoices() {
  const job = useCharacter(({ character }) => character.job);
  const opened = useCharacterStore((state) => state.opened);
  if (!job) return null;
  return (
    <>
      <div className="field-grid">
        <TextField
          label="Title of the job"
          value={job.title}
          onCommit={(title, mergeWithPrevious) =>
            set({ title }, title ? `title ${title}` : 'no title', mergeWithPrevious)
          }
        />
        <RollFields job={job} />
        <PayFields job={job} />
      </div>
      <Finances />
      <FindingsHere chapter="concept" field="job" />
      <MonthRoll key={opened} job={job} />
      <Button
        variant="quiet"
        icon="trash"
        onClick={() => editCharacter('Job given up', (character) => setJob(character, null))}
      >
        Give up the job
      </Button>
    </>
  );
}

/** What is rolled against, and the skill that the job asks for. */
function RollFields({ job }: { job: Job }) {
  const skills = useSheetPart(({ context }) =>
    context.skills.filter(({ facet }) => facet && !facet.spell).map(({ name }) => name),
  );
  const own = useSheet(({ context }) => findJobSkill(context.skills, job)?.name);
  const isAttribute = rolledAttributes.some((id) => id === job.skill);
  const value = own ?? job.skill;
  const missing = value !== '' && !isAttribute && own === undefined;
  return (
    <>
      <SelectField
        label="Roll each month against"
        value={value}
        options={[
          { value: '', label: 'A fixed number' },
          ...rolledAttributes.map((id) => ({ value: id, label: attributeNames[id], group: 'Attributes' })),
          ...[...new Set([...skills, ...(missing ? [value] : [])])].map((name) => ({
            value: name,
            label: name,
            group: 'Skills',
          })),
        ]}
        onCommit={(skill) => set({ skill }, `rolled against ${skill || 'a fixed number'}`)}
      />
      {job.skill === '' ? (
        <NumberField
          label="Number to roll"
          value={job.target ?? undefined}
          placeholder={String(usualTarget)}
          onCommit={(target, mergeWithPrevious) =>
            set({ target }, `roll against ${formatFraction(target)}`, mergeWithPrevious)
          }
          onClear={(mergeWithPrevious) => set({ target: null }, 'no number to roll', mergeWithPrevious)}
        />
      ) : (
        <NumberField
          label="Lowest level for the job"
          value={job.prerequisite ?? undefined}
          placeholder="any"
          onCommit={(prerequisite, mergeWithPrevious) =>
            set({ prerequisite }, `needs a level of ${formatFraction(prerequisite)}`, mergeWithPrevious)
          }
          onClear={(mergeWithPrevious) => set({ prerequisite: null }, 'needs no level', mergeWithPrevious)}
        />
      )}
      <NumberField
        label="Modifier of the roll"
        value={job.modifier}
        hint="A penalty for hard work."
        onCommit={(modifier, mergeWithPrevious) =>
          set({ modifier: Math.trunc(modifier) }, `modifier ${formatSigned(Math.trunc(modifier))}`, mergeWithPrevious)
        }
      />
    </>
  );
}

const describePeople = (wealth: Job['wealth']): string =>
  wealth === 'average' ? 'people of average wealth' : `${wealth} people`;

/** The pay, by the wealth that the job is for, or as the game master says. */
function PayFields({ job }: { job: Job }) {
  const listed = useSheet(({ ruleset, context }) => {
    const { techLevel } = context.character.campaign;
    return techLevel === null ? null : (ruleset.jobs?.payAt?.(techLevel) ?? null);
  });
  const hasTable = useSheet(({ ruleset }) => ruleset.jobs?.payAt !== undefined);
  const freelancers = useSheet(({ ruleset }) => ruleset.jobs?.freelancers ?? false);
  return (
    <>
      <SelectField
        label="A job for"
        value={job.wealth}
        options={wealthLevels.map((value) => ({
          value,
          label: describePeople(value),
        }))}
        hint="The least wealth that you need to have it."
        onCommit={(wealth) => set({ wealth }, `for ${describePeople(wealth)}`)}
      />
      <NumberField
        label="Pay a month"
        value={job.pay ?? undefined}
        unit="$"
        min={0}
        step={50}
        placeholder={listed === null ? '' : formatNumber(listed)}
        hint={
          listed !== null
            ? `Leave empty for the pay of the tech level, $${formatNumber(listed)} for an average job.`
            : hasTable
              ? 'Choose a tech level for the setting, or say what it pays.'
              : 'As the game master says.'
        }
        onCommit={(pay, mergeWithPrevious) => set({ pay }, `pays $${formatNumber(pay)}`, mergeWithPrevious)}
        onClear={(mergeWithPrevious) => set({ pay: null }, 'pay by tech level', mergeWithPrevious)}
      />
      <NumberField
        label="Raises so far"
        value={job.raise}
        unit="%"
        hint="Each critical success adds a tenth."
        onCommit={(raise, mergeWithPrevious) => set({ raise }, `raises ${formatSigned(raise)}%`, mergeWithPrevious)}
      />
      {freelancers && (
        <Checkbox
          label="Freelance"
          checked={job.freelance}
          hint="10% more or less pay for each point of the roll."
          onCommit={(freelance) => set({ freelance }, freelance ? 'freelance' : 'salaried')}
        />
      )}
    </>
  );
}

/** "Pays $700 a month; cost of living $600; $100 left. Roll against 11." */
function Finances() {
  const isPaid = useSheet(({ worksheet }) => typeof worksheet.find(jobPayStat)?.value === 'number');
  const isRolled = useSheet(({ worksheet }) => typeof worksheet.find(jobRollStat)?.value === 'number');
  const hasLiving = useSheet(({ worksheet }) => worksheet.has('costOfLiving'));
  const hasFurther = useSheet(({ worksheet }) => worksheet.has('furtherIncome'));
  return (
    <p className="row-note">
      {isPaid ? (
        <>
          Pays <StatFigure stat={jobPayStat} money /> a month.{' '}
        </>
      ) : (
        'The pay is not known yet. '
      )}
      {hasFurther && (
        <>
          Without work <StatFigure stat="furtherIncome" money />.{' '}
        </>
      )}
      {hasLiving && (
        <>
          Cost of living <StatFigure stat="costOfLiving" money />
          {isPaid && (
            <>
              ; <StatFigure stat={monthlyBalanceStat} money /> left
            </>
          )}
          .{' '}
        </>
      )}
      {isRolled && (
        <>
          Roll against <StatFigure stat={jobRollStat} />.
        </>
      )}
    </p>
  );
}

/** A month of work, with the job and the money that it left behind. */
interface PastMonth {
  readonly month: JobMonth;
  readonly job: Job | undefined;
  readonly money: number | null;
}

/** Works a month with this sum of the dice: changes the money and the raises as one step, and writes the log. */
function work(job: Job, rolled: number): PastMonth | null {
  const { worksheet, ruleset } = currentSheet();
  const numberOf = (stat: string): number | null => {
    const value = worksheet.find(stat)?.value;
    return typeof value === 'number' ? value : null;
  };
  const [target, pay] = [numberOf(jobRollStat), numberOf(jobPayStat)];
  if (target === null || pay === null) return null;
  const month = workMonth({
    job,
    target,
    rolled,
    pay,
    living: numberOf('costOfLiving') ?? 0,
    other: numberOf('furtherIncome') ?? 0,
    money: numberOf(startMoneyStat),
    rules: ruleset.odds.success,
  });
  editCharacter('A month of work', (character) => {
    const paid = month.money === null ? character : setCampaign(character, 'money', month.money);
    return month.raise === job.raise ? paid : setJob(paid, { raise: month.raise });
  });
  editPlay('A month of work', (play) => play, month.sentence);
  announce(month.sentence);
  const { character } = useCharacterStore.getState().saved;
  return { month, job: character.job, money: character.campaign.money };
}

/** Rolls for a month, with the program's dice or with a player's own. What it brought is shown until job or money change. */
function MonthRoll({ job }: { job: Job }) {
  const [past, setPast] = useState<PastMonth | null>(null);
  const [typed, setTyped] = useState<number | undefined>(undefined);
  const money = useCharacter(({ character }) => character.campaign.money);
  const month = past !== null && past.job === job && past.money === money ? past.month : null;
  const canRoll = useSheet(
    ({ worksheet }) =>
      typeof worksheet.find(jobRollStat)?.value === 'number' && typeof worksheet.find(jobPayStat)?.value === 'number',
  );
  const left = useSheet(({ worksheet }) => worksheet.find('money.left')?.value ?? null);
  const isTyped = typed !== undefined && typed >= 3 && typed <= 18;
  return (
    <div className="job-month">
      <div className="job-month-roll">
        <Button
          icon="die"
          variant="primary"
          disabled={!canRoll}
          onClick={() => {
            setPast(work(job, isTyped ? Math.trunc(typed) : rollDice(3)));
            setTyped(undefined);
          }}
        >
          Roll a month
        </Button>
        <NumberField
          label="Your own dice"
          value={typed}
          min={3}
          max={18}
          placeholder="3d"
          onCommit={setTyped}
          onClear={() => setTyped(undefined)}
        />
      </div>
      {month && (
        <>
          <p>
            {month.sentence}
            {typeof left === 'number' && ` You have $${formatNumber(left)}.`}
          </p>
          {month.mayLose && (
            <Button
              onClick={() => {
                editCharacter('Job lost', (character) => setJob(character, null));
                announce('The job is lost. Undo brings it back.');
              }}
            >
              The job is lost
            </Button>
          )}
        </>
      )}
    </div>
  );
}
