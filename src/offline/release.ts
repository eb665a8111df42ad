/** The files of one build of the program. */
export interface Release {
  /** Differs whenever a file differs, or the service worker itself. */
  readonly version: string;
  /** Addresses relative to the program's own ('' is the page), each with the hash that its content has. */
  readonly files: readonly (readonly [address: string, integrity: string])[];
}

/** Where the program is served: every address of it begins with this. */
export type Home = string;

/** What a page says to the service worker. */
export type PageMessage =
  /** The player has agreed to the new version: it takes over now. */
  | { readonly say: 'take-over' }
  /** A page has begun, and what no page is served from any more can go. */
  | { readonly say: 'clean-up' };

/** @param data what came with a message, from anywhere */
export function isPageMessage(data: unknown): data is PageMessage {
  return (
    typeof data === 'object' && data !== null && 'say' in data && (data.say === 'take-over' || data.say === 'clean-up')
  );
}

/**
 * The lock that a page holds for as long as it lives, so that the service worker can tell which build it is of. A page
 * is known by the address of its entry script: it has a hash of all that the page may ever load.
 */
export const pageLock = (entry: string): string => `pointwright page ${entry}`;
