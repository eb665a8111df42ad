// @vitest-environment happy-dom

import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findReferences, loadReferences } from '../features/print/chosen-references.ts';

import { DrawnPage } from '../features/print/drawn-page.tsx';
import { layOutRun } from '../features/print/page-run.ts';
import type { DerivedCharacter as WorkedSheet } from '../rules/derive-character.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { buildModel } from '../sheet-model/model/build-model.ts';
import { defaultPrintChoices } from '../sheet-model/print/print-choices.ts';
import { atFullLength, someOf } from './extent.ts';
import { always, hostileCharacter, inTurn } from './hostile-character.ts';
import { allHostile } from './hostile-strings.ts';
import { kindsOfElements, markupFaults } from './markup-faults.ts';
import { openSheet } from './open-sheet.ts';

beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const turning = /[\u202a-\u202e\u2066-\u2069]/gu;
const letters = (text: string): string => text.replace(turning, '').replace(/\s+/g, '');

/** All that is drawn of a character: the live sheet, and all pages that may be printed. */
async function drawn(sheet: WorkedSheet) {
  const choices = {
    ...defaultPrintChoices,
    appendix: atFullLength,
    quickReference: true,
    feats: true,
    odds: true,
    portrait: 'shown',
  } as const;
  await loadReferences([sheet], choices);
  const run = [{ id: 'hostile', sheet, model: buildModel(sheet) }];
  const laidOut = layOutRun(run, choices, findReferences(sheet, choices));
  const parts = [
    render(<Sheet model={buildModel(sheet)} onExplain={() => undefined} />),
    render(
      laidOut.byPage
        .map((_, i) => i + 1)
        .map((page) => (
          <DrawnPage key={page} laidOut={laidOut} choices={choices} page={page} number={page} all={null} />
        )),
    ),
  ];
  const counts = {
    faults: parts.flatMap(({ container }) => markupFaults(container)),
    kinds: new Set(parts.flatMap(({ container }) => [...kindsOfElements(container)])),
    texts: parts.map(({ container }) => letters(container.textContent ?? '')),
  };
  for (const { unmount } of parts) unmount();
  return counts;
}

describe('hostile texts in every field', { timeout: 120_000 }, () => {
  it.each(someOf(['lite-3e', 'fourth-edition'] as const, 1))(
    'are only text on the sheet of %s, live and printed',
    async (ruleset) => {
      const hostile = openSheet(hostileCharacter(inTurn(allHostile), ruleset));
      const harmless = await drawn(openSheet(hostileCharacter(always('x 本'), ruleset)));
      const { faults, kinds, texts } = await drawn(hostile);
      expect(faults).toEqual([]);
      expect([...kinds].filter((kind) => !harmless.kinds.has(kind))).toEqual([]);
      const { head, traits, skills, possessions } = hostile.model;
      const names = [head, ...traits, ...skills, ...possessions].map(({ name }) => letters(name));
      const [live = '', printed = ''] = texts;
      expect(names.filter((name) => !live.includes(name))).toEqual([]);
      // A name of more lines than a row has goes on in the next one.
      const beginnings = names.map((name) =>
        Array.from(name.normalize('NFC').replace(/[\p{Cc}\u00AD]/gu, ''))
          .slice(0, 12)
          .join(''),
      );
      expect(beginnings.filter((name) => !printed.includes(name))).toEqual([]);
      expect('__hacked' in window).toBe(false);
    },
  );
});

describe('no text of a character', () => {
  it('turns the rest of its line: names and short texts have no marks of direction', () => {
    const { model } = openSheet(hostileCharacter(always('abc\u202edef\u2067ghi'), 'lite-3e'));
    const texts: string[] = [];
    JSON.stringify(model, (name, value: unknown) => {
      if (name === 'portrait') return undefined;
      if (typeof value === 'string' && !['story', 'remarks', 'key', 'itemKey', 'id', 'stat'].includes(name)) {
        texts.push(value);
      }
      return value;
    });
    expect(texts.filter((text) => text.includes('abc')).length).toBeGreaterThan(20);
    expect(texts.filter((text) => /[\u202a-\u202e\u2066-\u2069]/u.test(text))).toEqual([]);
  });
});
