import { type GcsFields, toNumber } from './gcs-fields.ts';
import type { GcsAttribute } from './gcs-sheet.ts';
import { standardAttributes } from './standard-attributes.ts';

const unchanged = (id: string): GcsAttribute => ({ id, adjustment: 0, damage: 0, calc: null });

/** Reads what was bought of each attribute. */
export function readAttributes(file: GcsFields): GcsAttribute[] {
  if (file.value('attributes') === undefined) return standardAttributes.map(({ id }) => unchanged(id));
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
