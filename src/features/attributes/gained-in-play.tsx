import type { AttributeId } from '../../character/character.ts';
import { setRaised } from '../../character/edit-attributes.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { describePreview } from '../../state/character/describe-preview.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Stepper } from '../../ui/stepper.tsx';

/** Levels of attributes bought in play with earned points, at the price for raising them. */
export function GainedInPlay() {
  const attributes = useSheet(({ ruleset }) => ruleset.attributes);
  const anyRaised = useCharacter(({ character }) => Object.values(character.raised).some((levels) => levels !== 0));
  return (
    <Disclosure summary="Improved in play" defaultOpen={anyRaised}>
      <p className="row-note">Levels bought later with earned points. They cost more than at creation.</p>
      <div className="raised">
        {attributes.map(({ id, short }) => (
          <RaisedAttribute key={id} id={id} short={short} />
        ))}
      </div>
    </Disclosure>
  );
}

function RaisedAttribute({ id, short }: { id: AttributeId; short: string }) {
  const raised = useCharacter(({ character }) => character.raised[id]);
  const set = (levels: number, mergeWithPrevious = false) =>
    editCharacter(
      `${short} improved in play: ${levels}`,
      (character) => setRaised(character, id, levels),
      mergeWithPrevious,
    );
  return (
    <Stepper
      label={`${short} improved in play`}
      value={raised}
      text={raised > 0 ? `+${raised}` : undefined}
      canDown={raised > 0}
      onStep={(direction) => set(raised + direction)}
      onType={set}
      hint={(direction) =>
        direction === -1 && raised <= 0
          ? undefined
          : describePreview(short, (character) => setRaised(character, id, raised + direction), id)
      }
    />
  );
}
