import type { StatId } from '../../engine/step.ts';
import { closeExplanation } from './explanations.ts';
import { changeSlice, useViewStore } from './view-store.ts';

/** A screen shows a fighter whose numbers can be rolled, explained under this name (`offerSheet`). Returns its end. */
export function offerRolls(sheetName: string): () => void {
  changeSlice('rolling', ({ hosts }) => ({ hosts: [...hosts, sheetName] }));
  return () =>
    changeSlice('rolling', ({ hosts, asked }) => ({
      hosts: hosts.filter((other) => other !== sheetName),
      asked: asked?.sheetName === sheetName ? null : asked,
    }));
}

/** Opens the roll of a number that is explained, in place of the explanation. */
export function askRoll(explanation: number, stat: StatId, sheetName: string | undefined): void {
  closeExplanation(explanation);
  changeSlice('rolling', { asked: { stat, ...(sheetName === undefined ? {} : { sheetName }) } });
}

export const closeRoll = (): void => changeSlice('rolling', { asked: null });

/** The number to be rolled of the fighter that is shown under this name, or of the open character, or null. */
export const useAskedRoll = (sheetName?: string): StatId | null =>
  useViewStore(({ rolling: { asked } }) => (asked && asked.sheetName === sheetName ? asked.stat : null));

/** Whether the numbers that are explained under this name can be rolled; undefined for those of the character on screen. */
export const useCanRoll = (sheetName: string | undefined): boolean =>
  useViewStore(({ rolling: { hosts }, sharedCharacter }) =>
    sheetName === undefined ? sharedCharacter === null : hosts.includes(sheetName),
  );
