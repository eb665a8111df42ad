// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FigureButton } from './buttons.tsx';
import { useHighlightedChanges } from './use-highlighted-changes.ts';

interface FiguresProps {
  texts: Readonly<Record<string, string>>;
  subject?: number | null;
}

function Figures({ texts, subject = 1 }: FiguresProps) {
  const list = useRef<HTMLDivElement>(null);
  useHighlightedChanges(list, subject);
  return (
    <div ref={list}>
      {Object.entries(texts).map(([name, text]) => (
        <FigureButton key={name} label={`${name} ${text}, explain`}>
          <span>{text}</span>
        </FigureButton>
      ))}
      <p>{Object.values(texts).join()}</p>
    </div>
  );
}

const highlighted = () => [...document.querySelectorAll('[data-just-changed]')].map(({ textContent }) => textContent);

let isInView = true;

/** Reports a moment later, as after a frame, whether the figures are in view. happy-dom's own never reports. */
class FrameObserver {
  private observed: Element[] = [];
  private readonly report: (entries: readonly Partial<IntersectionObserverEntry>[]) => void;
  constructor(report: FrameObserver['report']) {
    this.report = report;
  }
  observe(target: Element): void {
    this.observed.push(target);
    if (this.observed.length > 1) return;
    setTimeout(() => {
      if (this.observed.length > 0)
        this.report(this.observed.map((each) => ({ target: each, isIntersecting: isInView })));
    });
  }
  disconnect(): void {
    this.observed = [];
  }
}
const nextFrame = () => new Promise((done) => setTimeout(() => setTimeout(done)));

beforeEach(() => {
  isInView = true;
  vi.stubGlobal('IntersectionObserver', FrameObserver);
});
afterEach(() => vi.restoreAllMocks());

test('useHighlightedChanges marks the figures whose text changed, until others change', async () => {
  const { rerender } = render(<Figures texts={{ Dodge: '9', Move: '6' }} />);
  rerender(<Figures texts={{ Dodge: '8', Move: '6', Parry: '7' }} />);
  await waitFor(() => expect(highlighted()).toEqual(['8']));
  rerender(<Figures texts={{ Dodge: '8', Move: '5', Parry: '6' }} />);
  await waitFor(() => expect(highlighted()).toEqual(['5', '6']));
});

test('useHighlightedChanges in one container leaves the marks of another', async () => {
  const summary = render(<Figures texts={{ Dodge: '9' }} />);
  const sheet = render(<Figures texts={{ Move: '6' }} />);
  summary.rerender(<Figures texts={{ Dodge: '8' }} />);
  await waitFor(() => expect(highlighted()).toEqual(['8']));
  sheet.rerender(<Figures texts={{ Move: '5' }} />);
  await waitFor(() => expect(highlighted()).toEqual(['8', '5']));
});

test('useHighlightedChanges marks nothing for a different subject, or without one', async () => {
  const { rerender } = render(<Figures texts={{ Dodge: '9' }} subject={1} />);
  rerender(<Figures texts={{ Dodge: '8' }} subject={2} />);
  await nextFrame();
  expect(highlighted()).toEqual([]);
  rerender(<Figures texts={{ Dodge: '8' }} subject={null} />);
  rerender(<Figures texts={{ Dodge: '7' }} subject={null} />);
  await nextFrame();
  expect(highlighted()).toEqual([]);
});

test('useHighlightedChanges marks nothing out of view', async () => {
  isInView = false;
  const { rerender } = render(<Figures texts={{ Dodge: '9' }} />);
  rerender(<Figures texts={{ Dodge: '8' }} />);
  await nextFrame();
  expect(highlighted()).toEqual([]);
});

test('useHighlightedChanges marks nothing for players who want less motion', async () => {
  const reduced = Object.create(window.matchMedia('all'), { matches: { value: true } });
  vi.spyOn(window, 'matchMedia').mockReturnValue(reduced);
  const { rerender } = render(<Figures texts={{ Dodge: '9' }} />);
  rerender(<Figures texts={{ Dodge: '8' }} />);
  await nextFrame();
  expect(highlighted()).toEqual([]);
});

test('useHighlightedChanges measures nothing, since that would need an extra layout', async () => {
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const { rerender } = render(<Figures texts={{ Dodge: '9' }} />);
  rerender(<Figures texts={{ Dodge: '8' }} />);
  await waitFor(() => expect(highlighted()).toEqual(['8']));
  expect(measured).not.toHaveBeenCalled();
});
