import { lazy, useState } from 'react';
import { keysInUse, newKey, type RowChange } from '../../character/edit-rows.ts';
import {
  type AmmunitionKind,
  ammunitionKinds,
  type EquipmentRow,
  type ItemModifier,
  newItemModifier,
  type OfferedItemModifier,
  type Quality,
} from '../../character/equipment-rows.ts';
import { stripBidiControls } from '../../character/schema-parts.ts';
import { formatCitation } from '../../engine/citation.ts';
import { capitalize, formatFraction, formatMoney } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { ResolvedItem, SheetContext } from '../../rules/resolve/context.ts';
import { effectsOf } from '../../rules/resolve/custom-entries.ts';
import { ammunitionKindsOf, ammunitionName } from '../../rules/shared/ammunition.ts';
import { describeItemModifier, nameOfItemModifier } from '../../rules/shared/trait-price.ts';
import { mountStat } from '../../rules/stat-ids.ts';
import { mountsIn } from '../../sheet-model/model/build-model.ts';
import { describeEffect, describeLegality, describeTechLevels } from '../../sheet-model/wording/entry-words.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { focusTarget } from '../../state/character/entries.ts';
import { announce } from '../../ui/announce.ts';
import { Button, IconButton } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ItemModifierPicker } from '../custom-entry/item-modifier-picker.tsx';
import { useOpenAnswers } from '../custom-entry/use-open-answers.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { ScreenPart } from '../failure/error-boundary.tsx';
import { HeightField } from '../fields/height-field.tsx';
import { RowAbout } from '../rows/row-about.tsx';

const ItemModifierDialog = lazy(async () => ({
  default: (await import('../custom-entry/modifier-dialogs.tsx')).ItemModifierDialog,
}));

interface ItemModifiersProps {
  name: string;
  row: EquipmentRow;
  onChange: (change: RowChange<'equipment'>, words: string, mergeWithPrevious?: boolean) => void;
}

const fieldOf = (key: string): string => `modifier-${key}`;
const addField = 'add-modifier';

