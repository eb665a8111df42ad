import type * as z from 'zod/mini';
import type { TraitKind, traitRowSchema } from '../../../character/trait-rows.ts';
import { ownValue } from '../../../engine/own-value.ts';
import { groupBy } from '../../../rules/shared/group-by.ts';
import { convertModifier, convertTrait } from '../library/convert-trait.ts';
import { describePrerequisites } from '../library/gcs-descriptions.ts';
import type { EffectDraft } from '../library/library-entry.ts';
import type { GcsContainer, GcsTrait } from '../read/gcs-rows.ts';
import { isTraitRow, type SheetTrait } from './collect-rows.ts';
import type { SheetConversion } from './convert-sheet-features.ts';
import { enabledOf } from './sheet-facts.ts';

export type TraitRowDraft = z.input<typeof traitRowSchema>;

/** The containers of a sheet as ours. Others are headings. */
const holds: Readonly<Record<string, 'metaTrait' | 'alternatives'>> = {
  alternative_abilities: 'alternatives',
  meta_trait: 'metaTrait',
  ancestry: 'metaTrait',
  attributes: 'metaTrait',
};

/** Converts the traits of a sheet with their containers, in its order. */
export const importTraits = (conversion: SheetConversion): TraitRowDraft[] =>
  listWithContents(
    conversion.facts.rows.traits.map((placed) =>
      isTraitRow(placed) ? importTrait(conversion, placed) : importContainer(conversion, placed),
    ),
  );

/** Gives a container whose traits are all of one kind that kind, so that it is listed above them. */
function listWithContents(rows: readonly TraitRowDraft[]): TraitRowDraft[] {
  const inside = groupBy(rows, ({ container }) => container ?? '');
  const kindsIn = (key: string): TraitKind[] =>
    (inside.get(key) ?? []).flatMap(({ key: inner, own }) =>
      own?.holds ? kindsIn(inner) : own?.kind ? [own.kind] : [],
    );
  return rows.map((row) => {
    if (!row.own?.holds) return row;
    const [kind, ...others] = new Set(kindsIn(row.key));
    return kind === undefined || others.length > 0 ? row : { ...row, own: { ...row.own, kind } };
  });
}

function importContainer(
  { facts, effectsOf, newKey }: SheetConversion,
  {
    row,
    key,
    container,
  }: { readonly row: GcsTrait | GcsContainer<GcsTrait>; readonly key: string; readonly container: string },
): TraitRowDraft {
  if (row.row !== 'container') return { key };
  const required = describePrerequisites(row.prerequisites);
  const notes = [row.notes, required === '' ? '' : `Requires ${required}`].filter(Boolean);
  const kind = ownValue(holds, row.containerType);
  return {
    key,
    container,
    own: {
      name: row.name,
      holds: kind ?? 'group',
      ...(notes.length === 0 ? {} : { notes }),
      ...(row.reference === '' ? {} : { page: row.reference }),
    },
    ...(row.roundDown ? { roundDown: true } : {}),
    modifiers: enabledOf(row.modifiers).map((source, i) => ({
      ...convertModifier({ ...source, features: [] }, facts.traitLevels.get(key) ?? 0).modifier,
      effects: [...effectsOf(key, { modifier: i, isFixed: true }).effects],
      key: newKey(),
    })),
    note: row.userDescription,
  };
}

