import { describe, expect, it } from 'vitest';
import { johnFalcon } from '../../../../testing/book-characters.ts';
import { combatant } from '../../../../testing/combatant.ts';
import { item, saved, skill, trait } from '../../../../testing/rows.ts';
import { quickContest, readRoll, shortenContest } from '../../../combat/outcomes/success-roll.ts';
import { afterAttack, afterReload } from '../../../combat/state-after.ts';
import { fightRules } from './fight-rules.ts';
import { breakage, healing } from './wounds.ts';

/** Fights of GURPS Lite, against figures of its text. */
const { success } = fightRules;
const falcon = combatant(johnFalcon('lite-3e'), fightRules);
const shooter = combatant(
  saved('lite-3e', {
    attributes: { st: 10, dx: 12, iq: 12, ht: 12 },
    campaign: { techLevel: 7 },
    traits: [trait('high-pain-threshold'), trait('combat-reflexes')],
    skills: [skill('guns-pistol', 2, { techLevel: 7 }), skill('karate', 4)],
    equipment: [item('38-special', { key: 'gun', place: 'ready' })],
  }),
  fightRules,
);

it('critical results (pp. 2, 25)', () => {
  const outcome = (effective: number, rolled: number, kind: Parameters<typeof readRoll>[3] = 'other') =>
    readRoll(success, effective, rolled, kind).outcome;
  expect([outcome(14, 5), outcome(15, 5), outcome(15, 6), outcome(16, 6)]).toEqual([
    'success',
    'criticalSuccess',
    'success',
    'criticalSuccess',
  ]);
  expect([outcome(15, 17), outcome(16, 17), outcome(20, 18)]).toEqual([
    'criticalFailure',
    'failure',
    'criticalFailure',
  ]);
  expect([outcome(6, 16), outcome(5, 15), outcome(5, 14)]).toEqual(['criticalFailure', 'criticalFailure', 'failure']);
  expect([outcome(2, 4, 'defense'), outcome(9, 17, 'defense')]).toEqual(['success', 'failure']);
  expect(fightRules.fullDamageOn).toEqual([3]);
});

it('contests (p. 2): the smaller failure wins; both over 14 are lowered together', () => {
  expect(quickContest(success, { effective: 10, rolled: 12 }, { effective: 10, rolled: 14 })).toEqual({
    winner: 'first',
    by: 2,
  });
  expect(shortenContest(fightRules, 18, 16)).toEqual([14, 12]);
  expect(shortenContest(fightRules, 18, 12)).toEqual([18, 12]);
});

describe('shooting (p. 25)', () => {
  const skillNow = (parts: Parameters<typeof shooter>[0]) =>
    shooter({ target: { range: 10 }, ...parts }).skill('gun.0');
  const level = Number(shooter().number('line:gun.0.skill'));

  it('a snap shot is at −4 only under the snap shot number', () => {
    expect(skillNow({})).toBe(level);
    expect(skillNow({ state: { darkness: 7 } })).toBe(level - 7 - 4);
    expect(level - 7).toBeLessThan(10);
  });

  it('aiming adds accuracy 2, then 1 for each of three turns', () => {
    const aimed = (turns: number) => skillNow({ state: { aim: { line: 'gun.0', turns } } });
    expect([1, 2, 3, 4, 5].map(aimed)).toEqual([2, 3, 4, 5, 5].map((add) => level + add));
  });

  it('lying +1 with a gun; targets that are down, in part or behind somebody', () => {
    expect(skillNow({ state: { posture: 'lying' } })).toBe(level + 1);
    const at = (target: object) =>
      Number(skillNow({ target: { range: 10, ...target }, state: { aim: { line: 'gun.0', turns: 1 } } })) - level - 2;
    expect(at({ posture: 'lying' })).toBe(-4);
    expect(at({ posture: 'lying', cover: 'low' })).toBe(-7);
    expect(at({ posture: 'kneeling', cover: 'low' })).toBe(-4);
    expect(at({ cover: 'partial', inTheWay: 1 })).toBe(-7);
  });

  it('under 3 it cannot be tried', () => {
    expect(
      shooter({ target: { range: 10 }, state: { darkness: 10, conditions: ['blinded'] } }).whyNot('fight:gun.0.skill'),
    ).toBe('under 3 it cannot be tried');
  });

  it('six shots, then it has to be reloaded', () => {
    const now = shooter();
    const line = now.sheet.attacks.find((attack) => attack.line.id === 'gun.0')?.line;
    if (!line) throw new Error('no gun');
    const empty = afterAttack(now.sheet, line, 6);
    expect(shooter({ state: empty }).whyNot('fight:gun.0.skill')).toBe('all shots fired: reload');
    expect(shooter({ state: afterReload(empty, 'gun.0') }).skill('gun.0')).toBe(level);
  });

  it('an all-out attack is for hands, feet and hand weapons', () => {
    expect(shooter({ choice: { maneuver: 'allOutAttack' } }).whyNot('fight:gun.0.skill')).toBe(
      'All-Out Attack, one blow at +4: hand weapons only',
    );
  });
});

