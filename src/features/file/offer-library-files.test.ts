import { beforeEach, expect, it, vi } from 'vitest';
import * as asked from '../../state/library/incoming-files.ts';
import * as added from '../../state/library-files/library-files.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { eventually } from '../../testing/settle.ts';
import { openFiles } from './open-text.ts';

const file = (name: string) => new File(['{}'], name);

beforeEach(() => {
  vi.spyOn(added, 'addLibraryFiles').mockResolvedValue();
  vi.spyOn(asked, 'askAboutFiles').mockResolvedValue();
  useViewStore.setState({ notices: [] });
});

it('the notice offers to add library files, and adds them in view of the player', async () => {
  const [skills, spells] = [file('Own Skills.skl'), file('Own Spells.SPL')];
  await openFiles([skills, spells]);
  const [notice] = useViewStore.getState().notices;
  expect(notice?.title).toBe('2 library files');
  expect(added.addLibraryFiles).not.toHaveBeenCalled();
  notice?.actions?.[0]?.run();
  await eventually(() => expect(added.addLibraryFiles).toHaveBeenCalled());
  expect(added.addLibraryFiles).toHaveBeenCalledWith([
    { path: 'Own Skills.skl', file: skills },
    { path: 'Own Spells.SPL', file: spells },
  ]);
  expect(useViewStore.getState().dialog).toBe('my-entries');
});

it('characters among the library files are opened', async () => {
  const [one, two] = [file('a.json'), file('b.gcs')];
  await openFiles([one, file('Own.adq'), two]);
  expect(asked.askAboutFiles).toHaveBeenCalledWith([one, two]);
  expect(useViewStore.getState().notices.map(({ title }) => title)).toContain('Own.adq is a library file');
});
