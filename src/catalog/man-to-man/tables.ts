import type { Tables } from '../catalog.ts';
import { manToManAdventuringGear } from './equipment/adventuring-gear.ts';
import { manToManArmorPieces } from './equipment/armor-pieces.ts';
import { manToManClothing } from './equipment/clothing.ts';
import {
  manToManAxesAndMaces,
  manToManKnives,
  manToManSpearsAndPolearms,
  manToManStaffsAndFlails,
  manToManSwords,
} from './equipment/melee-weapons.ts';
import { manToManAmmunitionAndGear, manToManBowsAndSlings, manToManThrown } from './equipment/missile-weapons.ts';
import { manToManShields } from './equipment/shields.ts';
import { manToManSuits } from './equipment/suits.ts';
import { manToManKits } from './kits.ts';
import { manToManFantasyRaces } from './races.ts';
import { manToManOtherSkills } from './skills/athletic.ts';
import { manToManMeleeSkills, manToManMissileAndThrownSkills, manToManUnarmedSkills } from './skills/fighting.ts';
import { manToManAdvantages } from './traits/advantages.ts';

/** All articles that can be bought, in the order of the book, and gear of our own. */
const manToManItems = [
  ...manToManKnives,
  ...manToManSwords,
  ...manToManAxesAndMaces,
  ...manToManStaffsAndFlails,
  ...manToManSpearsAndPolearms,
  ...manToManBowsAndSlings,
  ...manToManThrown,
  ...manToManAmmunitionAndGear,
  ...manToManShields,
  ...manToManSuits,
  ...manToManArmorPieces,
  ...manToManClothing,
  ...manToManAdventuringGear,
];

/** The skills of Man to Man, weapon skills first. */
const manToManSkills = [
  ...manToManMeleeSkills,
  ...manToManMissileAndThrownSkills,
  ...manToManUnarmedSkills,
  ...manToManOtherSkills,
];

/** The entries of Man to Man, loaded with its rules. */
export const manToManTables: Tables = {
  skills: manToManSkills,
  traits: manToManAdvantages,
  items: manToManItems,
  kits: manToManKits,
  races: manToManFantasyRaces,
};
