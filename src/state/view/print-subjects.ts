import { create } from 'zustand';
import { memoizeByObject } from '../../engine/memoize.ts';
import { type DerivedCharacter, deriveCharacter } from '../../rules/derive-character.ts';
import { loadRuleset, rulesetAbout } from '../../rules/rulesets.ts';
import { useShownSheet } from '../character/shown-character.ts';
import { useLibraryStore } from '../library/library-store.ts';
import { problemReason } from '../saving/saving-reason.ts';
import { usePrintStore } from './print-store.ts';
import { openDialog, useViewStore } from './view-store.ts';

/** A character whose sheet is printed. */
export interface PrintSubject {
  /** Of its record; '' for the one on screen. */
  readonly id: string;
  readonly sheet: DerivedCharacter;
}

/** A character that is left out, and why in a sentence. */
interface LeftOut {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

interface PrintSubjectsState {
  /** The ids of the characters that are printed together; null for the one on screen. */
  readonly ids: readonly string[] | null;
  /** Those of them that are read, by the alphabet. */
  readonly subjects: readonly PrintSubject[];
  readonly leftOut: readonly LeftOut[];
}

const nobody: PrintSubjectsState = { ids: null, subjects: [], leftOut: [] };

/** Whose sheets are printed and saved as PDF. */
export const usePrintSubjects = create<PrintSubjectsState>()(() => nobody);

/** What reading each gave; kept until the dialog is closed. */
const read = new Map<string, PrintSubject | LeftOut>();
let reading: Promise<void> | null = null;

// Once the dialog is closed, the browser's own command prints the character on screen.
useViewStore.subscribe(({ dialog }, before) => {
  if (dialog !== before.dialog && dialog !== 'print' && dialog !== 'pdf') void choosePrintSubjects(null);
});

/** Opens the dialog that prints, with these characters of this browser. */
export function openPrintFor(ids: readonly string[]): void {
  openDialog('print');
  void choosePrintSubjects(ids);
}

/**
 * Prints these characters of this browser together, or with null the one on screen. They are read one after the other;
 * the store has those that are read already. Resolves when all are.
 */
export function choosePrintSubjects(ids: readonly string[] | null): Promise<void> {
  if (ids === null) read.clear();
  usePrintSubjects.setState(ids === null ? nobody : { ids, ...readOf(ids) });
  reading ??= readAll().finally(() => {
    reading = null;
  });
  return reading;
}

/** Milliseconds after which those who were read meanwhile are shown. */
const OFTEN = 200;

/** Reads whom the store asks for until it asks for nobody more. */
async function readAll(): Promise<void> {
  let shown = performance.now();
  for (;;) {
    const { ids } = usePrintSubjects.getState();
    const id = ids?.find((each) => !read.has(each));
    const late = performance.now() - shown > OFTEN;
    if (ids && (id === undefined || late)) {
      usePrintSubjects.setState(readOf(ids));
      shown = performance.now();
    }
    if (id === undefined) return;
    const result = await readOne(id);
    if (usePrintSubjects.getState().ids !== null) read.set(id, result); // else the dialog was closed meanwhile
  }
}

async function readOne(id: string): Promise<PrintSubject | LeftOut> {
  const name = useLibraryStore.getState().characters.find((each) => each.id === id)?.name ?? '';
  // Loaded when there is somebody to read: printing the open character needs none of it.
  const { readCharacter } = await import('../library/library.ts');
  const outcome = await readCharacter(id);
  if (!outcome.ok) return { id, name, reason: problemReason(outcome.problem) };
  try {
    await loadRuleset(outcome.value.ruleset);
  } catch {
    const reason = `The rules of ${rulesetAbout(outcome.value.ruleset).name} could not be loaded.`;
    return { id, name: outcome.value.character.name, reason };
  }
  return { id, sheet: deriveCharacter(outcome.value) };
}

const nameOf = ({ sheet }: PrintSubject): string => sheet.context.character.name;

const alphabet = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function readOf(ids: readonly string[]): Pick<PrintSubjectsState, 'subjects' | 'leftOut'> {
  const all = ids.flatMap((id) => read.get(id) ?? []);
  return {
    subjects: all.filter((one) => 'sheet' in one).sort((a, b) => alphabet.compare(nameOf(a), nameOf(b))),
    leftOut: all.filter((one) => 'reason' in one),
  };
}

/** The one on screen, as a list that is the same for the same sheet. */
const onScreen = memoizeByObject((sheet: DerivedCharacter): readonly PrintSubject[] => [{ id: '', sheet }]);

/** The characters whose sheets are printed, as far as they are read. A form is that of the one on screen. */
export function usePrinted(): readonly PrintSubject[] {
  const shown = useShownSheet();
  const form = usePrintStore(({ kind }) => kind === 'form');
  const { ids, subjects } = usePrintSubjects();
  return ids === null || form ? onScreen(shown) : subjects;
}
