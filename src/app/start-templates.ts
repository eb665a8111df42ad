import type { TemplateTile } from '../features/start/start-choice.ts';
import type { HeroKindId, HeroSetting } from '../rules/heroes/hero-kind.ts';
import facts from './start-templates.json';

interface Listed {
  /** RULESET/TEMPLATE. */
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
  { id: 'man-to-man/man-at-arms', kind: 'soldier', setting: 'past' },
  { id: 'lite-3e/sword-for-hire', kind: 'fighter', setting: 'past' },
  { id: 'fourth-edition/knight', kind: 'fighter', setting: 'past' },
  { id: 'fourth-edition/mage', kind: 'mage', setting: 'past' },
  { id: 'fourth-edition/burglar', kind: 'thief', setting: 'past' },
  { id: 'fourth-edition/investigator', kind: 'detective', setting: 'today' },
  { id: 'fourth-edition/soldier', kind: 'soldier', setting: 'today' },
  { id: 'fourth-edition/doctor', kind: 'healer', setting: 'today' },
  { id: 'fourth-edition/pilot', kind: 'pilot', setting: 'future' },
  { id: 'fourth-edition/ships-engineer', kind: 'scholar', setting: 'future' },
];

export const templateTiles: readonly TemplateTile[] = listed.map(({ id, ...more }) => ({ ...facts[id], ...more }));
