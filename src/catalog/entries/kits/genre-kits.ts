import type { Entries } from '../../entry.ts';

/** The starting equipment of a genre's heroes. */
export const genreKits = {
  'adventurers-kit': {
    name: "Adventurer's kit",
    description: 'Pack with rope, light, food and bedding for a week of ruins.',
    keywords: ['dungeon', 'travel', 'fantasy', 'delver', 'camping', 'backpack', 'explorer', 'adventurers'],
  },
  'knights-harness': {
    name: "Knight's harness",
    description: 'Mail and plate, shield, sword and lance, ready for the saddle.',
    keywords: ['armor', 'knight', 'medieval', 'joust', 'tournament', 'fantasy', 'cavalier', 'knights'],
  },
  'swashbucklers-outfit': {
    name: "Swashbuckler's outfit",
    description: 'Rapier, dagger, a leather coat and a cloak for the other arm.',
    keywords: ['musketeer', 'pirate', 'fencing', 'duel', 'rapier', 'swashbucklers'],
  },
  'gumshoes-kit': {
    name: "Gumshoe's kit",
    description: 'Revolver, light, camera and lockpicks, for questions after dark.',
    keywords: ['investigator', 'detective', 'noir', 'private eye', 'mystery', 'horror', 'gumshoes'],
  },
  'gunslingers-rig': {
    name: "Gunslinger's rig",
    description: 'Six-shooter, saddle gun and lariat of the Old West.',
    keywords: ['western', 'cowboy', 'outlaw', 'sheriff', 'revolver', 'gunslingers'],
  },
  'soldiers-loadout': {
    name: "Soldier's loadout",
    description: 'Carbine, pistol, grenades, vest and helmet of an infantry soldier of today.',
    keywords: ['modern', 'military', 'infantry', 'special forces', 'mercenary', 'army', 'soldiers'],
  },
  'spacers-kit': {
    name: "Spacer's kit",
    description: 'Vacc suit, pistol and medical kit for those who travel between the stars.',
    keywords: ['space', 'science fiction', 'traveller', 'starship', 'future', 'trader', 'spacers'],
  },
} as const satisfies Entries;
