import { describe, expect, it } from 'vitest';
import { noteChange, noteExport, readNotes, reminderDue } from './durability.ts';

const none = readNotes(undefined);
const at = (time: string): Date => new Date(`2026-${time}Z`);
const changed = at('03-01T12:00:00');
const character = { id: 'a', name: 'Anna', updated: changed.toISOString(), binned: null };
const notes = noteChange(none, 'a', changed);

describe('reminderDue: a reminder to save characters to files', () => {
  it.each<[string, Date, boolean]>([
    ['at once', at('03-01T12:00:00'), false],
    ['a moment before 14 days', at('03-15T11:59:59'), false],
    ['at 14 days', at('03-15T12:00:00'), true],
    ['after a year', new Date('2027-03-15T12:00:00Z'), true],
    ['by a clock that was set back', at('01-01T00:00:00'), false],
  ])('is due after 14 days: %s', (_, now, due) => {
    expect(reminderDue(now, false, notes, [character])).toBe(due);
  });

  const later = at('06-01T12:00:00');

  it('is due unless the browser has promised persistent storage', () => {
    expect([null, false, true].map((persisted) => reminderDue(later, persisted, notes, [character]))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each<[string, boolean]>([
    ['05-31T12:00:00', false],
    ['05-25T12:00:01', false],
    ['05-25T12:00:00', true],
    ['07-25T12:00:00', false],
  ])('is due a week after the last one, which was at %s: %s', (reminded, due) => {
    expect(reminderDue(later, false, { ...notes, reminded: at(reminded).toISOString() }, [character])).toBe(due);
  });

  it('is not due for characters that were exported since the last change, binned or deleted', () => {
    const saved = noteExport(notes, ['a'], at('03-02T12:00:00'));
    expect(reminderDue(later, false, saved, [character])).toBe(false);
    expect(reminderDue(later, false, notes, [{ ...character, binned: changed.toISOString() }])).toBe(false);
    expect(reminderDue(later, false, notes, [])).toBe(false);
  });

  it('is due for changes after the last export, counted from the first change', () => {
    const saved = noteExport(notes, ['a', 'b'], at('03-10T12:00:00'));
    const again = noteChange(noteChange(saved, 'a', at('03-20T12:00:00')), 'a', at('04-02T12:00:00'));
    expect(reminderDue(at('04-03T11:00:00'), false, again, [character])).toBe(false);
    expect(reminderDue(at('04-03T12:00:00'), false, again, [character])).toBe(true);
  });

  it('is due for characters older than the notes, unless they have no name', () => {
    expect(reminderDue(later, false, none, [character])).toBe(true);
    expect(reminderDue(later, false, none, [{ ...character, name: '' }])).toBe(false);
    expect(reminderDue(later, false, none, [{ ...character, updated: 'some day' }])).toBe(false);
  });
});

describe('readNotes', () => {
  it.each([undefined, null, 5, 'x', [], { asked: 'yes', reminded: 5, exported: 'x', changed: null }])(
    'returns empty notes for %j',
    (value) => {
      expect(readNotes(value)).toEqual({ asked: false, reminded: null, exported: {}, changed: {} });
    },
  );

  it('reads notes as written, without invalid times', () => {
    const kept = { asked: true, reminded: 'r', exported: { a: 'x', b: 5 }, changed: { c: 'y' } };
    expect(readNotes(kept)).toEqual({ asked: true, reminded: 'r', exported: { a: 'x' }, changed: { c: 'y' } });
  });
});
