import type { SkillFacet } from '../../../catalog/skill-entry.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import { formatNumber } from '../../../engine/format.ts';
import { memoizeByKeys } from '../../../engine/memoize.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { StatId, Step } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { SheetContext } from '../../resolve/context.ts';
import { listBestSources } from '../../shared/attack-sources.ts';
import { type AttackUse, skillsOfAttack } from '../../shared/attack-uses.ts';
import { applyEffects, type EffectIndex } from '../../shared/effects.ts';
import { defineLoad, type LoadRules } from '../../shared/load.ts';
import { lineStat } from '../../stat-ids.ts';
import { addGravityToLoad, gravityOf, weighedBy, writeWeightlessMove } from './gravity.ts';
import { defineMedia, limitGroundMove, limitsOnGround } from './media.ts';
import { pages } from './pages.ts';

/**
 * Levels of load: the limit as a multiple of Basic Lift (ch. 1, pp. 14–18, as in other programs, see decisions.ts), the factor on
 * Basic Move (p. 352), and the modifier to Dodge (p. 374).
 */
export const loads = [
  { name: 'none', times: 1, move: 1, dodge: 0 },
  { name: 'light', times: 2, move: 0.8, dodge: -1 },
  { name: 'medium', times: 3, move: 0.6, dodge: -2 },
  { name: 'heavy', times: 6, move: 0.4, dodge: -3 },
  { name: 'extra-heavy', times: 10, move: 0.2, dodge: -4 },
] as const;

/** How a load lowers a skill: how many times its level, and the page of the Basic Set. */
interface SkillLoad {
  readonly times: number;
  readonly page: number | string;
}

/**
 * Skills lowered by the level of load, by entry id or by name in lower case with hyphens (Basic Set pp. 183, 203, 208,
 * 222, 224, 349, 354). Swimming is lowered by twice the level.
 */
const skillLoads: Readonly<Record<string, SkillLoad>> = {
  climbing: { times: 1, page: 'pp. 183, 349' },
  stealth: { times: 1, page: 222 },
  swimming: { times: 2, page: 'pp. 224, 354' },
  judo: { times: 1, page: 203 },
  karate: { times: 1, page: 203 },
  'main-gauche': { times: 1, page: 208 },
  rapier: { times: 1, page: 208 },
  saber: { times: 1, page: 208 },
  smallsword: { times: 1, page: 208 },
};

/** The limit on the back, in Basic Lifts; above the last level a load costs a fatigue point a second (p. 353). */
const maxOnTheBack = 15;

/** The index of the heaviest load level; the next index is the limit of the weight on the back. */
export const heaviest = loads.length - 1;

/** Load levels as multiples of Basic Lift (ch. 1, pp. 14–18), and the limit on the back (p. 353). */
export const loadRules: LoadRules = {
  basis: 'basicLift',
  cite: pages.encumbrance,
  levels: [
    ...loads.map(({ name, times }) => ({ name, times, cite: pages.encumbrance })),
    { name: 'on the back', times: maxOnTheBack, cite: pages.onTheBack },
  ],
};

/** Basic Lift is rounded to whole pounds from this value on. */
const roundedFrom = 10;

/** Defines ST for damage and for lifting, Basic Lift in pounds, load, and Move in yards a second. */
export function defineFourthEditionMovement(worksheet: Worksheet, context: SheetContext, effects: EffectIndex): void {
  const limits = limitsOnGround(context);
  worksheet.section('movement', [effects, gravityOf(context), ...limits.map(({ holder }) => holder)], () => {
    for (const [id, name] of [
      ['strikingStrength', 'Striking ST'],
      ['liftingStrength', 'Lifting ST'],
    ] as const) {
      worksheet.define({
        id,
        name,
        cite: pages.attributes,
        formula: (w) => applyEffects(w.startFrom('st'), effects, id),
      });
    }
    worksheet.define({
      id: 'basicLift',
      name: 'Basic Lift',
      unit: 'lb',
      cite: pages.basicLift,
      formula: (w) => {
        w.startFrom('liftingStrength').multiplyFrom('liftingStrength', 'squared').divide(5, 'a fifth');
        if (typeof w.value === 'number' && w.value >= roundedFrom) w.round('nearest');
      },
    });
    worksheet.define({
      id: 'move',
      name: 'Move',
      unit: 'yards a second',
      cite: pages.encumbrance,
      formula: (w) => {
        if (writeWeightlessMove(w, context)) return;
        const level = writeLoadedMove(w, 'basicMove');
        if (level >= loadRules.levels.length) return;
        limitGroundMove(w, limits, effects);
        applyEffects(w, effects, 'move');
        if (level > heaviest) {
          w.note(`1 FP per second: over ${formatNumber(loads[heaviest]?.times ?? 0)} × Basic Lift`, {
            cite: pages.onTheBack,
          });
        }
      },
    });
  });
  defineMedia(worksheet, context, effects, writeLoadedMove);
  const place = {
    inputs: weighedBy(context),
    changes: gravityOf(context) !== 1,
    write: (w: DerivationBuilder) => addGravityToLoad(w, context),
  };
  defineLoad(worksheet, context, effects, { ...loadRules, place });
}

