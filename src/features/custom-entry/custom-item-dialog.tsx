import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  itemKinds,
  type OwnItem,
  type OwnMount,
  offeredItemModifierSchema,
  ownAttackSchema,
  ownItemSchema,
  ownMountSchema,
} from '../../character/equipment-rows.ts';
import { ownDefaultSchema } from '../../character/skill-rows.ts';
import type { RangedColumn } from '../../rules/combat/combat-rules.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { closeCustomEntry } from '../../state/view/custom-entry-dialog.ts';
import type { CustomEntryTarget } from '../../state/view/view-state.ts';
import { useSheetPart } from '../derived/sheet-lines.ts';
import { CustomEntryForm, saveCustomEntry, titleOf, useExistingEntry } from './custom-entry-form.tsx';
import { EffectRows } from './effect-rows.tsx';
import { FormCheckbox, FormNumber, FormRows, FormSelect, FormText, FormTextArea } from './form-fields.tsx';
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

const types = ['cr', 'cut', 'imp', 'fire'];

/** The attacks of the player's own item. */
function OwnAttackRows() {
  const catalog = useSheet(({ context }) => context.catalog);
  const skills = [...catalog.skills.values()].filter(({ facet }) => facet.combat).map(({ name }) => name);
  return (
    <FormRows
      name="attacks"
      title="Attacks"
      rowName="attack"
      blank={z.parse(ownAttackSchema, {})}
      renderRow={(path) => (
        <>
          <FormText name={`${path}.name`} label="Use" placeholder="swing" />
          <AttackSkills path={path} suggestions={skills} />
          <FormSelect
            name={`${path}.basis`}
            label="Damage based on"
            options={[
              { value: 'swing', label: 'swing' },
              { value: 'thrust', label: 'thrust' },
              { value: 'fixed', label: 'its own dice' },
            ]}
          />
          <Dice path={path} />
          <FormNumber name={`${path}.adds`} label="Adds" />
          <FormNumber name={`${path}.addsPerDie`} label="Adds per die" />
          <FormText name={`${path}.type`} label="Type" suggestions={types} />
          <FormText name={`${path}.reach`} label="Reach" placeholder="none" />
          <FormNumber name={`${path}.minimumStrength`} label="Minimum ST" optional />
          <FormNumber name={`${path}.parry`} label="Parry" optional placeholder="none" />
          <div className="form-row-flags">
            <FormCheckbox name={`${path}.twoHanded`} label="two hands" />
            <FormCheckbox name={`${path}.fencing`} label="fencing weapon" />
            <FormCheckbox name={`${path}.unbalanced`} label="unready after a parry" />
            <FormCheckbox name={`${path}.ranged`} label="ranged" />
          </div>
          <WholeAttack path={path} />
          <Ranged path={path} />
        </>
      )}
    />
  );
}

/** Features that only some rulesets have: blocking with weapons, other strengths, other dice. */
function WholeAttack({ path }: { path: string }) {
  const strengths = useSheet(({ ruleset }) => ruleset.attackStrengths);
  const basis: unknown = useWatch({ name: `${path}.basis` });
  const ranged: unknown = useWatch({ name: `${path}.ranged` });
  const traits = useSheetPart(({ context }) => context.traits.map(({ plainName }) => plainName));
  const levelOf: unknown = useWatch({ name: `${path}.levelOf` });
  if (!strengths) return null;
  return (
    <>
      {ranged !== true && <FormNumber name={`${path}.block`} label="Block" optional placeholder="none" />}
      {basis === 'fixed' ? (
        <FormNumber name={`${path}.sides`} label="Sides of the dice" />
      ) : (
        <FormSelect
          name={`${path}.strengthOf`}
          label="Of which strength"
          options={strengths.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <FormText name={`${path}.levelOf`} label="Grows with levels of" placeholder="no trait" suggestions={traits} />
      {typeof levelOf === 'string' && levelOf.trim() !== '' && (
        <>
          <FormNumber name={`${path}.dicePerLevel`} label="Dice per level" />
          <FormNumber name={`${path}.addsPerLevel`} label="Adds per level" />
          {basis !== 'fixed' && (
            <FormCheckbox
              name={`${path}.basisPerLevel`}
              label={basis === 'thrust' ? 'thrust per level' : 'swing per level'}
            />
          )}
        </>
      )}
    </>
  );
}

function Dice({ path }: { path: string }) {
  const basis: unknown = useWatch({ name: `${path}.basis` });
  return basis === 'fixed' ? (
    <FormNumber name={`${path}.dice`} label="Dice" />
  ) : (
    <FormNumber name={`${path}.moreDice`} label="Dice more" />
  );
}

/** The possible skills for the attack; the best counts. */
function AttackSkills({ path, suggestions }: { path: string; suggestions: readonly string[] }) {
  const attributes = useSheet(({ ruleset }) => ruleset.attributes);
  return (
    <FormRows
      name={`${path}.skills`}
      title="Used with the best of"
      rowName="skill"
      blank={z.parse(ownDefaultSchema, {})}
      renderRow={(skill) => (
        <>
          <FormSelect
            name={`${skill}.attribute`}
            nullable
            label="Attribute"
            options={[
              { value: '', label: 'a skill' },
              ...attributes.map(({ id, short }) => ({ value: id, label: short })),
            ]}
          />
          <FormText name={`${skill}.skill`} label="or skill" suggestions={suggestions} />
          <FormNumber name={`${skill}.penalty`} label="less" />
        </>
      )}
    />
  );
}

const numberColumns: readonly RangedColumn['id'][] = ['accuracy', 'bulk', 'recoil'];
const formColumns: readonly RangedColumn['id'][] = [
  'accuracy',
  'halfDamage',
  'maximum',
  'rateOfFire',
  'shots',
  'bulk',
  'recoil',
];

/** The ranged figures that the ruleset's weapon table has. */
function Ranged({ path }: { path: string }) {
  const columns = useSheet(({ ruleset }) => ruleset.rangedColumns);
  const ranged: unknown = useWatch({ name: `${path}.ranged` });
  if (ranged !== true) return null;
  return columns
    .filter(({ id }) => formColumns.includes(id))
    .map(({ id, heading }) =>
      numberColumns.includes(id) ? (
        <FormNumber key={id} name={`${path}.${id}`} label={heading} optional />
      ) : (
        <FormText key={id} name={`${path}.${id}`} label={heading} />
      ),
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
