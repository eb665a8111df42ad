import type { SheetModel } from '../rules/model/sheet-model.ts';
import { SheetSection } from './block.tsx';
import { FigureText } from './figure-text.tsx';
import './points.css';

interface PointsProps {
  readonly model: SheetModel;
}

/** Points by category, with boxes for points earned in play. */
export function Points({ model }: PointsProps) {
  return (
    <SheetSection name="points" title="Points">
      <dl className="sheet-leaders">
        {model.points.map(({ name, figure }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <FigureText name={`Points, ${name}`} figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
      <dl className="sheet-write-ins">
        {model.writeIns.map(({ name, figure }) => (
          <div key={name} className="sheet-write-box" aria-hidden={figure.text === '' || undefined}>
            <dt>{name}</dt>
            <dd>
              <FigureText name={name} figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </SheetSection>
  );
}
