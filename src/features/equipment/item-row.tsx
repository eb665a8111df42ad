import { memo } from 'react';
import { changeRow, type RowChange } from '../../character/edit-rows.ts';
import { buildModel } from '../../rules/model/build-model.ts';
import { itemStat } from '../../rules/stat-ids.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { useDataList } from '../../ui/data-list.tsx';
import { DataRow } from '../../ui/data-row.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Pictogram } from '../../ui/pictogram.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TabStops } from '../../ui/tab-stop.tsx';
import { itemDrawings } from '../derived/item-drawings.ts';
import { nameItemDrawing } from '../derived/name-item-drawing.ts';
import { attacksOf, lineOf, useFindingsAt, useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';
import { issueTone } from '../issues/issue-words.ts';
import { RowMenu } from '../rows/row-menu.tsx';
import { AmmunitionButton } from './ammunition-offer.tsx';
import { AttackList } from './attack-list.tsx';
import { ItemDetails } from './item-details.tsx';
import { MountFiguresLine } from './mount-figures.tsx';
import { PlaceField } from './place-field.tsx';

/** A row of the equipment list: quantity, place, weight, cost and attacks. */
export const ItemRowForm = memo(function ItemRowForm({ rowKey }: { rowKey: string }) {
  const row = useCharacter(({ character }) => lineOf(character.equipment, rowKey));
  const line = useSheetPart((sheet) => lineOf(buildModel(sheet).possessions, rowKey));
  const kind = useSheetPart(({ context }) => lineOf(context.items, rowKey)?.facet?.kind);
  const drawing = useSheetPart(({ context }) => nameItemDrawing(lineOf(context.items, rowKey)?.facet));
  const isMount = useSheetPart((sheet) => lineOf(buildModel(sheet).mounts, rowKey) !== undefined);
  const hasAttacks = useSheetPart((sheet) => attacksOf(buildModel(sheet).attacks, rowKey).length > 0);
  const findings = useFindingsAt({ chapter: 'equipment', row: rowKey });
  const { folded } = useDataList();
  if (!row || !line) return null;

  const { name } = line;
  const setRow = (change: RowChange<'equipment'>, words: string, mergeWithPrevious = false) =>
    editCharacter(words, (character) => changeRow(character, 'equipment', rowKey, change), mergeWithPrevious);
  const setQuantity = (quantity: number, mergeWithPrevious = false) =>
    setRow({ quantity: Math.max(0, quantity) }, `${name}: ${quantity}`, mergeWithPrevious);
  const quantity = { hideLabel: true, value: row.quantity };
  // In a folded list this is all that a closed row says.
  const about = (
    folded
      ? [
          row.quantity === 1 ? '' : `× ${line.quantity}`,
          line.where,
          line.weight.text && `${line.weight.text} lb`,
          row.note,
        ]
      : [line.within, row.note]
  )
    .filter(Boolean)
    .join(' · ');

  return (
    <DataRow
      id={`row-${rowKey}`}
      label={name}
      tone={issueTone(findings)}
      cells={[
        <div key="name" className="item-name">
          <Pictogram drawing={itemDrawings[drawing]} />
          <div className="row-name">
            <span>{name}</span>
            {about && <span className="row-note">{about}</span>}
          </div>
        </div>,
        <span key="quantity" data-main="">
          <TabStops>
            {line.ammunition !== null ? (
              <Stepper
                {...quantity}
                group={name}
                label="Quantity"
                canDown={row.quantity > 0}
                onStep={(direction) => setQuantity(row.quantity + direction)}
                onType={setQuantity}
              />
            ) : (
              <NumberField
                {...quantity}
                label={`Quantity of ${name}`}
                min={0}
                text={line.quantity}
                onCommit={setQuantity}
              />
            )}
          </TabStops>
        </span>,
        <TabStops key="place">
          <PlaceField row={row} name={name} kind={kind} />
        </TabStops>,
        <span key="weight" className="pair">
          {kind !== 'mount' && <StatFigure stat={itemStat(rowKey, 'weight')} unit="lb" />}
          <StatFigure stat={itemStat(rowKey, 'cost')} money />
        </span>,
        <RowMenu key="menu" chapter="equipment" rowKey={rowKey} name={name} own={row.own !== null} />,
      ]}
      choices={
        (hasAttacks || line.protection || isMount) && (
          <>
            {line.protection && <p className="row-note">{line.protection}</p>}
            <MountFiguresLine rowKey={rowKey} />
            <AttackList rowKey={rowKey} />
            <AmmunitionButton rowKey={rowKey} />
          </>
        )
      }
      below={findings.length > 0 && <FindingsHere chapter="equipment" row={rowKey} />}
      details={<ItemDetails rowKey={rowKey} name={name} row={row} onChange={setRow} />}
    />
  );
});
