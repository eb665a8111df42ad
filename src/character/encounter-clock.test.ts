import { describe, expect, it } from 'vitest';
import { blankCharacter, type SavedCharacter } from './character.ts';
import { blankEncounter, type Encounter } from './encounter.ts';
import {
  addReminder,
  clockOf,
  endReminders,
  formatClock,
  moraleReminders,
  passTime,
  removeReminder,
} from './encounter-clock.ts';
import { addFighters, changeFighter, changeFighterPlay, endFight } from './encounter-edits.ts';

const orc: SavedCharacter = {
  ruleset: 'lite-3e',
  houseRules: [],
  character: { ...blankCharacter(), name: 'Orc' },
};
const orcs = (copies: number): Encounter => addFighters(blankEncounter('e1'), orc, { copies, side: 'Foes' });

describe('The clock of an encounter', () => {
  it('counts a round as a second, and keeps the time of past fights', () => {
    const third = { ...orcs(1), round: 3, turnOf: 'k1' };
    expect(clockOf(third)).toBe(2);
    const after = passTime(endFight(third), 60);
    expect(clockOf(after)).toBe(63);
    expect(clockOf({ ...after, round: 1 })).toBe(63);
  });

  it('is written in seconds, minutes and hours', () => {
    expect([7, 750, 3_900].map(formatClock)).toEqual(['0:07', '12:30', '1:05:00']);
  });

  it('ends what was to last so long, each once, with a sentence', () => {
    const lit = addReminder(orcs(1), { text: 'The torch', fighter: '', after: 3_600 });
    const shielded = addReminder({ ...lit, round: 1 }, { text: 'Shield', fighter: 'k1', after: 2 });
    expect(shielded.reminders?.map(({ ends }) => ends)).toEqual([2, 3_600]);
    expect(endReminders({ ...shielded, round: 2 }).sentences).toEqual([]);
    const ended = endReminders({ ...shielded, round: 3 });
    expect(ended.sentences).toEqual(['Shield (Orc) ends.']);
    expect(endReminders(ended.encounter).sentences).toEqual([]);
    expect(removeReminder(ended.encounter, 0)).not.toHaveProperty('reminders');
  });
});

describe('The morale of a side', () => {
  const down = (encounter: Encounter, key: string) => changeFighter(encounter, key, { out: 'fled' });

  it('is a matter at the first casualty, and when half are down', () => {
    const four = orcs(4);
    expect(moraleReminders(four)).toEqual([]);
    const dead = changeFighterPlay(four, 'k1', (play) => ({
      ...play,
      state: { ...play.state, conditions: ['dead', 'unconscious'] },
    }));
    expect(moraleReminders(dead)).toEqual(['Foes: the first is down. Do they fight on?']);
    expect(moraleReminders(down(dead, 'k2'))).toEqual(['Foes: half are down (2 of 4). Do they fight on?']);
  });

  it('is none of somebody alone, and of nobody', () => {
    expect(moraleReminders(down(orcs(1), 'k1'))).toEqual([]);
    expect(moraleReminders(down(down(orcs(2), 'k1'), 'k2'))).toEqual([]);
  });
});
