// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { setName } from '../../character/edit-character.ts';
import { loadRuleset } from '../../rules/rulesets.ts';
import { openAnother } from '../saving/open-record.ts';
import { openDialog, useViewStore } from '../view/view-store.ts';
import { blankSaved, changeRuleset, editCharacter, openCharacter, undo, useCharacterStore } from './character-store.ts';

vi.mock('../../rules/rulesets.ts', async (original) => {
  const real = await original<typeof import('../../rules/rulesets.ts')>();
  return { ...real, loadRuleset: vi.fn(real.loadRuleset) };
});

const open = () => useCharacterStore.getState();
const offline = () => vi.mocked(loadRuleset).mockRejectedValueOnce(new TypeError('Failed to fetch'));

/** Delays the next ruleset until the returned function is called. */
function delayNextRuleset(): () => Promise<void> {
  const real = vi.mocked(loadRuleset).getMockImplementation();
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  vi.mocked(loadRuleset).mockImplementationOnce(async (id) => {
    await arrived;
    if (!real) throw new Error('nothing to load with');
    return real(id);
  });
  return async () => {
    arrive();
    await new Promise((done) => setTimeout(done));
  };
}

beforeEach(() => {
  openCharacter(blankSaved('man-to-man'));
  editCharacter('Name', (character) => setName(character, 'Anna'));
  openDialog(null);
  useViewStore.setState({ notices: [] });
});

it('changeRuleset keeps the character and shows a notice when the ruleset cannot be loaded', async () => {
  const before = open();
  openDialog('about');
  offline();
  await changeRuleset('lite-3e');
  offline();
  expect(await openAnother(blankSaved('fourth-edition'))).toBeNull();
  expect(open()).toBe(before);
  expect(useViewStore.getState().dialog, 'the notice is not behind a dialog').toBeNull();
  expect(useViewStore.getState().notices.map(({ title }) => title)).toEqual([
    'The rules of Fourth edition could not be loaded',
    'The rules of GURPS Lite 3e could not be loaded',
  ]);

  await changeRuleset('lite-3e');
  expect(open().saved.ruleset, 'another try').toBe('lite-3e');
});

it('changeRuleset keeps edits made while the ruleset was loading', async () => {
  const arrive = delayNextRuleset();
  void changeRuleset('lite-3e');
  editCharacter('Name', (character) => setName(character, 'Berta'));
  expect(open().saved.ruleset).toBe('man-to-man');
  await arrive();
  expect(open().saved).toMatchObject({ ruleset: 'lite-3e', character: { name: 'Berta' } });
  expect(open().saved.houseRules, 'optional rules of Man to Man alone').toEqual([]);
  undo();
  expect(open().saved).toMatchObject({ ruleset: 'man-to-man', character: { name: 'Berta' } });
});

it('openAnother lets only the last of several requests take effect', async () => {
  const arrive = delayNextRuleset();
  const first = openAnother(blankSaved('lite-3e'));
  const anna = open();
  expect(await openAnother(blankSaved('fourth-edition'))).toMatchObject({ former: 'Anna' });
  await arrive();
  expect(await first).toBeNull();
  expect(open().saved.ruleset).toBe('fourth-edition');
  expect(open().id).not.toBe(anna.id);
});

it('changeRuleset does not change a character that was opened while the ruleset was loading', async () => {
  const arrive = delayNextRuleset();
  void changeRuleset('lite-3e');
  openCharacter(blankSaved('fourth-edition'));
  await arrive();
  expect(open().saved.ruleset).toBe('fourth-edition');
});
