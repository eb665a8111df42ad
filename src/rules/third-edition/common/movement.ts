import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import { memoizeByKeys, memoizeFilter } from '../../../engine/memoize.ts';
import type { StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import type { ResolvedItem, SheetContext } from '../../resolve/context.ts';
import type { EffectKey } from '../../shared/effect-targets.ts';
import { applyEffects, type EffectIndex, isReplaced } from '../../shared/effects.ts';
import { finding } from '../../shared/findings.ts';
import { defineLoad, type LoadRules, lightLevel, loadName } from '../../shared/load.ts';

/** The most that can be carried at all, as a multiple of ST. */
const maxTimes = 30;
const extraHeavy = 20;

/** A different limit of the heaviest load, as a multiple of ST. */
interface HeaviestLoad {
  readonly times: number;
  readonly cite: Citation;
}

/**
 * Returns the heaviest load of a race with its own limit. A custom race has the limit and citation of the race that it
 * is based on.
 */
export function heaviestLoadOf({ race, character, catalog }: SheetContext): HeaviestLoad | undefined {
  const times = race.facet?.extraHeavyLoad;
  if (!race.facet || times === undefined) return undefined;
  const { own: typedRaceRow } = character.race;
  return { times, cite: (typedRaceRow && catalog.races.get(typedRaceRow.basedOn)?.facet.cite) ?? race.facet.cite };
}

/**
 * Returns load levels as multiples of ST (Man to Man p. 16; GURPS Lite p. 21): up to 20, and staggering up to 30. Some
 * races have a different limit of the heaviest load.
 */
export function thirdEditionLoad(cite: Citation, overload: Citation, heaviest?: HeaviestLoad): LoadRules {
  const extraHeavyTimes = heaviest?.times ?? extraHeavy;
  return {
    basis: 'st',
    cite,
    levels: [
      { name: 'none', times: 2, cite },
      { name: 'light', times: 4, cite },
      { name: 'medium', times: 6, cite },
      { name: 'heavy', times: 12, cite },
      { name: 'extra-heavy', times: extraHeavyTimes, cite: heaviest?.cite ?? cite },
      ...(extraHeavyTimes < maxTimes ? [{ name: 'overload', times: maxTimes, cite: overload }] : []),
    ],
  };
}

/** With this many hits left, or this much ST left, movement is halved. */
const halvedAt = 3;

/** The losses of a character, and the pages of wounds and fatigue. */
interface Losses {
  /** The stats of the points left; null if nothing was lost, or the loss does not count. */
  readonly hitsLeft: StatId | null;
  readonly strengthLeft: StatId | null;
  readonly injury: Citation;
  readonly fatigue: Citation;
}

/**
 * Halves a number for wounds and for fatigue, rounded down if `isRounded` (Man to Man pp. 53, 55; GURPS Lite pp.
 * 28–29). Both rules are about losses: a HT or ST of 3 by itself halves nothing. Fatigue counts by the ST left,
 * regardless of fatigue points from traits.
 */
export function halveForLosses(w: DerivationBuilder, losses: Losses, isRounded: boolean): void {
  const halve = (left: StatId | null, words: string, cite: Citation): void => {
    if (left === null || w.consultNumber(left) > halvedAt) return;
    w.given(left, undefined, { cite });
    w.divide(2, words, { cite });
    if (isRounded) w.round('down', { cite });
  };
  halve(losses.hitsLeft, 'reeling from wounds', losses.injury);
  halve(losses.strengthLeft, 'exhausted', losses.fatigue);
}

export interface MovementRules {
  readonly load: LoadRules;
  /** Move with more than the heaviest ordinary load. */
  readonly overloadMove: number;
  readonly unit: string;
  /** The note on when Move is halved. */
  readonly halved: string;
  readonly cites: {
    readonly attributes: Citation;
    readonly basicSpeed: Citation;
    readonly encumbrance: Citation;
    readonly overload: Citation;
  };
}

/** Defines hits, fatigue, Basic Speed, load and Move of the third-edition family. */
export function defineMovement(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: MovementRules,
): void {
  const { load, cites } = rules;
  worksheet.section('movement', [effects], () => {
    worksheet.define({
      id: 'hitPoints',
      name: 'hits',
      cite: cites.attributes,
      formula: (w) => applyEffects(w.startFrom('ht'), effects, 'hitPoints'),
    });
    worksheet.define({
      id: 'fatiguePoints',
      name: 'fatigue',
      cite: cites.attributes,
      formula: (w) => applyEffects(w.startFrom('st'), effects, 'fatiguePoints'),
    });
    worksheet.define({
      id: 'basicSpeed',
      name: 'Basic Speed',
      cite: cites.basicSpeed,
      formula: (w) =>
        applyEffects(w.startFrom('ht').addFrom('dx').divide(4, 'a quarter of the sum'), effects, 'basicSpeed'),
    });
  });
  defineLoad(worksheet, context, effects, load);
  defineMove(worksheet, context, effects, rules, { id: 'move', name: 'Move', groups: ['runningMove'] });
}

/**
 * Defines a Move: Basic Speed plus these groups of effects, less the load, rounded down; then effects on Move itself, and
 * at least 1. Effects that replace Move (a wheelchair) apply whatever the load.
 */
export function defineMove(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  { load, overloadMove, unit, halved, cites }: MovementRules,
  { id, name, groups }: { readonly id: string; readonly name: string; readonly groups: readonly EffectKey[] },
): void {
  worksheet.section(id, [context.race, effects], () => {
    worksheet.define({
      id,
      name,
      unit,
      cite: cites.encumbrance,
      formula: (w) => {
        const level = w.ahead('encumbrance');
        const loaded = load.levels[level]?.name;
        if (loaded === undefined || loaded === 'overload') {
          w.given('encumbrance', 'encumbrance level');
          const cite = cites.overload;
          w.citing(cite);
          if (loaded) w.lookup('Move', 'overload', overloadMove, { cite });
          else w.lookup('Move', 'too much to carry', 0, { cite });
          return;
        }
        if (isReplaced(effects, 'move')) applyEffects(w, effects, 'move');
        else {
          applyEffects(w.startFrom('basicSpeed'), effects, ...groups);
          w.addFrom('encumbrance', -1, level === 0 ? 'no encumbrance' : `${loaded} encumbrance`).round('down');
          applyEffects(w, effects, 'move');
          w.atLeast(1, 'minimum');
        }
        w.note(halved, { cite: cites.encumbrance });
      },
    });
  });
}

const itemsNotGood = memoizeFilter<ResolvedItem>(({ row }) => row.quality !== 'good');

/** Reports items of a quality that the book does not offer. */
export function qualityFindings(
  context: SheetContext,
  offered: (item: ResolvedItem) => boolean,
  cite: Citation,
): Finding[] {
  return itemsNotGood(context.items).flatMap((item) => {
    const { key, name, row, facet } = item;
    if (!facet || offered(item)) return [];
    const fact = { code: 'quality-not-offered', name, quality: row.quality } as const;
    return [finding(fact, 'rule', { chapter: 'equipment', row: key }, cite)];
  });
}

const skillsWithIds = memoizeByKeys(
  ({ skills }: SheetContext, ids: readonly string[]) => [skills, ids],
  ({ skills }, ids) => skills.filter(({ id }) => ids.includes(id)),
);

/** Reports skills that need a light load at most while the load is heavier. */
export function skillLoadFindings(
  worksheet: Worksheet,
  context: SheetContext,
  skills: readonly string[],
  rules: { readonly load: LoadRules; readonly cite: Citation },
): Finding[] {
  const level = worksheet.number('encumbrance');
  if (level <= lightLevel) return [];
  const load = loadName(rules.load, level);
  return skillsWithIds(context, skills).map(({ key, name, facet }) =>
    finding({ code: 'skill-load', name, load }, 'rule', { chapter: 'skills', row: key }, facet?.cite ?? rules.cite),
  );
}
