import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../character/file/parse-file.ts';
import { serializeFile } from '../../../character/file/serialize-file.ts';
import '../../../testing/load-rulesets.ts';
import { rutaQuill } from '../../../testing/gcs-sheet-texts.ts';
import { openGcsSheet } from './open-gcs-sheet.ts';

const ruta = rutaQuill();

function open(text: string) {
  const opening = openGcsSheet(text);
  if (!opening.ok) throw new Error(opening.problem.code);
  return opening;
}

describe('openGcsSheet', () => {
  it('gives a character with a report on its numbers, which stays with it', () => {
    const { saved, report, remarks } = open(ruta);
    expect(report.differences).toEqual([]);
    expect(saved.character.name).toBe('Ruta Quill');
    expect(remarks).toEqual([]);
    expect(saved.character.origin?.report).toEqual(report);
    const again = parseFile(serializeFile(saved, 'test'));
    expect(again).toMatchObject({ ok: true, saved, report: [] });
  });

  it.each([
    ['cut off', ruta.slice(0, 5_000), { code: 'gcs-refused', why: { code: 'cut-off' } }],
    [
      'of a newer version',
      ruta.replace('"version": 5', '"version": 6'),
      { code: 'gcs-refused', why: { code: 'newer-version', version: 6 } },
    ],
    ['that is none', 'Dear diary', { code: 'gcs-refused', why: { code: 'not-json' } }],
    ['of something else', '{"version": 5, "tasks": []}', { code: 'gcs-refused', why: { code: 'not-a-sheet' } }],
    ['that is a list', '{"version": 5, "rows": []}', { code: 'gcs-not-a-sheet', found: 'list' }],
    ['in XML', '<?xml version="1.0"?><character version="4">', { code: 'gcs-not-a-sheet', found: 'xml' }],
  ])('refuses one %s', (_, text, problem) => {
    expect(openGcsSheet(text)).toEqual({ ok: false, problem });
  });

  it('says what it read differently', () => {
    const { report, remarks } = open(ruta.replace('"points": 8', '"points": "eight"'));
    expect(remarks).toMatchObject([{ code: 'gcs-remark', remark: { code: 'wrong-value' } }]);
    expect(report.remarks).toHaveLength(1);
  });
});
