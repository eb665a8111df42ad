import { describe, expect, it } from 'vitest';
import { fourthEditionCastings } from '../../../../catalog/fourth-edition/spell-castings.ts';
import { atRest, type CastChoice, type Play } from '../../../../character/play.ts';
import { describeDerivation } from '../../../../engine/format.ts';
import { combatant } from '../../../../testing/combatant.ts';
import { saved, skill, trait } from '../../../../testing/rows.ts';
import { deriveCombat } from '../../../combat/derive-combat.ts';
import {
  afterBeginning,
  afterCast,
  afterGrowth,
  growthOf,
  isCastDue,
  mustResist,
} from '../../../combat/magic/after-cast.ts';
import { castStats } from '../../../combat/magic/cast-steps.ts';
import { type CastSheet, castNumber, deriveCast, newChoice } from '../../../combat/magic/derive-cast.ts';
import { passSeconds } from '../../../combat/magic/spell-time.ts';
import { readRoll } from '../../../combat/outcomes/success-roll.ts';
import { afterAttack } from '../../../combat/state-after.ts';
import { openWorksheet } from '../../../derive-character.ts';
import { fightRules } from './fight-rules.ts';

/**
 * A mage: IQ 14 and Magery 3 learn spells as with IQ 17 (p. 66). IQ/Hard: a point is 15, 4 are 17, 16 are 20 (p. 170). Innate Attack
 * (Projectile) is DX/Easy: 2 points are DX+1 = 13.
 */
const character = saved('fourth-edition', {
  attributes: { st: 10, dx: 12, iq: 14, ht: 12 },
  traits: [trait('magery', { level: 3 })],
  skills: [
    skill('fireball', 1),
    skill('lightning', 1),
    skill('explosive-fireball', 1),
    skill('daze', 4),
    skill('sleep', 16),
    skill('shield-spell', 1),
    skill('armor', 1),
    skill('haste', 1),
    skill('clumsiness', 1),
    skill('fog', 16),
    skill('deflect-missile', 16),
    skill('aura', 1),
    skill('great-healing', 1),
    skill('innate-attack-projectile', 2),
  ],
});
const withReserve = openWorksheet({
  ...character,
  character: { ...character.character, traits: [...character.character.traits, trait('energy-reserve', { level: 4 })] },
});
const sheet = openWorksheet(character);
const mage = combatant(character, fightRules);
const combatOf = (play: Play) => deriveCombat(sheet, fightRules, play);
const on = (name: string, concentrates = false): Play['spells'][number] => ({
  row: name,
  name,
  note: '',
  concentrates,
});

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
  subject: 'Ogre',
});

