import { reactionTitle, type SheetModel } from '../rules/model/sheet-model.ts';
import { Block } from './block.tsx';
import { FigureText } from './figure-text.tsx';

interface ReactionsProps {
  readonly model: SheetModel;
}

/** What is added to reaction rolls, and Status. Everyone's reaction alone stands in the title line. */
export function Reactions({ model: { reactions } }: ReactionsProps) {
  const [first, ...others] = reactions;
  if (!first) return null;
  const title = reactionTitle(reactions);
  if (others.length === 0) {
    const name = `Reaction of ${first.name}`;
    return (
      <Block name="reactions" title={title} aside={<FigureText name={name} figure={first.figure} />}>
        {null}
      </Block>
    );
  }
  return (
    <Block name="reactions" title={title}>
      <table className="sheet-table">
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
      </table>
    </Block>
  );
}
