import type { SkillLine } from '../rules/model/sheet-model.ts';
import { FigureText } from './figure-text.tsx';
import { nestingClass } from './nesting.ts';

interface HeadingRowsProps {
  readonly headings: SkillLine['headings'];
  /** How many columns of the table follow those of level and points. */
  readonly after: number;
}

/** The headings that begin with a line of skills or spells, each with its points. */
export function HeadingRows({ headings, after }: HeadingRowsProps) {
  return headings.map(({ key, name, depth, points }) => (
    <tr key={key} className="sheet-heading-row">
      <th scope="row" className={nestingClass(depth)}>
        {name}
      </th>
      <td />
      <td className="sheet-number">
        <FigureText name={`Points for ${name}`} figure={points} />
      </td>
      <td colSpan={after} />
    </tr>
  ));
}
