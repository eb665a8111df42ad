import type { Character, SavedCharacter } from '../../character/character.ts';
import { placeItem } from '../../character/edit-rows.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { type OpenedCharacter, openWorksheet } from '../../rules/derive-character.ts';
import { itemStat } from '../../rules/stat-ids.ts';
import { type Step, scoreSteps, skillSteps, traitSteps } from '../next-steps/bought-steps.ts';
import { armorSteps } from '../next-steps/gear-steps.ts';

/** A number that is wanted: at least, or at most, so much. */
export interface Goal {
  readonly stat: StatId;
  readonly by: 'atLeast' | 'atMost';
  readonly value: number;
}

/** A way to reach all goals. */
export interface Solution {
  /** "Broadsword 15 → 16", in the order in which they are taken. */
  readonly steps: readonly string[];
  /** Points and dollars more than now. */
  readonly points: number;
  readonly cost: number;
  /** Makes all of its steps, as one edit of the character that it was found for. */
  readonly change: (character: Character) => Character;
}

/** Characters that are looked at before the search gives up. */
const mostTried = 1200;
/** Ways that are listed: the cheapest, and others that are no more of the same. */
const mostSolutions = 3;
/** Things that may be left at home, of the heaviest, and how many of them. */
const heaviest = 6;
const mostLeft = 3;
/** For the order of ways alone: what counts like a point. */
const dollarsLikeAPoint = 500;
const leftLikeAPoint = 40;

interface Node {
  readonly sheet: OpenedCharacter;
  readonly taken: readonly Step[];
  /** The ids of the steps, sorted: the order in which they are taken makes no difference. */
  readonly key: string;
  readonly price: number;
}

/**
 * The cheapest ways to reach goals, the cheapest first: levels of attributes, secondary characteristics, skills and advantages, advantages of
 * fighters, armor, and things left at home. Fewest points count, and among ways of equal points fewest dollars. Characters are tried in the
 * order of their price, so that the first that reaches the goals is the cheapest. Empty if none is found among the characters that are
 * tried; the goals are met already if the first way has no steps. A generator, which yields after each character, so that a screen can go on
 * meanwhile.
 */
export function* seekGoals(sheet: OpenedCharacter, goals: readonly Goal[]): Generator<undefined, readonly Solution[]> {
  const relevant = new Set<string>();
  for (const step of allSteps(sheet)) {
    yield undefined;
    if (helps(sheet, step, goals)) relevant.add(step.id);
  }
  const queue: Node[] = [{ sheet, taken: [], key: '', price: 0 }];
  const seen = new Set<string>(['']);
  const found: Node[] = [];
  for (let tried = 0; tried < mostTried && found.length < mostSolutions; ) {
    const node = takeCheapest(queue);
    if (!node) break;
    // More of a way that is listed is no other way.
    if (found.some((other) => includesAll(node, other))) continue;
    if (isReached(node.sheet.worksheet, goals)) {
      found.push(node);
      if (node.taken.length === 0) break;
      continue;
    }
    for (const step of allSteps(node.sheet)) {
      const isOfAdded = /^(?:trait|skill) k/.test(step.id) && isAddedSince(sheet, step.id);
      if ((!relevant.has(step.id) && !isOfAdded) || !isAllowed(step, node.taken)) continue;
      const taken = [...node.taken, step];
      const key = taken
        .map(({ id }) => id)
        .toSorted()
        .join('\n');
      if (seen.has(key)) continue;
      seen.add(key);
      const next = apply(node.sheet, step);
      if (!next) continue;
      tried += 1;
      yield undefined;
      queue.push({ sheet: next, taken, key, price: priceOf(sheet, next, taken) });
    }
  }
  const { points, money } = pricesOf(sheet.worksheet);
  return found.map(({ sheet: reached, taken }) => {
    const now = pricesOf(reached.worksheet);
    return {
      steps: joinLevels(taken.map(({ words }) => words)),
      points: now.points - points,
      cost: now.money - money,
      change: (character) => taken.reduce((changed, step) => step.change(changed), character),
    };
  });
}

const isWear = ({ id }: Step): boolean => id.startsWith('item wear');
const isLeft = ({ id }: Step): boolean => id.startsWith('leave');

/** One piece of armor is exchanged, not several for each other; and a few things are left at home, all of them before that. */
function isAllowed(step: Step, taken: readonly Step[]): boolean {
  const hasWorn = taken.some(isWear);
  if (isWear(step)) return !hasWorn;
  return !isLeft(step) || (!hasWorn && taken.filter(isLeft).length < mostLeft);
}

const allSteps = (sheet: OpenedCharacter): readonly Step[] => [
  ...scoreSteps(sheet),
  ...skillSteps(sheet),
  ...traitSteps(sheet),
  ...armorSteps(sheet),
  ...leaveSteps(sheet),
];

