import { describe, expect, it } from 'vitest';
import type { EquipmentRow } from '../../../character/equipment-rows.ts';
import { fighter } from '../../../testing/combatant.ts';
import { item, skill } from '../../../testing/rows.ts';

const measures = { height: 70, weight: 160 };
/** An item worn by a wearer of 5′10″ and 160 lb, made for someone of these inches and pounds. */
const borrowed = (id: string, height: number | null, weight: number | null, more: Partial<EquipmentRow> = {}) =>
  item(id, { place: 'ready', madeForAnother: true, madeForHeight: height, madeForWeight: weight, ...more });
const wearing = (...equipment: EquipmentRow[]) =>
  fighter({ concept: measures, skills: [skill('broadsword', 2)], equipment });

describe('armor and clothes made for another (p. 16)', () => {
  it.each([
    // Rigid plate: an inch and ten pounds.
    ['corselet', 71, 150, null],
    ['corselet', 72, 160, 'plate fits within 1″ and 10 lb.'],
    ['corselet', 70, 171, 'plate fits within 1″ and 10 lb.'],
    // Everything soft: four inches and thirty pounds.
    ['heavy-leather-armor', 74, 190, null],
    ['heavy-leather-armor', 74, 191, 'clothes and soft armor fit within 4″ and 30 lb.'],
    ['summer-clothing', 65, 160, 'clothes and soft armor fit within 4″ and 30 lb.'],
    // Shoes: two inches and twenty pounds.
    ['boots', 72, 180, null],
    ['boots', 73, 160, 'shoes fit within 2″ and 20 lb.'],
    // Helmets: any smaller wearer.
    ['pot-helm', 80, 300, null],
    ['pot-helm', 69, 300, 'a helmet fits only someone smaller.'],
    ['greathelm', 70, 159, 'a helmet fits only someone smaller.'],
    // Mail can be altered.
    ['chainmail', 74, 190, null],
    [
      'chainmail',
      75,
      160,
      'clothes and soft armor fit within 4″ and 30 lb. An armorer can alter mail in a day, for $50.',
    ],
    [
      'chainmail',
      64,
      200,
      'clothes and soft armor fit within 4″ and 30 lb. An armorer can alter mail in a day, for $100.',
    ],
  ])('%s, made for a wearer of %i″ and %i lb', (id, height, weight, expected) => {
    const { remark } = wearing(borrowed(id, height, weight));
    if (expected === null) expect(remark('gear-misfit')).toBeUndefined();
    else expect(remark('gear-misfit')).toMatch(new RegExp(`: ${expected.replace(/[.$]/g, '\\$&')}$`));
  });

  it('are reported with the measures of both wearers', () => {
    const { remark, findings } = wearing(borrowed('corselet', 74, 200));
    expect(remark('gear-misfit')).toBe(
      'Corselet was made for someone 6′2″ and 200 lb and does not fit at 5′10″ and 160 lb: plate fits within 1″ and 10 lb.',
    );
    expect(findings.find(({ code }) => code === 'gear-misfit')).toMatchObject({
      kind: 'rule',
      place: { chapter: 'equipment', row: 'corselet' },
      cite: { page: 16 },
    });
    expect(wearing(borrowed('corselet', null, 200)).remark('gear-misfit')).toContain('someone 200 lb and');
  });

  it('are judged by the known measures, and only while worn', () => {
    expect(fighter({ equipment: [borrowed('corselet', 74, 200)] }).codes).toEqual(['gear-fit']);
    expect(wearing(borrowed('corselet', null, null)).codes).toEqual(['gear-fit']);
    expect(wearing(borrowed('corselet', 74, 200, { place: 'carried' })).codes).toEqual([]);
    expect(wearing(borrowed('corselet', 74, 200, { madeForAnother: false })).codes).toEqual([]);
  });

  it('lower skill only if they are plate, not a helmet', () => {
    expect(wearing(borrowed('corselet', 70, 160)).value('skill:broadsword.level')).toBe(9);
    expect(wearing(borrowed('plate-arms', 70, 160)).value('skill:broadsword.level')).toBe(9);
    // The greathelm itself takes 1.
    expect(wearing(borrowed('greathelm', 72, 180)).value('skill:broadsword.level')).toBe(9);
  });
});

describe('armor altered by an armorer (p. 16)', () => {
  const altered = { altered: true };

  it('costs $500 for plate, which then lowers no skill', () => {
    const { value, codes, sentence } = wearing(borrowed('corselet', 71, 165, { ...altered, costOverride: 0 }));
    expect([value('money'), value('skill:broadsword.level'), codes]).toEqual([500, 10, []]);
    expect(sentence('item:corselet.cost')).toBe(
      'Corselet, price 500 $: custom price 0; altered to fit +500. (Man to Man, pull-out)',
    );
  });

  it('still does not fit if it is plate of a very different size', () => {
    const { remark } = wearing(borrowed('corselet', 74, 200, altered));
    expect(remark('gear-misfit')).toContain('plate fits within 1″ and 10 lb, and can’t be altered further.');
  });

  it('costs $50 for mail that was too large, and $100 for mail that was too small and needs more links', () => {
    const cost = (height: number | null, weight: number | null) =>
      wearing(borrowed('chainmail', height, weight, { ...altered, costOverride: 0 }));
    expect(cost(80, 250).value('money')).toBe(50);
    expect(cost(64, 120).value('money')).toBe(100);
    expect(cost(80, 120).value('money')).toBe(100);
    expect(cost(80, 250).codes).toEqual([]);
    expect(cost(80, 250).sentence('item:chainmail.cost')).toContain('altered: it was too large +50');
    expect(cost(64, null).sentence('item:chainmail.cost')).toContain('altered: it was too small +100');
    expect(cost(null, null).notes('item:chainmail.cost')).toEqual(['$100 instead of $50 if too small']);
  });

  it('is paid for once for the pieces of one suit', () => {
    const pieces = (...rows: EquipmentRow[]) => Number(wearing(...rows).value('money'));
    const free = { ...altered, costOverride: 0 };
    const suit = ['corselet', 'plate-arms', 'plate-legs'].map((id) => borrowed(id, 71, 165, free));
    expect(pieces(...suit)).toBe(500);
    // Pieces from two people are two suits; mail is priced separately.
    expect(pieces(...suit, borrowed('heavy-corselet', 70, 150, free))).toBe(1000);
    expect(pieces(...suit, borrowed('chainmail-shirt', 71, 165, free))).toBe(550);
    expect(pieces(borrowed('light-plate', 71, 165, free), borrowed('heavy-plate', 71, 165, free))).toBe(1000);
  });

  it('is possible only for plate and mail that were made for another', () => {
    const free = { ...altered, costOverride: 0 };
    expect(wearing(borrowed('heavy-leather-armor', 71, 165, free)).value('money')).toBe(0);
    expect(wearing(borrowed('corselet', 71, 165, { ...free, madeForAnother: false })).value('money')).toBe(0);
  });

  it('has its price in the finding', () => {
    expect(wearing(borrowed('corselet', 71, 165)).remark('gear-fit')).toBe(
      'Corselet was made for someone else: −1 to all skill rolls while it is worn. An armorer can alter it in a week for $500.',
    );
  });

  it('is shown on the sheet', () => {
    const lines = (...rows: EquipmentRow[]) => wearing(...rows).model.possessions.map(({ protection }) => protection);
    expect(lines(borrowed('corselet', 71, 165))).toEqual(['PD 4, DR 6, torso, made for someone else']);
    expect(lines(borrowed('corselet', 71, 165, altered))).toEqual(['PD 4, DR 6, torso, altered to fit']);
  });
});
