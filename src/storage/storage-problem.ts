import type { FileRefusal } from '../character/file/file-problem.ts';
import type { Result } from '../engine/result.ts';

/** Why an operation on the browser's storage failed. */
export type StorageProblem =
  /** The browser has no storage for this page, or forbids it (private windows, blocked site data). */
  | { readonly code: 'storage-blocked' }
  | { readonly code: 'storage-full' }
  /** The browser neither opens the storage nor says why not. */
  | { readonly code: 'storage-silent' }
  /** A newer version of the program has been here, and this one cannot read its storage. */
  | { readonly code: 'storage-newer' }
  /** Another tab uses the storage in an older format and has to be closed. */
  | { readonly code: 'storage-waiting' }
  | { readonly code: 'no-such-character' }
  | { readonly code: 'no-such-version' }
  | { readonly code: 'no-such-encounter' }
  /** The quarantined record no longer exists. */
  | { readonly code: 'no-such-record' }
  /** The stored text cannot be read as a character; it should be quarantined. */
  | { readonly code: 'unreadable'; readonly why: FileRefusal }
  /**
   * Another tab has saved the record since: `revision` is the stored one; `isSame` if it has made the same change as
   * this tab.
   */
  | { readonly code: 'saved-elsewhere'; readonly revision: number; readonly isSame?: boolean }
  | { readonly code: 'too-large'; readonly limit: number }
  /** A character already has the maximum number of tags. */
  | { readonly code: 'too-many-tags'; readonly limit: number }
  /** More custom entries than can be saved for all characters. */
  | { readonly code: 'too-many-entries'; readonly limit: number }
  /** Anything else; `name` is the name of the browser's error. */
  | { readonly code: 'storage-failed'; readonly name: string };

/** The result of a storage operation. */
export type Outcome<Value> = Result<Value, StorageProblem>;

/** Maps an IndexedDB error to a problem. */
export function toStorageProblem(error: unknown): StorageProblem {
  const name = error instanceof Error ? error.name : 'unknown';
  switch (name) {
    case 'QuotaExceededError':
      return { code: 'storage-full' };
    case 'TimeoutError':
      return { code: 'storage-silent' };
    case 'VersionError':
      return { code: 'storage-newer' };
    case 'NotSupportedError':
    case 'NotAllowedError':
    case 'SecurityError':
    case 'InvalidStateError': // older Firefox, in private windows
      return { code: 'storage-blocked' };
    default:
      return { code: 'storage-failed', name };
  }
}
