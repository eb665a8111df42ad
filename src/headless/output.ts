/** Where a command prints. Each text is a line or more, without the last line end. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
}

/** Prints to the standard output and the error output of the process. */
export const processOutput: Output = {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
};
