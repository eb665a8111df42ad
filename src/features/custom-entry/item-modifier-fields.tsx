import { costChanges, modifierStages, weightChanges } from '../../character/equipment-rows.ts';
import { FormNumber, FormSelect, FormText } from './form-fields.tsx';

const costWords = { dollars: 'dollars', percent: 'per cent', times: 'times', costFactor: 'cost factor (CF)' } as const;
const weightWords = { pounds: 'pounds', percent: 'per cent', times: 'times' } as const;
const stageWords = {
  original: 'the list price',
  base: 'the base price',
  finalBase: 'the final base price',
  final: 'the final price',
} as const;

const optionsOf = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: words[value] }));

/** The fields of an item’s modifier in a form; their paths begin with `path`. */
export function ItemModifierFields({ path = '' }: { path?: string }) {
  return (
    <div className="field-grid">
      <FormText name={`${path}name`} label="Name" placeholder="Ornate, waterproof …" />
      <FormNumber name={`${path}cost`} label="Price" optional placeholder="no change" />
      <FormSelect name={`${path}costIs`} label="Price in" options={optionsOf(costChanges, costWords)} />
      <FormSelect
        name={`${path}costStage`}
        label="Price counts on"
        options={optionsOf(modifierStages, stageWords)}
        hint="Each stage starts from the price after the previous one."
      />
      <FormNumber name={`${path}weight`} label="Weight" optional placeholder="no change" />
      <FormSelect name={`${path}weightIs`} label="Weight in" options={optionsOf(weightChanges, weightWords)} />
      <FormNumber name={`${path}techLevel`} label="Made from TL" optional placeholder="any" />
      <FormText name={`${path}page`} label="Book and page" />
    </div>
  );
}
