/** Lets the player choose one file or several, of one or of many characters, and hands them on. */
export function chooseFiles(take: (files: readonly File[]) => unknown): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.multiple = true;
  // In the page until something is chosen: Safari forgets a field that is nowhere, and then nothing comes of the choice.
  input.hidden = true;
  document.body.append(input);
  input.addEventListener('change', () => {
    input.remove();
    void take([...(input.files ?? [])]);
  });
  input.addEventListener('cancel', () => input.remove());
  input.click();
}
