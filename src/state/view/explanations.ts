import type { StatId } from '../../engine/step.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { OpenExplanation, ViewState } from './view-state.ts';
import { changeSlice, useViewStore } from './view-store.ts';

/** True while an explanation is open. */
export const isExplaining = ({ explanations: { pinned, current } }: ViewState): boolean =>
  pinned !== null || current !== null;

/** The trigger of an explanation: a click on a number. `detail` is 0 for a click made with the keyboard. */
export interface ExplainEvent {
  readonly currentTarget: HTMLElement;
  readonly detail: number;
}

/** Makes the numbers of another sheet explainable under a name, in their current state; null when its screen closes. */
export function offerSheet(name: string, sheet: DerivedCharacter | null): void {
  changeSlice('explanations', ({ sheets: { [name]: _, ...others } }) => ({
    sheets: sheet ? { ...others, [name]: sheet } : others,
  }));
}

let lastId = 0;

/**
 * Opens the explanation of the clicked number, replacing one that is not pinned; closes it if it is open. `sheetName`
 * is the name of an offered sheet.
 */
export function explain(stat: StatId, { currentTarget, detail }: ExplainEvent, sheetName?: string): void {
  const { current } = useViewStore.getState().explanations;
  if (current?.anchor === currentTarget && current.trail[0] === stat) {
    changeSlice('explanations', { current: null });
    return;
  }
  lastId += 1;
  // On touch screens a screen reader clicks as a finger does.
  const takesFocus = detail === 0 || matchMedia('(pointer: coarse)').matches;
  const explanation: OpenExplanation = { id: lastId, trail: [stat], anchor: currentTarget, takesFocus };
  changeSlice('explanations', { current: sheetName === undefined ? explanation : { ...explanation, sheetName } });
}

/** Explains a source of the number in an explanation, in the same place. */
export function explainSource(id: number, stat: StatId): void {
  changeTrail(id, (trail) => [...trail, stat]);
}

/** Returns to an earlier step of an explanation, counted from 0. */
export function explainBackTo(id: number, index: number): void {
  changeTrail(id, (trail) => trail.slice(0, index + 1));
}

function changeTrail(id: number, change: (trail: readonly StatId[]) => readonly StatId[]): void {
  const changed = (explanation: OpenExplanation | null) =>
    explanation?.id === id ? { ...explanation, trail: change(explanation.trail) } : explanation;
  changeSlice('explanations', ({ pinned, current }) => ({ pinned: changed(pinned), current: changed(current) }));
}

/** Pins an explanation, replacing the pinned one, or unpins it: the next explanation then replaces it. */
export function togglePin(id: number): void {
  changeSlice('explanations', ({ pinned, current }) => {
    if (current?.id === id) return { pinned: current, current: null };
    return pinned?.id === id ? { pinned: null, current: current ?? pinned } : {};
  });
}

/** Closes one explanation, or with no id the one that is not pinned. */
export function closeExplanation(id?: number): void {
  changeSlice('explanations', ({ pinned, current }) => ({
    pinned: id !== undefined && pinned?.id === id ? null : pinned,
    current: id === undefined || current?.id === id ? null : current,
  }));
}

export function closeExplanations(): void {
  changeSlice('explanations', { pinned: null, current: null });
}
