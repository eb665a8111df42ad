import { useId, useRef } from 'react';
import { setConcept } from '../../character/edit-character.ts';
import DrawnPortrait from '../../sheet/drawn-portrait.tsx';
import { characterKinds, findKind } from '../../sheet-model/kinds/character-kinds.ts';
import { kindOfCharacter } from '../../sheet-model/kinds/kind-of-character.ts';
import { choosePortrait } from '../../sheet-model/portraits/choose-portrait.ts';
import { noDrawing } from '../../sheet-model/portraits/no-drawing.ts';
import { portraitPeople } from '../../sheet-model/portraits/portrait-people.ts';
import { editCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';

/** In place of the id of a kind or a portrait: the program chooses. */
const byProgram = '';

const setKind = (kind: string) =>
  editCharacter('Kind', (now) => setConcept(now, 'kind', kind === byProgram ? undefined : kind));
/** Arrow keys choose each portrait on their way: all choices of one visit to the dialog are one step of undo. */
const setDrawing = (drawing: string, isFurther: boolean) =>
  editCharacter(
    'Drawn portrait',
    (now) => setConcept(now, 'drawing', drawing === byProgram ? undefined : drawing),
    isFurther,
  );

/** The choice of a kind, whose emblem and color the character has, and of a drawn portrait; each is shown at once. */
export default function DrawingDialog({ onClose }: { onClose: () => void }) {
  const seed = useCharacterStore(({ id }) => id);
  const concept = useCharacter(({ character }) => character.concept);
  const kind = useSheet(kindOfCharacter);
  const name = useId();
  const hasChosen = useRef(false);
  const kinds = Object.entries(characterKinds).map(([value, look]) => ({ value, label: look.name }));
  const ofKind = choosePortrait({ kind, seed, chosen: undefined, sex: concept.sex });
  const chosen =
    concept.drawing === noDrawing
      ? noDrawing
      : (portraitPeople.find(({ id }) => id === concept.drawing)?.id ?? byProgram);
  return (
    <Dialog title="Kind and drawn portrait" onClose={onClose}>
      <div className="drawings" data-color={characterKinds[kind].color}>
        <SelectField
          label="Kind"
          value={findKind(concept.kind) ?? byProgram}
          options={[{ value: byProgram, label: 'Chosen for you' }, ...kinds]}
          onCommit={(value) => {
            setKind(value);
            hasChosen.current = false; // its step is another one
          }}
        />
        <fieldset className="drawings-choice">
          <legend>Drawn portrait</legend>
          {[
            { id: byProgram, label: `By kind: ${ofKind?.label ?? 'none'}`, shown: 'By kind' },
            { id: noDrawing, label: 'None', shown: 'None' },
            ...portraitPeople.map(({ id, label }) => ({ id, label, shown: '' })),
          ].map(({ id, label, shown }) => (
            <label key={id} className="drawings-one" title={label}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                checked={id === chosen}
                onChange={() => {
                  setDrawing(id, hasChosen.current);
                  hasChosen.current = true;
                }}
              />
              <span className={shown ? undefined : 'visually-hidden'}>{shown || label}</span>
              {shown === '' && <DrawnPortrait kind={kind} seed={seed} chosen={id} />}
              {id === byProgram && <DrawnPortrait kind={kind} seed={seed} chosen={undefined} sex={concept.sex} />}
            </label>
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}
