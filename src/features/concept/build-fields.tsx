import { type ReactNode, useState } from 'react';
import { setConcept } from '../../character/edit-concept.ts';
import { formatHeight } from '../../engine/numbers.ts';
import { editCharacter } from '../../state/character-store.ts';
import { useCharacter } from '../../state/sheet.ts';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FindingsHere } from '../findings-here.tsx';
import { useSheetPart } from '../sheet-lines.ts';
import { readHeight } from './height-words.ts';

/** Height and weight with the book's average beside them; `children` stand before them. */
export function BuildFields({ children }: { children: ReactNode }) {
  const height = useCharacter(({ character }) => character.concept.height);
  const weight = useCharacter(({ character }) => character.concept.weight);
  const average = useSheetPart(({ ruleset, context, worksheet }) => ruleset.averageBuild(context, worksheet));
  const [unread, setUnread] = useState('');
  const setHeight = (text: string) => {
    const inches = readHeight(text);
    setUnread(inches === null && text.trim() !== '' ? text : '');
    if (inches !== null || text.trim() === '') {
      editCharacter(`Height: ${text}`, (character) => setConcept(character, 'height', inches));
    }
  };
  const takeAverage = () =>
    editCharacter('Average build', (character) =>
      average === null
        ? character
        : setConcept(setConcept(character, 'height', average.height), 'weight', average.weight),
    );
  return (
    <div className="build-fields" data-field="build">
      {children}
      <TextField
        label="Height"
        value={height === null ? '' : formatHeight(height)}
        placeholder="5′9″"
        whileTyping={false}
        message={unread && `“${unread}” is not a height. Try 5′9″ or 175 cm.`}
        tone="problem"
        onCommit={setHeight}
      />
      <NumberField
        label="Weight"
        value={weight ?? undefined}
        unit="lb"
        min={0}
        step={5}
        onCommit={(pounds) =>
          editCharacter(`Weight: ${pounds} lb`, (character) => setConcept(character, 'weight', pounds))
        }
        onClear={() => editCharacter('Weight not said', (character) => setConcept(character, 'weight', null))}
      />
      <FindingsHere chapter="concept" field="build" />
      {average && (
        <p className="build-average">
          <span className="row-note">average: {average.words}</span>{' '}
          {(height !== average.height || weight !== average.weight) && (
            <Button size="small" onClick={takeAverage}>
              Take the average
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
