import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The two colors of a token, for light and for dark. */
function colorsOf(token: string): [light: string, dark: string] {
  const [, light = '', dark = ''] = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css) ?? [];
  expect(light && dark, token).not.toBe('');
  return [light, dark];
}

/** The relative luminance of WCAG 2. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const series = Array.from({ length: 10 }, (_, index) => `series-${index + 1}`);
/** Attributes, secondary, race, advantages, perks, disadvantages, quirks, other traits, skills, spells; darkest first. */
const lightnesses = [0, 2, 1, 3, 0, 1, 3, 2, 1, 3];

test.each(['surface-paper', 'surface-desk', 'surface-raised'])(
  'series colors have a contrast of 3:1 or more on %s',
  (surface) => {
    for (const name of series) {
      colorsOf(name).forEach((color, theme) => {
        expect(contrast(color, colorsOf(surface)[theme] ?? ''), `${name} ${theme}`).toBeGreaterThanOrEqual(3);
      });
    }
  },
);

test('series colors of different lightness have a contrast of 1.4:1 or more, in both themes', () => {
  for (const [at, name] of series.entries()) {
    for (const [otherAt, other] of series.entries()) {
      if ((lightnesses[at] ?? 0) >= (lightnesses[otherAt] ?? 0)) continue;
      for (const theme of [0, 1] as const) {
        expect(contrast(colorsOf(name)[theme], colorsOf(other)[theme]), `${name} ${other}`).toBeGreaterThanOrEqual(1.4);
      }
    }
  }
});

test.each(['surface-paper', 'surface-desk', 'surface-raised', 'surface-sunken', 'surface-hover', 'accent-wash'])(
  'colors of kinds of characters have a contrast of 4.5:1 or more on %s',
  (surface) => {
    const kinds = [...new Set(css.match(/(?<=--)kind-\w+/g))];
    expect(kinds.length).toBeGreaterThan(8);
    for (const name of kinds) {
      colorsOf(name).forEach((color, theme) => {
        expect(contrast(color, colorsOf(surface)[theme] ?? ''), `${name} ${theme}`).toBeGreaterThanOrEqual(4.5);
      });
    }
  },
);
