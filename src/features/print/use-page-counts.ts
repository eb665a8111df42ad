import { startTransition, useCallback, useMemo, useState } from 'react';
import { stripBidiControls } from '../../character/schema-parts.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { type PrintChoices, pageOrientation } from '../../sheet-model/print/print-choices.ts';
import type { PrintSubject } from '../../state/view/view-state.ts';

/** Paper sizes in millimeters, portrait. */
const papers: Readonly<Record<PrintChoices['paper'], readonly [width: number, height: number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};
const paperNames: Readonly<Record<PrintChoices['paper'], string>> = { a4: 'A4', letter: 'letter' };

/** White space around the sheet, in millimeters. */
export const margin = 11;
const longestName = 70;

type Page = Pick<PrintChoices, 'kind' | 'paper' | 'orientation'>;

/** Width and height of the page in its orientation, in millimeters. */
export function pageSize(page: Page): readonly [width: number, height: number] {
  const [short, long] = papers[page.paper];
  return pageOrientation(page) === 'portrait' ? [short, long] : [long, short];
}

/** Half the height between the margins, in millimeters, minus a little, so that rounding never causes an extra page. */
export const halfHeight = (page: Page): number => (pageSize(page)[1] - 2 * margin) / 2 - 0.05;

/** The text at the left foot of every page: the name, shortened if necessary. */
export function footName(name: string): string {
  const letters = Array.from(name || 'Blank character');
  return letters.length > longestName ? `${letters.slice(0, longestName - 1).join('')}…` : letters.join('');
}

/** The names for the foot of the pages; '' on a blank form. */
export const namesAtFoot = (subjects: readonly PrintSubject[], { kind }: Page): string[] =>
  subjects.map(({ model }) => (kind === 'form' ? '' : model.head.name));

/** The text at the left foot of pages that several characters share. */
export const sharedFoot = (names: readonly string[], kind: PrintChoices['kind']): string =>
  names.length === 1
    ? footName(names[0] ?? '')
    : `${names.length} ${kind === 'stat-block' ? 'stat blocks' : 'characters'}`;

/** The CSS page name for one of several characters. */
export const pageName = (index: number): string => `character-${index + 1}`;

/**
 * The style rules of the printed pages: paper, margins, and at the foot of each page the name and "page 1 of 2" (browsers
 * without margin boxes print their own header and footer). Each of several sheets has its name at the foot of its pages;
 * stat blocks, which share pages, are counted.
 */
export function pageRules(page: Page, names: readonly string[]): string {
  const foot = 'font: 6.5pt "Noto Sans", sans-serif; color: #444; vertical-align: top; padding-block-start: 1.5mm;';
  const left = (words: string) =>
    `@bottom-left { content: ${quote(words)}; inline-size: 75%; text-align: start; ${foot} }`;
  const ownPages = names.length > 1 && page.kind !== 'stat-block' ? names : [];
  return `@page {
  size: ${paperNames[page.paper]} ${pageOrientation(page)};
  margin: ${margin}mm;
  ${left(sharedFoot(names, page.kind))}
  @bottom-right { content: "page " counter(page) " of " counter(pages); inline-size: 25%; text-align: end; ${foot} }
}${ownPages.map((name, i) => `\n@page ${pageName(i)} { ${left(footName(name))} }`).join('')}`;
}

/** Quotes a text as a CSS string; "<" is escaped as well, so that it cannot close a style element. */
const quote = (text: string) =>
  `"${stripBidiControls(text).replace(/["\\<\p{Cc}]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `)}"`;

/** Subjects whose pages form one flow: a single whole sheet, or all stat blocks. */
export type PageRun = readonly PrintSubject[];

/** The same subject gives the same run, so that its pages stay unchanged while others are added. */
const toRun = memoizeByObject((subject: PrintSubject): PageRun => [subject]);

/** The runs of pages that are printed one after the other. */
export function runsOf(subjects: readonly PrintSubject[], { kind }: Pick<PrintChoices, 'kind'>): readonly PageRun[] {
  if (kind === 'stat-block') return subjects.length > 0 ? [subjects] : [];
  return subjects.map(toRun);
}

interface KnownCounts {
  readonly choices: PrintChoices;
  readonly counts: ReadonlyMap<string, { readonly run: PageRun; readonly pages: number }>;
}

/** The pages of all runs, as far as they have been counted. */
export interface PageCounts {
  readonly runs: readonly PageRun[];
  /** The number of pages of a run; undefined if it is not known. */
  readonly pagesOf: (run: PageRun) => number | undefined;
  /** Records the number of pages of a run. */
  readonly onCount: (run: PageRun, pages: number) => void;
  /** How many of the runs are counted. */
  readonly counted: number;
  /** Whether the number of all pages is known. That of a single run is shown as one until it is. */
  readonly isTotalKnown: boolean;
  /** Whether the others are being counted, one after the other. */
  readonly isCounting: boolean;
  /** Whether the player has stopped that, for these subjects and choices. */
  readonly isStopped: boolean;
  readonly stop: () => void;
  readonly resume: () => void;
}

/**
 * Keeps the number of pages of each run; counts for other choices or other sheets are ignored.
 * @param moreComing more subjects are being read: nothing is counted until all are there
 * @param isPaused nothing is counted for now
 */
export function usePageCounts(
  subjects: readonly PrintSubject[],
  choices: PrintChoices,
  moreComing: boolean,
  isPaused: boolean,
): PageCounts {
  const runs = useMemo(() => runsOf(subjects, choices), [subjects, choices]);
  const [known, setKnown] = useState<KnownCounts>({ choices, counts: new Map() });
  const [stoppedRuns, setStoppedRuns] = useState<readonly PageRun[] | null>(null);
  const counts = known.choices === choices ? known.counts : new Map<string, never>();
  const pagesOf = (run: PageRun): number | undefined => {
    const counted = counts.get(runKey(run));
    return counted && haveSameSheets(counted.run, run) ? counted.pages : undefined;
  };
  const onCount = useCallback(
    (run: PageRun, pages: number) => {
      // The next run is drawn because of it: in a transition that takes several tasks.
      startTransition(() =>
        setKnown((before) => {
          const counts = before.choices === choices ? before.counts : new Map();
          const existing = counts.get(runKey(run));
          if (existing && existing.pages === pages && haveSameSheets(existing.run, run)) return before;
          return { choices, counts: new Map(counts).set(runKey(run), { run, pages }) };
        }),
      );
    },
    [choices],
  );
  const counted = runs.filter((run) => pagesOf(run) !== undefined).length;
  const isComplete = counted === runs.length;
  const isStopped = stoppedRuns === runs && !isComplete;
  return {
    runs,
    pagesOf,
    onCount,
    counted,
    isTotalKnown: !moreComing && (runs.length === 1 || isComplete),
    isCounting: !(moreComing || isPaused || isComplete || isStopped),
    isStopped,
    stop: () => setStoppedRuns(runs),
    resume: () => setStoppedRuns(null),
  };
}

/** A React key for a run: the same for all runs of stat blocks, which stay mounted while more characters are added. */
export const runKey = (run: PageRun): string => (run.length === 1 ? `of ${run[0]?.id}` : 'together');

const haveSameSheets = (left: PageRun, right: PageRun): boolean =>
  left.length === right.length && left.every(({ sheet }, i) => sheet === right[i]?.sheet);
