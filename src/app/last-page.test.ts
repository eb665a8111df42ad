// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markupOf } from './last-page.ts';
import { isLastPageValid, outdateLastPage, vouchForLastPage } from './visit-notes.ts';

/** An element made of nodes, since no HTML is made of text here. */
function element(name: string, attributes: Readonly<Record<string, string>> = {}, ...children: (Node | string)[]) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

describe('the markup of the last page', () => {
  it('has what fields show, not what they began with', () => {
    const name = element('input', { value: 'before' });
    const on = element('input', { type: 'checkbox' });
    const off = element('input', { type: 'checkbox', checked: '' });
    const story = element('textarea', {}, 'before');
    const frame = element('div', {}, name, on, off, story);
    if (!(name instanceof HTMLInputElement && on instanceof HTMLInputElement)) throw new Error('no inputs');
    if (!(off instanceof HTMLInputElement && story instanceof HTMLTextAreaElement)) throw new Error('no fields');
    name.value = 'Anna "Bo"';
    on.checked = true;
    off.checked = false;
    story.value = 'Born & bred';
    const markup = markupOf(frame);
    expect(markup).toContain('value="Anna &quot;Bo&quot;"');
    expect(markup.match(/checked/g)).toHaveLength(1);
    expect(markup).toContain('<textarea>Born &amp; bred</textarea>');
    expect(markup).not.toContain('before');
    expect(name.getAttribute('value')).toBe('before');
  });

  it('has nothing that acts, is referred to, or is read aloud', () => {
    const frame = element(
      'div',
      {},
      element('h1', { id: 'name', onclick: 'x()' }, 'Anna'),
      element('button', { popovertarget: 'menu', 'aria-controls': 'menu' }, 'Menu'),
      element('div', { popover: '', id: 'menu' }, 'Print'),
      element('div', { 'aria-live': 'polite' }, 'ST 12'),
      element('script', {}, 'x()'),
      element('img', { src: 'blob:https://games.example/1' }),
    );
    expect(markupOf(frame)).toBe('<div><h1>Anna</h1><button>Menu</button><img></div>');
  });

  it('leaves the sheet to the program, and styles to a script', () => {
    const bar = element('span', { style: 'width: 40%' });
    const frame = element('div', {}, bar, element('aside', { class: 'frame-sheet' }, element('p', {}, 'Dodge 9')));
    const markup = markupOf(frame);
    expect(markup).not.toContain('Dodge');
    expect(markup).toMatch(/<span data-style="width: 40%;?"><\/span><aside class="frame-sheet"><\/aside>/);
  });
});

describe('src/app/show-last-page.js', () => {
  const script = readFileSync('src/app/show-last-page.js', 'utf8');
  const run = () => new Function(script)();
  const lastPage = () => document.getElementById('last-page');
  const view = () => `${window.innerWidth} normal`;

  /** The page as the service worker sends it, with the tag of a page that may be shown. */
  function receive(tag: Readonly<Record<string, string>> = {}): void {
    const data = { token: 't1', chapter: 'concept', view: view(), top: '96px', ...tag };
    const attributes = Object.entries(data).map(([key, value]) => [`data-${key}`, value]);
    const main = element('main', {}, element('span', { 'data-style': 'width: 40%' }));
    document.body.append(element('div', { id: 'last-page', hidden: '', ...Object.fromEntries(attributes) }, main));
  }

  beforeEach(() => {
    location.hash = '';
    delete document.documentElement.dataset.visit;
    delete document.documentElement.dataset.textSize;
    vouchForLastPage('t1');
  });

  it('shows the page while it is vouched for, with its styles and the height of its bars', () => {
    receive();
    run();
    expect(lastPage()?.hidden).toBe(false);
    expect(document.documentElement.style.getPropertyValue('--frame-top')).toBe('96px');
    expect(lastPage()?.querySelector('span')?.style.width).toBe('40%');
  });

  /** What is different from a page that may be shown: its tag, or something around it. */
  const nothing = () => undefined;
  const outdated: [string, Readonly<Record<string, string>>, () => void][] = [
    ['a page that a change has outdated', {}, outdateLastPage],
    ['an older page than the last', { token: 't0' }, nothing],
    ['a page while an emergency save waits', {}, () => localStorage.setItem('pointwright.unsaved.a', '[]')],
    ['a page of another width', { view: '360 normal' }, nothing],
    ['a page of another size of text', { view: `${window.innerWidth} large` }, nothing],
    ['a page at the address of another chapter', {}, () => location.replace('#skills')],
    ['a page at the address of a shared character', {}, () => location.replace('#share=abc')],
    ['a page on a first visit', {}, () => document.documentElement.setAttribute('data-visit', 'first')],
  ];
  it.each(outdated)('removes %s', (_, tag, prepare) => {
    receive(tag);
    prepare();
    run();
    expect(lastPage()).toBeNull();
  });

  it('shows only the bars where the program will open with another chapter', () => {
    receive({ chapter: 'skills' });
    run();
    expect(lastPage()?.hidden).toBe(false);
    expect(lastPage()?.querySelector('main')?.style.visibility).toBe('hidden');
  });

  it('removes the page at once when another tab changes a character', () => {
    receive();
    run();
    outdateLastPage();
    window.dispatchEvent(new Event('storage'));
    expect(lastPage()).toBeNull();
  });

  it('the token is valid until the next one', () => {
    expect(isLastPageValid('t1')).toBe(true);
    vouchForLastPage('t2');
    expect(isLastPageValid('t1')).toBe(false);
  });
});
