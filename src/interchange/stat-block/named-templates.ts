import { addBundle, type BundleTemplate, emptyBundle } from '../../builder/templates/bundle.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Character } from '../../character/character.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import { nameKey } from './name-index.ts';

/** A meta-trait that a text names: "Quadruped", "Wild Animal [-30]". */
interface NamedTemplate {
  readonly template: BundleTemplate;
  /** The points of the text; null if it has none. */
  readonly points: number | null;
}

/** The meta-trait whose whole name a text is, with or without points behind it; null for any other text. */
export function findNamedTemplate(templates: readonly BundleTemplate[], text: string): NamedTemplate | null {
  const [, name = '', points] =
    /^(?:meta-?trait:?\s+)?(\p{L}[\p{L} '’-]{1,40}?)(?:\s+meta-?trait|\s*\(meta-?trait\))?(?:\s*[[(]\s*([-−–+]?\d{1,3})\s*(?:points?|pts?\.?|cp)?\s*[\])])?[.*]?$/iu.exec(
      text.trim(),
    ) ?? [];
  const key = nameKey(name);
  const template = key === '' ? undefined : templates.find((each) => nameKey(each.name) === key);
  if (template?.group !== 'meta-trait') return null;
  return { template, points: points === undefined ? null : Number(points.replace(/[−–]/gu, '-')) };
}

/**
 * Adds the traits of a template to a character, with keys of their own from `nextKey`. Traits that the character has already
 * stay as they are.
 */
export function addTemplateTraits(
  character: Character,
  { given }: Pick<BundleTemplate, 'given'>,
  catalog: Pick<Catalog, 'traits'>,
  nextKey: () => string,
): Character {
  const before = new Set(character.traits.map(({ key }) => key));
  const { traits } = addBundle(character, { ...emptyBundle, traits: given.traits }, catalog).character;
  const keys = new Map(traits.filter(({ key }) => !before.has(key)).map(({ key }) => [key, nextKey()] as const));
  const renamed = traits.map((row): TraitRow => {
    const key = keys.get(row.key);
    if (key === undefined) return row;
    return {
      ...row,
      key,
      container: keys.get(row.container) ?? row.container,
      modifiers: row.modifiers.map((modifier) => ({ ...modifier, key: nextKey() })),
    };
  });
  return { ...character, traits: renamed };
}
