// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { openLaunchedFiles } from './launched-files.ts';

const openFiles = vi.hoisted(() => vi.fn(async (_files: readonly File[]) => undefined));
vi.mock('./open-text.ts', () => ({ openFiles }));

afterEach(() => vi.unstubAllGlobals());

it('go through the same funnel as chosen ones, together', async () => {
  const setConsumer = vi.fn();
  vi.stubGlobal('launchQueue', { setConsumer });
  openLaunchedFiles();
  const [[take]] = setConsumer.mock.calls as [[(launch: unknown) => void]];
  const file = (name: string) => ({ getFile: async () => new File(['{}'], name) });
  take({ files: [file('anna.json'), file('bertil.json')] });
  await vi.waitFor(() => expect(openFiles).toHaveBeenCalled());
  expect(openFiles.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['anna.json', 'bertil.json']]);
});

it('are nothing to wait for where the browser starts no programs', () => {
  vi.stubGlobal('launchQueue', undefined);
  expect(openLaunchedFiles).not.toThrow();
});
