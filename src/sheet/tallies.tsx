import type { SheetModel } from '../rules/model/sheet-model.ts';
import { FigureText } from './figure-text.tsx';
import './tallies.css';

interface TalliesProps {
  readonly model: SheetModel;
}

/** Hits and fatigue, with room to write losses in play. */
export function Tallies({ model }: TalliesProps) {
  const tallies = [
    { name: 'Hits', figure: model.hitPoints, blankLabel: 'taken' },
    { name: 'Fatigue', figure: model.fatiguePoints, blankLabel: 'spent' },
  ];
  return (
    <dl className="sheet-tallies">
      {tallies.map(({ name, figure, blankLabel }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <FigureText name={name} figure={figure} />
            <span className="sheet-tally-room" aria-hidden="true">
              {blankLabel}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
