import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unzlibSync } from 'fflate';
import { jsPDF } from 'jspdf';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rulesetIds } from '../catalog/entry.ts';
import { drawSheet } from '../pdf/draw-sheet.ts';
import { buildSheet } from '../rules/build-sheet.ts';
import { combatReference } from '../rules/combat-reference.ts';
import { usualPrintChoices } from '../rules/print-choices.ts';
import type { SheetModel } from '../rules/sheet-model.ts';
import { workedNumbers } from '../rules/worked-numbers.ts';
import { hostileCharacter, inTurn } from './hostile-character.ts';
import { allHostile, eachHostile } from './hostile-strings.ts';
import { readPdf } from './read-pdf.ts';
import { blankSheet } from './sheet-models.ts';

const font = (face: string) =>
  readFileSync(fileURLToPath(new URL(`../pdf/fonts/noto-sans-${face}.ttf`, import.meta.url)));
const fonts = { regular: font('regular'), bold: font('bold') };
const date = new Date(Date.UTC(2026, 0, 2));

beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** The bodies of all packed objects, unpacked, and what stands in the open beside them. */
function objectsOf(bytes: Uint8Array): string {
  const text = latin1(bytes);
  const packed: string[] = [];
  const open = text.replace(/\/Type ?\/ObjStm[^]*?stream\r?\n([^]*?)\r?\nendstream/g, (_, stream: string) => {
    packed.push(latin1(unzlibSync(Uint8Array.from(stream, (letter) => letter.charCodeAt(0)))));
    return '';
  });
  expect(packed.length, 'packed streams').toBeGreaterThan(0);
  return [open.replace(/stream\r?\n[^]*?endstream/g, ''), ...packed].join('\n');
}

/** PDF without its strings: what a reader acts on. */
const withoutStrings = (pdf: string): string =>
  pdf.replace(/\((?:[^\\()]|\\[^]|\((?:[^\\()]|\\[^])*\))*\)/g, '()').replace(/<[0-9A-Fa-f]*>/g, '<>');

/** What makes a reader do something of itself, or leave the document. */
const acting = /\/(?:JavaScript|JS|OpenAction|AA|URI|Launch|SubmitForm|ImportData|EmbeddedFiles?|RichMedia|GoToR|AcroForm|XFA)\b/;
