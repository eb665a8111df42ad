// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addEarned, setName } from '../../character/edit-character.ts';
import { changeFighterCharacter, playOf } from '../../character/encounter-edits.ts';
import { setBinned } from '../../storage/bin.ts';
import { loadCharacter, saveCharacter } from '../../storage/current-character.ts';
import { fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { clearDatabase, storeCharacter } from '../../testing/browser-storage.ts';
import { blankSaved, openCharacter, setPlay, useCharacterStore } from '../character/character-store.ts';
import { openStored } from '../saving/open-record.ts';
import { autosave, startAutosave } from '../saving/saver.ts';
import { useNoticeStore } from '../view/notice-store.ts';
import { encounterAutosave } from './encounter-saver.ts';
import { currentEncounter, editEncounter, editFighter, undoEncounter } from './encounter-store.ts';
import { closeEncounter, createEncounter } from './open-encounter.ts';
import { takeAgain, updateCharacters } from './update-characters.ts';

startAutosave();

const loseHits = (key: string, hitsLost: number) =>
  editFighter(key, `${hitsLost} hits lost`, (play) => ({ ...play, state: { ...play.state, hitsLost } }));
const stored = async (id: string) => {
  const loaded = await loadCharacter(id);
  if (!loaded.ok) throw new Error(loaded.problem.code);
  return loaded.value;
};
const hitsLost = async (id: string) => (await stored(id)).saved.play?.state.hitsLost ?? 0;
const notice = () => useNoticeStore.getState().notices[0];

beforeEach(async () => {
  openCharacter(blankSaved());
  await closeEncounter();
  for (const { id } of [...encounterAutosave.unsaved(), ...autosave.unsaved()]) {
    encounterAutosave.forget(id);
    autosave.forget(id);
  }
  await clearDatabase();
  useNoticeStore.setState({ notices: [] });
  await storeCharacter('falcon', johnFalcon());
  await storeCharacter('friedrick', fiendishFriedrick());
  await createEncounter('Duel', [{ id: 'falcon' }, { id: 'friedrick' }]);
});

describe('updateCharacters', () => {
  it('writes what changed to the library, and nothing else; a second time there is nothing to write', async () => {
    loseHits('k1', 3);
    const result = await updateCharacters();
    expect(result).toMatchObject({ updated: ['John Falcon'], left: [] });
    expect([await hitsLost('falcon'), (await stored('friedrick')).revision]).toEqual([3, 1]);
    expect((await stored('falcon')).saved.character).toEqual(johnFalcon().character);
    expect(notice()).toMatchObject({ kind: 'information', title: 'Written to the library: John Falcon' });
    expect(await updateCharacters()).toMatchObject({ updated: [], left: [], undo: null });
  });

  it('can be undone as a whole, and done again', async () => {
    loseHits('k1', 3);
    loseHits('k2', 5);
    const { undo } = await updateCharacters();
    expect([await hitsLost('falcon'), await hitsLost('friedrick')]).toEqual([3, 5]);
    await undo?.();
    expect([await hitsLost('falcon'), await hitsLost('friedrick')]).toEqual([0, 0]);
    expect(await updateCharacters()).toMatchObject({ updated: ['John Falcon', 'Fiendish Friedrick'], left: [] });
  });

  it('follows a step that was undone in the encounter since', async () => {
    loseHits('k1', 3);
    await updateCharacters();
    undoEncounter();
    expect(await updateCharacters()).toMatchObject({ updated: ['John Falcon'], left: [] });
    expect(await hitsLost('falcon')).toBe(0);
  });

  it('writes points earned once', async () => {
    editEncounter('2 points', (encounter) =>
      changeFighterCharacter(encounter, 'k1', (saved) => ({
        ...saved,
        character: addEarned(saved.character, { date: '', points: 2, why: 'Duel' }),
      })),
    );
    await updateCharacters();
    await updateCharacters();
    expect((await stored('falcon')).saved.character.earned.map(({ points, why }) => [points, why])).toEqual([
      [2, 'Duel'],
    ]);
  });

  it('leaves a character that was changed in play elsewhere, until it is taken again', async () => {
    loseHits('k1', 3);
    const { saved, revision } = await stored('falcon');
    const play = { ...playOf({ character: saved }), turn: 4 };
    await saveCharacter('falcon', { ...saved, play }, '1.0', revision);
    const { updated, left } = await updateCharacters();
    expect(updated).toEqual([]);
    expect(left).toEqual([expect.stringMatching(/^John Falcon: .* changed outside of this encounter/)]);
    expect(await hitsLost('falcon')).toBe(0);
    await takeAgain('k1');
    expect(await updateCharacters()).toMatchObject({ updated: ['John Falcon'] });
    expect(await hitsLost('falcon')).toBe(3);
  });

  it('keeps choices that were changed in the library', async () => {
    loseHits('k1', 3);
    const { saved, revision } = await stored('falcon');
    await saveCharacter('falcon', { ...saved, character: setName(saved.character, 'Sir John') }, '1.0', revision);
    await updateCharacters();
    expect((await stored('falcon')).saved).toMatchObject({
      character: { name: 'Sir John' },
      play: { state: { hitsLost: 3 } },
    });
  });

  it('leaves a character that is deleted or in the bin, and one with several copies', async () => {
    await createEncounter('Ambush', [{ id: 'falcon' }, { id: 'friedrick', copies: 3 }]);
    loseHits('k1', 3);
    loseHits('k2', 3);
    await setBinned(['falcon'], new Date().toISOString());
    expect((await updateCharacters()).left).toEqual([
      'John Falcon: the character is in the bin.',
      'Fiendish Friedrick: 3 fighters are copies of this character, so it was left as it is.',
    ]);
    expect(notice()?.kind).toBe('attention');
    await clearDatabase();
    expect((await updateCharacters()).left[0]).toBe('John Falcon: the character is no longer in the library.');
  });

  it('shows the change where the character is open, and is no conflict', async () => {
    await openStored('falcon');
    loseHits('k1', 3);
    await updateCharacters();
    expect(useCharacterStore.getState().saved.play?.state.hitsLost).toBe(3);
    setPlay(undefined);
    await autosave.flush();
    expect(await hitsLost('falcon')).toBe(0);
  });
});

it('takeAgain: the choices of the library with the state of play of the fight, as a step', async () => {
  loseHits('k1', 3);
  const { saved, revision } = await stored('falcon');
  await saveCharacter('falcon', { ...saved, character: setName(saved.character, 'Sir John') }, '1.0', revision);
  expect(await takeAgain('k1')).toEqual({ ok: true, value: true });
  const fighter = () => currentEncounter()?.fighters[0]?.character;
  expect(fighter()).toMatchObject({ character: { name: 'Sir John' }, play: { state: { hitsLost: 3 } } });
  expect(undoEncounter()).toBe('John Falcon taken again');
  expect(fighter()?.character.name).toBe('John Falcon');
});
