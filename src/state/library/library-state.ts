import type { Encounter } from '../../character/encounter.ts';
import type { EntryInFile } from '../../character/file/entries-file.ts';
import type { FileRefusal, FileRemark } from '../../character/file/file-problem.ts';
import type { QuarantinedValue } from '../../character/file/repair.ts';
import type { Result } from '../../engine/result.ts';
import type { CharacterSummary } from '../../storage/character-summary.ts';
import type { EncounterSummary } from '../../storage/encounters.ts';
import type { StorageProblem } from '../../storage/storage-problem.ts';

/** A custom entry saved for all characters: one of "My entries". */
export interface SavedEntry extends EntryInFile {
  readonly id: string;
  /** Time of the last change, in ISO 8601; '' if unknown. */
  readonly updated: string;
}

/** A change of the saved custom entries; reversed, it is undone. */
export interface CustomEntriesChange {
  readonly before: readonly SavedEntry[];
  readonly after: readonly SavedEntry[];
}

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
  /** Corrections made while reading. */
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
  /** Custom entries saved for all characters, from a library file or a file of entries. Missing if there are none. */
  readonly entries?: readonly EntryInFile[];
  /** Encounters, from a library file or from encounter files. Missing if there are none. */
  readonly encounters?: readonly Encounter[];
}

/** Custom entries read from a file, compared with the saved ones. */
export interface IncomingEntries {
  /** "entries.json", "the clipboard". */
  readonly from: string;
  /** Those that are not saved yet. */
  readonly fresh: readonly EntryInFile[];
  /** Those with a different saved version. */
  readonly differing: readonly { readonly mine: SavedEntry; readonly theirs: EntryInFile }[];
  /** How many are kept already, just the same. */
  readonly same: number;
  readonly unread: readonly QuarantinedValue[];
  readonly report: readonly FileRemark[];
}

export type IncomingEntriesReading = Result<IncomingEntries, FileRefusal>;

interface ReceivedEntries {
  /** Their source: "entries.json". */
  readonly from: string;
  readonly reading: IncomingEntriesReading;
  /** The added entries; null while the player has to choose, and if nothing could be read. */
  readonly added: CustomEntriesChange | null;
  /** Why they could not be stored. */
  readonly problem: StorageProblem | null;
}

/** A list of data stored in this browser, kept up to date with the changes of all tabs once it was read. */
interface StoredList<Item> {
  readonly list: readonly Item[];
  readonly state: 'not-read' | 'reading' | 'read';
  /** Why the list could not be read; the previous list is kept. */
  readonly problem: StorageProblem | null;
}

/** The lists by subject. */
export interface StoredLists {
  /** Every stored character, in the bin or not, most recently changed first. Filled by `refreshLibrary` (library.ts). */
  readonly characters: StoredList<CharacterSummary>;
  /** Every custom entry saved for all characters, by name. Filled by `refreshCustomEntries` (custom-entries.ts). */
  readonly entries: StoredList<SavedEntry>;
  /** Every stored encounter, most recently changed first. Filled by `refreshEncounters` (encounter-list.ts). */
  readonly encounters: StoredList<EncounterSummary>;
}

export interface LibraryState extends StoredLists {
  /** The characters read from files, for the dialog 'library-in', and the source of the list; null if there are none. */
  readonly incoming: { readonly from: string; readonly list: IncomingList } | null;
  /** The custom entries that were read last from a file, for the dialog 'my-entries'; null if there are none. */
  readonly received: ReceivedEntries | null;
}
