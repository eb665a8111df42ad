import { describe, expect, it } from 'vitest';
import { type PartialSituation, situationOf } from '../../character/combat-situation.ts';
import { atRest, type Play } from '../../character/play.ts';
import { fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { combatant } from '../../testing/combatant.ts';
import { typedItem } from '../../testing/own-rows.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';
import { fightRules as fourthFight } from '../fourth-edition/common/fight/fight-rules.ts';
import { shieldReady } from '../house-rules/melee/melee-rules.ts';
import { loadRuleset, rulesetIds } from '../rulesets.ts';
import { fightRules as liteFight } from '../third-edition/lite-3e/fight/fight-rules.ts';
import { fightRules as manToManFight } from '../third-edition/man-to-man/fight/fight-rules.ts';
import { describeAllowance } from './allowance-words.ts';
import { deriveCombat } from './derive-combat.ts';
import { attackStat } from './fight.ts';
import { afterPickUp, afterReadying } from './state-after.ts';
import { afterReadyTurn, choiceOfTask, readyTasks, takeTurn } from './take-turn.ts';
import { type FighterInOrder, orderTurns, rollForTurns, tiedTurns } from './turn-order.ts';

describe('Turns', async () => {
  const manToMan = await (await loadRuleset('man-to-man')).loadFightRules();
  const fourth = await (await loadRuleset('fourth-edition')).loadFightRules();
  const falcon = openWorksheet(johnFalcon());
  const short = (sheet: Parameters<typeof readyTasks>[0]) => readyTasks(sheet).map(({ id, turns }) => `${id} ${turns}`);

  describe('what can be made ready', () => {
    it('includes stored items; a shield takes as many turns as its PD (Man to Man p. 29)', () => {
      const state = { places: { sword: 'carried', targe: 'carried' } } as const;
      expect(short(deriveCombat(falcon, manToMan, situationOf({ state })))).toEqual([
        'draw:sword 1',
        'draw:dirk 1',
        'draw:bow 1',
        'draw:targe 2',
      ]);
    });

    it('includes a crossbow after a shot, as reloading, which allows only a dodge', () => {
      const state = { places: { bow: 'ready' }, unready: { bow: 4 } } as const;
      const sheet = deriveCombat(falcon, manToMan, situationOf({ state }));
      const [first] = readyTasks(sheet);
      expect(first).toMatchObject({ id: 'ready:bow', turns: 4, reloads: true });
      expect(first && choiceOfTask(sheet, first)).toEqual({ maneuver: 'ready', kind: 'reload', subject: 'ready:bow' });
    });

    it.each(['constructor', '__proto__', 'toString'])('excludes a ready item, even if its key is %s', (key) => {
      const character = johnFalcon();
      const renamed = character.character.equipment.map((row) => (row.key === 'sword' ? { ...row, key } : row));
      const sheet = deriveCombat(
        openWorksheet({ ...character, character: { ...character.character, equipment: renamed } }),
        manToMan,
        situationOf(),
      );
      expect(short(sheet)).toEqual(short(deriveCombat(falcon, manToMan, situationOf())));
      const swing = sheet.attacks.find(({ line }) => line.use?.item.key === key);
      expect(swing && sheet.worksheet.get(swing.skill).value).toBeGreaterThan(10);
    });

    it('includes a dropped item, in as many turns as it takes', () => {
      const state = { places: { sword: 'stowed' } } as const;
      expect(short(deriveCombat(falcon, manToMan, situationOf({ state })))).toContain('pickUp:sword 2');
    });
  });

  describe('a turn of reloading', () => {
    const shooter = (shots: string) =>
      openWorksheet(
        saved('fourth-edition', {
          equipment: [
            typedItem(
              'Gun',
              {
                kind: 'weapon',
                attacks: [{ name: 'shot', skill: 'Guns', basis: 'fixed', dice: 2, ranged: true, parry: null, shots }],
              },
              { key: 'gun', place: 'ready' },
            ),
          ],
        }),
      );
    const turnOf = (shots: string, subject: string) => {
      const situation = situationOf({ state: { shotsFired: { 'gun.0': 5 } }, choice: { maneuver: 'ready', subject } });
      const sheet = deriveCombat(shooter(shots), fourth, situation);
      const { state, ...after } = afterReadyTurn(sheet, situation.state);
      return { tasks: short(sheet), shotsFired: state.shotsFired, unready: state.unready, ...after };
    };

    it('takes out the magazine, which then needs its own turns', () => {
      expect(turnOf('15(3)', 'reload:gun.0')).toEqual({
        tasks: ['reload:gun.0 3'],
        shotsFired: {},
        unready: { gun: 2 },
        subject: 'ready:gun',
      });
    });

    it('loads one shot if the weapon is loaded one by one', () => {
      expect(turnOf('6(3i)', 'reload:gun.0')).toMatchObject({ shotsFired: { 'gun.0': 4 }, unready: { gun: 2 } });
    });

    it('changes nothing if another maneuver is chosen', () => {
      expect(turnOf('15(3)', '')).toMatchObject({ shotsFired: { 'gun.0': 5 }, unready: {}, subject: '' });
    });
  });

  const rules = await (await loadRuleset('man-to-man')).loadFightRules();
  const next = (play: Play) => takeTurn(play, deriveCombat(falcon, rules, play));
  const choosing = (play: Play, maneuver: string, subject = ''): Play => ({
    ...play,
    choice: { ...play.choice, maneuver, subject },
  });

  describe('the next turn', () => {
    it('begins a fight without any effect of the maneuver', () => {
      const first = next(choosing(atRest, 'aim', 'bow.0'));
      expect([first.turn, first.state.aim]).toEqual([1, null]);
    });

    it('counts the turns of aiming with one weapon, and anything else loses the aim', () => {
      const aiming = choosing({ ...atRest, turn: 1 }, 'aim', 'bow.0');
      const once = next(aiming);
      const twice = next(once);
      expect([once.state.aim, twice.state.aim]).toEqual([
        { line: 'bow.0', turns: 1, braced: false },
        { line: 'bow.0', turns: 2, braced: false },
      ]);
      expect(next(choosing(twice, 'attack')).state.aim).toBeNull();
    });

    it('ends the chance of a throw after a parry', () => {
      const parried = { ...atRest, turn: 1, state: { ...atRest.state, parriedWith: ['unarmed.throw.judo'] } };
      expect(next(choosing(parried, 'attack')).state.parriedWith).toEqual([]);
    });

    it('improves an aimed shot', () => {
      const drawn: Play = {
        ...atRest,
        turn: 1,
        target: { ...atRest.target, range: 20 },
        state: { ...atRest.state, places: { bow: 'ready', sword: 'carried', targe: 'carried' } },
      };
      const skill = (play: Play) => deriveCombat(falcon, rules, play).worksheet.number(attackStat('bow.0', 'skill'));
      const aimed = choosing(next(choosing(drawn, 'aim', 'bow.0')), 'attack');
      expect(skill(aimed)).toBeGreaterThan(skill(drawn));
    });

    it('ends the shock of wounds, and resets once-a-turn actions', () => {
      const busy: Play = {
        ...atRest,
        turn: 2,
        state: { ...atRest.state, hitsLost: 4, wounds: 4, blocks: 1, parries: { sword: 1 }, retreated: true },
      };
      const { state } = next(busy);
      expect([state.hitsLost, state.wounds, state.blocks, state.parries, state.retreated]).toEqual([
        4,
        0,
        0,
        {},
        false,
      ]);
    });

    it('allows a sprint after a turn of running', () => {
      expect(next(choosing({ ...atRest, turn: 1 }, 'move')).state.ranLastTurn).toBe(true);
    });

    it('keeps the margin of a feint for one attack', () => {
      const feinting: Play = { ...atRest, turn: 1, state: { ...atRest.state, feint: 3 } };
      const after = next(choosing(feinting, 'feint'));
      expect(after.state.feint).toBe(3);
      expect(next(choosing(after, 'attack')).state.feint).toBe(0);
    });

    it('brings a crossbow nearer to being ready, and then it can shoot', () => {
      const shot: Play = {
        ...atRest,
        turn: 3,
        state: { ...atRest.state, unready: { bow: 2 }, places: { bow: 'ready', sword: 'carried', targe: 'carried' } },
      };
      const once = next(choosing(shot, 'ready', 'ready:bow'));
      expect([once.state.unready, once.choice.subject]).toEqual([{ bow: 1 }, 'ready:bow']);
      const twice = next(once);
      expect([twice.state.unready, twice.choice.subject]).toEqual([{}, '']);
      expect(next(twice).state.unready).toEqual({});
    });

    it('draws a weapon in a turn of Ready', () => {
      const drawn = next(choosing({ ...atRest, turn: 1 }, 'ready', 'draw:bow'));
      expect([drawn.state.places, drawn.state.unready]).toEqual([{ bow: 'ready' }, {}]);
    });
  });
});

describe('Turn order', () => {
  const rulesOf = async (id: string) => (await loadRuleset(id)).loadFightRules();
  const open = (id: string, dx: number, ht: number) =>
    openWorksheet(saved(id, { attributes: { st: 10, dx, iq: 10, ht } })).worksheet;
  /** Which of two goes first, as the first or the second of the list; null for a tie. */
  const first = (rules: FighterInOrder['rules'], ...worksheets: readonly FighterInOrder['worksheet'][]) => {
    const two = worksheets.map((worksheet, at) => ({ key: `${at}`, initiative: null, rules, worksheet }));
    return tiedTurns(two).length > 0 ? null : Number(orderTurns(two)[0]);
  };

  it('Man to Man sorts by the higher Move, then by the higher Basic Speed (p. 21)', async () => {
    const rules = await rulesOf('man-to-man');
    const falcon = openWorksheet(johnFalcon()).worksheet;
    const friedrick = openWorksheet(fiendishFriedrick()).worksheet;
    // Both have Move 5; Basic Speed is 7, and 8.125 with Running.
    expect(first(rules, falcon, friedrick)).toBe(1);
    expect(first(rules, open('man-to-man', 10, 10), open('man-to-man', 12, 12))).toBe(1);
    expect(first(rules, falcon, falcon)).toBeNull();
  });

  it('the fourth edition sorts by the higher Basic Speed, then by the higher DX (p. 363)', async () => {
    const rules = await rulesOf('fourth-edition');
    expect(first(rules, open('fourth-edition', 11, 10), open('fourth-edition', 10, 10))).toBe(0);
    expect(first(rules, open('fourth-edition', 11, 9), open('fourth-edition', 10, 10))).toBe(0);
    expect(first(rules, open('fourth-edition', 9, 11), open('fourth-edition', 10, 10))).toBe(1);
  });

  const fighter = async (
    key: string,
    ruleset: string,
    [dx, ht]: readonly [number, number],
    initiative: number | null = null,
  ): Promise<FighterInOrder> => ({
    key,
    initiative,
    rules: await (await loadRuleset(ruleset)).loadFightRules(),
    worksheet: openWorksheet(saved(ruleset, { attributes: { st: 10, dx, iq: 10, ht } })).worksheet,
  });

  describe('the order of turns', () => {
    it('follows Man to Man: by Move, then Basic Speed (p. 21)', async () => {
      const fighters = await Promise.all([
        fighter('slow', 'man-to-man', [10, 10]), // Basic Speed 5, Move 5
        fighter('faster', 'man-to-man', [11, 10]), // 5.25, 5
        fighter('fastest', 'man-to-man', [12, 12]), // 6, 6
      ]);
      expect(orderTurns(fighters)).toEqual(['fastest', 'faster', 'slow']);
    });

    it('follows the fourth edition: by Basic Speed, then DX (p. 363)', async () => {
      const fighters = [
        await fighter('sturdy', 'fourth-edition', [10, 11]), // 5.25
        await fighter('nimble', 'fourth-edition', [11, 10]), // 5.25
      ];
      expect(orderTurns(fighters)).toEqual(['nimble', 'sturdy']);
    });

    it('leaves equal fighters as they are listed', async () => {
      const of = (key: string) => fighter(key, 'lite-3e', [10, 10]);
      expect(orderTurns(await Promise.all([of('b'), of('a'), of('c')]))).toEqual(['b', 'a', 'c']);
    });

    it('leaves what is tied to dice, and goes by them once they are rolled (Man to Man p. 21; Basic Set p. 363)', async () => {
      const [a, b, c] = await Promise.all([
        fighter('a', 'man-to-man', [10, 10]),
        fighter('b', 'man-to-man', [10, 10]),
        fighter('c', 'man-to-man', [11, 10]),
      ]);
      expect(tiedTurns([a, b, c])).toEqual([['a', 'b']]);
      expect(tiedTurns([{ ...a, initiative: 5 }, b, c])).toEqual([]);
      expect(orderTurns([a, b, c])).toEqual(['c', 'a', 'b']);
      expect(orderTurns([a, { ...b, tieBreak: 2 }, c])).toEqual(['c', 'b', 'a']);
    });

    it('the higher die goes first, and equal dice are rolled again', () => {
      const dice = [3, 5, 3, 1, 6];
      expect(rollForTurns(['a', 'b', 'c'], () => dice.shift() ?? 0)).toEqual(['b', 'c', 'a']);
      expect(dice).toEqual([]);
    });

    it('compares fighters of several rulesets by the number they all have: Basic Speed', async () => {
      const fighters = await Promise.all([
        fighter('man-to-man', 'man-to-man', [11, 10]), // 5.25
        fighter('fourth', 'fourth-edition', [11, 11]), // 5.5
        fighter('lite', 'lite-3e', [13, 11]), // 6
      ]);
      expect(orderTurns(fighters)).toEqual(['lite', 'fourth', 'man-to-man']);
    });

    it('can be set by hand for one fighter, instead of the number that is compared first', async () => {
      const fighters = await Promise.all([
        fighter('six', 'fourth-edition', [12, 12]),
        fighter('five', 'fourth-edition', [10, 10]),
        fighter('moved', 'fourth-edition', [8, 8], 5.5),
      ]);
      expect(orderTurns(fighters)).toEqual(['six', 'moved', 'five']);
    });

    it('can be set by hand between equals, and for everyone', async () => {
      const equal = [await fighter('a', 'fourth-edition', [10, 10]), await fighter('b', 'fourth-edition', [10, 10], 5)];
      expect(orderTurns(equal)).toEqual(['b', 'a']);
      const all = await Promise.all([
        fighter('last', 'man-to-man', [15, 15], 1),
        fighter('first', 'fourth-edition', [8, 8], 3),
        fighter('second', 'lite-3e', [10, 10], 2),
      ]);
      expect(orderTurns(all)).toEqual(['first', 'second', 'last']);
    });
  });
});

describe('Picking up', () => {
  const fighter = (ruleset: string) =>
    saved(ruleset, {
      attributes: { st: 13, dx: 12, ht: 12 },
      skills: [skill('broadsword', 8)],
      equipment: [item('broadsword', { key: 'sword', place: 'ready' })],
    });
  const dropped: PartialSituation = { state: { places: { sword: 'stowed' } } };

  it('a dropped weapon is picked up in two turns standing, one kneeling (Man to Man pp. 29, 37)', () => {
    const now = combatant(fighter('man-to-man'), manToManFight);
    expect(now().sheet.pickUps).toEqual([]);
    expect(now(dropped).sheet.pickUps).toEqual([{ key: 'sword', name: 'Broadsword', turns: 'fight:pickUp.sword' }]);
    expect(now(dropped).sentence('fight:pickUp.sword')).toContain(
      'pick up Broadsword 2 turns: to take it 1; to kneel +1.',
    );
    expect(now({ state: { ...dropped.state, posture: 'kneeling' } }).number('fight:pickUp.sword')).toBe(1);
    expect(now({ state: { ...dropped.state, conditions: ['stunned'] } }).whyNot('fight:pickUp.sword')).toBe('stunned');
    const after = afterPickUp(now(dropped).sheet, 'sword');
    expect(now({ state: after }).skill('sword.0')).toBe(now().skill('sword.0'));
    expect(now({ state: after }).sheet.pickUps).toEqual([]);
  });

  it('it takes one second in GURPS Lite, which does not require kneeling (p. 23)', () => {
    expect(combatant(fighter('lite-3e'), liteFight)(dropped).number('fight:pickUp.sword')).toBe(1);
  });

  describe('an item picked up may have to be readied', () => {
    const halberdier = (ruleset: string, rules: readonly string[] = []) =>
      saved(
        ruleset,
        {
          attributes: { st: 13, dx: 12, ht: 12 },
          skills: [skill('polearm', 8), skill('axe-mace', 4), skill('shield', 4)],
          equipment: [
            item('halberd', { key: 'halberd', place: 'ready' }),
            item('axe', { key: 'axe', place: 'ready' }),
            item('medium-shield', { key: 'shield', place: 'ready' }),
            item('large-knife', { key: 'knife', place: 'ready' }),
          ],
        },
        rules,
      );
    const all: PartialSituation = {
      state: { places: { halberd: 'stowed', axe: 'stowed', shield: 'stowed', knife: 'stowed' } },
    };
    const turns = (saved: ReturnType<typeof halberdier>, rules: typeof liteFight) => {
      const { sheet } = combatant(saved, rules)(all);
      return ['halberd', 'axe', 'shield', 'knife'].map((key) => afterPickUp(sheet, key).unready[key]);
    };

    it('a polearm takes two turns, an axe one, a shield as many as its PD (Man to Man pp. 29, 37)', () => {
      expect(turns(halberdier('man-to-man'), manToManFight)).toEqual([2, 1, 3, undefined]);
      const now = combatant(halberdier('man-to-man'), manToManFight);
      expect(now(all).sentence('fight:pickUp.shield.readying')).toBe(
        'make Medium shield ready, once picked up 3 turns: PD of Medium shield 3. (Man to Man p. 29)',
      );
      const taken = afterPickUp(now({ state: { places: { axe: 'stowed', halberd: 'carried' } } }).sheet, 'axe');
      expect(now({ state: taken }).whyNot('fight:axe.0.skill')).toBe('a turn to ready it first');
      expect(now({ state: afterReadying(taken, 'axe') }).whyNot('fight:axe.0.skill')).toBeNull();
    });

    it('the adapted readying of shields doubles them', () => {
      expect(turns(halberdier('man-to-man', [shieldReady.id]), manToManFight)).toEqual([2, 1, 6, undefined]);
      expect(turns(halberdier('lite-3e', [shieldReady.id]), liteFight)[2]).toBe(6);
    });

    it('GURPS Lite and the fourth edition pick weapons up with Ready; a shield takes its DB in the fourth edition (p. 382)', () => {
      expect(turns(halberdier('lite-3e'), liteFight)).toEqual([undefined, undefined, undefined, undefined]);
      const fourth = saved('fourth-edition', {
        equipment: [typedItem('Shield', { kind: 'shield', defenseBonus: 2 }, { key: 'shield', place: 'ready' })],
      });
      const { sheet } = combatant(fourth, fourthFight)({ state: { places: { shield: 'stowed' } } });
      expect(afterPickUp(sheet, 'shield').unready).toEqual({ shield: 2 });
    });
  });
});

describe('Fighting lines', async () => {
  const rules = await (await loadRuleset('fourth-edition')).loadFightRules();
  const parries = (...twoHanded: boolean[]) => {
    const attacks = twoHanded.map((hands, i) => ({
      name: `thrust ${i + 1}`,
      skill: 'Spear',
      twoHanded: hands,
      parry: 0,
    }));
    const spear = typedItem('Spear', { kind: 'weapon', attacks }, { key: 'spear', place: 'ready' });
    const sheet = deriveCombat(openWorksheet(saved('fourth-edition', { equipment: [spear] })), rules, situationOf());
    return sheet.defenses.map(({ line }) => line.name).filter((name) => name.includes('Spear'));
  };

  it('a parry is named after the weapon, or after the use if it has several', () => {
    expect(parries(false, false)).toEqual(['Parry, Spear']);
    expect(parries(false, true)).toEqual(['Parry, Spear, thrust 1', 'Parry, Spear, thrust 2']);
  });
});

describe('Allowances in words', () => {
  /** What each maneuver allows, in the words of the tables of the books. */
  const rows: Record<
    string,
    readonly (readonly [maneuver: string, movement: string, attack: string, defenses: string])[]
  > = {
    'man-to-man': [
      ['attack', 'a step', 'one attack', 'any'],
      ['move', 'full Move', 'none', 'any'],
      ['changePosition', 'none', 'none', 'any'],
      ['ready.item', 'a step', 'none', 'any'],
      ['ready.reload', 'a step', 'none', 'Dodge, but the turn of reloading is lost'],
      ['aim', 'none', 'none', 'any, but the aim is lost'],
      ['allOutAttack.skill', 'half of Move, at least 2, forward', 'one attack, at +4, hand weapons only', 'none'],
      ['allOutAttack.double', 'half of Move, at least 2, forward', '2 attacks, hand weapons only', 'none'],
      ['allOutAttack.feint', 'half of Move, at least 2, forward', 'a feint and one attack, hand weapons only', 'none'],
      ['feint', 'a step', 'a feint', 'any'],
      ['concentrate', 'a step', 'none', 'any, but the concentration is lost'],
      ['wait', 'a step', 'one attack, when something happens', 'any'],
      ['allOutDefense', 'a step', 'none', 'any, a second one against each attack'],
      ['longAction', 'none', 'none', 'Dodge, but most actions have to begin anew'],
    ],
    'lite-3e': [
      ['attack', 'none', 'one attack', 'any'],
      ['move', 'full Move', 'none', 'any'],
      ['changePosition.any', 'none', 'none', 'any'],
      ['changePosition.kneeling', 'none', 'one attack', 'any'],
      ['ready.item', 'none', 'none', 'any'],
      ['ready.reload', 'none', 'none', 'Dodge, but the turn of reloading is lost'],
      ['aim', 'none', 'none', 'any, but the aim is lost'],
      ['allOutAttack.skill', 'none', 'one attack, at +4, hand weapons only', 'none'],
      ['allOutAttack.double', 'none', '2 attacks, hand weapons only', 'none'],
      ['allOutAttack.damage', 'none', 'one attack, +2 damage, hand weapons only', 'none'],
      ['allOutDefense', 'none', 'none', 'any, a second one against each attack'],
      ['longAction', 'none', 'none', 'Dodge, but it may disturb the action'],
    ],
    'fourth-edition': [
      ['attack', 'a step', 'one attack', 'any'],
      ['doNothing', 'none', 'none', 'any'],
      ['move', 'full Move', 'none', 'any'],
      ['changePosture', 'none', 'none', 'any'],
      ['aim', 'a step', 'none', 'any, but the aim is lost'],
      ['evaluate', 'a step', 'none', 'any'],
      ['feint', 'a step', 'a feint', 'any'],
      ['allOutAttack.determined', 'half of Move, at least 2, forward', 'one attack, +4, ranged +1', 'none'],
      ['allOutAttack.double', 'half of Move, at least 2, forward', '2 attacks, hand weapons only', 'none'],
      ['allOutAttack.feint', 'half of Move, at least 2, forward', 'a feint and one attack, hand weapons only', 'none'],
      [
        'allOutAttack.strong',
        'half of Move, at least 2, forward',
        'one attack, +2 damage, or +1 a die, hand weapons only',
        'none',
      ],
      ['allOutAttack.suppression', 'half of Move, at least 2, forward', 'one attack, ranged weapons only', 'none'],
      ['moveAndAttack', 'full Move', 'one attack, at −4, 9 at most', 'Dodge or Block, no retreat'],
      ['allOutDefense.dodge', 'half of Move', 'none', 'any, Dodge +2'],
      ['allOutDefense.parry', 'a step', 'none', 'any, Parry +2'],
      ['allOutDefense.block', 'a step', 'none', 'any, Block +2'],
      ['allOutDefense.double', 'a step', 'none', 'any, a second one against each attack'],
      ['concentrate', 'a step', 'none', 'any, but roll Will−3 or lose the concentration'],
      ['ready', 'a step', 'none', 'any'],
      ['wait', 'none', 'one attack, when something happens', 'any, but it can no longer become an All-Out Attack'],
    ],
  };

  describe.each(rulesetIds)('maneuvers of %s', (id) => {
    it('match the book', async () => {
      const { maneuvers } = await (await loadRuleset(id)).loadFightRules();
      const words = maneuvers.flatMap((maneuver) =>
        (maneuver.kinds ?? [undefined]).map((kind) => {
          const { movement, attack, defenses } = describeAllowance(maneuver, kind);
          return [kind ? `${maneuver.id}.${kind.id}` : maneuver.id, movement, attack, defenses];
        }),
      );
      expect(words).toEqual(rows[id]);
    });
  });
});
