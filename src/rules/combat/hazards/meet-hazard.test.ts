import { describe, expect, it } from 'vitest';
import { situationOf } from '../../../character/combat-situation.ts';
import type { CombatState } from '../../../character/combat-state.ts';
import { atRest, type HazardAnswers, type Play } from '../../../character/play.ts';
import { describeDerivation } from '../../../engine/format.ts';
import { item, saved, skill, trait } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { fightRules as fourthEdition } from '../../fourth-edition/common/fight/fight-rules.ts';
import { fightRules as lite } from '../../third-edition/lite-3e/fight/fight-rules.ts';
import { fightRules as manToMan } from '../../third-edition/man-to-man/fight/fight-rules.ts';
import { deriveCombat } from '../derive-combat.ts';
import { fightStats } from '../fight.ts';
import type { FightRules } from '../fight-rules.ts';
import { passSeconds } from '../magic/spell-time.ts';
import { findHazard } from './hazard.ts';
import { afterMeeting, awaitHazard, delayOf, describeHazards, endHazard, meetHazard } from './meet-hazard.ts';

/** Man to Man with its hit locations. */
const withPlaces = ['hit-locations'];

/** Somebody with 10 in everything who meets hazards under a ruleset. */
function victim(
  ruleset: Parameters<typeof saved>[0],
  rules: FightRules,
  choices: Parameters<typeof saved>[1] = {},
  houseRules: readonly string[] = [],
) {
  const sheet = openWorksheet(
    saved(ruleset, { attributes: { st: 10, dx: 10, iq: 10, ht: 10 }, ...choices }, houseRules),
  );
  const hazardOf = (id: string) => {
    const hazard = findHazard(rules.hazards, id);
    if (!hazard) throw new Error(`no hazard ${id}`);
    return hazard;
  };
  const combatOf = (play: Play) => deriveCombat(sheet, rules, play);
  const begin = (state: Partial<CombatState> = {}): Play => ({ ...atRest, ...situationOf({ state }) });
  const meet = (play: Play, id: string, answers: HazardAnswers, ...rolls: readonly number[]) => {
    const meeting = meetHazard(combatOf(play), hazardOf(id), { answers, before: 0 }, rolls);
    return {
      ...meeting,
      asks: meeting.next?.words ?? null,
      sentence: (stat: number) => describeDerivation(meeting.worksheet.get(`hazard:${stat}`), 'd'),
      after: afterMeeting(play, hazardOf(id), null, meeting),
    };
  };
  /** The one at this place comes again. */
  const again = (play: Play, at: number, ...rolls: readonly number[]) => {
    const going = play.hazards?.[at];
    if (!going) throw new Error('nothing goes on there');
    const hazard = hazardOf(going.hazard);
    const meeting = meetHazard(combatOf(play), hazard, going, rolls);
    return { log: meeting.log, after: afterMeeting(play, hazard, at, meeting) };
  };
  return { begin, meet, again, hazardOf, combatOf };
}

