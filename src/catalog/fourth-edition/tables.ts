import type { Tables } from '../catalog.ts';
import { armor, shields } from './equipment/armor.ts';
import { cartridges } from './equipment/cartridges.ts';
import { clothes } from './equipment/clothes.ts';
import { beamWeapons, firearms } from './equipment/firearms.ts';
import { gearOfOurOwn } from './equipment/gear-of-our-own.ts';
import { handWeapons } from './equipment/hand-weapons.ts';
import { heavyWeapons } from './equipment/heavy-weapons.ts';
import { ammunition, grenades, missileWeapons } from './equipment/missile-weapons.ts';
import { modernArmor } from './equipment/modern-armor.ts';
import { mounts } from './equipment/mounts.ts';
import { communications, survivalGear } from './equipment/survival-gear.ts';
import { toolsAndInstruments } from './equipment/tools-and-instruments.ts';
import { fourthEditionKits } from './kits.ts';
import { fourthEditionRaces } from './races.ts';
import { arts, crafts } from './skills/arts.ts';
import { athletics, outdoors } from './skills/athletics.ts';
import { meleeWeapons, rangedWeapons, unarmedAndCombat } from './skills/fighting.ts';
import { machines, vehicles } from './skills/machines.ts';
import { magicAndMind } from './skills/magic-and-mind.ts';
import { people, trickery } from './skills/people.ts';
import { medicine, sciences } from './skills/sciences.ts';
import { fourthEditionSpells } from './skills/spells.ts';
import { techniques } from './skills/techniques.ts';
import { disadvantagesOfBody, impairments } from './traits/disadvantages-of-body.ts';
import { disadvantagesOfMind, phobiasAndBeliefs } from './traits/disadvantages-of-mind.ts';
import { exoticBodies } from './traits/exotic-bodies.ts';
import { exoticDisadvantages } from './traits/exotic-disadvantages.ts';
import { fightingAdvantages, improvedCharacteristics } from './traits/fighting-advantages.ts';
import { mundaneAdvantages } from './traits/mundane-advantages.ts';
import { perks, quirks } from './traits/perks-and-quirks.ts';
import { powerTalents, readyMadePowers } from './traits/power-talents.ts';
import { powers } from './traits/powers.ts';
import { racialTraits } from './traits/racial-traits.ts';
import { socialAdvantages, socialDisadvantages } from './traits/social-traits.ts';
import { talentsAndLanguages } from './traits/talents-and-languages.ts';

/** The equipment of the Basic Set, and general gear that it does not list. */
export const fourthEditionItems = [
  ...handWeapons,
  ...missileWeapons,
  ...ammunition,
  ...grenades,
  ...firearms,
  ...beamWeapons,
  ...cartridges,
  ...heavyWeapons,
  ...armor,
  ...modernArmor,
  ...shields,
  ...clothes,
  ...survivalGear,
  ...communications,
  ...toolsAndInstruments,
  ...gearOfOurOwn,
  ...mounts,
];

/** The skills of the Basic Set, weapon skills first, its techniques and its spells. */
export const fourthEditionSkills = [
  ...meleeWeapons,
  ...rangedWeapons,
  ...unarmedAndCombat,
  ...athletics,
  ...trickery,
  ...outdoors,
  ...people,
  ...sciences,
  ...medicine,
  ...arts,
  ...crafts,
  ...machines,
  ...vehicles,
  ...magicAndMind,
  ...techniques,
  ...fourthEditionSpells,
];

/** Advantages, perks, languages and social traits of the Basic Set. */
export const fourthEditionAdvantages = [
  ...mundaneAdvantages,
  ...fightingAdvantages,
  ...improvedCharacteristics,
  ...talentsAndLanguages,
  ...socialAdvantages,
  ...perks,
  ...exoticBodies,
  ...powers,
];

/** Disadvantages and quirks of the Basic Set. */
export const fourthEditionDisadvantages = [
  ...disadvantagesOfMind,
  ...phobiasAndBeliefs,
  ...disadvantagesOfBody,
  ...impairments,
  ...socialDisadvantages,
  ...exoticDisadvantages,
  ...quirks,
];

/** The entries of the Basic Set, loaded with the rules of the fourth edition. */
export const fourthEditionTables: Tables = {
  skills: fourthEditionSkills,
  traits: [
    ...fourthEditionAdvantages,
    ...fourthEditionDisadvantages,
    ...readyMadePowers,
    ...powerTalents,
    ...racialTraits,
  ],
  items: fourthEditionItems,
  kits: fourthEditionKits,
  races: fourthEditionRaces,
};
