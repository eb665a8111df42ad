import { useState } from 'react';
import { stripBidiControls } from '../../character/schema-parts.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

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
export default function OpenAnswersDialog({ name, about, questions, onAdd, onClose }: OpenAnswersDialogProps) {
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
