import { percentWords } from '../../rules/wording/percent-words.ts';
import type { Band } from './bands.ts';

export interface OutcomeRow {
  readonly band: Band;
  readonly name: string;
  /** From 0 to 1. */
  readonly chance: number;
  /** What belongs to it: "3 to 12". */
  readonly note?: string;
}

/** Outcomes with their chances, each as a bar: a table for those who listen. */
export function OutcomeBars({ caption, rows }: { caption: string; rows: readonly OutcomeRow[] }) {
  return (
    <table className="outcome-bars">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Outcome</th>
          <th scope="col">Chance</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ band, name, chance, note }) => (
          <tr key={name}>
            <th scope="row" className="outcome-name">
              {name}
              {note !== undefined && <span className="outcome-note"> {note}</span>}
            </th>
            <td className="outcome-chance">
              <span className="outcome-track" aria-hidden="true">
                <span className="outcome-bar" data-band={band} style={{ inlineSize: `${chance * 100}%` }} />
              </span>
              <span className="outcome-percent">{percentWords(chance)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