describe('falls', () => {
  it('by Man to Man 5 yards are 5−10, and 5 more are lost onto something soft (p. 47)', () => {
    const { begin, meet } = victim('man-to-man', manToMan);
    const hard = meet(begin(), 'fall', { yards: 5 }, 17);
    expect(hard.log).toEqual(['Damage of the fall: 7 damage (cr), 7 hits lost; stunned until HT is rolled.']);
    expect(hard.state).toMatchObject({ hitsLost: 7, conditions: ['stunned'] });
    expect(hard.state.rollsDue.map(({ effect }) => effect)).toEqual(['knockedDown']);
    const soft = meet(begin(), 'fall', { yards: 5, onto: 'soft' }, 17);
    expect(soft.state.hitsLost).toBe(2);
    expect(soft.sentence(1)).toContain('onto something soft, 1 less for each yard −5');
  });

  it('deep water takes a fall of 20 yards, and does one die from higher (p. 47)', () => {
    const { begin, meet } = victim('man-to-man', manToMan);
    expect(meet(begin(), 'fall', { yards: 20, onto: 'water' }).log).toEqual(['Deep water takes the fall, no damage.']);
    expect(meet(begin(), 'fall', { yards: 21, onto: 'water' }, 4).state.hitsLost).toBe(4);
  });

  it('with hit locations 8 on two dice cripples the left leg: under 5 hits for ten minutes (p. 47)', () => {
    const { begin, meet } = victim('man-to-man', manToMan, {}, withPlaces);
    const light = meet(begin(), 'fall', { yards: 2, places: true }, 11, 8);
    expect(light.log).toEqual([
      'Damage of the fall: 3 damage (cr), 3 hits lost.',
      'What the fall hits: rolled 8, left leg crippled, stunned.',
      'Usable again within ten minutes.',
    ]);
    expect(light.state).toMatchObject({
      crippled: ['leftLeg'],
      posture: 'lying',
      cripplings: { leftLeg: 'untilHealed' },
    });
    const healed = passSeconds(light.after, 600);
    expect(healed.state.crippled).toEqual([]);
    expect(healed.hazards).toBeUndefined();
    expect(describeHazards(light.after, healed)).toEqual(['Left leg useless ends.']);
  });

  it('from 5 hits on HT+5 decides how long the place stays crippled (p. 47)', () => {
    const { begin, meet } = victim('man-to-man', manToMan, {}, withPlaces);
    const asked = meet(begin(), 'fall', { yards: 5, places: true }, 17, 6);
    expect(asked.asks).toBe('recover the use of the shield arm');
    const rolled = meet(begin(), 'fall', { yards: 5, places: true }, 17, 6, 16);
    expect(rolled.log.at(-1)).toBe(
      'Recover the use of the shield arm: needs 15, rolled 16, failure by 1: lasts one die of months.',
    );
    expect(rolled.state.cripplings).toEqual({ shieldArm: 'months' });
  });

  it('by GURPS Lite Acrobatics takes 5 yards away, 60 yards count as 50, and armor protects with half its DR (p. 28)', () => {
    const { begin, meet } = victim('lite-3e', lite, { equipment: [item('heavy-leather-armor', { place: 'ready' })] });
    expect(meet(begin(), 'fall', { yards: 8, acrobatics: true }).sentence(1)).toContain('3 yards, 1d−3 per yard');
    expect(meet(begin(), 'fall', { yards: 60 }).sentence(1)).toContain('50 yards, 1d−2 per yard');
    const fell = meet(begin(), 'fall', { yards: 3 }, 15);
    expect(fell.log).toEqual(['Damage of the fall: 6 damage (cr), DR 1, 5 hits lost.']);
  });

  it('by the fourth edition 5 yards end at 10 yards a second: 10 HP × 10 × 2 / 100, 2d onto hard ground', () => {
    const { begin, meet } = victim('fourth-edition', fourthEdition);
    const fell = meet(begin(), 'fall', { yards: 5 });
    expect(fell.sentence(1)).toContain('2d');
    expect(meet(begin(), 'fall', { yards: 5, onto: 'soft' }).sentence(1)).toContain('1d');
    expect(meet(begin(), 'fall', { yards: 5 }, 9).state.rollsDue.map(({ effect }) => effect)).toEqual(['knockedDown']);
  });
});

