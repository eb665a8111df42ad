import type { Fighter } from '../../character/encounter.ts';
import { fighterName } from '../../character/encounter-edits.ts';
import { useEncounter } from '../../state/encounter/encounter-store.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { chooseTarget } from './encounter-view.ts';
import { outWords } from './fighter-words.ts';
import { noFighter, targetsOf } from './use-target.ts';

/** Whom a fighter attacks: one of the others, foes first, or somebody who is not in the list. */
export function TargetField({ attacker, target }: { attacker: string; target: string }) {
  // As one text, so that the field is drawn again only where a name or a side has changed.
  const listed = useEncounter((encounter) => JSON.stringify(targetsOf(encounter, attacker).map(optionOf))) ?? '[]';
  const others: { value: string; label: string; group?: string }[] = JSON.parse(listed);
  return (
    <SelectField
      label="Target"
      value={target}
      options={[...others, { value: noFighter, label: 'Somebody else' }]}
      onCommit={(key) => chooseTarget(attacker, key)}
    />
  );
}

const optionOf = (fighter: Fighter) => ({
  value: fighter.key,
  label: [fighterName(fighter), outWords(fighter)?.toLowerCase()].filter(Boolean).join(', '),
  ...(fighter.side ? { group: fighter.side } : {}),
});
