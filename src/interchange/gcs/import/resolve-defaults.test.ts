import { describe, expect, it } from 'vitest';
import { idOf } from '../../../testing/gcs-fixtures.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import '../../../testing/load-rulesets.ts';
import { deriveCharacter } from '../../../rules/derive-character.ts';
import { lineStat } from '../../../rules/stat-ids.ts';
import { importedSheet } from '../../../testing/open-sheet.ts';
import { compareWithCalc } from '../compare/compare-with-calc.ts';

/** A sheet with Staff at 16 and a pole whose defaults are given; `calc` is what GCS works out for it. */
function open(defaults: readonly object[], calc: Record<string, unknown>) {
  const sheet = {
    version: 5,
    id: idOf('A', 1),
    attributes: [{ attr_id: 'dx', adj: 3 }],
    skills: [
      { id: idOf('s', 1), name: 'Staff', difficulty: 'dx/a', points: 12, calc: { level: 16, rsl: 'DX+3', points: 12 } },
    ],
    equipment: [
      {
        id: idOf('e', 1),
        description: 'Pole',
        quantity: 1,
        equipped: true,
        weapons: [
          {
            id: idOf('w', 1),
            sv: 1,
            damage: { type: 'cr', st: 'sw' },
            usage: 'Guard',
            parry: '0',
            block: '1',
            defaults,
            calc,
          },
        ],
      },
    ],
  };
  const reading = readGcsSheet(JSON.stringify(sheet));
  if (!reading.ok) throw new Error(reading.problem.code);
  const imported = importedSheet(reading.sheet);
  const derived = deriveCharacter(imported.file);
  const line = `${imported.places.get(idOf('e', 1))?.key}.0`;
  const figures = (['skill', 'parry', 'block'] as const).map((part) => derived.worksheet.number(lineStat(line, part)));
  return { figures, report: compareWithCalc(reading.sheet, imported, derived) };
}
const of = (type: string, modifier = 0) => ({ type, name: 'Staff', modifier });

describe('the defaults of a weapon', () => {
  it.each([
    ['a skill', [of('skill', -1)], [15, 10, 11]],
    ['a Parry, which is not halved again', [of('parry')], [11, 14, 9]],
    ['a Parry at a modifier, and DX', [of('parry', 1), { type: 'dx', modifier: -4 }], [12, 15, 10]],
    ['a Parry besides a better skill', [of('skill'), of('parry', -1)], [16, 13, 12]],
    ['a Parry that is worse than half of the skill', [of('skill'), of('parry', -4)], [16, 11, 12]],
    ['a Block', [of('block')], [11, 8, 15]],
    ['a Parry of a skill that the sheet has not', [of('skill'), { type: 'parry', name: 'Whip' }], [16, 11, 12]],
  ] as const)('may be %s', (_, defaults, figures) => {
    const [level, parry, block] = figures;
    const { figures: ours, report } = open(defaults, { level, parry: String(parry), block: String(block) });
    expect(ours).toEqual(figures);
    expect(report.differences).toEqual([]);
  });
});