describe('fire', () => {
  const armored = { equipment: [item('heavy-leather-armor', { place: 'ready' })] };

  it('by Man to Man heavy leather keeps it out for 2 turns, then stops 2 hits each turn (p. 46)', () => {
    const { begin, meet, again } = victim('man-to-man', manToMan, armored);
    const first = meet(begin(), 'fire', {});
    expect(first.log).toEqual(['Armor of DR 2 keeps the fire out, turn 1 of 2.']);
    const second = again(passSeconds(first.after, 1), 0);
    expect(second.log).toEqual(['Armor of DR 2 keeps the fire out, turn 2 of 2.']);
    const third = again(passSeconds(second.after, 1), 0, 6);
    expect(third.log).toEqual(['Damage of the fire: 5 damage (fire), DR 2, 3 hits lost.']);
    expect(third.after.state.hitsLost).toBe(3);
  });

  it('walking through does 1−3 once; without armor a whole turn is 1−1 and is due again after a second', () => {
    const { begin, meet } = victim('man-to-man', manToMan);
    const through = meet(begin(), 'fire', { how: 'part' }, 5);
    expect(through.state.hitsLost).toBe(2);
    expect(through.after.hazards).toBeUndefined();
    const inside = meet(begin(), 'fire', {}, 5);
    expect(inside.state.hitsLost).toBe(4);
    expect(inside.after.hazards).toMatchObject([{ hazard: 'fire', before: 1, due: 0, seconds: 1, each: 1 }]);
    const later = passSeconds(inside.after, 3);
    expect(later.hazards?.[0]).toMatchObject({ due: 3, seconds: 1 });
    expect(describeHazards(inside.after, later)).toEqual(['Fire: due 3 times.']);
    expect(endHazard(later, 0).hazards).toBeUndefined();
  });

  it('oil on somebody lights on 1 to 4, on the floor on 1 to 5, and burns for 60 turns (p. 44)', () => {
    const { begin, meet, again } = victim('man-to-man', manToMan);
    const lit = (on: string, die: number) =>
      meet(begin(), 'oil', { on }, die).after.hazards?.map(({ hazard }) => hazard);
    expect([lit('body', 4), lit('body', 5), lit('floor', 5), lit('floor', 6)]).toEqual([
      ['burningOil'],
      undefined,
      ['burningOil'],
      undefined,
    ]);
    const burning = meet(begin(), 'oil', {}, 1).after;
    const last = { ...burning, hazards: burning.hazards?.map((each) => ({ ...each, before: 59, due: 1 })) };
    expect(again(last, 0, 1).after.hazards).toBeUndefined();
  });

  it('by GURPS Lite heavy leather keeps it out for 6 turns, then HT or 1 fatigue each turn (p. 28)', () => {
    const { begin, meet, again } = victim('lite-3e', lite, armored);
    const first = meet(begin(), 'fire', { turns: 5 });
    expect(first.log).toEqual(['Armor of DR 2 keeps the fire out, turn 6 of 6.']);
    const hot = again(first.after, 0, 13);
    expect(hot.log).toEqual([
      'HT against the heat: needs 10, rolled 13, failure by 3: the heat tells, 1 fatigue lost.',
    ]);
    expect(hot.after.state.fatigueLost).toBe(1);
  });

  it('in the fourth edition 3 points set a part of the clothes alight, which burn at 1d−4 until DX puts them out', () => {
    const { begin, meet, again, combatOf } = victim('fourth-edition', fourthEdition);
    const burned = meet(begin(), 'fire', { how: 'part' }, 6);
    expect(burned.log[1]).toBe('A part of the clothes catches fire.');
    expect(burned.after.hazards).toMatchObject([{ hazard: 'alight', seconds: 1, due: 0 }]);
    const turn = passSeconds(burned.after, 1);
    // It takes 2 off DX while it burns, and nothing off Move.
    expect(combatOf(turn).worksheet.number('dx')).toBe(8);
    expect(combatOf(turn).worksheet.number('move')).toBe(combatOf(begin()).worksheet.number('move'));
    const beaten = again(
      { ...turn, hazards: turn.hazards?.map((each) => ({ ...each, answers: { beats: true } })) },
      0,
      5,
      8,
    );
    expect(beaten.log).toEqual([
      'Damage of the fire: 1 damage (burn), 1 HP lost.',
      'DX to put the fire out: needs 8, rolled 8, success: it is out.',
    ]);
    expect(beaten.after.hazards).toBeUndefined();
    expect(combatOf(beaten.after).worksheet.number('dx')).toBe(10);
    expect(meet(begin(), 'fire', { how: 'part', fireproof: true }, 6).after.hazards).toBeUndefined();
  });

  it('a part of the clothes that burns becomes all of them by 10 points, and never less again', () => {
    const { begin, meet } = victim('fourth-edition', fourthEdition);
    const part = meet(begin(), 'fire', { how: 'part' }, 6).after;
    const all = meet(part, 'explosion', { type: 'burn' }, 12);
    expect(all.log.at(-1)).toBe('All the clothes catch fire.');
    expect(all.after.hazards).toMatchObject([{ hazard: 'alight', seconds: 1, answers: { how: 'all' } }]);
    const still = meet(all.after, 'fire', { how: 'part' }, 6).after;
    expect(still.hazards).toMatchObject([{ answers: { how: 'all' } }]);
    expect(still.state.spellEffects).toMatchObject([{ hazard: 'clothesBurn', seconds: null }]);
    expect(endHazard(still, 0).state.spellEffects).toBeUndefined();
  });
});

