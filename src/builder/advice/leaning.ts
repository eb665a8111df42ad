import type { TraitEntryKind } from '../../catalog/trait-entry.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';

type Opened = Pick<OpenedCharacter, 'ruleset' | 'context'>;

/** What a character is good at, with what such heroes often have. */
export interface Leaning {
  /** "A thief". */
  readonly who: string;
  /** Ids of skills that show it, and that are suggested, the most usual first. A ruleset has some of them. */
  readonly skills: readonly string[];
  /** Ids of traits of all kinds, likewise. */
  readonly traits: readonly string[];
}

const mage: Leaning = {
  who: 'A mage',
  skills: ['occultism', 'thaumatology', 'research', 'meditation', 'staff'],
  traits: [
    'magery',
    'eidetic-memory',
    'strong-will',
    'single-minded',
    'curious',
    'absent-mindedness',
    'stubbornness',
    'autotrance',
  ],
};

const fighter: Leaning = {
  who: 'A fighter',
  skills: ['shield', 'knife', 'brawling', 'fast-draw', 'first-aid', 'leadership'],
  traits: [
    'combat-reflexes',
    'high-pain-threshold',
    'toughness',
    'hard-to-kill',
    'overconfidence',
    'code-of-honor',
    'bad-temper',
    'alcohol-tolerance',
    'shtick',
  ],
};

/** Those who are not known by weapons or spells. */
const others: readonly Leaning[] = [
  {
    who: 'A thief',
    skills: [
      'stealth',
      'lockpicking',
      'climbing',
      'pickpocket',
      'filch',
      'streetwise',
      'traps',
      'escape',
      'shadowing',
      'sleight-of-hand',
      'burglary',
    ],
    traits: ['danger-sense', 'luck', 'night-vision', 'greed', 'kleptomania', 'curious', 'impulsiveness', 'honest-face'],
  },
  {
    who: 'A speaker',
    skills: [
      'fast-talk',
      'diplomacy',
      'savoir-faire',
      'acting',
      'leadership',
      'bard',
      'public-speaking',
      'sex-appeal',
      'carousing',
      'politics',
      'merchant',
    ],
    traits: [
      'charisma',
      'voice',
      'empathy',
      'overconfidence',
      'truthfulness',
      'jealousy',
      'penetrating-voice',
      'honest-face',
    ],
  },
  {
    who: 'A scholar',
    skills: [
      'research',
      'first-aid',
      'physician',
      'diagnosis',
      'occultism',
      'history',
      'naturalist',
      'writing',
      'criminology',
      'forensics',
      'observation',
      'search',
      'computer-operation',
      'psychology',
    ],
    traits: ['eidetic-memory', 'common-sense', 'intuition', 'curious', 'absent-mindedness', 'honesty', 'deep-sleeper'],
  },
  {
    who: 'A scout',
    skills: [
      'tracking',
      'survival',
      'camouflage',
      'naturalist',
      'hiking',
      'riding',
      'navigation',
      'swimming',
      'boating',
    ],
    traits: [
      'absolute-direction',
      'acute-vision',
      'animal-empathy',
      'loner',
      'sense-of-duty',
      'stubbornness',
      'alcohol-tolerance',
      'deep-sleeper',
    ],
  },
  {
    who: 'A pilot or engineer',
    skills: [
      'piloting',
      'driving',
      'mechanic',
      'electronics-operation',
      'electronics-repair',
      'engineer',
      'free-fall',
      'vacc-suit',
      'computer-operation',
      'gunner',
    ],
    traits: [
      'high-manual-dexterity',
      '3d-spatial-sense',
      'gizmos',
      'daredevil',
      'workaholic',
      'overconfidence',
      'deep-sleeper',
    ],
  },
];

/** Returns what the points in skills, and magic, show a character to be good at; null while they show nothing. */
export function findLeaning({ ruleset, context }: Opened): Leaning | null {
  const { character, catalog } = context;
  if (ruleset.spells?.isMage(context) || context.skills.some(({ facet }) => facet?.spell)) return mage;
  const pointsIn = (isShown: (id: string) => boolean): number =>
    character.skills.reduce((sum, { entry, points }) => sum + (isShown(entry) ? points : 0), 0);
  const inFights = pointsIn((id) => catalog.skills.get(id)?.facet.combat === true);
  const ranked = [
    ...others.map((leaning) => ({ leaning, points: pointsIn((id) => leaning.skills.includes(id)) })),
    { leaning: fighter, points: inFights },
  ].sort((a, b) => b.points - a.points);
  const [first] = ranked;
  return first && first.points > 0 ? first.leaning : null;
}

/** Returns the names of up to two skills of the leaning that the ruleset has and the character has not. */
export function suggestSkills({ context }: Opened, { skills }: Leaning): readonly string[] {
  const known = new Set(context.character.skills.map(({ entry }) => entry));
  return skills.flatMap((id) => (known.has(id) ? [] : (context.catalog.skills.get(id)?.name ?? []))).slice(0, 2);
}

/** Returns the ids of the traits of a kind, of the leaning first, that the ruleset has and the character has not. */
export function suggestTraits({ context }: Opened, leaning: Leaning | null, kind: TraitEntryKind): readonly string[] {
  const known = new Set(context.character.traits.map(({ entry }) => entry));
  const ids = new Set([...(leaning?.traits ?? []), ...fighter.traits, 'honesty', 'honest-face']);
  return [...ids].filter((id) => !known.has(id) && context.catalog.traits.get(id)?.facet.kind === kind);
}
