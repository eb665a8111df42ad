import type { Plugin } from 'vite';

/**
 * What the page may load and do. It is at home with its own files alone: no foreign origin, no inline script or style, no
 * frame, no form that goes anywhere. `data:` and `blob:` are for pictures alone: portraits, and the arrows in style sheets.
 *
 * Addresses of scripts pass the one gate of `src/app/trusted-scripts.ts`, and HTML is never made from text, in browsers
 * that know trusted types; the others pass over the last two lines.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
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

const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}" />`;
const charset = /<meta charset="[^"]*"\s*\/?>/;

/**
 * Puts the policy into a page, right after its encoding and so before all that loads anything.
 * @throws where the page names no encoding, or something loads before it: the policy would not hold for that
 */
export function withPolicy(html: string): string {
  const found = charset.exec(html);
  if (!found) throw new Error('index.html names no encoding to put the content security policy after');
  const [before, after] = [html.slice(0, found.index), html.slice(found.index + found[0].length)];
  if (/<(script|link|style|img|base)\b/i.test(before)) {
    throw new Error('Something in index.html loads before the content security policy');
  }
  return `${before}${found[0]}\n    ${meta}${after}`;
}

/** Gives the built page its content security policy. Development goes without: hot reload needs inline scripts. */
export function contentPolicy(): Plugin {
  return {
    name: 'content-policy',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withPolicy },
  };
}
