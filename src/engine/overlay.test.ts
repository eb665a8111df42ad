import { expect, test } from 'vitest';
import { type DerivationBuilder, UnknownStatError } from './builder.ts';
import { WhatIfWorksheet } from './overlay.ts';
import { Worksheet } from './worksheet.ts';

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

test('only what depends on a replaced number is checked, whenever the other worksheet works it out', () => {
  const draft = base();
  const ran: string[] = [];
  for (const [id, from] of [
    ['dodge', 'move'],
    ['jump', 'speed'],
  ] as const) {
    const formula = (w: DerivationBuilder): void => {
      ran.push(id);
      w.startFrom(from);
    };
    draft.define({ id, name: id, formula });
  }
  const real = draft.finish();
  for (const id of ['dodge', 'jump']) real.get(id);
  const supposed = new WhatIfWorksheet(real, 'load', 1, 'encumbrance level');
  expect(supposed.get('jump')).toBe(real.get('jump'));
  expect(supposed.number('dodge')).toBe(5);
  expect(ran).toEqual(['dodge', 'jump', 'dodge']);
});

test('a number that the other worksheet works out later is computed from the replacement too', () => {
  const real = base().finish();
  const supposed = new WhatIfWorksheet(real, 'load', 1, 'encumbrance level');
  expect([real.number('speed'), supposed.number('speed')]).toEqual([6, 6]);
  expect([real.number('move'), supposed.number('move')]).toEqual([3, 5]);
  const further = new WhatIfWorksheet(supposed, 'speed', 9, 'speed');
  expect([further.number('move'), supposed.number('move'), real.number('move')]).toEqual([8, 5, 3]);
});
