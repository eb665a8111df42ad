// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hostileStrings } from './hostile-strings.ts';
import { danglingReferences, markupFaults } from './markup-faults.ts';

const faultsOf = (html: string): string[] => {
  const place = document.createElement('div');
  place.innerHTML = html;
  return markupFaults(place);
};

it.each([
  '<script></script>',
  '<p onclick="x">a</p>',
  '<a href="javascript:x">a</a>',
  '<a href="https://evil.example">a</a>',
  '<img src="https://evil.example/x.png">',
  '<img src="data:image/svg+xml,x">',
  '<button formaction="x">a</button>',
  '<p style="background:url(x)">a</p>',
  '<iframe srcdoc="x"></iframe>',
])('finds the fault of %s', (html) => {
  expect(faultsOf(html)).not.toEqual([]);
});

it.each(['script', 'eventHandler', 'svg', 'frame', 'form', 'base', 'markdownHtml'])(
  'would find %s if it became markup',
  (name) => {
    expect(faultsOf(hostileStrings[name] ?? '')).not.toEqual([]);
  },
);

it('finds no fault in the program’s own output', () => {
  expect(
    faultsOf('<a href="#sheet">x</a><img src="data:image/jpeg;base64,/9j/AA=="><b style="inline-size: 40%">x</b>'),
  ).toEqual([]);
});

it('finds references to missing elements', () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = '<p id="a b">x</p><p id="c">x</p><p aria-labelledby="c">x</p><input aria-describedby="a b">';
  expect(danglingReferences(place)).toEqual(['<input aria-describedby="a">', '<input aria-describedby="b">']);
});
