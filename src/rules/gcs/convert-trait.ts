import type { GcsTrait, GcsTraitModifier } from '../../character/gcs/gcs-rows.ts';
import { appearanceRolls, selfControlRolls } from '../../character/trait-rows.ts';
import { formatSigned } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import { convertFeatures } from './convert-features.ts';
import { convertModifier } from './convert-modifiers.ts';
import { convertPrerequisites } from './convert-prerequisites.ts';
import type { LibraryRow, TraitDraft } from './library-entry.ts';
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
