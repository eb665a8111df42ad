import { create } from 'zustand';
import type { TraitKind } from '../../character/trait-rows.ts';
import type { EntryChapter } from '../../rules/shared/rows.ts';
import { type ChapterId, type CompareSide, initialView, type ViewSlices, type ViewState } from './view-state.ts';

/** The state of the screen. It is not saved with the character. */
export const useViewStore = create<ViewState>()(() => initialView);

/** Changes some fields of a slice; the rest stays unchanged. */
export function changeSlice<Name extends keyof ViewSlices>(
  name: Name,
  change: Partial<ViewState[Name]> | ((slice: ViewState[Name]) => Partial<ViewState[Name]>),
): void {
  useViewStore.setState((view) => {
    const slice = view[name];
    return { [name]: { ...slice, ...(typeof change === 'function' ? change(slice) : change) } };
  });
}

/** Prefix of a shared character in the address: a fragment, which is not sent to the server. */
export const sharedMark = '#share=';

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

/** Means the first field of a chapter, as a target. */
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

/** Shows a shared character in place of the open one, or the open one again with null. */
export function showSharedCharacter(sharedCharacter: ViewState['sharedCharacter']): void {
  useViewStore.setState({ sharedCharacter });
}

/** Opens the comparison of two characters or versions. An omitted side gets a default; the player can change both. */
export function openCompare(before: CompareSide | null = null, after: CompareSide | null = null): void {
  useViewStore.setState({ compare: { before, after }, dialog: 'compare' });
}

/** Opens the dialog for stat blocks with a text, or empty. */
export function offerStatBlock(text = ''): void {
  useViewStore.setState(({ statBlock }) => ({ statBlock: { text, count: statBlock.count + 1 }, dialog: 'stat-block' }));
}

/** Opens the dialog in which a first fight begins, under a ruleset; by default that of the open character. */
export function offerFirstFight(ruleset = ''): void {
  useViewStore.setState({ firstFight: { ruleset }, dialog: 'first-fight' });
}

/** Opens the dialog of templates with one of them, by its id, or with the list of all. */
export function offerTemplates(first = ''): void {
  useViewStore.setState({ templates: { first }, dialog: 'templates' });
}

/** Folds a container, or shows its contents again. */
export function toggleContainer(key: string): void {
  useViewStore.setState(({ folded: before }) => {
    const folded = new Set(before);
    if (!folded.delete(key)) folded.add(key);
    return { folded };
  });
}
