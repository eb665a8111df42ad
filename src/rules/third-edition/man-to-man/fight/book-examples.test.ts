import { describe, expect, it } from 'vitest';
import { fiendishFriedrick, johnFalcon } from '../../../../testing/book-characters.ts';
import { aimingCombatant as combatant } from '../../../../testing/combatant.ts';
import { item, saved, skill } from '../../../../testing/rows.ts';
import { feintMargin, quickContest, readRoll } from '../../../combat/outcomes/success-roll.ts';
import { afterInjury, endTurn } from '../../../combat/state-after.ts';
import { woundOf } from '../../../combat/wound.ts';
import { fightRules } from './fight-rules.ts';

/** The worked examples of the book's fights. */
const { success } = fightRules;

/** Filthy Pierre (p. 23): Move 4, Shield 14, Shortsword 13, small shield and cloth armor, HT 12. */
const pierre = combatant(
  saved('man-to-man', {
    attributes: { st: 10, dx: 12, iq: 10, ht: 12 },
    skills: [skill('shortsword', 4), skill('shield', 4)],
    equipment: [
      item('shortsword', { key: 'sword', place: 'ready' }),
      item('small-shield', { place: 'ready' }),
      item('padded-cloth-armor', { place: 'ready' }),
    ],
  }),
  fightRules,
);

describe('the example of combat (pp. 23–25)', () => {
  it('a roll of 13 against 15 hits, and a roll of 5 is critical', () => {
    expect(readRoll(success, 15, 13, 'attack')).toEqual({ outcome: 'success', margin: 2 });
    expect(readRoll(success, 15, 5, 'attack').outcome).toBe('criticalSuccess');
    expect(readRoll(success, 14, 5, 'attack').outcome).toBe('success');
    expect(readRoll(success, 16, 6, 'attack').outcome).toBe('criticalSuccess');
  });

  it('Pierre parries on 6 and 3 more of shield and armor', () => {
    const now = pierre();
    expect(now.active('parry.sword.0')).toBe(6);
    expect(now.number('passiveDefense')).toBe(3);
    expect(now.total('parry.sword.0')).toBe(9);
    expect(readRoll(success, 9, 10, 'defense').outcome).toBe('failure');
    expect(now.active('block')).toBe(4);
    expect(now.total('block')).toBe(7);
    expect(now.sentence('fight:block.total')).toBe(
      'Block and passive defense 7: Block 4; passive defense +3. (Man to Man p. 33)',
    );
  });

  it('5 points of a sword through cloth are 6 hits, not more than half of HT 12, and his next attack is 6 lower', () => {
    const wound = pierre().wounded({ rolled: 5, type: 'cut' });
    expect(wound.hits).toBe(6);
    expect(wound.effects).toEqual([]);
    expect(wound.sentence('wound:injury')).toBe(
      'injury 6: damage that gets through 4; cutting × 1½; rounded down. (Man to Man p. 35)',
    );
    const before = pierre();
    const state = afterInjury(before.sheet, woundOf({ rolled: 5, type: 'cut' }), wound.injury);
    const usual = before.skill('sword.0');
    expect(pierre({ state }).skill('sword.0')).toBe(Number(usual) - 6);
    expect(pierre({ state: endTurn(state) }).skill('sword.0')).toBe(usual);
  });

  it('8 against DR 3, cutting, is 7 (p. 25)', () => {
    expect(pierre().wounded({ rolled: 8, type: 'cut', resistance: 3 }).hits).toBe(7);
  });
});

describe('feints (p. 30)', () => {
  it('15 rolling 12 against a failure: −3; 15 rolling 10 against 14 rolling 12: −3', () => {
    expect(feintMargin(success, { effective: 15, rolled: 12 }, { effective: 14, rolled: 15 })).toBe(3);
    expect(feintMargin(success, { effective: 15, rolled: 10 }, { effective: 14, rolled: 12 })).toBe(3);
    expect(feintMargin(success, { effective: 15, rolled: 16 }, { effective: 14, rolled: 17 })).toBe(0);
  });

  it('are rolled with the weapon skill and taken from the foe’s defense', () => {
    const now = pierre({ choice: { maneuver: 'feint' }, state: { feint: 3 }, target: { parry: 9 } });
    expect(now.action('feint')).toBe(13);
    expect(now.foe('parry')).toBe(6);
    expect(pierre({ incoming: { feint: 3 } }).active('block')).toBe(1);
    expect(pierre().action('feint')).toBeNull();
  });
});

it('a need of 6 fumbles on 16 (p. 36); a defense on 17 and 18', () => {
  expect(readRoll(success, 6, 16, 'attack').outcome).toBe('criticalFailure');
  expect(readRoll(success, 6, 15, 'attack').outcome).toBe('failure');
  expect(readRoll(success, 16, 17, 'attack').outcome).toBe('criticalFailure');
  expect(readRoll(success, 8, 17, 'defense').outcome).toBe('criticalFailure');
  expect(readRoll(success, 1, 4, 'defense').outcome).toBe('criticalSuccess');
  expect(readRoll(success, 6, 16, 'defense').outcome).toBe('failure');
});

