import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../../character/character.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { everyReference } from '../../testing/whole-subject.ts';

/** The pages of a character, as texts: by page, group and row, the figures and the note. */
async function pagesOf(saved: SavedCharacter) {
  const pages = await everyReference(openSheet(saved));
  const page = (id: string) => pages.find((each) => each.id === id);
  const groups = (id: string) => page(id)?.bands.flat(2) ?? [];
  return {
    words: (id: string) => page(id)?.words,
    groups: (id: string) => groups(id).map((group) => group.id),
    columns: (id: string, group: string) => groups(id).find((each) => each.id === group)?.columns,
    row: (id: string, group: string, name: string) =>
      groups(id)
        .find((each) => each.id === group)
        ?.rows.find((each) => each.name === name)
        ?.figures.map(({ text }) => text)
        .join(' '),
    note: (id: string, group: string, name: string) =>
      groups(id)
        .find((each) => each.id === group)
        ?.rows.find((each) => each.name === name)?.note,
  };
}

describe('the pages of John Falcon', () => {
  it('have the maneuvers, postures and places of Man to Man', async () => {
    const { row, note, columns, groups } = await pagesOf({ ...johnFalcon(), houseRules: ['hit-locations'] });
    expect(columns('combat', 'maneuvers')).toEqual(['Move', 'Skill', 'Damage', 'Dodge', 'Parry', 'Block']);
    // Shortsword 16, 1−1; Move 5; Dodge 5, Parry 8, Block 5, each with PD 4 (pp. 16-17).
    expect(row('combat', 'maneuvers', 'Step and Attack')).toBe('step 16 1−1 cut 9 12 9');
    expect(row('combat', 'maneuvers', 'Move')).toBe('5 – – 9 12 9');
    expect(row('combat', 'maneuvers', 'All-Out Attack: one blow at +4')).toBe('2 20 1−1 cut – – –');
    expect(row('combat', 'maneuvers', 'Long Action')).toBe('– – – 9 – –');
    expect(note('combat', 'maneuvers', 'Aim')).toBe('defenses: any, but the aim is lost');
    // Kneeling: attack and defense −2, a third of the speed; lying: −4 and −3, one yard (p. 29).
    expect(row('combat', 'postures', 'kneeling')).toBe('1 14 7 10 7 −2');
    expect(row('combat', 'postures', 'lying')).toBe('1 12 6 9 6 −4');
    // p. 34
    expect(row('combat', 'locations', 'head')).toBe('2 −5 11');
    expect(note('combat', 'locations', 'head')).toBe('DR +1; cr ×2, cut ×3, imp ×4');
    expect(row('combat', 'locations', 'vital organs')).toBe('– −3 –');
    expect(groups('combat')).toEqual(expect.arrayContaining(['injury', 'blow', 'fatigue', 'load']));
  });

  it('have those of GURPS Lite, which aims at no places', async () => {
    const { row, groups } = await pagesOf(johnFalcon('lite-3e'));
    expect(row('combat', 'maneuvers', 'Attack')).toBe('– 16 1d−1 cut 9 12 11');
    expect(row('combat', 'maneuvers', 'All-Out Attack: one blow with +2 damage')).toBe('– 16 1d+1 cut – – –');
    expect(row('combat', 'postures', 'crouching')).toBe('5 14 9 12 11 −2');
    expect(groups('combat')).not.toContain('locations');
  });

  it('have those of the fourth edition: a fist parries weapons at −3', async () => {
    const falcon = johnFalcon('fourth-edition');
    const { row, note, columns } = await pagesOf({ ...falcon, character: { ...falcon.character, equipment: [] } });
    expect(columns('combat', 'maneuvers')).toEqual(['Move', 'Skill', 'Damage', 'Dodge', 'Parry']);
    expect(row('combat', 'maneuvers', 'All-Out Attack: Determined')).toBe('4 19 1d−3 cr – –');
    expect(row('combat', 'maneuvers', 'All-Out Attack: Strong')).toBe('4 15 1d−1 cr – –');
    expect(row('combat', 'maneuvers', 'Move and Attack')).toBe('7 9 1d−3 cr 10 –');
    expect(row('combat', 'maneuvers', 'All-Out Defense: Increased Dodge')).toBe('4 – – 12 7');
    expect(row('combat', 'locations', 'neck')).toBe('17–18 −5 10');
    expect(note('combat', 'locations', 'skull')).toBe('DR +2; injury ×4');
    expect(note('combat', 'locations', 'right leg')).toBe('imp ×1');
  });

  it('have the feats of their source, and no others', async () => {
    const book = await pagesOf({ ...johnFalcon(), houseRules: ['hit-locations'] });
    // ST 9: 6 × ST with one hand, 25 × with two (p. 50).
    expect(book.row('feats', 'lifting', 'lift with one hand')).toBe('54 lb');
    expect(book.row('feats', 'lifting', 'lift with two hands')).toBe('225 lb');
    expect(book.row('feats', 'thrown', '10 lb')).toBe('7.2 yards 1−3');
    expect(book.row('feats', 'falling', 'fall of 3 yards')).toBe('3−9');
    for (const group of ['swimming', 'breath', 'digging', 'fright', 'effort'])
      expect(book.groups('feats')).not.toContain(group);
    const lite = await pagesOf(johnFalcon('lite-3e'));
    expect(lite.row('feats', 'senses', 'Vision')).toBe('10');
    expect(lite.groups('feats')).toEqual(expect.arrayContaining(['swimming', 'fright']));
    for (const group of ['breath', 'digging', 'effort']) expect(lite.groups('feats')).not.toContain(group);
    const fourth = await pagesOf(johnFalcon('fourth-edition'));
    // Basic Lift 16: 2 × with one hand, 8 × with two; HT 13: 10 × seconds of breath at rest (pp. 351-353).
    expect(fourth.row('feats', 'lifting', 'lift with two hands')).toBe('128 lb');
    expect(fourth.row('feats', 'breath', 'sitting still')).toBe('130 seconds');
    expect(fourth.groups('feats')).toContain('digging');
  });

  it('have exact odds', async () => {
    const { row } = await pagesOf({ ...johnFalcon(), houseRules: ['hit-locations'] });
    expect(row('odds', 'rolls', '10 or less')).toBe('50% 2% 2%');
    expect(row('odds', 'rolls', '12 or less')).toBe('74% 2% 2%');
    expect(row('odds', 'contests', 'DX')).toBe('15 91% 84% 71% 54% 36%');
    // As `npm run -s odds -- attack --skill 16 --defense 10 --damage 1d-1 --type cut --dr 2`.
    expect(row('odds', 'attacks.10', 'Shortsword, swing')).toBe('16 1−1 cut 98% 54% 54% · 2.0 27% · 0.7 9% · 0.1');
    const fourth = await pagesOf(johnFalcon('fourth-edition'));
    expect(fourth.row('odds', 'rolls', '16 or less')).toBe('98% 9% <1%');
  });

  it('name the optional rules that are in force', async () => {
    const plain = await pagesOf(johnFalcon());
    expect(plain.words('combat')).toBe('The numbers of John Falcon for a fight, by Man to Man.');
    const { words, groups } = await pagesOf({ ...johnFalcon(), houseRules: ['melee-retreat'] });
    for (const page of ['combat', 'feats', 'odds']) expect(words(page)).toContain('with an adapted Retreat');
    expect(groups('combat')).toContain('houseRules');
  });
});
