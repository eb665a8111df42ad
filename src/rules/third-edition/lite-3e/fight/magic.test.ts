import { describe, expect, it } from 'vitest';
import { atRest, type CastChoice, type Play, withoutCasts } from '../../../../character/play.ts';
import { describeDerivation } from '../../../../engine/format.ts';
import { combatant } from '../../../../testing/combatant.ts';
import { item, saved, skill, trait } from '../../../../testing/rows.ts';
import { deriveCombat, describeRefusal } from '../../../combat/derive-combat.ts';
import { fightStats } from '../../../combat/fight.ts';
import {
  afterBeginning,
  afterCast,
  afterDistraction,
  afterEnd,
  afterMaintenance,
  canMaintain,
  findDistraction,
  isCastDue,
  mustResist,
} from '../../../combat/magic/after-cast.ts';
import { castStats } from '../../../combat/magic/cast-steps.ts';
import { type CastSheet, castNumber, deriveCast, newChoice } from '../../../combat/magic/derive-cast.ts';
import { describePassing, passSeconds } from '../../../combat/magic/spell-time.ts';
import { readRoll } from '../../../combat/outcomes/success-roll.ts';
import { afterAttack, afterWaking, loseHits, lossOf } from '../../../combat/state-after.ts';
import { takeTurn } from '../../../combat/take-turn.ts';
import { openWorksheet } from '../../../derive-character.ts';
import { fightRules } from './fight-rules.ts';

/**
 * A mage of GURPS Lite: IQ 13 and Magery 2 learn spells as with IQ 15. Mental and hard: 4 points are 15 (p. 13). Spell Throwing is
 * physical and easy: a point is DX 12. Will 13, Dodge as Move 5, 10 hits and 10 fatigue.
 */
const character = saved('lite-3e', {
  attributes: { st: 10, dx: 12, iq: 13, ht: 10 },
  traits: [trait('magery', { level: 2 })],
  skills: [
    skill('fireball', 4),
    skill('shield-spell', 4),
    skill('haste', 4),
    skill('daze', 4),
    skill('sleep', 4),
    skill('create-fire', 4),
    skill('light', 4),
    skill('minor-healing', 4),
    skill('lend-health', 4),
    skill('spell-throwing', 1),
  ],
  equipment: [item('shortsword', { key: 'sword', place: 'carried' })],
});
const sheet = openWorksheet(character);
const mage = combatant(character, fightRules);
const combatOf = (play: Play) => deriveCombat(sheet, fightRules, play);
const on = (name: string): Play['spells'][number] => ({ row: name, name, note: '' });

function cast(spell: string, choice: Partial<CastChoice> = {}, play: Play = atRest): CastSheet {
  const found = deriveCast(combatOf(play), play, spell, { ...newChoice(), ...choice });
  if (!found) throw new Error(`no ${spell}`);
  return found;
}
const sentence = (one: CastSheet, part: keyof typeof castStats): string =>
  describeDerivation(one.worksheet.get(castStats[part]), 'bare');
const roll = (rolled: number, needed = 15) => ({
  result: readRoll(fightRules.success, needed, rolled),
  resistance: null,
  cast: 'c1',
  caster: 'Mira',
  subject: 'Bandit',
});

