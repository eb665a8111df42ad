import type { TemplateTile } from '../features/start/start-choice.ts';
import type { HeroKindId, HeroSetting } from '../rules/heroes/hero-kind.ts';
import facts from './start-templates.json';

interface Listed {
  readonly id: keyof typeof facts;
  /** The kind whose emblem it has. */
  readonly kind: HeroKindId;
  readonly setting: HeroSetting;
}

/**
 * The templates that are shown beside the kinds of hero, in the order of their tiles. `npm run ready-made` takes the rest of a
 * tile from its template.
 */
const listed: readonly Listed[] = [
  { id: 'man-at-arms', kind: 'soldier', setting: 'past' },
  { id: 'sword-for-hire', kind: 'fighter', setting: 'past' },
  { id: 'knight', kind: 'fighter', setting: 'past' },
  { id: 'mage', kind: 'mage', setting: 'past' },
  { id: 'burglar', kind: 'thief', setting: 'past' },
  { id: 'investigator', kind: 'detective', setting: 'today' },
  { id: 'soldier', kind: 'soldier', setting: 'today' },
  { id: 'doctor', kind: 'healer', setting: 'today' },
  { id: 'pilot', kind: 'pilot', setting: 'future' },
  { id: 'ships-engineer', kind: 'scholar', setting: 'future' },
];

export const templateTiles: readonly TemplateTile[] = listed.map(({ id, ...more }) => ({ ...facts[id], ...more }));
