import { create } from 'zustand';
import type { TraitKind } from '../../character/trait-rows.ts';
import type { StatId } from '../../engine/step.ts';
import type { EntryChapter } from '../../rules/chapters/row-chapter.ts';

export type ChapterId = 'concept' | 'attributes' | 'traits' | 'skills' | 'spells' | 'equipment';

/** Dialogs over the whole frame; one at a time. */
type DialogName =
  | 'start'
  | 'about'
  | 'findings'
  | 'open-file'
  | 'history'
  | 'pick'
  | 'outputs'
  | 'share'
  | 'print'
  | 'pdf'
  | 'library-in'
  | 'compare'
  | 'versions';

export interface ViewState {
  readonly chapter: ChapterId;
  /** Stats whose explanation is open, each opened from the one before; empty when the panel is closed. */
  readonly explaining: readonly StatId[];
  /** The sheet over the forms, where there is no room for both. */
  readonly sheetOpen: boolean;
  /** A dialog that is open, by name. */
  readonly dialog: DialogName | null;
  /** The row or field to bring into view and focus, once its chapter is on screen. */
  readonly target: { readonly row?: string; readonly field?: string } | null;
  /** The chapter whose picker is open. */
  readonly picking: EntryChapter | null;
  /** The kind of traits that it is narrowed to; null for all. */
  readonly pickingKind: TraitKind | null;
  /** The ways to begin, shown above the chapter on a first visit. */
  readonly welcome: boolean;
  /** The list of all characters, over the frame and under the dialogs. */
  readonly library: boolean;
  /** What the address carries of a shared character, which is then shown over all else; null when it carries none. */
  readonly shared: string | null;
}

/** What an address has before a shared character: a fragment, which no server is sent. */
export const sharedMark = '#share=';

/** What is on screen. Nothing of it is saved with the character. */
export const useViewStore = create<ViewState>()(() => ({
  chapter: 'concept',
  explaining: [],
  sheetOpen: false,
  dialog: null,
  target: null,
  picking: null,
  pickingKind: null,
  welcome: false,
  library: false,
  shared: null,
}));

export function openChapter(chapter: ChapterId, target: ViewState['target'] = null): void {
  useViewStore.setState({ chapter, target, sheetOpen: false });
}

/** Explains a number; from within an explanation it opens on top of it. */
export function explain(stat: StatId): void {
  useViewStore.setState(({ explaining }) => ({ explaining: [...explaining, stat] }));
}

/** Back to one of the explanations that led here, counted from 0. */
export function explainBackTo(index: number): void {
  useViewStore.setState(({ explaining }) => ({ explaining: explaining.slice(0, index + 1) }));
}

/** Back to the explanation that this one was opened from. */
export function explainBack(): void {
  useViewStore.setState(({ explaining }) => ({ explaining: explaining.slice(0, -1) }));
}

export function closeExplanation(): void {
  useViewStore.setState({ explaining: [] });
}

export function openDialog(dialog: ViewState['dialog']): void {
  useViewStore.setState({ dialog });
}

/** Opens the picker of a chapter, narrowed to a kind of traits if one is named, or closes it with null. */
export function pickFor(picking: EntryChapter | null, pickingKind: TraitKind | null = null): void {
  useViewStore.setState({ picking, pickingKind });
}

export function showSheet(sheetOpen: boolean): void {
  useViewStore.setState({ sheetOpen });
}

export function showWelcome(welcome: boolean): void {
  useViewStore.setState({ welcome });
}

export function showLibrary(library: boolean): void {
  useViewStore.setState({ library });
}

export function showShared(shared: string | null): void {
  useViewStore.setState({ shared });
}