describe('Casting spells by GURPS Lite (p. 30)', () => {
  it('each spell that is on takes 1 from the roll, and an unseen subject 5', () => {
    // 15, less 2 for two spells that are on, less 5: 8.
    const play: Play = { ...atRest, spells: [on('Light'), on('Shield')] };
    const daze = cast('daze', { subject: 'other', unseen: true }, play);
    expect(castNumber(daze, 'skill')).toBe(8);
    expect(sentence(daze, 'skill')).toBe(
      'Daze: roll to cast 8: Daze 15; 2 spells on (Light, Shield) −2; subject neither seen nor touched −5. (GURPS Lite p. 30)',
    );
    expect(castNumber(cast('daze'), 'skill')).toBe(15);
  });

  it('high skill changes neither energy nor time; the energy of a fireball is its dice, and its seconds too', () => {
    const ball = cast('fireball', { amount: 3 });
    expect([castNumber(ball, 'energy'), castNumber(ball, 'seconds')]).toEqual([3, 3]);
    expect(sentence(ball, 'energy')).toBe('Fireball: energy to spend 3: Fireball: full cost 3. (GURPS Lite p. 31)');
    expect(sentence(ball, 'cost')).toBe('Fireball: full cost 3: cost of each 1; dice × 3. (GURPS Lite p. 31)');
    expect(castNumber(cast('fireball', { amount: 9 }), 'energy')).toBe(3);
  });

  it('the base cost of an area is for each yard of its radius, and half to maintain', () => {
    // Create Fire: 2 × 3 yards = 6, 3 to maintain.
    const fire = cast('create-fire', { radius: 3 });
    expect([castNumber(fire, 'energy'), castNumber(fire, 'maintain')]).toEqual([6, 3]);
    expect(sentence(fire, 'maintain')).toContain('half to maintain');
  });

  it('hits that were taken while concentrating lower the roll, and ask for Will−3', () => {
    const begun = afterBeginning({ ...atRest, turn: 1 }, cast('daze', { subject: 'other' }));
    expect(begun.casting).toMatchObject({ needed: 2, turns: 0 });
    expect(begun.choice.maneuver).toBe('longAction');
    const hurt: Play = { ...begun, state: { ...begun.state, hitsLost: 2, wounds: 2 } };
    expect(findDistraction(hurt, 'hit')).toBe('wounded, 2 hits');
    const daze = cast('daze', { subject: 'other' }, hurt);
    expect(castNumber(daze, 'distraction')).toBe(10);
    expect(sentence(daze, 'distraction')).toBe('keep concentrating 10: Will 13; disturbed −3. (GURPS Lite p. 30)');
    expect(sentence(daze, 'skill')).toContain('wounded while concentrating −2');
    expect(castNumber(daze, 'skill')).toBe(13);
    expect(findDistraction(afterDistraction(hurt, true), 'hit')).toBeNull();
    expect(afterDistraction(hurt, false).casting).toBeNull();
  });

  it('a spell of two seconds is rolled at the start of the third turn, and is lost with another maneuver', () => {
    const first = afterBeginning({ ...atRest, turn: 1 }, cast('daze'));
    const { magic } = fightRules;
    if (!magic) throw new Error('no magic');
    expect(isCastDue(first, magic)).toBe(false);
    const second = takeTurn(first, combatOf(first));
    expect([second.casting?.turns, isCastDue(second, magic)]).toEqual([1, false]);
    const third = takeTurn(second, combatOf(second));
    expect([third.casting?.turns, isCastDue(third, magic)]).toEqual([2, true]);
    const other: Play = { ...second, choice: { ...second.choice, maneuver: 'move' } };
    const lost = takeTurn(other, combatOf(other));
    expect(lost.casting).toBeNull();
    expect(describePassing(other, lost)).toEqual(['Daze is lost.']);
  });

  it('success costs the energy, a critical success nothing, a failure 1, a critical failure all', () => {
    const lost = (rolled: number) => afterCast(cast('daze'), roll(rolled)).caster(atRest).state.fatigueLost;
    expect([lost(10), lost(4), lost(16), lost(18)]).toEqual([3, 0, 1, 3]);
    expect(afterCast(cast('daze'), roll(18)).log).toEqual([
      'Daze goes wrong, 3 energy: a small disaster, as the game master says.',
    ]);
  });

  it('a resisted spell is a contest that the caster must win: a tie resists', () => {
    const daze = cast('daze', { subject: 'other', resistance: 12 });
    expect(castNumber(daze, 'resistance')).toBe(12);
    const by = (rolled: number, margin: number) =>
      afterCast(daze, { ...roll(rolled), resistance: { margin, isSuccess: margin >= 0 } });
    // 15 against a roll of 11: by 4.
    expect(mustResist(daze, roll(11).result)).toBe(true);
    expect(by(11, 4).log).toEqual(['Daze on Bandit: Bandit resists, 3 energy.']);
    expect(by(11, 3).log).toEqual(['Daze on Bandit is cast: Bandit is dazed, 3 energy.']);
    expect(by(11, 3).caster(atRest).spells).toMatchObject([
      { name: 'Daze', seconds: 60, maintain: 2, subject: 'Bandit' },
    ]);
  });

  it('without Magery nobody casts in normal mana', () => {
    const plain = openWorksheet({ ...character, character: { ...character.character, traits: [] } });
    const found = deriveCast(deriveCombat(plain, fightRules, atRest), atRest, 'light', newChoice());
    expect(found && describeRefusal(found.worksheet.get(castStats.skill))).toBe('only mages cast in normal mana');
  });
});

