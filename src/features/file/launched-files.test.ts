// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/settle.ts';
import { openLaunchedFiles } from './launched-files.ts';
import * as opened from './open-text.ts';

afterEach(() => vi.restoreAllMocks());

it('openLaunchedFiles opens launched files together, like chosen ones', async () => {
  const openFiles = vi.spyOn(opened, 'openFiles').mockResolvedValue();
  const setConsumer = vi.fn();
  vi.stubGlobal('launchQueue', { setConsumer });
  openLaunchedFiles();
  const [[take]] = setConsumer.mock.calls as [[(launch: unknown) => void]];
  const file = (name: string) => ({ getFile: async () => new File(['{}'], name) });
  take({ files: [file('anna.json'), file('bertil.json')] });
  await eventually(() => expect(openFiles).toHaveBeenCalled());
  expect(openFiles.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['anna.json', 'bertil.json']]);
});

it('openLaunchedFiles does nothing in browsers without a launch queue', () => {
  vi.stubGlobal('launchQueue', undefined);
  expect(openLaunchedFiles).not.toThrow();
});
