import type { SavedCharacter } from '../../character/character.ts';
import type { FileProblem } from '../../character/file/file-problem.ts';
import type { TraitKind } from '../../character/trait-rows.ts';
import type { StatId } from '../../engine/step.ts';
import type { RollResult } from '../../rules/combat/outcomes/success-roll.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { EntryChapter } from '../../rules/shared/rows.ts';
import type { SheetModel } from '../../sheet-model/model/sheet-model.ts';
import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';
import type { TurnOrderPage } from '../../sheet-model/print/turn-order.ts';
import type { LibraryOrder } from '../library/library-search.ts';

export type ChapterId = 'concept' | 'attributes' | 'traits' | 'skills' | 'spells' | 'equipment';

/** Modal dialogs; one at a time. */
type DialogName =
  | 'about'
  | 'appearance'
  | 'findings'
  | 'open-file'
  | 'gcs-report'
  | 'glossary'
  | 'history'
  | 'keyboard'
  | 'pick'
  | 'outputs'
  | 'share'
  | 'print'
  | 'pdf'
  | 'library-in'
  | 'my-entries'
  | 'encounters'
  | 'templates'
  | 'compare'
  | 'versions'
  | 'feats'
  | 'odds'
  | 'duel'
  | 'stat-block'
  | 'first-fight';

/** A notice above the forms about something other than an edit: an opened character, a quarantined record. */
export interface FrameNotice {
  readonly id: number;
  readonly kind: 'information' | 'attention' | 'problem';
  readonly title: string;
  readonly text?: string;
  /** The only screen that shows it, until that is left. Above the forms if absent. */
  readonly where?: 'library' | 'encounters';
  /** Its subject: the screen of an encounter shows earlier ones about encounters too, since it covers the page. */
  readonly about?: 'character' | 'encounter';
  /** The progress of an operation, from 0 to 1, or null if unknown. The notice stays until the operation ends. */
  readonly progress?: number | null;
  readonly actions?: readonly { readonly label: string; readonly run: () => void }[];
}

/** The explanation of a number, as a sheet of paper next to it. */
export interface OpenExplanation {
  readonly id: number;
  /** The number that was clicked, and the sources opened from there in turn; the last one is shown. */
  readonly trail: readonly StatId[];
  /** The number that was clicked, on the screen. */
  readonly anchor: HTMLElement;
  /** Whether the focus moves into the explanation when it opens. */
  readonly takesFocus: boolean;
  /** The name of the sheet that has the number, if it is another than the one on the screen. */
  readonly sheetName?: string;
}

interface Explanations {
  /** Kept open to be compared with the next one. */
  readonly pinned: OpenExplanation | null;
  /** The other one, which the next explanation replaces. */
  readonly current: OpenExplanation | null;
  /** Sheets by name whose numbers are explained while their screen is open: of the character in a fight, of a feat. */
  readonly sheets: Readonly<Record<string, DerivedCharacter>>;
}

/**
 * One side of a comparison: the open character, a stored one, or a version; under its own ruleset or, with the same
 * choices, under `ruleset`.
 */
export type CompareSide = (
  | { readonly kind: 'open' }
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'version'; readonly key: number }
) & { readonly ruleset?: string };

/** The custom entry that the dialog edits: a new one by its name, or an existing one by its key. */
export interface CustomEntryTarget {
  readonly chapter: EntryChapter;
  readonly name: string;
  readonly key: string | null;
  /** The initial kind of a new trait. */
  readonly kind?: TraitKind | null;
  /** The id of the saved custom entry to edit, which belongs to no character. */
  readonly kept?: string;
}

/** A row that was added. */
export interface AddedRow {
  readonly chapter: EntryChapter;
  readonly key: string;
}

/** How a picker begins to which the dialog of a custom entry returns: as if the entry had been added in it. */
export interface PickerStart {
  /** The search: empty after an entry was added, as it was after Cancel. */
  readonly query: string;
  readonly added: AddedRow | null;
}

interface CustomEntryDialog {
  readonly target: CustomEntryTarget | null;
  /** Opens the picker that the dialog was opened from; null if it was opened elsewhere. */
  readonly reopenPicker: (() => void) | null;
  readonly pickerStart: PickerStart | null;
}

export type EntryOrder = 'book' | 'name' | 'cost' | 'attribute' | 'difficulty' | 'techLevel' | 'weight';

/** How the player filtered and ordered a list. */
export interface PickerFilters {
  readonly order: EntryOrder;
  /** The ids of the filters that are on. */
  readonly on: readonly string[];
}

