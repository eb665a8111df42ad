import { describe, expect, it } from 'vitest';
import type { PartialSituation } from '../../../character/combat-situation.ts';
import type { TraitRow } from '../../../character/trait-rows.ts';
import { newModifier } from '../../../character/trait-rows.ts';
import { describeDerivation } from '../../../engine/format.ts';
import { buildModel } from '../../../sheet-model/model/build-model.ts';
import type { AttackLine } from '../../../sheet-model/model/sheet-model.ts';
import { combatant, combatantOf, resolveExchange } from '../../../testing/combatant.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { choices, item, saved, skill, trait } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { lineStat } from '../../stat-ids.ts';
import { fightRules } from './fight/fight-rules.ts';

type Choices = Parameters<typeof saved>[1];

describe('Attacks of traits', () => {
  const model = (character: Choices) => buildModel(openSheet(saved('fourth-edition', character)));
  const text = ({ item, use, damage, type, skill, parry, reach }: AttackLine): string =>
    [
      `${item}${use === '' ? '' : `, ${use}`}:`,
      damage.text,
      type,
      `at ${skill.text},`,
      `parry ${parry.text},`,
      reach || '–',
    ]
      .filter(Boolean)
      .join(' ');
  const linesOf = (character: Choices): string[] => model(character).attacks.map(text);
  const claws = (kind: string): TraitRow => trait('claws', { choices: choices({ kind }) });
  /** An attack from afar of the level, with modifiers by name, percentage and level. */
  const innate = (
    level: number,
    modifiers: readonly (readonly [name: string, percent: number, level?: number | undefined])[] = [],
    id = 'innate-attack-burning',
    aimedWith = 'any',
  ): TraitRow =>
    trait(id, {
      level,
      choices: choices({ 'aimed-with': aimedWith }),
      modifiers: modifiers.map(([name, percent, of], i) => newModifier(`m${i}`, { name, percent, level: of ?? null })),
    });
  const firstOf = (...traits: TraitRow[]): AttackLine | undefined => model({ traits }).attacks[0];
  const cellsOf = (...traits: TraitRow[]): string =>
    model({ traits })
      .ranged[0]?.cells.map((cell) => cell.text)
      .join(' ') ?? '';

  describe('of the body', () => {
    // ST 14: thrust 1d. A punch is thrust−1, a kick thrust, at DX and DX−2 (p. 271).
    it.each([
      ['blunt-claws', ['Punch: 1d cr at 10, parry 8, C', 'Kick: 1d+1 cr at 8, parry –, C,1']], // 1 more on one die
      ['hooves', ['Punch: 1d−1 cr at 10, parry 8, C', 'Kick: 1d+1 cr at 8, parry –, C,1']],
      ['sharp-claws', ['Punch: 1d−1 cut at 10, parry 8, C', 'Kick: 1d cut at 8, parry –, C,1']],
      [
        'talons',
        [
          'Punch: 1d−1 cut at 10, parry 8, C',
          'Kick: 1d cut at 8, parry –, C,1',
          'Punch with the points: 1d−1 imp at 10, parry –, C',
          'Kick with the points: 1d imp at 8, parry –, C,1',
        ],
      ],
      [
        'long-talons',
        [
          'Punch: 1d cut at 10, parry 8, C,1',
          'Kick: 1d+1 cut at 8, parry –, C,1',
          'Punch with the points: 1d imp at 10, parry –, C,1',
          'Kick with the points: 1d+1 imp at 8, parry –, C,1',
        ],
      ],
    ])('%s make punches and kicks what they are', (kind, lines) => {
      expect(linesOf({ attributes: { st: 14 }, traits: [claws(kind)] })).toEqual(lines);
    });

    it('says on the line where the change comes from', () => {
      expect(model({ traits: [claws('sharp-claws')] }).attacks.map(({ notes }) => notes)).toEqual([
        ['claws (sharp claws)'],
        ['claws (sharp claws)'],
      ]);
    });

    // ST 14: thrust 1d, a bite is thrust−1 (p. 271). Weak Bite takes 2 from its one die.
    it.each([
      ['sharp-teeth', 'Bite: 1d−1 cut at 10, parry –, C'],
      ['fangs', 'Bite: 1d−1 imp at 10, parry –, C'],
      ['sharp-beak', 'Bite: 1d−1 pi+ at 10, parry –, C'],
      ['vampiric-bite', 'Bite: 1d−1 cut at 10, parry –, C'],
    ])('%s bite', (id, line) => {
      expect(linesOf({ attributes: { st: 14 }, traits: [trait(id)] }).at(-1)).toBe(line);
      expect(linesOf({ attributes: { st: 14 }, traits: [trait(id), trait('weak-bite')] }).at(-1)).toContain('1d−3');
    });

    it('adds Brawling at DX+2 to a bite, and rolls against it', () => {
      // DX 10, Brawling DX/E for 4 points: DX+2, so 1 more on each die.
      const lines = linesOf({ attributes: { st: 14 }, skills: [skill('brawling', 4)], traits: [trait('fangs')] });
      expect(lines.at(-1)).toBe('Bite, Brawling: 1d imp at 12, parry –, C');
    });

    // ST 19: thrust 2d−1; a striker has 1 more on each die: 2d+1 (p. 88). Parry: 10/2 + 3.
    it.each([
      ['striker-crushing', 'Striker (Crushing), strike: 2d+1 cr at 10, parry 8, C'],
      ['striker-cutting', 'Striker (Cutting), strike: 2d+1 cut at 10, parry 8, C'],
      ['striker-impaling', 'Striker (Impaling), strike: 2d+1 imp at 10, parry 8, C'],
      ['striker-large-piercing', 'Striker (Large Piercing), strike: 2d+1 pi+ at 10, parry 8, C'],
      ['striker-piercing', 'Striker (Piercing), strike: 2d+1 pi at 10, parry 8, C'],
    ])('%s strikes for thrust with 1 more on each die', (id, line) => {
      expect(linesOf({ attributes: { st: 19 }, traits: [trait(id)] })[0]).toBe(line);
    });

    it('changes a striker by its modifiers', () => {
      const tail = (name: string, percent: number, level?: number) =>
        linesOf({
          attributes: { st: 19 },
          traits: [
            trait('striker-cutting', { modifiers: [newModifier('m', { name, percent, level: level ?? null })] }),
          ],
        })[0];
      expect(tail('Weak', -50)).toBe('Striker (Cutting), strike: 2d−1 cut at 10, parry 8, C'); // +1 and −1 a die
      expect(tail('Long', 100)).toBe('Striker (Cutting), strike: 2d+1 cut at 10, parry 8, C,1');
      expect(tail('Long', 100, 3)).toBe('Striker (Cutting), strike: 2d+1 cut at 10, parry 8, C,1,2');
      expect(tail('Cannot parry', -40)).toBe('Striker (Cutting), strike: 2d+1 cut at 10, parry –, C');
      expect(tail('Clumsy', -20)).toBe('Striker (Cutting), strike: 2d+1 cut at 9, parry 7, C'); // 9/2 + 3
    });

    it('stabs with spines at DX−4, and squeezes with ST', () => {
      expect(linesOf({ traits: [trait('long-spines')] })[0]).toBe('Long Spines, stab: 1d imp at 6, parry –, C');
      expect(linesOf({ traits: [trait('short-spines')] })[0]).toBe('Short Spines, stab: 1d−2 imp at 6, parry –, C');
      expect(linesOf({ attributes: { st: 17 }, traits: [trait('constriction-attack')] })[0]).toBe(
        'Constriction Attack, squeeze: margin of the contest at 17, parry –, C',
      );
    });

    it('does nothing more when it was bought off', () => {
      expect(
        linesOf({
          traits: [
            { ...trait('striker-cutting'), boughtOff: true },
            { ...claws('sharp-claws'), boughtOff: true },
          ],
        }),
      ).toEqual(linesOf({}));
    });
  });

  describe('from afar', () => {
    it.each([
      ['burning', 'burn'],
      ['corrosion', 'cor'],
      ['crushing', 'cr'],
      ['cutting', 'cut'],
      ['fatigue', 'fat'],
      ['huge-piercing', 'pi++'],
      ['impaling', 'imp'],
      ['large-piercing', 'pi+'],
      ['piercing', 'pi'],
      ['small-piercing', 'pi−'],
      ['toxic', 'tox'],
    ])('Innate Attack (%s) does a die for each level', (kind, type) => {
      const attack = innate(3, [], `innate-attack-${kind}`);
      const line = firstOf(attack);
      expect([line?.damage.text, line?.type, line?.skill.text]).toEqual(['3d', type, '6']); // DX−4
      expect(cellsOf(attack)).toBe('3 10 100 1 – – 1');
    });

    it('explains its damage by its level', () => {
      const { worksheet } = openWorksheet(saved('fourth-edition', { traits: [{ ...innate(3), key: 'fire' }] }));
      expect(describeDerivation(worksheet.get(lineStat('fire.0', 'damage')), 'd')).toBe(
        'Innate Attack (Burning), shot: damage 3d: level 3; Innate Attack (Burning), 1d for each of 3 levels 3d. (Basic Set p. 61)',
      );
    });

    it('is aimed with the best Innate Attack skill, or with the one that is chosen', () => {
      // DX 10: Gaze for 4 points is DX/E +2; Beam defaults to it at −2.
      const skills = [skill('innate-attack-gaze', 4)];
      const skillWith = (by: string) =>
        model({ skills, traits: [innate(1, [], 'innate-attack-cutting', by)] }).attacks[0];
      expect([skillWith('any')?.skillName, skillWith('any')?.skill.text]).toEqual(['Innate Attack (Gaze)', '12']);
      expect([skillWith('beam')?.skillName, skillWith('beam')?.skill.text]).toEqual([
        'Innate Attack (Beam), untrained',
        '10',
      ]);
    });

    it('has one line for each trait, with its own level', () => {
      const lines = model({
        traits: [
          { ...innate(2), key: 'a' },
          { ...innate(5), key: 'b' },
        ],
      }).attacks;
      expect(lines.slice(0, 2).map(({ damage }) => damage.text)).toEqual(['2d', '5d']);
    });

    // Acc 3, ½D 10, Max 100, RoF 1, no Shots nor Bulk, Rcl 1 (p. 61), changed as on pp. 102–115.
    it.each<[name: string, percent: number, level: number | undefined, cells: string]>([
      ['Accurate', 5, 2, '5 10 100 1 – – 1'],
      ['Inaccurate', -5, 1, '2 10 100 1 – – 1'],
      ['Rapid Fire: RoF 3', 50, undefined, '3 10 100 3 – – 1'],
      ['Rapid fire', 40, undefined, '3 10 100 2 – – 1'],
      ['Increased Range: 5 times', 20, undefined, '3 50 500 1 – – 1'],
      ['Increased 1/2D Range: twice', 5, undefined, '3 20 100 1 – – 1'],
      ['Increased Maximum Range: 10 times', 15, undefined, '3 10 1,000 1 – – 1'],
      ['Reduced Range: a half', -10, undefined, '3 5 50 1 – – 1'],
      ['Extra Recoil', -10, 2, '3 10 100 1 – – 3'],
      ['Jet', 0, undefined, '– 5 10 Jet – – –'],
    ])('has its figures changed by %s at %i%%', (name, percent, level, cells) => {
      expect(cellsOf(innate(1, [[name, percent, level]]))).toBe(cells);
    });

    it.each<[name: string, percent: number, level: number | undefined, type: string]>([
      ['Armor Divisor: (2)', 50, undefined, '(2) burn'],
      ['Armor Divisor (3)', 100, undefined, '(3) burn'],
      ['Armor Divisor, reduced: (0.2)', -50, undefined, '(0.2) burn'],
      ['Explosion', 50, 1, 'burn ex'],
      ['Fragmentation', 15, 2, 'burn [2d cut]'],
    ])('has its damage changed by %s', (name, percent, level, type) => {
      expect(firstOf(innate(1, [[name, percent, level]]))?.type).toBe(type);
    });

    it('is a touch as a melee attack, with Brawling or at DX', () => {
      const at = (name: string, percent: number) => {
        const { attacks, ranged } = model({ traits: [innate(3, [[name, percent]])] });
        expect(ranged).toEqual([]);
        return attacks[0] && text(attacks[0]);
      };
      expect(at('Melee attack', -30)).toBe('Innate Attack (Burning), touch: 3d burn at 10, parry 8, C');
      expect(at('Melee Attack: reach 1 or 2, no parry', -30)).toBe(
        'Innate Attack (Burning), touch: 3d burn at 10, parry –, 1',
      );
      expect(at('Melee Attack: reach C,1 or 1,2 or 2,3', -20)).toBe(
        'Innate Attack (Burning), touch: 3d burn at 10, parry 8, C,1',
      );
    });

    it('is no harder a touch by skill in blows', () => {
      // DX 10, Brawling [4] 12: +1 a die for blows of the body (p. 182), none for fire.
      const traits = [innate(3, [['Melee attack', -30]])];
      const skills = [skill('brawling', 4)];
      expect(linesOf({ traits, skills })[0]).toBe('Innate Attack (Burning), touch: 3d burn at 12, parry 9, C');
    });

    it('adds thrust where it is based on ST', () => {
      // ST 10: thrust 1d−2, and 2 dice of the levels.
      expect(firstOf(innate(2, [['ST-Based', 100]]))?.damage.text).toBe('3d−2');
    });

    it('notes what no figure tells', () => {
      const notesOf = (...modifiers: [string, number, number?][]) => firstOf(innate(1, modifiers))?.notes;
      expect(notesOf(['Area Effect', 50, 3])).toEqual(['area of 8 yards around']);
      expect(notesOf(['Cone: each yard of its width', 10, 5])).toEqual(['cone, 5 yards wide at its end']);
      expect(notesOf(['Explosion', 50, 2])).toEqual(['explosion: damage over 2 × yards']);
      expect(notesOf(['Cyclic: each minute', 40], ['No Signature', 20])).toEqual([
        'Cyclic: each minute',
        'No Signature',
      ]);
      expect(notesOf(['Gadget, breakable: DR 2 or less', -20])).toEqual([]);
    });

    it('afflicts against HT, less a point for each level after the first', () => {
      const line = (level: number) => firstOf(innate(level, [['Paralysis', 150]], 'affliction'));
      expect([line(1)?.damage.text, line(1)?.type, line(1)?.notes]).toEqual(['HT', 'aff', ['Paralysis']]);
      expect(line(3)?.damage.text).toBe('HT−2');
    });

    it('binds with the ST of its level, without half damage', () => {
      const line = firstOf(innate(12, [], 'binding'));
      expect([line?.damage.text, line?.type]).toEqual(['ST 12', 'binding']);
      expect(cellsOf(innate(12, [], 'binding'))).toBe('3 – 100 1 – – 1');
    });

    it('rolls Will for a malediction', () => {
      const attributes = { iq: 13 };
      const [line] = model({
        attributes,
        traits: [innate(1, [['Malediction: −1 for each yard', 100]], 'affliction')],
      }).attacks;
      expect([line?.skillName, line?.skill.text]).toEqual(['Will', '13']);
    });
  });

  describe('in a fight', () => {
    it('needs no hand, and parries where it may', () => {
      const equipment = [item('broadsword', { place: 'ready' }), item('medium-shield', { place: 'ready' })];
      const traits = [
        trait('striker-crushing', { key: 'tail' }),
        trait('innate-attack-burning', { key: 'fire', level: 3 }),
      ];
      const { sheet } = combatant(saved('fourth-edition', { traits, equipment }), fightRules)();
      const attack = sheet.attacks.find(({ line }) => line.id === 'tail.0');
      expect(attack && sheet.worksheet.number(attack.skill)).toBe(10);
      expect(sheet.defenses.map(({ line }) => line.name)).toContain('Parry, Striker (Crushing)');
      expect(sheet.attacks.map(({ line }) => line.name)).toContain('Innate Attack (Burning)');
    });

    const beast = (traits: TraitRow[], situation: PartialSituation = {}) =>
      combatantOf('Beast', saved('fourth-edition', { attributes: { st: 14 }, traits }), fightRules, situation);
    const bite = { attacker: beast([trait('fangs')]), line: 'unarmed.bite' };

    it('a bite is parried by a tail, and wounds through the DR of hide', () => {
      const tail = [trait('striker-crushing', { key: 'tail' }), trait('damage-resistance', { level: 1 })];
      const exchange = { ...bite, defender: { ...beast(tail), name: 'Lizard' } };
      // ST 14: thrust 1d, a bite does 1 less; Parry with the tail is 3 + DX 10 / 2 = 8.
      const parried = resolveExchange(exchange, { attack: 9, defense: 'parry.tail.0', 'defense.roll': 8 });
      expect(parried.result).toBe('defended');
      expect(parried.log).toEqual([
        'Beast bites Lizard: 9 against 10, success by 1.',
        'Lizard parries: 8 against 8, success.',
      ]);
      // 5 of the die are 4, less DR 1 are 3, twice that for an impaling wound (p. 379).
      const hit = resolveExchange(exchange, { attack: 9, defense: 'parry.tail.0', 'defense.roll': 9, damage: 5 });
      expect(hit.log.at(-1)).toBe('4 imp, 1 stopped by armor, 6 injury.');
      expect(hit.defender.hitsLost).toBe(6);
    });
  });
});
