import type { MountFigures } from '../../../catalog/item-entry.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { Dice } from '../../../engine/dice.ts';
import { formatNumber } from '../../../engine/format.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import { memoizeReads } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import { isMount, type ResolvedItem, type SheetContext } from '../../resolve/context.ts';
import type { EffectIndex } from '../../shared/effects.ts';
import { finding } from '../../shared/findings.ts';
import { type LoadRules, riddenMount, writeCargo, writeRiderWeight } from '../../shared/load.ts';
import { type MountPart, mountStat } from '../../stat-ids.ts';
import {
  defineMove,
  defineMovement,
  heaviestLoadOf,
  type MovementRules,
  thirdEditionLoad,
} from '../common/movement.ts';
import { maxBeastDodge, minBeastMove, overloadMove } from './decisions.ts';
import { pages } from './pages.ts';

/**
 * Load levels of four-footed mounts by multiples of ST, and the penalty of each to Move; null: Move is 1 (GURPS Lite p.
 * 22).
 */
export const beastLoad = [
  { name: 'none', times: 2, move: 0 },
  { name: 'light', times: 6, move: -2 },
  { name: 'medium', times: 10, move: -4 },
  { name: 'heavy', times: 15, move: -6 },
  { name: 'extra-heavy', times: 20, move: -8 },
  { name: 'maximum', times: 30, move: null },
] as const;

/** Damage of bite or claw up to an ST, for the rows of the book (GURPS Lite p. 22). */
const beastDamage: readonly (readonly [upTo: number, damage: Dice])[] = [
  [2, { dice: 1, adds: -5 }],
  [5, { dice: 1, adds: -4 }],
  [8, { dice: 1, adds: -3 }],
  [11, { dice: 1, adds: -2 }],
  [15, { dice: 1, adds: -1 }],
  [20, { dice: 1, adds: 0 }],
  [25, { dice: 1, adds: 1 }],
  [30, { dice: 1, adds: 2 }],
  [35, { dice: 2, adds: -1 }],
  [40, { dice: 2, adds: 0 }],
  [45, { dice: 2, adds: 1 }],
  [50, { dice: 2, adds: 2 }],
  [55, { dice: 3, adds: -1 }],
];

/** The load levels of a human. */
export const loadLevels = thirdEditionLoad(pages.encumbrance, pages.overload).levels;

/**
 * Returns load levels as multiples of ST, and the limit above which a load can be carried only a few feet (p. 21). A race
 * may have a higher limit of the heaviest load, by its template.
 */
export function loadRules(context: SheetContext): LoadRules {
  return thirdEditionLoad(pages.encumbrance, pages.overload, heaviestLoadOf(context));
}

const movementRules = (context: SheetContext): MovementRules => ({
  load: loadRules(context),
  overloadMove,
  unit: 'yards a second',
  halved: 'halved at 3 hits or fewer, and at ST 3 from fatigue',
  cites: pages,
});

/** The stat that Dodge equals: Move, without Running's bonus to it (pp. 21, 26). */
export const dodgeStat = (effects: EffectIndex): string =>
  (effects.get('runningMove') ?? []).length > 0 ? 'moveWithoutRunning' : 'move';

/** Hits, fatigue, Basic Speed, load and Move (pp. 3, 18, 21). Running counts for Move alone. */
export function defineLiteMovement(worksheet: Worksheet, context: SheetContext, effects: EffectIndex): void {
  const rules = movementRules(context);
  defineMovement(worksheet, context, effects, rules);
  if (dodgeStat(effects) === 'move') return;
  defineMove(worksheet, context, effects, rules, {
    id: 'moveWithoutRunning',
    name: 'Move without Running',
    groups: [],
  });
}

/** Above the table each 5 points of ST add 1, and every fourth step is a die: from 2d+2 to 3d−1. */
const further = 5;
const stepsInDie = 4;

/**
 * Returns the damage of a mount's bite by its ST (p. 22); ST is rounded down. No damage below ST 1. Beyond 55 the rows
 * of the table are continued.
 */
export function beastDamageOf(strength: number): Dice {
  const st = Math.floor(strength);
  if (st < 1) return { dice: 0, adds: 0 };
  const row = beastDamage.find(([upTo]) => st <= upTo);
  if (row) return row[1];
  const [upTo, last] = beastDamage.at(-1) ?? [0, { dice: 0, adds: 0 }];
  const steps = last.dice * stepsInDie + last.adds + Math.ceil((st - upTo) / further);
  const dice = Math.floor((steps + 1) / stepsInDie);
  return { dice, adds: steps - dice * stepsInDie };
}

const maxLevel = beastLoad.length - 1;

/**
 * Reports mounts that carry too much, are too small for a rider, or are ridden two at a time (p. 22), except those at
 * home.
 */
