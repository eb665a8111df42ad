import type { Encounter, Fighter } from '../../character/encounter.ts';
import { takesTurns } from '../../character/encounter-edits.ts';
import { turnOrder } from '../../state/encounter/encounter-sheets.ts';
import { useEncounterStore } from '../../state/encounter/encounter-store.ts';

/** Whom a fighter can attack, foes before friends and those out of the fight last. */
export function targetsOf(encounter: Encounter, attacker: string): Fighter[] {
  const own = encounter.fighters.find(({ key }) => key === attacker)?.side ?? '';
  const place = (fighter: Fighter): number =>
    (takesTurns(fighter) ? 0 : 2) + (fighter.side === own && own !== '' ? 1 : 0);
  return turnOrder(encounter)
    .flatMap((key) => encounter.fighters.filter((fighter) => fighter.key === key && key !== attacker))
    .sort((one, other) => place(one) - place(other));
}

/** In place of a key, for a target that is no fighter: its numbers are in the target drawer. */
export const noFighter = '-';

/** The key of the fighter whom another one attacks; `noFighter` for somebody else. */
export function useTarget(attacker: string): string {
  return useEncounterStore(({ encounter }) => {
    const chosen = encounter?.fighters.find(({ key }) => key === attacker)?.target;
    if (!encounter || chosen === noFighter) return noFighter;
    if (chosen && encounter.fighters.some(({ key }) => key === chosen)) return chosen;
    return targetsOf(encounter, attacker)[0]?.key ?? noFighter;
  });
}
