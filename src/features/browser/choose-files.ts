/** Opens the browser's file chooser and calls back with the chosen files, of one or many characters each. */
export function chooseFiles(onFiles: (files: readonly File[]) => unknown): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.multiple = true;
  // In the document until something is chosen: Safari drops the events of a detached input.
  input.hidden = true;
  document.body.append(input);
  input.addEventListener('change', () => {
    input.remove();
    void onFiles([...(input.files ?? [])]);
  });
  input.addEventListener('cancel', () => input.remove());
  input.click();
}