it('a quick contest that both fail has no winner (p. 6)', () => {
  expect(quickContest(success, { effective: 10, rolled: 12 }, { effective: 10, rolled: 14 }).winner).toBeNull();
  expect(quickContest(success, { effective: 12, rolled: 9 }, { effective: 10, rolled: 9 })).toEqual({
    winner: 'first',
    by: 2,
  });
  expect(quickContest(success, { effective: 12, rolled: 11 }, { effective: 10, rolled: 9 }).winner).toBeNull();
});

describe('ranges (p. 42)', () => {
  const thrower = combatant(
    saved('man-to-man', {
      attributes: { st: 12, dx: 10, iq: 10, ht: 10 },
      skills: [skill('axe-throwing', 1)],
      equipment: [item('throwing-axe', { key: 'axe', place: 'ready' })],
    }),
    fightRules,
  );
  const archer = combatant(
    saved('man-to-man', {
      attributes: { st: 12, dx: 15, iq: 10, ht: 10 },
      skills: [skill('bow', 2)],
      equipment: [item('longbow', { key: 'bow', place: 'ready' })],
    }),
    fightRules,
  );
  const aimed = (line: string) => ({ aim: { line, turns: 1 } });

  it('a thrown axe at 10: 14 within 2 yards, 9 at 3, 4 less at 8', () => {
    const line = thrower().sheet.attacks.find(({ line: { mode } }) => mode === 'thrown')?.line.id ?? '';
    const at = (range: number) => thrower({ target: { range }, state: aimed(line) }).skill(line);
    expect([at(2), at(3), at(8)]).toEqual([14, 9, 6]);
    expect(thrower({ target: { range: 19 }, state: aimed(line) }).whyNot(`fight:${line}.skill`)).toBe(
      'beyond its maximum range, 18 yards',
    );
  });

  it('a longbow of ST 12 at 200 yards: −16, and half damage', () => {
    const now = archer({ target: { range: 200 }, state: aimed('bow.0') });
    expect(now.number('fight:bow.0.rangePenalty')).toBe(-16);
    expect(now.skill('bow.0')).toBe(Number(now.number('line:bow.0.skill')) - 16);
    expect(now.notes('fight:bow.0.damage')).toEqual(['half of what is rolled, from 180 yards on']);
  });

  it('10 yards lower at 40 counts as 35, 10 higher as 50', () => {
    const at = (height: number) => archer({ target: { range: 40, height } }).number('fight:bow.0.range');
    expect([at(-10), at(10), at(-60)]).toEqual([35, 50, 20]);
  });

  it('aiming: −4, 0, +1, +2, +3, and braced one more', () => {
    const at = (turns: number, braced = false) =>
      Number(archer({ target: { range: 13 }, state: { aim: { line: 'bow.0', turns, braced } } }).skill('bow.0'));
    const base = at(1);
    expect([0, 1, 2, 3, 4, 5].map((turns) => at(turns) - base)).toEqual([-4, 0, 1, 2, 3, 3]);
    expect(at(2, true) - base).toBe(2);
    expect(at(0, true) - base).toBe(-4);
  });

  it('a missile does 1 more within point blank', () => {
    expect(archer({ target: { range: 5 } }).damage('bow.0')).not.toBe(archer({ target: { range: 6 } }).damage('bow.0'));
  });
});

