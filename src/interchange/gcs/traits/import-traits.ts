import type * as z from 'zod/mini';
import {
  appearanceRolls,
  selfControlRolls,
  type TraitKind,
  type traitRowSchema,
} from '../../../character/trait-rows.ts';
import { formatSigned } from '../../../engine/format.ts';
import { ownValue } from '../../../engine/own-value.ts';
import { groupBy } from '../../../rules/shared/group-by.ts';
import { convertFeatures, convertPrerequisites } from '../features/convert-features.ts';
import type { SheetConversion } from '../features/convert-sheet-features.ts';
import { describePrerequisites, describeWeapon, notesOfRow } from '../gcs-names.ts';
import type { EffectDraft, LibraryRow, ModifierDraft, TraitDraft } from '../library/library-entry.ts';
import type { GcsContainer, GcsTrait, GcsTraitModifier } from '../read/gcs-rows.ts';
import { enabledOf, isTraitRow, type SheetTrait } from '../sheet/sheet-facts.ts';

/** A modifier in a character's form, and its text that this cannot express. */
interface ConvertedModifier {
  readonly modifier: ModifierDraft;
  readonly notes: readonly string[];
}

const appliesTo = { total: 'all', base_only: 'base', levels_only: 'levels' } as const;

/** The price in a modifier's text: "+20%", "x1/2", "5". Null for any other text. */
function readCost(text: string): Pick<ModifierDraft, 'percent' | 'points' | 'times'> | null {
  const plain = text.replaceAll(/[\s,]/g, '').replaceAll('×', 'x');
  if (plain === '') return {};
  const [, number = '', divisor = '1'] = /^[x+]*([-+]?(?:\d*\.)?\d+)(?:\/((?:\d*\.)?\d+))?[%x]*$/i.exec(plain) ?? [];
  const amount = Number(number) / Number(divisor);
  if (number === '' || !Number.isFinite(amount) || Math.abs(amount) > 1e9) return null;
  const isFactor = /^x/i.test(plain) || /x$/i.test(plain);
  if (plain.endsWith('%')) return isFactor ? { times: amount / 100 } : { percent: amount };
  return isFactor ? { times: amount } : { points: amount };
}

/** Converts a modifier of a trait with these levels, or a general one. */
export function convertModifier(source: GcsTraitModifier, traitLevels: number): ConvertedModifier {
  const { name, cost, affects, levels, usesTraitLevel, features, reference, notes } = source;
  const price = readCost(cost);
  const count = usesTraitLevel && traitLevels > 0 ? Math.max(1, traitLevels) : Math.max(0, levels);
  const isWhole = Number.isInteger(count);
  const converted = convertFeatures(features, { name, level: Math.max(1, count) });
  const unread = price === null ? [`The price “${cost}” could not be read`] : [];
  return {
    modifier: {
      name: notes === '' || notes.length > 60 ? name : `${name} (${notes})`,
      ...timesCount(price ?? {}, isWhole ? 1 : count),
      ...(count > 0 && isWhole && price?.times === undefined ? { level: count } : {}),
      ...(affects === 'total' ? {} : { appliesTo: appliesTo[affects] }),
      ...(reference === '' ? {} : { page: reference }),
      ...(converted.effects.length === 0 ? {} : { effects: [...converted.effects] }),
    },
    notes: [...unread, ...converted.notes].map((note) => `${name}: ${note}`),
  };
}

function timesCount(
  { percent, points, times }: Pick<ModifierDraft, 'percent' | 'points' | 'times'>,
  count: number,
): Pick<ModifierDraft, 'percent' | 'points' | 'times'> {
  return {
    ...(percent === undefined ? {} : { percent: percent * count }),
    ...(points === undefined ? {} : { points: points * count }),
    ...(times === undefined ? {} : { times }),
  };
}

type TraitLibraryRow = Extract<LibraryRow, { readonly list: 'traits' }>;

const kinds = ['disadvantage', 'advantage', 'quirk', 'perk'] as const;

/** The kind of a trait: by its tags, or else by its price (p. 9 of the Basic Set: −1 is a quirk). */
function kindByTags({ tags, basePoints, pointsPerLevel, levels }: GcsTrait): NonNullable<TraitDraft['kind']> {
  const tagged = new Set(tags.map((tag) => tag.toLowerCase()));
  const price = basePoints + pointsPerLevel * Math.max(1, levels);
  const named = kinds.filter((kind) => tagged.has(kind));
  if (named.length === 1 && named[0]) return named[0];
  if (price === -1) return 'quirk';
  return price < 0 ? 'disadvantage' : named.includes('perk') && price === 1 ? 'perk' : 'advantage';
}

