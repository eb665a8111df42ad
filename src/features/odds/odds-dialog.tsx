import { useState } from 'react';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { AttackView } from './attack-view.tsx';
import './odds.css';
import { formatCitation } from '../../engine/citation.ts';
import { formatNumber, formatTenths } from '../../engine/format.ts';
import {
  attackAgainstResistance,
  quickContestOdds,
  regularContestOdds,
  resistedOdds,
} from '../../rules/odds/contest-odds.ts';
import {
  canRoll,
  chanceOfAtMost,
  type OddsRules,
  outcomeRanges,
  type RollOutcome,
  rollOutcomes,
  sumOutcomes,
} from '../../rules/odds/roll-odds.ts';
import { formatPercent } from '../../sheet-model/wording/setting-words.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ChanceChart, OddsResult, OutcomeBars, type OutcomeRow, outcomeNames } from './chance-chart.tsx';
import { RollFields, ScoreStepper, useOwnRolls } from './roll-fields.tsx';

/** Chances of rolls, contests and attacks with a character's numbers, or any others. All are exact. */
export function OddsPanel({ sheet }: { sheet: DerivedCharacter }) {
  const [view, setView] = useState<'roll' | 'contest' | 'attack'>('roll');
  return (
    <div className="odds">
      <SegmentedControl
        label="Chances of"
        hideLabel
        value={view}
        options={[
          { value: 'roll', label: 'Roll' },
          { value: 'contest', label: 'Contest' },
          { value: 'attack', label: 'Attack' },
        ]}
        onCommit={setView}
      />
      {view === 'roll' && <RollOddsView sheet={sheet} />}
      {view === 'contest' && <ContestView sheet={sheet} />}
      {view === 'attack' && <AttackView sheet={sheet} />}
    </div>
  );
}

/** The chances of the open character, above the chapters. */
export function OddsDialog({ onClose }: { onClose: () => void }) {
  const sheet = useSheet((all) => all);
  return (
    <Dialog title="Odds" onClose={onClose}>
      <OddsPanel sheet={sheet} />
    </Dialog>
  );
}

type ContestKind = 'quick' | 'regular' | 'resisted';

interface ContestAnswer {
  readonly figure: string;
  readonly words: string;
  readonly rows: readonly OutcomeRow[];
  /** Further remarks: that other scores are rolled, how many rounds it takes. */
  readonly note: string;
  readonly page: string;
}

/** The chance to win a contest against a number: quick, regular, or a roll that is resisted. */
function ContestView({ sheet }: { sheet: DerivedCharacter }) {
  const roll = useOwnRolls(sheet);
  const { odds } = sheet.ruleset;
  const [kind, setKind] = useState<ContestKind>('quick');
  const [theirs, setTheirs] = useState(12);
  const [isLimited, setLimited] = useState(false);
  const shown = kind === 'resisted' && !odds.resistance ? 'quick' : kind;
  const hasLimit = typeof odds.resistance?.maxAttack === 'number';
  const { figure, words, rows, note, page } = answer(odds, shown, roll.score, theirs, isLimited && hasLimit);
  return (
    <>
      <SegmentedControl
        label="Kind of contest"
        value={shown}
        options={[
          { value: 'quick', label: 'Quick' },
          { value: 'regular', label: 'Regular' },
          ...(odds.resistance ? [{ value: 'resisted' as const, label: 'Resisted' }] : []),
        ]}
        onCommit={setKind}
      />
      <RollFields roll={roll} asksKind={false} />
      <div className="odds-fields">
        <ScoreStepper
          label={shown === 'resisted' ? 'Their resistance' : 'Their number'}
          value={theirs}
          onChange={setTheirs}
        />
      </div>
      {shown === 'resisted' && hasLimit && (
        <Checkbox
          label={`Supernatural: counts as ${odds.resistance?.maxAttack} at most`}
          checked={isLimited}
          onCommit={setLimited}
        />
      )}
      <OddsResult figure={figure} words={words} page={page} />
      {note !== '' && <p className="odds-note">{note}</p>}
      <OutcomeBars caption="Outcomes of the contest" rows={rows} />
    </>
  );
}

function answer(odds: OddsRules, kind: ContestKind, own: number, theirs: number, isLimited: boolean): ContestAnswer {
  const against = (score: number) => `${formatNumber(score)} against ${formatNumber(theirs)}`;
  if (kind === 'resisted' && odds.resistance) {
    const score = isLimited ? attackAgainstResistance(odds.resistance, own, theirs) : own;
    const affected = resistedOdds(odds, score, theirs);
    return {
      figure: formatPercent(affected),
      words: `to affect them: ${against(score)}`,
      note: 'Ties are resisted.',
      rows: [
        { band: 'success', name: 'Affects them', chance: affected },
        { band: 'failure', name: 'Fails or is resisted', chance: 1 - affected },
      ],
      page: formatCitation(odds.resistance.cite),
    };
  }
  const page = formatCitation(odds.cites.contest);
  if (kind === 'regular') {
    const { win, lose, undecided, scores, averageRounds } = regularContestOdds(odds, own, theirs);
    const [first, second] = scores;
    const isOther = first !== own || second !== theirs;
    const rounds = averageRounds === null ? '' : formatTenths(averageRounds);
    return {
      figure: formatPercent(win),
      words: `to win: ${against(own)}`,
      note: [
        isOther ? `Rolled as ${formatNumber(first)} against ${formatNumber(second)}.` : '',
        rounds === ''
          ? 'Neither can win.'
          : `Decided after ${rounds} ${rounds === '1' ? 'round' : 'rounds'} on average.`,
      ]
        .filter(Boolean)
        .join(' '),
      rows: [
        { band: 'success', name: 'You win', chance: win },
        { band: 'failure', name: 'You lose', chance: lose },
        ...(undecided > 0 ? [{ band: 'tie' as const, name: 'Never decided', chance: undecided }] : []),
      ],
      page,
    };
  }
  const { win, tie, lose } = quickContestOdds(odds, own, theirs);
  return {
    figure: formatPercent(win),
    words: `to win: ${against(own)}`,
    note: '',
    rows: [
      { band: 'success', name: 'You win', chance: win },
      { band: 'tie', name: 'Tie', chance: tie },
      { band: 'failure', name: 'You lose', chance: lose },
    ],
    page,
  };
}

/** The chance of one roll: in percent, as the curve of three dice, and as bars. */
function RollOddsView({ sheet }: { sheet: DerivedCharacter }) {
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
        figure={formatPercent(success)}
        words={isPossible ? `to roll ${own ? `${name} at ${target}` : target} or less` : `${target} is too low to roll`}
        page={formatCitation(odds.cites.roll)}
      />
      <ChanceChart
        bars={outcomes.map(({ roll: total, chance, outcome }) => ({ label: String(total), chance, band: outcome }))}
        mark={isPossible ? { after: succeeding, words: `${target} or less` } : null}
        alternative={`The curve of three dice. Success ${formatPercent(success)}, critical success ${formatPercent(criticalSuccess)}, critical failure ${formatPercent(criticalFailure)}.`}
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
            <td>{formatPercent(chance)}</td>
            <td>{formatPercent(chanceOfAtMost(outcomes, roll))}</td>
            <td>{outcomeNames[outcome]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
