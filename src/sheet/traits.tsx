import type { SheetModel, TraitLine } from '../rules/sheet-model.ts';
import { BlankRows } from './blank-rows.tsx';
import { Block } from './block.tsx';
import { FigureText } from './figure-text.tsx';
import { Halves } from './halves.tsx';

interface TraitsProps {
  readonly model: SheetModel;
  /** Stands over the whole width, in two halves. */
  readonly long: boolean;
}

const kinds: readonly [TraitLine['kind'], string][] = [
  ['race', 'Race'],
  ['advantage', 'Advantages'],
  ['perk', 'Perks'],
  ['disadvantage', 'Disadvantages'],
  ['quirk', 'Quirks'],
];

/** Rows to write in: of a block that is alone, and of each of several. */
const ROWS = { alone: 5, each: 3 };

/** Advantages and the other traits, a block for each kind that the character has, and for every kind while there are none. */
export function Traits({ model: { traits, traitKinds }, long }: TraitsProps) {
  const blocks = kinds
    .map(([kind, title]) => ({ kind, title, lines: traits.filter((trait) => trait.kind === kind) }))
    .filter(
      ({ kind, lines }) =>
        lines.length > 0 || kind === 'advantage' || (traits.length === 0 && traitKinds.includes(kind)),
    );
  return blocks.map(({ kind, title, lines }) => (
    <Block key={kind} name="traits" title={title}>
      <Halves
        lines={lines}
        long={long}
        table={(lines) => (
          <TraitTable
            lines={lines}
            atLeast={
              long || (kind !== 'advantage' && lines.length > 0) ? 0 : blocks.length > 1 ? ROWS.each : ROWS.alone
            }
          />
        )}
      />
    </Block>
  ));
}

interface TraitTableProps {
  readonly lines: readonly TraitLine[];
  readonly atLeast: number;
}

function TraitTable({ lines, atLeast }: TraitTableProps) {
  return (
    <table className="sheet-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className="sheet-number">
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, points, note }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {note && <small className="sheet-row-note">{note}</small>}
            </th>
            <td className="sheet-number">
              <FigureText name={`Points for ${name}`} figure={points} />
            </td>
          </tr>
        ))}
      </tbody>
      <BlankRows filled={lines.length} atLeast={atLeast} columns={2} />
    </table>
  );
}
