import { describe, expect, it } from 'vitest';
import { describeCandidate } from '../../../builder/what-if/candidate.ts';
import type { CombatState } from '../../../character/combat-state.ts';
import { formatDice, parseDice } from '../../../engine/dice.ts';
import { describeDerivation } from '../../../engine/format.ts';
import { combatant } from '../../../testing/combatant.ts';
import * as again from '../../../testing/double-entry/lite-3e-spells-and-gear.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem } from '../../../testing/own-rows.ts';
import { item, saved } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { deriveFeats } from '../../feats/derive-feats.ts';
import { featStat, noQuestions } from '../../feats/feat.ts';
import { mountStat } from '../../stat-ids.ts';
import { manToManFeats } from '../man-to-man/feats/feats.ts';
import { fightRules as manToManFight } from '../man-to-man/fight/fight-rules.ts';
import { liteFeats } from './feats/feats.ts';
import { fightRules as liteFight } from './fight/fight-rules.ts';
import { beastDamageOf, beastLoad } from './movement.ts';

describe('Mounts', () => {
  type Choices = NonNullable<Parameters<typeof saved>[1]>;
  const open = (choices: Choices) => openSheet(saved('lite-3e', choices));

  describe('the tables of mounts (p. 22)', () => {
    it('have the load levels', () => {
      const rows = beastLoad.map(({ name, times, move }) => {
        if (move === null) return [name, times, 'becomes 1'];
        return [name, times, move === 0 ? 'unchanged' : `${move}${name === 'extra-heavy' ? ', at least 2' : ''}`];
      });
      expect(rows).toEqual(again.mountLoad);
    });

    it.each(again.beastDamage)('have damage from ST %i to %i: %s', (from, to, damage) => {
      expect([beastDamageOf(from), beastDamageOf(to)]).toEqual([parseDice(damage), parseDice(damage)]);
    });

    it('continue damage beyond their end, and have none below ST 1', () => {
      const damage = [0.9, 56, 60, 61, 66, 71, 76].map((st) => formatDice(beastDamageOf(st), 'd'));
      expect(damage).toEqual(['0', '3d', '3d', '3d+1', '3d+2', '4d−1', '4d']);
    });
  });

  /** Derives a donkey (ST 25, Move 8, DX 10) with this load in pounds. */
  const donkeyWith = (pounds: number) => {
    const { model, worksheet, findings } = open({
      equipment: [
        item('donkey', { place: 'stowed' }),
        item('rock', { container: 'donkey', weightOverride: pounds, key: 'load' }),
      ],
    });
    const [line] = model.mounts;
    const mountFindings = findings.filter(({ place }) => place.row === 'donkey').map(({ code, kind }) => [code, kind]);
    return { line, worksheet, found: mountFindings, carried: model.load.carried.text };
  };

  describe('a donkey', () => {
    it('carries 60 lb that do not count for its owner', () => {
      const { line, carried, worksheet } = donkeyWith(60);
      expect(carried).toBe('0');
      expect(line).toMatchObject({
        key: 'donkey',
        name: 'Donkey',
        where: 'led along',
        move: { text: '6' },
        dodge: { text: '5' },
        attacks: [{ name: 'Bite', damage: { text: '1d−1' }, type: 'cr' }],
        load: { carried: { text: '60' }, level: 'light' },
        note: '',
      });
      expect(line?.attributes.map(({ name, figure }) => `${name} ${figure.text}`)).toEqual([
        'ST 25',
        'DX 10',
        'IQ 4',
        'HT 13',
      ]);
      expect(line?.load.levels.map(({ name, limit, now }) => [name, limit.text, now])).toEqual([
        ['none', '50', false],
        ['light', '150', true],
        ['medium', '250', false],
        ['heavy', '375', false],
        ['extra-heavy', '500', false],
        ['maximum', '750', false],
      ]);
      expect(describeDerivation(worksheet.get(mountStat('donkey', 'move')), 'd')).toBe(
        'Donkey, Move 6 yards a second: Move 8; encumbrance level 1; light encumbrance −2; minimum 2. (GURPS Lite p. 22)',
      );
      expect(describeDerivation(worksheet.get(mountStat('donkey', 'bite')), 'd')).toBe(
        'Donkey, bite 1d−1: ST 25; plant-eaters bite at half ST ÷ 2; rounded down; animal damage, ST 12 1d−1. (GURPS Lite p. 22)',
      );
    });

    it.each([
      [50, 'none', '8', []],
      [50.1, 'light', '6', []],
      [150, 'light', '6', []],
      [150.1, 'medium', '4', []],
      [250, 'medium', '4', []],
      [250.1, 'heavy', '2', []],
      [375, 'heavy', '2', []],
      [375.1, 'extra-heavy', '2', []],
      [500, 'extra-heavy', '2', []],
      [500.1, 'maximum', '1', [['mount-overload', 'unusual']]],
      [750, 'maximum', '1', [['mount-overload', 'unusual']]],
      [750.1, 'too much to carry', '0', [['mount-cannot-move', 'rule']]],
    ])('with %d lb has a load of level %s and Move %s', (pounds, level, move, findings) => {
      const { line, found: mountFindings } = donkeyWith(pounds);
      expect([line?.load.level, line?.move.text, mountFindings]).toEqual([level, move, findings]);
      expect(line?.load.levels.filter(({ now }) => now).map(({ name }) => name)).toEqual(
        level === 'too much to carry' ? [] : [level],
      );
    });

    it('has a note if it bears more than a medium load', () => {
      expect([donkeyWith(250).line?.note, donkeyWith(251).line?.note]).toEqual([
        '',
        'few animals carry more than medium encumbrance on their backs',
      ]);
    });
  });

  const gear = item('rock', { weightOverride: 30, key: 'gear' });
  const saddleHorse = item('saddle-horse', { place: 'ready' });

  describe('a ridden horse', () => {
    it('bears the body and gear of its rider', () => {
      const { model, worksheet, findings } = open({ concept: { weight: 150 }, equipment: [saddleHorse, gear] });
      const [line] = model.mounts;
      expect(line).toMatchObject({ where: 'ridden', move: { text: '10' }, dodge: { text: '5' } });
      expect(line?.attacks[0]?.damage.text).toBe('1d');
      expect(line?.load).toMatchObject({ carried: { text: '180' }, level: 'light' });
      expect(model.load.carried.text).toBe('30');
      expect(findings).toEqual([]);
      const sentence = (part: 'load' | 'rider' | 'dodge') =>
        describeDerivation(worksheet.get(mountStat('saddle-horse', part)), 'd');
      expect(sentence('rider')).toBe('Saddle horse, rider 180 lb: body weight 150; Rock +30. (GURPS Lite p. 22)');
      expect(sentence('load')).toBe('Saddle horse, load 180 lb: nothing carried 0; rider +180. (GURPS Lite p. 22)');
      expect(sentence('dodge')).toBe(
        'Saddle horse, Dodge 5: loaded Move 10; better of: half of DX, rounded down 4, half of Move, rounded down 5; maximum 10. (GURPS Lite p. 22)',
      );
    });

    it('bears an average body if no weight is entered', () => {
      const { worksheet } = open({ attributes: { st: 12 }, equipment: [saddleHorse] });
      // 5′11″ and 160 lb at ST 12 (p. 5).
      expect(worksheet.number(mountStat('saddle-horse', 'load'))).toBe(160);
    });

    it('also bears its saddlebags, which the rider does not carry', () => {
      const { model } = open({
        concept: { weight: 150 },
        equipment: [
          saddleHorse,
          gear,
          item('quiver', { container: 'saddle-horse', place: 'ready' }),
          item('arrow', { container: 'quiver', quantity: 8 }),
        ],
      });
      expect(model.mounts[0]?.load.carried.text).toBe('181½');
      expect(model.load.carried.text).toBe('30');
      expect(model.possessions.map(({ place, where }) => [place, where])).toEqual([
        ['ready', 'ridden'],
        ['stowed', 'on the saddle horse'],
        ['stowed', 'in quiver, on the saddle horse'],
        ['carried', 'carried'],
      ]);
    });

    it('has a maximum Dodge of 10', () => {
      const typedMount = {
        kind: 'mount',
        mount: { st: 60, dx: 24, iq: 3, ht: 12, move: 30, bodyWeight: 500 },
      } as const;
      const { worksheet } = open({ equipment: [typedItem('Cat', typedMount)] });
      expect(worksheet.number(mountStat('cat', 'dodge'))).toBe(10);
    });
  });

  describe('findings on riding', () => {
    const codes = (choices: Choices) => open(choices).findings.map(({ code, place }) => [code, place.row]);

    it('report a mount that is too small', () => {
      expect(codes({ equipment: [item('small-mule', { place: 'ready' })] })).toEqual([
        ['mount-too-small', 'small-mule'],
      ]);
      expect(codes({ equipment: [item('small-mule', { place: 'stowed' })] })).toEqual([]);
    });

    it('report two ridden at a time, of which the first bears the rider', () => {
      const equipment = [item('pony', { place: 'ready' }), item('camel', { place: 'ready' })];
      expect(codes({ equipment })).toEqual([['two-mounts', 'camel']]);
      const { worksheet } = open({ concept: { weight: 120 }, equipment });
      expect([worksheet.number(mountStat('pony', 'load')), worksheet.number(mountStat('camel', 'load'))]).toEqual([
        120, 0,
      ]);
    });

    it('ignore mounts at home, and a quantity of 0', () => {
      const rock = item('rock', { weightOverride: 9000, container: 'ox' });
      expect(codes({ equipment: [item('ox', { place: 'home' }), rock] })).toEqual([]);
      expect(codes({ equipment: [item('small-mule', { place: 'ready', quantity: 0 })] })).toEqual([]);
    });
  });

  describe('several mounts in one row', () => {
    it('share their load', () => {
      const load = item('rock', { weightOverride: 90, container: 'donkey' });
      const { model } = open({ equipment: [item('donkey', { quantity: 3, place: 'stowed' }), load] });
      expect(model.mounts[0]).toMatchObject({ name: '3 × Donkey', load: { carried: { text: '30' }, level: 'none' } });
      expect(model.possessionTotals.cost.text).toBe('3,000');
    });
  });

  describe('the picker', () => {
    it.each([
      ['saddle-horse', '$1,200 · ST 35 · Move 12'],
      ['small-mule', '$1,000 · ST 30 · Move 8 · too small to ride'],
    ])('describes a %s as “%s”', (id, words) => {
      const blank = saved('lite-3e', {});
      expect(describeCandidate(blank, openSheet(blank), 'equipment', id)).toBe(words);
    });
  });

  describe('a custom mount', () => {
    const typedMount = {
      kind: 'mount',
      cost: 50,
      weight: 70,
      mount: { st: 10, dx: 12, iq: 4, ht: 12, move: 3, bodyWeight: 70 },
    } as const;

    it('keeps its Move with a load if it is below the minimum', () => {
      const { model } = open({
        equipment: [
          typedItem('Rex', typedMount, { place: 'stowed' }),
          item('rock', { weightOverride: 70, container: 'rex' }),
        ],
      });
      expect(model.mounts[0]).toMatchObject({ name: 'Rex', move: { text: '2' }, load: { level: 'medium' } });
      expect(model.possessions[1]?.where).toBe('on Rex');
      expect(model.possessions[0]?.weight.text).toBe('–');
      expect(model.load.carried.text).toBe('0');
    });

    it('has no lines without figures, and no weight', () => {
      const { model } = open({ equipment: [typedItem('Rex', { kind: 'mount', weight: 70 }, { place: 'ready' })] });
      expect(model.mounts).toEqual([]);
      expect(model.load.carried.text).toBe('0');
    });

    it.each([
      ['man-to-man', [['unknown-entry', 'saddle-horse']], []],
      ['fourth-edition', [], ['Rex', 'Saddle horse']],
    ])('has no weight under %s, nor has its load', (ruleset, expected, lines) => {
      const { model, findings } = openSheet(
        saved(ruleset, {
          equipment: [
            typedItem('Rex', typedMount, { place: 'ready' }),
            typedItem('Pack', { weight: 40 }, { container: 'rex' }),
            item('saddle-horse'),
          ],
        }),
      );
      expect(model.mounts.map(({ name }) => name)).toEqual(lines);
      expect(model.load.carried.text).toBe('0');
      expect(findings.map(({ code, place }) => [code, place.row])).toEqual(expected);
    });
  });
});