/** Things on the body that can be left at home; armor is exchanged instead. */
function leaveSteps({ context, worksheet }: OpenedCharacter): readonly Step[] {
  return context.items
    .filter(
      ({ onBody, trait, row, facet, inUse }) =>
        onBody && !trait && row.container === '' && !(inUse && facet?.kind === 'armor'),
    )
    .map(({ key, name }) => ({ key, name, weight: worksheet.number(itemStat(key, 'weight')) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, heaviest)
    .map(({ key, name }) => ({
      id: `leave ${key}`,
      words: `${name} left at home`,
      change: (now) => placeItem(now, key, 'home'),
    }));
}

function apply(sheet: OpenedCharacter, step: Step): OpenedCharacter | null {
  const saved: SavedCharacter = sheet.context.saved;
  const character = step.change(saved.character);
  return character === saved.character ? null : openWorksheet({ ...saved, character }, sheet);
}

/** Whether a step changes a number that a goal depends on; armor must bring a goal itself nearer. */
function helps(sheet: OpenedCharacter, step: Step, goals: readonly Goal[]): boolean {
  const after = apply(sheet, step);
  if (!after) return false;
  return goals.some(({ stat, by }) => {
    if (!after.worksheet.has(stat)) return false;
    if (isWear(step)) {
      const [now, then] = [sheet.worksheet.get(stat).value, after.worksheet.get(stat).value];
      if (typeof now !== 'number' || typeof then !== 'number') return false;
      return by === 'atLeast' ? then > now : then < now;
    }
    const before = dependencies(sheet.worksheet, stat);
    const then = dependencies(after.worksheet, stat);
    return [...then].some(([id, value]) => before.get(id) !== value);
  });
}

/** The numbers that a number is derived from, itself included, by their ids. */
function dependencies(worksheet: Worksheet, stat: StatId): ReadonlyMap<StatId, string> {
  const values = new Map<StatId, string>();
  const visit = (id: StatId): void => {
    if (values.has(id) || !worksheet.has(id)) return;
    const { value, steps } = worksheet.get(id);
    values.set(id, JSON.stringify(value));
    for (const step of steps) {
      if (step.from !== undefined) visit(step.from);
      if (step.op === 'choose') for (const { from } of step.options) if (from !== undefined) visit(from);
    }
  };
  visit(stat);
  return values;
}

const isReached = (worksheet: Worksheet, goals: readonly Goal[]): boolean =>
  goals.every(({ stat, by, value }) => {
    const now = worksheet.has(stat) ? worksheet.get(stat).value : null;
    return typeof now === 'number' && (by === 'atLeast' ? now >= value : now <= value);
  });

const pricesOf = (worksheet: Worksheet) => ({ points: worksheet.number('points'), money: worksheet.number('money') });

/** The price of a way for the order: points, and a little for dollars and for what is left at home. Nothing is gained by selling levels. */
function priceOf(sheet: OpenedCharacter, { worksheet }: OpenedCharacter, taken: readonly Step[]): number {
  const before = pricesOf(sheet.worksheet);
  const after = pricesOf(worksheet);
  const left = taken.filter(isLeft).length;
  return (
    after.points -
    before.points +
    Math.max(0, after.money - before.money) / dollarsLikeAPoint +
    left / leftLikeAPoint +
    taken.length * 1e-3
  );
}

function takeCheapest(queue: Node[]): Node | undefined {
  let best = 0;
  queue.forEach((node, i) => {
    if (node.price < (queue[best]?.price ?? Number.POSITIVE_INFINITY)) best = i;
  });
  return queue.splice(best, 1)[0];
}

const includesAll = (node: Node, other: Node): boolean => {
  const own = node.taken.map(({ id }) => id);
  return other.taken.every(({ id }) => {
    const at = own.indexOf(id);
    if (at < 0) return false;
    own.splice(at, 1);
    return true;
  });
};

/** Whether a step is one of a row that the character did not have at first. */
function isAddedSince({ context }: OpenedCharacter, id: string): boolean {
  const key = id.slice(id.indexOf(' ') + 1);
  return ![...context.character.traits, ...context.character.skills].some((row) => row.key === key);
}

/** "DX 11 → 12" and "DX 12 → 13" as "DX 11 → 13". */
function joinLevels(steps: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const words of steps) {
    const [, name, before, after] = /^(.+) (\S+) → (\S+)$/.exec(words) ?? [];
    const at = joined.findIndex(
      (each) => name !== undefined && each.startsWith(`${name} `) && each.endsWith(`→ ${before}`),
    );
    if (at >= 0) joined[at] = (joined[at] ?? '').replace(/→ \S+$/, `→ ${after}`);
    else joined.push(words);
  }
  return joined;
}
