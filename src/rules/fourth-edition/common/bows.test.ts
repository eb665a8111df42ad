import { describe, expect, it } from 'vitest';
import { describeDerivation, formatValue } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { describeFinding } from '../../findings/finding-sentences.ts';
import { lineStat } from '../../stat-ids.ts';

describe('Bows and crossbows with an ST of their own', () => {
  /** DX 10: Bow (DX/Average) for 4 points is 11, Crossbow (DX/Easy) for 4 points 12. */
  const shooter = (st: number, weapon: string, bowStrength: number | null) => {
    const sheet = openSheet(
      saved('fourth-edition', {
        attributes: { st },
        skills: [skill('bow', 4), skill('crossbow', 4)],
        equipment: [
          item(weapon, { key: 'x', place: 'ready', bowStrength }),
          item(weapon === 'longbow' ? 'arrow' : 'bolt', { quantity: 20 }),
        ],
      }),
    );
    const figure = (part: Parameters<typeof lineStat>[1]) => sheet.worksheet.get(lineStat('x.0', part));
    const remarks = sheet.findings.filter(({ place }) => place.row === 'x').map(({ fact }) => describeFinding(fact));
    return { figure, remarks };
  };

  // Longbow: thrust+2, ranges ×15/×20. Thrust of ST 12 is 1d−1, of ST 14 1d.
  it('a bow of more ST than its archer shoots with its own ST, at −1 to skill for each point', () => {
    const { figure, remarks } = shooter(12, 'longbow', 14);
    expect(describeDerivation(figure('damage'), 'd')).toBe(
      'Longbow, shot: damage 1d+2: basic damage, thrust for the bow’s ST 14 1d; Longbow +2. (Basic Set p. 275)',
    );
    expect(figure('halfDamage').value).toBe(210);
    expect(figure('maximum').value).toBe(280);
    expect(describeDerivation(figure('skill'), 'd')).toBe(
      'Longbow, shot: skill 9: Bow 11; ST (minimum 14) 12; ST below 14 −2. (Basic Set p. 275)',
    );
    expect(remarks).toEqual(['Longbow needs ST 14; with ST 12 the skill is 2 lower.']);
  });

  it('a bow of less ST than its archer limits damage and range, and costs no skill', () => {
    const { figure, remarks } = shooter(16, 'longbow', 12);
    expect(formatValue(figure('damage').value, 'd')).toBe('1d+1');
    expect(figure('maximum').value).toBe(240);
    expect(figure('skill').value).toBe(11);
    expect(remarks).toEqual([]);
  });

  it('a bow without a rating counts with the ST of its archer and the minimum of the table', () => {
    const { figure } = shooter(10, 'longbow', null);
    expect(formatValue(figure('damage').value, 'd')).toBe('1d');
    expect(figure('skill').value).toBe(10);
  });

  // Crossbow: thrust+4. Thrust of ST 16 is 1d+1.
  it.each([
    [16, [], []],
    [14, ['its ST is 2 over yours: cocking it takes twice as long'], []],
    [12, ['its ST is 4 over yours: cocking it takes a goat’s foot and 20 seconds'], []],
    [11, [], ['Crossbow has ST 16, more than 4 over your ST 11: you cannot cock it.']],
  ])('a crossbow of ST 16 hits as well for a user of ST %i, and says how it is cocked', (st, notes, remarks) => {
    const crossbow = shooter(st, 'crossbow', 16);
    expect(formatValue(crossbow.figure('damage').value, 'd')).toBe('1d+5');
    expect(crossbow.figure('skill').value).toBe(12);
    expect(crossbow.figure('skill').notes.map(({ words }) => words)).toEqual(notes);
    expect(crossbow.remarks).toEqual(remarks);
  });
});
