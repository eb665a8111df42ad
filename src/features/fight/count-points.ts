import type { Play } from '../../character/play.ts';
import { capitalize, formatNumber } from '../../engine/format.ts';
import { deriveCombat } from '../../rules/combat/derive-combat.ts';
import type { FightRules } from '../../rules/combat/fight-rules.ts';
import { withFatigueLeft, withHitsLeft } from '../../rules/combat/lose-hits.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';
import { type PointsLeft, pointsLabel, pointsLeft, withChange } from '../../sheet-model/model/points-left.ts';
import { conditionNames } from '../../sheet-model/wording/state-words.ts';
import { announce } from '../../ui/announce.ts';
import type { InPlay } from './in-play.ts';

interface Counted {
  readonly sheet: OpenedCharacter;
  readonly rules: FightRules;
  readonly play: Play;
  readonly edit: InPlay['edit'];
  /** Whose points they are, before what is announced; '' for the open character. */
  readonly name?: string;
}

/**
 * Sets the hits or fatigue left by hand, wherever they are shown: on the play screen, beside a fighter and in the list of an encounter. Hits
 * have all their consequences (`withHitsLeft`): conditions are logged, rolls become due, and both are announced.
 */
export function setPointsLeft({ sheet, rules, play, edit, name }: Counted, id: PointsLeft['id'], wanted: number): void {
  const pointsOf = (now: Play) => pointsLeft(sheet, now).find((each) => each.id === id);
  const points = pointsOf(play);
  if (!points) return;
  const counted = (current: Play): Play =>
    (id === 'hits' ? withHitsLeft : withFatigueLeft)(sheet, rules, current, wanted);
  const after = counted(play);
  // Fatigue may end at 0.
  const left = pointsOf(after)?.left ?? wanted;
  if (points.left === left) return;
  const change = (current: Play): Play => ({
    ...(current === play ? after : counted(current)),
    log: withChange(current, points, left),
  });
  const befell = after.state.conditions
    .filter((condition) => !play.state.conditions.includes(condition))
    .map((condition) => `${capitalize(conditionNames[condition])}.`);
  edit(pointsLabel(points, left), change, ...befell);
  const due = after.state.rollsDue.length > play.state.rollsDue.length ? describeDue(sheet, rules, after) : [];
  const sentences = [
    `${name ? `${name}: ` : ''}${formatNumber(left)} ${points.unit} left`,
    ...(due.length > 0 ? [`Roll now: ${due.join(', ')}`] : []),
  ];
  announce(sentences.join('. '), `${name ?? ''} ${id}`);
}

/** The names of the rolls that wounds have made due. */
const describeDue = (sheet: OpenedCharacter, rules: FightRules, play: Play): readonly string[] =>
  deriveCombat(sheet, rules, play)
    .rolls.filter(({ roll }) => roll.due !== undefined)
    .map(({ roll }) => roll.name);
