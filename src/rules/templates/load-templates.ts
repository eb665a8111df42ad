import { catalogFor } from '../derive-character.ts';
import { rulesetOf } from '../rulesets.ts';
import type { BundleTemplate } from './bundle.ts';
import { templateOfHero } from './hero-template.ts';
import { readTemplate, templateOfRace } from './read-template.ts';

/**
 * Loads all templates of a ruleset that is loaded: those of its list, its kinds of hero, and its races. Fails without a
 * network when it is first used.
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
