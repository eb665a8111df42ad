import type { Character } from '../../character/character.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { addBundle, type BundleOption } from './bundle.ts';
import {
  type Chosen,
  chosenBundle,
  findChoiceState,
  type PricedOption,
  type PricedTemplate,
  previewBundle,
} from './price-template.ts';

/** What was chosen for the player. */
export interface FilledTemplate {
  readonly chosen: Chosen;
  /** A line for each choice that more was taken in: "Advantages: Danger Sense, Charisma (level 2)". */
  readonly lines: readonly string[];
}

/** An option of a choice, by their places. */
type OptionPlace = `${number}:${number}`;

/**
 * Fills the open choices of a template, and leaves what is chosen as it is. Of the ways to use up the points exactly, or
 * nearly if no way is exact, it takes the one with the fewest traits, at low levels and in the order of the template, and
 * with middling points in each skill. It takes nothing that the character has already, nor what would raise an issue.
 * @param start the character in the setting of the template
 */
export function fillTemplate(
  sheet: DerivedCharacter,
  start: Character,
  priced: PricedTemplate,
  chosen: Chosen,
): FilledTemplate {
  const { template } = priced;
  const { catalog } = sheet.context;
  const known = new Set(issuesOf(sheet, start, priced, chosen));
  const newIssues = (filled: Chosen) => issuesOf(sheet, start, priced, filled).filter((id) => !known.has(id)).length;
  const begun = addBundle(start, template.given, catalog).character;
  const avoided = new Set<OptionPlace>(
    template.choices.flatMap(({ from }, at) =>
      from.flatMap(({ sizes: [bundle] }, option): OptionPlace[] => {
        const { traits, skills } = addBundle(begun, bundle, catalog);
        return [...traits, ...skills].some(({ status }) => status !== 'added') ? [`${at}:${option}`] : [];
      }),
    ),
  );
  // Other options take the place of those that raise an issue, a few times; after that there is rather less of them.
  let filled = fillChoices(priced, chosen, avoided);
  for (let others = 3; ; others -= 1) {
    const issues = newIssues(filled);
    const taken = takenIn(chosen, filled);
    const [last] = taken.slice(-1);
    if (issues === 0 || !last) return { chosen: filled, lines: describeTaken(priced, chosen, filled) };
    const [at, option] = taken.find((place) => newIssues(without(filled, place)) < issues) ?? last;
    avoided.add(`${at}:${option}`);
    filled = others > 0 ? fillChoices(priced, chosen, avoided) : without(filled, [at, option]);
  }
}

/** The ids of what would be against the rules, incomplete, or past the limit on disadvantages. */
const issuesOf = (sheet: DerivedCharacter, start: Character, { template }: PricedTemplate, chosen: Chosen) =>
  previewBundle(sheet, chosenBundle(template, chosen), start).findings.flatMap(({ id, kind, code }) =>
    kind !== 'unusual' || code === 'disadvantage-limit' ? [id] : [],
  );

const without = (chosen: Chosen, [at, option]: readonly [at: number, option: number]): Chosen =>
  chosen.map((sizes, choice) => (choice === at ? sizes.with(option, 0) : sizes));

/** The places of the options that `after` has and `before` has not. */
const takenIn = (before: Chosen, after: Chosen): (readonly [at: number, option: number])[] =>
  after.flatMap((sizes, at) =>
    sizes.flatMap((size, option) => (size > 0 && before[at]?.[option] === 0 ? [[at, option] as const] : [])),
  );

function describeTaken({ template, choices }: PricedTemplate, before: Chosen, after: Chosen): string[] {
  const taken = takenIn(before, after);
  return template.choices.flatMap(({ words }, at) => {
    const names = taken.flatMap(([choice, option]) => {
      const priced = choice === at ? choices[at]?.[option] : undefined;
      const size = priced?.sizes[(after[at]?.[option] ?? 0) - 1]?.words;
      return priced ? [size ? `${priced.name} (${size})` : priced.name] : [];
    });
    return names.length === 0 ? [] : [`${words}: ${names.join(', ')}`];
  });
}

function fillChoices(priced: PricedTemplate, chosen: Chosen, avoided: ReadonlySet<OptionPlace>): Chosen {
  return priced.template.choices.map(({ from, count }, at) => {
    const sizes = chosen[at] ?? [];
    const { status, taken, wanted } = findChoiceState(priced, chosen, at);
    if (status !== 'open') return sizes;
    const isFree = (option: number) => sizes[option] === 0 && !avoided.has(`${at}:${option}`);
    if (count === null) return takePoints(priced.choices[at] ?? [], from, sizes, isFree, wanted - taken);
    const free = sizes.flatMap((_, option) => (isFree(option) ? [option] : []));
    const picked = new Set(free.slice(0, wanted - taken));
    return sizes.map((size, option) => (picked.has(option) ? 1 : size));
  });
}

/** The sizes of the free options that come to a sum of points. */
interface Way {
  readonly sizes: ReadonlyMap<number, number>;
  /** How much it departs from what a player would take; the least is the best. */
  readonly cost: number;
}

/** Takes free options for so many points, or as many of them as can be had; negative points are disadvantages. */
function takePoints(
  options: readonly PricedOption[],
  from: readonly BundleOption[],
  sizes: readonly number[],
  isFree: (option: number) => boolean,
  wanted: number,
): readonly number[] {
  let ways = new Map<number, Way>([[0, { sizes: new Map(), cost: 0 }]]);
  for (const [option, priced] of options.entries()) {
    if (!isFree(option)) continue;
    const longer = new Map(ways);
    for (const [sum, way] of ways) {
      for (const [index, { points }] of priced.sizes.entries()) {
        const next = sum + points;
        const cost = way.cost + costOf(from[option], option, index);
        const isPast = Math.abs(next) > Math.abs(wanted) || points * wanted < 0;
        if (isPast || cost >= (longer.get(next)?.cost ?? Number.POSITIVE_INFINITY)) continue;
        longer.set(next, { sizes: new Map(way.sizes).set(option, index + 1), cost });
      }
    }
    ways = longer;
  }
  const nearest = [...ways.keys()].reduce((best, sum) => (Math.abs(sum) > Math.abs(best) ? sum : best), 0);
  const way = ways.get(nearest);
  return sizes.map((size, option) => way?.sizes.get(option) ?? size);
}

/** A trait more counts more than a level more, and that more than a later place in the list; for skills, only the distance to the middle size. */
function costOf(option: BundleOption | undefined, place: number, index: number): number {
  const sizes = option?.sizes ?? [];
  const isSkill = (sizes[0]?.skills.length ?? 0) > 0 && sizes[0]?.traits.length === 0;
  const middle = Math.floor((sizes.length - 1) / 2);
  return isSkill ? 2 * Math.abs(index - middle) + place / 100 : 10 + 4 * index + place / 4;
}
