import type { Catalog } from '../../catalog/catalog.ts';
import type { Listed, RulesetId } from '../../catalog/entry.ts';
import type { RaceFacet } from '../../catalog/race-entry.ts';
import type { Template, TemplateOption, TemplateParts } from '../../catalog/template.ts';
import type { PackedItem } from '../../character/add-items.ts';
import { newModifier } from '../../character/trait-rows.ts';
import { catalogFor } from '../../rules/derive-character.ts';
import type { HeroKind } from '../../rules/heroes/hero-kind.ts';
import { type HeroItem, type HeroTable, ownTrait } from '../../rules/heroes/hero-table.ts';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { startingKit } from '../what-if/candidate.ts';
import { type Bundle, type BundleOption, type BundleTemplate, emptyBundle } from './bundle.ts';

/** The initial choices of a kind of hero. */
export const bundleOfHero = ({ attributes, secondary = {}, traits = [], skills, equipment }: HeroTable): Bundle => ({
  race: null,
  attributes,
  secondary,
  traits,
  skills,
  items: packItems(equipment),
});

/** A kind of hero as a template without choices. */
const templateOfHero = ({ id, name, line, spent }: HeroKind, table: HeroTable): BundleTemplate => ({
  id: `hero:${id}`,
  name,
  group: 'hero',
  description: line,
  keywords: [],
  points: spent,
  techLevel: table.campaign?.techLevel ?? null,
  given: bundleOfHero(table),
  choices: [],
});

/** The items of a hero, each with the name of its container. */
function packItems(items: readonly HeroItem[]): PackedItem[] {
  const nameOf = ({ entry, own }: HeroItem) => (own ? own.name : (entry ?? ''));
  const inside = (container: string | undefined): PackedItem[] =>
    items
      .filter((item) => item.in === container)
      .map((item) => {
        const { in: _, ...row } = item;
        return { row, contents: inside(nameOf(item)) };
      });
  return inside(undefined);
}

/** Reads a template of a ruleset's list; an entry that the catalog does not have stays as a row that names it. */
export function readTemplate(catalog: Catalog, template: Template): BundleTemplate {
  const { id, name, group, description, keywords, points, techLevel = null, choose = [] } = template;
  return {
    id,
    name,
    group,
    description,
    keywords,
    points,
    techLevel,
    given: group === 'meta-trait' ? readMetaTrait(catalog, template) : readParts(catalog, template),
    choices: choose.map(({ words, points: most = null, count = null, from }) => ({
      words,
      points: most,
      count,
      from: from.map((option) => readOption(catalog, option)),
    })),
  };
}

/** A listed race as a template: it sets the race of the character, and nothing else. */
function templateOfRace({ id, name, description, keywords }: Listed<RaceFacet>): BundleTemplate {
  return {
    id: `race:${id}`,
    name,
    group: 'race',
    description,
    keywords,
    points: null,
    techLevel: null,
    given: { ...emptyBundle, race: { entry: id, own: null } },
    choices: [],
  };
}

function readParts(catalog: Catalog, parts: TemplateParts): Bundle {
  const { attributes = {}, secondary = {}, traits = [], skills = [], items = [], kits = [] } = parts;
  const lines = [...items, ...kits.flatMap((id) => catalog.kits.get(id)?.facet.items ?? [])];
  return {
    race: null,
    attributes,
    secondary,
    traits: traits.map(({ trait, level = 1, choices = {}, selfControl = null, modifiers = [] }) => ({
      entry: trait,
      level,
      choices: Object.entries(choices).map(([parameter, value]) => ({ parameter, value })),
      selfControl: selfControl ?? (catalog.traits.get(trait)?.facet.selfControl ? 12 : null),
      ...(modifiers.length === 0 ? {} : { modifiers: modifiers.map((figures, i) => newModifier(`m${i}`, figures)) }),
    })),
    skills: skills.map(({ skill, speciality = '', points }) => ({ entry: skill, speciality, points })),
    items: startingKit({ catalog }, { items: lines }),
  };
}

/** The traits of a meta-trait, in a container of its name. */
function readMetaTrait(catalog: Catalog, template: Template): Bundle {
  const { name, points, description } = template;
  const kind = points < 0 ? 'disadvantage' : 'advantage';
  const key = 'meta-trait';
  const parts = readParts(catalog, template);
  return {
    ...parts,
    traits: [
      { ...ownTrait(name, { kind, holds: 'metaTrait', description }), key },
      ...parts.traits.map((row) => ({ ...row, container: key })),
    ],
  };
}

function readOption(catalog: Catalog, option: TemplateOption): BundleOption {
  const { sizes = [], kits: [kit] = [] } = option;
  const [first, ...larger] = sizes.map((size) => atSize(option, size));
  return {
    name: option.name ?? (kit === undefined ? '' : (catalog.kits.get(kit)?.name ?? kit)),
    sizes: [readParts(catalog, first ?? option), ...larger.map((parts) => readParts(catalog, parts))],
  };
}

/** The option with so many levels of its trait, points in its skill, or steps of its secondary characteristic. */
const atSize = (
  { traits = [], skills = [], secondary = {}, ...rest }: TemplateOption,
  size: number,
): TemplateParts => ({
  ...rest,
  traits: traits.map((trait) => ({ ...trait, level: size })),
  skills: skills.map((skill) => ({ ...skill, points: size })),
  secondary: Object.fromEntries(Object.keys(secondary).map((id) => [id, size])),
});

/** Loads the meta-traits of all rulesets, which must be loaded themselves. Fails without a network on first use. */
export async function loadMetaTraits(): Promise<ReadonlyMap<RulesetId, readonly BundleTemplate[]>> {
  const all = await Promise.all(
    rulesetIds.map(async (id) => {
      const listed = (await rulesetOf(id).loadTemplates()).filter(({ group }) => group === 'meta-trait');
      const catalog = catalogFor(id);
      return [id, listed.map((template) => readTemplate(catalog, template))] as const;
    }),
  );
  return new Map(all);
}

/**
 * Loads all templates of a ruleset that is loaded: those of its list, its kinds of hero, and its races. Fails without a
 * network on first use.
 */
export async function loadTemplates(rulesetId: string): Promise<readonly BundleTemplate[]> {
  const ruleset = rulesetOf(rulesetId);
  const catalog = catalogFor(rulesetId);
  const [listed, heroes] = await Promise.all([ruleset.loadTemplates(), ruleset.loadHeroes()]);
  return [
    ...listed.map((template) => readTemplate(catalog, template)),
    ...ruleset.heroes.flatMap((kind) => {
      const table = heroes[kind.id];
      return table ? [templateOfHero(kind, table)] : [];
    }),
    ...[...catalog.races.values()].filter(({ id }) => id !== 'human').map(templateOfRace),
  ];
}
