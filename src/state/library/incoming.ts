import { create } from 'zustand';
import type { Encounter } from '../../character/encounter.ts';
import type { FileRefusal, FileRemark } from '../../character/file/file-problem.ts';
import type { EntryInFile } from '../../character/file/parse-entries.ts';
import { openDialog } from '../view/view-store.ts';

/** A character to be imported, from a library file or a character file. */
export interface Incoming {
  /** Unique within one list, for keys and choices. */
  readonly key: number;
  /** Its source: "characters.json", "the clipboard". */
  readonly from: string;
  /** Its id in the file; '' for none. */
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  /** The text of its file as it will be stored. */
  readonly text: string;
  /** What was corrected while reading. */
  readonly report: readonly FileRemark[];
  /** Time of the last change according to the file, in ISO 8601; '' if unknown. */
  readonly updated: string;
  readonly tags: readonly string[];
  /** How its numbers agree with those in its file, in a sentence; absent for files of this program. */
  readonly agreement?: string;
}

/** A character to be imported, and the stored character that it conflicts with: of the same id, or else the same name. */
export interface IncomingItem {
  readonly incoming: Incoming;
  /** `same` if both would be written as the same file; `binned` if the stored one is in the bin. Null without a conflict. */
  readonly conflict: {
    readonly id: string;
    readonly name: string;
    readonly updated: string;
    readonly same: boolean;
    readonly binned: boolean;
  } | null;
  /** The ids of all characters stored at the time of the comparison. */
  readonly known: ReadonlySet<string>;
}

/** A text that could not be read. The import quarantines it in this browser. */
export interface IncomingFault {
  readonly key: number;
  readonly from: string;
  /** Its position in the library file, from 1; 0 for a whole file. */
  readonly place: number;
  /** The presumed name of the character; '' if unknown. */
  readonly name: string;
  readonly problem: FileRefusal;
  /** Its unchanged text. */
  readonly raw: string;
}

/** The result of reading one or several files. */
export interface IncomingList {
  readonly items: readonly IncomingItem[];
  readonly faults: readonly IncomingFault[];
  /** Own entries kept for all characters, from a library file or a file of entries. Missing if there are none. */
  readonly entries?: readonly EntryInFile[];
  /** Encounters, from a library file or files of their own. Missing if there are none. */
  readonly encounters?: readonly Encounter[];
}

/** The characters read from files, for the dialog 'library-in'; null if there are none. */
export const useIncomingStore = create<{ readonly from: string; readonly list: IncomingList | null }>()(() => ({
  from: '',
  list: null,
}));

/** Asks the player what to import from a list. `from` names its source: "characters.json", "3 files". */
export function askAboutIncoming(from: string, list: IncomingList): void {
  useIncomingStore.setState({ from, list });
  openDialog('library-in');
}
