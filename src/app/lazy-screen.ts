import { type ComponentType, lazy } from 'react';

/** A screen that is a chunk of its own. */
export interface LazyScreen<Props> {
  /** Loads it ahead of its use. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** The screen: at once when it is loaded, else one that waits for it (and needs a Suspense around it). */
  readonly now: () => ComponentType<Props>;
}

export function lazyScreen<Props>(source: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded ??= await source();
    return loaded;
  };
  const waiting: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return { load, now: () => loaded ?? waiting };
}
