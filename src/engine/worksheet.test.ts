import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { changedNothing, derivationSentence } from './words.ts';
import { CycleError, UnknownStatError, Worksheet } from './worksheet.ts';

const cite = { book: 'Book', page: 7 };

function falcon(): Worksheet {
  const sheet = new Worksheet();
  sheet.define({ id: 'ht', name: 'HT', formula: (w) => w.start(13, 'bought') });
  sheet.define({ id: 'dx', name: 'DX', formula: (w) => w.start(15, 'bought') });
  sheet.define({
    id: 'basicSpeed',
    name: 'Basic Speed',
    cite,
    formula: (w) => w.startFrom('ht').addFrom('dx').divide(4, 'a quarter of the sum'),
  });
  sheet.define({ id: 'encumbrance', name: 'load level', formula: (w) => w.lookup('load', 'medium', 2) });
  sheet.define({
    id: 'move',
    name: 'Move',
    unit: 'yards',
    formula: (w) =>
      w.startFrom('basicSpeed').addFrom('encumbrance', -1, 'medium load').round('down').atLeast(1, 'never under'),
  });
  return sheet;
}

describe('worksheet', () => {
  it('works a number out with its steps', () => {
    const move = falcon().get('move');
    expect(move.value).toBe(5);
    expect(fold(move.steps)).toBe(5);
    expect(move.after).toEqual([7, 5, 5, 5]);
    expect(move.steps.map((step) => step.from)).toEqual(['basicSpeed', 'encumbrance', undefined, undefined]);
  });

  it('says it in a sentence', () => {
    const sheet = falcon();
    expect(derivationSentence(sheet.get('basicSpeed'), 'bare')).toBe(
      'Basic Speed 7: HT 13; DX +15; a quarter of the sum ÷ 4. (Book p. 7)',
    );
    expect(derivationSentence(sheet.get('move'), 'bare')).toBe(
      'Move 5 yards: Basic Speed 7; medium load −2; rounded down; never under 1.',
    );
  });

  it('knows which steps changed nothing', () => {
    const move = falcon().get('move');
    expect(move.steps.map((_, i) => changedNothing(move, i))).toEqual([false, false, true, true]);
  });

  it('works each number out once', () => {
    const sheet = new Worksheet();
    let times = 0;
    sheet.define({
      id: 'a',
      name: 'A',
      formula: (w) => {
        times += 1;
        w.start(1, 'one');
      },
    });
    sheet.define({ id: 'b', name: 'B', formula: (w) => w.startFrom('a').addFrom('a') });
    expect(sheet.number('b')).toBe(2);
    sheet.get('a');
    expect(times).toBe(1);
  });

  it('reports a ring by the names of its numbers', () => {
    const sheet = new Worksheet();
    sheet.define({ id: 'move', name: 'Move', formula: (w) => w.startFrom('load') });
    sheet.define({ id: 'load', name: 'load', formula: (w) => w.startFrom('speed') });
    sheet.define({ id: 'speed', name: 'Speed', formula: (w) => w.startFrom('load') });
    expect(() => sheet.get('move')).toThrow(CycleError);
    expect(() => sheet.get('move')).toThrow('These numbers lean on each other in a ring: load → Speed → load');
  });

  it('says which formula asked for a number that is not there', () => {
    const sheet = new Worksheet();
    sheet.define({ id: 'dodge', name: 'Dodge', formula: (w) => w.startFrom('mvoe') });
    expect(() => sheet.get('dodge')).toThrow(UnknownStatError);
    expect(() => sheet.get('dodge')).toThrow('No such number: mvoe (asked for by dodge)');
  });

  it('refuses to define a number twice', () => {
    const sheet = falcon();
    expect(() => sheet.define({ id: 'dx', name: 'DX', formula: (w) => w.start(1, 'x') })).toThrow(
      'dx is defined twice',
    );
  });
});
