import { describe, expect, it } from 'vitest';
import { withBodyCalc } from './body-calc.ts';

const body = {
  name: 'Crab',
  roll: '2d',
  locations: [
    {
      id: 'shell',
      table_name: 'Shell',
      slots: 6,
      dr_bonus: 3,
      sub_table: { roll: '1d', locations: [{ id: 'rim', table_name: 'Rim', slots: 6, dr_bonus: 1 }] },
    },
    { id: 'claw', table_name: 'Claw', slots: 5, later_key: 1 },
    { id: 'eye', table_name: 'Eye', slots: 0 },
  ],
};
const bonus = (locations: readonly string[], amount: number, specialization?: string) => ({
  type: 'dr_bonus',
  locations,
  amount,
  ...(specialization === undefined ? {} : { specialization }),
});

describe('withBodyCalc', () => {
  it('has the rolls of each location, and DR against single kinds of damage as what it differs by', () => {
    const features = [bonus(['claw'], 4), bonus(['claw'], -2, 'Crushing'), bonus(['all'], 1)];
    expect(withBodyCalc(body, features, new Map())).toMatchObject({
      locations: [
        { calc: { roll_range: '2-7', dr: { all: 4 } } },
        { later_key: 1, calc: { roll_range: '8-12', dr: { all: 5, crushing: -2 } } },
        { calc: { roll_range: '-', dr: { all: 1 } } },
      ],
    });
  });

  it('has our number against everything, and leaves the differences', () => {
    const features = [bonus(['claw'], 4), bonus(['claw'], -2, 'crushing')];
    expect(withBodyCalc(body, features, new Map([['claw', 6]])).locations).toContainEqual(
      expect.objectContaining({ id: 'claw', calc: { roll_range: '8-12', dr: { all: 6, crushing: -2 } } }),
    );
  });

  it('adds the DR of a location to that of its parts', () => {
    const features = [bonus(['shell'], 2, 'cutting'), bonus(['rim'], 1, 'cutting'), bonus(['all'], 1)];
    expect(withBodyCalc(body, features, new Map())).toMatchObject({
      locations: [{ sub_table: { locations: [{ calc: { roll_range: '1-6', dr: { all: 5, cutting: 3 } } }] } }, {}, {}],
    });
  });
});
