// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { statBlock } from '../sheet-model/model/stat-block.ts';
import { someOf } from '../testing/extent.ts';
import {
  blankSheet,
  daiSheet,
  falconSheet,
  friedrickSheet,
  fullSheet,
  hugeSheet,
  mageSheet,
  riderSheet,
} from '../testing/sheet-models.ts';
import { packed, statBlockPhrases } from '../testing/stat-block-phrases.ts';
import { StatBlockPages } from './stat-block-page.tsx';

let unmount = () => {};

function show(models: readonly SheetModel[], blankRows = true): HTMLElement {
  const subjects = models.map((model, i) => ({ key: `${i}`, model }));
  const mounted = render(<StatBlockPages subjects={subjects} halfHeight={137} blankRows={blankRows} />);
  unmount = mounted.unmount;
  return mounted.container;
}

/** The visible text of an element. */
function seen(container: Element): string {
  const copy = container.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
  return packed(copy.textContent ?? '');
}

describe('the printed stat block', () => {
  it.each(
    someOf(
      [
        ['a blank character', blankSheet],
        ['John Falcon', falconSheet],
        ['Fiendish Friedrick', friedrickSheet],
        ['Dai Blackthorn', daiSheet],
        ['a full character', fullSheet],
        ['a rider', riderSheet],
        ['a mage', mageSheet],
        ['a huge character', hugeSheet],
      ] as const,
      4,
    ),
  )('has every noted value of %s', (_, make) => {
    const text = seen(show([make()]));
    const phrases = statBlockPhrases(statBlock(make()));
    expect(phrases.length).toBeGreaterThan(15);
    expect(phrases.filter((phrase) => !text.includes(phrase))).toEqual([]);
  });

  it('has a box to tick for each hit and each point of fatigue, and a line instead of very many', () => {
    const boxes = (model: SheetModel) =>
      Array.from(show([model]).querySelectorAll('.stat-block-boxes'), (row) => row.querySelectorAll('i').length);
    expect(boxes(falconSheet())).toEqual([13, 9]);
    unmount();
    expect(boxes({ ...falconSheet(), hitPoints: { text: '1,300', value: 1300 } })).toEqual([0, 9]);
  });

  it('alternates between the upper and the lower half, with a line to cut along', () => {
    const container = show([falconSheet(), mageSheet(), riderSheet()]);
    const blocks = [...container.querySelectorAll<HTMLElement>('.stat-block')];
    expect(blocks.map((block) => [block.dataset.half, block.dataset.cut])).toEqual([
      ['upper', 'true'],
      ['lower', undefined],
      ['upper', 'true'],
    ]);
    expect(blocks.map((block) => block.getAttribute('aria-label'))).toEqual([
      'Stat block: John Falcon',
      'Stat block: Maren Tide',
      'Stat block: Calamity Jane',
    ]);
    expect(container.querySelectorAll('h2')).toHaveLength(3);
  });

  it('has lines to write on or none', () => {
    expect(show([falconSheet()]).querySelector('.stat-block-notes')).not.toBeNull();
    unmount();
    expect(show([falconSheet()], false).querySelector('.stat-block-notes')).toBeNull();
  });
});
