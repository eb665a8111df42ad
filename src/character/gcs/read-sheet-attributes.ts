import { type GcsFields, toNumber } from './gcs-fields.ts';
import type { GcsAttribute } from './gcs-sheet.ts';

/** Reads what was bought of each attribute. */
export function readAttributes(file: GcsFields): GcsAttribute[] {
  if (file.value('attributes') === undefined) return readOldAttributes(file);
  return file.objects('attributes').map((attribute) => {
    const calc = attribute.object('calc');
    return {
      id: attribute.text('attr_id'),
      adjustment: attribute.number(0, 'adj'),
      damage: attribute.number(0, 'damage'),
      calc: calc && {
        value: calc.number(0, 'value'),
        points: calc.number(0, 'points'),
        current: toNumber(calc.value('current')),
      },
    };
  });
}

/** What version 1 has at its top level in place of the list, and what it counts from. */
const oldFields: readonly (readonly [id: string, field: string, base: number, damage?: string])[] = [
  ['st', 'ST', 10],
  ['dx', 'DX', 10],
  ['iq', 'IQ', 10],
  ['ht', 'HT', 10],
  ['will', 'will_adj', 0],
  ['fright_check', '', 0],
  ['per', 'per_adj', 0],
  ['vision', '', 0],
  ['hearing', '', 0],
  ['taste_smell', '', 0],
  ['touch', '', 0],
  ['basic_speed', 'speed_adj', 0],
  ['basic_move', 'move_adj', 0],
  ['fp', 'FP_adj', 0, 'fp_damage'],
  ['hp', 'HP_adj', 0, 'hp_damage'],
];

const readOldAttributes = (file: GcsFields): GcsAttribute[] =>
  oldFields.map(([id, field, base, damage]) => ({
    id,
    adjustment: field === '' ? 0 : file.number(base, field) - base,
    damage: damage === undefined ? 0 : file.number(0, damage),
    calc: null,
  }));
