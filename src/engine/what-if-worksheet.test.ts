import { expect, test } from 'vitest';
import { WhatIfWorksheet } from './what-if-worksheet.ts';
import { Worksheet } from './worksheet.ts';
import { UnknownStatError } from './worksheet-errors.ts';

function base(): Worksheet {
  const worksheet = new Worksheet();
  worksheet.define({ id: 'load', name: 'load', formula: (w) => w.start(3, 'what is carried') });
  worksheet.define({ id: 'speed', name: 'speed', formula: (w) => w.start(6, 'speed') });
  worksheet.define({ id: 'move', name: 'Move', formula: (w) => w.startFrom('speed').addFrom('load', -1) });
  return worksheet;
}

test('numbers that depend on a replaced one are computed from the replacement, and the first worksheet is unchanged', () => {
  const real = base();
  const supposed = new WhatIfWorksheet(real, 'load', 1, 'encumbrance level');
  expect([supposed.number('move'), supposed.number('load'), supposed.number('speed')]).toEqual([5, 1, 6]);
  expect([real.number('move'), real.number('load')]).toEqual([3, 3]);
  expect(supposed.get('load').steps.map(({ words }) => words)).toEqual(['encumbrance level']);
});

test('a replaced number has the given value, without its bonuses', () => {
  const real = base();
  real.define({
    id: 'dodge',
    name: 'Dodge',
    formula: (w) => w.startFrom('move'),
    bonuses: (w) => w.add(1, 'Combat Reflexes'),
  });
  expect([real.number('dodge'), new WhatIfWorksheet(real, 'dodge', 7, 'Dodge').number('dodge')]).toEqual([4, 7]);
});

test('it has the numbers of the other one, and no more', () => {
  const supposed = new WhatIfWorksheet(base(), 'load', 0, 'encumbrance level');
  expect(supposed.ids()).toEqual(['load', 'speed', 'move']);
  expect([supposed.has('move'), supposed.has('dodge')]).toEqual([true, false]);
  expect(supposed.find('dodge')).toBeUndefined();
  expect(() => supposed.get('dodge')).toThrow(UnknownStatError);
});
