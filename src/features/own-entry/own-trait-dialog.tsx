import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { changeRow } from '../../character/edit-rows.ts';
import { type OwnTrait, ownTraitSchema } from '../../character/trait-rows.ts';
import { startingTraitPoints } from '../../rules/resolve/own-trait-price.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { addToChapter, focusTarget } from '../../state/character/entries.ts';
import { closeOwnEntry, type OwnEntryTarget } from '../../state/view/own-entry-store.ts';
import { EffectRows } from '../own-entry/effect-rows.tsx';
import { FormText, FormTextArea } from '../own-entry/form-fields.tsx';
import { OwnEntryForm } from '../own-entry/own-entry-form.tsx';
import { OwnTraitKind, OwnTraitPoints } from '../own-entry/own-trait-price-fields.tsx';

/** Adds the player's own trait, or edits one. */
export default function OwnTraitDialog({ target }: { target: OwnEntryTarget }) {
  const kinds = useSheet(({ ruleset }) => ruleset.traitKinds);
  const existing = useCharacter(({ character }) => character.traits.find(({ key }) => key === target.key)?.own);
  const kind = target.kind ?? kinds[0] ?? 'advantage';
  const values: OwnTrait =
    existing ?? z.parse(ownTraitSchema, { name: target.name, kind, points: startingTraitPoints[kind] });
  const save = (own: OwnTrait) => {
    if (target.key) {
      const { key } = target;
      editCharacter(`${own.name} changed`, (character) => changeRow(character, 'traits', key, { own }));
    } else focusTarget({ row: addToChapter('traits', own.name, { own }) });
  };
  const noun = target.kind ? kindNames[target.kind].singular : 'trait';
  return (
    <OwnEntryForm
      title={existing ? `Change ${existing.name}` : `${/^[aeiou]/.test(noun) ? 'An' : 'A'} ${noun} of your own`}
      schema={ownTraitSchema}
      values={values}
      action={existing ? 'Change' : 'Add'}
      onSave={save}
      onClose={closeOwnEntry}
    >
      <div className="field-grid">
        <FormText name="name" label="Name" />
        <OwnTraitKind path="" kinds={[...new Set([...kinds, values.kind])]} />
        <OwnTraitPoints path="" name="points" label="Points" />
        <OwnTraitPoints path="" name="pointsPerLevel" label="Points a level" hint="0: it has no levels." />
        <FormText name="page" label="Book and page" />
      </div>
      <Effects />
      <FormTextArea name="description" label="Description" />
    </OwnEntryForm>
  );
}

function Effects() {
  const pointsPerLevel: unknown = useWatch({ name: 'pointsPerLevel' });
  return <EffectRows owner="trait" leveled={pointsPerLevel !== 0} />;
}