describe('A missile spell by GURPS Lite (p. 31)', () => {
  const ball = afterCast(cast('fireball', { amount: 2 }), roll(10));
  const thrown = mage({ ...ball.caster(atRest), target: { range: 5 } });

  it('is in the hand, with its dice, thrown by Spell Throwing, at −4 without aiming', () => {
    expect(ball.log).toEqual(['Fireball is cast: it is in your hand, ready to throw, 2 energy.']);
    expect(ball.caster(atRest).spells).toEqual([]);
    expect(thrown.damage('spell-missile.0')).toBe('2d');
    expect(thrown.skill('spell-missile.0')).toBe(8);
    expect(thrown.sentence('fight:spell-missile.0.skill')).toContain('not aimed −4');
  });

  it('a turn of aiming takes the −4 away, and the throw empties the hand', () => {
    const aimed = mage({
      ...ball.caster(atRest),
      target: { range: 5 },
      state: { ...ball.caster(atRest).state, aim: { line: 'spell-missile.0', turns: 1, braced: false } },
    });
    expect(aimed.skill('spell-missile.0')).toBe(12);
    const line = aimed.sheet.attacks.find((attack) => attack.line.id === 'spell-missile.0')?.line;
    if (!line) throw new Error('no line');
    expect(line.mode).toBe('thrown');
    const after = afterAttack(aimed.sheet, line);
    expect([after.missile, after.aim, after.places]).toEqual([null, null, {}]);
  });
});

describe('Daze and Sleep by GURPS Lite (pp. 30, 31)', () => {
  const subject = { ...atRest, state: { ...atRest.state, aim: { line: 'bow.0', turns: 2, braced: false } } };
  const onSubject = (spell: string, play: Play = subject) =>
    afterCast(cast(spell, { subject: 'other' }), roll(12)).subject(play);
  const swordSkill = (play: Play) => combatOf(play).worksheet.get('fight:sword.0.skill');

  it('Daze leaves its subject standing and able to do nothing, for as long as the spell is on', () => {
    const dazed = onSubject('daze');
    expect(dazed.state).toMatchObject({ conditions: ['dazed'], posture: 'standing' });
    expect(describeRefusal(swordSkill(dazed))).toBe('dazed');
    const caster = afterCast(cast('daze', { subject: 'other' }), roll(12));
    expect(caster.log).toEqual(['Daze on Bandit is cast: Bandit is dazed, 3 energy.']);
    expect(caster.caster(atRest).spells).toMatchObject([{ name: 'Daze', seconds: 60, maintain: 2 }]);
    expect(withoutCasts(dazed.state, ['other']).conditions).toEqual(['dazed']);
    expect(withoutCasts(dazed.state, ['c1']).conditions).toEqual([]);
  });

  it('a second casting keeps the daze up when the first one ends', () => {
    const twice = afterCast(cast('daze', { subject: 'other' }), { ...roll(12), cast: 'c2' }).subject(onSubject('daze'));
    expect(withoutCasts(twice.state, ['c1']).conditions).toEqual(['dazed']);
    expect(withoutCasts(twice.state, ['c1', 'c2']).conditions).toEqual([]);
  });

  it('any injury ends a daze, and so does the resistance to another spell', () => {
    const dazed = onSubject('daze');
    expect(loseHits(combatOf(dazed), dazed.state, 1).conditions).toEqual([]);
    const resisted = afterCast(cast('sleep', { subject: 'other' }), {
      ...roll(12),
      resistance: { margin: 5, isSuccess: true },
    });
    expect(resisted.subject(dazed).state.conditions).toEqual([]);
  });

  it('who is put to sleep falls, aims no more, and is mentally stunned when woken', () => {
    const asleep = onSubject('sleep');
    expect(asleep.state).toMatchObject({ conditions: ['asleep'], posture: 'lying', aim: null });
    expect(describeRefusal(swordSkill(asleep))).toBe('asleep');
    expect(combatOf(asleep).worksheet.number(fightStats.reach)).toBe(0);
    expect(afterWaking(asleep.state).conditions).toEqual(['mentallyStunned']);
    expect(loseHits(combatOf(asleep), asleep.state, 1).conditions).toEqual(['mentallyStunned']);
    expect(passSeconds(asleep, 3600).state.conditions).toEqual(['asleep']);
  });

  it('sleepers and the dazed defend themselves in no way', () => {
    for (const spell of ['daze', 'sleep'])
      expect(describeRefusal(combatOf(onSubject(spell)).worksheet.get('fight:dodge.active'))).toBe(
        spell === 'daze' ? 'dazed' : 'asleep',
      );
  });
});

