import type { LabelledFigure, SheetModel } from '../rules/model/sheet-model.ts';
import { SheetSection } from './block.tsx';
import { BracketLegend } from './bracket-legend.tsx';
import { FigureText } from './figure-text.tsx';
import { Frame } from './frame.tsx';
import './defenses.css';

interface DefensesProps {
  readonly model: SheetModel;
}

/** The active defenses, each in a shield. */
export function Defenses({ model }: DefensesProps) {
  return (
    <SheetSection name="defenses" title="Active defenses">
      <dl className="sheet-shields">
        {model.activeDefenses.map((defense) => (
          <Defense key={defense.name} defense={defense} />
        ))}
      </dl>
      <BracketLegend figures={model.activeDefenses.map(({ figure }) => figure)} />
    </SheetSection>
  );
}

function Defense({ defense: { name, figure, caption } }: { readonly defense: LabelledFigure }) {
  return (
    <div className="sheet-shield">
      <dt>
        {name}
        {caption && <small>{caption}</small>}
      </dt>
      <dd>
        <Frame shape="shield">
          <FigureText name={name} figure={figure} />
        </Frame>
      </dd>
    </div>
  );
}
