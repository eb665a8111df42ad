import { useMemo, useRef } from 'react';
import { formatFraction } from '../../engine/numbers.ts';
import { formatValue } from '../../engine/words.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { loadLevelName } from '../../rules/wording/load-level-name.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { explain, showSheet } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { useHighlightedChanges } from '../../ui/use-highlighted-changes.ts';
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
      {[figures.filter(({ wide }) => wide), figures.filter(({ wide }) => !wide)].map((list, index) => (
        <ul key={index === 0 ? 'totals' : 'figures'} className="summary-list" data-totals={index === 0 || undefined}>
          {list.map(({ stat, ...figure }) => (
            <li key={stat} className="summary-item">
              <SummaryFigure {...figure} onExplain={() => explain(stat)} />
            </li>
          ))}
        </ul>
      ))}
      {sheetButton && (
        <Button className="summary-sheet" size="small" onClick={() => showSheet(true)}>
          Sheet
        </Button>
      )}
    </section>
  );
}

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
      secondary: `${text('points')} spent`,
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