describe('darkness (p. 25) and Night Vision (p. 10)', () => {
  const { character } = johnFalcon('lite-3e');
  const seer = combatant(
    { ...johnFalcon('lite-3e'), character: { ...character, traits: [...character.traits, trait('night-vision')] } },
    fightRules,
  );

  it('without it Shortsword 16 is 11 in bad light of −5, with it 16', () => {
    expect(falcon({ state: { darkness: 5 } }).skill('sword.0')).toBe(11);
    expect(seer({ state: { darkness: 5 } }).sentence('fight:sword.0.skill')).toBe(
      'Shortsword, swing: skill now 16: Shortsword, swing: skill 16; bad light −5; Night Vision +5. (GURPS Lite p. 19)',
    );
  });

  it('the light is that of the whole group; total darkness is dark for all', () => {
    expect(seer({ state: { darkness: 9 } }).skill('sword.0')).toBe(16);
    expect(seer({ state: { darkness: 10 } }).skill('sword.0')).toBe(6);
  });

  it('it helps nobody who is blinded', () => {
    expect(seer({ state: { darkness: 5, conditions: ['blinded'] } }).skill('sword.0')).toBe(6);
  });
});

describe('a crippled leg or foot is Lame (p. 28, with p. 12)', () => {
  it.each(['leg', 'foot'])('%s: Move 5, Dodge 5 and Shortsword 16 become 2, 2 and 13', (place) => {
    const lame = falcon({ state: { crippled: [place] } });
    expect([lame.move, lame.active('dodge'), lame.skill('sword.0')]).toEqual([2, 2, 13]);
    expect(lame.sentence('move')).toContain('Lame (crippled leg) −3');
    expect(lame.sentence('fight:move')).toBe(
      'Move now 2 yards a second: Move 2; Lame by a crippled leg or foot. (GURPS Lite p. 24)',
    );
    expect(lame.sentence('fight:sword.0.skill')).toBe(
      'Shortsword, swing: skill now 13: Shortsword, swing: skill 13; Lame by a crippled leg or foot. (GURPS Lite p. 19)',
    );
  });

  it('Parry and Block fall with their skills: Shortsword 13 parries with 6, Shield 12 blocks with 6', () => {
    const lame = falcon({ state: { crippled: ['leg'] } });
    expect([lame.active('parry.sword.0'), lame.active('block')]).toEqual([6, 6]);
  });

  it('shots are as before; a leg and a foot are one leg', () => {
    const shot = (crippled: string[]) => shooter({ target: { range: 10 }, state: { crippled } }).skill('gun.0');
    expect(shot(['leg'])).toBe(shot([]));
    expect(falcon({ state: { crippled: ['leg', 'foot'] } }).move).toBe(2);
  });

  it('an arm makes nobody lame', () => {
    expect(falcon({ state: { crippled: ['shieldArm'] } }).move).toBe(5);
  });
});

describe('exhaustion (p. 29)', () => {
  // Falcon has ST 9.
  it('at ST 3 Move is halved and Dodge is not; at ST 0 the fight is over', () => {
    const tired = falcon({ state: { fatigueLost: 6 } });
    expect([tired.move, tired.active('dodge'), tired.skill('sword.0')]).toEqual([2, 5, 16]);
    const out = falcon({ state: { fatigueLost: 9 } });
    expect([out.skill('sword.0'), out.active('dodge'), out.active('block'), out.movement]).toEqual([
      null,
      null,
      null,
      0,
    ]);
    for (const stat of ['fight:sword.0.skill', 'fight:dodge.active', 'fight:parry.sword.0.active'])
      expect(out.whyNot(stat)).toBe('unconscious from fatigue');
    expect(out.sheet.maneuvers.every(({ refusal }) => refusal?.words === 'unconscious from fatigue')).toBe(true);
    expect(out.number('fight:passiveDefense')).toBe(4);
  });

  it('with a point of ST left one fights on', () => {
    expect(falcon({ state: { fatigueLost: 8 } }).skill('sword.0')).toBe(16);
  });

  it('neither wounds nor stun are rolled for meanwhile', () => {
    expect(falcon({ state: { fatigueLost: 9, hitsLost: 14, conditions: ['stunned'] } }).due).toEqual([]);
  });
});

