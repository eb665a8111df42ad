import { rulesetIds } from '../../rules/rulesets.ts';
import { type Size, sizes } from './open-character.ts';

/** How much is measured. */
export interface Extent {
  /** Samples of each figure; without it as many as fit into a fixed time, so that the whole takes a few minutes. */
  readonly samples: number | undefined;
  readonly rulesets: readonly string[];
  readonly sizes: readonly Size[];
  /** How many times slower than this machine: a phone is about four times slower. */
  readonly slowdowns: readonly number[];
  /** The length of the library in characters, which are a byte each here, and how many of its sheets are printed. */
  readonly libraryLength: number;
  readonly printedSheets: number;
  /** What is done while the heap is watched. */
  readonly hour: Readonly<Record<'edits' | 'undos' | 'prints' | 'turns', number>>;
}

/** All that the bench measures. */
export const wholeExtent = (samples: number | undefined): Extent => ({
  samples,
  rulesets: rulesetIds,
  sizes,
  slowdowns: [1, 4],
  libraryLength: 50_000_000,
  printedSheets: 50,
  hour: { edits: 600, undos: 20, prints: 10, turns: 100 }, // an edit every six seconds
});

/** A sample of each part, so that a test notices where the program has changed and its bench has not. */
export const briefExtent: Extent = {
  samples: 1,
  rulesets: ['lite-3e'],
  sizes: ['blank', 'ordinary'],
  slowdowns: [1],
  libraryLength: 0,
  printedSheets: 14, // enough for the field that searches them
  hour: { edits: 6, undos: 2, prints: 1, turns: 2 },
};

const parts = ['edits', 'visits', 'picker', 'files', 'play', 'library', 'memory'] as const;
export type Part = (typeof parts)[number];

/** The parts that are measured unless one is named: not the library, which takes as long as all others, and the heap only for a release. */
export const partsOfARun = (isRelease: boolean): readonly Part[] =>
  parts.filter((part) => part !== 'library' && (isRelease || part !== 'memory'));

export interface BenchOptions {
  readonly only: Part | undefined;
  /** Samples of each figure; without it as many as fit into a fixed time, so that the whole takes a few minutes. */
  readonly samples: number | undefined;
  /** Whether the figures are kept in docs/performance.md as a release's, instead of being compared with them. */
  readonly keep: boolean;
}

/** Reads `--only PART`, `--samples COUNT` and `--keep`. @returns the options, or a sentence about an unreadable one */
export function readOptions(given: readonly string[]): BenchOptions | string {
  const args = given.filter((argument) => argument !== '--keep');
  let only: Part | undefined;
  let samples: number | undefined;
  for (let at = 0; at < args.length; at += 2) {
    const [option, value = ''] = args.slice(at, at + 2);
    if (option === '--only') {
      only = parts.find((part) => part === value);
      if (!only) return `--only takes one of ${parts.join(', ')}.`;
    } else if (option === '--samples' && /^[1-9]\d{0,3}$/.test(value)) samples = Number(value);
    else return 'Usage: npm run bench -- browser [--only PART] [--samples COUNT] [--keep]';
  }
  return { only, samples, keep: args.length < given.length };
}
