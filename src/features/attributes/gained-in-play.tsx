import type { AttributeId } from '../../character/character.ts';
import { setRaised } from '../../character/edit-attributes.ts';
import { editCharacter } from '../../state/character-store.ts';
import { useCharacter } from '../../state/sheet.ts';
import { stepWords } from '../../state/step-words.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Stepper } from '../../ui/stepper.tsx';

/** Levels of an attribute that came later, at the price for that. */
export function GainedInPlay({ id, short }: { id: AttributeId; short: string }) {
  const raised = useCharacter(({ character }) => character.raised[id]);
  const set = (levels: number) =>
    editCharacter(`${short} gained in play: ${levels}`, (character) => setRaised(character, id, levels));
  return (
    <Disclosure
      summary={<span className="row-note">{raised === 0 ? 'Gained in play' : `${raised} gained in play`}</span>}
      defaultOpen={raised !== 0}
    >
      <Stepper
        label={`${short} gained in play`}
        hideLabel
        value={raised}
        canDown={raised > 0}
        onStep={(direction) => set(raised + direction)}
        onType={set}
        hint={(direction) =>
          direction === -1 && raised <= 0
            ? undefined
            : stepWords(`${short} gained in play`, (character) => setRaised(character, id, raised + direction), id)
        }
      />
    </Disclosure>
  );
}
