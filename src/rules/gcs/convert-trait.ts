import type { GcsTrait, GcsTraitModifier } from '../../character/gcs/gcs-rows.ts';
import { formatSigned } from '../../engine/numbers.ts';
import { convertFeatures } from './convert-features.ts';
import { convertModifier } from './convert-modifiers.ts';
import { describePrerequisites } from './describe-prerequisites.ts';
import type { LibraryRow, ModifierDraft, TraitDraft } from './library-entry.ts';
import { describeWeapon, notesOfRow } from './row-notes.ts';

export type TraitLibraryRow = Extract<LibraryRow, { readonly list: 'traits' }>;

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

/** The self-control rolls that characters have, and the factors of the others (p. 120; GCS lists those between). */
const rolls = [6, 9, 12, 15] as const;
const otherRolls: Readonly<Record<number, number>> = {
  1: 2.5,
  7: 1.83,
  8: 1.67,
  10: 1.33,
  11: 1.17,
  13: 0.83,
  14: 0.67,
};
/** What the frequency of appearance multiplies by (p. 36). */
const frequencies: Readonly<Record<number, number>> = { 6: 0.5, 9: 1, 12: 2, 15: 3, 18: 4 };

const find = (table: Readonly<Record<number, number>>, key: number): number | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Modifiers for what is no field of a character's trait: an unusual self-control roll, the frequency of appearance. */
function furtherModifiers({ selfControl, frequency }: GcsTrait): ModifierDraft[] {
  const roll = rolls.some((usual) => usual === selfControl) ? undefined : find(otherRolls, selfControl);
  const factor = find(frequencies, frequency);
  return [
    ...(roll === undefined
      ? []
      : [{ name: selfControl === 1 ? 'Never resisted' : `Self-control roll ${selfControl}`, times: roll }]),
    ...(factor === undefined ? [] : [{ name: `Appears on ${frequency} or less`, times: factor }]),
  ];
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
  const modifiers = [...chosen.map(({ modifier }) => modifier), ...furtherModifiers(trait)];
  const converted = convertFeatures(trait.features, {
    name,
    level: hasLevels ? null : 1,
  });
  const selfControl = rolls.find((roll) => roll === trait.selfControl);
  const notes = [
    ...notesOfRow(trait, describePrerequisites(trait.prerequisites)),
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
      ...(notes.length === 0 ? {} : { notes }),
      ...(reference === '' ? {} : { page: reference }),
      source: file,
    },
    ...(hasLevels && level > 0 && level !== 1 ? { level } : {}),
    ...(roundDown ? { roundDown } : {}),
    ...(selfControl === undefined ? {} : { selfControl }),
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
  return (Object.hasOwn(words, selfControlEffect) && words[selfControlEffect]) || '';
}