describe('Movement of the family', () => {
  describe.each([
    ['man-to-man', manToManFight, manToManFeats],
    ['lite-3e', liteFight, liteFeats],
  ] as const)('halving for wounds and fatigue, %s', (ruleset, fight, feats) => {
    const frail = saved(ruleset, { attributes: { st: 10, dx: 11, iq: 10, ht: 3 } });
    const sound = saved(ruleset, { attributes: { st: 6, dx: 12, iq: 10, ht: 12 } });
    const moves = (character: typeof frail, state: Partial<CombatState>) => {
      const losses = { hitsLost: state.hitsLost ?? 0, fatigueLost: state.fatigueLost ?? 0 };
      const groups = deriveFeats(openWorksheet(character), feats, losses, noQuestions);
      const sprint = groups.find(({ id }) => id === 'running')?.get(featStat('running', 'sprint')).value;
      return { move: combatant(character, fight)({ state }).move, sprint };
    };
    const both = (move: number) => ({ move, sprint: move + 1 });

    it('a HT of 3 is not a loss: Move is whole until a hit is taken', () => {
      const move = openWorksheet(frail).worksheet.number('move');
      expect(moves(frail, {})).toEqual(both(move));
      expect(moves(frail, { hitsLost: 1 })).toEqual(both(Math.floor(move / 2)));
    });

    it('fatigue halves Move at ST 3, and ST drops no lower than 0', () => {
      const move = openWorksheet(sound).worksheet.number('move');
      expect([2, 3].map((fatigueLost) => moves(sound, { fatigueLost }))).toEqual([
        both(move),
        both(Math.floor(move / 2)),
      ]);
      expect(combatant(sound, fight)({ state: { fatigueLost: 9 } }).number('fight:strength')).toBe(0);
    });
  });
});
