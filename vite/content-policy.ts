import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * The content security policy of the page. It allows only the program's files, and what the page itself contains, by
 * its hash: no foreign origin, no other inline script or style, no frame, no form target. `data:` and `blob:` are only for pictures: portraits, and the arrows in style
 * sheets.
 *
 * In browsers with trusted types, script URLs must pass the policy of `src/app/after-start.ts`, and HTML is never
 * made from text; other browsers ignore the last two lines.
 */
const policy = (scripts: string, styles: string): string[] => [
  "default-src 'none'",
  `script-src 'self'${scripts}`,
  `style-src 'self'${styles}`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
];

/** The hashes of the texts of these elements. */
const hashesOf = (html: string, element: RegExp): string =>
  [...html.matchAll(element)]
    .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');
const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;

const charset = /<meta charset="[^"]*"\s*\/?>/;

/**
 * Inserts the policy into a page, right after its encoding and thereby before anything that loads resources.
 * @throws if the page declares no encoding, or loads something before it, to which the policy would not apply
 */
export function withPolicy(html: string): string {
  const found = charset.exec(html);
  if (!found) throw new Error('index.html names no encoding to put the content security policy after');
  const [before, after] = [html.slice(0, found.index), html.slice(found.index + found[0].length)];
  if (/<(script|link|style|img|base)\b/i.test(before)) {
    throw new Error('Something in index.html loads before the content security policy');
  }
  const content = policy(hashesOf(html, inlineScript), hashesOf(html, inlineStyle)).join('; ');
  return `${before}${found[0]}\n    <meta http-equiv="Content-Security-Policy" content="${content}" />${after}`;
}

/** Adds the content security policy to the built page. Development has none, because hot reload needs inline scripts. */
export function contentPolicy(): Plugin {
  return {
    name: 'content-policy',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withPolicy },
  };
}
