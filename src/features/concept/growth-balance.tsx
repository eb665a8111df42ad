import { formatFraction } from '../../engine/format.ts';
import type { Growth } from '../../rules/what-if/growth.ts';
import { formatPoints } from '../../rules/wording/point-words.ts';
import { StatFigure } from '../derived/stat-figure.tsx';

/** The balance of points earned in play: earned, spent as far as that can be known, and unspent. */
export function GrowthBalance({ growth: { begun, earned, spent, total, unspent } }: { growth: Growth }) {
  const known = spent.reduce((sum, { points }) => sum + points, 0);
  const sum = [
    `${formatFraction(begun)} at creation`,
    earned < 0 ? `− ${formatFraction(-earned)} lost` : `+ ${formatFraction(earned)} earned`,
    `− ${formatFraction(total)} spent`,
  ].join(' ');
  return (
    <dl className="growth">
      <div>
        <dt>Total earned</dt>
        <dd>{formatPoints(earned)}</dd>
      </div>
      <div>
        <dt>Spent since creation</dt>
        <dd>
          {formatPoints(known)}
          <ul className="growth-spent row-note">
            {spent.map(({ key, words, points }) => (
              <li key={key}>
                {words}: {formatFraction(points)}
              </li>
            ))}
            <li>Skill increases aren’t tracked separately.</li>
          </ul>
        </dd>
      </div>
      <div>
        <dt>Unspent</dt>
        <dd>
          <StatFigure stat="points.left" text={formatPoints(unspent)} />
          <span className="row-note"> {sum}</span>
        </dd>
      </div>
    </dl>
  );
}
