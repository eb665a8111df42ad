import type { ReferenceGroup, ReferencePage } from '../rules/model/reference-group.ts';
import { SheetSection, SheetTable } from './block.tsx';
import { distinctKeys } from './distinct-keys.ts';
import { FigureText } from './figure-text.tsx';
import { usePageFit } from './use-page-fit.ts';
import './reference-page.css';

interface ReferenceSheetProps {
  readonly page: ReferencePage;
  readonly density: 'compact' | 'roomy';
}

/** A separate page with the character's own numbers: tables across the page, or in columns. */
export function ReferenceSheet({ page, density }: ReferenceSheetProps) {
  const { id, title, words, bands } = page;
  const { article, type } = usePageFit(page);
  return (
    <article
      ref={article}
      className={`sheet-paper sheet-${density} sheet-more sheet-reference-page sheet-reference-${id} ${type}`}
      aria-label={title}
    >
      <h2 className="sheet-more-title">{title}</h2>
      <p className="sheet-more-opening">{words}</p>
      <div className="sheet-reference">
        {bands.map((columns) => (
          <div key={columns[0]?.[0]?.id ?? ''} className="sheet-reference-columns" data-columns={columns.length}>
            {columns.map((groups) => (
              <div key={groups[0]?.id ?? ''} className="sheet-column">
                {groups.map((group) => (
                  <Group key={group.id} group={group} />
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </article>
  );
}

function Group({ group: { title, columns, rows, remarks, page } }: { readonly group: ReferenceGroup }) {
  const keys = distinctKeys(rows.map((row) => row.name));
  const isStates = columns.length === 0;
  const hasHeadings = columns.some((heading) => heading !== '');
  return (
    <SheetSection name="reference-group" title={title} titleEnd={page || undefined}>
      <SheetTable rows={rows.length}>
        <thead className={hasHeadings ? undefined : 'visually-hidden'}>
          <tr>
            <th scope="col">{title}</th>
            {columns.map((heading) => (
              <th key={heading} scope="col" className="sheet-number">
                {heading || 'Figure'}
              </th>
            ))}
            {isStates && <th scope="col">Effect</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={keys[i]} aria-current={row.now || undefined}>
              <th scope="row">
                {row.name}
                {row.now && <small> now</small>}
                {!isStates && !row.now && row.note && <small className="sheet-reference-note"> {row.note}</small>}
              </th>
              {columns.map((heading, n) => (
                <td key={heading} className={n === 0 ? 'sheet-number sheet-strong' : 'sheet-number'}>
                  {row.figures[n] && <FigureText name={`${heading}, ${row.name}`} figure={row.figures[n]} />}
                </td>
              ))}
              {isStates && <td className="sheet-reference-note">{row.note}</td>}
            </tr>
          ))}
        </tbody>
      </SheetTable>
      {remarks.map((remark) => (
        <p key={remark} className="sheet-legend">
          {remark}
        </p>
      ))}
    </SheetSection>
  );
}
