import { liteAdvantages } from './traits/advantages.ts';
import { liteDisadvantagesOfBody } from './traits/disadvantages-of-body.ts';
import { liteDisadvantagesOfMind } from './traits/disadvantages-of-mind.ts';
import { liteDisadvantagesOfOrigin } from './traits/disadvantages-of-origin.ts';
import { liteFriendsAndFoes } from './traits/friends-and-foes.ts';
import { liteImageAndLooks } from './traits/image-and-looks.ts';
import { liteInbornAdvantages } from './traits/inborn-advantages.ts';
import { liteQuirks } from './traits/quirks.ts';
import { liteSocialStanding } from './traits/social-standing.ts';
import { liteStatusAndWealth } from './traits/status-and-wealth.ts';

/** The traits of GURPS Lite. */
export const liteTraits = [
  ...liteAdvantages,
  ...liteImageAndLooks,
  ...liteSocialStanding,
  ...liteStatusAndWealth,
  ...liteFriendsAndFoes,
  ...liteInbornAdvantages,
  ...liteDisadvantagesOfMind,
  ...liteDisadvantagesOfBody,
  ...liteDisadvantagesOfOrigin,
  ...liteQuirks,
];
