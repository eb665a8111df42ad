import { describe, expect, it } from 'vitest';
import { derivationSentence, formatValue } from '../../../engine/format.ts';
import { statBlock } from '../../../sheet-model/model/stat-block.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { item, saved, skill, trait } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { lineStat } from '../../stat-ids.ts';

const ready = { place: 'ready' } as const;

function open(choices: Parameters<typeof saved>[1]) {
  const { worksheet } = deriveCharacter(saved('lite-3e', choices));
  return {
    worksheet,
    text: (stat: string) => formatValue(worksheet.get(stat).value, 'd'),
    sentence: (stat: string) => derivationSentence(worksheet.get(stat), 'd'),
  };
}

describe('Parry (p. 26)', () => {
  it('with a staff is two thirds of the skill', () => {
    const { sentence } = open({ skills: [skill('staff', 8)], equipment: [item('quarterstaff')] });
    expect(sentence(lineStat('quarterstaff.0', 'parry'))).toBe(
      'Quarterstaff: Parry 7: weapon skill 11; share of the skill × ⅔; rounded down. (GURPS Lite p. 26)',
    );
  });

  it('is impossible with a blackjack', () => {
    const { text } = open({ skills: [skill('blackjack', 8)], equipment: [item('blackjack', ready)] });
    expect([text(lineStat('blackjack.0', 'parry')), text('parry')]).toEqual(['–', '–']);
  });

  it('is lowered with the skill by a ST under the minimum', () => {
    const { sentence } = open({
      attributes: { st: 9 },
      skills: [skill('axe-mace', 8)],
      equipment: [item('axe', ready)],
    });
    expect(sentence(lineStat('axe.0', 'skill'))).toBe(
      'Axe, swing: skill 9: Axe/Mace 12; ST (minimum 12) 9; ST below 12 −3. (GURPS Lite p. 19)',
    );
    expect(sentence('parry')).toBe('Parry 4: best of: Axe, swing 4. (GURPS Lite p. 26)');
  });

  it('is not lowered by a large shield, which lowers attacks by 2', () => {
    const skills = [skill('axe-mace', 8), skill('knife', 8), skill('knife-throwing', 8)];
    const equipment = [item('axe', ready), item('dagger'), item('large-shield', ready)];
    const { text, worksheet } = open({ attributes: { st: 12 }, skills, equipment });
    expect([text(lineStat('axe.0', 'skill')), text(lineStat('axe.0', 'skillWithShield'))]).toEqual(['12', '10']);
    expect(text(lineStat('dagger.1', 'skillWithShield'))).toBe('11');
    expect([text('parry'), text('parryWithShield')]).toEqual(['6', '6']);
    expect(worksheet.has(lineStat('axe.0', 'parryWithShield'))).toBe(false);
  });

  describe('with Fencing', () => {
    const rapierFencer = { skills: [skill('fencing', 8)], equipment: [item('rapier', ready)] };
    const parry = lineStat('rapier.0', 'parry');

    it('is two thirds of the skill up to a light load', () => {
      expect(open(rapierFencer).sentence(parry)).toBe(
        'Rapier: Parry 8: encumbrance level 0; weapon skill 12; two thirds, fencing × ⅔; rounded down. (GURPS Lite p. 26)',
      );
    });

    it.each([
      ['small-shield', 8],
      ['medium-shield', 6],
    ])('with a %s is %i', (shield, value) => {
      const equipment = [...rapierFencer.equipment, item(shield, ready)];
      expect(open({ ...rapierFencer, equipment }).worksheet.number(parry)).toBe(value);
    });

    it.each([
      [40, 8],
      [40.5, 6],
    ])('with a load of %d lb at ST 10 is %i', (pounds, value) => {
      const equipment = [...rapierFencer.equipment, item('dagger', { weightOverride: pounds - 1.5 })];
      expect(open({ ...rapierFencer, equipment }).worksheet.number(parry)).toBe(value);
    });

    it('is based only on Fencing for a saber', () => {
      const saber = (fencing: number, shortsword: number) =>
        open({
          skills: [skill('fencing', fencing), skill('shortsword', shortsword)],
          equipment: [item('saber', ready)],
        });
      // Fencing 11 gives 7, Shortsword 13 gives 6: the fencing parry counts, though Shortsword is higher.
      expect(saber(4, 16).worksheet.number(lineStat('saber.0', 'parry'))).toBe(7);
      // Fencing 10 gives 6, Shortsword 16 gives 8.
      expect(saber(2, 40).sentence(lineStat('saber.0', 'parry'))).toContain('the other skill parries better');
      expect(saber(2, 40).worksheet.number(lineStat('saber.0', 'parry'))).toBe(8);
    });
  });
});

