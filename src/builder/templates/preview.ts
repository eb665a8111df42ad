import type { Character, SavedCharacter } from '../../character/character.ts';
import { formatNumber, formatValue } from '../../engine/format.ts';
import { type DerivedCharacter, deriveCharacter, type OpenedCharacter } from '../../rules/derive-character.ts';
import type { Finding } from '../../rules/findings/finding.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { findMostLevels } from '../../rules/shared/trait-price.ts';
import { skillStat, traitStat } from '../../rules/stat-ids.ts';
import { type AddedRow, addBundle } from './add-bundle.ts';
import type { Bundle, BundleTemplate } from './bundle.ts';

/** A number before and after; the same texts where it does not change. */
interface PreviewedNumber {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** A trait or skill of a bundle as the character will have it: "Broadsword 14", "8 points". */
export interface PreviewedRow {
  readonly key: string;
  readonly name: string;
  readonly points: string;
  readonly status: AddedRow['status'];
}

/** What a bundle would make of a character. */
export interface Preview {
  readonly character: Character;
  /** Points spent and left, attributes, secondary characteristics, dollars left. */
  readonly numbers: readonly PreviewedNumber[];
  readonly traits: readonly PreviewedRow[];
  readonly skills: readonly PreviewedRow[];
  /** What there would be to remark on, and is not now. */
  readonly findings: readonly Finding[];
}

/** What a template is made for, where the campaign of a character differs from it: "TL8 and 150 points"; '' for nothing. */
export function describeSetting(
  { campaign }: Character,
  { techLevel }: Pick<BundleTemplate, 'techLevel'>,
  total: number,
): string {
  return [
    ...(techLevel === null || campaign.techLevel === techLevel ? [] : [`TL${techLevel}`]),
    ...(campaign.budget >= total ? [] : [formatPoints(total)]),
  ].join(' and ');
}

/** The character in the setting that a template is made for, with at least its points to spend. */
export const withSetting = (
  character: Character,
  { techLevel }: Pick<BundleTemplate, 'techLevel'>,
  total: number,
): Character => {
  const { campaign } = character;
  const budget = Math.max(campaign.budget, total);
  return { ...character, campaign: { ...campaign, budget, techLevel: techLevel ?? campaign.techLevel } };
};

/** Works out what a bundle would make of a character; `start` is the character with other settings. */
export function previewBundle(sheet: DerivedCharacter, bundle: Bundle, start = sheet.context.character): Preview {
  const { saved, catalog } = sheet.context;
  const added = addBundle(start, bundle, catalog);
  const after = deriveCharacter({ ...saved, character: added.character } satisfies SavedCharacter, sheet);
  const known = new Set(sheet.findings.map(({ id }) => id));
  return {
    character: added.character,
    numbers: compareNumbers(sheet, after),
    traits: added.traits.map((row) => previewTrait(after, row)),
    skills: added.skills.map((row) => previewSkill(after, row)),
    findings: after.findings.filter(({ id, waived }) => waived === undefined && !known.has(id)),
  };
}

function compareNumbers(before: OpenedCharacter, after: OpenedCharacter): PreviewedNumber[] {
  const { ruleset } = before;
  const text = ({ worksheet }: OpenedCharacter, stat: string) => {
    const value = worksheet.find(stat)?.value;
    return value === undefined ? '–' : formatValue(value, ruleset.notation);
  };
  const stats = [
    { id: 'points', short: 'Points spent' },
    { id: 'points.left', short: 'Points left' },
    ...ruleset.attributes,
    ...ruleset.secondary,
  ];
  return stats.map(({ id, short }) => ({ name: short, before: text(before, id), after: text(after, id) }));
}

function previewTrait({ context, worksheet }: OpenedCharacter, { key, status }: AddedRow): PreviewedRow {
  const trait = context.traits.find((row) => row.key === key);
  const hasLevels = Boolean(trait?.facet && findMostLevels(trait.facet) !== 1);
  const points = worksheet.find(traitStat(key))?.value;
  return {
    key,
    name: [trait?.name ?? '', ...(hasLevels ? [formatNumber(trait?.level ?? 1)] : [])].join(' '),
    points: typeof points === 'number' ? formatPoints(points) : '',
    status,
  };
}

function previewSkill({ context, worksheet, ruleset }: OpenedCharacter, { key, status }: AddedRow): PreviewedRow {
  const skill = context.skills.find((row) => row.key === key);
  const level = worksheet.find(skillStat(key, 'level'))?.value;
  const words = level === undefined ? '–' : formatValue(level, ruleset.notation);
  const points = worksheet.find(skillStat(key, 'points'))?.value;
  return {
    key,
    name: `${skill?.name ?? ''} ${words}`,
    points: typeof points === 'number' ? formatPoints(points) : '',
    status,
  };
}
