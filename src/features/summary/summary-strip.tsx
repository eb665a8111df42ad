import { type MouseEvent, useMemo, useRef } from 'react';
import { formatFraction, formatValue } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { loadLevelName } from '../../sheet-model/wording/setting-words.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { explain } from '../../state/view/explanations.ts';
import { showSheet } from '../../state/view/view-store.ts';
import { Button, FigureButton } from '../../ui/buttons.tsx';
import { StackedBar, type StackedBarProps } from '../../ui/stacked-bar.tsx';
import { useHighlightedChanges } from '../../ui/use-highlighted-changes.ts';
import { pointSegments } from '../derived/point-series.ts';
import './summary.css';

interface SummaryFigureProps {
  caption: string;
  name: string;
  text: string;
  secondary?: string;
  attention?: boolean;
  wide?: boolean;
  onExplain: (event: MouseEvent<HTMLElement>) => void;
}

/** A figure with its caption. */
function SummaryFigure({ caption, name, text, secondary, attention, onExplain }: SummaryFigureProps) {
  const accessibleName = [name, text, secondary && `(${secondary})`].filter(Boolean).join(' ');
  return (
    <>
      <span className="summary-caption" aria-hidden="true">
        {caption}
      </span>
      <span className="summary-value" data-attention={attention || undefined}>
        <FigureButton className="summary-figure" label={`${accessibleName}, explain`} onClick={onExplain}>
          <span>{text}</span>
        </FigureButton>
        {secondary && (
          <span className="summary-beside" aria-hidden="true">
            {secondary}
          </span>
        )}
      </span>
    </>
  );
}

/** The points spent, by kind, against the budget. */
function PointsMeter() {
  const sheet = useSheet((all) => all);
  const budget = sheet.worksheet.number('points.budget');
  return (
    <StackedBar
      label="Points by kind"
      summary={describePointsLeft(sheet.worksheet.number('points.left'), budget)}
      segments={pointSegments(sheet)}
      budget={budget}
      totals={totalsOf(sheet)}
    />
  );
}

/** "12 left of 100", "7 over 100", "all 100 spent". */
function describePointsLeft(left: number, budget: number): string {
  if (left === 0) return `all ${formatFraction(budget)} spent`;
  return left > 0
    ? `${formatFraction(left)} left of ${formatFraction(budget)}`
    : `${formatFraction(-left)} over ${formatFraction(budget)}`;
}

function totalsOf({ worksheet }: DerivedCharacter): StackedBarProps['totals'] {
  const left = worksheet.number('points.left');
  return [
    { id: 'budget', label: 'budget', text: formatFraction(worksheet.number('points.budget')) },
    left < 0
      ? { id: 'over', label: 'over', text: formatFraction(-left) }
      : { id: 'left', label: 'left', text: formatFraction(left) },
  ];
}

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
