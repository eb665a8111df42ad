import { lazy } from 'react';
import { dropItems, loadAdvice } from '../../builder/advice/load-advice.ts';
import { firstItemAdvice } from '../../builder/advice/newcomer-advice.ts';
import { setCampaign } from '../../character/edit-character.ts';
import { formatMoney, formatNumber } from '../../engine/format.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { startMoneyStat } from '../../rules/shared/campaign.ts';
import { limitStat } from '../../rules/shared/load.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { closeOwnEntry, useOwnEntryTarget } from '../../state/view/own-entry-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import type { DataColumn } from '../../ui/data-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Ruler } from '../../ui/ruler.tsx';
import { Chapter } from '../chapter/chapter.tsx';
import { useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { ScreenPart } from '../failure/error-boundary.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { RowList, useRowKeys } from '../rows/row-list.tsx';
import { ItemRowForm } from './item-row.tsx';
import './equipment.css';

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
    const { carried, level, levels } = buildModel(sheet).load;
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
    <section className="load-gauge" aria-label="Load" data-field="load">
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
          <Button size="small" aria-label={`Drop ${names.toLowerCase()}`} onClick={setDown}>
            Drop
          </Button>
        )}
      </p>
      <FindingsHere chapter="equipment" field="load" />
      <FindingsHere chapter="equipment" field="hands" />
    </section>
  );
}

const OwnItemDialog = lazy(() => import('../own-entry/own-item-dialog.tsx'));

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
  const target = useOwnEntryTarget('equipment');
  return (
    <Chapter
      id="equipment"
      title="Equipment"
      intro="What your character owns, and where it is."
      action={keys.length > 0 && <AddButton chapter="equipment">Add an item</AddButton>}
    >
      <LoadGauge />
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
        <ScreenPart name="This dialog" onClose={closeOwnEntry}>
          <OwnItemDialog target={target} />
        </ScreenPart>
      )}
    </Chapter>
  );
}
