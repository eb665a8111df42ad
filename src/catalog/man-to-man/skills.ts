import { manToManMeleeSkills } from './skills/melee-skills.ts';
import { manToManMissileAndThrownSkills } from './skills/missile-and-thrown-skills.ts';
import { manToManOtherSkills } from './skills/other-skills.ts';
import { manToManUnarmedSkills } from './skills/unarmed-skills.ts';

/** The skills of Man to Man, weapon skills first. */
export const manToManSkills = [
  ...manToManMeleeSkills,
  ...manToManMissileAndThrownSkills,
  ...manToManUnarmedSkills,
  ...manToManOtherSkills,
];
