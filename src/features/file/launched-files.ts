import { openFiles } from './open-text.ts';

/** The files that an installed program was launched with; see `file_handlers` in the manifest. Not in every browser. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** Opens files that the player opens with the installed program from the desktop or a file manager. */
export function openLaunchedFiles(): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => void openAll(files));
}

/** For several files a dialog asks which to import. */
async function openAll(files: readonly { getFile(): Promise<File> }[]): Promise<void> {
  await openFiles(await Promise.all(files.map((file) => file.getFile())));
}