describe('bare hands (p. 27)', () => {
  const unarmedLines = (choices: Parameters<typeof saved>[1], item = 'Punch') =>
    openSheet(saved('lite-3e', choices))
      .model.attacks.filter((line) => line.item === item)
      .map(({ use, skill, damage, parry }) => `${use || 'DX'} ${skill.text}: ${damage.text}, Parry ${parry.text}`);

  it('parry with half of DX, or two thirds of a skill on the line of that skill', () => {
    const parry = (name: string, points: number) =>
      open({ attributes: { dx: 12 }, skills: [skill(name, points)] }).text(lineStat(`unarmed.punch.${name}`, 'parry'));
    expect(open({ attributes: { dx: 13 } }).text(lineStat('unarmed.punch', 'parry'))).toBe('6');
    expect([parry('brawling', 1), parry('boxing', 2), parry('karate', 0.5)]).toEqual(['8', '8', '6']);
  });

  it('parry with half of the basic DX, whatever the penalty of a helm', () => {
    const { text, sentence } = open({ attributes: { dx: 12 }, equipment: [item('half-plate', ready)] });
    expect(text(lineStat('unarmed.punch', 'skill'))).toBe('11');
    expect(text(lineStat('unarmed.punch', 'parry'))).toBe('6');
    expect(sentence('halfOfDx')).toBe('half of DX 6: DX 12; half of DX ÷ 2; rounded down. (GURPS Lite p. 27)');
  });

  it.each([
    ['karate', 24, '1d', '1d+2'],
    ['boxing', 16, '1d', '–'],
    ['brawling', 8, '1d−2', '1d'],
  ])('do more damage with %s', (name, points, punch, kick) => {
    const { text, worksheet } = open({ attributes: { st: 12, dx: 12 }, skills: [skill(name, points)] });
    const damage = (attack: string) => lineStat(`unarmed.${attack}.${name}`, 'damage');
    expect(text(damage('punch'))).toBe(punch);
    expect(worksheet.has(damage('kick')) ? text(damage('kick')) : '–').toBe(kick);
  });

  it('use Boxing only for punches', () => {
    const skills = [skill('boxing', 8)];
    expect(open({ skills }).sentence(lineStat('unarmed.punch.boxing', 'skill'))).toBe(
      'Punch, Boxing: skill 12: Boxing 12. (GURPS Lite p. 27)',
    );
    expect([unarmedLines({ skills }), unarmedLines({ skills }, 'Kick')]).toEqual([
      ['Boxing 12: 1d−2, Parry 8'],
      ['DX 8: 1d−2, Parry –'],
    ]);
  });

  it('have a separate line for each skill, with its damage (p. 16)', () => {
    // DX 10: Brawling 15, Karate 12, Boxing 9.
    const skills = [skill('karate', 16), skill('brawling', 24), skill('boxing', 1)];
    expect(unarmedLines({ skills })).toEqual([
      'Brawling 15: 1d−3, Parry 10',
      'Karate 12: 1d−2, Parry 8',
      'Boxing 9: 1d−3, Parry 6',
    ]);
  });

  it('can use brass knuckles with each of these skills, as the book forbids none', () => {
    const skills = [skill('karate', 16), skill('brawling', 24)];
    expect(unarmedLines({ skills, equipment: [item('brass-knuckles', ready)] }, 'Brass knuckles')).toEqual([
      'punch, Brawling 15: 1d−1, Parry –',
      'punch, Karate 12: 1d, Parry –',
    ]);
  });

  it('list an unusable skill once, with the reason, and not in a stat block', () => {
    const equipment = [item('brass-knuckles', { place: 'ready', weightOverride: 70 })];
    const choices = { skills: [skill('karate', 16)], equipment };
    expect(unarmedLines(choices)).toEqual(['DX 10: 1d−4, Parry 5', 'Karate –: –, Parry –']);
    expect(unarmedLines(choices, 'Brass knuckles')).toEqual(['punch 10: 1d−2, Parry –']);
    const { attacks } = statBlock(openSheet(saved('lite-3e', choices)).model);
    expect(attacks.map(({ item: name, skill: roll }) => `${name} ${roll.text}`)).toEqual([
      'Brass knuckles 10',
      'Punch 10',
      'Kick 8',
    ]);
  });
});

