import { describe, expect, it } from 'vitest';
import { describeLegality } from './entry-words.ts';

describe('describeLegality', () => {
  it('says who may own it', () => {
    expect(describeLegality({ legalityClass: 3 })).toBe('Legality Class 3: registered or licensed in most places');
    expect(describeLegality({ legalityClass: 0 })).toBe('Legality Class 0: for governments alone');
    expect(describeLegality({})).toBe('');
  });
});
