import type { Catalog, ListedSkill } from '../../catalog/catalog.ts';
import type { Facet, Listed } from '../../catalog/entry.ts';
import type { ItemFacet, ListedItemModifier } from '../../catalog/item-entry.ts';
import type { SkillDefault, SkillFacet } from '../../catalog/skill-entry.ts';
import type { GeneralModifier, TraitFacet } from '../../catalog/trait-entry.ts';
import { formatSigned } from '../../engine/format.ts';
import { catalogFor } from '../../rules/derive-character.ts';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { describeArmorParts, describeDamage, describeDamageType } from '../../rules/shared/figure-words.ts';
import { findTraitPlay } from '../../rules/shared/trait-play.ts';
import { ArgumentError, readArguments } from '../odds/read-arguments.ts';
import type { Output } from '../output.ts';

/** An entry with its figures. Figures that it does not have are left out. */
interface CatalogLine {
  /** Absent for modifiers, which are known by their names. */
  readonly id?: string;
  readonly kind: string;
  readonly name: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly book: string;
  readonly page: number | string;
  readonly [figure: string]: unknown;
}

/** Modifiers that belong to no entry: those of any trait, and those of any item. */
interface ListedModifiers {
  readonly traitModifiers?: readonly GeneralModifier[];
  readonly itemModifiers?: readonly ListedItemModifier[];
}

/**
 * Returns the entries of a ruleset in the order of its tables: skills and spells, traits, their modifiers, items, their
 * modifiers, kits, races.
 */
const listCatalog = (catalog: Catalog, { traitModifiers = [], itemModifiers = [] }: ListedModifiers): CatalogLine[] => [
  ...[...catalog.skills.values()].map((skill) =>
    lineOf(skill, kindOfSkill(skill.facet), figuresOfSkill(catalog, skill)),
  ),
  ...[...catalog.traits.values()].map((trait) => lineOf(trait, trait.facet.kind, figuresOfTrait(trait.facet))),
  ...traitModifiers.map(({ name, percent, perLevel, cite }) => ({
    kind: percent > 0 ? 'enhancement' : percent < 0 ? 'limitation' : 'modifier',
    name,
    percent,
    ...(perLevel ? { perLevel } : {}),
    book: cite.book,
    page: cite.page,
  })),
  ...[...catalog.items.values()].map((item) => lineOf(item, item.facet.kind, figuresOfItem(catalog, item.facet))),
  ...itemModifiers.map(({ name, costFactor, note, cite }) => ({
    kind: 'item modifier',
    name,
    costFactor,
    notes: [note],
    book: cite.book,
    page: cite.page,
  })),
  ...[...catalog.kits.values()].map((kit) => lineOf(kit, 'kit', { items: kit.facet.items })),
  ...[...catalog.races.values()].map((race) => {
    const { cite: _, ...figures } = race.facet;
    return lineOf(race, 'race', figures);
  }),
];

function lineOf(
  { id, name, description, keywords, facet: { cite } }: Listed<Facet>,
  kind: string,
  figures: Readonly<Record<string, unknown>>,
): CatalogLine {
  return { id, kind, name, description, keywords, ...figures, book: cite.book, page: cite.page };
}

function kindOfSkill({ spell, difficulty }: SkillFacet): string {
  if (spell) return 'spell';
  return difficulty === 'techniqueAverage' || difficulty === 'techniqueHard' ? 'technique' : 'skill';
}

function figuresOfSkill(catalog: Catalog, { facet }: ListedSkill) {
  const { attribute, difficulty, defaults, speciality, techLevel, maximum, spell, prerequisites } = facet;
  return {
    attribute,
    difficulty,
    defaults: defaults.map((skillDefault) => describeDefault(catalog, skillDefault)),
    specialities: speciality?.choices,
    techLevel,
    maximum,
    spell,
    prerequisites,
  };
}

/** "DX−5", "Broadsword−2", "Guns (Pistol)−2". */
function describeDefault(catalog: Catalog, skillDefault: SkillDefault): string {
  const penalty = skillDefault.penalty === 0 ? '' : formatSigned(-Math.abs(skillDefault.penalty));
  if ('attribute' in skillDefault) return `${skillDefault.attribute.toUpperCase()}${penalty}`;
  const name = catalog.skills.get(skillDefault.skill)?.name ?? skillDefault.skill;
  return `${name}${skillDefault.speciality ? ` (${skillDefault.speciality})` : ''}${penalty}`;
}

