import type { SheetModel } from '../rules/model/sheet-model.ts';
import { FigureText } from './figure-text.tsx';
import './tallies.css';

interface TalliesProps {
  readonly model: SheetModel;
}

/** Hits and fatigue, with room to write what was lost in play. */
export function Tallies({ model }: TalliesProps) {
  const tallies = [
    { name: 'Hits', figure: model.hitPoints, lost: 'taken' },
    { name: 'Fatigue', figure: model.fatiguePoints, lost: 'spent' },
  ];
  return (
    <dl className="sheet-tallies">
      {tallies.map(({ name, figure, lost }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <FigureText name={name} figure={figure} />
            <span className="sheet-tally-room" aria-hidden="true">
              {lost}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
