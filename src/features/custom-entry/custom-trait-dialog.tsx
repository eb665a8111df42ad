import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type OwnTrait, ownTraitSchema, traitContainers } from '../../character/trait-rows.ts';
import { startingTraitPoints } from '../../rules/resolve/custom-entries.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { closeCustomEntry } from '../../state/view/custom-entry-dialog.ts';
import type { CustomEntryTarget } from '../../state/view/view-state.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { OwnAttackRows } from './custom-attack-rows.tsx';
import { CustomEntryForm, saveCustomEntry, titleOf, useExistingEntry } from './custom-entry-form.tsx';
import { OwnTraitKind, OwnTraitPoints } from './custom-trait-price-fields.tsx';
import { EffectRows } from './effect-rows.tsx';
import { FormNumber, FormSelect, FormText, FormTextArea } from './form-fields.tsx';
import { PrerequisiteRows } from './prerequisite-rows.tsx';

const containerNames = {
  '': 'no',
  group: 'as a group',
  metaTrait: 'as a meta-trait',
  alternatives: 'as alternative abilities',
  power: 'as a power',
} as const;

/** Adds the player's own trait, or edits one. */
export default function OwnTraitDialog({ target }: { target: CustomEntryTarget }) {
  const kinds = useSheet(({ ruleset }) => ruleset.traitKinds);
  const existing = useExistingEntry(target, 'traits');
  const kind = target.kind ?? kinds[0] ?? 'advantage';
  const values: OwnTrait =
    existing ?? z.parse(ownTraitSchema, { name: target.name, kind, points: startingTraitPoints[kind] });
  const noun = target.kind ? kindNames[target.kind].singular : 'trait';
  return (
    <CustomEntryForm
      title={titleOf(target, existing, noun)}
      schema={ownTraitSchema}
      values={values}
      action={existing ? 'Change' : 'Add'}
      keepable={target.kept === undefined ? 'traits' : null}
      onSave={(own, keep) => saveCustomEntry(target, { list: 'traits', own }, keep)}
      onClose={closeCustomEntry}
    >
      <div className="field-grid">
        <OwnTraitKind path="" kinds={[...new Set([...kinds, values.kind])]} />
        <FormText name="name" label="Name" autofocus />
        <OwnTraitPoints path="" name="points" label="Points" />
        <OwnTraitPoints path="" name="pointsPerLevel" label="Points per level" hint="0 if it has no levels." />
        <Holds />
        <PowerSource />
        <FormText name="page" label="Book and page" />
      </div>
      <Pool />
      <Effects />
      <Attacks />
      <PrerequisiteRows />
      <FormTextArea name="description" label="Description" />
    </CustomEntryForm>
  );
}

/** Whether it is a container of other traits; in rulesets with modifiers, which have such containers. */
function Holds() {
  const offered = useSheet(({ ruleset }) => ruleset.traitModifiers);
  const holds: unknown = useWatch({ name: 'holds' });
  if (!offered && holds === '') return null;
  return (
    <FormSelect
      name="holds"
      label="Contains other traits"
      options={traitContainers.map((value) => ({ value, label: containerNames[value] }))}
    />
  );
}

/** What a power comes from. */
function PowerSource() {
  const holds: unknown = useWatch({ name: 'holds' });
  if (holds !== 'power') return null;
  return <FormText name="powerSource" label="Source of the power" placeholder="psi, magic, chi…" />;
}

/** Points that are spent and regained in play, in rulesets whose sheets show them. */
function Pool() {
  const offered = useSheet(({ ruleset }) => ruleset.attackModifiers);
  const { setValue } = useFormContext();
  const pool: unknown = useWatch({ name: 'pool' });
  const pointsPerLevel: unknown = useWatch({ name: 'pointsPerLevel' });
  const hasPool = pool !== undefined && pool !== null;
  if (!offered && !hasPool) return null;
  return (
    <fieldset className="own-pool">
      <legend className="visually-hidden">Pool</legend>
      <Checkbox
        label="Has a pool of points to spend in play"
        checked={hasPool}
        onCommit={(checked) =>
          setValue('pool', checked ? { points: 10, perLevel: 0, minutes: null } : undefined, { shouldDirty: true })
        }
      />
      {hasPool && (
        <div className="field-grid">
          <FormNumber name="pool.points" label="Points when full" />
          {pointsPerLevel !== 0 && <FormNumber name="pool.perLevel" label="Further points for each level" />}
          <FormNumber
            name="pool.minutes"
            label="Minutes until a point returns"
            hint="Empty if points do not return with time, nor by a rest."
            optional
          />
        </div>
      )}
    </fieldset>
  );
}

function Effects() {
  const pointsPerLevel: unknown = useWatch({ name: 'pointsPerLevel' });
  return <EffectRows owner="trait" leveled={pointsPerLevel !== 0} />;
}

/** The attacks that belong to it, in rulesets that have such traits. */
function Attacks() {
  const offered = useSheet(({ ruleset }) => ruleset.attackModifiers);
  const [attacks, pointsPerLevel]: unknown[] = useWatch({ name: ['attacks', 'pointsPerLevel'] });
  if (!offered && !(Array.isArray(attacks) && attacks.length > 0)) return null;
  return <OwnAttackRows ofTrait={{ leveled: pointsPerLevel !== 0 }} />;
}
