import { useMemo, useRef } from 'react';
import { formatFraction, formatValue } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { loadLevelName } from '../../rules/wording/load-level-name.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { explain } from '../../state/view/explanation-store.ts';
import { showSheet } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { useHighlightedChanges } from '../../ui/use-highlighted-changes.ts';
import { PointsMeter } from './points-meter.tsx';
import { SummaryFigure } from './summary-figure.tsx';
import './summary.css';

/** The most important numbers, always in view. Each opens its explanation. */
export function SummaryStrip({ sheetButton }: { sheetButton: boolean }) {
  const sheet = useSheet((all) => all);
  const opened = useCharacterStore((state) => state.opened);
  const figures = useMemo(() => figuresOf(sheet), [sheet]);
  const section = useRef<HTMLElement>(null);
  useHighlightedChanges(section, opened);
  return (
    <section ref={section} className="summary print-hidden" aria-label="Summary">
      <ul className="summary-list" data-totals="">
        {figures.filter(({ wide }) => wide).map(listItem)}
        <li className="summary-meter">
          <PointsMeter />
        </li>
      </ul>
      <ul className="summary-list">{figures.filter(({ wide }) => !wide).map(listItem)}</ul>
      {sheetButton && (
        <Button className="summary-sheet" size="small" onClick={() => showSheet(true)}>
          Sheet
        </Button>
      )}
    </section>
  );
}

const listItem = ({ stat, ...figure }: StripFigure) => (
  <li key={stat} className="summary-item">
    <SummaryFigure {...figure} onExplain={(event) => explain(stat, event)} />
  </li>
);

interface StripFigure {
  readonly stat: string;
  readonly caption: string;
  readonly name: string;
  readonly text: string;
  /** A small text after the figure. */
  readonly secondary?: string;
  readonly attention?: boolean;
  readonly wide?: boolean;
}

function figuresOf({ ruleset, worksheet }: DerivedCharacter): StripFigure[] {
  const text = (stat: string) => formatValue(worksheet.get(stat).value, ruleset.notation);
  const left = worksheet.number('points.left');
  const over = left < 0;
  return [
    {
      stat: 'points.left',
      caption: over ? 'points over' : 'points left',
      name: over ? 'points over' : 'points left',
      text: formatFraction(Math.abs(left)),
      secondary: `of ${formatFraction(worksheet.number('points.budget'))}`,
      attention: over,
      wide: true,
    },
    {
      stat: 'load',
      caption: 'load',
      name: 'load',
      text: `${text('load')} lb`,
      secondary: loadLevelName(worksheet, ruleset),
      wide: true,
    },
    ...ruleset.summary
      .filter(({ stat }) => worksheet.has(stat))
      .map(({ stat, name, short }) => ({ stat, caption: short, name, text: text(stat) })),
  ];
}