/** The outcome of opening a file. */
interface FileReport {
  /** The source of the text: "zofia.json", "the clipboard". */
  readonly from: string;
  /** The result of reading, in words; null if it could not be read. */
  readonly read: string | null;
  readonly problems: readonly FileProblem[];
  /** Reopens the previous character; null if there is none. */
  readonly back: (() => void) | null;
}

/** A character whose sheet is printed. */
export interface PrintSubject {
  /** The id of its record; '' for the character on screen. */
  readonly id: string;
  readonly sheet: DerivedCharacter;
  /** With the hits and fatigue that are lost now. */
  readonly model: SheetModel;
  /** The order of turns of the encounter that is printed; on its first fighter alone. */
  readonly turnOrder?: TurnOrderPage;
}

/** A character that is left out, with the reason as a sentence. */
export interface LeftOut {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

interface PrintSubjects {
  /** The ids of the characters to be printed together; null for the one on screen. */
  readonly ids: readonly string[] | null;
  /** The characters read so far, sorted alphabetically. */
  readonly subjects: readonly PrintSubject[];
  readonly leftOut: readonly LeftOut[];
  /** The name of the encounter whose fighters the subjects are; null for characters. */
  readonly encounter: string | null;
}

interface PrintPreparation {
  /**
   * `preparing`: runs are added to the page one after the other. `complete`: all are there. `printing`: the browser reads them.
   * `removing`: they are removed again, a few at a time. `none`: a browser that prints waits until all are added.
   */
  readonly phase: 'none' | 'preparing' | 'complete' | 'printing' | 'removing';
  /** The subjects of each run of pages. */
  readonly runs: readonly (readonly PrintSubject[])[];
  readonly choices: PrintChoices | null;
  /** The number of runs that are in the page as they will be printed. */
  readonly ready: number;
}

/** A dialog of the library, and the characters that it concerns. */
export interface LibraryDialogRequest {
  readonly kind: 'tags' | 'version' | 'delete';
  readonly ids: readonly string[];
}

interface LibraryView {
  /** The search text. */
  readonly words: string;
  readonly tag: string;
  readonly ruleset: string;
  readonly order: LibraryOrder;
  /** True while the bin is shown. */
  readonly binned: boolean;
  /** Ids of the selected characters. May include characters that no longer match the search; they are ignored. */
  readonly selected: ReadonlySet<string>;
  /** The character selected last, where a range starts. */
  readonly anchor: string | null;
  /** Selection mode: on narrow screens rows have checkboxes only in this mode. */
  readonly selecting: boolean;
  /** Id of the character being renamed. */
  readonly renaming: string | null;
  readonly dialog: LibraryDialogRequest | null;
}

/** An attack of one fighter of the encounter on another. */
export interface FighterAttack {
  readonly attacker: string;
  readonly defender: string;
  readonly line: string;
}

interface EncounterView {
  /** Which of the encounters opened so far it belongs to (`opened` of the encounter store). */
  readonly of: number;
  /** The key of the fighter that is shown; '' for the one whose turn it is. */
  readonly shown: string;
  /** Whether the fighter covers the list on narrow screens. */
  readonly isFighterOpen: boolean;
  /** What is shown; where there is room, the log is beside it at all times. */
  readonly part: 'fighters' | 'board' | 'log';
  /** The attack that is being made. */
  readonly attack: FighterAttack | null;
  readonly dialog: 'add' | 'outlook' | null;
}

/** The last roll, for display; its dice are empty if only their sum is known. */
interface LastRoll {
  /** Grows with each roll, so that the same dice are thrown again. */
  readonly number: number;
  readonly dice: readonly number[];
  readonly outcome: RollResult['outcome'] | null;
  readonly sentences: readonly string[];
}

/** The number of a sheet that is rolled, and the sheets whose numbers can be. */
interface Rolling {
  /** The number to be rolled; `sheetName` as in `OpenExplanation`. */
  readonly asked: { readonly stat: StatId; readonly sheetName?: string } | null;
  /** The names of the sheets of fighters in play. */
  readonly hosts: readonly string[];
}

/** The text that a character is copied as. */
export interface OutputChoice {
  readonly what: 'sheet' | 'stat-block';
  readonly as: 'text' | 'markdown' | 'page';
}

/** The parts of the state that belong together: `changeSlice` changes one. */
export interface ViewSlices {
  /** The open explanations of numbers. */
  readonly explanations: Explanations;
  /** The requested comparison; null for a side that is still to be chosen. */
  readonly compare: { readonly before: CompareSide | null; readonly after: CompareSide | null };
  /** The custom entry whose dialog is open, if any. */
  readonly customEntry: CustomEntryDialog;
  /** The ruleset that the dialog of a first fight begins with; '' for that of the open character. */
  readonly firstFight: { readonly ruleset: string };
  /** The template that the dialog of templates begins with; '' for the list of all. */
  readonly templates: { readonly first: string };
  /** The text that the dialog for stat blocks opens with; `count` grows with each. */
  readonly statBlock: { readonly text: string; readonly count: number };
  /** How the player filtered and ordered the list of each chapter, as long as the page is open. */
  readonly pickers: Readonly<Partial<Record<EntryChapter, PickerFilters>>>;
  /** The characters whose sheets are printed and saved as PDF. */
  readonly printSubjects: PrintSubjects;
  /**
   * The preparation of print. When the browser prints, all sheets must be in the page. Adding many at that moment would block it,
   * so they are added one after the other before the browser is called.
   */
  readonly printPreparation: PrintPreparation;
  /** The state of the library screen. The order persists when it is closed; everything else is reset. */
  readonly libraryView: LibraryView;
  /** The state of the encounter screen. It is not saved with the encounter. */
  readonly encounterView: EncounterView;
  readonly lastRoll: LastRoll;
  readonly rolling: Rolling;
  /** The choice made last; it lasts until the page is left. */
  readonly output: OutputChoice;
}

export interface ViewState extends ViewSlices {
  readonly chapter: ChapterId;
  /** Whether the sheet covers the forms on narrow screens. */
  readonly sheetOpen: boolean;
  /** The open dialog. */
  readonly dialog: DialogName | null;
  /** The row or field to scroll to and focus, once its chapter is on screen. */
  readonly target: { readonly row?: string; readonly field?: string } | null;
  /** The chapter whose picker is open. */
  readonly picking: EntryChapter | null;
  /** The kind of traits that the picker is limited to; null for all. */
  readonly pickingKind: TraitKind | null;
  /** The keys of the containers of traits and skills whose contents are not shown; all are open when a character is opened. */
  readonly folded: ReadonlySet<string>;
  /** Whether the start page is shown: on a first visit, and for another character. */
  readonly startPage: boolean;
  /** Whether the list of all characters is open. */
  readonly library: boolean;
  /** Whether the character is at the table: the play screen is open. */
  readonly play: boolean;
  /** Whether the encounter screen is open. */
  readonly encounter: boolean;
  /** The payload of a share link in the address, whose character is shown; null without one. */
  readonly shared: string | null;
  /** The shared character that is shown instead of the open one; null if there is none. It is not stored. */
  readonly sharedCharacter: SavedCharacter | null;
  /** The notices, newest first. */
  readonly notices: readonly FrameNotice[];
  /** The outcome of opening a file, for the dialog 'open-file'. */
  readonly fileReport: FileReport | null;
}

/** The state of the screen when the page is opened. */
export const initialView: ViewState = {
  chapter: 'concept',
  sheetOpen: false,
  dialog: null,
  target: null,
  picking: null,
  pickingKind: null,
  folded: new Set(),
  startPage: true,
  library: false,
  play: false,
  encounter: false,
  shared: null,
  sharedCharacter: null,
  notices: [],
  fileReport: null,
  explanations: { pinned: null, current: null, sheets: {} },
  compare: { before: null, after: null },
  customEntry: { target: null, reopenPicker: null, pickerStart: null },
  firstFight: { ruleset: '' },
  templates: { first: '' },
  statBlock: { text: '', count: 0 },
  pickers: {},
  printSubjects: { ids: null, subjects: [], leftOut: [], encounter: null },
  printPreparation: { phase: 'none', runs: [], choices: null, ready: 0 },
  libraryView: {
    words: '',
    tag: '',
    ruleset: '',
    order: 'changed',
    binned: false,
    selected: new Set(),
    anchor: null,
    selecting: false,
    renaming: null,
    dialog: null,
  },
  encounterView: { of: -1, shown: '', isFighterOpen: false, part: 'fighters', attack: null, dialog: null },
  lastRoll: { number: 0, dice: [], outcome: null, sentences: [] },
  rolling: { asked: null, hosts: [] },
  output: { what: 'sheet', as: 'text' },
};
