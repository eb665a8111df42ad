// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { chooseFiles } from './choose-files.ts';

afterEach(() => vi.restoreAllMocks());

const field = () => document.querySelector<HTMLInputElement>('input[type=file]');

test('chooseFiles leaves the input in the document until files are chosen or the choice is canceled', () => {
  const inPage: boolean[] = [];
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    inPage.push(this.isConnected);
  });
  const take = vi.fn();

  chooseFiles(take);
  expect(field()?.hidden).toBe(true);
  const file = new File(['{}'], 'anna.json');
  vi.spyOn(HTMLInputElement.prototype, 'files', 'get').mockReturnValue([file] as unknown as FileList);
  field()?.dispatchEvent(new Event('change'));
  expect(take.mock.calls).toEqual([[[file]]]);
  expect(field()).toBeNull();

  chooseFiles(take);
  field()?.dispatchEvent(new Event('cancel'));
  expect(field()).toBeNull();
  expect(take).toHaveBeenCalledOnce();
  expect(inPage).toEqual([true, true]);
});
