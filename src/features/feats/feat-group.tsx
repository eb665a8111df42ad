import type { ReactNode } from 'react';
import type { Stat } from '../../engine/derivation.ts';
import { featStat } from '../../rules/feats/feat.ts';
import type { WorkedFeats } from '../../rules/feats/work-out-feats.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FeatFigure, featText } from './feat-figure.tsx';
import { FeatList } from './feat-list.tsx';

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
                {first.name} {featText(first, ruleset)}
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

/** Distance and damage by weight. What is too heavy is left out. */
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
