import { describe, expect, it } from 'vitest';
import { nameInSentence } from './name-in-sentence.ts';

describe('a listed name in a sentence', () => {
  it.each([
    ['Broadsword', 'broadsword'],
    ['Laser Pistol', 'laser pistol'],
    ['Bolt-action rifle, 7.62mm', 'bolt-action rifle (7.62mm)'],
    ['Goat’s foot', 'goat’s foot'],
    ['Rope, 3/8″, 10 yards', 'rope (3/8″, 10 yards)'],
    ['Portable tool kit: Explosives', 'portable tool kit: explosives'],
  ])('%s is made of plain words, which are small: %s', (name, words) => expect(nameInSentence(name)).toBe(words));

  it.each([
    ['Glock 17', 'Glock 17'],
    ['AR-15 .223', 'AR-15 .223'],
    ['M1 Garand .30-06', 'M1 Garand .30-06'],
    ['Walther PPK', 'Walther PPK'],
    ['Lee-Enfield .303', 'Lee-Enfield .303'],
    ['.44 Mag. Revolver', '.44 Mag. revolver'],
    ['Gauss PDW, 4mm', 'Gauss PDW (4mm)'],
    ['SMG, 9mm (TL6)', 'SMG (9mm, TL6)'],
    ['Ballistic vest (TL8)', 'ballistic vest (TL8)'],
    ['Winter clothes (Status −1)', 'winter clothes (Status −1)'],
    ['Molotov cocktail', 'Molotov cocktail'],
    ['10G shell', '10G shell'],
  ])('%s keeps the capitals of its proper words: %s', (name, words) => expect(nameInSentence(name)).toBe(words));
});
