import { lite } from '../../books.ts';
import type { SpellPrerequisite } from '../../prerequisite.ts';
import type { SkillEntry } from '../../skill-entry.ts';

/** A spell that another one builds on must be known at level 12 (p. 30). */
const at12 = (spell: string): SpellPrerequisite => ({ spell, level: 12 });

/**
 * Spells. The text of the book has lost where the classes on p. 31 belong: "Missile" stands before Shape Fire, and
 * after the last spell come five times "Regular", then "Area", "Regular" and "Resisted by HT": nine for eleven spells.
 * In this order they fit Fireball (missile), Haste to Minor Healing (regular, of which one is missing), Shape Fire (area,
 * as it has a base cost), Shield (regular) and Sleep (resisted by HT). That leaves Foolishness without one; see there.
 * GURPS Lite, pp. 30-31.
 */
export const spells: readonly SkillEntry[] = [
  {
    id: 'create-fire',
    name: 'Create Fire',
    description: 'Flames spring up over an area and burn without fuel.',
    keywords: ['magic', 'fire', 'flame', 'burn', 'wall of fire', 'area'],
    facets: {
      'lite-3e': {
        cite: lite(30),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        leastPoints: 1,
        groups: ['spell'],
        spell: {
          class: 'area',
          time: '1 s',
          duration: '1 minute',
          cost: '2',
          maintain: '1',
        },
        prerequisites: [at12('ignite-fire')],
        notes: ['Burns those inside as any flame (p. 28)', 'Not inside an object'],
      },
    },
  },
  {
    id: 'daze',
    name: 'Daze',
    description: 'Makes somebody blind to all that happens around, without a sign of it.',
    keywords: ['magic', 'mind', 'charm', 'stupor', 'enchant', 'forget'],
    facets: {
      'lite-3e': {
        cite: lite(30),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        leastPoints: 1,
        groups: ['spell'],
        spell: {
          class: 'resisted',
          resistedBy: 'HT',
          time: '2 s',
          duration: '1 minute',
          cost: '3',
          maintain: '2',
        },
        prerequisites: [at12('foolishness')],
        notes: ['An injury ends it, and so does resisting another spell'],
      },
    },
  },
  {
    id: 'detect-magic',
    name: 'Detect Magic',
    description: 'Tells whether a thing is magical.',
    keywords: ['magic', 'sense', 'identify', 'item', 'aura'],
    facets: {
      'lite-3e': {
        cite: lite(30),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        leastPoints: 1,
        groups: ['spell'],
        spell: {
          class: 'regular',
          time: '5 s',
          duration: 'instant',
          cost: '2',
        },
        prerequisites: [{ trait: 'magery' }],
        notes: ['On a critical success it also names the spell'],
      },
    },
  },
  {
    id: 'fireball',
    name: 'Fireball',
    description: 'A ball of fire appears in the hand, to be thrown.',
    keywords: ['magic', 'fire', 'throw', 'attack', 'missile', 'burn', 'battle'],
    facets: {
      'lite-3e': {
        cite: lite(31),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        leastPoints: 1,
        groups: ['spell'],
        spell: {
          class: 'missile',
          time: '1 to 3 s',
          duration: 'until thrown',
          cost: '1 to 3',
        },
        prerequisites: [{ trait: 'magery' }, at12('create-fire'), at12('shape-fire')],
        notes: [
          '1d damage for each point of cost, and a second of casting for each die',
          'Thrown with Spell Throwing; may set things alight',
        ],
      },
    },
  },
  {
    id: 'foolishness',
    name: 'Foolishness',
    description: 'Takes IQ away from somebody for a while.',
    keywords: ['magic', 'mind', 'stupid', 'confuse', 'curse', 'weaken'],
    facets: {
      'lite-3e': {
        // Its class is lost. It works on the mind of another, as Daze and Sleep do, so it is taken to be resisted, by
        // what it attacks: IQ.
        cite: lite(31),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        leastPoints: 1,
        groups: ['spell'],
        spell: {
          class: 'resisted',
          resistedBy: 'IQ',
          time: '1 s',
          duration: '1 minute',
          cost: '1 to 5',
          maintain: 'half, rounded up',
        },
        prerequisites: [{ attribute: 'iq', atLeast: 12 }],
        notes: ['IQ falls by the cost, and all spells and skills of IQ with it'],
      },
    },
  },
  {
    id: 'haste',
    name: 'Haste',
    description: 'Makes somebody faster on their feet and at dodging.',
    keywords: ['magic', 'speed', 'fast', 'move', 'dodge', 'quick', 'buff'],
    facets: {
      'lite-3e': {
        cite: lite(31),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        leastPoints: 1,
        groups: ['spell'],
        spell: {
          class: 'regular',
          time: '2 s',
          duration: '1 minute',
          cost: '2, 4 or 6',
          maintain: 'half',
        },
        notes: ['+1 to Move and Dodge for every 2 points of cost, at most +3'],
      },
    },
  },
  {
    id: 'ignite-fire',
    name: 'Ignite Fire',
    description: 'Sets fire to something that burns easily and does not live.',
    keywords: ['magic', 'fire', 'light', 'candle', 'torch', 'burn', 'spark'],
    facets: {
      'lite-3e': {
        cite: lite(31),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        leastPoints: 1,
        groups: ['spell'],
        spell: {
          class: 'regular',
          time: '1 s',
          duration: '1 s',
          cost: '1 to 4',
          maintain: 'same',
        },
        notes: [
          '1: a candle or tinder at once',
          '2: paper at once, clothes being worn in 4 s',
          '3: dry wood or clothes at once, leather in 2 s, heavy wood in 6 s',
          '4: coal at once, heavy wood in 2 s',
        ],
      },
    },
  },
  {
    id: 'lend-health',
    name: 'Lend Health',
    description: 'Takes wounds off somebody for an hour; then they come back.',
    keywords: ['magic', 'heal', 'wounds', 'healing', 'hit points', 'cleric'],
    facets: {
      'lite-3e': {
        cite: lite(31),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        leastPoints: 1,
        groups: ['spell'],
        spell: {
          class: 'regular',
          time: '1 s',
          duration: '1 hour',
          cost: '1 per HT',
        },
        prerequisites: [at12('lend-strength')],
        notes: ['Never above the subject’s full HT; cannot be maintained'],
      },
    },
  },
  {
    id: 'lend-strength',
    name: 'Lend Strength',
    description: 'Gives one’s own strength to somebody who is tired.',
    keywords: ['magic', 'fatigue', 'tired', 'strength', 'heal', 'energy', 'cleric'],
    facets: {
      'lite-3e': {
        cite: lite(31),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        leastPoints: 1,
        groups: ['spell'],
        spell: {
          class: 'regular',
          time: '1 s',
          duration: 'lasting',
          cost: 'any',
        },
        prerequisites: [{ any: [{ trait: 'magery' }, { trait: 'empathy' }] }],
        notes: ['Each point of ST given is one that the subject gets back, never above full ST'],
      },
    },
  },
  {
    id: 'light',
    name: 'Light',
    description: 'Makes a small flame of light that obeys the caster.',
    keywords: ['magic', 'lamp', 'candle', 'torch', 'dark', 'see', 'lantern'],
    facets: {
      'lite-3e': {
        cite: lite(31),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        leastPoints: 1,
        groups: ['spell'],
        spell: {
          class: 'regular',
          time: '1 s',
          duration: '1 minute',
          cost: '1',
          maintain: '1',
        },
        notes: ['Moves at 5 yards a second while you concentrate'],
      },
    },
  },
  {
    id: 'minor-healing',
    name: 'Minor Healing',
    description: 'Heals up to three hits for good.',
    keywords: ['magic', 'heal', 'wounds', 'cure', 'healing', 'hit points', 'cleric', 'healer'],
    facets: {
      'lite-3e': {
        cite: lite(31),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        leastPoints: 1,
        groups: ['spell'],
        spell: {
          class: 'regular',
          time: '1 s',
          duration: 'lasting',
          cost: '1 to 3',
        },
        prerequisites: [at12('lend-health')],
        notes: [
          'Gives back as much HT as it costs',
          'For the same caster and subject: −3 for each earlier try that day',
        ],
      },
    },
  },
  {
    id: 'shape-fire',
    name: 'Shape Fire',
    description: 'Moves fire about and gives it another shape.',
    keywords: ['magic', 'fire', 'flame', 'control', 'area', 'burn'],
    facets: {
      'lite-3e': {
        cite: lite(31),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        leastPoints: 1,
        groups: ['spell'],
        spell: {
          class: 'area',
          time: '1 s',
          duration: '1 minute',
          cost: '2',
          maintain: '1',
        },
        prerequisites: [at12('ignite-fire')],
        notes: ['At 5 yards a second, keeping its volume, and never to where it cannot burn'],
      },
    },
  },
  {
    id: 'shield-spell',
    name: 'Shield (spell)',
    description: 'Protects somebody with an unseen armor of passive defense.',
    keywords: ['magic', 'protection', 'armor', 'defense', 'ward', 'buff'],
    facets: {
      'lite-3e': {
        // Its name in the book is Shield, like that of the skill, which the sheet could not tell apart.
        cite: lite(31),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        leastPoints: 1,
        groups: ['spell'],
        spell: {
          class: 'regular',
          time: '1 s',
          duration: '1 minute',
          cost: '2 to 10',
          maintain: 'half',
        },
        prerequisites: [{ trait: 'magery', level: 2 }],
        notes: ['+1 PD for every 2 points of cost, at most +5; counts as armor does'],
      },
    },
  },
  {
    id: 'sleep',
    name: 'Sleep',
    description: 'Sends somebody to sleep on the spot.',
    keywords: ['magic', 'mind', 'knock out', 'dream', 'enchant', 'charm'],
    facets: {
      'lite-3e': {
        cite: lite(31),
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        defaults: [],
        leastPoints: 1,
        groups: ['spell'],
        spell: {
          class: 'resisted',
          resistedBy: 'HT',
          time: '3 s',
          duration: 'instant',
          cost: '4',
        },
        prerequisites: [at12('daze')],
        notes: [
          'Sleeps eight hours unless woken, then stunned until an IQ roll succeeds',
          'The sleep itself is not magical',
        ],
      },
    },
  },
];
