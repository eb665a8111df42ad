import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../../character/character.ts';
import { type PartialSituation, situationOf } from '../../character/combat-situation.ts';
import { describeDerivation } from '../../engine/format.ts';
import { typedRace } from '../../testing/own-rows.ts';
import { item, saved, skill, trait } from '../../testing/rows.ts';
import { deriveCombat } from '../combat/derive-combat.ts';
import { openWorksheet } from '../derive-character.ts';
import { deriveRoll, modifiersFor } from './derive-roll.ts';
import { describeFright } from './result-tables.ts';
import { plainSituation, type RollSituation, type RollSubject } from './roll-rules.ts';
import { isRollable, rollSubject } from './roll-subject.ts';

/** A character in a situation whose numbers are rolled. */
async function rollerOf(character: SavedCharacter, situation: PartialSituation = {}) {
  const sheet = openWorksheet(character);
  const { ruleset } = sheet;
  const [fightRules, rules] = await Promise.all([ruleset.loadFightRules(), ruleset.loadRollRules()]);
  const combat = deriveCombat(sheet, fightRules, situationOf(situation));
  const subjectOf = (stat: string, more: Partial<RollSubject> = {}): RollSubject => {
    const subject = rollSubject(combat.worksheet, sheet.context, stat);
    if (!subject) throw new Error(`${stat} is not rolled`);
    return { ...subject, ...more };
  };
  return {
    rules,
    combat,
    sheet,
    subjectOf,
    offered: (stat: string, more: Partial<RollSubject> = {}) =>
      modifiersFor(rules, subjectOf(stat, more), combat.fight).map(({ id }) => id),
    roll: (stat: string, asked: Partial<RollSituation> = {}, more: Partial<RollSubject> = {}) => {
      const roll = deriveRoll(sheet, combat, rules, subjectOf(stat, more), { ...plainSituation, ...asked });
      return { needed: roll.needed, sentence: describeDerivation(roll.worksheet.get(roll.stat), ruleset.notation) };
    },
  };
}

const thief = (more: Parameters<typeof saved>[1] = {}) =>
  saved('fourth-edition', {
    attributes: { dx: 12, iq: 11 },
    // IQ/A for 8 points: IQ+2 = 13. DX/A for 8 points: DX+2 = 14.
    skills: [skill('lockpicking', 8, { techLevel: 3 }), skill('stealth', 8)],
    ...more,
  });

