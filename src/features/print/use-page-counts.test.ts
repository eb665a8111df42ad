import { describe, expect, it } from 'vitest';
import { footName, halfHeight, pageName, pageRules, pageSize } from './use-page-counts.ts';

describe('the printed page', () => {
  it('has width and height of its orientation', () => {
    expect(pageSize({ kind: 'sheet', paper: 'a4', orientation: 'portrait' })).toEqual([210, 297]);
    expect(pageSize({ kind: 'sheet', paper: 'letter', orientation: 'landscape' })).toEqual([279.4, 215.9]);
  });

  it('is portrait for stat blocks, with half of it for each of two', () => {
    const page = { kind: 'stat-block', paper: 'a4', orientation: 'landscape' } as const;
    expect(pageSize(page)).toEqual([210, 297]);
    expect(2 * halfHeight(page)).toBeLessThan(297 - 22);
    expect(2 * halfHeight(page)).toBeGreaterThan(297 - 22.5);
    expect(pageRules(page, ['Ольга'])).toContain('size: A4 portrait;');
  });

  it('has the name of its character in its foot, or a count if several share it', () => {
    const page = { kind: 'sheet', paper: 'a4', orientation: 'portrait' } as const;
    const rules = pageRules(page, ['Ольга', '']);
    expect(rules).toContain(`@page ${pageName(0)} { @bottom-left { content: "Ольга";`);
    expect(rules).toContain(`@page ${pageName(1)} { @bottom-left { content: "Blank character";`);
    const shared = pageRules({ ...page, kind: 'stat-block' }, ['Ольга', 'Anna', 'Bert']);
    expect(shared).toContain('content: "3 stat blocks";');
    expect(shared).not.toContain('Ольга');
  });

  it('has rules for its margins and foot', () => {
    const rules = pageRules({ kind: 'sheet', paper: 'letter', orientation: 'landscape' }, ['Ольга']);
    expect(rules).toContain('size: letter landscape;');
    expect(rules).toContain('margin: 11mm;');
    expect(rules).toContain('@bottom-left { content: "Ольга";');
    expect(rules).toContain('"page " counter(page) " of " counter(pages)');
  });

  it('escapes quotes in names', () => {
    expect(pageRules({ kind: 'sheet', paper: 'a4', orientation: 'portrait' }, ['"; } \\ body { x\ny'])).toContain(
      'content: "\\22 ; } \\5c  body { x\\a y";',
    );
  });

  it('shortens a long name to one line', () => {
    expect(footName('')).toBe('Blank character');
    expect(footName('😀'.repeat(70))).toBe('😀'.repeat(70));
    expect(footName('x'.repeat(71))).toBe(`${'x'.repeat(69)}…`);
  });
});
