import { jsPDF } from 'jspdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { sheetBlocks } from '../sheet-model/model/sheet-blocks.ts';
import { defaultPrintChoices, type PrintChoices } from '../sheet-model/print/print-choices.ts';
import { fiendishFriedrick, johnFalcon } from '../testing/book-characters.ts';
import { rulesetTables } from '../testing/compare-tables.ts';
import { drawSheets } from '../testing/draw-sheets.ts';
import { atFullLength, someOf } from '../testing/extent.ts';
import { hugeCharacter } from '../testing/huge-character.ts';
import { pdfFonts } from '../testing/pdf-fonts.ts';
import { findOverlaps, findTextsInMargins, openPdf, type ReadPdf, readPdf } from '../testing/read-pdf.ts';
import { saved } from '../testing/rows.ts';
import { figuresNotFound, mageCharacter, riderCharacter } from '../testing/sheet-models.ts';
import { wholeSubject } from '../testing/whole-subject.ts';
import { aboutText, textString, withoutRawLineEnds } from './pdf-file.ts';
import { wrapText } from './pen.ts';
import type { Subject } from './subject.ts';

describe('Several sheets', () => {
  const date = new Date(Date.UTC(2026, 0, 2, 3, 4, 5));
  const fullSheets: PrintChoices = {
    ...defaultPrintChoices,
    appendix: true,
    quickReference: true,
    feats: true,
    odds: true,
  };
  const draw = (subjects: readonly Subject[], choices: PrintChoices = fullSheets) =>
    drawSheets(jsPDF, pdfFonts, subjects, { choices, date });

  const third = atFullLength ? hugeCharacter('man-to-man') : riderCharacter();
  const names = ['John Falcon', 'Maren Tide', third.character.name, 'Fiendish Friedrick'];
  /** Milliseconds: reading huge PDFs takes seconds on a busy machine. */
  const testTimeout = 120_000;

  describe('several characters in one PDF', { timeout: testTimeout }, () => {
    const subjects: Subject[] = [];
    /** The number of pages of each in a separate PDF. */
    const separatePages: number[] = [];
    let together: ReadPdf;
    beforeAll(async () => {
      const characters = [johnFalcon(), mageCharacter(), third, fiendishFriedrick()];
      subjects.push(...(await Promise.all(characters.map(wholeSubject))));
      separatePages.push(...subjects.map((subject) => draw([subject]).pages));
      together = await readPdf(draw(subjects).bytes);
    }, testTimeout);

    it('have as many pages each as in separate PDFs, with the name and "page x of y" of all in the footer', () => {
      const { pages } = together;
      const owners = separatePages.flatMap((count, i) => Array.from({ length: count }, () => names[i]));
      expect(pages).toHaveLength(owners.length);
      pages.forEach(({ texts }, i) => {
        const foot = texts.filter(({ bottom }) => bottom < 42).map(({ text }) => text);
        expect(foot).toEqual([owners[i], `page ${i + 1} of ${pages.length}`]);
      });
      let first = 0;
      for (const [i, { model }] of subjects.entries()) {
        const ownPages = pages.slice(first, first + (separatePages[i] ?? 0));
        first += separatePages[i] ?? 0;
        expect(
          figuresNotFound(
            model,
            ownPages.flatMap(({ texts }) => texts.map(({ text }) => text)),
          ),
        ).toEqual([]);
      }
      expect(pages.flatMap(findTextsInMargins)).toEqual([]);
      expect(pages.flatMap(findOverlaps)).toEqual([]);
    });

    it('have a bookmark each, with the blocks and the appendices below it', () => {
      const { bookmarks, below: children, info, tagged } = together;
      expect(bookmarks).toEqual(names);
      for (const name of names) {
        expect(children[name]).toEqual(
          expect.arrayContaining(['Attributes', 'Skills', 'Equipment', 'Combat reference', 'Calculations']),
        );
      }
      expect(children['Maren Tide']).toContain('Spells');
      expect(children['John Falcon']).not.toContain('Spells');
      expect(info).toMatchObject({
        Title: names.join(', '),
        Subject: 'Character sheets, Man to Man, GURPS Lite 3e',
      });
      expect(tagged).toBe(true);
    });

    it('have links only to their own numbers, although these have the same names', () => {
      const { pages } = together;
      const owner = separatePages.flatMap((count, i) => Array.from({ length: count }, () => i));
      const links = pages.flatMap((page, i) => page.links.map((link) => [owner[i], owner[link.page - 1]]));
      expect(links.length).toBeGreaterThan(200);
      expect(links.filter(([from, to]) => from !== to)).toEqual([]);
    });

    it('have separate tags', async () => {
      const pair = await Promise.all([johnFalcon(), mageCharacter()].map(wholeSubject));
      const document = await openPdf(draw(pair, defaultPrintChoices).bytes);
      const roles = async (page: number) => {
        const tree = await (await document.getPage(page)).getStructTree();
        const [root] = tree.children as { role: string; children: { role: string }[] }[];
        return [root?.role, root?.children.map(({ role }) => role)];
      };
      expect(await roles(1)).toEqual(['Document', ['Sect']]);
      expect(await roles(2)).toEqual(['Document', ['Sect']]);
    });

    it('are counted in the title if they are many', async () => {
      const subject = await wholeSubject(johnFalcon());
      const guards = Array.from({ length: 7 }, (_, i) => {
        return { ...subject, model: { ...subject.model, head: { ...subject.model.head, name: `Guard ${i + 1}` } } };
      });
      const headings = { ...defaultPrintChoices, without: sheetBlocks.map(({ id }) => id) };
      const { info, pages } = await readPdf(draw(guards, headings).bytes);
      expect(info).toMatchObject({ Title: 'Guard 1, Guard 2, Guard 3, Guard 4 and 3 more' });
      expect(pages).toHaveLength(7);
    });

    it('report progress', async () => {
      const reported: number[] = [];
      const options = { choices: defaultPrintChoices, date };
      const subjects = await Promise.all([johnFalcon(), mageCharacter()].map(wholeSubject));
      drawSheets(jsPDF, pdfFonts, subjects, options, (share) => reported.push(share));
      expect(reported).toEqual(reported.toSorted((a, b) => a - b));
      expect(reported.at(-1)).toBe(1);
      expect(reported).toHaveLength(3); // each sheet, and the file
    });

    it('have no calculations on forms', async () => {
      const { bookmarks } = await readPdf(
        draw([await wholeSubject(johnFalcon())], { ...fullSheets, kind: 'form' }).bytes,
      );
      expect(bookmarks).toContain('Attributes');
      expect(bookmarks).not.toContain('Calculations');
      expect(bookmarks).not.toContain('Combat reference');
    });
  });

  describe('a form to fill in', { timeout: testTimeout }, () => {
    const forms = rulesetTables.flatMap(([ruleset]) =>
      someOf(['a4', 'letter'] as const, 1).flatMap((paper) =>
        (['fighter', 'mage'] as const).map((formFor) => ({ ruleset, paper, formFor })),
      ),
    );

    it.each(forms)(
      'has all ticked blocks, with lines, on one page or two: $ruleset, $paper, $formFor',
      async (form) => {
        const { ruleset, paper, formFor } = form;
        const subject = await wholeSubject(saved(ruleset, {}));
        const { pages } = await readPdf(
          draw([subject], { ...defaultPrintChoices, kind: 'form', paper, formFor }).bytes,
        );
        expect(pages.length).toBeLessThanOrEqual(2);
        const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
        const blocks = [
          'Attributes',
          'Advantages',
          'Skills',
          'Weapons',
          'Ranges',
          'Equipment',
          'Points',
          'Points earned',
        ];
        expect(texts).toEqual(
          expect.arrayContaining(ruleset === 'fourth-edition' ? [...blocks, 'Hit locations'] : blocks),
        );
        for (const page of pages) expect(findOverlaps(page)).toEqual([]);
      },
    );
  });
});

