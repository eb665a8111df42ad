import { lazy, memo } from 'react';
import { ammunitionOffer, dropItems, loadAdvice } from '../../builder/advice/load-advice.ts';
import { firstItemAdvice } from '../../builder/advice/newcomer-advice.ts';
import { setCampaign } from '../../character/edit-character.ts';
import { capitalize, formatMoney, formatNumber } from '../../engine/format.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { startMoneyStat } from '../../rules/shared/campaign.ts';
import { limitStat } from '../../rules/shared/load.ts';
import { attacksIn, loadIn, mountsIn, possessionsIn } from '../../sheet-model/model/build-model.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { closeCustomEntry, useCustomEntryTarget } from '../../state/view/custom-entry-dialog.ts';
import { explain } from '../../state/view/explanations.ts';
import { announce } from '../../ui/announce.ts';
import { Button, FigureButton } from '../../ui/buttons.tsx';
import { type DataColumn, DataRow, useDataList } from '../../ui/data-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Ruler } from '../../ui/ruler.tsx';
import { Chapter } from '../chapter/chapter.tsx';
import { attacksOf, lineOf, memoizeStable, useFindingsAt, useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { ScreenPart } from '../failure/error-boundary.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { RowList, useRowKeys } from '../rows/row-list.tsx';
import './equipment.css';
import { containersIn } from '../../character/containers.ts';
import { changeRow, placeItem, putInto, type RowChange } from '../../character/edit-rows.ts';
import type { EquipmentRow, ItemKind, PlaceChoice } from '../../character/equipment-rows.ts';
import { describeInside, describePlace, placeChoice, placesFor } from '../../rules/shared/figure-words.ts';
import { itemStat } from '../../rules/stat-ids.ts';
import type { AttackLine, Figure } from '../../sheet-model/model/sheet-model.ts';
import { addToChapter, focusTarget } from '../../state/character/entries.ts';
import { SelectField } from '../../ui/field.tsx';
import { Pictogram } from '../../ui/icon.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TabStops } from '../../ui/tab-stop.tsx';
import { itemDrawings, nameItemDrawing } from '../derived/item-drawings.ts';
import { issueTone } from '../issues/issue-words.ts';
import { RowMenu } from '../rows/row-menu.tsx';
import { ItemDetails, MountFiguresLine } from './item-details.tsx';
import { Loadouts } from './loadouts.tsx';

/** The uses of a weapon: damage, skill and parry, each with its calculation. */
function AttackList({ rowKey }: { rowKey: string }) {
  const attacks = useSheetPart((sheet) => attacksOf(attacksIn(sheet), rowKey));
  if (attacks.length === 0) return null;
  return (
    <ul className="attack-list">
      {attacks.map((attack) => (
        <AttackItem key={attack.id} attack={attack} />
      ))}
    </ul>
  );
}

function AttackItem({ attack }: { attack: AttackLine }) {
  const { item, use, type, damage, skill, skillName, parry, reach, minimumStrength, notes, readying } = attack;
  const name = `${item}, ${use}`;
  const remarks = notes.filter((note) => note !== readying?.note);
  return (
    <li className="attack-line">
      <span className="attack-use">{use}</span>
      <span className="attack-damage">
        <ExplainedFigure figure={damage} label={`${name}: damage`} /> {type}
      </span>
      <span className="attack-skill">
        <span className="attack-caption">{skillName || 'skill'}</span>{' '}
        <ExplainedFigure figure={skill} label={`${name}: skill`} />
      </span>
      {parry.text !== '–' && (
        <span>
          <span className="attack-caption">Parry</span> <ExplainedFigure figure={parry} label={`${name}: Parry`} />
        </span>
      )}
      {reach && <span className="attack-caption">reach {reach}</span>}
      {minimumStrength && <span className="attack-caption">ST {minimumStrength}</span>}
      {remarks.length > 0 && <span className="attack-caption">{remarks.join(', ')}</span>}
      {readying && (
        <span className="attack-caption">
          <ExplainedFigure figure={{ text: readying.note, stat: readying.stat }} label={`${name}:`} />
        </span>
      )}
    </li>
  );
}

function ExplainedFigure({ figure, label }: { figure: Figure; label: string }) {
  const { text, stat, second } = figure;
  if (!stat) return text;
  return (
    <>
      <FigureButton label={`${label} ${text}, explain`} onClick={(event) => explain(stat, event)}>
        {text}
      </FigureButton>
      {second?.stat && (
        <FigureButton
          label={`${label} ${second.text} ${second.when}, explain`}
          onClick={(event) => explain(second.stat ?? stat, event)}
        >
          ({second.text})
        </FigureButton>
      )}
    </>
  );
}

/** A button that adds missiles for a launcher, with a container for them, if the character has none. */
function AmmunitionButton({ rowKey }: { rowKey: string }) {
  const offer = useSheetPart(({ context }) => ammunitionOffer(context, rowKey));
  if (!offer) return null;
  const { words, missiles, container } = offer;
  const add = () => {
    const inside = container ? addToChapter('equipment', 'Container', container) : '';
    focusTarget({ row: addToChapter('equipment', words, { ...missiles, container: inside }) });
  };
  return (
    <Button size="small" icon="plus" onClick={add}>
      Add {words}
    </Button>
  );
}

interface PlaceFieldProps {
  row: EquipmentRow;
  name: string;
  kind: ItemKind | undefined;
}

/** The place in words short enough for the select; the sheet has room for more. */
const placeLabel = (place: PlaceChoice, kind: ItemKind | undefined): string =>
  place === 'slung' ? 'On back' : capitalize(describePlace(place, kind));

/** The containers and mounts, each with the containers that it is inside of. */
const containersOf = memoizeStable(({ context }) => {
  const rows = new Map(context.character.equipment.map((row) => [row.key, row]));
  return context.items.flatMap((item) => {
    const { key, facet } = item;
    const mount = facet?.kind === 'mount';
    if (!mount && facet?.kind !== 'container' && !facet?.holds) return [];
    const within = containersIn(rows, key).map((outer) => outer.key);
    return [{ key, mount, words: describeInside(item), within }];
  });
});

/**
 * The place of an item: in use, carried, set down, at home, in a container or on a mount. A mount itself goes into
 * nothing.
 */
function PlaceField({ row, name, kind }: PlaceFieldProps) {
  const { key } = row;
  const containers = useSheet(containersOf);
  const isMount = kind === 'mount';
  const available = isMount
    ? []
    : containers.filter((candidate) => candidate.key !== key && !candidate.within.includes(key));
  const places = placesFor(kind);
  const container = isMount ? '' : row.container;
  const listed = container === '' || available.some((candidate) => candidate.key === container);
  // A mount that a file has as carried is shown as led.
  const chosen = placeChoice(row, kind);
  const place = places.includes(chosen) ? chosen : 'stowed';
  return (
    <SelectField
      label={`Place of ${name}`}
      hideLabel
      value={container ? `in:${container}` : place}
      options={[
        ...places.map((value) => ({ value, label: placeLabel(value, kind) })),
        ...available.map((candidate) => ({
          value: `in:${candidate.key}`,
          label: capitalize(candidate.words),
          group: candidate.mount ? 'On a mount' : 'In a container',
        })),
        ...(listed ? [] : [{ value: `in:${container}`, label: 'In something else' }]),
      ]}
      onCommit={(value) => {
        const chosenPlace = places.find((option) => option === value);
        const containerName = available.find((candidate) => `in:${candidate.key}` === value)?.words ?? '';
        editCharacter(`${name}: ${chosenPlace ? describePlace(chosenPlace, kind) : containerName}`, (character) =>
          chosenPlace ? placeItem(character, key, chosenPlace) : putInto(character, key, value.slice(3)),
        );
      }}
    />
  );
}

/** A row of the equipment list: quantity, place, weight, cost and attacks. */
const ItemRowForm = memo(function ItemRowForm({ rowKey }: { rowKey: string }) {
  const row = useCharacter(({ character }) => lineOf(character.equipment, rowKey));
  const line = useSheetPart((sheet) => lineOf(possessionsIn(sheet), rowKey));
  const kind = useSheetPart(({ context }) => lineOf(context.items, rowKey)?.facet?.kind);
  const drawing = useSheetPart(({ context }) => {
    const item = lineOf(context.items, rowKey);
    return nameItemDrawing(item?.facet, item?.id);
  });
  const isMount = useSheetPart((sheet) => lineOf(mountsIn(sheet), rowKey) !== undefined);
  const hasAttacks = useSheetPart((sheet) => attacksOf(attacksIn(sheet), rowKey).length > 0);
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

/** Dollars spent, available and left. */
function EquipmentTotals() {
  const ownLimit = useCharacter(({ character }) => character.campaign.money);
  // The ruleset's limit (from wealth), else the player's own; null for no limit.
  const derivedLimit = useSheet(({ worksheet }) => worksheet.find(startMoneyStat)?.value ?? null);
  const limit = typeof derivedLimit === 'number' ? derivedLimit : ownLimit;
  const left = useSheet(({ worksheet }) => (limit === null ? null : limit - worksheet.number('money')));
  return (
    <div className="equipment-totals" data-field="money">
      <span>
        Spent <StatFigure stat="money" money />
        {limit !== null && (
          <> of {derivedLimit === null ? formatMoney(limit) : <StatFigure stat={startMoneyStat} money />}</>
        )}
      </span>
      {left !== null && (
        <span>
          {left < 0 ? 'Over by' : 'Left'} <strong>{formatMoney(Math.abs(left))}</strong>
        </span>
      )}
      <NumberField
        label="Starting money"
        value={ownLimit ?? undefined}
        unit="$"
        min={0}
        placeholder={limit === null ? 'no limit' : formatNumber(limit)}
        onCommit={(next, mergeWithPrevious) =>
          editCharacter(`Money $${next}`, (character) => setCampaign(character, 'money', next), mergeWithPrevious)
        }
        onClear={(mergeWithPrevious) =>
          editCharacter('Money without limit', (character) => setCampaign(character, 'money', null), mergeWithPrevious)
        }
      />
      <FindingsHere chapter="equipment" field="money" />
    </div>
  );
}

const adviceOf = memoizeByObject(loadAdvice);

/** The load against its levels, and how to reach the next lighter one. */
function LoadGauge() {
  const load = useSheetPart((sheet) => {
    const { worksheet } = sheet;
    const { carried, level, levels } = loadIn(sheet);
    return {
      value: worksheet.number('load'),
      text: `${carried.text} lb`,
      level,
      bands: levels.map(({ name, limit }, i) => ({
        id: name,
        label: name,
        upTo: worksheet.number(limitStat(i)),
        text: limit.text,
      })),
      advice: adviceOf(sheet),
    };
  });
  const { advice } = load;
  const names = advice.setDown.map(({ name }) => name).join(' and ');
  const setDown = () => {
    const keys = advice.setDown.map(({ key }) => key);
    editCharacter(`${names}: dropped`, (character) => dropItems(character, keys));
    announce(`${names} dropped`);
  };
  return (
    <section className="load-gauge chapter-card" aria-label="Load" data-field="load">
      <h3>Load</h3>
      <Ruler
        value={load.value}
        text={load.text}
        bands={load.bands}
        alternative={`${load.text}: ${load.level}. ${advice.words}`}
      />
      <p className="load-advice">
        <span>{advice.words}</span>
        {names && (
          <Button size="small" aria-label={`Drop ${names}`} onClick={setDown}>
            Drop
          </Button>
        )}
      </p>
      <FindingsHere chapter="equipment" field="load" />
      <FindingsHere chapter="equipment" field="hands" />
    </section>
  );
}

const OwnItemDialog = lazy(() => import('../custom-entry/custom-item-dialog.tsx'));

const columns: readonly DataColumn[] = [
  { id: 'name', heading: 'Item', width: 'minmax(0, 1fr)' },
  { id: 'quantity', heading: 'Quantity', width: 'var(--stepper)', line: 'open' },
  { id: 'place', heading: 'Place', width: '7.5rem', line: 'open' },
  { id: 'weight', heading: 'Weight, cost', width: '5.25rem', align: 'end', line: 'open' },
  { id: 'menu', heading: 'Actions', width: 'calc(2 * var(--control-small))', hideHeading: true, line: 'open' },
];

/** The chapter of equipment, load and money. */
export function EquipmentChapter() {
  const keys = useRowKeys('equipment');
  const advice = useSheet(firstItemAdvice);
  const target = useCustomEntryTarget('equipment');
  return (
    <Chapter
      id="equipment"
      title="Equipment"
      intro="What your character owns, and where it is."
      action={keys.length > 0 && <AddButton chapter="equipment">Add an item</AddButton>}
    >
      <LoadGauge />
      <Loadouts />
      {keys.length === 0 ? (
        <EmptyState title="Nothing yet." actions={<AddButton chapter="equipment">Add an item</AddButton>}>
          {advice}
        </EmptyState>
      ) : (
        <RowList
          chapter="equipment"
          label="Equipment"
          columns={columns}
          keys={keys}
          renderRow={(key) => <ItemRowForm key={key} rowKey={key} />}
        />
      )}
      <EquipmentTotals />
      {target && (
        <ScreenPart name="This dialog" onClose={closeCustomEntry}>
          <OwnItemDialog target={target} />
        </ScreenPart>
      )}
    </Chapter>
  );
}
