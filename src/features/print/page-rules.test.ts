import { describe, expect, it } from 'vitest';
import { footName, pageRules, pageSize } from './page-rules.ts';

describe('the printed page', () => {
  it('is as wide and high as it is held', () => {
    expect(pageSize({ paper: 'a4', orientation: 'portrait' })).toEqual([210, 297]);
    expect(pageSize({ paper: 'letter', orientation: 'landscape' })).toEqual([279.4, 215.9]);
  });

  it('is asked for with its margins and its foot', () => {
    const rules = pageRules({ paper: 'letter', orientation: 'landscape' }, 'Ольга');
    expect(rules).toContain('size: letter landscape;');
    expect(rules).toContain('margin: 11mm;');
    expect(rules).toContain('@bottom-left { content: "Ольга";');
    expect(rules).toContain('"page " counter(page) " of " counter(pages)');
  });

  it('lets no name out of its quotes', () => {
    expect(pageRules({ paper: 'a4', orientation: 'portrait' }, '"; } \\ body { x\ny')).toContain(
      'content: "\\22 ; } \\5c  body { x\\a y";',
    );
  });

  it('has a name that fits in one line', () => {
    expect(footName('')).toBe('Blank character');
    expect(footName('😀'.repeat(70))).toBe('😀'.repeat(70));
    expect(footName('x'.repeat(71))).toBe(`${'x'.repeat(69)}…`);
  });
});