describe('Casting spells in the fourth edition (pp. 234–241)', () => {
  it('a yard takes 1, a spell that is on 1, one concentrated on 3, an unseen subject 5', () => {
    // 17 − 1 − 3 − 4 − 5 = 4.
    const play: Play = { ...atRest, spells: [on('Light'), on('Fog', true)] };
    const daze = cast('daze', { subject: 'other', distance: 4, unseen: true, resistance: 10 }, play);
    expect(castNumber(daze, 'skill')).toBe(4);
    expect(sentence(daze, 'skill')).toBe(
      'Daze: roll to cast 4: Daze 17; 1 spell on (Light, Fog) −1; concentrating on 1 spell −3; 4 yards to the subject −4; subject neither seen nor touched −5. (Basic Set p. 239)',
    );
  });

  it('skill 15 saves 1 energy and skill 20 saves 2, of the cost and of maintaining', () => {
    // Daze at 17: 3 − 1 = 2, 2 − 1 = 1 to maintain. Sleep at 20: 4 − 2 = 2.
    expect([castNumber(cast('daze'), 'energy'), castNumber(cast('daze'), 'maintain')]).toEqual([2, 1]);
    expect(castNumber(cast('sleep'), 'energy')).toBe(2);
    expect(sentence(cast('sleep'), 'energy')).toBe(
      'Sleep: energy to spend 2: Sleep: full cost 4; Sleep 20; high skill −2; at least 0. (Basic Set p. 250-251)',
    );
  });

  it('skill 20 halves the time, rounded up; a blocking spell takes none and saves nothing', () => {
    // Sleep takes 3 seconds: half is 1.5, so 2.
    expect(castNumber(cast('sleep'), 'seconds')).toBe(2);
    expect(castNumber(cast('daze'), 'seconds')).toBe(2);
    const block = cast('deflect-missile');
    expect([castNumber(block, 'seconds'), castNumber(block, 'energy')]).toEqual([0, 1]);
  });

  it('an area costs its base for each yard of the radius, before skill saves', () => {
    // Fog at 20: 2 × 4 yards − 2 = 6; half of 8 to maintain, less 2: 2.
    const fog = cast('fog', { radius: 4 });
    expect([castNumber(fog, 'energy'), castNumber(fog, 'maintain')]).toEqual([6, 2]);
  });

  it('a larger subject costs more: Size Modifier +2 three times the energy', () => {
    // Daze at 17: 3 × 3 − 1 = 8.
    expect(castNumber(cast('daze', { subject: 'other', size: 2 }), 'energy')).toBe(8);
  });

  it('a ceremony takes ten times as long and saves nothing', () => {
    const sleep = cast('sleep', { ceremonial: true });
    expect([castNumber(sleep, 'seconds'), castNumber(sleep, 'energy')]).toEqual([30, 4]);
  });

  it('against a living subject skill counts as 16 at most, or as what resists it (p. 349)', () => {
    expect(castNumber(cast('sleep', { subject: 'other', resistance: 12 }), 'skill')).toBe(16);
    expect(castNumber(cast('sleep', { subject: 'other', resistance: 18 }), 'skill')).toBe(18);
    expect(sentence(cast('sleep', { subject: 'other', resistance: 12 }), 'skill')).toContain('Rule of 16');
    expect(castNumber(cast('sleep'), 'skill')).toBe(20);
  });

  it('energy from hit points takes 1 each from the roll, and is hit points', () => {
    const daze = cast('daze', { fromHits: 2 });
    expect(castNumber(daze, 'skill')).toBe(15);
    const { state } = afterCast(daze, roll(10)).caster(atRest);
    expect([state.hitsLost, state.fatigueLost]).toEqual([2, 0]);
  });

  it('a critical success leaves nobody a chance to resist; a failure costs 1, but of information all', () => {
    const daze = cast('daze', { subject: 'other', resistance: 12 });
    expect([mustResist(daze, roll(4).result), mustResist(daze, roll(10).result)]).toEqual([false, true]);
    // Aura costs 3, at 15 2.
    expect(afterCast(cast('aura'), roll(16)).caster(atRest).state.fatigueLost).toBe(2);
    expect(afterCast(daze, roll(16)).caster(atRest).state.fatigueLost).toBe(1);
  });

  it('a critical failure has its table: 8 hurts the caster a little', () => {
    const row = fightRules.magic?.mishaps?.find(({ rolls }) => rolls.includes(8));
    if (!row) throw new Error('no row');
    const outcome = afterCast(cast('daze'), { ...roll(18), mishap: { row, rolled: 0 } });
    expect(outcome.caster(atRest).state).toMatchObject({ hitsLost: 1, wounds: 1, fatigueLost: 2 });
    expect(outcome.log).toEqual(['Daze goes wrong, 2 energy: nothing: the caster is hurt a little (1 HP).']);
    const rolls = fightRules.magic?.mishaps?.flatMap((each) => each.rolls);
    expect(rolls).toEqual(Array.from({ length: 16 }, (_, i) => i + 3));
  });

  it('energy beyond the last fatigue costs hits, and −FP is unconsciousness (p. 426)', () => {
    // HT 12 is 12 FP. Sleep costs 4, at skill 20 two less: 2.
    const tired = (fatigueLost: number): Play => ({ ...atRest, state: { ...atRest.state, fatigueLost } });
    const slept = (play: Play) => afterCast(cast('sleep', { subject: 'other' }, play), roll(10)).caster(play).state;
    expect(slept(tired(11))).toMatchObject({ fatigueLost: 13, hitsLost: 1, conditions: [] });
    expect(slept(tired(22))).toMatchObject({ fatigueLost: 24, hitsLost: 2, conditions: ['unconscious'] });
  });

  it('energy from hits and the hits of a mishap make a roll to survive due, like any wound', () => {
    // 10 HP, 18 lost: 2 more leave −10.
    const hurt: Play = { ...atRest, state: { ...atRest.state, hitsLost: 18 } };
    const due = [{ effect: 'mayDie', location: '', at: -10 }];
    const daze = cast('daze', { fromHits: 2 }, hurt);
    expect(afterCast(daze, roll(10)).caster(hurt).state).toMatchObject({ hitsLost: 20, wounds: 0, rollsDue: due });
    const row = fightRules.magic?.mishaps?.find(({ hits }) => hits === 'die');
    if (!row) throw new Error('no row');
    const wrong = afterCast(cast('daze', {}, hurt), { ...roll(18), mishap: { row, rolled: 5 } });
    expect(wrong.caster(hurt).state).toMatchObject({ hitsLost: 23, wounds: 5, rollsDue: due });
  });

  it('Great Healing makes whole what heals with the last hit, and leaves no roll to survive', () => {
    const state = {
      ...atRest.state,
      hitsLost: 20,
      crippled: ['leftArm'],
      cripplings: { leftArm: 'untilHealed' as const },
      rollsDue: [{ effect: 'mayDie', location: '', at: -10 }],
    };
    const hurt: Play = { ...atRest, state };
    expect(afterCast(cast('great-healing', { elsewhere: 20 }, hurt), roll(10)).caster(hurt).state).toMatchObject({
      hitsLost: 0,
      crippled: [],
      cripplings: {},
      rollsDue: [],
    });
  });

  it('the roll is made in the last turn of concentrating', () => {
    const begun = afterBeginning({ ...atRest, turn: 1 }, cast('fireball', { amount: 2 }));
    expect(begun.choice.maneuver).toBe('concentrate');
    expect(fightRules.magic && isCastDue(begun, fightRules.magic)).toBe(true);
  });
});

