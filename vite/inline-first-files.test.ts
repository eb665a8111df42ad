import { expect, it } from 'vitest';
import { withFirstFiles } from './inline-first-files.ts';

const page =
  '<head><script src="/src/app/visit.js" data-program="./a.js"></script></head><body><script src="/src/b.js"></script><script type="module" src="./c.js"></script></body>';
const read = (path: string) => `run('${path}')`;

it('withFirstFiles: writes style sheets and the classic scripts of src into the page, and keeps attributes', () => {
  expect(withFirstFiles(page, ['p{color:red}\n'], read)).toBe(
    `<head><script data-program="./a.js">run('src/app/visit.js')</script><style>p{color:red}</style></head><body><script>run('src/b.js')</script><script type="module" src="./c.js"></script></body>`,
  );
});

it('withFirstFiles: the files that a style sheet names are found from the page', () => {
  const css = 'a{src:url(./a.woff2)}b{src:url("./b.woff2")}c{src:url(data:x)}';
  const html = withFirstFiles('<head></head>', [css], read);
  expect(html).toBe(
    '<head><style>a{src:url(./assets/a.woff2)}b{src:url("./assets/b.woff2")}c{src:url(data:x)}</style></head>',
  );
});

it.each([
  ['a script', [], () => 'write("</script>")'],
  ['a style sheet', ['p::after{content:"</STYLE>"}'], read],
])('withFirstFiles: throws at %s that would end its own element', (_, styles, readScript) => {
  expect(() => withFirstFiles(page, styles, readScript)).toThrow('its own end');
});
