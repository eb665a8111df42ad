import { expect, test } from 'vitest';
import '../../testing/load-rulesets.ts';
import { readStatBlock } from './read-stat-block.ts';

test.each([
  [
    'Dungeons & Dragons',
    'Swamp Hag\nArmor Class 14\nHit Points 45 (6d8 + 18)\nSTR 16 (+3) DEX 12 (+1) CON 16 (+3)\nChallenge 3 (700 XP)',
  ],
  [
    'Dungeons & Dragons',
    'Bram\nStrength 16\nDexterity 14\nConstitution 12\nIntelligence 10\nWisdom 13\nCharisma 8\nArmor Class 15',
  ],
  ['Pathfinder', 'Ash Rat CR 2\nAC 15, touch 13, flat-footed 12\nFort +4, Ref +3\nBase Atk +1; CMB +2; CMD 14'],
  ['Call of Cthulhu', 'Ada Penhale\nSTR 50 SIZ 60 POW 55 EDU 70 APP 45\nSanity 55'],
  ['Traveller', 'Kess, Merchant, 3 terms\nUPP 687A96\nSkills: Broker-2, Steward-1\nCr15,000'],
  ['Savage Worlds', 'Thug\nAgility d6, Smarts d4, Spirit d6, Strength d8'],
  ['Warhammer', 'Watchman\nWS 35 BS 30 S 32 T 34 Ag 30 Int 28 WP 30 Fel 31\nWounds 12'],
  ['the Hero System', 'Brick\nSTR 50 DEX 18 CON 25 PRE 20\nOCV 6 DCV 6'],
  ['Fate', 'Mora Vane\nHigh Concept: Runaway Heir\nRefresh: 3\nGreat (+4) Deceive'],
  ['the World of Darkness', 'Iris\nStrength ●●○○○ Stamina ●●●○○\nManipulation ●●○○○ Resolve ●●●○○'],
])('a block of %s is told from ours', (game, text) => {
  expect(readStatBlock(text).otherGame).toBe(game);
});

test.each([
  [
    'attributes by their long names',
    'Vanya Kell, free trader\nStrength 10\nDexterity 12\nIntelligence 12\nHealth 11\nSkills: Vacc Suit-12, Streetwise-11\nGear: Cr 500',
  ],
  [
    'a table',
    '| ST | DX | IQ | HT |\n|----|----|----|----|\n| 12 | 11 | 10 | 12 |\n\nSkills: Streetwise-12; Brawling-13\nDisadvantages: Debt (long terms)',
  ],
  [
    'a table, with words of other games',
    'Maya Ortiz\n| ST | DX | IQ | HT |\n|----|----|----|----|\n| 10 | 12 | 12 | 11 |\n\nAdvantages: Strong Willpower\nNotes: Manipulation comes easily. Her Stamina is low.',
  ],
  ['skills alone', 'Pilot\nSkills: Vacc Suit-12, Streetwise-11, Broker-13\nServed two terms for Cr 500.'],
])('one of ours is not refused: %s', (_, text) => {
  expect(readStatBlock(text).otherGame).toBeNull();
});