describe('injuries (pp. 53–54)', () => {
  const friedrick = combatant(fiendishFriedrick(), fightRules);

  it('Friedrick, HT 14: slower at 3, awake by a roll at 0, unconscious below, rolls to live at −14, −19 and −24', () => {
    expect(friedrick({ state: { hitsLost: 10 } }).move).toBe(5);
    expect(friedrick({ state: { hitsLost: 11 } }).move).toBe(2);
    const at0 = friedrick({ state: { hitsLost: 14 } });
    expect(at0.due).toEqual(['consciousness']);
    expect(at0.roll('consciousness')).toBe(14);
    const hurt = (hitsLost: number, rolled: number) =>
      friedrick({ state: { hitsLost } }).wounded({ rolled, type: 'cr', resistance: 0 });
    expect(hurt(14, 1).effects).toContain('unconscious');
    expect(hurt(20, 7).effects).not.toContain('mayDie');
    expect(hurt(20, 8).number('wound:deathRolls')).toBe(1);
    expect(hurt(28, 4).number('wound:deathRolls')).toBe(0);
    expect(hurt(28, 5).number('wound:deathRolls')).toBe(1);
    expect(hurt(28, 10).number('wound:deathRolls')).toBe(2);
  });

  it('with HT 11, 6 hits cripple an arm, and of 20 only 6 count', () => {
    const fighter = combatant(saved('man-to-man', { attributes: { st: 10, dx: 10, iq: 10, ht: 11 } }), fightRules);
    const arm = (rolled: number) => fighter().wounded({ rolled, type: 'cr', location: 'weaponArm' });
    expect(arm(5).effects).not.toContain('crippled');
    expect(arm(6).effects).toEqual(['crippled', 'stunned', 'knockedDown']);
    expect(arm(20).hits).toBe(6);
    expect(fighter().wounded({ rolled: 4, type: 'cr', location: 'foot' }).effects).toEqual(['crippled', 'stunned']);
  });

  it('head, vital organs, limbs (p. 35)', () => {
    const bare = combatant(saved('man-to-man', { attributes: { st: 10, dx: 10, iq: 10, ht: 20 } }), fightRules);
    const hits = (type: string, location: string, rolled = 4) => bare().wounded({ rolled, type, location }).hits;
    expect(['cr', 'cut', 'imp'].map((type) => hits(type, 'head'))).toEqual([6, 9, 12]);
    expect(hits('imp', 'vitals')).toBe(12);
    expect(hits('imp', 'weaponArm')).toBe(4);
    expect(hits('imp', '')).toBe(8);
    expect(bare().wounded({ rolled: 5, type: 'cr', location: 'head' }).effects).toEqual(['stunned']);
    expect(bare().wounded({ rolled: 7, type: 'cr', location: 'head' }).effects).toEqual([
      'stunned',
      'knockedDown',
      'knockedOut',
    ]);
  });

  it('every full 8 of a crushing or cutting blow push one hex (p. 31)', () => {
    const push = (rolled: number, type: string) => friedrick().wounded({ rolled, type }).number('wound:knockback');
    expect([push(7, 'cr'), push(8, 'cut'), push(16, 'cr'), push(16, 'imp')]).toEqual([0, 1, 2, 0]);
  });
});

it('the examples read as sentences', () => {
  const falcon = combatant(johnFalcon(), fightRules);
  const friedrick = combatant(fiendishFriedrick(), fightRules);
  const archer = combatant(
    saved('man-to-man', {
      attributes: { st: 12, dx: 15, iq: 10, ht: 10 },
      skills: [skill('bow', 2)],
      equipment: [item('longbow', { key: 'bow', place: 'ready' })],
    }),
    fightRules,
  );
  const far = archer({ target: { range: 200 }, state: { aim: { line: 'bow.0', turns: 1 } } });
  const reeling = friedrick({ state: { hitsLost: 11 } });
  const sentences = [
    far.sentence('fight:bow.0.skill'),
    far.sentence('fight:bow.0.rangePenalty'),
    falcon({ incoming: { side: 'right' } }).sentence('fight:dodge.active'),
    falcon({ choice: { maneuver: 'allOutAttack' } }).sentence('fight:dodge.active'),
    reeling.sentence('fight:move'),
    reeling.sentence('fight:dodge.total'),
    friedrick({ state: { hitsLost: 20 } })
      .wounded({ rolled: 8, type: 'cr', resistance: 0 })
      .sentence('wound:deathRolls'),
    falcon().wounded({ rolled: 7, type: 'imp', resistance: 0, location: 'head' }).sentence('wound:injury'),
    falcon({ choice: { maneuver: 'feint' }, target: { parry: 8, passiveDefense: 3 }, state: { feint: 3 } }).sentence(
      'fight:foe.parry',
    ),
    falcon({ choice: { maneuver: 'move' }, state: { ranLastTurn: true } }).sentence('fight:movement'),
  ];
  expect(sentences).toEqual([
    'Longbow, shot: skill now −2: Longbow, shot: skill 14; distance −16; aimed for a turn. (Man to Man, pull-out)',
    'Longbow, shot: for the distance −16: Longbow: increment 12; distance 200; in increments ÷ 12; rounded down; each × −1. (Man to Man, pull-out)',
    'Dodge now 3: Dodge 5; from the side −2. (Man to Man p. 33)',
    'Dodge now –: All-Out Attack, one blow at +4: no active defense. (Man to Man p. 22)',
    'Move now 2 yards a turn: Move 5; hits left 3; reeling from wounds ÷ 2; rounded down. (Man to Man p. 32)',
    'Dodge and passive defense 9: Dodge 2; passive defense +7. (Man to Man p. 33)',
    'rolls to survive 1: HT 14; hits left before −6; hits left after −14; at −14 and each 5 hits below it 1. (Man to Man p. 53)',
    'injury 24: damage that gets through 6; impaling, to the head × 4; rounded down. (Man to Man p. 35)',
    "the target's parry 8: the target's parry 8; passive defense +3; feint −3. (Man to Man p. 33)",
    'movement of this turn 6 yards: Move now 6. (Man to Man p. 28)',
  ]);
});
