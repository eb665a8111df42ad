import type { Encounter } from '../../character/encounter.ts';
import { changeFighterPlay, playOf } from '../../character/encounter-edits.ts';
import { weaponsReady } from '../../rules/combat/weapons-ready.ts';
import { fighterSheet } from './encounter-sheets.ts';

/**
 * The encounter with the weapons of its new fighters in hand. One whose character has a turn of a fight behind it, or
 * has drawn or dropped something, stays as it is. The rules of all of them must be loaded.
 */
export function withWeaponsReady(encounter: Encounter, before: Encounter): Encounter {
  const known = new Set(before.fighters.map(({ key }) => key));
  return encounter.fighters
    .filter(({ key }) => !known.has(key))
    .reduce((all, fighter) => {
      const { turn, state } = playOf(fighter);
      const sheet = fighterSheet(fighter.key, encounter);
      if (turn > 0 || Object.keys(state.places).length > 0 || !sheet) return all;
      const places = weaponsReady(sheet.character, sheet.combat.fight.rules);
      if (Object.keys(places).length === 0) return all;
      return changeFighterPlay(all, fighter.key, (play) => ({ ...play, state: { ...play.state, places } }));
    }, encounter);
}
