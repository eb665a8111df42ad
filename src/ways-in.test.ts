import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * Text from outside becomes values in one place, the funnel, which bounds and checks it: see character/file/parse-file.ts.
 * Whoever else reads JSON stands here with the reason why that is no way around it.
 */
const readsJson: Readonly<Record<string, string>> = {
  'character/file/read-json.ts': 'the funnel itself',
  'character/file/repeated-names.ts': 'single strings of a text that the funnel has read',
  'character/file/json-extent.ts':
    'names and labels around the characters of a library; these go through the funnel, piece by piece',
  'character/file/serialize-library.ts': 'asks whether a text is JSON, and uses nothing of it',
  'rules/print/read-print-choices.ts': 'settings of this browser, each checked by its schema',
  'state/saving/recover-emergency-save.ts':
    'what this program left in the browser; each character in it goes through the funnel',
};

/** Ways by which a text can become JSON's values. */
const reading = /\bJSON\s*\??\.\s*parse\b|\bJSON\s*\[|\{[^{}]*\bparse\b[^{}]*\}\s*=\s*JSON\b|\.json\(\)/;
/** Ways by which a text can become elements or program. None is used. */
const running =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment|DOMParser|srcdoc|setHTMLUnsafe)\b|\bdocument\.write|\beval\s*\(|\bnew\s+Function\b|\bset(?:Timeout|Interval)\(\s*['"`]/;

/** What pages have only when they came over https or from this device. `character/new-id.ts` makes ids everywhere. */
const secureOnly = /\brandomUUID\b|\bcrypto\s*\??\.\s*subtle\b/;

type Sources = Readonly<Record<string, string>>;

/** Program text without comments, which may name what they do not use. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');

const usersOf = (what: RegExp, sources: Sources): string[] =>
  Object.keys(sources).filter((path) => what.test(withoutComments(sources[path] ?? '')));

/** Program text below src/ that reaches the browser or the command line. */
function programs(): Sources {
  const src = fileURLToPath(new URL('.', import.meta.url));
  const paths = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => posix.relative(src, posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name)))
    .filter((path) => !/\.test\.tsx?$|-for-test\.tsx?$|^testing\//.test(path));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(`${src}/${path}`, 'utf8')]));
}

describe('a page that came over plain http', () => {
  it('misses nothing that a part of the program cannot do without', () => {
    expect(usersOf(secureOnly, programs())).toEqual([]);
  });
});

describe('text from outside', () => {
  it('is read as JSON in the funnel, and else only where it is said why', () => {
    const sources = programs();
    expect(Object.keys(sources).length, 'files seen').toBeGreaterThan(300);
    expect(usersOf(reading, sources).toSorted()).toEqual(Object.keys(readsJson).toSorted());
  });

  it('never becomes elements or program', () => {
    expect(usersOf(running, programs())).toEqual([]);
  });

  it.each([
    ['const a = JSON.parse(b)', true],
    ['const a = JSON . parse(b)', true],
    ['const { parse } = JSON', true],
    ['const a = JSON["parse"](b)', true],
    ['const a = await response.json()', true],
    ['// what JSON.parse makes of it', false],
    ['/* JSON.parse */ const a = 1', false],
    ['const a = JSON.stringify(b)', false],
  ])('is seen to be read by %s: %j', (text, expected) => {
    expect(usersOf(reading, { 'a.ts': text })).toEqual(expected ? ['a.ts'] : []);
  });

  it.each([
    'place.innerHTML = a',
    '<p dangerouslySetInnerHTML={a} />',
    'document.write(a)',
    'eval(a)',
    'new Function(a)',
    "setTimeout('a()', 1)",
    'place.insertAdjacentHTML("a", b)',
  ])('is seen to run in %s', (text) => {
    expect(usersOf(running, { 'a.ts': text })).toEqual(['a.ts']);
  });
});