describe('Missile spells in the fourth edition (p. 240)', () => {
  it('Fireball takes up to Magery energy a second, for three seconds, a die each', () => {
    const first = afterCast(cast('fireball', { amount: 3 }), roll(10)).caster(atRest);
    expect(first.state.fatigueLost).toBe(2); // 3, less 1 for skill 15
    expect(mage({ ...first }).damage('spell-missile.0')).toBe('3d');
    expect(growthOf(combatOf(first), 3)).toBe(3);
    const second = afterGrowth(combatOf(first), first, 3);
    const third = afterGrowth(combatOf(second), second, 2);
    expect([growthOf(combatOf(second), 3), growthOf(combatOf(third), 3)]).toEqual([3, 0]);
    expect([third.state.fatigueLost, mage({ ...third }).damage('spell-missile.0')]).toEqual([7, '8d']);
  });

  it('it is thrown with Innate Attack, aimed for its accuracy, and is gone', () => {
    const play = afterCast(cast('lightning', { amount: 2 }), roll(10)).caster(atRest);
    const aim = { line: 'spell-missile.0', turns: 1, braced: false };
    const [plain, aimed] = [mage({ ...play }), mage({ ...play, state: { ...play.state, aim } })];
    // Lightning does 1d−1 for each point: 2d−2.
    expect([plain.skill('spell-missile.0'), plain.damage('spell-missile.0')]).toEqual([13, '2d-2']);
    expect(aimed.skill('spell-missile.0')).toBe(16);
    const line = aimed.sheet.attacks.find((attack) => attack.line.id === 'spell-missile.0')?.line;
    if (!line) throw new Error('no line');
    expect(afterAttack(aimed.sheet, line).missile).toBeNull();
  });

  it('Explosive Fireball takes 2 energy for each die', () => {
    const play = afterCast(cast('explosive-fireball', { amount: 6 }), roll(10)).caster(atRest);
    expect(mage({ ...play }).damage('spell-missile.0')).toBe('3d');
  });
});

