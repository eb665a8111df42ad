import { describe, expect, it } from 'vitest';
import { hasSheetName, recognizeGcs } from './recognize-gcs.ts';

const written = (value: object) => JSON.stringify(value, null, '\t');
const sheet = { version: 5, id: 'AbcdefghIJKLMNO-_', total_points: 100, profile: { name: 'Tove' }, attributes: [] };

describe('recognizeGcs', () => {
  it.each([
    ['a sheet of version 5', written(sheet), 'sheet'],
    ['one with a byte order mark', `\uFEFF\n${written(sheet)}`, 'sheet'],
    ['one of version 2', written({ type: 'character', version: 2, id: 'e0d9f07e-6cec', advantages: [] }), 'sheet'],
    ['one with its version last', written({ type: 'character', advantages: [], version: 1 }), 'sheet'],
    ['one with an odd id', written({ ...sheet, id: 'my own' }), 'sheet'],
    ['one that is cut off', written(sheet).slice(0, 90), 'sheet'],
    ['one with data of ours', written({ ...sheet, third_party: { pointwright: { format: 'pointwright' } } }), 'sheet'],
    ['a template', written({ version: 5, id: 'BbcdefghIJKLMNO-_', traits: [] }), 'template'],
    ['a template of version 4', written({ type: 'template', version: 4, id: 'a39f', traits: [] }), 'template'],
    ['a list', written({ version: 5, rows: [] }), 'list'],
    ['a list of version 2', written({ type: 'skill_list', version: 2, rows: [] }), 'list'],
    ['a sheet in XML', '<?xml version="1.0"?>\n<!-- from 2016 -->\n<character version="4">', 'xml'],
    ['a list in XML', '<advantage_list version="3">', 'xml'],
  ])('recognizes %s', (_, text, kind) => {
    expect(recognizeGcs(text)).toBe(kind);
  });

  it.each([
    ['our own file', written({ format: 'pointwright', version: 2, character: { name: 'Tove' } })],
    ['our own file with its format last', written({ ...sheet, format: 'pointwright' })],
    ['a character of another program', written({ type: 'character', name: 'Tove', system: {} })],
    ['a list of something else', written({ rows: [1, 2] })],
    ['a web page', '<!doctype html><character>'],
    ['another XML text', '<?xml version="1.0"?><characters>'],
    ['text', 'Dear diary'],
    ['nothing', ''],
    ['a list of values', '[{"version":5}]'],
  ])('does not take %s for one', (_, text) => {
    expect(recognizeGcs(text)).toBeNull();
  });
});

it('hasSheetName: by the end of the name, in any case', () => {
  expect(['tove.gcs', 'TOVE.GCS', 'tove.gcs.json', 'gcs'].map(hasSheetName)).toEqual([true, true, false, false]);
});
