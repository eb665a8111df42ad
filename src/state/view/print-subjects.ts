import { nameOrKind } from '../../character/character.ts';
import type { Play } from '../../character/play.ts';
import { memoizeByObject, memoizeLast, memoizeOnce } from '../../engine/memoize.ts';
import { type DerivedCharacter, deriveCharacter } from '../../rules/derive-character.ts';
import { loadRuleset, rulesetAbout } from '../../rules/rulesets.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { withPointsLost } from '../../sheet-model/model/points-left.ts';
import { type PrintChoices, readPrintChoices } from '../../sheet-model/print/print-choices.ts';
import { useShownPlay, useShownSheet } from '../character/shown-character.ts';
import { useLibraryStore } from '../library/library-store.ts';
import { describeSavingProblem } from '../saving/saving-reason.ts';
import { yieldToMain } from './idle.ts';
import { recall, remember, usePreferences } from './preferences.ts';
import { initialView, type LeftOut, type PrintSubject, type ViewState } from './view-state.ts';
import { changeSlice, openDialog, useViewStore } from './view-store.ts';

const choicesKey = 'pointwright.print';

/** How sheets are printed and saved as PDF until something is chosen: read when first asked for, which the start must not wait for. */
const storedChoices = memoizeOnce(() => readPrintChoices(recall(choicesKey), globalThis.navigator?.language ?? ''));

/** Returns how sheets are printed and saved as PDF. */
export const printChoices = (): PrintChoices => usePreferences.getState().print ?? storedChoices();

/** The same for components. Of an encounter stat blocks are printed, with the present wounds. */
export function usePrintChoices(): PrintChoices {
  const choices = usePreferences(({ print }) => print ?? storedChoices());
  const isEncounter = useViewStore(({ printSubjects }) => printSubjects.encounter !== null);
  return isEncounter ? ofEncounter(choices) : choices;
}

const ofEncounter = memoizeByObject(
  (choices: PrintChoices): PrintChoices => ({ ...choices, kind: 'stat-block', present: true }),
);

/** Changes and remembers some of the choices. */
export function choosePrint(chosen: Partial<PrintChoices>): void {
  const print = { ...printChoices(), ...chosen };
  usePreferences.setState({ print });
  remember(choicesKey, JSON.stringify(print));
}

const noSubjects = initialView.printSubjects;

/** The results by id; kept until the dialog is closed. */
const results = new Map<string, PrintSubject | LeftOut>();
let reading: Promise<void> | null = null;

// After the dialog is closed, the browser's print command prints the character on screen.
useViewStore.subscribe(({ dialog }, before) => {
  if (dialog !== before.dialog && dialog !== 'print' && dialog !== 'pdf') void choosePrintSubjects(null);
});

/** Opens the print dialog for these stored characters. */
export function openPrintFor(ids: readonly string[]): void {
  openDialog('print');
  void choosePrintSubjects(ids);
}

/** Opens the print dialog for the fighters of an encounter, in the order of their turns. */
export function openPrintOfEncounter(name: string, subjects: readonly PrintSubject[]): void {
  openDialog('print');
  useViewStore.setState({ printSubjects: { ids: null, subjects, leftOut: [], encounter: name } });
}

/**
 * Chooses the stored characters to print together, or with null the one on screen. They are read one by one; the store
 * has the finished ones. Resolves when all are read.
 */
export function choosePrintSubjects(ids: readonly string[] | null): Promise<void> {
  if (ids === null) results.clear();
  useViewStore.setState({
    printSubjects: ids === null ? noSubjects : { ids, ...collectResults(ids), encounter: null },
  });
  reading ??= readAll().finally(() => {
    reading = null;
  });
  return reading;
}

/** The interval at which newly read characters are shown, in milliseconds. */
const updateInterval = 200;

