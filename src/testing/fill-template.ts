import type { BundleTemplate } from '../builder/templates/bundle.ts';
import type { Chosen, PricedOption, PricedTemplate } from '../builder/templates/price-template.ts';
import { blankCharacter, type SavedCharacter } from '../character/character.ts';
import { defaultHouseRules } from '../rules/house-rules/rules-in-force.ts';
import { rulesetOf } from '../rules/rulesets.ts';

/** A new character in the setting of a template. */
export function blankFor(rulesetId: string, { techLevel }: Pick<BundleTemplate, 'techLevel'>): SavedCharacter {
  const blank = blankCharacter();
  const campaign = { ...blank.campaign, ...rulesetOf(rulesetId).usualSetting, budget: 150 };
  return {
    ruleset: rulesetId,
    houseRules: defaultHouseRules(rulesetOf(rulesetId)),
    character: { ...blank, campaign: { ...campaign, techLevel: techLevel ?? campaign.techLevel } },
  };
}

/** Fills each choice exactly, with the first options that do; null if nothing does. `turn` begins with another option. */
export function fillChoices({ template, choices }: PricedTemplate, turn = 0): Chosen | null {
  const filled = template.choices.map(({ points, count }, at) => {
    const options = choices[at] ?? [];
    if (count !== null) {
      const first = turn % options.length;
      return options.map((_, index) => ((index - first + options.length) % options.length < count ? 1 : 0));
    }
    return fillPoints(options, points ?? 0);
  });
  return filled.every((sizes) => sizes !== null) ? filled.map((sizes) => sizes ?? []) : null;
}

function fillPoints(options: readonly PricedOption[], points: number): number[] | null {
  const ways = new Map<number, readonly number[]>([[0, []]]);
  for (const { sizes } of options) {
    for (const [sum, way] of [...ways]) {
      ways.set(sum, [...way, 0]);
      for (const [index, size] of sizes.entries()) {
        const more = sum + size.points;
        if (!ways.has(more)) ways.set(more, [...way, index + 1]);
      }
    }
  }
  const way = ways.get(points);
  return way ? options.map((_, index) => way[index] ?? 0) : null;
}
