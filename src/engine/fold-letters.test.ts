import { expect, test } from 'vitest';
import { foldLetters } from './fold-letters.ts';

test.each([
  ['Lucía Arrieta', 'lucia arrieta'],
  ['Tomáš Čapek', 'tomas capek'],
  ['Žofia Černá', 'zofia cerna'],
  ['Ásdís Þórsdóttir', 'asdis thorsdottir'],
  ['Æsa Bjørn', 'aesa bjorn'],
  ['Đorđe Łukasz', 'dorde lukasz'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['Işıl İnan', 'isil inan'],
  ['Νεφέλη', 'νεφελη'],
  ['Λύκος', 'λυκοσ'],
  ['ΛΥΚΟΣ', 'λυκοσ'],
  ['Андрей', 'андреи'],
  ['Артём', 'артем'],
  ['9mm pistol, “fine”', '9mm pistol, “fine”'],
  ['', ''],
])('foldLetters: %s is compared as %s', (text, folded) => {
  expect(foldLetters(text)).toBe(folded);
});

test('foldLetters: a folded text stays as it is, and letters with their marks apart are the same as in one', () => {
  for (const text of ['Zofia Černá', 'Ásdís Hólm', 'Андрей', 'Straße']) {
    expect(foldLetters(foldLetters(text))).toBe(foldLetters(text));
    expect(foldLetters(text.normalize('NFD'))).toBe(foldLetters(text.normalize('NFC')));
  }
});
