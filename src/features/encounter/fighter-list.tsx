import { useMemo } from 'react';
import { useTurnOrder } from '../../state/encounter/encounter-sheets.ts';
import { useEncounter } from '../../state/encounter/encounter-store.ts';
import { FighterRow } from './fighter-row.tsx';
import { useShownFighter } from './use-shown-fighter.ts';

/** All fighters in the order of their turns; whose turn it is, is marked. */
export function FighterList() {
  const order = useTurnOrder();
  const turnOf = useEncounter((encounter) => encounter.turnOf);
  const shown = useShownFighter();
  return useMemo(
    () => (
      <ol className="fighter-list" aria-label="Fighters in the order of their turns">
        {order.map((key) => (
          <FighterRow key={key} fighterKey={key} hasTurn={key === turnOf} isShown={key === shown} />
        ))}
      </ol>
    ),
    [order, turnOf, shown],
  );
}
