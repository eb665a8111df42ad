import { appearanceRolls, selfControlRolls } from '../../../character/trait-rows.ts';
import { formatSigned } from '../../../engine/format.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { GcsTrait, GcsTraitModifier } from '../read/gcs-rows.ts';
import { convertFeatures } from './convert-features.ts';
import { convertPrerequisites } from './convert-prerequisites.ts';
import { describeWeapon, notesOfRow } from './gcs-descriptions.ts';
import type { LibraryRow, ModifierDraft, TraitDraft } from './library-entry.ts';

/** A modifier as characters have it, and what it says that this cannot express. */
interface ConvertedModifier {
  readonly modifier: ModifierDraft;
  readonly notes: readonly string[];
}

const appliesTo = { total: 'all', base_only: 'base', levels_only: 'levels' } as const;

/** The price in a modifier's text: "+20%", "x1/2", "5". Null for a text that is none. */
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

/** Converts a modifier of a trait with these levels, or one that stands alone. */
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
function kindOf({ tags, basePoints, pointsPerLevel, levels }: GcsTrait): NonNullable<TraitDraft['kind']> {
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
      kind: kindOf(trait),
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

/** What a failed self-control roll is worth, by its number (GCS: `cr_adj`); '' for nothing. */
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