/** Reads the characters in the store until none is missing. */
async function readAll(): Promise<void> {
  let shown = performance.now();
  for (;;) {
    const { ids } = useViewStore.getState().printSubjects;
    const id = ids?.find((candidate) => !results.has(candidate));
    const isUpdateDue = performance.now() - shown > updateInterval;
    if (ids && (id === undefined || isUpdateDue)) {
      changeSlice('printSubjects', collectResults(ids));
      shown = performance.now();
    }
    if (id === undefined) return;
    const result = await readSubject(id);
    if (useViewStore.getState().printSubjects.ids !== null) results.set(id, result); // otherwise the dialog was closed in the meantime
  }
}

async function readSubject(id: string): Promise<PrintSubject | LeftOut> {
  const name = useLibraryStore.getState().characters.list.find((summary) => summary.id === id)?.name ?? '';
  // Loaded on demand: printing the open character does not need it.
  const { readCharacter } = await import('../library/library.ts');
  const outcome = await readCharacter(id);
  if (!outcome.ok) return { id, name, reason: describeSavingProblem(outcome.error) };
  try {
    await loadRuleset(outcome.value.ruleset);
  } catch {
    const reason = `The rules of ${rulesetAbout(outcome.value.ruleset).name} could not be loaded.`;
    return { id, name: nameOrKind(outcome.value.character), reason };
  }
  const sheet = deriveCharacter(outcome.value);
  await yieldToMain();
  const subject = subjectOf(id, sheet, outcome.value.play); // here, because the dialog needs the models of all at the same time
  await yieldToMain();
  return subject;
}

const nameOf = ({ sheet }: PrintSubject): string => nameOrKind(sheet.context.character);

const alphabet = memoizeOnce(() => new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }));

function collectResults(ids: readonly string[]): Pick<ViewState['printSubjects'], 'subjects' | 'leftOut'> {
  const all = ids.flatMap((id) => results.get(id) ?? []);
  return {
    subjects: all.filter((result) => 'sheet' in result).sort((a, b) => alphabet().compare(nameOf(a), nameOf(b))),
    leftOut: all.filter((result) => 'reason' in result),
  };
}

/** Returns a one-element list; the same sheet with the same points lost in the same state gives the same list. */
const toSingleList = memoizeLast(
  (_: DerivedCharacter, play: Play | undefined) => [
    play?.state.hitsLost,
    play?.state.fatigueLost,
    play?.state.posture,
    play?.state.conditions,
  ],
  (sheet, play): readonly PrintSubject[] => [subjectOf('', sheet, play)],
);

function subjectOf(id: string, sheet: DerivedCharacter, play: Play | undefined): PrintSubject {
  const model = buildModel(sheet);
  return { id, sheet, model: play ? withPointsLost(model, sheet, play) : model };
}

/** Returns the printed characters that have been read. A blank form is always printed for the one on screen. */
export function usePrinted(): readonly PrintSubject[] {
  const shown = useShownSheet();
  const play = useShownPlay();
  const form = usePreferences(({ print }) => (print ?? storedChoices()).kind === 'form');
  const { ids, subjects, encounter } = useViewStore(({ printSubjects }) => printSubjects);
  return encounter === null && (ids === null || form) ? toSingleList(shown, play) : subjects;
}

/** How far the chosen characters have been read. */
export interface ReadingProgress {
  readonly done: number;
  readonly all: number;
}

/** Returns how many of the chosen characters have been read, while some have not; null otherwise. */
export function useReading(): ReadingProgress | null {
  const done = useViewStore(({ printSubjects: { subjects, leftOut } }) => subjects.length + leftOut.length);
  const all = useViewStore(({ printSubjects }) => printSubjects.ids?.length ?? 0);
  return all > done ? { done, all } : null;
}

/** Stops reading: the characters that have been read stay chosen. */
export function stopReading(): void {
  const { ids, subjects, leftOut } = useViewStore.getState().printSubjects;
  const read = new Set([...subjects, ...leftOut].map(({ id }) => id));
  void choosePrintSubjects(ids?.filter((id) => read.has(id)) ?? null);
}
