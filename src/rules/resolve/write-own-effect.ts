import * as z from 'zod/mini';
import type { Effect } from '../../catalog/effect.ts';
import { type OwnEffect, ownEffectSchema } from '../../character/own-effect.ts';
import { storeTarget } from '../shared/targets.ts';

/** An effect of a listed entry as a typed-in entry has it, so that a copy of the entry does the same: see `effectOf`. */
export function ownEffectFrom(effect: Effect): OwnEffect {
  const {
    add,
    levelOver,
    share,
    times,
    atMost,
    instead,
    perLevel = false,
    fromLevel = null,
    learned = false,
    unless,
    when = '',
  } = effect;
  const common = { ...storeTarget(effect.to), perLevel, fromLevel, learned, unless: unless?.[0]?.trait ?? '', when };
  // Without `how`, as older versions of the program wrote it.
  const plain = effect.to === 'startingMoney' ? times !== undefined : add !== undefined;
  return z.parse(ownEffectSchema, {
    ...common,
    ...(plain ? {} : { how: howOf(effect) }),
    ...(add === undefined ? {} : { add }),
    ...(times === undefined ? {} : { times }),
    ...(atMost === undefined ? {} : { atMost }),
    ...(levelOver === undefined ? {} : { over: levelOver }),
    ...(share ? { of: share.of, times: share.times } : {}),
    ...(instead ? { of: instead.of, over: instead.over } : {}),
  });
}

function howOf({ add, levelOver, share, times, atMost }: Effect): OwnEffect['how'] {
  if (add !== undefined) return 'add';
  if (times !== undefined) return 'times';
  if (atMost !== undefined) return 'atMost';
  if (levelOver !== undefined) return 'level';
  return share ? 'share' : 'instead';
}