describe('damage with very low ST (p. 18)', () => {
  const weak = (st: number) =>
    open({
      attributes: { st },
      skills: [skill('karate', 8)],
      equipment: [item('dagger', ready), item('quarterstaff'), item('brass-knuckles', ready), item('small-knife')],
    });
  const damage = (st: number, ...lines: string[]) => lines.map((line) => weak(st).text(lineStat(line, 'damage')));

  it('is at least 0 for blunt weapons and fists', () => {
    expect(damage(4, 'unarmed.punch', 'unarmed.kick', 'quarterstaff.0', 'quarterstaff.1')).toEqual([
      '0',
      '0',
      '2',
      '2',
    ]);
    expect(damage(5, 'unarmed.punch')).toEqual(['0']);
    expect(damage(6, 'unarmed.punch')).toEqual(['1d−6']);
    expect(weak(3).sentence(lineStat('unarmed.punch', 'damage'))).toBe(
      'Punch: damage 0: thrust 0; punch −2; minimum 0. (GURPS Lite p. 27)',
    );
  });

  it('is at least 1 with an edge or a point', () => {
    expect(damage(4, 'dagger.0', 'small-knife.0')).toEqual(['1', '1']);
    expect(weak(4).sentence(lineStat('dagger.0', 'damage'))).toBe(
      'Dagger, thrust: damage 1: thrust 0; Dagger −1; maximum from the weapon table 1d; minimum for cutting or impaling 1. (GURPS Lite p. 19)',
    );
  });

  it('has bonuses of skill and knuckles added before its minimum', () => {
    // Karate 10 adds 2 to the punch at −2.
    expect(damage(4, 'unarmed.punch.karate', 'brass-knuckles.0', 'brass-knuckles.0.karate')).toEqual(['0', '0', '2']);
  });

  it('is at least 0 for a bite, although it cuts', () => {
    const { worksheet, text } = open({ attributes: { st: 1 }, race: { entry: 'reptile-man', own: null } });
    expect(worksheet.number('st')).toBe(5);
    expect(text(lineStat('unarmed.bite', 'damage'))).toBe('1d−5');
    expect(text(lineStat('unarmed.claws', 'damage'))).toBe('1');
  });
});

describe('Combat Reflexes (p. 9)', () => {
  it('adds 1 to every active defense', () => {
    const skills = [skill('shield', 1), skill('knife', 4)];
    const equipment = [item('buckler', ready), item('dagger', ready)];
    const defenses = (...traits: ReturnType<typeof trait>[]) => {
      const { worksheet } = open({ skills, equipment, traits });
      const unarmedLines = lineStat('unarmed.punch', 'parry');
      return ['dodge', 'parry', 'block', unarmedLines].map((stat) => worksheet.number(stat));
    };
    expect(defenses()).toEqual([5, 5, 5, 5]);
    expect(defenses(trait('combat-reflexes'))).toEqual([6, 6, 6, 6]);
  });
});

describe('Running (p. 16)', () => {
  it('adds an eighth to Move, not to Basic Speed or Dodge', () => {
    const { text, sentence } = open({ attributes: { ht: 12 }, skills: [skill('running', 8)] });
    expect([text('basicSpeed'), text('move'), text('dodge')]).toEqual(['5½', '7', '5']);
    expect(sentence('move')).toBe(
      'Move 7 yards a second: Basic Speed 5½; Running / 8 +1.625; no encumbrance 0; rounded down; minimum 1. (GURPS Lite p. 21)',
    );
    expect(sentence('dodge')).toBe('Dodge 5: Move without Running 5. (GURPS Lite p. 26)');
  });
});
