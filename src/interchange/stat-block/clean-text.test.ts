import { expect, test } from 'vitest';
import { cleanText, findTextSource } from './clean-text.ts';

test('a text of ours has a line with points, race and ruleset, in bold in Markdown', () => {
  expect(findTextSource('Ysolde Karr\n200 points, Fourth edition\n')).toBe('ownPlainText');
  expect(findTextSource('# Ysolde Karr\n\n**200 points, Fourth edition**\n')).toBe('ownMarkdown');
  expect(findTextSource('Ysolde Karr (200 points, Human, Fourth edition)\nST 9')).toBe('ownPlainText');
  expect(findTextSource('**Ysolde Karr** (200 points, Human, Fourth edition)\n\nST 9')).toBe('ownMarkdown');
  expect(findTextSource('Ysolde Karr, 200 points\nST 9 [-10]')).toBe('others');
});

test('asterisks within a line are emphasis, except in our plain text', () => {
  expect(cleanText('of the *Second Thoughts*, a freighter')[0]?.text).toBe('of the Second Thoughts, a freighter');
  expect(cleanText('of the *Second Thoughts*, a freighter', false)[0]?.text).toBe(
    'of the *Second Thoughts*, a freighter',
  );
});

test('a wide space in front of the name in a table is indentation', () => {
  expect(cleanText('| &emsp;&emsp;Sword | 500 | 3 |')[0]?.cells).toEqual(['Sword', '500', '3']);
  expect(cleanText('| \u2003\u2003Sword | 500 | 3 |')[0]?.cells).toEqual(['Sword', '500', '3']);
});