describe('things that fall', () => {
  const dice = (ruleset: 'man-to-man' | 'lite-3e', answers: HazardAnswers) =>
    victim(ruleset, ruleset === 'lite-3e' ? lite : manToMan)
      .meet({ ...atRest }, 'fallingObject', answers)
      .sentence(1);

  it('a 20-lb rock over 30 yards does 6 dice, a 43-lb suit of armor over 39 yards 16 (Man to Man p. 50; GURPS Lite p. 28)', () => {
    expect(dice('man-to-man', { pounds: 20, yards: 30 })).toContain('6d');
    expect(dice('man-to-man', { pounds: 43, yards: 39 })).toContain('16d');
    expect(dice('lite-3e', { pounds: 20, yards: 30 })).toContain('6d');
  });

  it('4 lb over 29 yards do half of 3 dice, under 5 lb and 5 yards a quarter of a die: 4 or more does 1 (p. 50)', () => {
    const { begin, meet } = victim('man-to-man', manToMan);
    expect(meet(begin(), 'fallingObject', { pounds: 4, yards: 29 }, 11).state.hitsLost).toBe(5);
    const light = (die: number) => meet(begin(), 'fallingObject', { pounds: 4, yards: 4 }, die).state.hitsLost;
    expect([light(3), light(4)]).toEqual([0, 1]);
    expect(meet(begin(), 'fallingObject', { pounds: 100, tipped: true }).sentence(1)).toContain('10d');
  });

  it('from above the place is 3 lower on the dice: a 5 is the head (p. 34), where all damage counts double', () => {
    const { begin, meet } = victim('man-to-man', manToMan, {}, withPlaces);
    const struck = meet(begin(), 'fallingObject', { pounds: 10, yards: 10, places: true }, 5, 4);
    expect(struck.made.map(({ result }) => result)[0]).toBe('head');
    expect(struck.log[0]).toMatch(/^Damage of what falls: 4 damage \(cr\), to the head, DR 1, 6 hits lost; /);
  });
});

describe('explosions', () => {
  it('by GURPS Lite the damage is whole under 2 yards, a quarter at 2, a sixteenth at 4; only sealed armor protects (p. 27)', () => {
    const { begin, meet } = victim('lite-3e', lite, { equipment: [item('heavy-leather-armor', { place: 'ready' })] });
    const lost = (answers: HazardAnswers) => meet(begin(), 'explosion', { dice: '5d', ...answers }, 24).state.hitsLost;
    expect([lost({ yards: 1 }), lost({ yards: 2 }), lost({ yards: 4 }), lost({ yards: 2, sealed: true })]).toEqual([
      24, 6, 1, 4,
    ]);
    expect(lost({ yards: 4, multiply: 20 })).toBe(30);
  });

  it('in the fourth edition it is divided by three times the yards, and reaches two yards for each die', () => {
    const { begin, meet } = victim('fourth-edition', fourthEdition);
    const at = (yards: number) => meet(begin(), 'explosion', { dice: '4d', yards }, 20);
    expect([at(0), at(1), at(2)].map(({ state }) => state.hitsLost)).toEqual([20, 6, 3]);
    expect(at(9).log).toEqual(['Too far away for the blast.']);
    const fragments = meet(begin(), 'explosion', { dice: '1d', yards: 3, fragments: '2d' }, 12, 7);
    expect(fragments.sentence(1)).toContain('15');
    expect(fragments.log).toContain('Damage of a fragment: 7 damage (cut), 10 HP lost.');
  });
});

