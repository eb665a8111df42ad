import { describe, expect, it } from 'vitest';
import { derivationSentence } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { mountStat } from '../../stat-ids.ts';

/** A knight of 170 lb on a heavy warhorse: ST 24, DX 9, HT 12, Move 7. */
const knight = (weight: number | null, ...more: ReturnType<typeof skill>[]) =>
  openSheet(
    saved('fourth-edition', {
      concept: { weight },
      attributes: { dx: 12 },
      skills: [skill('lance', 8), ...more],
      equipment: [item('heavy-warhorse', { key: 'horse', place: 'ready' }), item('lance', { place: 'ready' })],
    }),
  );
const lineOf = ({ model }: ReturnType<typeof knight>) => model.mounts[0];

describe('a warhorse', () => {
  it('has its lines on the sheet, under the load of its rider', () => {
    // BL 24 × 24 ÷ 5 = 115 lb; 170 lb of rider and 6 of lance are light: Move 7 × 0.8 = 5, Dodge 5 + 3 + 1 − 1.
    expect(lineOf(knight(170))).toMatchObject({
      where: 'ridden',
      move: { text: '5' },
      gallop: { text: '10' },
      dodge: { text: '8' },
      load: { carried: { text: '176' }, level: 'light' },
    });
    expect(
      lineOf(knight(170))
        ?.attributes.map(({ name, figure }) => `${name} ${figure.text}`)
        .join(' '),
    ).toBe('ST 24 DX 9 IQ 3 HT 12');
  });

  it('kicks with hooves and bites weakly', () => {
    // Thrust of ST 24 is 2d+1: a kick with +1 per die, a bite at −1 and −2 per die.
    const attacks = lineOf(knight(170))?.attacks.slice(-2);
    expect(attacks?.map(({ name, damage, type, skill: at }) => [name, damage.text, type, at?.text])).toEqual([
      ['Kick', '2d+3', 'cr', '8'],
      ['Bite', '2d−4', 'cr', undefined],
    ]);
  });

  it('drives the lance of its rider: ST times yards by 100 dice, and 3 (p. 397)', () => {
    // DX+2, −2 for ST 10 under the 12 of the lance; 24 × 5 ÷ 100 = 1.2 dice at its Move, 24 × 10 ÷ 100 = 2.4 at a gallop.
    const sheet = knight(170);
    expect(lineOf(sheet)?.attacks.slice(0, 2)).toMatchObject([
      { name: 'Lance', damage: { text: '1d+3' }, type: 'imp', skill: { text: '12' } },
      { name: 'Lance at a gallop', damage: { text: '2d+3' }, type: 'imp' },
    ]);
    expect(derivationSentence(sheet.worksheet.get(mountStat('horse', 'lanceAtGallop')), 'd')).toContain(
      'ST 24 × 10 ÷ 100 2d; Lance +3. (Basic Set p. 397)',
    );
  });

  it('has the lance at hand that it carries', () => {
    const { model } = openSheet(
      saved('fourth-edition', {
        equipment: [item('heavy-warhorse', { key: 'horse', place: 'ready' }), item('lance', { container: 'horse' })],
      }),
    );
    expect(model.mounts[0]?.attacks.map(({ name }) => name)).toEqual(['Lance', 'Lance at a gallop', 'Kick', 'Bite']);
  });

  it('lets its rider fight no better than he rides', () => {
    const rider = skill('riding', 1, { speciality: 'Equines' });
    expect(lineOf(knight(170, rider))?.attacks[0]?.skill?.text).toBe('11');
  });

  it('cannot walk under more than ten times its Basic Lift, 1,150 lb', () => {
    const codes = (pounds: number) =>
      openSheet(
        saved('fourth-edition', {
          equipment: [
            item('heavy-warhorse', { key: 'horse', place: 'stowed' }),
            item('saddlebags', { container: 'horse', weightOverride: pounds }),
          ],
        }),
      ).findings.map(({ code }) => code);
    expect(codes(1150)).not.toContain('mount-cannot-move');
    expect(codes(1151)).toContain('mount-cannot-move');
  });

  it('carries somebody of usual weight where none is said', () => {
    expect(lineOf(knight(null))?.load.carried.text).toBe('156');
  });

  it('has no lance where nobody rides it', () => {
    const { model } = openSheet(
      saved('fourth-edition', { equipment: [item('heavy-warhorse', { place: 'home' }), item('lance')] }),
    );
    expect(model.mounts[0]?.attacks.map(({ name }) => name)).toEqual(['Kick', 'Bite']);
    expect(model.mounts[0]?.move.text).toBe('7');
  });
});
