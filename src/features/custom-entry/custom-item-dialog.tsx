import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  itemKinds,
  type OwnItem,
  type OwnMount,
  offeredItemModifierSchema,
  ownItemSchema,
  ownMountSchema,
} from '../../character/equipment-rows.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { closeCustomEntry } from '../../state/view/custom-entry-dialog.ts';
import type { CustomEntryTarget } from '../../state/view/view-state.ts';
import { OwnAttackRows } from './custom-attack-rows.tsx';
import { CustomEntryForm, saveCustomEntry, titleOf, useExistingEntry } from './custom-entry-form.tsx';
import { EffectRows } from './effect-rows.tsx';
import { FormNumber, FormRows, FormSelect, FormText, FormTextArea } from './form-fields.tsx';
import { ItemModifierFields } from './item-modifier-fields.tsx';
import { ItemModifierPicker } from './item-modifier-picker.tsx';
import { PrerequisiteRows } from './prerequisite-rows.tsx';

/** True while the dialog's item is a mount. */
function useIsMount(): boolean {
  const kind: unknown = useWatch({ name: 'kind' });
  return kind === 'mount';
}

/** The figures of a mount; nothing for other items. */
function OwnMountFields() {
  if (!useIsMount()) return null;
  return (
    <div className="field-grid">
      <FormNumber name="mount.st" label="ST" />
      <FormNumber name="mount.dx" label="DX" />
      <FormNumber name="mount.iq" label="IQ" />
      <FormNumber name="mount.ht" label="HT" />
      <FormNumber name="mount.move" label="Move, unloaded" />
      <FormNumber name="mount.bodyWeight" label="Body weight" unit="lb" />
    </div>
  );
}

/** The form's values: locations of armor are typed as one comma-separated text. */
type FormValues = Omit<OwnItem, 'places' | 'mount'> & { readonly places: string; readonly mount: OwnMount };

const schema = z.looseObject({ ...ownItemSchema.shape, places: z.string(), mount: ownMountSchema });
const toList = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || []);

/** Adds the player's own item, or edits one. */
export default function OwnItemDialog({ target }: { target: CustomEntryTarget }) {
  const existing = useExistingEntry(target, 'equipment');
  const initialItem: OwnItem = existing ?? z.parse(ownItemSchema, { name: target.name });
  const values: FormValues = {
    ...initialItem,
    places: initialItem.places.join(', '),
    mount: initialItem.mount ?? z.parse(ownMountSchema, {}),
  };
  const save = (formValues: FormValues, keep: boolean) => {
    const mount = formValues.kind === 'mount' ? formValues.mount : initialItem.mount;
    const own: OwnItem = { ...formValues, places: toList(formValues.places), mount };
    saveCustomEntry(target, { list: 'equipment', own }, keep);
  };
  return (
    <CustomEntryForm
      title={titleOf(target, existing, 'item')}
      schema={schema}
      values={values}
      action={existing ? 'Change' : 'Add'}
      keepable={target.kept === undefined ? 'equipment' : null}
      onSave={save}
      onClose={closeCustomEntry}
    >
      <div className="field-grid">
        <FormText name="name" label="Name" />
        <FormSelect name="kind" label="Kind" options={itemKinds.map((kind) => ({ value: kind, label: kind }))} />
        <FormNumber name="cost" label="Price, each" unit="$" />
        <Weight />
        <FormText name="page" label="Book and page" />
      </div>
      <Protection />
      <OwnMountFields />
      <Attacks />
      <EffectRows owner="item" />
      <PrerequisiteRows isItem />
      <Offered />
      <FormTextArea name="description" label="Description" />
    </CustomEntryForm>
  );
}

/** The modifiers that the item can have, in rulesets that have modifiers of items. */
function Offered() {
  const listed = useSheet(({ ruleset }) => ruleset.itemModifiers);
  const offered: unknown = useWatch({ name: 'offered' });
  if (!listed && !(Array.isArray(offered) && offered.length > 0)) return null;
  return (
    <FormRows
      name="offered"
      title="Modifiers on offer"
      rowName="modifier"
      blank={z.parse(offeredItemModifierSchema, {})}
      renderAdd={(append) => (
        <ItemModifierPicker
          about="this item"
          onPick={(figures) => append(z.parse(offeredItemModifierSchema, figures))}
        />
      )}
      renderRow={(path) => <ItemModifierFields path={`${path}.`} />}
    />
  );
}

/** The carried weight; mounts have a body weight instead, and their own figures for attacks. */
function Weight() {
  return useIsMount() ? null : <FormNumber name="weight" label="Weight, each" unit="lb" />;
}

function Attacks() {
  return useIsMount() ? null : <OwnAttackRows />;
}

/** The protection of armor and shields; nothing for other items. */
function Protection() {
  const passiveDefense = useSheet(({ ruleset }) => ruleset.passiveDefense);
  const kind: unknown = useWatch({ name: 'kind' });
  if (kind !== 'armor' && kind !== 'shield') return null;
  return (
    <div className="field-grid">
      {passiveDefense && <FormNumber name="passiveDefense" label="Passive defense" />}
      {kind === 'shield' && !passiveDefense && <FormNumber name="defenseBonus" label="Defense bonus" />}
      {kind === 'armor' && (
        <>
          <FormNumber name="damageResistance" label="Damage resistance" />
          {passiveDefense && (
            <FormNumber name="passiveDefenseImpaling" label="Passive defense against impaling" optional />
          )}
          <FormNumber name="damageResistanceImpaling" label="Damage resistance against impaling" optional />
          <FormText name="places" label="Protects" placeholder="the whole body" hint="For example: torso, arms." />
        </>
      )}
    </div>
  );
}
