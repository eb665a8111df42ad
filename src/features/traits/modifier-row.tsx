import { useState } from 'react';
import type { TraitModifier } from '../../character/trait-rows.ts';
import { effectsOf } from '../../rules/resolve/custom-entries.ts';
import { describeModifier } from '../../rules/shared/trait-price.ts';
import { describeEffect } from '../../sheet-model/wording/entry-words.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { Button, IconButton } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The parts of a price that a modifier can count for, in words. */
export const modifiedPartNames: readonly { readonly value: TraitModifier['appliesTo']; readonly label: string }[] = [
  { value: 'all', label: 'the whole price' },
  { value: 'base', label: 'the base price' },
  { value: 'levels', label: 'the price of its levels' },
];

interface ModifierRowProps {
  /** The name of the trait. */
  trait: string;
  modifier: TraitModifier;
  /** Its place in the list, from 1. */
  number: number;
  /** The trait is bought in levels, so that a modifier can count for a part of the price. */
  leveled: boolean;
  fieldId: string;
  onChange: (change: Partial<TraitModifier>, mergeWithPrevious?: boolean) => void;
  onEffects: () => void;
  onRemove: () => void;
}

/** A modifier of a trait: its name, its effect on the price and the affected part, and its other effects. */
export function ModifierRow({
  trait,
  modifier,
  number,
  leveled,
  fieldId,
  onChange,
  onEffects,
  onRemove,
}: ModifierRowProps) {
  const { name, percent, points, times, level, appliesTo, page } = modifier;
  const about = `modifier ${number} of ${trait}`;
  // Only at first: clearing a field must not fold it away under the hands.
  const [startsOpen] = useState(points !== 0 || times !== null || appliesTo !== 'all');
  return (
    <div className="trait-modifier" data-field={fieldId}>
      <TextField
        label={`Modifier ${number} of ${trait}`}
        hideLabel
        placeholder="Enhancement or limitation"
        value={name}
        onCommit={(text, mergeWithPrevious) => onChange({ name: text }, mergeWithPrevious)}
      />
      <NumberField
        label={`Percentage of ${about}`}
        hideLabel
        value={percent}
        step={5}
        unit="%"
        onCommit={(value, mergeWithPrevious) => onChange({ percent: value }, mergeWithPrevious)}
      />
      {level !== null && (
        <NumberField
          label={`Levels of ${about}`}
          hideLabel
          value={level}
          min={1}
          unit={level === 1 ? 'level' : 'levels'}
          onCommit={(value, mergeWithPrevious) => onChange({ level: value }, mergeWithPrevious)}
        />
      )}
      <IconButton icon="trash" label={`Remove modifier ${name || number} of ${trait}`} onClick={onRemove} />
      <div className="trait-modifier-custom">
        <Disclosure
          summary={
            <span>
              Custom price<span className="visually-hidden"> of {about}</span>
            </span>
          }
          defaultOpen={startsOpen}
        >
          <div className="trait-modifier-price">
            <NumberField
              label="Points"
              about={about}
              value={points === 0 ? undefined : points}
              placeholder="0"
              onCommit={(value, mergeWithPrevious) => onChange({ points: value }, mergeWithPrevious)}
              onClear={(mergeWithPrevious) => onChange({ points: 0 }, mergeWithPrevious)}
            />
            <NumberField
              label="Multiply the price by"
              about={about}
              value={times ?? undefined}
              prefix="×"
              placeholder="1"
              onCommit={(value, mergeWithPrevious) => onChange({ times: value }, mergeWithPrevious)}
              onClear={(mergeWithPrevious) => onChange({ times: null }, mergeWithPrevious)}
            />
            {(leveled || appliesTo !== 'all') && (
              <SelectField
                label="Applies to"
                about={about}
                value={appliesTo}
                options={[...modifiedPartNames]}
                onCommit={(value) => onChange({ appliesTo: value })}
              />
            )}
          </div>
        </Disclosure>
      </div>
      <div className="trait-modifier-effects">
        {page && <span className="row-note">{page}</span>}
        <EffectSummary modifier={modifier} />
        <Button
          size="small"
          variant="quiet"
          aria-label={`Effects of modifier ${name || number} of ${trait}`}
          aria-haspopup="dialog"
          onClick={onEffects}
        >
          Effects…
        </Button>
      </div>
    </div>
  );
}

/** The effects of a modifier apart from the price, in words, with its price if that is not a percentage alone. */
function EffectSummary({ modifier }: { modifier: TraitModifier }) {
  const ruleset = useSheet((sheet) => sheet.ruleset);
  const catalog = useSheet(({ context }) => context.catalog);
  const words = effectsOf(modifier.effects).flatMap((effect) => describeEffect({ ruleset, catalog }, effect) ?? []);
  const isPlain = modifier.points === 0 && modifier.times === null && modifier.level === null;
  const all = [isPlain ? '' : describeModifier(modifier), ...words].filter(Boolean);
  return all.length === 0 ? null : <span className="row-note">{all.join('; ')}</span>;
}
