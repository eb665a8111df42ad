import { thiefSkills } from '../../entries/skills/thief.ts';
import { listSkillRows } from '../notation/read-skill-row.ts';

/** Stealth, theft and spying. */
export const trickery = listSkillRows(
  {
    disguise: [thiefSkills.disguise, 'IQ/A/TL', 'IQ-5 makeup-3', 187, { of: 'Species: Humans' }],
    escape: [thiefSkills.escape, 'DX/H', 'DX-6', 192],
    filch: ['Filch', 'DX/A', 'DX-5 pickpocket-4 sleight-of-hand-4', 195, 'Taking what lies about while nobody looks.', 'steal shoplift thief snatch'],
    'forced-entry': ['Forced Entry', 'DX/E', 'none', 196, 'Kicking in doors and breaking windows.', 'break_in door crowbar burglar swat kick'],
    forgery: [thiefSkills.forgery, 'IQ/H/TL', 'IQ-6 counterfeiting-2', 196],
    counterfeiting: ['Counterfeiting', 'IQ/H/TL', 'IQ-6 forgery-2', 185, 'Making false coins and banknotes.', 'fake money forge banknote coin'],
    gambling: [thiefSkills.gambling, 'IQ/A', 'IQ-5 mathematics(Statistics)-5', 197],
    holdout: [thiefSkills.holdout, 'IQ/A', 'IQ-5 sleight-of-hand-3', 200],
    lockpicking: [thiefSkills.lockpicking, 'IQ/A/TL', 'IQ-5', 206],
    pickpocket: [thiefSkills.pickpocket, 'DX/H', 'DX-6 filch-5 sleight-of-hand-4', 213],
    poisons: ['Poisons', 'IQ/H/TL', 'IQ-6 chemistry-5 pharmacy-3 physician-3', 214, 'Making, giving, recognizing and curing poisons.', 'venom toxin assassin antidote'],
    scrounging: ['Scrounging', 'Per/E', 'Per-4', 218, 'Finding what others need, in heaps and back rooms.', 'find salvage scavenge junk'],
    search: ['Search', 'Per/A', 'Per-5 criminology-5', 219, 'Frisking people and searching things for what they hide.', 'frisk pat_down find hidden police'],
    shadowing: [thiefSkills.shadowing, 'IQ/A', 'IQ-5 observation-5 stealth-4', 219],
    'sleight-of-hand': ['Sleight of Hand', 'DX/H', 'filch-5', 221, 'Palming small things, and stage magic with cards and coins.', 'card palm conjure magician trick cheat'],
    smuggling: ['Smuggling', 'IQ/A', 'IQ-5', 221, 'Hiding goods in baggage, vehicles and buildings.', 'contraband hide customs'],
    stealth: [thiefSkills.stealth, 'DX/A', 'DX-5 IQ-5', 222],
    traps: [thiefSkills.traps, 'IQ/A/TL', 'IQ-5 lockpicking-3', 226],
    ventriloquism: ['Ventriloquism', 'IQ/H', 'none', 228, 'Speaking so that the voice seems to come from elsewhere.', 'voice dummy puppet trick'],
    'lip-reading': ['Lip Reading', 'Per/A', 'Per-10', 205, 'Seeing what people say.', 'spy deaf speech read'],
    observation: ['Observation', 'Per/A', 'Per-5 shadowing-5', 211, 'Watching a place or people for what matters, unnoticed.', 'watch spy guard scout notice surveillance'],
  },
  'Stealth and trickery',
);
