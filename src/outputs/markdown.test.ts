import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { fullSheet, mageSheet, riderSheet } from '../testing/sheet-models.ts';
import { withTexts } from '../testing/sheet-texts.ts';
import { escapeMarkdown, escapeMarkdownLine, markdown } from './markdown.ts';
import { statBlockMarkdown } from './stat-block.ts';

/**
 * What means something in a page of Markdown, line by line: how the line begins, and all marks in it that are not taken
 * back by a backslash. Two pages with the same of it are built alike.
 */
function build(page: string): string[] {
  return page.split('\n').map((line) => {
    const [start = ''] = line.match(/^\s*(?:- )?(?:[-+=:>]+|\d+[.)]|#+)?/) ?? [];
    const bare = line.slice(start.length).replace(/\\[!-/:-@[-`{-~]/g, ' ');
    const marks =
      bare.match(/[\\`*_[\]<>|~^$#{}]|&#?\w+;|:\/\/|@(?=[\p{L}\p{N}_])|(?<=[\p{L}\p{N}])\.(?=\p{L})|\p{Cc}/gu) ?? [];
    return [start, ...marks.filter((mark) => !['&lt;', '&gt;', '&amp;'].includes(mark))].join(' ');
  });
}

const sheets: readonly [string, () => SheetModel][] = [
  ['a full character', fullSheet],
  ['a rider', riderSheet],
  ['a mage', mageSheet],
];
const written = [markdown, statBlockMarkdown];

const hostile = fc.oneof(
  fc.constantFrom(
    '| a | [x](javascript:alert(1)) <script>',
    '# Title\n## Another',
    '- [ ] done',
    '+ more',
    '1. one\n2) two',
    '> quoted',
    '```js\nalert(1)\n```',
    '    code',
    '**bold** _it_ ~~gone~~ ==mark== ||hidden||',
    '![x](https://example.com/x.png)',
    '[x]: https://example.com',
    'https://example.com www.example.com me@example.com @everyone #42',
    '<!-- gone -->',
    '&lt;b&gt; &amp; &#42;x&#42;',
    '\\',
    '\\*x\\*',
    'a  \nb\\\nc',
    '---',
    '***',
    '===',
    '$x$ $$y$$',
    '\u2028\u0000\u202E',
    '| --- | --- |',
  ),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...' \n\\`*_{}[]()<>#+-.!|~&$^=:@/1ax"\''), maxLength: 16 }),
);

describe('Markdown of what a player wrote', () => {
  it.each(sheets)('is built as if nothing but letters had been written in %s', (_, make) => {
    const model = make();
    const harmless = written.map((write) => build(write(withTexts(model, () => 'x'))));
    fc.assert(
      fc.property(hostile, (text) => {
        // A letter behind it, so that there is something in it: what is empty is left out of the page.
        const changed = withTexts(model, () => `${text.replace(/[\n\r\u2028\u2029]/g, ' ')}x`);
        expect(written.map((write) => build(write(changed)))).toEqual(harmless);
      }),
    );
  });

  it('is in lines of the page alone, however many lines it has itself', () => {
    const model = fullSheet();
    const { story, remarks } = model;
    const lines = markdown(model).split('\n').length;
    fc.assert(
      fc.property(hostile, (text) => {
        const changed = { ...withTexts(model, () => `${text}x`), story, remarks };
        expect(markdown(changed).split('\n')).toHaveLength(lines);
      }),
    );
  });

  it('shows what was written', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const seen = escapeMarkdownLine(text)
          .replace(/\\([!-/:-@[-`{-~])/g, '$1')
          .replace(/\u200B/g, '')
          .replace(/&lt;/g, '<')
          .replace(/&gt;/g, '>')
          .replace(/&amp;/g, '&');
        const letters = (of: string) => of.replace(/[\s\p{Cc}\u200B\u2028-\u202E\u2066-\u2069]/gu, '');
        expect(letters(seen)).toBe(letters(text));
      }),
    );
  });

  it.each([
    ['| a | [x](javascript:alert(1)) <script>', '\\| a \\| \\[x\\](javascript:alert(1)) &lt;script&gt;'],
    ['**b** _i_ `c` ~~d~~ $e$ ^f', '\\*\\*b\\*\\* \\_i\\_ \\`c\\` \\~\\~d\\~\\~ \\$e\\$ \\^f'],
    ['a\\|b', 'a\\\\\\|b'],
    ['Tom & Jerry &amp; co', 'Tom &amp; Jerry &amp;amp; co'],
    ['two\nlines\u2028and\tmore\u202E', 'two lines and more'],
    ['me@example.com https://a.b #4', 'me@\u200Bexample.\u200Bcom https:\u200B//a.\u200Bb \\#\u200B4'],
    [':big_smile:', ':\u200Bbig\\_smile:'],
    [':smile: at 7:30', ':\u200Bsmile: at 7:30'],
    ['5.5 lb. each, e-mail', '5.5 lb. each, e-mail'],
    ['\ud800', '\uFFFD'],
  ])('%j becomes %j', (text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected);
  });

  it.each([
    ['- a', '\\- a'],
    ['+2 to hit', '\\+2 to hit'],
    ['1. a', '1\\. a'],
    ['12) a', '12\\) a'],
    ['===', '\\==='],
    ['1.5 lb', '1\\.5 lb'],
    ['# a', '\\# a'],
    ['   > a', '&gt; a'],
  ])('%j at the start of a line becomes %j', (text, expected) => {
    expect(escapeMarkdownLine(text)).toBe(expected);
  });
});