function figuresOfTrait(facet: TraitFacet) {
  const { price, parameters = [], selfControl, modifiers, prerequisites } = facet;
  return {
    ...price,
    acts: findTraitPlay(facet) ?? undefined,
    ...(parameters.length > 0
      ? {
          questions: parameters.map(({ id, label, options }) => ({
            id,
            label,
            options: options?.map(({ id: option, name, points, multiply, divide }) => ({
              id: option,
              name,
              points,
              multiply,
              divide,
            })),
          })),
        }
      : {}),
    selfControl,
    modifiers,
    prerequisites,
  };
}

function figuresOfItem(catalog: Catalog, facet: ItemFacet) {
  const { cost, weight, techLevel, legalityClass, attacks, armor, shield, mount } = facet;
  return {
    cost,
    weight,
    techLevel,
    legalityClass,
    attacks: attacks?.map((attack) => ({
      name: attack.name,
      skills: attack.skills.map((id) => catalog.skills.get(id)?.name ?? id),
      damage: describeDamage(attack, describeDice(attack)),
      type: describeDamageType(attack),
      reach: attack.reach,
      minimumStrength: attack.minimumStrength,
      ranged: attack.ranged,
      notes: attack.notes,
    })),
    armor: armor && describeArmorParts(armor),
    shield,
    mount,
  };
}

type Attack = NonNullable<ItemFacet['attacks']>[number];

/** "sw+1", "thr−2", "sw+1d−2", "3d+1", "thr+1 a die", "1d a level". */
function describeDice({ basis, dice = 0, adds, moreDice = 0, addsPerDie, perLevel }: Attack): string {
  const more = adds === 0 ? '' : formatSigned(adds);
  if (basis === 'fixed' && perLevel) return `${perLevel.dice}d a level`;
  if (basis === 'fixed') return dice === 0 ? `${adds}` : `${dice}d${more}`;
  const each = addsPerDie === undefined ? '' : `${formatSigned(addsPerDie)} a die`;
  return `${basis === 'swing' ? 'sw' : 'thr'}${moreDice === 0 ? '' : `+${moreDice}d`}${more}${each}`;
}

const usage = `Usage: npm run -s catalog -- RULESET [--csv]
Prints every entry that can be picked under a ruleset (${rulesetIds.join(', ')}): a line of JSON each, or a table with --csv.`;

/** Prints the entries of a ruleset. Returns the exit code: 1 with a sentence on the error output for wrong arguments. */
export function printCatalog(words: readonly string[], { out, err }: Output): number {
  try {
    const { values, flags } = readArguments(words, [], ['--csv', '--help']);
    if (flags.has('--help')) {
      out(usage);
      return 0;
    }
    const [wanted, ...more] = values;
    const ruleset = rulesetIds.find((id) => id === wanted);
    if (ruleset === undefined || more.length > 0) {
      throw new ArgumentError(`Name one ruleset: ${rulesetIds.join(', ')}.`);
    }
    const lines: readonly CatalogLine[] = listCatalog(catalogFor(ruleset), rulesetOf(ruleset));
    if (flags.has('--csv')) out(tableHeads);
    for (const line of lines) out(flags.has('--csv') ? writeTableRow(line) : JSON.stringify(line));
    return 0;
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    err(error.message);
    return 1;
  }
}

const heads = [
  'id',
  'kind',
  'name',
  'price',
  'levels',
  'attribute',
  'difficulty',
  'defaults',
  'acts',
  'weight',
  'attacks',
  'book',
  'page',
] as const;

/** The first line of the table. */
const tableHeads = heads.join(',');

/** Returns an entry as a line of comma-separated values (RFC 4180): lists are joined with "; ". */
const writeTableRow = (line: CatalogLine): string => heads.map((head) => quote(textOf(cellOf(line, head)))).join(',');

function cellOf(line: CatalogLine, head: (typeof heads)[number]): unknown {
  switch (head) {
    case 'price':
      return line.cost ?? line.points ?? line.percent ?? line.costFactor;
    case 'levels':
      return line.perLevel ? 'each' : (line.levels ?? line.pointsPerLevel);
    default:
      return line[head];
  }
}

/** An attack is its figures in order: "swing sw+1 cut 1". */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  if (typeof value === 'object' && value !== null) {
    return ['name', 'damage', 'type', 'reach']
      .map((part) => (part in value ? String(Reflect.get(value, part) ?? '') : ''))
      .filter(Boolean)
      .join(' ');
  }
  return value === undefined || value === null ? '' : String(value);
}

const quote = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
