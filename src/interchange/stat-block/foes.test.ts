import '../../testing/load-rulesets.ts';
import { describe, expect, it } from 'vitest';
import { readFoes } from './read-foes.ts';

const bandit = 'bandit: ST 11, axe 12, 1d+2 cut, Dodge 8, DR 1, HP 11';

describe('A text of foes', () => {
  it('may be one quick line, with how many there are', () => {
    const expected = {
      name: 'Bandit',
      copies: 1,
      figures: { st: 11, dodge: 8, damageResistance: 1, hitPoints: 11 },
      attacks: [{ name: 'axe', level: 12, damage: { dice: 1, adds: 2 }, type: 'cut' }],
      rest: [],
    };
    expect(readFoes(bandit)).toEqual([expected]);
    expect(readFoes(bandit.replace('bandit', 'bandit ×4'))).toEqual([{ ...expected, copies: 4 }]);
    expect(readFoes(bandit.replace('bandit', '4 x bandit'))).toEqual([{ ...expected, copies: 4 }]);
  });

  it('may have several lines, each a foe', () => {
    const foes = readFoes(`${bandit}\nWolf x3: ST 10, DX 12, HT 12, bite 14, 1d cut, Move 9, DR 1`);
    expect(foes.map(({ name, copies }) => [name, copies])).toEqual([
      ['Bandit', 1],
      ['Wolf', 3],
    ]);
    expect(foes[1]?.attacks).toEqual([{ name: 'bite', level: 14, damage: { dice: 1, adds: 0 }, type: 'cut' }]);
  });

  it('may be a stat block with attacks in brackets', () => {
    const [foe, ...others] = readFoes(
      `Captain Roderick Vane, 150-point mercenary leader
       ST 13 [30]; DX 12 [40]; IQ 11 [20]; HT 11 [10].
       Damage 1d/2d-1; BL 34 lbs.; HP 13; Will 11; Per 11; FP 11.
       Basic Speed 5.75; Basic Move 5; Dodge 9; Parry 11; DR 2.

       Axe (12): 2d+1 cut, reach 1. Knife (11): 1d-1 imp.
       Advantages: Combat Reflexes [15]; Luck [15]
       Skills: Broadsword (A) DX+2 [8]-14; Stealth (A) DX [2]-12.`,
    );
    expect(others).toEqual([]);
    expect([foe?.name, foe?.copies]).toEqual(['Captain Roderick Vane', 1]);
    expect(foe?.figures).toEqual({
      ...{ st: 13, dx: 12, iq: 11, ht: 11, hitPoints: 13, will: 11, perception: 11, fatiguePoints: 11 },
      ...{ basicSpeed: 5.75, move: 5, dodge: 9, parry: 11, damageResistance: 2 },
    });
    expect(foe?.attacks).toEqual([
      { name: 'Axe', level: 12, damage: { dice: 2, adds: 1 }, type: 'cut', reach: '1' },
      { name: 'Knife', level: 11, damage: { dice: 1, adds: -1 }, type: 'imp' },
      { name: 'Broadsword', level: 14 },
      { name: 'Stealth', level: 12 },
    ]);
    expect(foe?.rest).toEqual(['BL 34 lbs', 'Combat Reflexes', 'Luck']);
  });

  it('may be a beast, with a weight and without a parry', () => {
    const [wolf] = readFoes(
      `Wolf
       ST: 10 HP: 10 Speed: 6.00
       DX: 12 Will: 11 Move: 9
       IQ: 4 Per: 14 Weight: 120 lbs.
       HT: 12 FP: 12 SM: 0
       Dodge: 9 Parry: N/A DR: 1
       Bite (14): 1d-1 cut. Reach C.
       Traits: Discriminatory Smell; Night Vision 2; Quadruped; Wild Animal.
       Skills: Brawling-14; Tracking-14.`,
    );
    expect(wolf?.figures).toEqual({
      ...{ st: 10, dx: 12, iq: 4, ht: 12, hitPoints: 10, will: 11, perception: 14, fatiguePoints: 12 },
      ...{ basicSpeed: 6, move: 9, dodge: 9, damageResistance: 1, size: 0 },
    });
    expect(wolf?.attacks).toEqual([
      { name: 'Bite', level: 14, damage: { dice: 1, adds: -1 }, type: 'cut', reach: 'C' },
      { name: 'Brawling', level: 14 },
      { name: 'Tracking', level: 14 },
    ]);
  });

  it('may have the notation of the third edition', () => {
    const [guard] = readFoes(
      `Gate guard
       ST 12, DX 11, IQ 9, HT 11/13. Speed/Move 5.5/5, Dodge 5, Parry 6, Block 6, PD/DR 2/3.
       Glaive-12, 1d+4 cut; crossbow-11, 1d+4 imp, Acc 4, Range 240/300.`,
    );
    expect(guard?.figures).toMatchObject({
      ht: 11,
      hitPoints: 13,
      basicSpeed: 5.5,
      move: 5,
      dodge: 5,
      block: 6,
      passiveDefense: 2,
      damageResistance: 3,
    });
    expect(guard?.attacks).toEqual([
      { name: 'Glaive', level: 12, damage: { dice: 1, adds: 4 }, type: 'cut' },
      { name: 'crossbow', level: 11, damage: { dice: 1, adds: 4 }, type: 'imp', accuracy: 4, range: '240/300' },
    ]);
  });

  it('has the hits beside the health, unless it says them elsewhere', () => {
    const hits = (text: string) => readFoes(text)[0]?.figures.hitPoints;
    expect(hits('ogre: ST 18, DX 9, HT 12/20, club 11, 3d cr')).toBe(20);
    expect(hits('ogre: ST 18, DX 9, HT 12/20, club 11, 3d cr, Hits 18')).toBe(18);
    expect(hits('ogre: ST 18, DX 9, HT 12, club 11, 3d cr')).toBeUndefined();
  });

  it('has no more dice than can be rolled', () => {
    const [foe] = readFoes('titan: ST 90, HP 90, fist 12, 999d cr');
    expect(foe?.attacks[0]?.damage).toEqual({ dice: 200, adds: 0 });
  });

  it('is read without the signs around its pieces, however many there are', () => {
    const signs = '-. '.repeat(9000);
    const [foe] = readFoes(`Guard\nST 11, HP 11, ${signs}alert${signs}, axe 12, 1d cut`);
    expect(foe?.rest).toEqual(['alert']);
  });

  it('that has neither figures nor attacks gives no foe', () => {
    expect(readFoes('The bandits wait at the ford.\nThey are cold.')).toEqual([]);
    expect(readFoes('')).toEqual([]);
  });
});