describe('defenses (pp. 26–27)', () => {
  it('thrown weapons are parried at −1, small ones at −2; arrows are blocked, bullets not', () => {
    const parry = (incoming: object) => falcon({ incoming }).active('parry.sword.0');
    expect([parry({ kind: 'thrown' }), parry({ kind: 'thrown', small: true }), parry({ kind: 'missile' })]).toEqual([
      7,
      6,
      null,
    ]);
    expect(falcon({ incoming: { kind: 'missile' } }).active('block')).toBe(7);
    expect(falcon({ incoming: { kind: 'firearm' } }).active('block')).toBeNull();
  });

  it('Karate parries weapons with the full skill, an untrained hand at −3 unless they thrust', () => {
    const karate = shooter().active('parry.unarmed.punch.karate');
    expect(karate).toBe(shooter({ incoming: { kind: 'unarmed' } }).active('parry.unarmed.punch.karate'));
    const bare = (incoming: object) => Number(shooter({ incoming }).active('parry.unarmed.punch'));
    expect(bare({ kind: 'unarmed' }) - bare({})).toBe(3);
    expect(bare({ thrust: true })).toBe(bare({ kind: 'unarmed' }));
  });

  it('the shield does not protect from behind', () => {
    expect(falcon({ incoming: { side: 'behind' } }).number('fight:passiveDefense')).toBe(2);
    expect(falcon({ incoming: { seen: 'unknown' } }).whyNot('fight:dodge.active')).toBe(
      'an attack that one does not know of',
    );
  });
});

describe('injury (p. 28)', () => {
  it('8 against DR 3, cutting, is 7; impaling twice', () => {
    expect(falcon().wounded({ rolled: 8, type: 'cut', resistance: 3 }).hits).toBe(7);
    expect(falcon().wounded({ rolled: 8, type: 'imp', resistance: 3 }).hits).toBe(10);
  });

  it('no shock with High Pain Threshold', () => {
    expect(falcon({ state: { wounds: 3 } }).number('fight:dx')).toBe(12);
    expect(shooter({ state: { wounds: 3 } }).number('fight:dx')).toBe(12);
    expect(shooter({ state: { wounds: 3 } }).number('fight:shock')).toBe(0);
  });

  it('from 0 hits on a roll each turn; dead at −5 × HT', () => {
    expect(falcon({ state: { hitsLost: 12 } }).due).toEqual([]);
    expect(falcon({ state: { hitsLost: 20 } }).due).toEqual(['consciousness']);
    expect(falcon({ state: { hitsLost: 20 } }).roll('consciousness')).toBe(13);
    const last = falcon({ state: { hitsLost: 70 } });
    expect(last.wounded({ rolled: 8, type: 'cr', resistance: 0 }).effects).toEqual(['stunned', 'knockedDown', 'dead']);
    expect(last.wounded({ rolled: 3, type: 'cr', resistance: 0 }).effects).toEqual(['mayDie']);
  });

  it('a limb over half of HT, a hand over a third', () => {
    expect(falcon().wounded({ rolled: 7, type: 'cr', resistance: 0, location: 'leg' }).effects).toEqual([
      'crippled',
      'stunned',
      'knockedDown',
    ]);
    expect(falcon().wounded({ rolled: 5, type: 'cr', resistance: 0, location: 'foot' }).effects).toEqual(['crippled']);
  });

  it('High Pain Threshold: over half of HT one may fall, but is never stunned (p. 9)', () => {
    // HT 12: 7 hits are more than half.
    expect(shooter().wounded({ rolled: 7, type: 'cr', resistance: 0 }).effects).toEqual(['knockedDown']);
    expect(shooter().wounded({ rolled: 7, type: 'cr', resistance: 0, location: 'leg' }).effects).toEqual([
      'crippled',
      'knockedDown',
    ]);
  });

  it('a crippled limb, a parry of something heavy', () => {
    const becomes = (rolled: number) => healing(readRoll(success, 10, rolled)).lasts;
    expect([becomes(10), becomes(16), becomes(18)]).toEqual(['untilHealed', 'months', 'forGood']);
    expect([breakage(3, 'good').value, breakage(2, 'good').value]).toEqual([2, 0]);
  });

  it('Combat Reflexes help to recover from surprise', () => {
    expect(shooter({ state: { conditions: ['mentallyStunned'] } }).roll('surprise')).toBe(18);
  });
});