describe('What spells do by GURPS Lite', () => {
  it('Shield of 3 costs 6, adds 3 to passive defense for a minute, and says so', () => {
    const shield = cast('shield-spell', { amount: 3 });
    expect([castNumber(shield, 'energy'), castNumber(shield, 'maintain')]).toEqual([6, 3]);
    const after = afterCast(shield, roll(10)).caster(atRest);
    const shielded = mage({ ...after });
    expect(Number(shielded.total('dodge')) - Number(mage().total('dodge'))).toBe(3);
    expect(shielded.sentence('passiveDefense')).toContain('Shield (spell)');
    expect(shielded.sentence('passiveDefense')).toContain('+3');
  });

  it('Haste of 2 adds 2 to Move and to Dodge, once', () => {
    const after = afterCast(cast('haste', { amount: 2 }), roll(10)).caster(atRest);
    const [slow, fast] = [mage(), mage({ ...after })];
    expect(Number(fast.move) - Number(slow.move)).toBe(2);
    expect(Number(fast.active('dodge')) - Number(slow.active('dodge'))).toBe(2);
  });

  it('two castings of one spell do not add up', () => {
    const one = afterCast(cast('shield-spell', { amount: 2 }), roll(10)).caster(atRest);
    const two = afterCast(cast('shield-spell', { amount: 1 }), { ...roll(10), cast: 'c2' }).caster(one);
    expect(mage({ ...two }).total('dodge')).toBe(mage({ ...one }).total('dodge'));
  });

  it('Minor Healing gives hits back at once and is not kept up', () => {
    const hurt: Play = { ...atRest, state: { ...atRest.state, hitsLost: 5 } };
    const healed = afterCast(cast('minor-healing', { amount: 3 }, hurt), roll(10)).caster(hurt);
    expect([healed.state.hitsLost, healed.state.fatigueLost, healed.spells]).toEqual([2, 3, []]);
  });

  it('Lend Health gives back no more than was lost, for an hour: then the injuries return', () => {
    const hurt: Play = { ...atRest, state: { ...atRest.state, hitsLost: 3 } };
    const lent = afterCast(cast('lend-health', { amount: 5 }, hurt), roll(10)).caster(hurt);
    expect([lent.state.hitsLost, lent.spells[0]?.seconds]).toEqual([0, 3600]);
    expect(passSeconds(lent, 3599).state.hitsLost).toBe(0);
    expect(passSeconds(lent, 3600)).toMatchObject({ spells: [], state: { hitsLost: 3 } });
    const [spell] = lent.spells;
    if (!spell) throw new Error('no spell');
    expect(afterEnd(combatOf(lent), lent, spell, 0).state).toMatchObject({ hitsLost: 3 });
  });

  it.each([
    ['at the end of its hour', (lent: Play) => passSeconds(lent, 3600, lossOf(combatOf(lent)))],
    ['ended before', (lent: Play) => (lent.spells[0] ? afterEnd(combatOf(lent), lent, lent.spells[0]) : lent)],
    [
      'by the end of a turn',
      (lent: Play) =>
        takeTurn({ ...lent, turn: 1, spells: lent.spells.map((spell) => ({ ...spell, seconds: 1 })) }, combatOf(lent)),
    ],
  ])('the hits that Lend Health takes back are a wound: over half of them knock down, %s', (_, end) => {
    const hurt: Play = { ...atRest, state: { ...atRest.state, hitsLost: 8 } };
    const lent = afterCast(cast('lend-health', { amount: 6 }, hurt), roll(10)).caster(hurt);
    expect([lent.state.hitsLost, lent.state.rollsDue]).toEqual([2, []]);
    const { state } = end(lent);
    expect([state.hitsLost, state.spellEffects]).toEqual([8, undefined]);
    expect(state.rollsDue.map(({ effect }) => effect)).toContain('knockedDown');
  });

  it('nobody maintains a spell without the fatigue for it', () => {
    const tired = (fatigueLost: number): Play => ({ ...atRest, state: { ...atRest.state, fatigueLost } });
    const due = { ...on('Light'), seconds: 0, lasts: 60, maintain: 2 };
    expect([8, 9].map((lost) => canMaintain(combatOf(tired(lost)), due))).toEqual([true, false]);
  });

  it('after its minute a spell waits to be maintained, and ends with the next second', () => {
    const light = afterCast(cast('light'), roll(10)).caster(atRest);
    const over = passSeconds(light, 60);
    expect(over.spells).toMatchObject([{ seconds: 0 }]);
    expect(describePassing(light, over)).toEqual(['Light: its time is over; 1 energy maintains it.']);
    expect(passSeconds(over, 1).spells).toEqual([]);
    const [due] = over.spells;
    if (!due) throw new Error('no spell');
    const kept = afterMaintenance(combatOf(over), over, due);
    expect([kept.spells[0]?.seconds, kept.state.fatigueLost]).toEqual([60, 2]);
  });

  it('a spell that is ended before its time costs 1, and its effect goes with it', () => {
    const after = afterCast(cast('haste', { amount: 1 }), roll(10)).caster(atRest);
    const [haste] = after.spells;
    if (!haste) throw new Error('no spell');
    const ended = afterEnd(combatOf(after), after, haste, 1);
    expect([ended.spells, ended.state.spellEffects, ended.state.fatigueLost]).toEqual([[], undefined, 3]);
  });
});
