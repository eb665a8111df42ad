import type { LoadLine, SheetModel } from '../rules/model/sheet-model.ts';
import { SheetSection, SheetTable } from './block.tsx';
import { FigureText } from './figure-text.tsx';
import './load.css';

interface LoadProps {
  readonly model: SheetModel;
}

/** The weight limit, Move and Dodge of each encumbrance level, side by side; the current level is marked. */
export function Load({ model }: LoadProps) {
  const { carried, level, levels } = model.load;
  const known = levels.some(({ now }) => now);
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
      <LevelColumns levels={levels} />
    </SheetSection>
  );
}

interface LevelColumnsProps {
  readonly levels: readonly LoadLine[];
}

function LevelColumns({ levels }: LevelColumnsProps) {
  const current = (now: boolean) => (now ? 'sheet-number sheet-load-now' : 'sheet-number');
  return (
    <SheetTable rows={3} className="sheet-load-columns">
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
    </SheetTable>
  );
}
