import type { TraitEntry } from '../trait-entry.ts';
import { disadvantagesOfBody } from './traits/disadvantages-of-body.ts';
import { disadvantagesOfMind } from './traits/disadvantages-of-mind.ts';
import { disadvantagesOfOrigin } from './traits/disadvantages-of-origin.ts';
import { friendsAndFoes } from './traits/friends-and-foes.ts';
import { imageAndLooks } from './traits/image-and-looks.ts';
import { inbornAdvantages } from './traits/inborn-advantages.ts';
import { quirks } from './traits/quirks.ts';
import { socialStanding } from './traits/social-standing.ts';
import { statusAndWealth } from './traits/status-and-wealth.ts';

/** Traits that only GURPS Lite has, by the chapters of the book. */
export const liteTraits: readonly TraitEntry[] = [
  ...imageAndLooks,
  ...socialStanding,
  ...statusAndWealth,
  ...friendsAndFoes,
  ...inbornAdvantages,
  ...disadvantagesOfMind,
  ...disadvantagesOfBody,
  ...disadvantagesOfOrigin,
  ...quirks,
];