describe('poison and illness', () => {
  it('cobra venom does 3 dice, or 1 if HT is rolled; wolfsbane nothing then (Man to Man p. 47)', () => {
    const { begin, meet } = victim('man-to-man', manToMan, {
      equipment: [item('heavy-leather-armor', { place: 'ready' })],
    });
    expect(meet(begin(), 'poison', { poison: 'cobra' }, 11, 9).state.hitsLost).toBe(9);
    expect(meet(begin(), 'poison', { poison: 'cobra' }, 10, 4).state.hitsLost).toBe(4);
    expect(meet(begin(), 'poison', { poison: 'wolfsbane' }, 10)).toMatchObject({ next: null, state: { hitsLost: 0 } });
    const numb = meet(begin(), 'poison', { poison: 'wolfsbane' }, 11, 7).after;
    expect(numb.state.spellEffects).toMatchObject([{ hazard: 'wolfsbane', name: 'Wolfsbane', seconds: 7_200 }]);
    expect(passSeconds(numb, 7_199).state.spellEffects).toHaveLength(1);
    expect(passSeconds(numb, 7_200).state.spellEffects).toBeUndefined();
  });

  it('wolfsbane takes 4 off DX and weapon skills, and no Speed; caustic tar 1 off skills for each hit (Man to Man p. 47)', () => {
    const { begin, meet, combatOf } = victim('man-to-man', manToMan, {
      skills: [skill('broadsword', 4)],
      equipment: [item('broadsword', { place: 'ready' })],
    });
    const numbers = (play: Play) => {
      const { worksheet, attacks } = combatOf(play);
      const [first] = attacks.filter(({ line }) => line.use);
      return {
        dx: worksheet.number('dx'),
        attack: worksheet.number(first?.skill ?? ''),
        move: worksheet.number('move'),
        dodge: worksheet.number('dodge'),
      };
    };
    const whole = numbers(begin());
    const numb = numbers(meet(begin(), 'poison', { poison: 'wolfsbane' }, 11, 2).after);
    expect(numb).toEqual({ ...whole, dx: whole.dx - 4, attack: whole.attack - 4 - 2 }); // the 2 hits are shock
    const once = meet(begin(), 'poison', { poison: 'tar' }, 11).after;
    expect(numbers(once)).toEqual({ ...whole, attack: whole.attack - 1 });
    const twice = meet(once, 'poison', { poison: 'tar' }, 11).after;
    expect(numbers(twice)).toEqual({ ...whole, attack: whole.attack - 2 });
    expect(numbers(passSeconds(twice, 3_600))).toEqual(whole);
  });

  it('a bulky object leaves one yard and active defenses −3 in the next turn (Man to Man p. 50)', () => {
    const { begin, meet, combatOf } = victim('man-to-man', manToMan, {
      skills: [skill('broadsword', 4)],
      equipment: [item('broadsword', { place: 'ready' })],
    });
    const under = meet(begin(), 'fallingObject', { pounds: 60, yards: 1, tipped: true }, 6).after;
    const numbers = (play: Play) => {
      const { worksheet } = combatOf(play);
      return [worksheet.number(fightStats.reach), worksheet.number('dodge')];
    };
    const [move = 0, dodge = 0] = numbers(begin());
    expect(numbers({ ...under, state: { ...under.state, hitsLost: 0, wounds: 0 } })).toEqual([1, dodge - 3]);
    expect(numbers({ ...passSeconds(under, 2), state: { ...passSeconds(under, 2).state, hitsLost: 0 } })).toEqual([
      move,
      dodge,
    ]);
  });

  it('a slow poison of GURPS Lite waits, then comes so often; Resistant to Poison adds 3 (pp. 10, 29)', () => {
    const { begin, meet, again, hazardOf, combatOf } = victim('lite-3e', lite, {
      traits: [trait('resistant-to-poison')],
    });
    const answers = { add: -2, dice: '1d', delay: 60, each: 10, times: 2 };
    expect(meet(begin(), 'poison', answers).sentence(1)).toBe(
      'HT against the poison 11: HT 10; Resistant to Poison +3; the poison −2. (GURPS Lite p. 29)',
    );
    const delay = delayOf(combatOf(begin()), hazardOf('poison'), answers);
    expect(delay?.seconds).toBe(3_600);
    const waiting = awaitHazard(begin(), hazardOf('poison'), answers, 3_600);
    expect(passSeconds(waiting, 3_599).hazards?.[0]).toMatchObject({ due: 0, seconds: 1 });
    const due = passSeconds(waiting, 3_600);
    expect(due.hazards?.[0]).toMatchObject({ due: 1 });
    const first = again(due, 0, 12, 4).after;
    expect(first).toMatchObject({ state: { hitsLost: 4 }, hazards: [{ before: 1, due: 0, seconds: 600 }] });
    expect(again(passSeconds(first, 600), 0, 9).after).toMatchObject({ state: { hitsLost: 4 } });
    expect(again(passSeconds(first, 600), 0, 9).after.hazards).toBeUndefined();
  });

  it('an illness of GURPS Lite is caught by HT with the closest contact, shows after a day, and ends with a 3 or 4 (p. 29)', () => {
    const { begin, meet, again } = victim('lite-3e', lite);
    const met = (contact: string) => meet(begin(), 'contagion', { contact }).sentence(1);
    expect([met('avoided'), met('kissed')].map((words) => words.match(/illness (\d+)/)?.[1])).toEqual(['14', '7']);
    const caught = meet(begin(), 'contagion', { contact: 'clothes' }, 11).after;
    expect(caught.hazards).toMatchObject([{ hazard: 'illness', seconds: 86_400 }]);
    const ill = passSeconds(caught, 86_400);
    expect(again(ill, 0, 11).after.state.hitsLost).toBe(1);
    expect(again(ill, 0, 4).after.hazards).toBeUndefined();
    const immune = victim('lite-3e', lite, {
      traits: [trait('immunity-to-disease', { choices: [{ parameter: 'degree', value: 'immune' }] })],
    });
    expect(immune.meet(begin(), 'contagion', {}).log).toEqual(['Immune to disease.']);
  });
});

