/** The output of a command. Each text is a line or more, without the last line end. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
}

/** Prints to the standard output and the error output of the process. */
export const processOutput: Output = {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
};

// A reader such as `head` may close the pipe before everything is printed. That is no failure of the command.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
