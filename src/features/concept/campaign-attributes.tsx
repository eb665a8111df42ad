import {
  addCampaignAttribute,
  changeCampaignAttribute,
  maxCampaignAttributes,
  removeCampaignAttribute,
} from '../../character/campaign-edits.ts';
import { type CampaignAttribute, campaignAttributeBases, campaignAttributeKinds } from '../../character/character.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { Button, IconButton } from '../../ui/buttons.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

const baseNames: Readonly<Record<CampaignAttribute['base'], string>> = {
  none: 'A number',
  st: 'ST',
  dx: 'DX',
  iq: 'IQ',
  ht: 'HT',
  will: 'Will',
  perception: 'Per',
  hitPoints: 'HP',
  fatiguePoints: 'FP',
  'st+ht': '(ST + HT)/2',
  'dx+iq': '(DX + IQ)/2',
  'iq+ht': '(IQ + HT)/2',
  'st+will': '(ST + Will)/2',
  'will+ht': '(Will + HT)/2',
  'will+perception': '(Will + Per)/2',
};

const kindNames: Readonly<Record<CampaignAttribute['kind'], { name: string; hint: string }>> = {
  rolled: { name: 'Rolled against', hint: 'Three dice against it, as against Will.' },
  pool: { name: 'Pool of points', hint: 'Spent and regained in play.' },
  number: { name: 'Plain number', hint: 'On the sheet, and nothing else.' },
};

const none: readonly CampaignAttribute[] = [];

/** The attributes that only this campaign has, each with what it starts from, costs and is used for. */
export function CampaignAttributesPart() {
  const attributes = useCharacter(({ character }) => character.campaign.attributes ?? none);
  return (
    <>
      <p className="row-note">
        Further attributes, such as Sanity or a pool of luck. They are bought among the attributes, like Will.
      </p>
      {attributes.map((attribute) => (
        <AttributeFields key={attribute.key} attribute={attribute} />
      ))}
      <Button
        icon="plus"
        disabled={attributes.length >= maxCampaignAttributes}
        onClick={() => editCharacter('Attribute of the campaign added', (now) => addCampaignAttribute(now, {}))}
      >
        Add an attribute
      </Button>
    </>
  );
}

function AttributeFields({ attribute }: { attribute: CampaignAttribute }) {
  const { key, name, short, base, add, price, minimum, maximum, kind } = attribute;
  const words = name || short || 'Unnamed attribute';
  const set = (change: Partial<CampaignAttribute>, what: string, mergeWithPrevious = false) =>
    editCharacter(`${words}: ${what}`, (now) => changeCampaignAttribute(now, key, change), mergeWithPrevious);
  const limit = (label: string, what: 'minimum' | 'maximum', value: number | null) => (
    <NumberField
      label={label}
      value={value ?? undefined}
      placeholder="none"
      onCommit={(next, mergeWithPrevious) => set({ [what]: next }, `${label.toLowerCase()}`, mergeWithPrevious)}
      onClear={(mergeWithPrevious) => set({ [what]: null }, `no ${label.toLowerCase()}`, mergeWithPrevious)}
    />
  );
  return (
    <fieldset className="campaign-attribute">
      <legend>{words}</legend>
      <div className="field-grid">
        <TextField
          label="Name"
          value={name}
          onCommit={(next, mergeWithPrevious) => set({ name: next }, 'name', mergeWithPrevious)}
        />
        <TextField
          label="Short name"
          value={short}
          hint="As on the sheet, such as San."
          onCommit={(next, mergeWithPrevious) => set({ short: next }, 'short name', mergeWithPrevious)}
        />
        <SelectField
          label="Starts from"
          value={base}
          options={campaignAttributeBases.map((value) => ({ value, label: baseNames[value] }))}
          hint={base.includes('+') ? 'Rounded down.' : undefined}
          onCommit={(next) => set({ base: next }, `starts from ${baseNames[next]}`)}
        />
        <NumberField
          label={base === 'none' ? 'Start' : 'Added to it'}
          value={add}
          onCommit={(next, mergeWithPrevious) => set({ add: Math.trunc(next) }, 'start', mergeWithPrevious)}
        />
        <NumberField
          label="Price of a level"
          value={price}
          unit="points"
          min={0}
          onCommit={(next, mergeWithPrevious) => set({ price: next }, 'price', mergeWithPrevious)}
        />
        <SelectField
          label="Use"
          value={kind}
          options={campaignAttributeKinds.map((value) => ({ value, label: kindNames[value].name }))}
          hint={kindNames[kind].hint}
          onCommit={(next) => set({ kind: next }, `${kindNames[next].name.toLowerCase()}`)}
        />
        {limit('Lowest', 'minimum', minimum)}
        {limit('Highest', 'maximum', maximum)}
      </div>
      <IconButton
        icon="trash"
        className="campaign-attribute-remove"
        label={`Remove ${words}`}
        onClick={() => editCharacter(`${words} removed`, (now) => removeCampaignAttribute(now, key))}
      />
    </fieldset>
  );
}