describe('cold, gas, water and no air', () => {
  it('freezing weather asks for HT each half hour: −5 in light clothing, −1 for each 10 degrees below zero (Man to Man p. 47)', () => {
    const { begin, meet } = victim('man-to-man', manToMan);
    const cold = meet(begin(), 'freezing', { clothes: 'light', below: 25 }, 4 + 0);
    expect(cold.sentence(1)).toContain('HT against the cold 3: HT 10; light clothing −5; 25 degrees below zero −2');
    const frozen = meet(begin(), 'freezing', {}, 11);
    expect(frozen.state).toMatchObject({ hitsLost: 1, fatigueLost: 1 });
    expect(frozen.after.hazards).toMatchObject([{ seconds: 1_800 }]);
  });

  it('thick smoke is HT+3 or a hit each turn; mustard gas 2, and burns the skin after two turns in clothing (p. 47)', () => {
    const { begin, meet, again, combatOf } = victim('man-to-man', manToMan);
    expect(meet(begin(), 'gas', { kind: 'smoke' }, 13).state.hitsLost).toBe(0);
    expect(meet(begin(), 'gas', { kind: 'smoke' }, 14).state.hitsLost).toBe(1);
    const burned = meet(begin(), 'gas', { kind: 'mustard', goggles: true }, 11);
    expect(burned).toMatchObject({ next: null, state: { hitsLost: 2 } });
    const third = { ...burned.after, hazards: burned.after.hazards?.map((each) => ({ ...each, before: 2, due: 1 })) };
    expect(again(third, 0, 9, 6).after.state.hitsLost).toBe(5);
    const blind = meet(begin(), 'gas', { kind: 'tear' }, 9, 11);
    expect(blind.log.at(-1)).toContain('weeps: all physical skills −5');
    // The lasting −5 of weeping is not the −10 of eyes that are lost.
    expect(blind.state.conditions).toEqual([]);
    expect(blind.after.hazards).toMatchObject([{ hazard: 'gas' }]);
    expect(blind.after.state.spellEffects).toMatchObject([{ hazard: 'weeping', seconds: 600 }]);
    expect(combatOf(blind.after).worksheet.number('dx')).toBe(5);
    // Who weeps already does not roll for the eyes again.
    const second = again(passSeconds(blind.after, 1), 0, 9);
    expect(second.log.at(-1)).toBe('Weeps: all physical skills −5.');
    expect(second.after.state.spellEffects).toMatchObject([{ hazard: 'weeping', seconds: 600 }]);
  });

  it('a swimmer of GURPS Lite who fails rolls again after 5 seconds, recovered after a minute, and drowns at ST 0 (p. 23)', () => {
    const { begin, meet, again } = victim('lite-3e', lite);
    // DX 10: a default of 6, and 9 for going in on purpose.
    const under = meet(begin(), 'drowning', { meant: true }, 10);
    expect(under.log[0]).toMatch(/^Swimming: needs 9, rolled 10, failure by 1: inhales water, 1 fatigue lost/);
    expect(under.after.hazards).toMatchObject([{ seconds: 5, answers: { under: true } }]);
    const recovered = again(under.after, 0, 6).after;
    expect(recovered.hazards).toMatchObject([{ seconds: 60, answers: { under: false } }]);
    expect(again(recovered, 0, 6).after.hazards).toMatchObject([{ seconds: 300 }]);
    const drowned = meet(begin({ fatigueLost: 9 }), 'drowning', {}, 12);
    expect(drowned.state.conditions).toContain('dead');
    expect(drowned.after.hazards).toBeUndefined();
  });

  it('in the fourth edition HT 10 holds a breath 10 seconds in a fight, 150 at rest after hyperventilating (pp. 351–352)', () => {
    const { begin, hazardOf, combatOf, meet } = victim('fourth-edition', fourthEdition);
    const held = (answers: HazardAnswers) => delayOf(combatOf(begin()), hazardOf('breath'), answers)?.seconds;
    expect([
      held({}),
      held({ ready: 'surprised' }),
      held({ effort: 'rest', ready: 'fast' }),
      held({ ready: 'none' }),
    ]).toEqual([10, 5, 150, undefined]);
    expect(held({ effort: 'mild', control: true })).toBe(60);
    const gasping = meet(begin(), 'breath', {});
    expect(gasping).toMatchObject({ next: null, state: { fatigueLost: 1 }, again: 1 });
    const last = meet(begin({ fatigueLost: 9 }), 'breath', {}, 11);
    expect(last.log).toEqual([
      'Out of breath, 1 fatigue lost.',
      'Will to stay conscious: needs 10, rolled 11, failure by 1: unconscious, and dies unless rescued.',
    ]);
    expect(last.state.conditions).toContain('unconscious');
  });

  it('a strong shock burns past metal armor, then HT −1 for each 2 hits: by 5 it stops the heart', () => {
    const { begin, meet } = victim('fourth-edition', fourthEdition);
    const shocked = meet(begin(), 'electricity', { dice: '1d' }, 5, 9);
    expect(shocked.log[1]).toMatch(
      /^HT against the shock: needs 8, rolled 9, failure by 1: unconscious for 10 minutes/,
    );
    expect(meet(begin(), 'electricity', { dice: '1d' }, 5, 13).state.conditions).toContain('mortallyWounded');
    expect(meet(begin(), 'electricity', { kind: 'weak', add: -3 }, 8).state.conditions).toEqual(['stunned']);
  });

  it('a current that goes on leaves one effect that lasts, counted from the last failure', () => {
    const { begin, meet, again, combatOf } = victim('fourth-edition', fourthEdition);
    const first = passSeconds(meet(begin(), 'electricity', { held: true }, 2, 11).after, 1);
    const at = (first.hazards ?? []).findIndex(({ hazard }) => hazard === 'electricity');
    const twice = again(first, at, 2, 11).after;
    expect(twice.state.spellEffects).toMatchObject([{ hazard: 'shocked', seconds: 1_200 }]);
    expect(combatOf(twice).worksheet.number('dx')).toBe(8);
  });

  it('who needs no air, or is at home in water, does not roll for Swimming in the fourth edition (pp. 40, 49, 145, 354)', () => {
    const entering = (...traits: ReturnType<typeof trait>[]) => {
      const { begin, meet } = victim('fourth-edition', fourthEdition, { traits });
      return meet(begin(), 'drowning', {});
    };
    expect(entering()).toMatchObject({ asks: 'Swimming', log: [] });
    const merfolk = trait('no-legs', { choices: [{ parameter: 'kind', value: 'aquatic' }] });
    for (const one of [trait('doesnt-breathe'), trait('amphibious'), merfolk]) {
      const met = entering(one);
      expect(met).toMatchObject({ asks: null, state: { fatigueLost: 0 } });
      expect(met.after.hazards).toBeUndefined();
    }
    expect(entering(trait('doesnt-breathe')).log).toEqual(['Needs no air.']);
    expect(entering(merfolk).log).toEqual(['At home in water.']);
    const sessile = trait('no-legs', { choices: [{ parameter: 'kind', value: 'sessile' }] });
    expect(entering(sessile).asks).toBe('Swimming');
  });
});

