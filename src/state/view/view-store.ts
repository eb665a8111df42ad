import { create } from 'zustand';
import type { TraitKind } from '../../character/trait-rows.ts';
import type { EntryChapter } from '../../rules/shared/rows.ts';

export type ChapterId = 'concept' | 'attributes' | 'traits' | 'skills' | 'spells' | 'equipment';

/** Modal dialogs; one at a time. */
type DialogName =
  | 'about'
  | 'appearance'
  | 'findings'
  | 'open-file'
  | 'gcs-report'
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
  | 'stat-block';

export interface ViewState {
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
  /** Whether the start page is shown: on a first visit, and for another character. */
  readonly startPage: boolean;
  /** Whether the list of all characters is open. */
  readonly library: boolean;
  /** Whether the character is at the table: the play screen is open. */
  readonly play: boolean;
  /** Whether the encounter screen is open. */
  readonly encounter: boolean;
  /** The payload of a share link in the address, whose character is then shown; null without one. */
  readonly shared: string | null;
}

/** Prefix of a shared character in the address: a fragment, which is not sent to the server. */
export const sharedMark = '#share=';

/** The state of the screen. It is not saved with the character. */
export const useViewStore = create<ViewState>()(() => ({
  chapter: 'concept',
  sheetOpen: false,
  dialog: null,
  target: null,
  picking: null,
  pickingKind: null,
  startPage: true,
  library: false,
  play: false,
  encounter: false,
  shared: null,
}));

/** True while the start page is in view: nothing else covers it. */
export const isOnStartPage = ({ startPage, shared, library, encounter }: ViewState): boolean =>
  startPage && shared === null && !library && !encounter;

export function openChapter(chapter: ChapterId, target: ViewState['target'] = null): void {
  useViewStore.setState({ chapter, target, sheetOpen: false });
}

/** Opens a chapter with the focus in its first field: that of its first row, or without rows the button that adds one. */
export function openAtFirstField(chapter: ChapterId): void {
  openChapter(chapter, { field: firstField });
}

/** Stands for the first field of a chapter as a target. */
export const firstField = 'first';

export function openDialog(dialog: ViewState['dialog']): void {
  useViewStore.setState({ dialog });
}

/** Opens the picker of a chapter, optionally limited to a kind of traits, or closes it with null. */
export function pickFor(picking: EntryChapter | null, pickingKind: TraitKind | null = null): void {
  useViewStore.setState({ picking, pickingKind });
}

export function showSheet(sheetOpen: boolean): void {
  useViewStore.setState({ sheetOpen });
}

/** Shows the start page, in place of any dialog or the library, or leaves it. */
export function showStartPage(startPage: boolean): void {
  useViewStore.setState(
    startPage ? { startPage, dialog: null, library: false, play: false, encounter: false } : { startPage },
  );
}

export function showLibrary(library: boolean): void {
  useViewStore.setState({ library });
}

/** Opens or closes the play screen. */
export function showPlay(play: boolean): void {
  useViewStore.setState({ play });
}

/** Opens the encounter screen, in place of any dialog, the library or the play screen, or closes it. */
export function showEncounter(encounter: boolean): void {
  useViewStore.setState(encounter ? { encounter, dialog: null, library: false, play: false } : { encounter });
}

export function showShared(shared: string | null): void {
  useViewStore.setState({ shared });
}