/** The modifiers of an item: the effect of each, and a choice of more. */
export function ItemModifiers({ name, row, onChange }: ItemModifiersProps) {
  const { modifiers } = row;
  const [open, setOpen] = useState<ItemModifier | null>(null);
  /** As the row has them now: it may have changed while an entry was read. */
  const current = () =>
    useCharacterStore.getState().saved.character.equipment.find(({ key }) => key === row.key)?.modifiers ?? modifiers;
  const add = (figures: Partial<OfferedItemModifier>) => {
    const key = newKey(keysInUse(useCharacterStore.getState().saved.character));
    const added = newItemModifier(key, figures);
    onChange({ modifiers: [...current(), added] }, `${name}: ${nameOfItemModifier(added)}`);
    focusTarget({ row: row.key, field: fieldOf(key) });
    announce(`${nameOfItemModifier(added)} added to ${name}`);
  };
  const answers = useOpenAnswers<Partial<OfferedItemModifier>>(name, add);
  const save = (modifier: ItemModifier) => {
    const at = modifiers.findIndex(({ key }) => key === modifier.key);
    if (at < 0) add(withoutKey(modifier));
    else onChange({ modifiers: modifiers.with(at, modifier) }, `Modifier of ${name}`);
  };
  const remove = (at: number) => {
    const next = modifiers[at + 1] ?? modifiers[at - 1];
    const removed = modifiers[at];
    onChange({ modifiers: modifiers.toSpliced(at, 1) }, `Modifier of ${name} removed`);
    focusTarget({ row: row.key, field: next ? fieldOf(next.key) : addField });
    announce(`${removed ? nameOfItemModifier(removed) : 'Modifier'} removed from ${name}`);
  };
  return (
    <div className="item-modifiers">
      {modifiers.map((modifier, at) => (
        <div key={modifier.key} className="item-modifier" data-field={fieldOf(modifier.key)}>
          <ModifierWords modifier={modifier} />
          <Button
            size="small"
            variant="quiet"
            aria-label={`Change ${nameOfItemModifier(modifier)} of ${name}`}
            aria-haspopup="dialog"
            onClick={() => setOpen(modifier)}
          >
            Change…
          </Button>
          <IconButton
            icon="trash"
            label={`Remove ${nameOfItemModifier(modifier)} of ${name}`}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      <div className="item-modifier-add">
        <ItemModifierPicker about={name} offered={row.own?.offered} onPick={answers.pick} />
        <Button
          size="small"
          icon="plus"
          data-field={addField}
          aria-label={`Add a modifier to ${name}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(newItemModifier('new'))}
        >
          Add a modifier…
        </Button>
      </div>
      {answers.dialog}
      {open && (
        <ScreenPart name="This dialog" onClose={() => setOpen(null)}>
          <ItemModifierDialog
            item={name}
            modifier={open}
            action={open.key === 'new' ? 'Add' : 'Change'}
            onSave={save}
            onClose={() => setOpen(null)}
          />
        </ScreenPart>
      )}
    </div>
  );
}

const withoutKey = ({ key: _, ...figures }: ItemModifier): Partial<OfferedItemModifier> => figures;

/** A modifier in words, with its effects other than price and weight, and its page. */
function ModifierWords({ modifier }: { modifier: ItemModifier }) {
  const ruleset = useSheet((sheet) => sheet.ruleset);
  const catalog = useSheet(({ context }) => context.catalog);
  const effects = effectsOf(modifier.effects).flatMap((effect) => describeEffect({ ruleset, catalog }, effect) ?? []);
  const techLevel = modifier.techLevel === null ? '' : `TL${modifier.techLevel}`;
  const more = [...effects, ...modifier.notes, techLevel, modifier.page].filter(Boolean).join('; ');
  return (
    <div className="row-name">
      <span>{stripBidiControls(describeItemModifier(modifier))}</span>
      {more && <span className="row-note">{stripBidiControls(more)}</span>}
    </div>
  );
}

interface FitFieldsProps {
  rowKey: string;
  name: string;
  row: EquipmentRow;
  onChange: (change: RowChange<'equipment'>, words: string, mergeWithPrevious?: boolean) => void;
}

/** The ruleset's price and time for altering this item; null if it cannot be altered. */
function alterationOf({ ruleset, context }: Pick<DerivedCharacter, 'ruleset' | 'context'>, rowKey: string) {
  const item = lineOf(context.items, rowKey);
  return (item && ruleset.alteration?.(context, item)) ?? null;
}

/** For whom armor was made and, in rulesets that use it, the height and weight of that person and whether it was altered. */
export function FitFields({ rowKey, name, row, onChange }: FitFieldsProps) {
  const tracksFit = useSheet(({ ruleset }) => ruleset.alteration !== undefined);
  const alteration = useSheetPart((sheet) => alterationOf(sheet, rowKey));
  const hasMeasures = row.madeForHeight !== null || row.madeForWeight !== null;
  return (
    <>
      <Checkbox
        label={`${name} was made for someone else`}
        checked={row.madeForAnother}
        onCommit={(madeForAnother) =>
          onChange({ madeForAnother }, `${name} made ${madeForAnother ? 'for someone else' : 'to measure'}`)
        }
      />
      {row.madeForAnother && (tracksFit || hasMeasures) && (
        <>
          <HeightField
            label={`Height ${name} was made for`}
            value={row.madeForHeight}
            onCommit={(madeForHeight, text, mergeWithPrevious) =>
              onChange({ madeForHeight }, `${name}: made for ${text || 'any height'}`, mergeWithPrevious)
            }
          />
          <NumberField
            label={`Weight ${name} was made for`}
            hint="Compared with your own height and weight."
            value={row.madeForWeight ?? undefined}
            unit="lb"
            min={0}
            step={5}
            onCommit={(madeForWeight, mergeWithPrevious) =>
              onChange({ madeForWeight }, `${name}: made for ${madeForWeight} lb`, mergeWithPrevious)
            }
            onClear={(mergeWithPrevious) =>
              onChange({ madeForWeight: null }, `${name}: made for any weight`, mergeWithPrevious)
            }
          />
        </>
      )}
      {(alteration || row.altered) && (
        <Checkbox
          label={`${name} was altered to fit`}
          hint={
            alteration &&
            `${formatMoney(alteration.price)} and ${alteration.time}${alteration.unless ? `; ${alteration.unless}` : ''}.`
          }
          checked={row.altered}
          onCommit={(altered) => onChange({ altered }, `${name} ${altered ? 'altered' : 'not altered'} to fit`)}
        />
      )}
    </>
  );
}

const useMountLine = (rowKey: string) => useSheetPart((sheet) => lineOf(mountsIn(sheet), rowKey));

/** The figures of a mount under its current load: Move, Dodge, attacks, and the load. */
export function MountFiguresLine({ rowKey }: { rowKey: string }) {
  const line = useMountLine(rowKey);
  if (!line) return null;
  const { load, attacks, gallop } = line;
  return (
    <p className="mount-figures">
      <span>
        <span className="attack-caption">Move</span> <StatFigure stat={mountStat(rowKey, 'move')} />
      </span>
      <span>
        <span className="attack-caption">Load</span> <StatFigure stat={mountStat(rowKey, 'load')} unit="lb" />,{' '}
        {load.level}
      </span>
      <span>
        <span className="attack-caption">Dodge</span> <StatFigure stat={mountStat(rowKey, 'dodge')} />
      </span>
      {gallop && (
        <span>
          <span className="attack-caption">Gallop</span> <StatFigure stat={mountStat(rowKey, 'gallop')} />
        </span>
      )}
      {attacks.map(({ name, damage, type, skill }) => (
        <span key={name}>
          <span className="attack-caption">{name}</span> <StatFigure stat={damage.stat ?? ''} /> {type}
          {skill?.stat !== undefined && (
            <>
              {' at '}
              <StatFigure stat={skill.stat} />
            </>
          )}
        </span>
      ))}
    </p>
  );
}

/** The attributes of a mount, and how much it carries at each load level; the current level is marked. */
function MountDetails({ rowKey, name }: { rowKey: string; name: string }) {
  const line = useMountLine(rowKey);
  const weight = useSheetPart(({ context }) => lineOf(context.items, rowKey)?.facet?.mount?.bodyWeight);
  if (!line) return null;
  const { attributes, load } = line;
  const figures = attributes.map((attribute) => `${attribute.name} ${attribute.figure.text}`).join(', ');
  return (
    <>
      <p className="row-note">
        {figures}
        {weight !== undefined && `; it weighs ${formatFraction(weight)} lb itself`}
      </p>
      <ul className="mount-figures" aria-label={`Load levels of ${name}`}>
        {load.levels.map(({ name: words, now }, i) => (
          <li key={words} aria-current={now || undefined}>
            <span className="attack-caption">{words} to</span>{' '}
            <StatFigure stat={mountStat(rowKey, `limit${i}`)} unit="lb" />
            {now && ' now'}
          </li>
        ))}
      </ul>
    </>
  );
}

interface ItemDetailsProps {
  rowKey: string;
  name: string;
  row: EquipmentRow;
  onChange: (change: RowChange<'equipment'>, words: string, mergeWithPrevious?: boolean) => void;
}

const qualityNames: Record<Quality, string> = { cheap: 'Cheap', good: 'Good', fine: 'Fine', veryFine: 'Very fine' };

/** The kinds of ammunition to choose from, with that of the row, which a file may give to anything. */
function kindsToChoose(item: ResolvedItem, { catalog }: SheetContext): readonly AmmunitionKind[] {
  const { ammunition } = item.row;
  return [...new Set([...ammunitionKindsOf(item, catalog), ...(ammunition ? [ammunition] : [])])];
}

/** The details of an item: quality, hand, price and weight overrides, a note. Shows only the fields that apply to it. */
export function ItemDetails({ rowKey, name, row, onChange }: ItemDetailsProps) {
  const qualities = useSheet(({ ruleset }) => ruleset.qualities);
  const hasModifiers = useSheet(({ ruleset }) => ruleset.itemModifiers !== undefined);
  const isUnfamiliarKnown = useSheet(({ ruleset }) => ruleset.unfamiliar !== undefined);
  const about = useSheetPart(({ context }) => {
    const item = lineOf(context.items, rowKey);
    const facet = item?.facet;
    return {
      description: item?.description || row.own?.description || '',
      page: facet ? formatCitation(facet.cite) : '',
      notes: [...(facet?.notes ?? [])],
      holds: facet?.holds ? `Holds ${facet.holds.count} ${facet.holds.what}.` : '',
      quality: facet?.quality !== undefined,
      ammunition: item ? kindsToChoose(item, context) : [],
      wielded: facet?.attacks?.some((attack) => !attack.twoHanded) ?? false,
      ownStrength: facet?.attacks?.some(({ ranged }) => ranged?.ownStrength || ranged?.drawn) ?? false,
      weapon: (facet?.attacks?.length ?? 0) > 0,
      shield: facet?.shield !== undefined,
      padded: facet?.armor?.withoutPadding !== undefined || facet?.armor?.mail === true,
      armor: facet?.kind === 'armor',
      mount: facet?.kind === 'mount',
      legality: facet ? describeLegality(facet) : '',
      techLevel: facet?.techLevel ? `Made at ${describeTechLevels(facet)}` : '',
    };
  });
  const qualityOptions = [...new Set<Quality>([...qualities, 'good', row.quality])];
  return (
    <div className="row-details">
      <RowAbout
        sentences={[about.description, about.techLevel, about.legality, about.holds, ...about.notes]}
        page={about.page}
      />
      {about.mount && <MountDetails rowKey={rowKey} name={name} />}
      <div className="field-grid">
        {(about.quality || row.quality !== 'good') && (
          <SelectField
            label="Quality"
            about={name}
            value={row.quality}
            options={qualityOptions.map((value) => ({ value, label: qualityNames[value] }))}
            onCommit={(quality) => onChange({ quality }, `${name}: ${qualityNames[quality].toLowerCase()} quality`)}
          />
        )}
        {(about.ammunition.length > 0 || row.ammunition) && (
          <SelectField
            label={about.weapon ? 'Loaded with' : 'Kind'}
            about={name}
            value={row.ammunition ?? ''}
            options={[
              { value: '', label: 'The usual' },
              ...about.ammunition.map((value) => ({ value, label: capitalize(ammunitionName(value)) })),
            ]}
            onCommit={(chosen) => {
              const ammunition = ammunitionKinds.find((kind) => kind === chosen);
              onChange({ ammunition }, `${name}: ${ammunition ? ammunitionName(ammunition) : 'usual ammunition'}`);
            }}
          />
        )}
        {(about.wielded || row.hand === 'off') && (
          <SegmentedControl
            label="Hand"
            about={name}
            value={row.hand}
            options={[
              { value: 'main', label: 'Main hand' },
              { value: 'off', label: 'Off hand' },
            ]}
            onCommit={(hand) => onChange({ hand }, `${name}: ${hand} hand`)}
          />
        )}
        {(about.ownStrength || row.bowStrength !== null) && (
          <NumberField
            label="ST"
            about={name}
            hint="Leave empty to use yours."
            value={row.bowStrength ?? undefined}
            min={1}
            onCommit={(bowStrength, mergeWithPrevious) =>
              onChange({ bowStrength }, `${name}: ST ${bowStrength}`, mergeWithPrevious)
            }
            onClear={(mergeWithPrevious) => onChange({ bowStrength: null }, `${name}: your ST`, mergeWithPrevious)}
          />
        )}
        <NumberField
          label="Price, each"
          about={name}
          hint="Leave empty for the list price."
          value={row.costOverride ?? undefined}
          unit="$"
          min={0}
          onCommit={(costOverride, mergeWithPrevious) =>
            onChange({ costOverride }, `${name}: $${costOverride}`, mergeWithPrevious)
          }
          onClear={(mergeWithPrevious) => onChange({ costOverride: null }, `${name}: list price`, mergeWithPrevious)}
        />
        {!about.mount && (
          <NumberField
            label="Weight, each"
            about={name}
            hint="Leave empty for the listed weight."
            value={row.weightOverride ?? undefined}
            unit="lb"
            min={0}
            onCommit={(weightOverride, mergeWithPrevious) =>
              onChange({ weightOverride }, `${name}: ${weightOverride} lb`, mergeWithPrevious)
            }
            onClear={(mergeWithPrevious) =>
              onChange({ weightOverride: null }, `${name}: listed weight`, mergeWithPrevious)
            }
          />
        )}
        <TextField
          label="Note"
          about={name}
          value={row.note}
          onCommit={(note, mergeWithPrevious) => onChange({ note }, `Note on ${name}`, mergeWithPrevious)}
        />
        {((isUnfamiliarKnown && about.weapon) || row.unfamiliar) && (
          <Checkbox
            label={`${name} is of an unfamiliar kind`}
            checked={row.unfamiliar ?? false}
            onCommit={(unfamiliar) => onChange({ unfamiliar }, `${name}: ${unfamiliar ? 'unfamiliar' : 'familiar'}`)}
          />
        )}
        {(about.shield || row.spiked) && (
          <Checkbox
            label={`Spikes on ${name}`}
            checked={row.spiked}
            onCommit={(spiked) => onChange({ spiked }, `${name} ${spiked ? 'with' : 'without'} spikes`)}
          />
        )}
        {(about.padded || row.withoutPadding) && (
          <Checkbox
            label={`${name} without its padding`}
            checked={row.withoutPadding}
            onCommit={(withoutPadding) =>
              onChange({ withoutPadding }, `${name} ${withoutPadding ? 'without' : 'with'} padding`)
            }
          />
        )}
        {(about.armor || row.madeForAnother) && <FitFields rowKey={rowKey} name={name} row={row} onChange={onChange} />}
      </div>
      {(hasModifiers || row.modifiers.length > 0) && !about.mount && (
        <ItemModifiers name={name} row={row} onChange={onChange} />
      )}
    </div>
  );
}
