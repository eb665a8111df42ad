import { openFiles } from './open-text.ts';

/** What an installed program is started with; see `file_handlers` in the manifest. Not in every browser. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** Opens the files that the player has opened with the installed program, from the desktop or a file manager. */
export function openLaunchedFiles(): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => void openAll(files));
}

/** Of several ones a dialog asks what to take in. */
async function openAll(files: readonly { getFile(): Promise<File> }[]): Promise<void> {
  await openFiles(await Promise.all(files.map((file) => file.getFile())));
}
