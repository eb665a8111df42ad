import { askAboutFiles } from '../../state/incoming-files.ts';

/** Lets the player choose files of one or many characters, and asks what of them to take in. */
export function chooseFilesToTakeIn(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.multiple = true;
  input.addEventListener('change', () => void askAboutFiles([...(input.files ?? [])]));
  input.click();
}
