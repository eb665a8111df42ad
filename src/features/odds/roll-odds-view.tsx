import { citationWords } from '../../engine/citation.ts';
import { formatNumber } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import {
  canRoll,
  chanceOfAtMost,
  outcomeRanges,
  type RollOutcome,
  rollOutcomes,
  sumOutcomes,
} from '../../rules/odds/roll-odds.ts';
import { percentWords } from '../../sheet-model/wording/setting-words.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ChanceChart, OddsResult, OutcomeBars, type OutcomeRow, outcomeNames } from './chance-chart.tsx';
import { RollFields, useOwnRolls } from './roll-fields.tsx';

/** The chance of one roll: in percent, as the curve of three dice, and as bars. */
export function RollOddsView({ sheet }: { sheet: DerivedCharacter }) {
  const roll = useOwnRolls(sheet);
  const { odds } = sheet.ruleset;
  const { score, kind, name, own } = roll;
  const outcomes = rollOutcomes(odds, score, kind);
  const { success, criticalSuccess, criticalFailure } = sumOutcomes(outcomes);
  const target = formatNumber(score);
  const isPossible = canRoll(odds, score, kind);
  const succeeding = outcomes.filter(({ outcome }) => outcome === 'success' || outcome === 'criticalSuccess').length;
  return (
    <>
      <RollFields roll={roll} />
      <OddsResult
        figure={percentWords(success)}
        words={isPossible ? `to roll ${own ? `${name} at ${target}` : target} or less` : `${target} is too low to roll`}
        page={citationWords(odds.cites.roll)}
      />
      <ChanceChart
        bars={outcomes.map(({ roll: total, chance, outcome }) => ({ label: String(total), chance, band: outcome }))}
        mark={isPossible ? { after: succeeding, words: `${target} or less` } : null}
        alternative={`The curve of three dice. Success ${percentWords(success)}, critical success ${percentWords(criticalSuccess)}, critical failure ${percentWords(criticalFailure)}.`}
      />
      <OutcomeBars caption="Outcomes of the roll" rows={rowsOf(outcomes)} />
      <Disclosure summary="All totals as a table">
        <TotalsTable outcomes={outcomes} />
      </Disclosure>
    </>
  );
}

/** A row for each outcome that there is, with its totals: "3 to 4". */
const rowsOf = (outcomes: readonly RollOutcome[]): OutcomeRow[] =>
  outcomeRanges(outcomes).map(({ outcome, from, to, chance }) => ({
    band: outcome,
    name: outcomeNames[outcome],
    note: from === to ? String(from) : `${from} to ${to}`,
    chance,
  }));

function TotalsTable({ outcomes }: { outcomes: readonly RollOutcome[] }) {
  return (
    <table className="odds-table">
      <thead>
        <tr>
          <th scope="col">Total</th>
          <th scope="col">Chance</th>
          <th scope="col">Or less</th>
          <th scope="col">Outcome</th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ roll, chance, outcome }) => (
          <tr key={roll}>
            <th scope="row">{roll}</th>
            <td>{percentWords(chance)}</td>
            <td>{percentWords(chanceOfAtMost(outcomes, roll))}</td>
            <td>{outcomeNames[outcome]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
