import { useState } from 'react';
import { citationWords } from '../../engine/citation.ts';
import { formatNumber } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import {
  attackAgainstResistance,
  quickContestOdds,
  regularContestOdds,
  resistedOdds,
} from '../../rules/odds/contest-odds.ts';
import type { OddsRules } from '../../rules/odds/roll-odds.ts';
import { percentWords } from '../../sheet-model/wording/setting-words.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { OddsResult, OutcomeBars, type OutcomeRow } from './chance-chart.tsx';
import { RollFields, ScoreStepper, useOwnRolls } from './roll-fields.tsx';

type ContestKind = 'quick' | 'regular' | 'resisted';

interface ContestAnswer {
  readonly figure: string;
  readonly words: string;
  readonly rows: readonly OutcomeRow[];
  /** What else there is to say: that other scores are rolled, how many rounds it takes. */
  readonly note: string;
  readonly page: string;
}

/** The chance to win a contest against a number: quick, regular, or a roll that is resisted. */
export function ContestView({ sheet }: { sheet: DerivedCharacter }) {
  const roll = useOwnRolls(sheet);
  const { odds } = sheet.ruleset;
  const [kind, setKind] = useState<ContestKind>('quick');
  const [theirs, setTheirs] = useState(12);
  const [isLimited, setLimited] = useState(false);
  const shown = kind === 'resisted' && !odds.resistance ? 'quick' : kind;
  const hasLimit = typeof odds.resistance?.mostAttack === 'number';
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
          label={`Supernatural: counts as ${odds.resistance?.mostAttack} at most`}
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
      figure: percentWords(affected),
      words: `to affect them: ${against(score)}`,
      note: 'Ties are resisted.',
      rows: [
        { band: 'success', name: 'Affects them', chance: affected },
        { band: 'failure', name: 'Fails or is resisted', chance: 1 - affected },
      ],
      page: citationWords(odds.resistance.cite),
    };
  }
  const page = citationWords(odds.cites.contest);
  if (kind === 'regular') {
    const { win, lose, undecided, scores, averageRounds } = regularContestOdds(odds, own, theirs);
    const [first, second] = scores;
    const isOther = first !== own || second !== theirs;
    const rounds = averageRounds === null ? '' : formatNumber(Math.round(averageRounds * 10) / 10);
    return {
      figure: percentWords(win),
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
    figure: percentWords(win),
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
