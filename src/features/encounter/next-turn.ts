import type { Encounter } from '../../character/encounter.ts';
import { endReminders, moraleReminders } from '../../character/encounter-clock.ts';
import {
  changeFighter,
  changeFighterPlay,
  endFight,
  fighterName,
  type LogSentence,
  nextTurn,
  playOf,
  takesTurns,
} from '../../character/encounter-edits.ts';
import { dueHazards } from '../../rules/combat/hazards/meet-hazard.ts';
import { afterFight } from '../../rules/combat/state-after.ts';
import { beginTurn, finishTurn } from '../../rules/combat/take-turn.ts';
import { rollForTurns } from '../../rules/combat/turn-order.ts';
import { withFightOver } from '../../rules/shared/ability-play.ts';
import { listAbilities } from '../../rules/shared/ability-use.ts';
import { groupBy } from '../../rules/shared/group-by.ts';
import { rollDice } from '../../state/character/roll-dice.ts';
import { changePlayOf, fighterSheet, tiedFighters, turnOrder } from '../../state/encounter/encounter-sheets.ts';
import { currentEncounter, editEncounter } from '../../state/encounter/encounter-store.ts';
import { isFirstFight } from '../../state/encounter/first-fight.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { announce } from '../../ui/announce.ts';
import { followTurn, showFighter } from './encounter-view.ts';
import { describeSpells, idleSpellsPass } from './spells-pass.ts';

/**
 * Ends the turn of the fighter who has it and gives it to the next; before the fight, begins the first round. One step for undo. Announces
 * whose turn it is, and the rolls that are due.
 */
export function endTurn(): void {
  const before = currentEncounter();
  if (!before) return;
  const isFirst = before.round === 0;
  const untied = isFirst ? breakTies(before) : { encounter: before, log: [] };
  const order = turnOrder(untied.encounter);
  const given = nextTurn(isFirst ? beginTurns(untied.encounter) : withTurnFinished(before, before.turnOf), order);
  // At the start of the fight everybody's first turn has begun.
  const begun = isFirst ? given : changeFighterPlay(given, given.turnOf, beginTurn);
  const after = !isFirst && begun.round !== before.round ? idleSpellsPass(begun) : begun;
  const next = after.fighters.find(({ key }) => key === after.turnOf);
  if (!next || (given.round === before.round && given.turnOf === before.turnOf)) {
    announce('There is nobody to take a turn.');
    return;
  }
  const done = before.fighters.find(({ key }) => key === before.turnOf);
  const maneuver = done && fighterSheet(done.key, before)?.combat.fight.maneuver.name;
  const isNewRound = after.round !== before.round;
  const words = `${isNewRound ? `Round ${after.round}, ` : ''}${fighterName(next)}’s turn`;
  const log = [
    ...untied.log,
    ...(done && maneuver ? [`${fighterName(done)}: ${maneuver}.`] : []),
    ...describeSpells(before, after),
    ...(isNewRound ? [describeRound(after.round)] : []),
  ];
  const ended = endReminders(after);
  const morale = newMorale(ended.encounter);
  // The sentences are of the round that they are about.
  const forMaster = morale.map((secret) => ({ secret }));
  editEncounter(words, () => ended.encounter, ...log, ...ended.sentences, ...forMaster);
  if (isFirst && isFirstFight(before)) showFighter(next.key);
  else followTurn();
  const due =
    fighterSheet(next.key, after)
      ?.combat.rolls.filter(({ roll }) => roll.when !== 'fightEnd')
      .map(({ roll }) => roll.name) ?? [];
  const named = [...due, ...dueHazards(playOf(next))];
  const dues = named.length > 0 ? [`Roll now: ${named.join(', ')}.`] : [];
  announce([...(dues.length > 0 ? [`${words}.`] : [words]), ...dues, ...ended.sentences, ...morale].join(' '));
}

/**
 * The fight begins: where dice are rolled here, they decide among those who are tied for their turns. Those of one kind on one side
 * share a roll, and act in the order of the list. With dice on the table, the log says who is tied.
 */
function breakTies(before: Encounter): { readonly encounter: Encounter; readonly log: readonly LogSentence[] } {
  const isRolled = usePreferences.getState().dice === 'here';
  let encounter = before;
  const log = tiedFighters(before).flatMap((keys): readonly LogSentence[] => {
    const tied = before.fighters.filter((fighter) => keys.includes(fighter.key) && takesTurns(fighter));
    const kinds = groupBy(tied, ({ side, character }) => `${side}\n${character.character.name}`);
    if (kinds.size < 2) return [];
    const order = isRolled ? rollForTurns([...kinds.keys()], () => rollDice(1)) : [...kinds.keys()];
    const groups = order.map((kind) => kinds.get(kind) ?? []);
    const names = groups.flat().map(fighterName).join(', ');
    const sentence = isRolled
      ? `Tied for their turns, the dice say: ${names}.`
      : `Tied for their turns: ${names}. Roll dice, and set their places in the order.`;
    if (isRolled)
      encounter = groups
        .flatMap((group, place) => group.map(({ key }) => ({ key, tieBreak: groups.length - place })))
        .reduce((changed, { key, tieBreak }) => changeFighter(changed, key, { tieBreak }), encounter);
    return [tied.some(({ hidden }) => hidden) ? { secret: sentence } : sentence];
  });
  return { encounter, log };
}

/** The reminders of morale that this fight's log does not have yet. */
function newMorale(encounter: Encounter): readonly string[] {
  const begins = encounter.log.findLastIndex(({ text }) => text === describeRound(1));
  const said = new Set(encounter.log.slice(begins + 1).map(({ text }) => text));
  return moraleReminders(encounter).filter((sentence) => !said.has(sentence));
}

/** The line of the log with which a round begins. */
export const describeRound = (round: number): string => `Round ${round} begins.`;

/** The effects of the end of a turn on the fighter who has it. */
function withTurnFinished(encounter: Encounter, key: string): Encounter {
  const sheet = fighterSheet(key, encounter);
  return sheet ? changePlayOf(encounter, key, (play) => finishTurn(play, sheet.combat)) : encounter;
}

/** The first turn of everybody who is in no fight yet. */
const beginTurns = (encounter: Encounter): Encounter =>
  encounter.fighters
    .filter((fighter) => playOf(fighter).turn === 0)
    .reduce((changed, { key }) => changeFighterPlay(changed, key, beginTurn), encounter);

/** Ends the fight: its temporary effects are over for everybody, and a long one costs fatigue. */
export function endWholeFight(): void {
  const before = currentEncounter();
  if (!before) return;
  const rounds = before.round === 1 ? '1 round' : `${before.round} rounds`;
  const ended = before.fighters.reduce((changed, { key }) => {
    const sheet = fighterSheet(key, before);
    if (!sheet) return changed;
    const { combat, character } = sheet;
    const abilities = listAbilities(character.worksheet, character.context);
    return changeFighterPlay(changed, key, (play) => ({
      ...withFightOver(play, abilities),
      turn: 0,
      state: afterFight(combat, play.turn),
    }));
  }, before);
  editEncounter('The fight ends', () => endFight(ended), `The fight ends after ${rounds}.`);
  announce('The fight ends. Wounds stay as they are.');
}
