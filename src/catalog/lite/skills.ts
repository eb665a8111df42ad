import type { SkillEntry } from '../skill-entry.ts';
import { artisticSkills } from './skills/arts.ts';
import { athleticSkills } from './skills/athletic.ts';
import { influenceSkills } from './skills/influence.ts';
import { languageSkills } from './skills/languages.ts';
import { medicalSkills } from './skills/medical.ts';
import { outdoorSkills } from './skills/outdoor.ts';
import { rangedWeaponSkills } from './skills/ranged-weapons.ts';
import { scholarlySkills } from './skills/scholarly.ts';
import { socialSkills } from './skills/social.ts';
import { spells } from './skills/spells.ts';
import { technicalSkills } from './skills/technical.ts';
import { thiefSkills } from './skills/thief.ts';
import { vehicleSkills } from './skills/vehicles.ts';

/** Skills and spells that only GURPS Lite has. */
export const liteSkills: readonly SkillEntry[] = [
  ...athleticSkills,
  ...thiefSkills,
  ...outdoorSkills,
  ...socialSkills,
  ...influenceSkills,
  ...scholarlySkills,
  ...artisticSkills,
  ...technicalSkills,
  ...medicalSkills,
  ...vehicleSkills,
  ...rangedWeaponSkills,
  ...languageSkills,
  ...spells,
];
