/** The files of one build of the program. */
export interface Release {
  /** Changes whenever a file or the service worker itself changes. */
  readonly version: string;
  /** Addresses relative to the program's home ('' is the page), each with the integrity hash of its content. */
  readonly files: readonly (readonly [address: string, integrity: string])[];
}

/** Where the program is served: the prefix of all its addresses. */
export type Home = string;

/** A message from a page to the service worker. */
export type PageMessage =
  /** The player has agreed to the new version: take over now. */
  | { readonly say: 'take-over' }
  /** A page has been loaded: delete the caches that no page uses any more. */
  | { readonly say: 'clean-up' };

/** @param data the payload of a message from any sender */
export function isPageMessage(data: unknown): data is PageMessage {
  return (
    typeof data === 'object' && data !== null && 'say' in data && (data.say === 'take-over' || data.say === 'clean-up')
  );
}

/**
 * Returns the name of the lock that a page holds while it is open, so that the service worker knows which build it runs.
 * The build is identified by the address of the entry script, whose hash covers everything that the page may load.
 */
export const pageLockName = (entry: string): string => `pointwright page ${entry}`;
