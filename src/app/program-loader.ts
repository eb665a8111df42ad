type Program = typeof import('./program.tsx');

let loaded: Program | null = null;
let loading: Promise<Program> | undefined;

/** Returns the program if it is loaded. */
export const loadedProgram = (): Program | null => loaded;

/** Loads everything behind the start page, once, and opens the last character. Rejected without a network; try again. */
export function loadProgram(): Promise<Program> {
  loading ??= import('./program.tsx')
    .then(async (program) => {
      await program.prepareProgram();
      loaded = program;
      return program;
    })
    .catch((thrown: unknown) => {
      loading = undefined;
      throw thrown;
    });
  return loading;
}
