import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * Untrusted text is parsed in one place, which limits and validates it: see character/file/parse-file.ts. Other files
 * that parse JSON are listed here with the reason why that does not bypass it.
 */
const allowedJsonReaders: Readonly<Record<string, string>> = {
  'character/file/json-text.ts':
    'part of the parser itself, and names and labels around the characters of a library, which go through the parser one by one',
  'character/file/encounter-file.ts':
    'a fighter of a text that the parser has read, set aside as it is when the parser of characters refuses it',
  'interchange/gcs/read/read-rows.ts':
    'the parser of files of other programs, which limits their size; each field is checked when it is read',
  'interchange/gcs/library/library-entry.ts':
    'what this program stored of library files; its rows go through their schemas',
  'state/library-files/library-index.ts': 'names that this program stored of library files, each checked',
  'offline/last-page.ts':
    'the page that this program kept in the cache of its build: its own markup, in which the content security policy runs nothing',
  'headless/combat/read-state-request.ts': 'an option that the caller of the command types, checked by its schema',
  'headless/print-sheets.ts': 'an option that the caller of the command types',
  'sheet-model/print/print-choices.ts': 'settings of this browser, each checked by its schema',
  'state/view/preferences.ts': 'two settings of this browser, each compared with its choices',
  'state/encounter/first-fight.ts': 'how far this program stored that the first fight is, each field checked',
  'state/play/frequent-rolls.ts': 'ids that this program stored of the rolls made last, each checked',
  'state/saving/recover-emergency-save.ts':
    'data that this program left in the browser; each character and encounter in it goes through a parser',
};

/** Code that parses JSON. */
const jsonParsing = /\bJSON\s*\??\.\s*parse\b|\bJSON\s*\[|\{[^{}]*\bparse\b[^{}]*\}\s*=\s*JSON\b|\.json\(\)/;
/** Code that turns text into elements or into a program. None may be used. */
const codeExecution =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment|DOMParser|srcdoc|setHTMLUnsafe)\b|\bdocument\.write|\beval\s*\(|\bnew\s+Function\b|\bset(?:Timeout|Interval)\(\s*['"`]/;

/** APIs that exist only in secure contexts (https or localhost). `character/edit-rows.ts` makes ids in all contexts. */
const secureOnly = /\brandomUUID\b|\bcrypto\s*\??\.\s*subtle\b/;

type Sources = Readonly<Record<string, string>>;

/** Returns source text without comments, which may mention unused APIs. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');

const filesUsing = (pattern: RegExp, sources: Sources): string[] =>
  Object.keys(sources).filter((path) => pattern.test(withoutComments(sources[path] ?? '')));

/** Returns the sources below src/ that reach the browser or the command line. */
function programs(): Sources {
  const src = fileURLToPath(new URL('.', import.meta.url));
  const paths = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => posix.relative(src, posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name)))
    .filter((path) => !/\.test\.tsx?$|-for-test\.tsx?$|^testing\//.test(path));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(`${src}/${path}`, 'utf8')]));
}

describe('a page served over plain http', () => {
  it('does not need APIs of secure contexts', () => {
    expect(filesUsing(secureOnly, programs())).toEqual([]);
  });
});

describe('untrusted text', () => {
  it('is parsed as JSON only in the parser of files, and where a reason is listed', () => {
    const sources = programs();
    expect(Object.keys(sources).length, 'files seen').toBeGreaterThan(300);
    expect(filesUsing(jsonParsing, sources).toSorted()).toEqual(Object.keys(allowedJsonReaders).toSorted());
  });

  it('never becomes elements or code', () => {
    expect(filesUsing(codeExecution, programs())).toEqual([]);
  });

  it.each([
    ['const a = JSON.parse(b)', true],
    ['const a = JSON . parse(b)', true],
    ['const { parse } = JSON', true],
    ['const a = JSON["parse"](b)', true],
    ['const a = await response.json()', true],
    ['// the result of JSON.parse', false],
    ['/* JSON.parse */ const a = 1', false],
    ['const a = JSON.stringify(b)', false],
  ])('counts as parsed by %s: %j', (text, expected) => {
    expect(filesUsing(jsonParsing, { 'a.ts': text })).toEqual(expected ? ['a.ts'] : []);
  });

  it.each([
    'place.innerHTML = a',
    '<p dangerouslySetInnerHTML={a} />',
    'document.write(a)',
    'eval(a)',
    'new Function(a)',
    "setTimeout('a()', 1)",
    'place.insertAdjacentHTML("a", b)',
  ])('counts as executed by %s', (text) => {
    expect(filesUsing(codeExecution, { 'a.ts': text })).toEqual(['a.ts']);
  });
});
