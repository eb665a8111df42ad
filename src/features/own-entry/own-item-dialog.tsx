import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { changeRow } from '../../character/edit-rows.ts';
import {
  itemKinds,
  type OwnItem,
  type OwnMount,
  ownItemSchema,
  ownMountSchema,
} from '../../character/equipment-rows.ts';
import { startingPlace } from '../../rules/what-if/starting-row.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { addToChapter, focusTarget } from '../../state/character/entries.ts';
import { closeOwnEntry, type OwnEntryTarget } from '../../state/view/own-entry-store.ts';
import { EffectRows } from '../own-entry/effect-rows.tsx';
import { FormNumber, FormSelect, FormText, FormTextArea } from '../own-entry/form-fields.tsx';
import { OwnEntryForm } from '../own-entry/own-entry-form.tsx';
import { OwnAttackRows } from './own-attack-rows.tsx';
import { OwnMountFields, useIsMount } from './own-mount-fields.tsx';

/** The form's values: locations of armor are typed as one comma-separated text. */
type FormValues = Omit<OwnItem, 'places' | 'mount'> & { readonly places: string; readonly mount: OwnMount };

const schema = z.looseObject({ ...ownItemSchema.shape, places: z.string(), mount: ownMountSchema });
const toList = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || []);

/** Adds the player's own item, or edits one. */
export default function OwnItemDialog({ target }: { target: OwnEntryTarget }) {
  const existing = useCharacter(({ character }) => character.equipment.find(({ key }) => key === target.key)?.own);
  const initialItem: OwnItem = existing ?? z.parse(ownItemSchema, { name: target.name });
  const values: FormValues = {
    ...initialItem,
    places: initialItem.places.join(', '),
    mount: initialItem.mount ?? z.parse(ownMountSchema, {}),
  };
  const save = (formValues: FormValues) => {
    const mount = formValues.kind === 'mount' ? formValues.mount : initialItem.mount;
    const item: OwnItem = { ...formValues, places: toList(formValues.places), mount };
    if (target.key) {
      const { key } = target;
      editCharacter(`${item.name} changed`, (character) => changeRow(character, 'equipment', key, { own: item }));
    } else {
      focusTarget({ row: addToChapter('equipment', item.name, { own: item, place: startingPlace(item.kind) }) });
    }
  };
  return (
    <OwnEntryForm
      title={existing ? `Change ${existing.name}` : 'An item of your own'}
      schema={schema}
      values={values}
      action={existing ? 'Change' : 'Add'}
      onSave={save}
      onClose={closeOwnEntry}
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
      <FormTextArea name="description" label="Description" />
    </OwnEntryForm>
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
          <FormText name="places" label="Protects" placeholder="the whole body" hint="Such as: torso, arms." />
        </>
      )}
    </div>
  );
}
