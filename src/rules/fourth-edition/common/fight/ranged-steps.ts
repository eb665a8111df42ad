import type { DerivationBuilder } from '../../../../engine/builder.ts';
import { formatCountOf, formatFraction } from '../../../../engine/format.ts';
import type { Derivation } from '../../../../engine/step.ts';
import { attackStat, inCloseCombat } from '../../../combat/fight.ts';
import type { AttackSteps } from '../../../combat/fight-rules.ts';
import type { FightingLine } from '../../../combat/fighting-line.ts';
import { deriveFigure } from '../../../combat/outcomes/success-roll.ts';
import { isRanged } from '../../../combat/steps/attack-steps.ts';
import { lineStat } from '../../../stat-ids.ts';
import { fightPages as pages } from './fight-pages.ts';

/** Hits of rapid fire (p. 374): one, and one more for each full Recoil in the margin of success; at most the shots fired. */
export const hitsOfVolley = (margin: number, recoil: number, shots: number): Derivation =>
  deriveFigure('hits', pages.rapidFire, (w) => {
    w.start(margin, 'margin of success', { cite: pages.rapidFire }).divide(recoil, 'for each full Recoil', {
      cite: pages.rapidFire,
    });
    w.round('down', { cite: pages.rapidFire }).add(1, 'the first', { cite: pages.rapidFire });
    w.atMost(shots, 'shots fired', { cite: pages.rapidFire });
  });

/** Hits that a Dodge leaves (p. 375): it avoids one and its margin of success; a critical success all. */
export const hitsAfterDodge = (hits: number, margin: number, critical: boolean): Derivation =>
  deriveFigure('hits that land', pages.dodge, (w) => {
    w.start(hits, 'hits', { cite: pages.dodge });
    if (critical) w.lookup('Dodge', 'critical success', 0, { cite: pages.dodge });
    else w.add(-1, 'dodged', { cite: pages.dodge }).add(0 - margin, 'margin of success', { cite: pages.dodge });
    w.atLeast(0, 'never under', { cite: pages.dodge });
  });

const decade = [2, 3, 5, 7, 10, 15];

/** A row of the table of distances and speeds (pp. 372, 550): up to so many yards (and yards a second), and the penalty. */
export function speedRangeRow(yards: number): { readonly upTo: number; readonly penalty: number } {
  for (let penalty = 0; ; penalty += 1) {
    const upTo = (decade[penalty % decade.length] ?? 0) * 10 ** Math.floor(penalty / decade.length);
    if (yards <= upTo) return { upTo, penalty };
  }
}

/** Replaces a distance, with speed added, by its penalty. */
function lookUpSpeedRange(w: DerivationBuilder): void {
  if (typeof w.value !== 'number') return;
  const { upTo, penalty } = speedRangeRow(w.value);
  w.lookup('size and speed/range', `up to ${formatFraction(upTo)} yards`, 0 - penalty, { cite: pages.range });
}

/** A figure of the weapon, after effects and quality; 0 if it has none. */
function figureOf(w: DerivationBuilder, { id, attack }: FightingLine, part: 'accuracy' | 'bulk'): number {
  const stat = lineStat(id, part);
  return w.has(stat) ? w.consultNumber(stat) : (attack?.ranged?.[part] ?? 0);
}

/** Distance and speed of the target together (p. 372), and the shooter's own at high speed (p. 395). */
export const rangePenalty: AttackSteps = (w, { target, state }, line) => {
  w.startFrom(attackStat(line.id, 'range'), 'distance', { cite: pages.range });
  if (target.speed > 0) w.add(target.speed, 'speed of the target', { cite: pages.range });
  if (state.highSpeed) w.add(state.highSpeed, 'own speed', { cite: pages.highSpeed });
  lookUpSpeedRange(w);
};

/** The distance; in close combat the weapon's Bulk instead (p. 391). */
export const addRange: AttackSteps = (w, fight, line) => {
  if (!isRanged(line)) return;
  if (inCloseCombat(fight)) {
    const bulk = figureOf(w, line, 'bulk');
    if (bulk !== 0) w.add(bulk, 'Bulk, in close combat', { cite: pages.closeCombat });
  } else if (fight.target.range !== null) {
    w.addFrom(attackStat(line.id, 'rangePenalty'), 1, 'distance and speed', { cite: pages.range });
  }
};

