import { listSkillRows } from '../notation/read-skill-row.ts';

const andOthers = 'The game master may let it count for others of its kind';

/** Lore of magic, and disciplines of the mind. Wildcard skills, which cover whole fields (p. 175). */
export const magicAndMind = listSkillRows({
  alchemy: ['Alchemy', 'IQ/VH/TL', 'none', 174, 'Making elixirs, and knowing those that others made.', 'elixir potion brew transmute wizard'],
  autohypnosis: ['Autohypnosis', 'Will/H', 'meditation-4', 179, 'Ruling your own mind: against pain, fatigue and fear.', 'trance self_control pain meditation yoga'],
  dreaming: ['Dreaming', 'Will/H', 'Will-6', 188, 'Remembering dreams and steering them.', 'dream sleep lucid vision'],
  exorcism: ['Exorcism', 'Will/H', 'Will-6 religious-ritual-3 ritual-magic-3 theology-3', 193, 'Driving a spirit out of a person or a place.', 'ghost demon possession priest spirit'],
  'herb-lore': ['Herb Lore', 'IQ/VH/TL', 'none', 199, 'Brewing cures and poisons from plants, as strong as elixirs.', 'plant potion witch herbalist brew', { needs: 'skill naturalist' }],
  meditation: ['Meditation', 'Will/H', 'Will-6 autohypnosis-4', 207, 'Emptying the mind, to find rest or an answer.', 'calm trance monk zen mind'],
  'mental-strength': ['Mental Strength', 'Will/E', 'none', 209, 'Resisting attacks on the mind.', 'will resist psionic spell chi', { needs: 'trait trained-by-a-master or trait weapon-master or trait magery 1' }],
  'mind-block': ['Mind Block', 'Will/A', 'Will-5 meditation-5', 210, 'Keeping your thoughts from those who would read them.', 'telepathy psionic shield resist thought'],
  'religious-ritual': ['Religious Ritual', 'IQ/H', 'ritual-magic(same)-6 theology(same)-4', 217, 'Holding the rites of one religion as they should be.', 'priest ceremony mass rite cleric worship', { of: 'Religion' }],
  'ritual-magic': ['Ritual Magic', 'IQ/VH', 'religious-ritual(same)-6', 218, 'Commanding spirits by the rites of one tradition.', 'voodoo spirit shaman conjure rite', { of: 'Tradition' }],
  'symbol-drawing': ['Symbol Drawing', 'IQ/H', 'none', 224, 'Drawing the signs that a ritual asks for.', 'rune ward circle symbol veve', { of: 'Tradition', by: {} }],
  thaumatology: ['Thaumatology', 'IQ/VH', 'IQ-7', 225, 'The study of magic: how it works, and what a spell or item does.', 'magic theory wizard scholar identify'],
  'detective-wildcard': ['Detective!', 'IQ/W', 'none', 175, 'All that solves crimes, as one skill.', 'wildcard investigate crime clue sherlock', { covers: 'Criminology | Detect Lies | Electronics Operation (Security) | Electronics Operation (Surveillance) | Forensics | Interrogation | Law | Observation | Research | Savoir-Faire (Police) | Search | Shadowing | Streetwise', notes: [andOthers] }],
  'gun-wildcard': ['Gun!', 'DX/W', 'none', 175, 'All that has to do with guns, as one skill.', 'wildcard shoot gunslinger', { use: 'ranged', covers: 'Beam Weapons | Gunner | Guns | Liquid Projector | Fast-Draw (Long Arm) | Fast-Draw (Pistol) | Fast-Draw (Ammo)', notes: ['Armoury of these weapons: a roll based on IQ'] }],
  'science-wildcard': ['Science!', 'IQ/W', 'none', 175, 'All sciences, as one skill.', 'wildcard scientist genius pulp', { covers: 'Astronomy | Bioengineering | Biology | Chemistry | Engineer | Geology | Mathematics | Metallurgy | Meteorology | Naturalist | Paleontology | Physics | Psychology', notes: [andOthers] }],
  'sword-wildcard': ['Sword!', 'DX/W', 'none', 175, 'All swords and their tricks, as one skill.', 'wildcard swashbuckler blade', { use: 'melee', covers: 'Broadsword | Force Sword | Jitte/Sai | Knife | Main-Gauche | Rapier | Saber | Shortsword | Smallsword | Two-Handed Sword | Fast-Draw (Force Sword) | Fast-Draw (Knife) | Fast-Draw (Sword) | Fast-Draw (Two-Handed Sword)' }],
});
