import type { Catalog } from '../../catalog/catalog.ts';
import type { Listed } from '../../catalog/entry.ts';
import type { RaceFacet } from '../../catalog/race-entry.ts';
import type { Template, TemplateOption, TemplateParts } from '../../catalog/template.ts';
import { ownTrait } from '../heroes/own-rows.ts';
import { startingKit } from '../what-if/starting-kit.ts';
import { type Bundle, type BundleOption, type BundleTemplate, emptyBundle } from './bundle.ts';

/** Reads a template of a ruleset's list; what the catalog does not have stays as a row that names it. */
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
export function templateOfRace({ id, name, description, keywords }: Listed<RaceFacet>): BundleTemplate {
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
    traits: traits.map(({ trait, level = 1, choices = {}, selfControl = null }) => ({
      entry: trait,
      level,
      choices: Object.entries(choices).map(([parameter, value]) => ({ parameter, value })),
      selfControl: selfControl ?? (catalog.traits.get(trait)?.facet.selfControl ? 12 : null),
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
