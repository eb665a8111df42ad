import type { Fighter } from '../../character/encounter.ts';
import { useEncounter } from '../../state/encounter/encounter-store.ts';

/** A fighter of the open encounter: the same object until this fighter is changed. */
export const useFighter = (key: string): Fighter | null =>
  useEncounter(({ fighters }) => fighters.find((fighter) => fighter.key === key) ?? null);
