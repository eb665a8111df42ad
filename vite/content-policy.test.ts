import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withPolicy } from './content-policy.ts';

const page = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`;

it('content policy: precedes everything that loads resources', () => {
  const html = withPolicy(page('<meta charset="utf-8" /><link rel="icon" href="a.svg"><script src="a.js"></script>'));
  const at = html.indexOf('Content-Security-Policy');
  expect(at).toBeGreaterThan(0);
  for (const tag of ['<link', '<script']) expect(html.indexOf(tag)).toBeGreaterThan(at);
  expect(html.indexOf('charset')).toBeLessThan(at);
});

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('content policy: allows the inline scripts and styles of the page by their hashes', () => {
  const html = withPolicy(
    page('<meta charset="utf-8"><script data-a="b">\nstart();</script><script src="a.js"></script><style>p{}</style>'),
  );
  expect(html).toContain(`script-src 'self' ${hash('\nstart();')};`);
  expect(html).toContain(`style-src 'self' ${hash('p{}')};`);
});

it('content policy: allows no foreign origin, and nothing else inline', () => {
  const [, policy = ''] = /content="([^"]*)"/.exec(withPolicy(page('<meta charset="utf-8">'))) ?? [];
  const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
  expect(rules.get('default-src')).toEqual(["'none'"]);
  expect(rules.get('script-src')).toEqual(["'self'"]);
  expect(rules.get('style-src')).toEqual(["'self'"]);
  expect(rules.get('connect-src')).toEqual(["'self'"]);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

it.each([
  ['a script before the encoding', page('<script src="a.js"></script><meta charset="utf-8" />')],
  ['a style sheet before the encoding', page('<link rel="stylesheet" href="a.css"><meta charset="utf-8" />')],
  ['a page without an encoding', page('')],
])('withPolicy: rejects %s', (_, html) => {
  expect(() => withPolicy(html)).toThrow();
});
