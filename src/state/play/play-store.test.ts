import { beforeEach, describe, expect, it } from 'vitest';
import { setName } from '../../character/edit-character.ts';
import { serializeFile } from '../../character/file/character-file.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { editCharacter, openCharacter, redo, setPlay, undo, useCharacterStore } from '../character/character-store.ts';
import { sheetOf } from '../character/derived-character.ts';
import { currentPlay, editPlay, redoPlay, undoPlay } from './play-store.ts';

const saved = () => useCharacterStore.getState().saved;
const loseHits = (hits: number, ...log: string[]) =>
  editPlay(
    `${hits} hits lost`,
    (play) => ({ ...play, state: { ...play.state, hitsLost: play.state.hitsLost + hits } }),
    ...log,
  );
const hitsLost = () => currentPlay().state.hitsLost;

beforeEach(() => openCharacter(johnFalcon()));

describe('a step of play', () => {
  it('is saved with the character, and changes none of the choices', () => {
    const { character } = saved();
    loseHits(3);
    expect(saved().play?.state.hitsLost).toBe(3);
    expect(saved().character).toBe(character);
  });

  it('stays within the limits of a file', () => {
    editPlay('much', (play) => ({
      ...play,
      turn: 2_000_000_000,
      used: { quiver: 1_000_001 },
      state: { ...play.state, hitsLost: 1_000_001, unready: { bow: 3_000_000 } },
    }));
    expect(currentPlay()).toMatchObject({
      turn: 1_000_000_000,
      used: { quiver: 1_000_000 },
      state: { hitsLost: 1_000_000, unready: { bow: 1_000_000 } },
    });
    const reading = parseFile(serializeFile(saved(), ''));
    expect(reading).toMatchObject({ ok: true, value: { report: [] } });
  });

  it('leaves the derived sheet unchanged', () => {
    const sheet = sheetOf(saved());
    loseHits(3);
    expect(sheetOf(saved())).toBe(sheet);
  });

  it('adds its sentences to the log, with the turn', () => {
    editPlay('turn 2', (play) => ({ ...play, turn: 2 }));
    loseHits(1, 'Falcon is hit.', '1 hit lost.');
    expect(currentPlay().log).toEqual([
      { turn: 2, text: 'Falcon is hit.' },
      { turn: 2, text: '1 hit lost.' },
    ]);
  });

  it('leaves no state of play in the file when it returns to rest', () => {
    loseHits(3);
    loseHits(-3);
    expect(saved()).not.toHaveProperty('play');
  });
});

describe('undo in play', () => {
  it('goes back and forth, and names the undone step', () => {
    loseHits(3);
    loseHits(2);
    expect([undoPlay(), hitsLost()]).toEqual(['2 hits lost', 3]);
    expect([undoPlay(), hitsLost()]).toEqual(['3 hits lost', 0]);
    expect(undoPlay()).toBeNull();
    expect([redoPlay(), hitsLost()]).toEqual(['3 hits lost', 3]);
    expect([redoPlay(), hitsLost()]).toEqual(['2 hits lost', 5]);
    expect(redoPlay()).toBeNull();
  });

  it('does not touch the choices, and undo of the choices does not touch play', () => {
    loseHits(3);
    editCharacter('Name: Sparrow', (character) => setName(character, 'Sparrow'));
    loseHits(1);
    undo();
    expect([saved().character.name, hitsLost()]).toEqual(['John Falcon', 4]);
    redo();
    expect([saved().character.name, hitsLost()]).toEqual(['Sparrow', 4]);
    undoPlay();
    expect([saved().character.name, hitsLost()]).toEqual(['Sparrow', 3]);
  });

  it('begins again with another character', () => {
    loseHits(3);
    openCharacter(johnFalcon('lite-3e'));
    expect([undoPlay(), hitsLost()]).toEqual([null, 0]);
  });

  it('returns to the state stored by another tab', () => {
    loseHits(3);
    setPlay({ ...currentPlay(), turn: 7 });
    loseHits(1);
    undoPlay();
    expect([currentPlay().turn, hitsLost()]).toEqual([7, 3]);
  });
});