it('dice of one’s own are stopped by DR, reach somebody behind something by half, and make the rolls of a wound due', () => {
  const { begin, meet } = victim('fourth-edition', fourthEdition);
  const hit = (answers: HazardAnswers) => meet(begin(), 'other', { dice: '2d', type: 'cr', ...answers }, 7);
  expect(hit({}).log).toEqual(['Damage: 7 damage (cr), 7 HP lost.']);
  expect(hit({}).state.rollsDue.map(({ effect }) => effect)).toEqual(['knockedDown']);
  expect(hit({ reaches: 'half' }).state.hitsLost).toBe(3);
  expect(hit({ reaches: 'none' })).toMatchObject({ made: [], next: null, log: [] });
});

it('answers from a file that make no sense are as usual, whatever their names', () => {
  const { begin, meet } = victim('fourth-edition', fourthEdition);
  const odd: HazardAnswers = JSON.parse('{"yards": "far", "onto": 7, "__proto__": 3, "constructor": "x"}');
  expect(meet(begin(), 'fall', odd).sentence(1)).toBe(meet(begin(), 'fall', {}).sentence(1));
  expect(meet(begin(), 'explosion', { dice: '99999d', yards: -3 }).next?.dice).toBe(4);
});

it('the dead meet nothing more', () => {
  const { begin, meet } = victim('fourth-edition', fourthEdition);
  expect(meet(begin({ conditions: ['unconscious', 'dead'] }), 'fall', {})).toMatchObject({ next: null, log: [] });
});
