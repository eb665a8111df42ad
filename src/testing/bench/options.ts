const parts = ['edits', 'visits', 'picker', 'files', 'play', 'library'] as const;
export type Part = (typeof parts)[number];

export interface BenchOptions {
  readonly only: Part | undefined;
  /** Samples of each figure; without it as many as fit into a fixed time, so that the whole takes a few minutes. */
  readonly samples: number | undefined;
}

/** Reads `--only PART` and `--samples COUNT`. @returns the options, or a sentence about what cannot be read */
export function readOptions(args: readonly string[]): BenchOptions | string {
  let only: Part | undefined;
  let samples: number | undefined;
  for (let at = 0; at < args.length; at += 2) {
    const [option, value = ''] = args.slice(at, at + 2);
    if (option === '--only') {
      only = parts.find((part) => part === value);
      if (!only) return `--only takes one of ${parts.join(', ')}.`;
    } else if (option === '--samples' && /^[1-9]\d{0,3}$/.test(value)) samples = Number(value);
    else return 'Usage: npm run bench -- browser [--only PART] [--samples COUNT]';
  }
  return { only, samples };
}
