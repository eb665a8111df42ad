import type { CombatReference, ReferenceGroup } from '../rules/model/combat-reference.ts';
import { distinctKeys } from './distinct-keys.ts';
import { FigureText } from './figure-text.tsx';
import './reference-page.css';

interface ReferencePageProps {
  /** The name of the character; "" if it has none yet. */
  readonly name: string;
  readonly groups: CombatReference;
  readonly density: 'compact' | 'roomy';
}

/** A separate page with the character's numbers for a fight, in the order in which they come up. */
export function ReferencePage({ name, groups, density }: ReferencePageProps) {
  const among = (ids: readonly ReferenceGroup['id'][]) => groups.filter(({ id }) => ids.includes(id));
  const narrow = groups.filter(({ id }) => !firstGroups.includes(id) && !lastGroups.includes(id));
  const half = Math.ceil(narrow.length / 2);
  return (
    <article className={`sheet-paper sheet-${density} sheet-more`} aria-label="Combat reference">
      <h2 className="sheet-more-title">Combat reference</h2>
      {name && <p className="sheet-more-opening">{name}</p>}
      <div className="sheet-reference">
        {among(firstGroups).map((group) => (
          <Group key={group.id} group={group} />
        ))}
        <div className="sheet-reference-columns">
          {[narrow.slice(0, half), narrow.slice(half)].map((column) => (
            <div key={column[0]?.id ?? ''} className="sheet-column">
              {column.map((group) => (
                <Group key={group.id} group={group} />
              ))}
            </div>
          ))}
        </div>
        {among(lastGroups).map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </article>
  );
}

/** Groups that need the width of the page, before and after those that are set in two columns. */
const firstGroups: readonly ReferenceGroup['id'][] = ['defenses', 'attacks', 'ranges'];
const lastGroups: readonly ReferenceGroup['id'][] = ['houseRules', 'procedures'];

function Group({ group: { title, columns, rows, remarks, page } }: { readonly group: ReferenceGroup }) {
  const keys = distinctKeys(rows.map((row) => row.name));
  const noted = rows.some(({ note }) => note !== '');
  return (
    <section className="sheet-block" data-narrow={columns.length === 0 || undefined}>
      <h3 className="sheet-block-title">
        <span>{title}</span>
        {page && <span className="sheet-block-aside">{page}</span>}
      </h3>
      <table className="sheet-table">
        <thead className={columns.length === 0 ? 'visually-hidden' : undefined}>
          <tr>
            <th scope="col">{title}</th>
            {columns.map((heading) => (
              <th key={heading} scope="col" className="sheet-number">
                {heading}
              </th>
            ))}
            {noted && <th scope="col">Notes</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={keys[i]} aria-current={row.now || undefined}>
              <th scope="row">
                {row.name}
                {row.now && <small> now</small>}
              </th>
              {columns.map((heading, n) => (
                <td key={heading} className={n === 0 ? 'sheet-number sheet-strong' : 'sheet-number'}>
                  {row.figures[n] && <FigureText name={`${heading}, ${row.name}`} figure={row.figures[n]} />}
                </td>
              ))}
              {noted && <td className="sheet-reference-note">{row.note}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {remarks.map((remark) => (
        <p key={remark} className="sheet-legend">
          {remark}
        </p>
      ))}
    </section>
  );
}
