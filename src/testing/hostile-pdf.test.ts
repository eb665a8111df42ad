import { unzlibSync } from 'fflate';
import { jsPDF } from 'jspdf';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sheetBlocks } from '../sheet-model/model/sheet-blocks.ts';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { workedNumbers } from '../sheet-model/model/worked-numbers.ts';
import { defaultPrintChoices } from '../sheet-model/print/print-choices.ts';
import { drawSheets } from './draw-sheets.ts';
import { atFullLength, someOf } from './extent.ts';
import { hostileCharacter, inTurn } from './hostile-character.ts';
import { allHostile, hostileStrings } from './hostile-strings.ts';
import { openSheet } from './open-sheet.ts';
import { pdfFonts } from './pdf-fonts.ts';
import { openPdf, readPdf } from './read-pdf.ts';
import { blankSheet } from './sheet-models.ts';
import { everyReference } from './whole-subject.ts';

const date = new Date(Date.UTC(2026, 0, 2));

beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** The bodies of all packed objects, unpacked, and everything outside them; no other streams. */
function objectsOf(bytes: Uint8Array): string {
  const text = latin1(bytes);
  const heads = [...text.matchAll(/\/Type \/ObjStm[^>]*\/Length (\d+)>>\nstream\n/g)];
  expect(heads.length, 'packed streams').toBeGreaterThan(0);
  const packed = heads.map(({ 0: head, 1: length, index }) => {
    const from = index + head.length;
    return latin1(unzlibSync(bytes.subarray(from, from + Number(length))));
  });
  return [text.replace(/\bstream\r?\n[\s\S]*?endstream/g, ''), ...packed].join('\n');
}

/** Things that make a reader act by itself, or leave the document. */
const acting =
  /\/(?:JavaScript|JS|OpenAction|AA|URI|Launch|SubmitForm|ImportData|EmbeddedFiles?|RichMedia|GoToR|AcroForm|XFA)\b/g;

/** Such things in a PDF outside of its strings, except the destination where it opens: its first page. */
const actionsIn = (bytes: Uint8Array): string[] =>
  objectsOf(bytes)
    .replace(/\((?:[^\\()]|\\[\s\S]|\((?:[^\\()]|\\[\s\S])*\))*\)/g, '()')
    .replace(/<[0-9A-Fa-f]*>/g, '<>')
    .replace(/\/OpenAction \[\d+ 0 R \/FitH null\]/, '')
    .match(acting) ?? [];

/** The printed form of a text, if the font has all of its letters; null if it lacks some. */
const onPaper = (text: string): string | null =>
  /[^\u0020-\u017f\n\t]/u.test(text) ? null : text.replace(/[\s\u007f-\u009f\u00ad]/g, '');

const page = { ...defaultPrintChoices, paper: 'a4', orientation: 'portrait', portrait: 'shown' } as const;

describe('hostile texts in every field of a PDF', { timeout: 120_000 }, () => {
  const kinds = [
    ['sheet', 'fourth-edition', 'lite-3e'],
    ['stat-block', 'lite-3e', 'man-to-man'],
  ] as const;
  it.each(someOf(kinds, 1))('are only text: %s', async (kind, ruleset, secondRuleset) => {
    const sheet = openSheet(hostileCharacter(inTurn(allHostile), ruleset));
    const subject = { model: sheet.model, worked: workedNumbers(sheet), references: await everyReference(sheet) };
    const secondSheet = { model: openSheet(hostileCharacter(inTurn(allHostile, 26), secondRuleset)).model };
    const choices = { ...page, kind, appendix: atFullLength, quickReference: true, feats: true, odds: true } as const;
    const { bytes } = drawSheets(jsPDF, pdfFonts, [subject, secondSheet], { choices, date });
    expect(actionsIn(bytes)).toEqual([]);
    const document = await openPdf(bytes);
    expect(await document.getJSActions()).toBeNull();
    expect(await document.getOpenAction()).not.toHaveProperty('action');
    expect(await document.getAttachments()).toBeNull();
    expect(await document.getFieldObjects()).toBeNull();
    for (let number = 1; number <= document.numPages; number++) {
      const annotations: { subtype: string; url?: string; dest?: unknown }[] = await (
        await document.getPage(number)
      ).getAnnotations();
      expect(annotations.filter(({ subtype, url, dest }) => subtype !== 'Link' || url || !dest)).toEqual([]);
    }
    if (kind === 'stat-block') return; // which shortens names
    const { pages } = await readPdf(bytes);
    const drawn = pages
      .flatMap(({ texts }) => texts.map(({ text }) => text))
      .join('')
      .replace(/\s/g, '');
    const names = [...sheet.model.traits, ...sheet.model.skills].flatMap(({ name }) =>
      name.length < 300 ? (onPaper(name) ?? []) : [],
    );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !drawn.includes(name))).toEqual([]);
  });
});

describe('hostile texts as names on a PDF', { timeout: 120_000 }, () => {
  const letters = (of: unknown) => String(of).replace(/[\s\p{Cc}\p{Cs}\ufffd\u202a-\u202e\u2066-\u2069]/gu, '');
  /** The heading alone: it has the names, and many are drawn. */
  const heading = { ...page, without: sheetBlocks.map(({ id }) => id) };
  const named = (name: string): { model: SheetModel } => {
    const blank = blankSheet();
    return { model: { ...blank, head: { ...blank.head, name, player: name } } };
  };
  /** Byte for byte, these hold line ends. */
  const withLineEnds = 'žačín Ċ ਊ ഊ č';
  const names = [withLineEnds, ...allHostile];

  it('are bookmarks, and act on nothing', async () => {
    const { bytes } = drawSheets(jsPDF, pdfFonts, names.map(named), { choices: heading, date });
    expect(actionsIn(bytes)).toEqual([]);
    const { bookmarks } = await readPdf(bytes);
    expect(bookmarks.map(letters)).toEqual(names.map((name) => letters(name) || 'Blankcharacter'));
  });

  const inAbout = [
    withLineEnds,
    ...[
      'pdfOperators',
      'pdfTrailer',
      'pdfHex',
      'pdfObject',
      'pdfCarriageReturns',
      'nullByte',
      'lineSeparators',
      'spaces',
    ],
    ...['override', 'isolates', 'halves', 'tags', 'script'],
  ];
  it.each(someOf(inAbout, 7))('are title and author: %j', async (name) => {
    const text = hostileStrings[name] ?? name;
    const { bytes } = drawSheets(jsPDF, pdfFonts, [named(text)], { choices: heading, date });
    expect(actionsIn(bytes)).toEqual([]);
    const { info } = await readPdf(bytes);
    expect(letters(info.Title)).toBe(letters(text) || 'Blankcharacter');
    expect(letters(info.Author ?? '')).toBe(letters(text));
    expect(String(info.Title)).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  });
});