/**
 * Writes a Move under the present load, rounded down, at least 1 for who can move at all; 0 under a load that is too
 * much to carry. Returns the level of the load.
 */
function writeLoadedMove(w: DerivationBuilder, from: StatId): number {
  const level = w.givenNumber('encumbrance', 'encumbrance level');
  if (level >= loadRules.levels.length) {
    w.lookup('Move', 'too much to carry', 0, { cite: pages.onTheBack });
    return level;
  }
  const load = loads[Math.min(level, heaviest)];
  w.startFrom(from);
  const canMove = typeof w.value !== 'number' || w.value > 0;
  if (load) w.multiply(load.move, `${load.name} encumbrance`, { cite: pages.encumbrance });
  w.round('down');
  if (canMove) w.atLeast(1, 'minimum');
  return level;
}

/**
 * The parts of a skill that decide its load penalty: `id` of its entry, or its row's key; `name` without speciality and
 * tech level.
 */
interface Skill {
  readonly id: string;
  readonly name: string;
  readonly facet: SkillFacet | null;
}

/** Normalizes a name: "Main Gauche" and "main-gauche" are the same. */
const normalizeName = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-');

/** Returns the book's load penalty of a skill of this name; null if it has none. */
export const loadByName = (name: string): SkillLoad | null => ownValue(skillLoads, normalizeName(name)) ?? null;

/** Returns the book's load penalty of a skill. A spell is not a skill of the book, even with the same name. */
const bookLoad = ({ id, name, facet }: Skill): SkillLoad | null =>
  facet ? loadOfFacet(facet, id, name) : loadOf(id, name);

const loadOf = (id: string, name: string): SkillLoad | null => loadByName(id) ?? loadByName(name);

/** Kept because every level of a skill asks for it whenever it is computed. */
const loadOfFacet = memoizeByKeys(
  (facet: SkillFacet, id: string, name: string) => [facet, id, name],
  ({ spell }, id, name) => (spell ? null : loadOf(id, name)),
);

/**
 * Returns how many times the level of load lowers a skill: as the player set it, otherwise by the book; 0 for no
 * penalty.
 */
export const loadTimesOf = (skill: Skill): number => skill.facet?.loadTimes ?? bookLoad(skill)?.times ?? 0;

const citeOf = (skill: Skill): Citation => {
  const page = bookLoad(skill)?.page;
  return page === undefined ? (skill.facet?.cite ?? pages.encumbrance) : { book: 'Basic Set', page };
};

/** Subtracts the level of load from a skill or a defense this many times; writes no step if `times` is 0. */
function subtractLoad(w: DerivationBuilder, times: number, cite: Citation): void {
  if (times === 0 || w.value === null) return;
  const level = Math.min(w.givenNumber('encumbrance', 'encumbrance level', { cite: pages.encumbrance }), heaviest);
  if (level > 0) w.add(-times * level, `${loads[level]?.name} encumbrance`, { cite });
}

/** Subtracts the load from a skill for any use of it (pp. 183, 203, 208, 222, 224). */
export const addLoadToSkill = (w: DerivationBuilder, skill: Skill): void =>
  subtractLoad(w, loadTimesOf(skill), citeOf(skill));

const timesOfSkill = (context: SheetContext, id: string): number =>
  Math.max(0, ...(context.skillsByName.get(id) ?? []).map((row) => loadTimesOf({ ...row, name: row.plainName })));

/**
 * Returns how many times the level of load is already subtracted from the skill of a weapon use: if several, of the
 * best; if several are equally good, of the one that load lowers least. `steps` are those of that skill.
 */
function timesOfSkills(context: SheetContext, use: AttackUse, steps: () => readonly Step[]): number {
  const times = (id: string) => timesOfSkill(context, id);
  const best = listBestSources(context, use, steps);
  if (best === null) return Math.max(0, ...skillsOfAttack(use.attack).map(times));
  return Math.min(...best.map(({ skill }) => (skill === undefined ? 0 : times(skill))));
}

/**
 * Returns how many times the level of load counts against attack and Parry with a weapon: once for a fencing weapon (p.
 * 208), whatever skill it is used with; for any other, by its skill.
 */
export const loadTimesOfUse = (w: DerivationBuilder, context: SheetContext, use: AttackUse): number =>
  Math.max(
    use.attack.fencing ? 1 : 0,
    timesOfSkills(context, use, () => w.consult(lineStat(use.id, 'skill')).steps),
  );

/** Subtracts the load from the attack with a fencing weapon whose skill does not include it: the number that is being written. */
export const addLoadToFencing =
  (context: SheetContext) =>
  (w: DerivationBuilder, use: AttackUse): void => {
    if (use.attack.ranged || !use.attack.fencing) return;
    subtractLoad(w, Math.max(0, 1 - timesOfSkills(context, use, () => w.steps)), pages.fencing);
  };
