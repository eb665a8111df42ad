import { fighterName, playOf } from '../../character/encounter-edits.ts';
import { fighterSheet, fightRulesOf } from '../../state/encounter/encounter-sheets.ts';
import { currentEncounter } from '../../state/encounter/encounter-store.ts';
import type { FightSide } from '../fight/in-play.ts';

/** A fighter of the open encounter in an attack or a contest; null for the key of somebody else. */
export function sideOf(key: string): FightSide | null {
  const fighter = currentEncounter()?.fighters.find((one) => one.key === key);
  const now = fighterSheet(key);
  if (!fighter || !now) return null;
  return {
    name: fighterName(fighter),
    sheet: now.character,
    combat: now.combat,
    play: playOf(fighter),
    rules: fightRulesOf(fighter.character),
  };
}

/** All fighters but one: those that this one can have a contest with. */
export const othersThan = (key: string): readonly FightSide[] =>
  (currentEncounter()?.fighters ?? []).flatMap((fighter) => (fighter.key === key ? [] : (sideOf(fighter.key) ?? [])));
