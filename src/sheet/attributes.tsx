import type { AttributeLine, SheetModel } from '../rules/model/sheet-model.ts';
import { SheetSection, SheetTable } from './block.tsx';
import { FigureText } from './figure-text.tsx';
import './attributes.css';

interface AttributesProps {
  readonly model: SheetModel;
}

/** The attributes and secondary characteristics with their points. */
export function Attributes({ model }: AttributesProps) {
  return (
    <SheetSection name="attributes" title="Attributes" titleEnd={<span aria-hidden="true">points</span>}>
      <AttributeTable lines={model.attributes} />
      {model.secondary.length > 0 && <AttributeTable lines={model.secondary} label="Secondary characteristics" />}
    </SheetSection>
  );
}

interface AttributeTableProps {
  readonly lines: readonly AttributeLine[];
  readonly label?: string;
}

function AttributeTable({ lines, label }: AttributeTableProps) {
  return (
    <SheetTable rows={lines.length} label={label}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Attribute</th>
          <th scope="col">Level</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, fullName, level, points }) => (
          <tr key={id}>
            <th scope="row">
              <b>{name}</b> {fullName !== name && <small>{fullName}</small>}
            </th>
            <td className="sheet-attribute-level">
              <FigureText name={name} figure={level} />
            </td>
            <td className="sheet-number">
              <FigureText name={`Points for ${name}`} figure={points} />
            </td>
          </tr>
        ))}
      </tbody>
    </SheetTable>
  );
}
