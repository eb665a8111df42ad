import { formatFraction, formatSigned } from '../../engine/numbers.ts';
import type { DerivedCharacter } from '../derive-character.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { Ruleset } from '../ruleset.ts';
import { pointsStat } from '../shared/points.ts';
import { raceLevel } from '../shared/race-skills.ts';
import { nameWithLevel } from '../shared/race-traits.ts';
import { difficultyNames, overAttribute } from '../shared/skill-names.ts';
import { skillFacetFor } from '../shared/skills.ts';

type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;

/** What a race brings to its members, in words, by kind in the order in which it is told. */
export interface RaceSummary {
  /** "ST −1", "Dodge +1". */
  readonly numbers: readonly string[];
  /** "Toughness 2". */
  readonly traits: readonly string[];
  /** "Stealth at DX+1". */
  readonly skills: readonly string[];
  /** "Climbing easy". */
  readonly difficulties: readonly string[];
  /** "height −6″". */
  readonly build: readonly string[];
}

/** All that the character's race changes; null where it is not known. */
export function summarizeRace({ ruleset, context }: Pick<Opened, 'ruleset' | 'context'>): RaceSummary | null {
  const { facet, traits, skills } = context.race;
  if (!facet) return null;
  const { catalog } = context;
  const attributes = ruleset.attributes.flatMap(({ id, short }) =>
    facet[id] ? [`${short} ${formatSigned(facet[id])}`] : [],
  );
  const effects = (facet.effects ?? []).flatMap(({ stat, add, when }) => {
    const name = effectName(ruleset, context, stat);
    return name && add ? [`${name} ${formatSigned(add)}${when ? ` ${when}` : ''}`] : [];
  });
  return {
    numbers: [...attributes, ...effects],
    traits: traits.filter((trait) => trait.facet).map(nameWithLevel),
    skills: skills.flatMap((skill) => {
      const of = skillFacetFor(context, skill);
      return of && skill.raceRelative !== null
        ? [`${skill.name} at ${overAttribute(of, raceLevel(ruleset.skillLadder, of, skill.raceRelative))}`]
        : [];
    }),
    difficulties: (facet.difficulties ?? []).map(
      ({ skill, difficulty }) => `${catalog.skills.get(skill)?.name ?? skill} ${difficultyNames[difficulty]}`,
    ),
    build: [
      ...(facet.height ? [`height ${formatSigned(facet.height)}″`] : []),
      ...(facet.weight ? [`weight ${formatSigned(facet.weight)} lb`] : []),
    ],
  };
}

/**
 * Each thing that the race brings, with its share of the race's points: "10", or '' for what is not priced by itself, as
 * nothing is of a race whose price is printed or set.
 */
export function summarizePricedRace(opened: Opened): { name: string; points: string }[] {
  const gifts = summarizeRace(opened);
  if (!gifts) return [];
  const share = (words: string): string => {
    const points = shareOfRace(opened, words);
    return points === null ? '' : formatFraction(points);
  };
  const { numbers, traits, skills, difficulties, build } = gifts;
  return [...numbers, ...traits, ...skills, ...difficulties, ...build].map((name) => ({ name, points: share(name) }));
}

/** The points that a part of the race has of the race's price, by its words ("ST +2"); null where it has none. */
export function shareOfRace({ worksheet }: Pick<Opened, 'worksheet'>, words: string): number | null {
  const { steps, after } = worksheet.get(pointsStat('race'));
  const at = steps.findIndex((step, i) => i > 0 && step.words === words);
  const [before, now] = [after[at - 1], after[at]];
  return typeof before === 'number' && typeof now === 'number' ? now - before : null;
}

/** The name of a number that an effect of a race changes; undefined for one without a name of its own. */
export function effectName(
  ruleset: Pick<Ruleset, 'changeable'>,
  { catalog }: Pick<SheetContext, 'catalog'>,
  stat: string,
): string | undefined {
  const listed = ruleset.changeable.find((each) => each.stat === stat)?.name;
  return listed ?? catalog.skills.get(stat.replace(/^skill:/, ''))?.name;
}