/** Converts a trait; `inherited` are the modifiers of the containers around it. */
export function convertTrait(
  trait: GcsTrait,
  file: string,
  inherited: readonly GcsTraitModifier[] = [],
): TraitLibraryRow {
  const { name, reference, basePoints, pointsPerLevel, hasLevels, levels, roundDown, maxLevels } = trait;
  const level = hasLevels ? Math.max(0, levels) : 0;
  const all = [...trait.modifiers, ...inherited].map((source) => ({
    source,
    ...convertModifier(source, hasLevels ? levels : 0),
  }));
  const chosen = all.filter(({ source }) => !source.disabled);
  const offered = all.filter(({ source }) => source.disabled);
  const modifiers = chosen.map(({ modifier }) => modifier);
  const converted = convertFeatures(trait.features, {
    name,
    level: hasLevels ? null : 1,
  });
  const selfControl = selfControlRolls.find((roll) => roll === trait.selfControl);
  const frequency = appearanceRolls.find((roll) => roll === trait.frequency);
  const required = convertPrerequisites(trait.prerequisites);
  const notes = [
    ...notesOfRow(trait, required.words),
    ...trait.weapons.map(describeWeapon),
    ...converted.notes,
    ...chosen.flatMap((each) => each.notes),
    maxLevels === '' ? '' : `At most level ${maxLevels}`,
    describeSelfControl(trait),
  ].filter(Boolean);
  return {
    list: 'traits',
    own: {
      name,
      kind: kindByTags(trait),
      points: basePoints,
      ...(hasLevels && pointsPerLevel !== 0 ? { pointsPerLevel } : {}),
      ...(converted.effects.length === 0 ? {} : { effects: [...converted.effects] }),
      ...(offered.length === 0 ? {} : { offered: offered.map(({ modifier }) => modifier) }),
      ...(required.prerequisites.length === 0 ? {} : { prerequisites: [...required.prerequisites] }),
      ...(notes.length === 0 ? {} : { notes }),
      ...(reference === '' ? {} : { page: reference }),
      source: file,
    },
    ...(hasLevels && level > 0 && level !== 1 ? { level } : {}),
    ...(roundDown ? { roundDown } : {}),
    ...(selfControl === undefined ? {} : { selfControl }),
    ...(frequency === undefined ? {} : { frequency }),
    ...(modifiers.length === 0 ? {} : { modifiers }),
  };
}

/** The effect of a failed self-control roll, by its number (GCS: `cr_adj`); '' for none. */
function describeSelfControl({ selfControl, selfControlEffect }: GcsTrait): string {
  if (selfControlEffect === '' || selfControlEffect === 'none' || selfControl <= 0) return '';
  const penalty = selfControl >= 14 ? -1 : selfControl >= 11 ? -2 : selfControl >= 8 ? -3 : selfControl >= 6 ? -4 : -5;
  const words: Readonly<Record<string, string>> = {
    action_penalty: `${formatSigned(penalty)} to actions while it lasts`,
    reaction_penalty: `${formatSigned(penalty)} to reactions while it lasts`,
    fright_check_penalty: `${formatSigned(penalty)} to Fright Checks`,
    fright_check_bonus: `${formatSigned(-penalty)} to Fright Checks`,
    minor_cost_of_living_increase: `${formatSigned(-5 * penalty)}% cost of living`,
    major_cost_of_living_increase: `${formatSigned(10 * 2 ** (-penalty - 1))}% cost of living, ${formatSigned(penalty)} to Merchant`,
  };
  return ownValue(words, selfControlEffect) ?? '';
}

export type TraitRowDraft = z.input<typeof traitRowSchema>;

/** The containers of a sheet in our form. Unknown ones are headings. */
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
  // Below half a level there is no level here, so nothing can count by it.
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
  // Less than half a level still costs its part.
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

/** The kind of a trait: by its tags, unless these do not fit the price; then by the price. */
function kindOf({ selfControl }: GcsTrait, tagged: TraitKind, points: number): TraitKind {
  // The factor of a self-control roll counts for disadvantages only.
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

/** The reaction penalty with customers for a failed self-control roll (GCS), by the roll. */
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
