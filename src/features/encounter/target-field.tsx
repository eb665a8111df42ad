import { useShallow } from 'zustand/react/shallow';
import type { Fighter } from '../../character/encounter.ts';
import { fighterName } from '../../character/encounter-edits.ts';
import { useEncounterStore } from '../../state/encounter/encounter-store.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { chooseTarget } from './fighter-changes.ts';
import { outWords } from './fighter-words.ts';
import { noFighter, targetsOf } from './use-target.ts';

/** Whom a fighter attacks: one of the others, foes first, or somebody who is not in the list. */
export function TargetField({ attacker, target }: { attacker: string; target: string }) {
  const select = ({ encounter }: ReturnType<typeof useEncounterStore.getState>) =>
    encounter ? targetsOf(encounter, attacker) : [];
  // Three lists of texts, so that the field is drawn again only where a name, a side or the order has changed.
  const keys = useEncounterStore(useShallow((state) => select(state).map(({ key }) => key)));
  const labels = useEncounterStore(useShallow((state) => select(state).map(labelOf)));
  const sides = useEncounterStore(useShallow((state) => select(state).map(({ side }) => side)));
  const others = keys.map((value, index) => {
    const side = sides[index];
    return { value, label: labels[index] ?? '', ...(side ? { group: side } : {}) };
  });
  return (
    <SelectField
      label="Target"
      value={target}
      options={[...others, { value: noFighter, label: 'Somebody else' }]}
      onCommit={(key) => chooseTarget(attacker, key)}
    />
  );
}

/** "Goblin 2, fled" */
const labelOf = (fighter: Fighter): string =>
  [fighterName(fighter), outWords(fighter)?.toLowerCase()].filter(Boolean).join(', ');
