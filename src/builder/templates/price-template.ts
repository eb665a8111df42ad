import { blankCharacter, type Character, type SavedCharacter } from '../../character/character.ts';
import { capitalize, formatFraction, formatNumber, formatSigned, formatValue } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import {
  type DerivedCharacter,
  deriveCharacter,
  type OpenedCharacter,
  openWorksheet,
} from '../../rules/derive-character.ts';
import type { Finding } from '../../rules/findings/finding.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { findMostLevels } from '../../rules/shared/trait-price.ts';
import { skillStat, traitStat } from '../../rules/stat-ids.ts';
import {
  type AddedBundle,
  type AddedRow,
  addBundle,
  type Bundle,
  type BundleOption,
  type BundleTemplate,
  describeItems,
  joinBundles,
} from './bundle.ts';

/** One size of an option: "level 2", "4 points"; '' if there is only one. */
interface PricedSize {
  readonly words: string;
  readonly points: number;
}

/** An option of a choice with its name and the price of each size, in points. */
export interface PricedOption {
  readonly name: string;
  /** One line: what its only entry is, or the names of what it holds; '' if the name says it all. */
  readonly about: string;
  readonly sizes: readonly PricedSize[];
}

/** A template with its prices for a new character, in points. */
export interface PricedTemplate {
  readonly template: BundleTemplate;
  /** The price of its fixed part. */
  readonly given: number;
  /** The price with each choice filled. */
  readonly total: number;
  /** The options of each choice. */
  readonly choices: readonly (readonly PricedOption[])[];
}

/** A new character with a bundle. */
interface Trial {
  readonly opened: OpenedCharacter;
  readonly added: AddedBundle;
  readonly points: number;
}

/**
 * Prices a template by the ruleset's own formulas, under the rules and in the setting of a character: the points of a
 * new character with its fixed part, and how many more points each option adds. The character's own rows do not change
 * the prices.
 */
export function priceTemplate(
  { ruleset, houseRules, character }: SavedCharacter,
  template: BundleTemplate,
): PricedTemplate {
  const blank = { ...blankCharacter(), campaign: character.campaign };
  let last = openWorksheet({ ruleset, houseRules, character: blank });
  const begun = last.worksheet.number('points');
  const tryOut = (bundle: Bundle): Trial => {
    const added = addBundle(blank, bundle, last.context.catalog);
    last = openWorksheet({ ruleset, houseRules, character: added.character }, last);
    return { opened: last, added, points: last.worksheet.number('points') };
  };
  const given = tryOut(template.given).points;
  const priceOption = (option: BundleOption): PricedOption => {
    // An option that costs no points is not tried: each trial derives a character.
    if (option.name !== '' && option.sizes.every(hasOnlyItems)) {
      const about = describeItems(last.context.catalog, option.sizes[0].items);
      return { name: option.name, about, sizes: option.sizes.map(() => ({ words: '', points: 0 })) };
    }
    const trials = option.sizes.map((bundle) => ({ bundle, ...tryOut(joinBundles([template.given, bundle])) }));
    const [first] = trials;
    return {
      name: option.name || (first ? findName(first, first.bundle, template) : ''),
      about: first ? describeOption(first, option, template) : '',
      sizes: trials.map(({ bundle, points, ...trial }) => ({
        words: trials.length === 1 ? '' : describeSize(trial, bundle, template),
        points: points - given,
      })),
    };
  };
  const choices = template.choices.map(({ from }) => from.map(priceOption));
  const open = template.choices.map(({ points, count }, at) => points ?? minOf(choices[at] ?? [], count ?? 0));
  return {
    template,
    given: given - begun,
    total: template.points ?? open.reduce((sum, points) => sum + points, given - begun),
    choices,
  };
}

const hasOnlyItems = ({ race, attributes, secondary, traits, skills }: Bundle): boolean =>
  race === null && traits.length + skills.length === 0 && Object.keys({ ...attributes, ...secondary }).length === 0;

/** The name of the only trait or skill of an option as on a sheet, or its gear. */
function findName(
  { opened, added }: Pick<Trial, 'opened' | 'added'>,
  bundle: Bundle,
  { given }: BundleTemplate,
): string {
  const { traits, skills, catalog } = opened.context;
  if (hasOnlyItems(bundle)) return describeItems(catalog, bundle.items);
  const key = (bundle.traits.length > 0 ? added.traits : added.skills).at(
    bundle.traits.length > 0 ? given.traits.length : given.skills.length,
  )?.key;
  return [...traits, ...skills].find((row) => row.key === key)?.name ?? '';
}

/** What the attributes and secondary characteristics of an option mean: "Resolve against fear and influence." */
const describeScores = ({ attributes, secondary }: Ruleset, bundle: Bundle): string =>
  [...attributes, ...secondary]
    .filter(({ id }) => ownValue({ ...bundle.attributes, ...bundle.secondary }, id) !== undefined)
    .map(({ meaning }) => `${capitalize(meaning)}.`)
    .join(' ');

/** The catalog's line on the only trait or skill of an option, that on its attributes, or the names of all that it holds, its gear last. */
function describeOption(
  { opened, added }: Pick<Trial, 'opened' | 'added'>,
  { name, sizes: [bundle] }: BundleOption,
  { given }: BundleTemplate,
): string {
  const { traits, skills, catalog } = opened.context;
  const keys = [...added.traits.slice(given.traits.length), ...added.skills.slice(given.skills.length)];
  const rows = keys.flatMap(({ key }) => [...traits, ...skills].find((row) => row.key === key) ?? []);
  const items = describeItems(catalog, bundle.items);
  const [only] = rows;
  if (only && rows.length === 1 && name === '' && items === '') {
    return only.description;
  }
  if (rows.length === 0 && items === '') return describeScores(opened.ruleset, bundle);
  return name === '' && rows.length === 0 ? '' : [...rows.map((row) => row.name), items].filter(Boolean).join(', ');
}

