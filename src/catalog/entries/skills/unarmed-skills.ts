import type { SkillEntries } from '../../skill-entry.ts';

/** Fighting without weapons. */
export const unarmedSkills = {
  brawling: {
    name: 'Brawling',
    description: 'Rough fighting with fists and feet: harder blows, and a parry against punches and kicks.',
    keywords: ['unarmed', 'fist', 'punch', 'kick', 'bar fight', 'bare hands'],
  },
  boxing: {
    name: 'Boxing',
    description: 'Schooled fist fighting: punches hit harder, and the fists parry well.',
    keywords: ['unarmed', 'fist', 'punch', 'boxer', 'martial arts', 'bare hands'],
  },
  judo: {
    name: 'Judo',
    description: 'Throws and holds: parry with empty hands, then throw the attacker to the ground.',
    keywords: ['unarmed', 'throw', 'wrestling', 'grapple', 'jujutsu', 'martial arts', 'bare hands'],
  },
  karate: {
    name: 'Karate',
    description: 'Trained blows with hands and feet: much harder hits, and a parry even against weapons.',
    keywords: ['unarmed', 'kung fu', 'punch', 'kick', 'martial arts', 'monk', 'bare hands'],
  },
} satisfies SkillEntries;
