import { describe, expect, it } from 'vitest';
import { footName, halfHeight, pageName, pageRules, pageSize } from './page-rules.ts';

describe('the printed page', () => {
  it('is as wide and high as it is held', () => {
    expect(pageSize({ kind: 'sheet', paper: 'a4', orientation: 'portrait' })).toEqual([210, 297]);
    expect(pageSize({ kind: 'sheet', paper: 'letter', orientation: 'landscape' })).toEqual([279.4, 215.9]);
  });

  it('is held upright for stat blocks, and half of it is what two of them have', () => {
    const page = { kind: 'stat-block', paper: 'a4', orientation: 'landscape' } as const;
    expect(pageSize(page)).toEqual([210, 297]);
    expect(2 * halfHeight(page)).toBeLessThan(297 - 22);
    expect(2 * halfHeight(page)).toBeGreaterThan(297 - 22.5);
    expect(pageRules(page, ['Ольга'])).toContain('size: A4 portrait;');
  });

  it('has the name of its own character among several, and a count where they share it', () => {
    const page = { kind: 'sheet', paper: 'a4', orientation: 'portrait' } as const;
    const rules = pageRules(page, ['Ольга', '']);
    expect(rules).toContain(`@page ${pageName(0)} { @bottom-left { content: "Ольга";`);
    expect(rules).toContain(`@page ${pageName(1)} { @bottom-left { content: "Blank character";`);
    const shared = pageRules({ ...page, kind: 'stat-block' }, ['Ольга', 'Anna', 'Bert']);
    expect(shared).toContain('content: "3 stat blocks";');
    expect(shared).not.toContain('Ольга');
  });

  it('is asked for with its margins and its foot', () => {
    const rules = pageRules({ kind: 'sheet', paper: 'letter', orientation: 'landscape' }, ['Ольга']);
    expect(rules).toContain('size: letter landscape;');
    expect(rules).toContain('margin: 11mm;');
    expect(rules).toContain('@bottom-left { content: "Ольга";');
    expect(rules).toContain('"page " counter(page) " of " counter(pages)');
  });

  it('lets no name out of its quotes', () => {
    expect(pageRules({ kind: 'sheet', paper: 'a4', orientation: 'portrait' }, ['"; } \\ body { x\ny'])).toContain(
      'content: "\\22 ; } \\5c  body { x\\a y";',
    );
  });

  it('has a name that fits in one line', () => {
    expect(footName('')).toBe('Blank character');
    expect(footName('😀'.repeat(70))).toBe('😀'.repeat(70));
    expect(footName('x'.repeat(71))).toBe(`${'x'.repeat(69)}…`);
  });
});
