import { reactionTitle, type SheetModel } from '../rules/model/sheet-model.ts';
import { SheetSection, SheetTable } from './block.tsx';
import { FigureText } from './figure-text.tsx';

interface ReactionsProps {
  readonly model: SheetModel;
}

/** Reaction modifiers and Status. If there is only the general reaction, it is shown in the title line. */
export function Reactions({ model: { reactions } }: ReactionsProps) {
  const [first, ...others] = reactions;
  if (!first) return null;
  const title = reactionTitle(reactions);
  if (others.length === 0) {
    const name = `Reaction of ${first.name}`;
    return (
      <SheetSection name="reactions" title={title} titleEnd={<FigureText name={name} figure={first.figure} />}>
        {null}
      </SheetSection>
    );
  }
  return (
    <SheetSection name="reactions" title={title}>
      <SheetTable rows={reactions.length}>
        <tbody>
          {reactions.map(({ name, figure }) => (
            <tr key={figure.stat ?? name}>
              <th scope="row">{name}</th>
              <td className="sheet-number sheet-strong">
                <FigureText name={name} figure={figure} />
              </td>
            </tr>
          ))}
        </tbody>
      </SheetTable>
    </SheetSection>
  );
}
