import { maxLogLines, type Play } from '../../character/play.ts';
import { formatNumber } from '../../engine/format.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Fight } from '../../rules/combat/fight-rules.ts';
import type { FightingLine } from '../../rules/combat/fighting-line.ts';
import { isLoadedForEachShot, roundsFor, takeRounds } from '../../rules/combat/rounds.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { hitsInSentence, hitsName } from '../../rules/shared/hit-words.ts';
import { describeState } from '../wording/state-words.ts';
import type { SheetModel } from './sheet-model.ts';

/** Points that go down and up in play. */
export interface PointsLeft {
  readonly id: 'hits' | 'fatigue';
  readonly name: 'Hits' | 'HP' | 'Fatigue';
  /** Within a sentence: "8 HP left". */
  readonly unit: 'hits' | 'HP' | 'fatigue';
  readonly left: number;
  readonly full: number;
}

interface Counted {
  readonly ruleset: Pick<Ruleset, 'combat'>;
  readonly worksheet: Worksheet;
}

/** Hits and fatigue as they are now. */
export function pointsLeft({ ruleset, worksheet }: Counted, { state }: Pick<Play, 'state'>): readonly PointsLeft[] {
  const { unit } = ruleset.combat.injury;
  const number = (stat: string) => (worksheet.has(stat) ? worksheet.number(stat) : 0);
  const [hits, fatigue] = [number('hitPoints'), number('fatiguePoints')];
  return [
    { id: 'hits', name: hitsName(unit), unit: hitsInSentence(unit), left: hits - state.hitsLost, full: hits },
    { id: 'fatigue', name: 'Fatigue', unit: 'fatigue', left: fatigue - state.fatigueLost, full: fatigue },
  ];
}

/**
 * The state of play with so many points left, in the log too; further changes in the same turn continue its line. Lost
 * hits count for shock, unless they are regained at once.
 */
export function withPointsLeft(play: Play, points: PointsLeft, left: number): Play {
  const lost = Math.max(0, points.full - left);
  const { state } = play;
  const wounds = Math.max(0, state.wounds + lost - state.hitsLost);
  return {
    ...play,
    state: points.id === 'hits' ? { ...state, hitsLost: lost, wounds } : { ...state, fatigueLost: lost },
    log: withChange(play, points, points.full - lost),
  };
}

/**
 * The state of play after shots of a bow, a sling, a musket or the like: it uses up carried missiles, those of its kind first. A weapon that holds several shots counts them itself (`afterAttack`); without missiles nothing changes.
 */
export function withMissilesShot(play: Play, fight: Pick<Fight, 'context'>, line: FightingLine, shots: number): Play {
  if (line.mode === 'melee' || line.mode === 'thrown' || !isLoadedForEachShot(line)) return play;
  const rounds = roundsFor(fight, play.used, line);
  if (!rounds) return play;
  const { used, taken } = takeRounds(play.used, rounds, shots);
  return taken === 0 ? play : { ...play, used };
}

/** The change, for undo: "5 lost, 8 hits left". */
export function pointsLabel({ unit, left: before }: PointsLeft, left: number): string {
  return left < before
    ? `${before - left} lost, ${formatNumber(left)} ${unit} left`
    : `${left - before} regained, ${formatNumber(left)} ${unit} left`;
}

/** The log with a change: "Hits 13 → 8." */
export function withChange({ log, turn }: Play, { name, left: before }: PointsLeft, after: number): Play['log'] {
  const last = log.at(-1);
  const start = last?.turn === turn ? new RegExp(`^${name} (\\S+) → (\\S+)\\.$`).exec(last.text) : null;
  const continues = start !== null && start[2] === formatNumber(before);
  const from = continues ? start[1] : formatNumber(before);
  const line = { turn, text: `${name} ${from} → ${formatNumber(after)}.` };
  if (after === before) return log;
  return [...(continues ? log.slice(0, -1) : log), line].slice(-maxLogLines);
}

/** The sheet with the points that are lost now, and the state beside the hits, for print that is to show them. */
export function withPointsLost(model: SheetModel, sheet: Counted, play: Pick<Play, 'state'>): SheetModel {
  const points = pointsLeft(sheet, play);
  const state = describeState(play.state);
  const tallies = model.tallies.map((tally) => {
    const now = points.find(({ name }) => name === tally.name);
    if (!now) return tally;
    return { ...tally, lost: now.full - now.left, ...(now.id === 'hits' && state !== '' ? { state } : {}) };
  });
  return { ...model, tallies };
}
