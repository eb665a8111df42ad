import type { LoadLine, SheetModel } from '../rules/model/sheet-model.ts';
import { SheetSection } from './block.tsx';
import { FigureText } from './figure-text.tsx';
import './load.css';

interface LoadProps {
  readonly model: SheetModel;
  /** Where the levels are: side by side, for a wide place, or below each other. */
  readonly levels: 'columns' | 'rows';
}

/** The weight limit, Move and Dodge of each encumbrance level; the current level is marked. */
export function Load({ model, levels: arrangement }: LoadProps) {
  const { carried, level, levels } = model.load;
  const known = levels.some(({ now }) => now);
  const Table = arrangement === 'columns' ? LevelColumns : LevelRows;
  return (
    <SheetSection
      name="load"
      title="Load"
      titleEnd={
        <>
          <FigureText name="Load in pounds" figure={carried} /> lb{known || level === '' ? '' : `, ${level}`}
        </>
      }
    >
      <Table levels={levels} />
    </SheetSection>
  );
}

interface TableProps {
  readonly levels: readonly LoadLine[];
}

function LevelColumns({ levels }: TableProps) {
  const current = (now: boolean) => (now ? 'sheet-number sheet-load-now' : 'sheet-number');
  return (
    <table className="sheet-table sheet-load-columns">
      <thead>
        <tr>
          <td />
          {levels.map(({ name, now }) => (
            <th key={name} scope="col" className={current(now)} aria-current={now || undefined}>
              {name}
              {now && <small> now</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">up to lb</th>
          {levels.map(({ name, limit, now }) => (
            <td key={name} className={current(now)}>
              <FigureText name={`Load limit, ${name}`} figure={limit} />
            </td>
          ))}
        </tr>
        {(['move', 'dodge'] as const).map((figure) => (
          <tr key={figure}>
            <th scope="row">{figure === 'move' ? 'Move' : 'Dodge'}</th>
            {levels.map((line) => (
              <td key={line.name} className={current(line.now)}>
                {line[figure]?.text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LevelRows({ levels }: TableProps) {
  return (
    <table className="sheet-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Encumbrance</span>
          </th>
          <th scope="col" className="sheet-number">
            up to lb
          </th>
          <th scope="col" className="sheet-number">
            Move
          </th>
          <th scope="col" className="sheet-number">
            Dodge
          </th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ name, limit, move, dodge, now }) => (
          <tr key={name} aria-current={now || undefined}>
            <th scope="row">
              <svg className="sheet-load-mark" viewBox="0 0 6 8" aria-hidden="true">
                {now && <path d="M0 0 6 4 0 8z" />}
              </svg>
              {name}
              {now && <small> now</small>}
            </th>
            <td className="sheet-number">
              <FigureText name={`Load limit, ${name}`} figure={limit} />
            </td>
            <td className="sheet-number">{move?.text}</td>
            <td className="sheet-number">{dodge?.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