describe('a roll under the Basic Set', () => {
  it('adds the circumstances of a task with their pages', async () => {
    const { roll } = await rollerOf(thief());
    // 13, twice the time +1 (p. 346), fine picks +2 (p. 345), by touch −5 (the skill), hard −4 (p. 345): 7.
    const named = { time: 'x2', equipment: 'fine', light: 'touch', difficulty: '-4' };
    expect(roll('skill:lockpicking.level', { named, other: 1 })).toEqual({
      needed: 8,
      sentence:
        'Lockpicking/TL3 8: Lockpicking/TL3 13; difficulty: hard −4; time taken: 2 times as long +1; equipment: fine +2; light: none: by touch −5; other modifiers +1. (Basic Set, pp. 343–348)',
    });
  });

  it.each([
    ['half the time', { time: '-50' }, 8],
    ['thirty times the time', { time: 'x30' }, 18],
    ['no tools for a technological skill', { equipment: 'none' }, 3],
    ['improvised tools for a technological skill', { equipment: 'improvised' }, 8],
    ['the best tools at TL3', { equipment: 'best' }, 15],
    ['a lock two levels newer', { techLevel: 'newer2' }, 3],
    ['a lock two levels older', { techLevel: 'older2' }, 10],
    ['the third try', { tries: 2 }, 11],
  ] as const)('knows %s', async (_, named, needed) => {
    const { roll } = await rollerOf(thief());
    expect(roll('skill:lockpicking.level', { named }).needed).toBe(needed);
  });

  it('takes half as much from other skills without tools', async () => {
    const { roll } = await rollerOf(thief());
    expect(roll('skill:stealth.level', { named: { equipment: 'none' } }).needed).toBe(9);
    expect(roll('skill:stealth.level', { named: { equipment: 'improvised' } }).needed).toBe(12);
  });

  it('lowers DX, IQ and their skills by shock, and neither HT nor Will', async () => {
    const { roll } = await rollerOf(thief(), { state: { wounds: 3 } });
    expect(roll('skill:stealth.level')).toEqual({
      needed: 11,
      sentence: 'Stealth 11: Stealth 14; shock −3. (Basic Set, pp. 343–348)',
    });
    expect(['dx', 'iq', 'ht', 'will', 'perception'].map((stat) => roll(stat).needed)).toEqual([9, 8, 10, 11, 11]);
  });

  it('sees less far in the dark, and Night Vision helps a point a level', async () => {
    const dark = { state: { darkness: 5 } };
    expect((await rollerOf(thief(), dark)).roll('vision').needed).toBe(6);
    const owl = await rollerOf(thief({ traits: [trait('night-vision', { level: 3 })] }), dark);
    expect(owl.roll('vision').sentence).toBe(
      'Vision 9: Vision 11; darkness −5; Night Vision +3. (Basic Set, pp. 343–348)',
    );
    const cave = await rollerOf(thief(), { state: { darkness: 10 } });
    expect(cave.roll('vision')).toMatchObject({ needed: null });
    expect(cave.roll('hearing').needed).toBe(11);
  });

  // P. 550: 20 yards −6. P. 358: normal talk at 8 yards is heard at −3, leaves rustling at 1 yard at −2.
  it.each([
    ['vision', { distance: 20 }, 5],
    ['vision', { plainSight: 'open', distance: 20 }, 15],
    ['hearing', { hearingDistance: 8 }, 8],
    ['hearing', { sound: '-2', hearingDistance: 1 }, 9],
    ['hearing', { hearingDistance: 0.5 }, 12],
  ] as const)('%s goes by the distance: %o', async (stat, named, needed) => {
    const { roll } = await rollerOf(thief());
    expect(roll(stat, { named }).needed).toBe(needed);
  });

  it('makes a Fright Check at 13 at best, and never for the unfazeable', async () => {
    const named = { battle: 'yes', monster: '-2', company: 'alone' };
    const brave = await rollerOf(thief({ attributes: { iq: 16 } }));
    expect(brave.offered('frightCheck')).toContain('monster');
    // Will 16 + 5 − 2 − 2 = 17, at most 13 (Rule of 14, p. 360).
    expect(brave.roll('frightCheck', { named }).needed).toBe(13);
    const { roll } = await rollerOf(thief());
    expect(roll('frightCheck', { named: { monster: '-4' } }).needed).toBe(7);
    const calm = await rollerOf(thief({ traits: [trait('unfazeable')] }));
    expect(calm.roll('frightCheck')).toMatchObject({ needed: null });
    const own = typedRace({ traits: [trait('unfazeable')] });
    const golem = await rollerOf(thief({ race: { entry: 'human', own } }));
    expect(golem.roll('frightCheck')).toMatchObject({ needed: null });
  });

  it('looks a failed Fright Check up with the margin of failure', async () => {
    const { rules } = await rollerOf(thief());
    const rows = rules.fright?.table?.rows ?? [];
    const failure = (margin: number) => ({ outcome: 'failure' as const, margin });
    // Row 20 costs fatigue alone; row 30 leaves −2 behind (Basic Set p. 361).
    expect(describeFright(rows, failure(-9), 11)).toBe(
      'On the table 11 + 9 = 20: faints for 4d minutes, then roll HT each minute; loses 1d FP.',
    );
    expect(describeFright(rows, failure(-14), 16)).toMatch(
      /^On the table 16 \+ 14 = 30: .*; then −2 to all rolls for as many days\.$/,
    );
    // A 17 against 20 is a failure by nothing.
    expect(describeFright(rows, failure(3), 4)).toBe('On the table 4 + 0 = 4: stunned for a second.');
  });

  it('offers what matters for the number only', async () => {
    const { offered } = await rollerOf(thief());
    expect(offered('skill:stealth.level')).not.toContain('techLevel');
    expect(offered('ht')).toEqual(['difficulty', 'time', 'tries']);
    expect(offered('will')).toEqual([]);
  });

  it('adds the reaction of people to a skill that sways them', async () => {
    const { roll } = await rollerOf(
      // IQ/H for 8 points: IQ+1 = 11.
      saved('fourth-edition', { skills: [skill('diplomacy', 8)], traits: [trait('bully')] }),
    );
    expect(roll('skill:diplomacy.level', { reaction: 'reaction' }).sentence).toBe(
      'Diplomacy 9: Diplomacy 11; reaction from everyone −2. (Basic Set, pp. 343–348)',
    );
  });
});

describe('a roll under GURPS Lite', () => {
  const character = (more: Parameters<typeof saved>[1] = {}) =>
    saved('lite-3e', { attributes: { iq: 14, dx: 11 }, skills: [skill('stealth', 4)], ...more });

  it('lowers any use of DX, IQ and skills by the hits of the last turn', async () => {
    const { roll } = await rollerOf(character(), { state: { wounds: 2 } });
    expect(['dx', 'iq', 'ht', 'vision'].map((stat) => roll(stat).needed)).toEqual([9, 12, 10, 12]);
    expect(roll('skill:stealth.level').sentence).toMatch(/wounded last turn −2/);
  });

  it('fails at fear from 14 on', async () => {
    const { roll } = await rollerOf(character());
    expect(roll('will').needed).toBe(14);
    expect(roll('will', {}, { use: 'fright' })).toEqual({
      needed: 13,
      sentence: 'Will 13: Will 14; maximum (14 always fails) 13. (GURPS Lite p. 2)',
    });
  });

  it('takes 1 for each try after the first', async () => {
    const { roll } = await rollerOf(character());
    expect(roll('iq', { named: { tries: 3 } }).sentence).toBe(
      'IQ 11: IQ 14; tried 3 times before −3. (GURPS Lite p. 2)',
    );
  });
});

it('Man to Man offers what the game master adds, and nothing else', async () => {
  const { roll, offered } = await rollerOf(saved('man-to-man', { attributes: { st: 12 } }), { state: { wounds: 4 } });
  expect(offered('st')).toEqual([]);
  expect(roll('st', { other: -2 }).sentence).toBe('ST 10: ST 12; other modifiers −2. (Man to Man p. 6)');
});

it('numbers that are rolled and dice can be rolled, weights and points cannot', async () => {
  const { combat, sheet } = await rollerOf(thief({ equipment: [item('longbow', { place: 'ready' })] }));
  const can = (stat: string) => isRollable(combat.worksheet, sheet.context, stat);
  const rolled = ['st', 'will', 'vision', 'dodge', 'skill:stealth.level', 'damage.thrust', 'thrust'];
  expect(rolled.filter(can)).toEqual(expect.arrayContaining(['st', 'will', 'vision', 'dodge', 'skill:stealth.level']));
  expect(['load', 'points.left', 'basicLift', 'move', 'sizeModifier'].filter(can)).toEqual([]);
});