export const addSize: AttackSteps = (w, { target }, line) => {
  if (isRanged(line) && target.size !== 0) w.add(target.size, 'size of the target', { cite: pages.ranged });
};

/** Accuracy, the scope, +1 braced, +1 for two turns and +2 for three, twice the accuracy at most (pp. 364, 372). Not on the move. */
export const addAim: AttackSteps = (w, { state, choice, maneuver }, line) => {
  const { aim } = state;
  if (!isRanged(line) || aim?.line !== line.id || aim.turns === 0) return;
  if (maneuver.id === 'moveAndAttack' || choice.popUp || choice.shootingBlind) return;
  const { scope = 0 } = line.attack?.ranged ?? {};
  const accuracy = figureOf(w, line, 'accuracy');
  const more = scope + (aim.braced ? 1 : 0) + Math.min(2, aim.turns - 1);
  w.add(accuracy, 'aimed: accuracy', { cite: pages.aim });
  const turns = Math.min(2, aim.turns - 1);
  const most = Math.min(more, accuracy);
  const causes = [
    ...(scope > 0 ? ['scope'] : []),
    ...(aim.braced ? ['braced'] : []),
    ...(turns > 0 ? [`aimed for ${formatCountOf(aim.turns, 'turn')}`] : []),
  ].join(', ');
  if (most > 0) w.add(most, most < more ? `${causes}, up to twice the accuracy` : causes, { cite: pages.aim });
};

/** Move and Attack with a ranged weapon: −2 or its Bulk, whichever is worse (p. 365). */
export const addBulkOnTheMove: AttackSteps = (w, { maneuver }, line) => {
  if (maneuver.id !== 'moveAndAttack' || !isRanged(line)) return;
  const bulk = figureOf(w, line, 'bulk');
  if (bulk < -2) w.add(bulk, 'Move and Attack: Bulk', { cite: maneuver.cite });
  else w.add(-2, 'Move and Attack', { cite: maneuver.cite });
};

/** Shots of rapid fire and the bonus that they give (p. 373). */
const volleys = [
  { from: 5, add: 1 },
  { from: 9, add: 2 },
  { from: 13, add: 3 },
  { from: 17, add: 4 },
  { from: 25, add: 5 },
  { from: 50, add: 6 },
];

/** The bonus to hit of so many shots; from 100 on 1 more for each doubling. */
export function volleyBonus(shots: number): number {
  if (shots < 100) return volleys.findLast(({ from }) => shots >= from)?.add ?? 0;
  return 7 + Math.floor(Math.log2(shots / 100));
}

export const addRapidFire: AttackSteps = (w, { choice }, line) => {
  const add = isRanged(line) ? volleyBonus(choice.shots) : 0;
  if (add > 0) w.add(add, `${choice.shots} shots`, { cite: pages.rapidFire });
};

/** Watching for a target (p. 390): the larger the area, the worse. */
export const addWatching: AttackSteps = (w, { choice, maneuver }, line) => {
  if (maneuver.id !== 'wait' || !isRanged(line)) return;
  const { hexesWatched: hexes } = choice;
  const add = choice.watchesLine ? -2 : -(watched.find(({ to }) => hexes <= to)?.penalty ?? 5);
  const words = choice.watchesLine ? 'watching a line' : `watching ${hexes} hexes`;
  if (add !== 0) w.add(add, words, { cite: pages.opportunityFire });
  if (choice.discriminates) w.add(-2, 'telling friend from foe', { cite: pages.opportunityFire });
};

const watched = [
  { to: 1, penalty: 0 },
  { to: 2, penalty: 1 },
  { to: 4, penalty: 2 },
  { to: 6, penalty: 3 },
  { to: 10, penalty: 4 },
];

export const addPopUp: AttackSteps = (w, { choice }, line) => {
  if (choice.popUp && isRanged(line)) w.add(-2, 'from cover and back', { cite: pages.popUp });
};

/** Half of the damage rolled from half-damage range on (p. 378). */
export const noteHalfDamage: AttackSteps = (w, { target }, line) => {
  const half = lineStat(line.id, 'halfDamage');
  if (!isRanged(line) || target.range === null || !w.has(half)) return;
  if (w.consultNumber(attackStat(line.id, 'range')) < w.consultNumber(half)) return;
  w.given(half, 'half damage from', { cite: pages.damage });
  w.note(`half of what is rolled, from ${formatFraction(w.consultNumber(half))} yards on`, { cite: pages.damage });
};