describe('What spells do in the fourth edition', () => {
  it('Shield adds to every defense, Armor to DR, Haste to Move and Dodge, Clumsiness takes DX', () => {
    const under = (spell: string, amount: number) =>
      mage({ ...afterCast(cast(spell, { amount }), roll(10)).caster(atRest) });
    const rest = mage();
    expect(Number(under('shield-spell', 2).total('dodge')) - Number(rest.total('dodge'))).toBe(2);
    expect(under('armor', 3).number('damageResistance')).toBe(3);
    expect(Number(under('haste', 2).move) - Number(rest.move)).toBe(2);
    expect(Number(under('haste', 2).total('dodge')) - Number(rest.total('dodge'))).toBe(2);
    expect(under('clumsiness', 2).number('dx')).toBe(10);
  });

  it('an effect that was added by hand ends with its time', () => {
    const effect = { cast: '', spell: 'armor', name: 'Armor', amount: 2, caster: 'Ada', seconds: 2 };
    const play: Play = { ...atRest, state: { ...atRest.state, spellEffects: [effect] } };
    expect(passSeconds(play, 1).state.spellEffects).toEqual([{ ...effect, seconds: 1 }]);
    expect(passSeconds(play, 2).state.spellEffects).toBeUndefined();
  });
});

describe('The figures of castings', () => {
  it('every spell of the catalog has them, and no other', () => {
    const spells = [...sheet.context.catalog.skills.values()].filter(({ facet }) => facet.spell).map(({ id }) => id);
    expect(Object.keys(fourthEditionCastings).toSorted()).toEqual(spells.toSorted());
  });

  it('the numbers agree with the texts that the sheet prints', () => {
    for (const [id, { energy, amount, seconds, lasts }] of Object.entries(fourthEditionCastings)) {
      const spell = sheet.context.catalog.skills.get(id)?.facet.spell;
      if (!spell) throw new Error(id);
      const { cost, time, duration } = spell;
      if (/^\d+$/.test(cost)) expect([id, energy, amount]).toEqual([id, Number(cost), undefined]);
      const range = /^1–(\d+)$/.exec(cost);
      if (range) expect([id, energy, amount?.most]).toEqual([id, 1, Number(range[1])]);
      const each = /^(\d+) for each (?!10|20)/.exec(cost);
      if (each) expect([id, energy]).toEqual([id, Number(each[1])]);
      if (/^\d+ s$/.test(time)) expect([id, seconds]).toEqual([id, Number.parseInt(time, 10)]);
      if (time === '1 minute') expect([id, seconds]).toEqual([id, 60]);
      const minutes = /^(\d+) minutes?$/.exec(duration);
      if (minutes) expect([id, lasts]).toEqual([id, 60 * Number(minutes[1])]);
      if (/^\d+ s$/.test(duration)) expect([id, lasts]).toEqual([id, Number.parseInt(duration, 10)]);
    }
  });

  it('a pool pays what it has, and the caster the rest', () => {
    const pool = withReserve.context.traits.find(({ id }) => id === 'energy-reserve')?.key ?? '';
    const spent = (used: number): Play => ({ ...atRest, ...(used > 0 ? { pools: { [pool]: used } } : {}) });
    const paid = (play: Play) => {
      const combat = deriveCombat(withReserve, fightRules, play);
      const great = deriveCast(combat, play, 'great-healing', { ...newChoice(), pool, elsewhere: 20 });
      if (!great) throw new Error('no spell');
      const after = afterCast(great, roll(10)).caster(play);
      return [castNumber(great, 'energy'), after.pools?.[pool], after.state.fatigueLost];
    };
    const [energy = 0] = paid(spent(0));
    expect(paid(spent(0))).toEqual([energy, 4, (energy ?? 0) - 4]);
    expect(paid(spent(3))).toEqual([energy, 4, (energy ?? 0) - 1]);
    expect(paid(spent(4))).toEqual([energy, 4, energy]);
  });
});
