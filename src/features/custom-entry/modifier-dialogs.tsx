import { useState } from 'react';
import { type ItemModifier, itemModifierSchema } from '../../character/equipment-rows.ts';
import { stripBidiControls } from '../../character/schema-parts.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CustomEntryForm } from './custom-entry-form.tsx';
import { EffectRows } from './effect-rows.tsx';
import { ItemModifierFields } from './item-modifier-fields.tsx';

interface ItemModifierDialogProps {
  /** The item that it modifies. */
  item: string;
  modifier: ItemModifier;
  action: 'Add' | 'Change';
  onSave: (modifier: ItemModifier) => void;
  onClose: () => void;
}

/** Adds a modifier of an item, or edits one, with its effects. */
export function ItemModifierDialog({ item, modifier, action, onSave, onClose }: ItemModifierDialogProps) {
  return (
    <CustomEntryForm
      title={`Modifier of ${item}`}
      schema={itemModifierSchema}
      values={modifier}
      action={action}
      onSave={onSave}
      onClose={onClose}
    >
      <ItemModifierFields />
      <EffectRows owner="item" />
    </CustomEntryForm>
  );
}

interface OpenAnswersDialogProps {
  /** The name of the modifier, and of its owner. */
  name: string;
  about: string;
  questions: readonly string[];
  /** Called with an answer for each question that has one. */
  onAdd: (answers: ReadonlyMap<string, string>) => void;
  onClose: () => void;
}

/** Asks for the placeholders of a library file's modifier ("Bane (@Rare substance@)") before it is added. */
export function OpenAnswersDialog({ name, about, questions, onAdd, onClose }: OpenAnswersDialogProps) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map());
  const add = () => {
    onAdd(answers);
    onClose();
  };
  return (
    <Dialog
      title={`Add ${stripBidiControls(name.replaceAll('@', ''))} to ${about}`}
      sticky
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={add}>
            Add
          </Button>
        </>
      }
    >
      <div className="field-grid">
        {questions.map((question) => (
          <TextField
            key={question}
            label={stripBidiControls(question)}
            value={answers.get(question) ?? ''}
            onCommit={(answer) => setAnswers((before) => new Map(before).set(question, answer))}
          />
        ))}
      </div>
    </Dialog>
  );
}
