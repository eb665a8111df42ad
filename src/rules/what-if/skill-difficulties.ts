import { difficulties, type SkillDifficulty } from '../../character/skill-rows.ts';
import type { DerivedCharacter } from '../derive-character.ts';
import { sumSkillPoints } from '../shared/race-skills.ts';
import { resolveSkillFacet } from '../shared/skill-facet.ts';
import { difficultyNames, formatRelativeLevel } from '../shared/skill-names.ts';
import { skillStat } from '../stat-ids.ts';
import { formatPoints } from '../wording/point-words.ts';

type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;

/** A difficulty that a skill can be learned at, with the level that the points spent would buy. */
export interface DifficultyOffer {
  readonly difficulty: SkillDifficulty;
  /** "hard: 2 points → IQ−1". */
  readonly words: string;
  readonly chosen: boolean;
}

/** Returns the difficulties that a skill row can choose from (a language); none where the book fixes it. */
export function difficultyOffers({ ruleset, context, worksheet }: Opened, key: string): DifficultyOffer[] {
  const skill = context.skills.find((candidate) => candidate.key === key);
  const facet = skill && resolveSkillFacet(context, skill);
  if (!skill || !facet?.difficulties) return [];
  const { skillLadder } = ruleset;
  const spent = worksheet.number(skillStat(key, 'points'));
  const points = sumSkillPoints(skillLadder, facet, skill, spent);
  const boughtRelative = skillLadder.relative(facet, points);
  const level = worksheet.get(skillStat(key, 'level')).value;
  // Bonuses other than points (Language Talent) count at every difficulty.
  const bonus =
    typeof level === 'number' && boughtRelative !== null
      ? level - worksheet.number(facet.attribute) - boughtRelative
      : 0;
  return difficulties
    .filter((difficulty) => facet.difficulties?.includes(difficulty))
    .map((difficulty) => {
      const relative = skillLadder.relative({ ...facet, difficulty }, points);
      const bought = relative === null ? 'no level' : formatRelativeLevel(facet, relative + bonus);
      const words = `${difficultyNames[difficulty]}: ${formatPoints(spent)} → ${bought}`;
      return { difficulty, words, chosen: difficulty === facet.difficulty };
    });
}
