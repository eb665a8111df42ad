import type { Catalog } from '../catalog/catalog.ts';
import type { RaceFacet } from '../catalog/race-entry.ts';
import { formatSigned } from '../engine/numbers.ts';
import type { Ruleset } from './ruleset.ts';
import { difficultyNames } from './shared/skill-names.ts';
import { pointWords } from './step-price.ts';

/** What a race costs and changes: "30 points: ST −1, DX +1, IQ +1; Combat Reflexes; weight −15 lb". */
export function raceWords(
  catalog: Catalog,
  ruleset: Pick<Ruleset, 'attributes' | 'changeable'>,
  facet: RaceFacet,
): string {
  const attributes = ruleset.attributes.flatMap(({ id, short }) =>
    facet[id] ? [`${short} ${formatSigned(facet[id])}`] : [],
  );
  const effects = (facet.effects ?? []).flatMap(({ stat, add, when }) => {
    const name =
      ruleset.changeable.find((each) => each.stat === stat)?.name ??
      catalog.skills.get(stat.replace(/^skill:/, ''))?.name;
    return name && add ? [`${name} ${formatSigned(add)}${when ? ` ${when}` : ''}`] : [];
  });
  const traits = (facet.traits ?? []).map(({ trait, level }) => {
    const name = catalog.traits.get(trait)?.name ?? trait;
    return level === undefined ? name : `${name} ${level}`;
  });
  const skills = (facet.difficulties ?? []).map(
    ({ skill, difficulty }) => `${catalog.skills.get(skill)?.name ?? skill} ${difficultyNames[difficulty]}`,
  );
  const build = [
    ...(facet.height ? [`height ${formatSigned(facet.height)}″`] : []),
    ...(facet.weight ? [`weight ${formatSigned(facet.weight)} lb`] : []),
  ];
  const parts = [[...attributes, ...effects], traits, skills, build].filter((part) => part.length > 0);
  const changes = parts.map((part) => part.join(', ')).join('; ');
  return `${facet.points === 0 ? 'No points' : pointWords(facet.points)}${changes && `: ${changes}`}.`;
}
