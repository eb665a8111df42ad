import type { BundleTemplate } from '../builder/templates/bundle.ts';
import { loadTemplates } from '../builder/templates/read-template.ts';
import { racePrice } from '../builder/what-if/race-trial.ts';
import type { ListedTemplate } from '../features/start/start-choice.ts';
import { loadEveryRuleset, rulesetIds } from '../rules/rulesets.ts';
import { blankSaved } from '../state/character/character-store.ts';

// Loaded with the module, because a module that a script imports with vite cannot import more later.
await loadEveryRuleset();
const templates = await Promise.all(
  rulesetIds.map(async (ruleset) => ({ ruleset, templates: await loadTemplates(ruleset) })),
);

const listedAs = (
  ruleset: string,
  { id, name, description, keywords }: BundleTemplate,
  points: number,
): ListedTemplate => ({ id, ruleset, name, line: description, points, keywords });

/** Returns the texts of the two lists that the start page shows before a ruleset is loaded (`scripts/ready-made.mjs`). */
export function publishStartLists(): { readonly templates: string; readonly races: string } {
  const tiles: Record<string, ListedTemplate> = {};
  const races: ListedTemplate[] = [];
  for (const { ruleset, templates: all } of templates) {
    for (const template of all) {
      const { id, group, points, given } = template;
      if (group === 'race' && given.race) {
        races.push(listedAs(ruleset, template, racePrice(blankSaved(ruleset), given.race.entry)));
      } else if (points !== null && group !== 'hero' && group !== 'meta-trait') {
        if (id in tiles) throw new Error(`two rulesets have a template ${id}`);
        tiles[id] = listedAs(ruleset, template, points);
      }
    }
  }
  return { templates: `${JSON.stringify(tiles, null, 2)}\n`, races: `${JSON.stringify(races, null, 2)}\n` };
}
