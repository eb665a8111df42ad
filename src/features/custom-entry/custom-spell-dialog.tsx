import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type OwnSkill, ownSkillSchema, spellClasses } from '../../character/skill-rows.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { closeCustomEntry } from '../../state/view/custom-entry-dialog.ts';
import type { CustomEntryTarget } from '../../state/view/view-state.ts';
import { CustomEntryForm, saveCustomEntry, titleOf, useExistingEntry } from './custom-entry-form.tsx';
import { attributeOptions, difficultyOptions } from './custom-skill.ts';
import { FormNumber, FormSelect, FormText, FormTextArea, FormTextList } from './form-fields.tsx';
import { PrerequisiteRows } from './prerequisite-rows.tsx';

/** The initial values, as of most spells: mental and hard, cast in a second. */
const defaults = { attribute: 'iq', kind: 'mental', difficulty: 'hard', spell: { time: '1 s' } };

/** Adds the player's own spell, or edits one. */
export default function OwnSpellDialog({ target }: { target: CustomEntryTarget }) {
  const ruleset = useSheet((sheet) => sheet.ruleset);
  const existing = useExistingEntry(target, 'skills');
  const values: OwnSkill = existing ?? z.parse(ownSkillSchema, { ...defaults, name: target.name });
  return (
    <CustomEntryForm
      title={titleOf(target, existing, 'spell')}
      schema={ownSkillSchema}
      values={values}
      action={existing ? 'Change' : 'Add'}
      keepable={target.kept === undefined ? 'spells' : null}
      onSave={(own, keep) => saveCustomEntry(target, { list: 'skills', own }, keep)}
      onClose={closeCustomEntry}
    >
      <div className="field-grid">
        <FormText name="name" label="Name" />
        <FormSelect name="attribute" label="Attribute" options={attributeOptions(ruleset, values)} />
        <FormSelect name="difficulty" label="Difficulty" options={difficultyOptions(ruleset, values)} />
        <FormSelect name="spell.class" label="Class" options={spellClasses.map((value) => ({ value, label: value }))} />
        <ResistedBy />
        <FormText name="spell.time" label="Time to cast" placeholder="1 s" />
        <FormText name="spell.duration" label="Duration" placeholder="1 minute" />
        <Cost />
        <FormText name="spell.maintain" label="To maintain" placeholder="cannot be maintained" />
        <FormTextList name="spell.colleges" label="Colleges" placeholder="none" />
        <RitualFields />
        <FormText name="spell.prerequisites" label="Prerequisites in words" placeholder="as listed below" />
        <FormText name="page" label="Book and page" />
      </div>
      <PrerequisiteRows />
      <FormTextArea name="description" label="Description" />
    </CustomEntryForm>
  );
}

/** The subject's resistance roll; only for resisted spells. */
function ResistedBy() {
  const kind: unknown = useWatch({ name: 'spell.class' });
  if (kind !== 'resisted') return null;
  return (
    <FormText name="spell.resistedBy" label="Resisted by" placeholder="HT" suggestions={['HT', 'IQ', 'ST', 'Will']} />
  );
}

/** The base of a spell of ritual magic; only for one that is learned like a technique. */
function RitualFields() {
  const difficulty: unknown = useWatch({ name: 'difficulty' });
  if (typeof difficulty !== 'string' || !difficulty.startsWith('technique')) return null;
  return (
    <>
      <FormText name="spell.baseSkill" label="Based on" placeholder="Ritual Magic" suggestions={['Ritual Magic']} />
      <FormNumber name="spell.prerequisiteCount" label="Number of prerequisites" />
    </>
  );
}

function Cost() {
  const kind: unknown = useWatch({ name: 'spell.class' });
  return (
    <FormText
      name="spell.cost"
      label={kind === 'area' ? 'Cost in ST, for each yard of radius' : 'Cost in ST'}
      placeholder="2"
    />
  );
}
