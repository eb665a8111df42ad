/** The words of a command line: what begins with two dashes, the files, and the values of options that take one. */
interface SheetArguments {
  readonly flags: readonly string[];
  readonly files: readonly string[];
  /** By option; empty for one without a value. The last one counts. */
  readonly values: ReadonlyMap<string, string>;
}

/** Reads options, their values (`--state=JSON` or `--state JSON`, where JSON begins with a brace) and files. */
export function readArguments(args: readonly string[], withValue: readonly string[]): SheetArguments {
  const flags: string[] = [];
  const files: string[] = [];
  const values = new Map<string, string>();
  let open: string | null = null;
  for (const arg of args) {
    const option = withValue.find((name) => arg === name || arg.startsWith(`${name}=`));
    if (open !== null && arg.trimStart().startsWith('{')) values.set(open, arg);
    else if (option !== undefined) {
      flags.push(option);
      values.set(option, arg.slice(option.length + 1));
    } else if (arg.startsWith('--')) flags.push(arg);
    else files.push(arg);
    open = arg === option ? option : null;
  }
  return { flags, files, values };
}
