import type { Entries } from '../../entry.ts';

/** Disadvantages of the body. */
export const disadvantagesOfBody = {
  'bad-sight': {
    name: 'Bad Sight',
    description: 'Your eyes fail you far off or close up, unless there are glasses and you wear them.',
    keywords: [
      'eyes',
      'eyesight',
      'glasses',
      'nearsighted',
      'farsighted',
      'short-sighted',
      'long-sighted',
      'blind',
      'vision',
      'see',
      'spectacles',
      'myopia',
    ],
  },
  'hard-of-hearing': {
    name: 'Hard of Hearing',
    description: 'You hear badly, though you are not deaf.',
    keywords: ['deaf', 'ears', 'hear', 'listen', 'sound', 'hearing aid', 'old'],
  },
  lame: {
    name: 'Lame',
    description: 'A bad leg, one leg, or none that carries you: slow, and worse at all that needs legs.',
    keywords: [
      'leg',
      'crippled',
      'limp',
      'crutch',
      'wheelchair',
      'paralyzed',
      'paraplegic',
      'peg leg',
      'walk',
      'slow',
      'foot',
    ],
  },
  'one-arm': {
    name: 'One Arm',
    description: 'You have a single arm, the one you favor: no shield beside a sword, nothing two-handed.',
    keywords: ['arm', 'hand', 'amputee', 'hook', 'lost arm', 'one-handed', 'missing', 'maimed'],
  },
  'one-eye': {
    name: 'One Eye',
    description: 'One good eye: a little worse in a fight, far worse at judging distance.',
    keywords: ['eye', 'eyepatch', 'patch', 'pirate', 'blind', 'sight', 'vision', 'glass eye', 'depth', 'cyclops'],
  },
} satisfies Entries;
