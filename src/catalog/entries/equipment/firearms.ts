import type { Entries } from '../../entry.ts';

/** Firearms. */
export const firearms = {
  '38-special': {
    name: '.38 Special',
    description: 'Small six-shot revolver that anybody can hold; the cheapest gun there is.',
    keywords: [
      'gun',
      'pistol',
      'handgun',
      'revolver',
      'six-shooter',
      'detective',
      'police',
      'firearm',
      'cop',
      'gangster',
    ],
  },
  luger: {
    name: 'Luger',
    description: 'Automatic pistol of the world wars, more accurate than its rivals.',
    keywords: ['gun', 'pistol', 'handgun', 'automatic', '9mm', 'parabellum', 'german', 'firearm'],
  },
  'colt-45': {
    name: 'Colt .45',
    description: 'Heavy automatic pistol that kicks: it wants a firm grip.',
    keywords: ['gun', 'pistol', 'handgun', 'automatic', 'M1911', 'army', 'firearm', 'cop', 'soldier'],
  },
  'walther-ppk': {
    name: 'Walther PPK',
    description: 'Light, flat automatic for a shoulder holster, easily hidden under a jacket.',
    keywords: ['gun', 'pistol', 'handgun', 'automatic', 'spy', 'concealed', 'firearm', 'james bond'],
  },
  '44-magnum-revolver': {
    name: '.44 Mag. Revolver',
    description: 'Big revolver with the hardest hit of all pistols, and the hardest kick.',
    keywords: ['gun', 'pistol', 'handgun', 'magnum', 'six-shooter', 'hunting', 'firearm', 'cowboy'],
  },
  'glock-17': {
    name: 'Glock 17',
    description: 'Modern automatic pistol that shoots seventeen times before it is empty.',
    keywords: ['gun', 'pistol', 'handgun', 'automatic', '9mm', 'police', 'modern', 'firearm', 'cop', 'semi-automatic'],
  },
  'remington-12g': {
    name: 'Remington 12G',
    description: 'Twelve-gauge shotgun with five shells, for both hands and a strong shoulder.',
    keywords: ['gun', 'shotgun', 'pump action', 'long gun', 'hunting', 'police', 'firearm', 'cop'],
  },
  'winchester-44-40': {
    name: 'Winchester .44-40',
    description: 'Lever-action rifle of the frontier, cheap and light to shoot.',
    keywords: ['gun', 'rifle', 'long gun', 'carbine', 'western', 'cowboy', 'repeater', 'firearm'],
  },
  'winchester-30-30': {
    name: 'Winchester .30-30',
    description: 'Lever-action rifle for deer, with a much stronger round than its forebear.',
    keywords: ['gun', 'rifle', 'long gun', 'western', 'hunting', 'repeater', 'firearm', 'hunter'],
  },
  'lee-enfield-303': {
    name: 'Lee-Enfield .303',
    description: 'Bolt-action rifle of the British soldier: one aimed shot a turn, and a heavy one.',
    keywords: [
      'gun',
      'rifle',
      'long gun',
      'army',
      'sniper',
      'world war',
      'british',
      'firearm',
      'hunter',
      'bolt action',
    ],
  },
  'm1-garand-30-06': {
    name: 'M1 Garand .30-06',
    description: 'Self-loading rifle of the American soldier, the hardest hitting of them all.',
    keywords: ['gun', 'rifle', 'long gun', 'army', 'world war', 'semi-automatic', 'firearm', 'soldier'],
  },
  'ar-15-223': {
    name: 'AR-15 .223',
    description: 'Light modern rifle with twenty rounds that a weaker arm can hold steady.',
    keywords: [
      'gun',
      'rifle',
      'long gun',
      'assault rifle',
      'M16',
      'modern',
      'semi-automatic',
      'firearm',
      'soldier',
      'machine gun',
      'assault',
    ],
  },
} satisfies Entries;

/** Beam weapons. */
export const beamWeapons = {
  'laser-pistol': {
    name: 'Laser Pistol',
    description: 'Hand laser: little damage, but fast, accurate and without any kick.',
    keywords: ['gun', 'ray gun', 'beam', 'energy weapon', 'science fiction', 'future', 'phaser', 'pistol', 'star trek'],
  },
  'laser-rifle': {
    name: 'Laser Rifle',
    description: 'Long laser for both hands, as accurate as any weapon when it is aimed.',
    keywords: [
      'gun',
      'ray gun',
      'beam',
      'energy weapon',
      'sniper',
      'science fiction',
      'future',
      'rifle',
      'machine gun',
    ],
  },
  blaster: {
    name: 'Blaster',
    description: 'Pistol that throws bolts of energy through nearly any armor.',
    keywords: [
      'gun',
      'ray gun',
      'beam',
      'energy weapon',
      'particle beam',
      'science fiction',
      'space',
      'pistol',
      'star wars',
      'phaser',
    ],
  },
  'blaster-rifle': {
    name: 'Blaster Rifle',
    description: 'Heavy blaster for both hands: the deadliest thing on the list.',
    keywords: [
      'gun',
      'ray gun',
      'beam',
      'energy weapon',
      'particle beam',
      'science fiction',
      'space',
      'rifle',
      'star wars',
    ],
  },
} satisfies Entries;
