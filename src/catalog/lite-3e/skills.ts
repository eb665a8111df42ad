import { liteArtisticSkills } from './skills/arts.ts';
import { liteAthleticSkills } from './skills/athletic.ts';
import { liteInfluenceSkills } from './skills/influence.ts';
import { liteLanguageSkills } from './skills/languages.ts';
import { liteMedicalSkills } from './skills/medical.ts';
import { liteMeleeSkills } from './skills/melee-skills.ts';
import { liteMissileAndThrownSkills } from './skills/missile-and-thrown-skills.ts';
import { liteOtherSkills } from './skills/other-skills.ts';
import { liteOutdoorSkills } from './skills/outdoor.ts';
import { liteRangedWeaponSkills } from './skills/ranged-weapons.ts';
import { liteScholarlySkills } from './skills/scholarly.ts';
import { liteSocialSkills } from './skills/social.ts';
import { liteSpells } from './skills/spells.ts';
import { liteTechnicalSkills } from './skills/technical.ts';
import { liteThiefSkills } from './skills/thief.ts';
import { liteUnarmedSkills } from './skills/unarmed-skills.ts';
import { liteVehicleSkills } from './skills/vehicles.ts';

/** The skills and spells of GURPS Lite, weapon skills first. */
export const liteSkills = [
  ...liteMeleeSkills,
  ...liteMissileAndThrownSkills,
  ...liteUnarmedSkills,
  ...liteOtherSkills,
  ...liteAthleticSkills,
  ...liteThiefSkills,
  ...liteOutdoorSkills,
  ...liteSocialSkills,
  ...liteInfluenceSkills,
  ...liteScholarlySkills,
  ...liteArtisticSkills,
  ...liteTechnicalSkills,
  ...liteMedicalSkills,
  ...liteVehicleSkills,
  ...liteRangedWeaponSkills,
  ...liteLanguageSkills,
  ...liteSpells,
];
