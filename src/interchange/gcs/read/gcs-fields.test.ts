import { expect, it } from 'vitest';
import { GcsLog, gcsRemarkSentence } from '../../../character/file/gcs-problem.ts';
import { GcsFields } from './gcs-fields.ts';

it.each([
  ['base_points', 'The sheet, base points is “ten”, which does not belong there; 0 counts instead.'],
  ['', 'The sheet, a field without a name is “ten”, which does not belong there; 0 counts instead.'],
  ['__', 'The sheet, a field without a name is “ten”, which does not belong there; 0 counts instead.'],
  ['_odd__name', 'The sheet, odd name is “ten”, which does not belong there; 0 counts instead.'],
])('a wrong value of the field "%s" is remarked on with its place', (name, sentence) => {
  const log = new GcsLog();
  expect(new GcsFields({ [name]: 'ten' }, 'the sheet', log).number(0, name)).toBe(0);
  expect(log.remarks.map(gcsRemarkSentence)).toEqual([sentence]);
});