function describeSize(
  { opened, added }: Pick<Trial, 'opened' | 'added'>,
  bundle: Bundle,
  { given }: BundleTemplate,
): string {
  const [steps] = Object.values(bundle.secondary);
  if (steps !== undefined) return formatSigned(steps);
  if (bundle.traits.length === 0) return formatPoints(bundle.skills[0]?.points ?? 0);
  const key = added.traits.at(given.traits.length)?.key;
  return `level ${formatNumber(opened.context.traits.find((trait) => trait.key === key)?.level ?? 1)}`;
}

/** The minimum price of so many of the options, in points. */
function minOf(options: readonly PricedOption[], count: number): number {
  const prices = options.map(({ sizes }) => sizes[0]?.points ?? 0).sort((a, b) => a - b);
  return prices.slice(0, count).reduce((sum, points) => sum + points, 0);
}

/** For each choice, and each of its options, which size is taken, from 1; 0 for none. */
export type Chosen = readonly (readonly number[])[];

/** How far a choice is filled. */
export interface ChoiceState {
  /** Points of the chosen options, or how many of them. */
  readonly taken: number;
  readonly wanted: number;
  readonly status: 'open' | 'filled' | 'over';
  /** "Choose up to −15 points (−4 chosen)", "Choose 20 points (none yet)", "Choose 2 (none yet)", "2 of 2 chosen", "1 over 15 points". */
  readonly words: string;
}

/** Nothing chosen yet. */
export const noneChosen = ({ choices }: Pick<BundleTemplate, 'choices'>): Chosen =>
  choices.map(({ from }) => from.map(() => 0));

/** The same with another size of one option; of a choice of one, the new one takes the place of the other. */
export function choose(
  template: Pick<BundleTemplate, 'choices'>,
  chosen: Chosen,
  at: number,
  option: number,
  size: number,
): Chosen {
  const only = template.choices[at]?.count === 1 && size > 0;
  return chosen.map((sizes, choice) =>
    choice === at ? sizes.map((now, index) => (index === option ? size : only ? 0 : now)) : sizes,
  );
}

/** Returns how far a choice is filled. Too much is as allowed as too little; it is only said. */
export function findChoiceState({ template, choices }: PricedTemplate, chosen: Chosen, at: number): ChoiceState {
  const { points = null, count = null } = template.choices[at] ?? {};
  const sizes = chosen[at] ?? [];
  if (points === null) {
    const wanted = count ?? 0;
    const taken = sizes.filter((size) => size > 0).length;
    return { taken, wanted, status: statusOf(taken, wanted), words: describeChosen(taken, wanted) };
  }
  const taken = sizes.reduce((sum, size, option) => sum + (choices[at]?.[option]?.sizes[size - 1]?.points ?? 0), 0);
  return {
    taken,
    wanted: points,
    status: statusOf(Math.abs(taken), Math.abs(points)),
    words: describeChosenPoints(taken, points),
  };
}

const statusOf = (taken: number, wanted: number): ChoiceState['status'] =>
  taken === wanted ? 'filled' : taken > wanted ? 'over' : 'open';

function describeChosen(taken: number, wanted: number): string {
  const whole = formatFraction(wanted);
  if (taken < wanted) return `Choose ${whole} (${taken === 0 ? 'none yet' : `${taken} chosen`})`;
  return taken === wanted
    ? `${taken} of ${whole} chosen`
    : `${taken} chosen, ${formatFraction(taken - wanted)} too many`;
}

/** Both are negative for disadvantages. */
function describeChosenPoints(taken: number, wanted: number): string {
  const over = Math.abs(taken) - Math.abs(wanted);
  if (over > 0) return `${formatFraction(over)} over ${formatPoints(wanted)}`;
  if (over === 0) return `${formatPoints(wanted)} chosen`;
  const far = taken === 0 ? 'none yet' : `${formatFraction(taken)} chosen`;
  // Disadvantages are a limit; the other points of a template are all to be spent.
  return `Choose ${wanted < 0 ? 'up to ' : ''}${formatPoints(wanted)} (${far})`;
}

/** Returns the fixed part of a template with the chosen options, as one bundle. */
export const chosenBundle = ({ given, choices }: Pick<BundleTemplate, 'given' | 'choices'>, chosen: Chosen): Bundle =>
  joinBundles([
    given,
    ...choices.flatMap(({ from }, at) =>
      from.flatMap((option, index) => option.sizes[(chosen[at]?.[index] ?? 0) - 1] ?? []),
    ),
  ]);

/** A number before and after; the same texts if it does not change. */
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

/** The effect of a bundle on a character. */
export interface Preview {
  readonly character: Character;
  /** Points spent and left, attributes, secondary characteristics, dollars left. */
  readonly numbers: readonly PreviewedNumber[];
  readonly traits: readonly PreviewedRow[];
  readonly skills: readonly PreviewedRow[];
  /** Findings that there would be, and that there are not now. */
  readonly findings: readonly Finding[];
}

/** The setting of a template, if the campaign of a character differs from it: "TL8 and 150 points"; '' if not. */
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

/** Derives the effect of a bundle on a character; `start` is the character with other settings. */
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
