import { type ComponentType, lazy, useMemo } from 'react';

/** A screen in a separate chunk. */
export interface LazyScreen<Props> {
  /** Loads the screen ahead of its first use. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Returns the screen itself once it is loaded, before that a lazy component, which needs a Suspense around it. */
  readonly getComponent: () => ComponentType<Props>;
}

export function lazyScreen<Props>(importScreen: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded ??= await importScreen();
    return loaded;
  };
  const lazyComponent: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return { load, getComponent: () => loaded ?? lazyComponent };
}

/**
 * The component of a screen, stable for as long as the same screen is shown: the lazy component is not replaced by the
 * loaded one at a later render, which would lose the focus and any draft.
 */
export function useLazyScreen<Props>(screen: LazyScreen<Props>): ComponentType<Props> {
  return useMemo(() => screen.getComponent(), [screen]);
}
