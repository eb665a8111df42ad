import { expect, test } from 'vitest';
import { statBlockCorpus } from '../../testing/stat-block-corpus.ts';
import { findOtherGame } from './other-games.ts';

test.each([
  [
    'Dungeons & Dragons',
    'Swamp Hag\nArmor Class 14\nHit Points 45 (6d8 + 18)\nSTR 16 (+3) DEX 12 (+1) CON 16 (+3)\nChallenge 3 (700 XP)',
  ],
  ['Pathfinder', 'Ash Rat CR 2\nAC 15, touch 13, flat-footed 12\nFort +4, Ref +3\nBase Atk +1; CMB +2; CMD 14'],
  ['Call of Cthulhu', 'Ada Penhale\nSTR 50 SIZ 60 POW 55 EDU 70 APP 45\nSanity 55'],
  ['Savage Worlds', 'Thug\nAgility d6, Smarts d4, Spirit d6, Strength d8'],
])('a block of %s is told from ours', (game, text) => {
  expect(findOtherGame(text)).toBe(game);
});

test('no block of the corpus is taken for one of another game', () => {
  expect(statBlockCorpus.filter(({ block }) => findOtherGame(block) !== null).map(({ title }) => title)).toEqual([]);
});
