import type { SheetModel } from '../rules/model/sheet-model.ts';
import { SheetSection } from './block.tsx';
import { FigureText } from './figure-text.tsx';
import './load.css';

interface LoadProps {
  readonly model: SheetModel;
}

/** The weight limit, Move and Dodge of each encumbrance level; the current level is marked. */
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
    </SheetSection>
  );
}
