import type { Citation } from '../../../engine/citation.ts';

const basicSet = (page: number | string): Citation => ({ book: 'Basic Set', page });

/** The pages of the feats (ch. 10, pp. 349–360). */
export const featPages = {
  climbing: basicSet(349),
  digging: basicSet(350),
  hiking: basicSet(351),
  breath: basicSet('pp. 351–352'),
  jumping: basicSet(352),
  lifting: basicSet(353),
  running: basicSet(354),
  swimming: basicSet('pp. 354–355'),
  throwing: basicSet(355),
  effort: basicSet('pp. 356–357'),
  senses: basicSet('pp. 358–359'),
  fright: basicSet(360),
  resistance: basicSet(348),
} as const satisfies Record<string, Citation>;
