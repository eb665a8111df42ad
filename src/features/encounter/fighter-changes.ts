import type { Fighter } from '../../character/encounter.ts';
import { changeFighter, fighterName, playOf, removeFighters } from '../../character/encounter-edits.ts';
import type { StatId } from '../../engine/step.ts';
import { turnOrder } from '../../state/encounter/encounter-sheets.ts';
import { currentEncounter, editEncounter, editFighter } from '../../state/encounter/encounter-store.ts';
import { announce } from '../../ui/announce.ts';

/** Sets the hits or fatigue that a fighter has left, of `most`. What is lost counts for shock. */
export function setLeft(fighter: Fighter, stat: 'hits' | 'fatigue', left: number, most: number): void {
  const name = fighterName(fighter);
  const lost = Math.max(0, most - left);
  const words = `${name}: ${left} ${stat} left`;
  editFighter(fighter.key, words, (play) => {
    const { hitsLost, wounds } = play.state;
    const change =
      stat === 'hits'
        ? { hitsLost: lost, wounds: Math.max(0, wounds + Math.max(0, lost - hitsLost)) }
        : { fatigueLost: lost };
    return { ...play, state: { ...play.state, ...change } };
  });
  announce(words, `${fighter.key} ${stat}`);
}

/** Hits or fatigue left, and the most. */
export function leftOf(fighter: Fighter, stat: 'hits' | 'fatigue', number: (stat: StatId) => number) {
  const { hitsLost, fatigueLost } = playOf(fighter).state;
  const most = number(stat === 'hits' ? 'hitPoints' : 'fatiguePoints');
  return { left: most - (stat === 'hits' ? hitsLost : fatigueLost), most };
}

/** Sets whom a fighter attacks: the key of another one, or `noFighter`. */
export function chooseTarget(attacker: string, target: string): void {
  const { fighters } = currentEncounter() ?? { fighters: [] };
  const nameOf = (wanted: string) => {
    const fighter = fighters.find(({ key }) => key === wanted);
    return fighter ? fighterName(fighter) : 'somebody else';
  };
  const words = `${nameOf(attacker)}: target ${nameOf(target)}`;
  editEncounter(words, (encounter) => changeFighter(encounter, attacker, { target }));
}

/** Takes a fighter out of the fight, or back into it. */
export function setOut(fighter: Fighter, out: Fighter['out']): void {
  const name = fighterName(fighter);
  const words = { '': `${name} is back in the fight`, fled: `${name} flees`, left: `${name} leaves the fight` }[out];
  editEncounter(words, (encounter) => changeFighter(encounter, fighter.key, { out }), `${words}.`);
  announce(words);
}

/** Removes a fighter from the encounter. */
export function removeFighter(fighter: Fighter): void {
  const words = `${fighterName(fighter)} removed`;
  editEncounter(words, (encounter) => removeFighters(encounter, [fighter.key], turnOrder(encounter)));
  announce(`${words}. Undo puts the fighter back.`);
}
