import { formatSigned } from '../engine/numbers.ts';
import type { Sheet } from './build-sheet.ts';
import type { SheetContext } from './context.ts';
import type { Ruleset } from './ruleset.ts';
import { pointsStat } from './shared/points.ts';
import { raceLevel } from './shared/race-skills.ts';
import { nameWithLevel } from './shared/race-traits.ts';
import { difficultyNames, overAttribute } from './shared/skill-names.ts';
import { skillFacetFor } from './shared/skills.ts';
import { pointWords } from './step-price.ts';

type Opened = Pick<Sheet, 'ruleset' | 'context' | 'worksheet'>;

/**
 * What the character's race costs and changes: "30 points: ST −1, DX +1, IQ +1; Combat Reflexes; Stealth at DX; weight
 * −15 lb."
 */
export function raceWords({ ruleset, context, worksheet }: Opened): string {
  const { facet, traits, skills } = context.race;
  if (!facet) return '';
  const { catalog } = context;
  const attributes = ruleset.attributes.flatMap(({ id, short }) =>
    facet[id] ? [`${short} ${formatSigned(facet[id])}`] : [],
  );
  const effects = (facet.effects ?? []).flatMap(({ stat, add, when }) => {
    const name = effectName(ruleset, context, stat);
    return name && add ? [`${name} ${formatSigned(add)}${when ? ` ${when}` : ''}`] : [];
  });
  const learned = skills.flatMap((skill) => {
    const of = skillFacetFor(context, skill);
    return of && skill.raceRelative !== null
      ? [`${skill.name} at ${overAttribute(of, raceLevel(ruleset.skillLadder, of, skill.raceRelative))}`]
      : [];
  });
  const easier = (facet.difficulties ?? []).map(
    ({ skill, difficulty }) => `${catalog.skills.get(skill)?.name ?? skill} ${difficultyNames[difficulty]}`,
  );
  const build = [
    ...(facet.height ? [`height ${formatSigned(facet.height)}″`] : []),
    ...(facet.weight ? [`weight ${formatSigned(facet.weight)} lb`] : []),
  ];
  const known = traits.filter((trait) => trait.facet).map(nameWithLevel);
  const parts = [[...attributes, ...effects], known, learned, easier, build].filter((part) => part.length > 0);
  const changes = parts.map((part) => part.join(', ')).join('; ');
  const points = worksheet.number(pointsStat('race'));
  return `${points === 0 ? 'No points' : pointWords(points)}${changes && `: ${changes}`}.`;
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
