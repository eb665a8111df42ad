import { type PartialSituation, situationOf } from '../character/combat-situation.ts';
import type { SavedCharacter } from '../character/saved-character.ts';
import { type Dice, formatDice, isDice } from '../engine/dice.ts';
import { derivationSentence } from '../engine/format.ts';
import type { FightRules } from '../rules/combat/fight-rules.ts';
import {
  actionStat,
  attackStat,
  defenseStat,
  fightStats,
  foeStat,
  stateRollStat,
} from '../rules/combat/fight-stats.ts';
import { refusalWords, workOutCombat } from '../rules/combat/work-out-combat.ts';
import { workOutInjury } from '../rules/combat/work-out-injury.ts';
import { type Wound, woundOf } from '../rules/combat/wound.ts';
import { woundStats } from '../rules/combat/wound-rules.ts';
import { openWorksheet } from '../rules/derive-character.ts';
import { hitLocations } from '../rules/house-rules/hit-locations.ts';

type Figure = number | string | null;

/** A character in fights under its ruleset, with shorthands to read it. */
export function combatant(saved: SavedCharacter, rules: FightRules) {
  const opened = openWorksheet(saved);
  const { notation } = opened.ruleset;
  return (parts: PartialSituation = {}) => {
    const sheet = workOutCombat(opened, rules, situationOf(parts));
    const { worksheet } = sheet;
    const figure = (stat: string): Figure => {
      const { value } = worksheet.get(stat);
      return isDice(value) ? formatDice(value satisfies Dice, notation).replace('−', '-') : value;
    };
    return {
      sheet,
      state: sheet.fight.state,
      skill: (line: string) => figure(attackStat(line, 'skill')),
      damage: (line: string) => figure(attackStat(line, 'damage')),
      active: (defense: string) => figure(defenseStat(defense, 'active')),
      total: (defense: string) => figure(defenseStat(defense, 'total')),
      action: (id: string) => figure(actionStat(id, 'roll')),
      against: (id: string) => figure(actionStat(id, 'against')),
      actionDamage: (id: string) => figure(actionStat(id, 'damage')),
      foe: (defense: string) => figure(foeStat(defense)),
      roll: (id: string) => figure(stateRollStat(id)),
      due: sheet.rolls.map(({ roll }) => roll.id),
      movement: figure(fightStats.reach),
      move: figure(fightStats.move),
      number: figure,
      sentence: (stat: string) => derivationSentence(worksheet.get(stat), notation),
      whyNot: (stat: string) => refusalWords(worksheet.get(stat)),
      notes: (stat: string) => worksheet.get(stat).notes.map(({ words }) => words),
      wounded: (wound: Partial<Wound> & Pick<Wound, 'rolled' | 'type'>) => {
        const injury = workOutInjury(sheet, woundOf(wound));
        return {
          injury,
          hits: injury.worksheet.number(woundStats.injury),
          number: (stat: string) => injury.worksheet.number(stat),
          sentence: (stat: string) => derivationSentence(injury.worksheet.get(stat), notation),
          effects: injury.effects.map(({ id }) => id),
        };
      },
    };
  };
}

/** The same with hit locations switched on, as the fights of the advanced system have them. */
export const aimingCombatant = (saved: SavedCharacter, rules: FightRules) =>
  combatant({ ...saved, houseRules: [...saved.houseRules, hitLocations.id] }, rules);
