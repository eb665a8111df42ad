import { useEffect, useRef, useState } from 'react';
import { type Goal, type Solution, seekGoals } from '../../builder/goal-seek/seek-goals.ts';
import { capitalize, formatMoney, formatNumber } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { isBetterLower } from '../../rules/stat-ids.ts';
import { undoWithNotice } from '../../state/character/apply-plan.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';

/** How long the page may be busy at a time, in ms. */
const slice = 12;

/** What may be wanted besides: numbers that every sheet may have. */
const furtherStats = ['encumbrance', 'damageResistance', 'move', 'dodge', 'parry', 'block', 'hitPoints'] as const;

interface GoalFormProps {
  sheet: DerivedCharacter;
  stat: StatId;
}

/** What would make a number so much: the cheapest ways, each taken by one press, and undone by one. */
export function GoalForm({ sheet, stat }: GoalFormProps) {
  const { value, name } = sheet.worksheet.get(stat);
  const now = typeof value === 'number' ? value : 0;
  const [wanted, setWanted] = useState(isBetterLower(stat) ? Math.max(0, now - 1) : now + 1);
  const [further, setFurther] = useState<StatId | ''>('');
  const [furtherValue, setFurtherValue] = useState(0);
  const [ways, setWays] = useState<readonly Solution[] | null>(null);
  const [status, setStatus] = useState('');
  const [taken, setTaken] = useState<string | null>(null);
  const request = useRef(0);
  useEffect(
    () => () => {
      request.current += 1;
    },
    [],
  );
  const others = furtherStats.filter((id) => id !== stat && typeof sheet.worksheet.find(id)?.value === 'number');
  const forget = () => {
    request.current += 1;
    setWays(null);
    setStatus('');
    setTaken(null);
  };
  const find = async () => {
    forget();
    const own = request.current;
    setStatus('Looking for the cheapest ways…');
    const goals: Goal[] = [goalOf(stat, wanted), ...(further === '' ? [] : [goalOf(further, furtherValue)])];
    const found = await seek(goals, () => own === request.current);
    if (!found || own !== request.current) return;
    setWays(found);
    setStatus(found.length === 0 ? 'No way was found by points, armor and things left at home.' : '');
  };
  const take = ({ steps, change }: Solution) => {
    const words = steps.join(', ');
    editCharacter(`For a goal: ${words}`, change);
    setTaken(words);
    announce(`${words}. Taken; undo takes it back.`);
  };
  return (
    <div className="explain-goal">
      <div className="explain-goal-fields">
        <NumberField
          label={capitalize(`${name}, at ${isBetterLower(stat) ? 'most' : 'least'}`)}
          value={wanted}
          onCommit={(next) => {
            forget();
            setWanted(next);
          }}
        />
        <SelectField
          label="And"
          value={further}
          options={[
            { value: '', label: 'nothing else' },
            ...others.map((id) => ({
              value: id,
              label: capitalize(`${sheet.worksheet.get(id).name}, at ${isBetterLower(id) ? 'most' : 'least'}`),
            })),
          ]}
          onCommit={(next) => {
            forget();
            setFurther(next);
            setFurtherValue(next === '' || isBetterLower(next) ? 0 : sheet.worksheet.number(next));
          }}
        />
        {further !== '' && (
          <NumberField
            label={capitalize(sheet.worksheet.get(further).name)}
            value={furtherValue}
            onCommit={(next) => {
              forget();
              setFurtherValue(next);
            }}
          />
        )}
        <Button size="small" onClick={() => void find()}>
          Find ways
        </Button>
      </div>
      <p role="status" className="explain-goal-status">
        {status}
      </p>
      {taken !== null && (
        <p className="explain-goal-taken">
          <span>{taken}: taken.</span>{' '}
          <Button
            size="small"
            icon="undo"
            onClick={() => {
              announce(undoWithNotice(false), 'undo');
              setTaken(null);
            }}
          >
            Undo
          </Button>
        </p>
      )}
      {ways && ways.length > 0 && taken === null && (
        <ol className="explain-goal-ways">
          {ways.map((way) => (
            <li key={way.steps.join()}>
              {way.steps.length === 0 ? (
                'It is so already.'
              ) : (
                <>
                  <span>
                    <strong>{priceOf(way)}</strong>: {way.steps.join('; ')}
                  </span>
                  <Button size="small" aria-label={`Take ${way.steps.join(', ')}`} onClick={() => take(way)}>
                    Take
                  </Button>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const goalOf = (stat: StatId, value: number): Goal => ({ stat, by: isBetterLower(stat) ? 'atMost' : 'atLeast', value });

/** "12 points and $550". */
const priceOf = ({ points, cost }: Solution): string =>
  [
    points !== 0 || cost <= 0 ? formatPoints(points) : '',
    cost > 0 ? formatMoney(cost) : cost < 0 ? `${formatMoney(-cost)} back` : '',
  ]
    .filter(Boolean)
    .join(' and ') || formatNumber(0);

/** Searches a part at a time; null if `isWanted` says in between that it is not. */
async function seek(goals: readonly Goal[], isWanted: () => boolean): Promise<readonly Solution[] | null> {
  const search = seekGoals(currentSheet(), goals);
  for (;;) {
    const until = performance.now() + slice;
    do {
      const { done, value } = search.next();
      if (done) return value;
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
    if (!isWanted()) return null;
  }
}
