import type { Effect, TextMatch } from '../../catalog/effect.ts';
import type { Facet } from '../../catalog/entry.ts';
import { memoizeByObject, memoizeFilter } from '../../engine/memoize.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedItem, ResolvedSkill, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { modifierEffects } from '../resolve/own-effects.ts';
import { levelStat } from '../stat-ids.ts';
import { selectsSkill } from './effect-targets.ts';
import { isLearned } from './race-skills.ts';
import { findAnnullingTrait } from './trait-holders.ts';
import { findMostLevels } from './trait-levels.ts';

/** Levels of a trait that something gives, without a price. */
interface Grant {
  readonly words: string;
  readonly amount: number;
  readonly row?: string;
  readonly cite: Facet['cite'];
}

interface Source extends Omit<Grant, 'amount'> {
  readonly effects: readonly Effect[];
  readonly level: number;
  readonly trait?: ResolvedTrait;
}

const criterionOf = ({ to }: Effect): { readonly name: TextMatch } | undefined =>
  typeof to === 'object' ? to.traitLevel : undefined;

/** The effects that give levels of traits; few entries have any. */
const grantsOf = memoizeByObject((trait: ResolvedTrait): readonly Effect[] =>
  [...(trait.facet?.effects ?? []), ...trait.row.modifiers.flatMap(modifierEffects)].filter(criterionOf),
);
const traitsWithGrants = memoizeFilter<ResolvedTrait>((trait) => grantsOf(trait).length);
const itemsWithGrants = memoizeFilter<ResolvedItem>(({ facet }) => facet?.effects?.some(criterionOf));
const skillsWithGrants = memoizeFilter<ResolvedSkill>(({ facet }) => facet?.effects?.some(criterionOf));

/** What gives levels of traits: race, traits with their modifiers, items in use, learned skills. */
function sourcesOf({ race, traits, items, skills }: SheetContext): Source[] {
  const ofTraits = [...traitsWithGrants(race.traits), ...traitsWithGrants(traits)].flatMap((trait): Source[] => {
    const effects = grantsOf(trait);
    const { name: words, facet, level, key: row } = trait;
    if (!facet || trait.row.boughtOff) return [];
    return [{ words, cite: facet.cite, row, level, trait, effects }];
  });
  const rows = [...itemsWithGrants(items).filter(({ inUse }) => inUse), ...skillsWithGrants(skills).filter(isLearned)];
  const ofRows = rows.flatMap(({ name: words, facet, key: row }): Source[] =>
    facet?.effects ? [{ words, cite: facet.cite, row, level: 1, effects: facet.effects }] : [],
  );
  const ofRace = race.facet?.effects?.some(criterionOf)
    ? [{ words: race.name, cite: race.facet.cite, level: 1, effects: race.facet.effects }]
    : [];
  return [...ofRace, ...ofTraits, ...ofRows];
}

/** The levels that each trait with levels has besides those that were bought, by its key; most characters have none. */
export const findGrantedLevels = memoizeByObject((context: SheetContext): ReadonlyMap<string, readonly Grant[]> => {
  const granted = new Map<string, Grant[]>();
  const sources = sourcesOf(context);
  if (sources.length === 0) return granted;
  const leveled = [...context.race.traits, ...context.traits].filter(
    ({ facet }) => facet && findMostLevels(facet) !== 1,
  );
  for (const { effects, level, trait: giver, ...about } of sources) {
    for (const effect of effects) {
      const by = criterionOf(effect);
      if (!by || effect.when || effect.add === undefined) continue;
      if (effect.unless && findAnnullingTrait(context, effect.unless, giver)) continue;
      const amount = effect.perLevel ? effect.add * level : effect.add;
      for (const { key, id, name, plainName } of leveled) {
        const isGiven =
          key !== giver?.key && selectsSkill(by, { id, names: [name, plainName], speciality: '', tags: [] });
        if (isGiven) granted.set(key, [...(granted.get(key) ?? []), { ...about, amount }]);
      }
    }
  }
  return granted;
});

/** The level that counts for what a trait does: what was bought, and what others give; not below 0. */
export const totalLevel = (level: number, grants: readonly Grant[]): number =>
  Math.max(
    0,
    grants.reduce((sum, { amount }) => sum + amount, level),
  );

/** Defines the level of each trait that has more, or less, than was bought. */
export function defineGrantedLevels(worksheet: Worksheet, context: SheetContext): void {
  const granted = findGrantedLevels(context);
  if (granted.size === 0) return;
  for (const { key, plainName, level, facet } of [...context.race.traits, ...context.traits]) {
    const grants = granted.get(key);
    if (!grants) continue;
    worksheet.define({
      id: levelStat(key),
      name: `${plainName}, level`,
      cite: facet?.cite,
      formula: (w) => {
        w.start(level, 'levels bought', { row: key });
        for (const { words, amount, row, cite } of grants) w.add(amount, words, { cite, ...(row ? { row } : {}) });
        if (typeof w.value === 'number' && w.value < 0) w.atLeast(0, 'minimum');
      },
    });
  }
}
