// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chapterScreens } from '../app/screens.ts';
import type { FileProblem } from '../character/file/file-problem.ts';
import { parseFile } from '../character/file/parse-file.ts';
import { FileReportDialog } from '../features/file/file-report-dialog.tsx';
import { FindingsPanel } from '../features/findings/findings-panel.tsx';
import { GcsReportDialog } from '../features/gcs-report/gcs-report-dialog.tsx';
import { openGcsSheet } from '../interchange/gcs/sheet/open-gcs-sheet.ts';
import { rulesetIds } from '../rules/rulesets.ts';
import { openCharacter } from '../state/character/character-store.ts';
import { chapterIds } from '../state/view/chapters.ts';
import { openChapter, useViewStore } from '../state/view/view-store.ts';
import { hostileGcsSheet } from './gcs-sheet-texts.ts';
import { hostileCharacter, hostileFile, inTurn } from './hostile-character.ts';
import { allHostile } from './hostile-strings.ts';
import { danglingReferences, markupFaults } from './markup-faults.ts';

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

/** Opens everything on the page that can be opened in its container. */
function openAll(container: HTMLElement): void {
  for (const closed of container.querySelectorAll<HTMLElement>('button[aria-expanded=false]'))
    act(() => closed.click());
  for (const closed of container.querySelectorAll('details')) closed.open = true;
}

describe('hostile texts in every field', { timeout: 120_000 }, () => {
  const ruleset = 'fourth-edition'; // whose screens have the most fields

  it.each(chapterIds)('are only text in the chapter %s, with every row open', async (chapter) => {
    openCharacter(hostileCharacter(inTurn(allHostile), ruleset));
    openChapter(chapter);
    await chapterScreens[chapter].load();
    const Screen = chapterScreens[chapter].getComponent();
    const { container, unmount } = render(
      <Suspense>
        <Screen />
      </Suspense>,
    );
    await act(async () => openAll(container));
    expect(container.textContent?.length).toBeGreaterThan(50);
    expect(markupFaults(container)).toEqual([]);
    expect(danglingReferences(container)).toEqual([]);
    expect('__hacked' in window).toBe(false);
    unmount();
  });

  it('are only text among the findings', () => {
    openCharacter(hostileCharacter(inTurn(allHostile, 19), ruleset));
    const { container, unmount } = render(<FindingsPanel onClose={() => undefined} />);
    expect(container.querySelectorAll('li').length).toBeGreaterThan(3);
    expect(markupFaults(document.body)).toEqual([]);
    unmount();
  });

  it('are only text in the report on a GCS sheet that has them everywhere', () => {
    const opening = openGcsSheet(hostileGcsSheet(inTurn(allHostile, 19)));
    if (!opening.ok) throw new Error(opening.error.code);
    openCharacter(opening.value.saved);
    const { unmount } = render(<GcsReportDialog onClose={() => undefined} />);
    openAll(document.body);
    expect(document.body.querySelectorAll('.gcs-list > li').length).toBeGreaterThan(5);
    expect(markupFaults(document.body)).toEqual([]);
    expect('__hacked' in window).toBe(false);
    unmount();
  });

  it('are only text in the report on a file that has them in the wrong places', () => {
    const next = inTurn(allHostile, 19);
    const wrong = JSON.stringify(hostileFile(next, 'x'), (name, value: unknown) =>
      typeof value === 'number' && name !== 'version' ? next() : value,
    );
    const reading = parseFile(wrong, { rulesets: rulesetIds });
    if (!reading.ok) throw new Error(reading.error.code);
    const problems: readonly FileProblem[] = reading.value.report;
    expect(problems.length).toBeGreaterThan(100);
    useViewStore.setState({ fileReport: { from: next(), read: next(), problems, back: null } });
    const { unmount } = render(<FileReportDialog onClose={() => undefined} />);
    expect(document.body.querySelectorAll('li').length).toBeGreaterThan(100);
    expect(markupFaults(document.body)).toEqual([]);
    unmount();
  });
});
