import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serializeFile } from '../character/file/serialize-file.ts';
import { fiendishFriedrick, johnFalcon } from '../testing/book-characters.ts';
import { printSheets } from './print-sheets.ts';

let folder: string;
const file = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  writeFileSync(file('falcon.json'), serializeFile(johnFalcon(), 'test'));
  writeFileSync(file('friedrick.json'), serializeFile(fiendishFriedrick(), 'test'));
  writeFileSync(file('cut.json'), serializeFile(johnFalcon(), 'test').slice(0, 300));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = printSheets(args, { out: (text) => out.push(text), err: (text) => err.push(text) });
  return { code, out, err };
}

describe('sheets without a browser', () => {
  it('prints the numbers of a saved character in the words of the rules', () => {
    const { code, out, err } = run(file('falcon.json'));
    expect([code, err]).toEqual([0, []]);
    expect(JSON.parse(out.join('\n'))).toMatchObject({
      name: 'John Falcon',
      ruleset: 'man-to-man',
      attributes: { st: { score: 9, points: -10 }, dx: { score: 15, points: 60 } },
      hitPoints: 13,
      thrust: '1-2',
      swing: '1-1',
      basicSpeed: 7,
      move: 5,
      dodge: 5,
      parry: 8,
      block: 5,
      passiveDefense: 4,
      damageResistance: 3,
      encumbrance: { level: 2, name: 'medium', load: 38.125, limits: { none: 18, extraHeavy: 180 } },
      points: { attributes: 80, advantages: 10, skills: 10, total: 100, left: 0 },
      money: 1010,
      findings: [],
    });
    const sheet = JSON.parse(out[0] ?? '');
    expect(sheet.skills[0]).toEqual({
      name: 'Shortsword',
      kind: 'DX, average',
      points: 4,
      level: 16,
      relative: 'DX+1',
    });
    expect(sheet.weapons.find((each: { item: string }) => each.item === 'Crossbow')).toMatchObject({
      type: 'imp',
      damage: '1+2',
      skill: 17,
      parry: null,
      pointBlank: 5,
      increment: 14,
      halfDamage: 180,
      maximum: 225,
    });
  });

  it('prints bracketed figures with what they hold for', () => {
    const sheet = JSON.parse(run(file('friedrick.json')).out[0] ?? '');
    expect(sheet).toMatchObject({ parry: 7, parryWithShield: 6, parryWithShieldWhen: 'with the shield in hand' });
    expect(sheet.weapons[0]).toMatchObject({
      damage: '1+4',
      skill: 14,
      skillWithShield: 12,
      parry: 7,
      parryWithShield: 6,
    });
  });

  it('adds the steps when asked', () => {
    const sheet = JSON.parse(run('--explain', file('falcon.json')).out[0] ?? '');
    expect(sheet.explain.move).toMatchObject({
      value: 5,
      sentence: 'Move 5 yards a turn: Basic Speed 7; medium load −2; rounded down; never under 1. (Man to Man p. 16)',
    });
    expect(sheet.explain.move.steps[1]).toMatchObject({ op: 'add', from: 'encumbrance', after: 5 });
  });

  it('prints a sheet to read', () => {
    const text = run('--text', file('friedrick.json')).out.join('\n');
    expect(text).toContain('Fiendish Friedrick (Man to Man), 100 points');
    expect(text).toMatch(/Axe, swing\s+cut\s+1\+4\s+14 \(12\)\s+7 \(6\)/);
    expect(text).toMatch(/Load\s+81 lb, heavy/);
  });

  it('says what is wrong with one file and still prints the others', () => {
    const { code, out, err } = run(file('cut.json'), file('none.json'), file('falcon.json'));
    expect(code).toBe(1);
    expect(out).toHaveLength(1);
    expect(err).toHaveLength(2);
    expect(err[0]).toContain('cut.json: ');
    expect(err[1]).toBe(`${file('none.json')}: there is no such file.`);
  });

  it('explains itself when called wrongly', () => {
    expect(run()).toMatchObject({ code: 1, out: [] });
    expect(run('--nonsense', file('falcon.json'))).toMatchObject({ code: 1, out: [] });
    expect(run('--help')).toMatchObject({ code: 0, err: [] });
  });
});
