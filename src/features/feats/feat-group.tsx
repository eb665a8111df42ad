import { createContext, type ReactNode, useContext } from 'react';
import { formatValue } from '../../engine/format.ts';
import type { Stat } from '../../engine/step.ts';
import type { WorkedFeats } from '../../rules/feats/derive-feats.ts';
import { featStat } from '../../rules/feats/feat.ts';
import { rollOutcomes, sumOutcomes } from '../../rules/odds/roll-odds.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { formatPercent } from '../../sheet-model/wording/setting-words.ts';
import { explain } from '../../state/view/explanations.ts';
import { FigureButton } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

/** Whose feats they are, for the figures of a panel: the ruleset, and the name under which their sheet explains numbers. */
export const FeatContext = createContext<{ ruleset: Ruleset; sheetName: string } | null>(null);

/** "26 in", "1d−2", "–": a feat as a text. */
const describeFeat = ({ value, unit }: Stat, { notation }: Ruleset): string =>
  [formatValue(value, notation), value === null ? '' : unit].filter(Boolean).join(' ');

/** A number of a feat that opens its explanation; of a roll with the chance in percent. */
export function FeatFigure({ feat }: { feat: Stat }) {
  const about = useContext(FeatContext);
  if (!about) return null;
  const { ruleset, sheetName } = about;
  const { id, name, value, unit } = feat;
  const isRoll = typeof value === 'number' && !unit;
  return (
    <span className="feat-figure">
      <FigureButton
        className={typeof value === 'string' ? 'feat-words' : 'feat-number'}
        label={`${name} ${describeFeat(feat, ruleset)}, explain`}
        onClick={(event) => explain(id, event, sheetName)}
      >
        {formatValue(value, ruleset.notation)}
      </FigureButton>
      {unit && value !== null && <span className="feat-unit"> {unit}</span>}
      {isRoll && (
        <span className="feat-chance"> · {formatPercent(sumOutcomes(rollOutcomes(ruleset.odds, value)).success)}</span>
      )}
    </span>
  );
}

/** Feats as a list: name, number, and remarks. A note that all have comes once, after the list. */
function FeatList({ feats }: { feats: readonly Stat[] }) {
  const notes = feats.map(notesOf);
  const [first = ''] = notes;
  const shared = feats.length > 1 && notes.every((note) => note === first) ? first : '';
  return (
    <>
      <ul className="feat-list">
        {feats.map((feat, index) => (
          <li key={feat.id} className="feat-row">
            <span className="feat-name">
              {feat.name}
              {shared === '' && notes[index] !== '' && <small className="feat-note">{notes[index]}</small>}
            </span>
            <FeatFigure feat={feat} />
          </li>
        ))}
      </ul>
      {shared !== '' && <p className="feat-note">{shared}</p>}
    </>
  );
}

const notesOf = ({ notes }: Stat): string => notes.map(({ words }) => words).join('; ');

interface FeatGroupProps {
  ruleset: Ruleset;
  feats: WorkedFeats;
  /** The field that asks about a weight, a distance, a depth; null for groups without one. */
  question: ReactNode;
}

/** Feats of one kind, folded under their title with the first of them. */
export function FeatGroup({ ruleset, feats, question }: FeatGroupProps) {
  const { id: group, ids, get, title } = feats;
  const thrown = featStat('throwing', 'range', '');
  const ranges = ids.filter((id) => id.startsWith(thrown));
  const listed = ids.filter((id) => !isAnswer(id) && !id.startsWith(thrown) && !id.startsWith(damagePrefix)).map(get);
  const [first] = listed;
  return (
    <li className="feat-group">
      <Disclosure
        summary={
          <span className="feat-summary">
            <span className="feat-title">{title}</span>
            {first && (
              <span className="feat-first">
                {first.name} {describeFeat(first, ruleset)}
              </span>
            )}
          </span>
        }
      >
        {question}
        <FeatList feats={listed} />
        {group === 'throwing' && <ThrownTable feats={feats} ranges={ranges} />}
      </Disclosure>
    </li>
  );
}

const damagePrefix = featStat('throwing', 'damage', '');
/** Stats that answer a question are shown with it. */
const isAnswer = (id: string): boolean => /^feat:jumping\.(broad|high)\.(run|standingRoll|runningRoll)\./.test(id);

/** Distance and damage by weight. Weights that are too heavy are left out. */
function ThrownTable({ feats: { ids, get }, ranges }: { feats: WorkedFeats; ranges: readonly string[] }) {
  const farthest = Math.max(1, ...ranges.map((id) => yardsOf(get(id))));
  return (
    <table className="feat-table">
      <caption className="feat-caption">By weight</caption>
      <thead>
        <tr>
          <th scope="col">Weight</th>
          <th scope="col">Distance</th>
          <th scope="col">Damage</th>
        </tr>
      </thead>
      <tbody>
        {ranges.map(get).map((range) => {
          const damage = range.id.replace(featStat('throwing', 'range', ''), damagePrefix);
          if (range.value === null) return null;
          return (
            <tr key={range.id}>
              <th scope="row">{range.name.split(',')[0]}</th>
              <td>
                <FeatFigure feat={range} />
                <span className="feat-track" aria-hidden="true">
                  <span className="feat-bar" style={{ scale: `${yardsOf(range) / farthest} 1` }} />
                </span>
              </td>
              <td>{ids.includes(damage) && <FeatFigure feat={get(damage)} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const yardsOf = ({ value }: Stat): number => (typeof value === 'number' ? value : 0);
