import { chanceOfAtLeast, type Distribution, groupTotals } from '../../rules/odds/dice-distribution.ts';
import { percentWords } from '../../rules/wording/percent-words.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ChanceChart } from './chance-chart.tsx';

/** More bars would be too thin to be seen. */
const mostBars = 24;

/** How likely each injury is, as bars and as a table; what does no injury is not drawn. */
export function InjuryChart({ injury }: { injury: Distribution }) {
  const groups = groupTotals(injury, 1, mostBars);
  if (groups.length === 0) return <p className="odds-note">This attack cannot wound.</p>;
  const rows = groups.map(({ from, to, chance }) => ({
    from,
    chance,
    label: from === to ? `${from}` : `${from}–${to}`,
  }));
  const likeliest = rows.reduce((best, row) => (row.chance > best.chance ? row : best));
  return (
    <figure className="odds-figure-box">
      <figcaption className="odds-caption">Hits of injury from one attack</figcaption>
      <ChanceChart
        bars={rows.map(({ label, chance }) => ({ label, chance, band: 'success' }))}
        alternative={`Injury from one attack: ${rows[0]?.label} to ${rows.at(-1)?.label} hits, most often ${likeliest.label}.`}
      />
      <Disclosure summary="Injury as a table">
        <table className="odds-table">
          <thead>
            <tr>
              <th scope="col">Injury</th>
              <th scope="col">Chance</th>
              <th scope="col">Or more</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ from, label, chance }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{percentWords(chance)}</td>
                <td>{percentWords(chanceOfAtLeast(injury, from))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
