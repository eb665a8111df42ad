import { useTurnOrder } from '../../state/encounter/encounter-sheets.ts';
import { useEncounter } from '../../state/encounter/encounter-store.ts';
import { useEncounterView } from './encounter-view.ts';

/** The key of the fighter that is shown: the chosen one, else whose turn it is, else the first; '' without fighters. */
export function useShownFighter(): string {
  const chosen = useEncounterView(({ shown }) => shown);
  const turnOf = useEncounter((encounter) => encounter.turnOf) ?? '';
  const order = useTurnOrder();
  return [chosen, turnOf].find((key) => order.includes(key)) ?? order[0] ?? '';
}
