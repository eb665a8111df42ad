import type { Tables } from '../catalog.ts';
import { liteAdventuringGear, liteModernGear } from './equipment/adventuring-gear.ts';
import { liteClothing, liteModernArmor, liteShields, liteSuits } from './equipment/armor.ts';
import { liteBeamWeapons } from './equipment/beam-weapons.ts';
import { liteFirearms } from './equipment/firearms.ts';
import {
  liteAxesAndMaces,
  liteForceSword,
  liteKnives,
  liteSpearsAndPolearms,
  liteStaffsAndFlails,
  liteSwords,
} from './equipment/melee-weapons.ts';
import { liteAmmunitionAndGear, liteBowsAndSlings, liteThrown } from './equipment/missile-weapons.ts';
import { liteMounts } from './equipment/mounts.ts';
import { liteKits } from './kits.ts';
import { liteFantasyRaces, liteOriginalRaces } from './races.ts';
import { liteArtisticSkills } from './skills/arts.ts';
import { liteAthleticSkills, liteOtherSkills } from './skills/athletic.ts';
import {
  liteMeleeSkills,
  liteMissileAndThrownSkills,
  liteRangedWeaponSkills,
  liteUnarmedSkills,
} from './skills/fighting.ts';
import { liteInfluenceSkills } from './skills/influence.ts';
import { liteLanguageSkills } from './skills/languages.ts';
import { liteOutdoorSkills } from './skills/outdoor.ts';
import { liteMedicalSkills, liteScholarlySkills } from './skills/scholarly.ts';
import { liteSocialSkills } from './skills/social.ts';
import { liteSpells } from './skills/spells.ts';
import { liteTechnicalSkills, liteVehicleSkills } from './skills/technical.ts';
import { liteThiefSkills } from './skills/thief.ts';
import { liteAdvantages, liteInbornAdvantages } from './traits/advantages.ts';
import { liteDisadvantagesOfBody, liteDisadvantagesOfOrigin } from './traits/disadvantages-of-body.ts';
import { liteDisadvantagesOfMind, liteQuirks } from './traits/disadvantages-of-mind.ts';
import {
  liteFriendsAndFoes,
  liteImageAndLooks,
  liteSocialStanding,
  liteStatusAndWealth,
} from './traits/social-traits.ts';

/** The articles of GURPS Lite, and gear of our own. */
const liteItems = [
  ...liteKnives,
  ...liteSwords,
  ...liteAxesAndMaces,
  ...liteStaffsAndFlails,
  ...liteSpearsAndPolearms,
  ...liteBowsAndSlings,
  ...liteThrown,
  ...liteAmmunitionAndGear,
  ...liteShields,
  ...liteSuits,
  ...liteClothing,
  ...liteFirearms,
  ...liteBeamWeapons,
  ...liteForceSword,
  ...liteModernArmor,
  ...liteAdventuringGear,
  ...liteModernGear,
  ...liteMounts,
];

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

/** The traits of GURPS Lite. */
export const liteTraits = [
  ...liteAdvantages,
  ...liteImageAndLooks,
  ...liteSocialStanding,
  ...liteStatusAndWealth,
  ...liteFriendsAndFoes,
  ...liteInbornAdvantages,
  ...liteDisadvantagesOfMind,
  ...liteDisadvantagesOfBody,
  ...liteDisadvantagesOfOrigin,
  ...liteQuirks,
];

/** The entries of GURPS Lite, loaded with its rules. */
export const liteTables: Tables = {
  skills: liteSkills,
  traits: liteTraits,
  items: liteItems,
  kits: liteKits,
  races: [...liteFantasyRaces, ...liteOriginalRaces],
};