describe('PDF files', async () => {
  describe('textString', () => {
    it.each([
      ['Dai (the \\ thief)', '(Dai \\(the \\\\ thief\\))'],
      ['č', '<FEFF010D>'],
      ['a\nb', '<FEFF0061000A0062>'],
      ['\ud800', '<FEFFFFFD>'],
      ['😀', '<FEFFD83DDE00>'],
      ['', '()'],
    ])('writes %j as %s', (text, expected) => {
      expect(textString(text)).toBe(expected);
    });
  });

  describe('aboutText', () => {
    it.each([
      [' a\r\nb\u2028c\u0000 ', 'a b c'],
      ['abc\u202egpj.exe\u2069', 'abcgpj.exe'],
      ['a\ud800', 'a\ufffd'],
      ['Žofia Černá', 'Žofia Černá'],
      [' \n', ''],
    ])('turns %j into %j', (text, expected) => {
      expect(aboutText(text)).toBe(expected);
    });
  });

  describe('withoutRawLineEnds', () => {
    it.each([
      ['<<\n/Title (a\rb\nc)\n/Author (d)\n>>', '<<\n/Title (a\\rb\\nc)\n/Author (d)\n>>'],
      ['<<\n/Title (a(b\r)c\r\\)\n\\\\)\r\n>>', '<<\n/Title (a(b\\r)c\\r\\)\\n\\\\)\r\n>>'],
      ['<<\n/Length 5\n>>', '<<\n/Length 5\n>>'],
    ])('turns %j into %j', (body, expected) => {
      expect(withoutRawLineEnds(body)).toBe(expected);
    });
  });

  const subject = await wholeSubject(johnFalcon());

  it.each(
    someOf(
      [
        ['1969-07-20T20:17:40Z', "D:19690720201740+00'00'"],
        ['2026-01-02T03:04:05Z', "D:20260102030405+00'00'"],
        ['2037-12-31T23:59:59Z', "D:20371231235959+00'00'"],
        ['2038-01-19T03:14:08Z', "D:20380119031408+00'00'"],
        ['2100-02-28T12:00:00Z', "D:21000228120000+00'00'"],
        ['9999-12-31T23:59:59Z', "D:99991231235959+00'00'"],
        ['0000-01-01T00:00:00Z', "D:00000101000000+00'00'"],
        // Dates that the PDF format cannot express are left out.
        ['+010000-01-01T00:00:00Z', undefined],
        ['+275760-09-13T00:00:00Z', undefined],
        ['-000001-12-31T00:00:00Z', undefined],
        ['no time at all', undefined],
      ] as const,
      4,
    ),
  )('a PDF made at %s is dated %s', async (clock, stamp) => {
    const { bytes, pages } = drawSheets(jsPDF, pdfFonts, [subject], {
      choices: defaultPrintChoices,
      date: new Date(clock),
    });
    const { info, pages: read } = await readPdf(bytes);
    expect(info.CreationDate).toBe(stamp);
    expect(info.Title).toBe('John Falcon');
    expect(read).toHaveLength(pages);
  });
});

describe('The pen', () => {
  const wrap = (text: string, width: number) => wrapText(text, width, (part) => part.length);

  describe('wrapText', () => {
    it.each([
      ['', 5, ['']],
      ['one two', 7, ['one two']],
      ['one two three', 7, ['one two', 'three']],
      ['abcdefgh', 3, ['abc', 'def', 'gh']],
      ['an abcdefgh is', 4, ['an', 'abcd', 'efgh', 'is']],
      ['two-handed', 6, ['two-', 'handed']],
      ['Taste/Smell', 7, ['Taste/', 'Smell']],
      ['abc', 0, ['a', 'b', 'c']],
    ])('breaks %j to a width of %i', (text, width, lines) => {
      expect(wrap(text, width)).toEqual(lines);
    });
  });
});
