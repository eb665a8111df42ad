import { arts } from './skills/arts.ts';
import { athletics } from './skills/athletics.ts';
import { crafts } from './skills/crafts.ts';
import { machines } from './skills/machines.ts';
import { magicAndMind } from './skills/magic-and-mind.ts';
import { medicine } from './skills/medicine.ts';
import { meleeWeapons } from './skills/melee-weapons.ts';
import { outdoors } from './skills/outdoors.ts';
import { people } from './skills/people.ts';
import { rangedWeapons } from './skills/ranged-weapons.ts';
import { sciences } from './skills/sciences.ts';
import { fourthEditionSpells } from './skills/spells.ts';
import { techniques } from './skills/techniques.ts';
import { trickery } from './skills/trickery.ts';
import { unarmedAndCombat } from './skills/unarmed-and-combat.ts';
import { vehicles } from './skills/vehicles.ts';

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
