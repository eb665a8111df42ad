import type { LabelledFigure } from '../rules/model/sheet-model.ts';
import type { StatBlock } from '../rules/model/stat-block-model.ts';
import { boxesPerGroup, tickBoxes } from '../rules/print/sheet-layout.ts';
import { FigureText } from './figure-text.tsx';
import './stat-block-vitals.css';

interface StatBlockVitalsProps {
  readonly block: StatBlock;
}

/** The figures needed most in play, hits and fatigue to tick off, and a line of less common figures. */
export function StatBlockVitals({ block }: StatBlockVitalsProps) {
  const { attributes, mind, damage, defenses, protection, movement, tallies, load, others, brackets } = block;
  const lines = [
    [attributes, mind, damage],
    [defenses, protection, movement],
  ].map((groups) => groups.flatMap((group) => group.map((entry, i) => ({ ...entry, apart: i === 0 }))));
  const columns = Math.max(1, ...lines.map((line) => line.length));
  return (
    <>
      <div className="stat-block-vitals">
        <dl className="stat-block-figures" style={{ gridTemplateColumns: `repeat(${columns}, auto)` }}>
          {lines.map((line, row) =>
            line.map(({ name, figure, apart }, i) => (
              <div
                key={name}
                data-first={i === 0 || undefined}
                data-apart={(apart && i > 0) || undefined}
                style={{ gridRow: row + 1, gridColumn: `${i + 1} / ${i === line.length - 1 ? -1 : 'auto'}` }}
              >
                <dt>{name}</dt>
                <dd>
                  <FigureText name={name} figure={figure} />
                </dd>
              </div>
            )),
          )}
        </dl>
        <dl className="stat-block-tallies">
          {tallies.map((tally) => (
            <Tally key={tally.name} tally={tally} />
          ))}
        </dl>
      </div>
      <p className="stat-block-others">
        <span>
          Load{' '}
          <b>
            <FigureText name="Load" figure={load.carried} />
          </b>{' '}
          lb{load.level && ` (${load.level})`}
        </span>
        {others.map(({ name, figure }) => (
          <span key={name}>
            {' '}
            {name}{' '}
            <b>
              <FigureText name={name} figure={figure} />
            </b>
          </span>
        ))}
        {brackets.length > 0 && <span> In brackets: {brackets.join('; ')}</span>}
      </p>
    </>
  );
}

function Tally({ tally: { name, figure } }: { readonly tally: LabelledFigure }) {
  const boxes = tickBoxes(Math.floor(figure.value ?? 0));
  return (
    <div>
      <div>
        <dt>{name}</dt>
        <dd>
          <FigureText name={name} figure={figure} />
        </dd>
      </div>
      <div className="stat-block-boxes" aria-hidden="true">
        {numbersTo(Math.ceil(boxes / boxesPerGroup)).map((group) => (
          <span key={group}>
            {numbersTo(Math.min(boxesPerGroup, boxes - (group - 1) * boxesPerGroup)).map((box) => (
              <i key={box} />
            ))}
          </span>
        ))}
      </div>
      <div className="stat-block-now" aria-hidden="true">
        now
      </div>
    </div>
  );
}

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
