import type { SkillEntry } from '../skill-entry.ts';
import { meleeSkills } from './melee-skills.ts';
import { missileAndThrownSkills } from './missile-and-thrown-skills.ts';
import { otherSkills } from './other-skills.ts';
import { unarmedSkills } from './unarmed-skills.ts';

/** All skills that can be learned, those of weapons first. */
export const skills: readonly SkillEntry[] = [
  ...meleeSkills,
  ...missileAndThrownSkills,
  ...unarmedSkills,
  ...otherSkills,
];
