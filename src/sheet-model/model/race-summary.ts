import { formatFraction, formatSigned } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { pointsStat } from '../../rules/shared/points.ts';
import { findRaceLevel, nameWithLevel } from '../../rules/shared/rows.ts';
import { difficultyNames, formatRelativeLevel, resolveSkillFacet } from '../../rules/shared/skill-ladder.ts';
import { describeEffect } from '../wording/entry-words.ts';

type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;

/** The changes that a race makes to its members, in words, by kind. */
interface RaceSummary {
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

/** One change of a race: in words, and its name in the steps of the race's price (`Step.part`). */
interface RaceChange {
  readonly words: string;
  readonly part?: string;
}

/** Returns all changes of the character's race; null for an unknown one. */
function summarizeRace(opened: Pick<Opened, 'ruleset' | 'context'>): RaceSummary | null {
  const changes = raceChanges(opened);
  if (!changes) return null;
  const words = (list: readonly RaceChange[]): string[] => list.map((change) => change.words);
  const { numbers, traits, skills, difficulties, build } = changes;
  return {
    numbers: words(numbers),
    traits: words(traits),
    skills: words(skills),
    difficulties: words(difficulties),
    build: words(build),
  };
}

/**
 * Returns each change of the race with its share of the race's points: "10", or '' without a separate price, as always
 * for a race with a printed or typed price.
 */
export function summarizePricedRace(opened: Opened): { name: string; points: string }[] {
  const changes = raceChanges(opened);
  if (!changes) return [];
  const { numbers, traits, skills, difficulties, build } = changes;
  return [...numbers, ...traits, ...skills, ...difficulties, ...build].map(({ words, part }) => {
    const points = part === undefined ? null : shareOfRace(opened, part);
    return { name: words, points: points === null ? '' : formatFraction(points) };
  });
}

function raceChanges({
  ruleset,
  context,
}: Pick<Opened, 'ruleset' | 'context'>): Record<keyof RaceSummary, readonly RaceChange[]> | null {
  const { facet, traits, skills } = context.race;
  if (!facet) return null;
  const { catalog } = context;
  const attributes = ruleset.attributes.flatMap(({ id, short }) =>
    facet[id] ? [{ words: `${short} ${formatSigned(facet[id])}`, part: id }] : [],
  );
  const effects = (facet.effects ?? []).flatMap((effect) => {
    const words = describeEffect({ ruleset, catalog: context.catalog }, effect);
    return words === null ? [] : [{ words }];
  });
  return {
    numbers: [...attributes, ...effects],
    traits: traits.filter((trait) => trait.facet).map((trait) => ({ words: nameWithLevel(trait), part: trait.key })),
    skills: skills.flatMap((skill) => {
      const skillFacet = resolveSkillFacet(context, skill);
      if (!skillFacet || skill.raceRelative === null) return [];
      const at = formatRelativeLevel(skillFacet, findRaceLevel(ruleset.skillLadder, skillFacet, skill.raceRelative));
      return [{ words: `${skill.name} at ${at}`, part: skill.key }];
    }),
    difficulties: (facet.difficulties ?? []).map(({ skill, difficulty }) => ({
      words: `${catalog.skills.get(skill)?.name ?? skill} ${difficultyNames[difficulty]}`,
    })),
    build: [
      ...(facet.height ? [{ words: `height ${formatSigned(facet.height)}″` }] : []),
      ...(facet.weight ? [{ words: `weight ${formatSigned(facet.weight)} lb` }] : []),
    ],
  };
}

/**
 * Returns the share of a part in the race's price, in points: of an attribute, or of the racial trait or skill with this
 * key; null if it has none.
 */
export function shareOfRace({ worksheet }: Pick<Opened, 'worksheet'>, part: string): number | null {
  const { steps, after } = worksheet.get(pointsStat('race'));
  const at = steps.findIndex((step) => step.part === part);
  const [before, valueAfter] = [after[at - 1], after[at]];
  return typeof before === 'number' && typeof valueAfter === 'number' ? valueAfter - before : null;
}

/**
 * Returns the price and the changes of the character's race: "30 points: ST −1, DX +1, IQ +1; Combat Reflexes; Stealth
 * at DX; weight −15 lb."
 */
export function describeRace(opened: Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>): string {
  const gifts = summarizeRace(opened);
  if (!gifts) return '';
  const { numbers, traits, skills, difficulties, build } = gifts;
  const parts = [numbers, traits, skills, difficulties, build].filter((part) => part.length > 0);
  const changes = parts.map((part) => part.join(', ')).join('; ');
  const points = opened.worksheet.number(pointsStat('race'));
  return `${points === 0 ? 'No points' : formatPoints(points)}${changes && `: ${changes}`}.`;
}
