import type { FileRefusal, FileRemark } from '../../character/file/file-problem.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';

/** A character out of a library file, or out of one of several files. */
export interface Incoming {
  /** Unique within one list, for keys and choices. */
  readonly key: number;
  /** Where it came from: "characters.json", "the clipboard". */
  readonly from: string;
  /** The id that the file gives it; '' for none. */
  readonly id: string;
  readonly saved: SavedCharacter;
  /** What was put right while it was read. */
  readonly report: readonly FileRemark[];
  /** When it was changed last, by the file, in ISO 8601; '' where it does not say. */
  readonly updated: string;
  readonly tags: readonly string[];
}

/** A character of the list beside the one of this browser that it meets: the same id, or else the same name. */
export interface IncomingItem {
  readonly incoming: Incoming;
  /** `same` when both would make the same file; `binned` when the one here is in the bin. Null when it meets none. */
  readonly clash: {
    readonly id: string;
    readonly name: string;
    readonly updated: string;
    readonly same: boolean;
    readonly binned: boolean;
  } | null;
  /** The ids of all that was here when it was compared. */
  readonly known: ReadonlySet<string>;
}

/** Something that could not be read. On taking in, its text is put aside in this browser, so that nothing is lost. */
export interface IncomingFault {
  readonly key: number;
  readonly from: string;
  /** Its place in the library file, from 1; 0 for a whole file. */
  readonly place: number;
  /** Its name, where one could be found; else ''. */
  readonly name: string;
  readonly problem: FileRefusal;
  /** Its text as it was. */
  readonly raw: string;
}

/** What was read of one or several files. */
export interface IncomingList {
  readonly items: readonly IncomingItem[];
  readonly faults: readonly IncomingFault[];
}