function importTrait(conversion: SheetConversion, { row, key, container }: SheetTrait): TraitRowDraft {
  const { facts, effectsOf, newKey } = conversion;
  const level = facts.traitLevels.get(key) ?? 0;
  const bought = row.hasLevels ? Math.max(0, row.levels) : 0;
  // Below half a level there is none here, so that nothing can count by it.
  const isLeveled = row.hasLevels && row.pointsPerLevel !== 0 && bought >= 0.5;
  const followsLevel = isLeveled && level === bought;
  const { own, ...converted } = convertTrait({ ...row, ...withoutFeatures(row), weapons: [] }, '');
  const { effects, notes } = effectsOf(key, { isFixed: !followsLevel });
  const withLevels = !isLeveled && row.hasLevels ? levelNotes(row, bought) : [];
  const allNotes = [...(own.notes ?? []), ...notes, ...withLevels];
  const modifiers = (converted.modifiers ?? []).map((modifier, i) => ({
    ...modifier,
    effects: [...effectsOf(key, { modifier: i, isFixed: true }).effects],
    key: newKey(),
  }));
  const { pointsPerLevel = 0, ...withoutPrice } = own;
  // What is less than half a level costs its part all the same.
  const ofPart = isLeveled ? 0 : row.hasLevels ? pointsPerLevel * bought : 0;
  if (row.selfControlEffect === 'major_cost_of_living_increase') lowerMerchant(conversion, row);
  const kind = kindOf(row, own.kind ?? 'advantage', row.calc?.points ?? pointsOf(row, bought, modifiers));
  return {
    key,
    container,
    own: {
      ...withoutPrice,
      ...(ofPart === 0 ? {} : { points: (own.points ?? 0) + ofPart }),
      kind,
      ...(isLeveled && pointsPerLevel !== 0 ? { pointsPerLevel } : {}),
      effects: [...effects],
      notes: allNotes,
    },
    ...(isLeveled && bought !== 1 ? { level: bought } : {}),
    ...(converted.roundDown ? { roundDown: true } : {}),
    ...(converted.selfControl === undefined ? {} : { selfControl: converted.selfControl }),
    ...(converted.frequency === undefined ? {} : { frequency: converted.frequency }),
    modifiers,
    note: row.userDescription,
  };
}

/** The kind of a trait: by its tags, but where these do not fit the price, by that. */
function kindOf({ selfControl }: GcsTrait, tagged: TraitKind, points: number): TraitKind {
  // The factor of a self-control roll counts for disadvantages alone.
  if (selfControl > 0) return 'disadvantage';
  if (points === 0) return tagged;
  if (points < 0) return tagged === 'quirk' && points === -1 ? tagged : points === -1 ? 'quirk' : 'disadvantage';
  return tagged === 'perk' && points === 1 ? tagged : 'advantage';
}

/** The price of a trait of a sheet without worked-out numbers, rounded up. */
function pointsOf(
  { basePoints, pointsPerLevel }: GcsTrait,
  levels: number,
  modifiers: NonNullable<TraitRowDraft['modifiers']>,
): number {
  const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);
  const base = basePoints + pointsPerLevel * levels + total(modifiers.map(({ points }) => points ?? 0));
  const percent = Math.max(-80, total(modifiers.map(({ percent: each }) => each ?? 0)));
  const factor = modifiers.reduce((product, { times }) => product * (times ?? 1), 1);
  return Math.ceil(Math.round(base * (100 + percent) * factor * 100) / 1e4) || 0;
}

/** What a failure to control oneself costs with customers (GCS), by the roll. */
function lowerMerchant({ facts, further }: SheetConversion, { selfControl }: GcsTrait): void {
  const penalty =
    selfControl <= 0
      ? 0
      : selfControl >= 14
        ? -1
        : selfControl >= 11
          ? -2
          : selfControl >= 8
            ? -3
            : selfControl >= 6
              ? -4
              : -5;
  if (penalty === 0) return;
  for (const { key, name, isSpell } of facts.skills) {
    if (!isSpell && name.toLowerCase() === 'merchant') further.push({ stat: `skill:${key}`, add: penalty });
  }
}

const withoutFeatures = (row: GcsTrait): Pick<GcsTrait, 'features' | 'modifiers'> => ({
  features: [],
  modifiers: row.modifiers.map((modifier) => (modifier.disabled ? modifier : { ...modifier, features: [] })),
});

/** The level of a trait whose price does not depend on it, and a price that does while there is no level. */
const levelNotes = ({ pointsPerLevel }: GcsTrait, bought: number): string[] =>
  pointsPerLevel === 0 ? [`Level ${bought}`] : [`Level ${bought}, ${pointsPerLevel} points per level`];

/** The effects of one more trait, which costs nothing. */
export const freeTrait = (key: string, name: string, effects: readonly EffectDraft[], notes: readonly string[] = []) =>
  ({
    key,
    own: { name, kind: 'advantage', points: 0, effects: [...effects], notes: [...notes] },
  }) satisfies TraitRowDraft;