export const mountFindings = memoizeReads(
  ({ catalog }: SheetContext) => catalog,
  ({ items }) => [items],
  (worksheet, context): readonly Finding[] => {
    const findings: Finding[] = [];
    const cite = pages.beasts;
    for (const { key, name, row, facet } of context.items.filter(isMount)) {
      if (!worksheet.has(mountStat(key, 'load')) || row.place === 'home') continue;
      const place = { chapter: 'equipment', row: key };
      const level = worksheet.number(mountStat(key, 'encumbrance'));
      const load = worksheet.number(mountStat(key, 'load'));
      if (level > maxLevel) {
        const limit = worksheet.number(mountStat(key, `limit${maxLevel}`));
        findings.push(finding({ code: 'mount-cannot-move', name, load, limit }, 'rule', place, cite));
      } else if (level === maxLevel) {
        const limit = worksheet.number(mountStat(key, `limit${maxLevel - 1}`));
        findings.push(finding({ code: 'mount-overload', name, load, limit }, 'unusual', place, cite));
      }
      if (facet?.mount?.tooSmallToRide && row.place === 'ready') {
        findings.push(finding({ code: 'mount-too-small', name }, 'rule', place, facet.cite));
      }
    }
    const riddenItems = context.items.filter((item) => isMount(item) && item.inUse && item.hasAny);
    const second = riddenItems.find((item) => item !== riddenMount(context));
    if (second) {
      const fact = { code: 'two-mounts', names: riddenItems.map(({ name }) => name) } as const;
      findings.push(finding(fact, 'rule', { chapter: 'equipment', row: second.key }, cite));
    }
    return findings;
  },
);

const cite = pages.beasts;

/**
 * Defines load, limits, Move, Dodge and bite of every mount of the character (p. 22). Pounds and yards a second. One
 * without figures has none of these; of several in one row each carries its share, and one of them the rider.
 */
export function defineMounts(worksheet: Worksheet, context: SheetContext): void {
  if (!context.items.some(isMount)) return;
  worksheet.section('mounts', [context.items, context.character.concept.weight], () => {
    for (const item of context.items) {
      const figures = item.facet?.mount;
      if (figures && item.hasAny) defineMount(worksheet, context, item, figures);
    }
  });
}

function defineMount(worksheet: Worksheet, context: SheetContext, item: ResolvedItem, figures: MountFigures): void {
  const { key, name } = item;
  const stat = (part: MountPart) => mountStat(key, part);
  const define = (part: MountPart, words: string, formula: (w: DerivationBuilder) => void, unit?: string): void =>
    worksheet.define({ id: stat(part), name: `${name}, ${words}`, unit, cite, formula });
  const origin = { row: key };
  const isRidden = riddenMount(context) === item;
  if (isRidden) define('rider', 'rider', (w) => writeRiderWeight(w, context, () => w.startFrom('averageWeight')), 'lb');
  define('load', 'load', (w) => writeCargo(w, context, item, isRidden), 'lb');
  beastLoad.forEach(({ name: level, times }, i) => {
    const words = 'multiplier';
    define(`limit${i}`, `${level} up to`, (w) => w.start(figures.st, 'ST', origin).multiply(times, words), 'lb');
  });
  define('encumbrance', 'encumbrance', (w) => {
    const load = w.givenNumber(stat('load'));
    const index = beastLoad.findIndex((_, i) => load <= w.consultNumber(stat(`limit${i}`)));
    const level = index < 0 ? beastLoad.length : index;
    w.given(stat(`limit${Math.min(level, beastLoad.length - 1)}`));
    w.lookup('load', beastLoad[level]?.name ?? 'too much to carry', level);
    if (level > usualLevel) w.note('few animals carry more than medium encumbrance on their backs', { cite });
  });
  const unit = 'yards a second';
  define('move', 'Move', (w) => writeLoadedMove(w.start(figures.move, 'Move', origin), stat('encumbrance')), unit);
  define('dodge', 'Dodge', (w) => {
    const move = w.givenNumber(stat('move'), 'loaded Move');
    const halved = (words: string, score: number) => ({
      words: `half of ${words}, rounded down`,
      value: Math.floor(score / 2),
    });
    const halves = [halved('DX', figures.dx), halved('Move', move)];
    w.choose('better of', halves, 'highest', { cite }).atMost(maxBeastDodge, 'maximum');
  });
  define('bite', 'bite', (w) => {
    w.start(figures.st, 'ST', origin).divide(2, 'plant-eaters bite at half ST').round('down');
    const strength = Math.floor(figures.st / 2);
    w.lookup('animal damage', `ST ${formatNumber(strength)}`, beastDamageOf(strength));
  });
}

/** The heaviest load level that most mounts bear. */
const usualLevel = 2;

function writeLoadedMove(w: DerivationBuilder, encumbrance: string): void {
  const minimumMove = typeof w.value === 'number' ? Math.min(w.value, minBeastMove) : 0;
  const level = beastLoad[w.givenNumber(encumbrance, 'encumbrance level')];
  if (!level) w.lookup('Move', 'too much to carry', 0);
  else if (level.move === null) w.lookup('Move', 'maximum load', 1);
  else if (level.move !== 0) w.add(level.move, `${level.name} encumbrance`).atLeast(minimumMove, 'minimum');
}
