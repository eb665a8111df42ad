import type { FileRefusal } from '../character/file/file-problem.ts';

/** Why the browser's storage did not do what it was asked to. */
export type StorageProblem =
  /** The browser has no storage for this page, or forbids it (private windows, blocked site data). */
  | { readonly code: 'storage-blocked' }
  | { readonly code: 'storage-full' }
  /** A newer version of the program has been here, and this one cannot read its storage. */
  | { readonly code: 'storage-newer' }
  /** Another tab holds the storage in an older form, and has to be closed. */
  | { readonly code: 'storage-waiting' }
  | { readonly code: 'no-such-character' }
  | { readonly code: 'no-such-version' }
  /** What was put aside is not there any more. */
  | { readonly code: 'no-such-record' }
  /** The stored text is no character; it should be put aside. */
  | { readonly code: 'unreadable'; readonly why: FileRefusal }
  /** Another tab has saved the character since: `revision` is what is stored now. */
  | { readonly code: 'saved-elsewhere'; readonly revision: number }
  | { readonly code: 'too-large'; readonly limit: number }
  /** A character has as many tags as it may have. */
  | { readonly code: 'too-many-tags'; readonly limit: number }
  /** Anything else; `name` is what the browser calls it. */
  | { readonly code: 'storage-failed'; readonly name: string };

/** What came of asking the storage: never an exception for what may happen to a player. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: StorageProblem };

export const done = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });
export const failed = (problem: StorageProblem): Outcome<never> => ({ ok: false, problem });

/** The problem that an error of IndexedDB stands for. */
export function storageProblem(error: unknown): StorageProblem {
  const name = error instanceof Error ? error.name : 'unknown';
  switch (name) {
    case 'QuotaExceededError':
      return { code: 'storage-full' };
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
