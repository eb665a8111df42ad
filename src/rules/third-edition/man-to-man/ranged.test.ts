import { describe, expect, it } from 'vitest';
import { highestRoll, parseDice } from '../../../engine/dice.ts';
import { workedNumbers } from '../../../sheet-model/model/worked-numbers.ts';
import { fighter } from '../../../testing/combatant.ts';
import * as typedAgain from '../../../testing/double-entry/man-to-man.ts';
import { item, skill, trait } from '../../../testing/rows.ts';
import { catalogFor } from '../../derive-character.ts';

describe('Ranged weapons', () => {
  const ranges = (id: string, st: number, more: Parameters<typeof item>[1] = {}) => {
    const { model } = fighter({ attributes: { st }, equipment: [item(id, { key: 'k', ...more })] });
    return model.ranged[0]?.cells.map(({ text }) => text);
  };

  describe('ranges (pull-out)', () => {
    it.each([
      ['short-bow', 9, ['5', '4', '90', '135']],
      ['regular-bow', 11, ['5', '11', '165', '220']],
      ['composite-bow', 11, ['5', '13', '220', '275']],
      ['crossbow', 9, ['5', '14', '180', '225']],
      ['sling', 13, ['5', '6', '78', '130']],
      ['large-knife', 10, ['2', '1', '8', '15']],
      ['dagger', 10, ['2', '1', '5', '10']],
      ['hatchet', 9, ['2', '2', '13', '22']],
      ['throwing-axe', 11, ['2', '2', '11', '16']],
      ['javelin', 11, ['3', '4', '16', '27']],
      ['spear', 9, ['4', '5', '9', '13']],
      ['rock', 9, ['3', '5', '18', '31']],
      ['oil-flask', 11, ['3', '5', '–', '38']],
    ])('of a %s with ST %i are %j', (id, st, cells) => expect(ranges(id, st)).toEqual(cells));

    it('are exact until printed', () => {
      const { sentence, worksheet } = fighter({ attributes: { st: 9 }, equipment: [item('hatchet')] });
      expect(sentence('line:hatchet.1.halfDamage')).toBe(
        'Hatchet: half damage 13 yards: ST 9; weapon table × 1½; rounded down; minimum 0. (Man to Man, pull-out)',
      );
      expect(worksheet.get('line:hatchet.1.halfDamage').after).toContain(13.5);
    });

    it('rise with a sixth of general Throwing, in whole points (p. 10)', () => {
      const thrown = (points: number) =>
        fighter({ attributes: { dx: 12 }, skills: [skill('throwing', points)], equipment: [item('rock')] });
      // Throwing 11 gives 1, Throwing 12 gives 2.
      expect(thrown(2).line('rock.0', 'maximum')).toBe(38);
      expect(thrown(4).line('rock.0', 'maximum')).toBe(42);
      expect(thrown(4).sentence('line:rock.0.maximum')).toContain('ST 10; Throwing / 6 2; throwing distance only +2;');
      expect(thrown(4).line('rock.0', 'pointBlank')).toBe(3);
      const bow = fighter({ skills: [skill('throwing', 16)], equipment: [item('short-bow')] });
      expect(bow.line('short-bow.0', 'maximum')).toBe(150);
    });
  });

  describe('crossbows (p. 41)', () => {
    const bow = (bowStrength: number | null, more: ReturnType<typeof item>[] = []) =>
      fighter({ attributes: { st: 9 }, equipment: [item('crossbow', { bowStrength }), item('bolt'), ...more] });

    it('shoot with the strength of the bow, whatever it is at the same price', () => {
      const archer = bow(13);
      expect(archer.line('crossbow.0', 'damage')).toBe('1+4');
      expect(archer.line('crossbow.0', 'maximum')).toBe(325);
      expect(archer.value('item:crossbow.cost')).toBe(150);
      expect(archer.sentence('line:crossbow.0.damage')).toBe(
        'Crossbow, shot: damage 1+4: basic damage, thrust for the bow’s ST 13 1; Crossbow +4. (Man to Man, pull-out)',
      );
      expect(bow(null).line('crossbow.0', 'damage')).toBe('1+2');
      expect(bow(8).line('crossbow.0', 'maximum')).toBe(200);
    });

    it.each([
      [9, '4 turns', []],
      [11, '8 turns', []],
      [12, "goat's foot, 20 turns", ['goats-foot-missing']],
      [13, "goat's foot, 20 turns", ['goats-foot-missing']],
      [14, 'cannot be cocked', ['bow-too-strong']],
    ])('of ST %i with ST 9: %s', (strength, reload, codes) => {
      const { attack, codes: findAttack } = bow(strength);
      expect(attack('crossbow.0')?.notes).toContain(reload);
      expect(findAttack).toEqual(codes);
    });

    it('are reported if they cannot be used', () => {
      expect(bow(14).remark('bow-too-strong')).toBe(
        'Crossbow has ST 14, more than 4 over your ST 9: you cannot cock it.',
      );
      expect(bow(12).remark('goats-foot-missing')).toBe(
        'Crossbow has ST 12, 3 or 4 over your ST 9: you need a goat’s foot to cock it, and have none ready.',
      );
      expect(bow(12, [item('goats-foot')]).codes).toEqual([]);
    });
  });

  describe('ammunition (pull-out)', () => {
    it.each(typedAgain.fullQuivers)('has price and weight: a quiver with %s, $%f, %f lb', (content, cost, weight) => {
      const missile = content.includes('bolts') ? 'bolt' : 'arrow';
      const equipment = [item('quiver'), item(missile, { quantity: 10, container: 'quiver' })];
      const { value, codes } = fighter({ equipment });
      expect([value('money'), value('load'), codes]).toEqual([cost, weight, []]);
    });

    it('overfills a quiver from the eleventh missile', () => {
      const equipment = [item('quiver'), item('bolt', { quantity: 11, container: 'quiver' })];
      expect(fighter({ equipment }).remark('container-overfull')).toBe('Quiver holds 10, but contains 11.');
    });

    it('is reported if missing', () => {
      const bow = item('short-bow');
      expect(fighter({ equipment: [bow] }).remark('no-ammunition')).toBe('No ammunition ready for short bow.');
      expect(fighter({ equipment: [bow, item('arrow')] }).codes).toEqual([]);
      expect(fighter({ equipment: [bow, item('bolt')] }).codes).toEqual(['no-ammunition']);
      expect(fighter({ equipment: [bow, item('arrow', { place: 'home' })] }).codes).toEqual(['no-ammunition']);
      expect(fighter({ equipment: [item('short-bow', { place: 'home' })] }).codes).toEqual([]);
    });
  });

  describe('thrown weapons', () => {
    it('use their own skill or Throwing, whichever is better, or DX−4', () => {
      const knife = (skills: ReturnType<typeof skill>[]) =>
        fighter({ attributes: { dx: 12 }, skills, equipment: [item('dagger')] }).attack('dagger.1');
      expect(knife([])).toMatchObject({ skill: { text: '8' }, skillName: 'Knife Throwing, untrained' });
      expect(knife([skill('throwing', 8)])).toMatchObject({ skill: { text: '13' }, skillName: 'Throwing' });
      expect(knife([skill('throwing', 4), skill('knife-throwing', 2)])).toMatchObject({ skill: { text: '13' } });
      expect(knife([])?.parry.text).toBe('–');
    });

    it('include rocks at DX−3 and thrust−1', () => {
      const { line } = fighter({ attributes: { dx: 12, st: 11 }, equipment: [item('rock')] });
      expect([line('rock.0', 'skill'), line('rock.0', 'damage')]).toEqual([9, '1-2']);
    });
  });
});

describe('Weapons', () => {
  const { items } = catalogFor('man-to-man');

  /** Returns the damage by the second typing: basic damage of the kind plus the row's bonus, no more than its limit. */
  function expected(strength: number, text: string, maximum: string | null): string {
    const row = typedAgain.basicDamage.find(([st]) => st === strength);
    const [, basis, adds = '0'] = /^(thrust|swing)([+-]\d+)?$/.exec(text) ?? [];
    const basic = parseDice((basis === 'thrust' ? row?.[1] : row?.[2]) ?? '');
    if (!basic) throw new Error(`no basic damage for ${text}`);
    const total = { dice: basic.dice, adds: basic.adds + Number(adds) };
    const limit = maximum === null ? null : parseDice(maximum);
    if (maximum !== null && limit && highestRoll(total) > highestRoll(limit)) return maximum;
    return `${total.dice}${total.adds > 0 ? '+' : ''}${total.adds === 0 ? '' : total.adds}`;
  }

  /** Finds an id by the name of the tables, which name the two grips of a weapon separately. */
  const idOf = (weapon: string): string =>
    [...items.values()].find(({ name }) => name === weapon.replace(/, (one hand|two hands)$/, ''))?.id ?? weapon;

  const hand = typedAgain.handWeapons.flatMap(([name, weapon, types, damage, , , , , maximum, notes]) =>
    types
      .split(' or ')
      .map((type) => ({ name, weapon, type, damage, most: maximum, both: notes.split('; ').includes('2H') })),
  );
  const ranged = typedAgain.rangedWeapons.flatMap(([name, weapon, type, damage, , , , , , , , , maximum]) =>
    name && damage && weapon !== 'Rock' ? [{ name, weapon, type, damage, most: maximum, both: null }] : [],
  );

  describe.each([8, 15, 21])('weapons with ST %i', (st) => {
    it.each([...hand, ...ranged])(
      'do the damage of the tables: $name, $weapon, $type $damage',
      ({ name, weapon, type, damage, most: maximum, both: twoHanded }) => {
        const { model, worksheet, line } = fighter({ attributes: { st }, equipment: [item(idOf(weapon))] });
        const skillId =
          [...catalogFor('man-to-man').skills.values()].find((attackType) => attackType.name === name)?.id ?? '';
        const attacks = items.get(idOf(weapon))?.facet.attacks ?? [];
        const matching = model.attacks.filter(({ id, type: damageType }) => {
          const attack = attacks[Number(id.split('.')[1])];
          const hands = twoHanded === null || (attack?.twoHanded ?? false) === twoHanded;
          const basis = damage.startsWith(attack?.basis ?? '?');
          return hands && basis && damageType === type && attack?.skills[0] === skillId;
        });
        expect(matching.map(({ id }) => line(id, 'damage'))).toEqual([expected(st, damage, maximum)]);
        expect(worksheet.number('load')).toBe(items.get(idOf(weapon))?.facet.weight);
      },
    );
  });

  describe('maximum damage (p. 13)', () => {
    const rapier = (st: number) => fighter({ attributes: { st }, equipment: [item('rapier')] });

    it('caps the damage, compared by the highest roll', () => {
      expect([13, 15, 19].map((st) => rapier(st).line('rapier.0', 'damage'))).toEqual(['1+1', '1+1', '1+1']);
      expect(rapier(12).line('rapier.0', 'damage')).toBe('1');
      expect(rapier(19).sentence('line:rapier.0.damage')).toBe(
        'Rapier, thrust: damage 1+1: thrust 2−1; Rapier +1; maximum from the weapon table 1+1. (Man to Man, pull-out)',
      );
    });

    it('applies to thrown knives too, and to fine ones', () => {
      const { line } = fighter({ attributes: { st: 19 }, equipment: [item('dagger', { quality: 'fine' })] });
      expect([line('dagger.0', 'damage'), line('dagger.1', 'damage')]).toEqual(['1', '1']);
    });
  });

  describe('quality (p. 13)', () => {
    const bought = (id: string, quality: 'cheap' | 'good' | 'fine') => {
      const { value, line, remark } = fighter({ attributes: { st: 10 }, equipment: [item(id, { key: 'k', quality })] });
      return [value('money'), line('k.0', 'damage'), remark('quality-not-offered')];
    };

    it.each([
      ['broadsword', 'good', 500, '1+1'],
      ['broadsword', 'fine', 2000, '1+2'],
      ['broadsword', 'cheap', 200, '1+1'],
      ['rapier', 'fine', 2000, '1'],
      ['axe', 'fine', 500, '1+3'],
      ['large-knife', 'fine', 400, '1-1'],
      ['spear', 'fine', 400, '1'],
      ['mace', 'fine', 150, '1+3'],
      ['baton', 'fine', 60, '1'],
    ] as const)('changes price and damage: %s, %s: $%i, %s', (id, quality, cost, damage) =>
      expect(bought(id, quality)).toEqual([cost, damage, undefined]),
    );

    it('does not change blunt thrusts of fine swords', () => {
      const { line, sentence } = fighter({ equipment: [item('broadsword', { quality: 'fine' })] });
      expect([line('broadsword.0', 'damage'), line('broadsword.1', 'damage')]).toEqual(['1+2', '1-1']);
      expect(sentence('line:broadsword.0.damage')).toContain('Broadsword +1; fine quality +1.');
      expect(sentence('item:broadsword.cost')).toBe(
        'Broadsword, price 2,000 $: list price 500; fine quality × 4. (Man to Man, pull-out)',
      );
    });

    it('is offered cheap only for swords, and not at all for bows and armor', () => {
      expect(bought('axe', 'cheap')).toEqual([50, '1+2', 'Axe is not made in cheap quality. The list price is used.']);
      expect(bought('mace', 'cheap')[2]).toBe('Mace is not made in cheap quality. The list price is used.');
      expect(bought('crossbow', 'fine')[2]).toBe('Crossbow is not made in fine quality. The list price is used.');
    });

    it.each([
      ['good', '1 time in 3'],
      ['fine', '1 time in 6'],
      ['cheap', '2 times in 3'],
    ] as const)('decides breakage: %s breaks %s when it parries a weapon three times as heavy', (quality, odds) => {
      const { notes } = fighter({ equipment: [item('shortsword', { quality })] });
      expect(notes('line:shortsword.0.parry')).toEqual([`breaks ${odds} when it parries a weapon of 6 lb or more`]);
    });
  });

  describe('the off hand (p. 7)', () => {
    const choices = {
      skills: [skill('knife', 4)],
      equipment: [item('large-knife', { key: 'k', hand: 'off' })],
    } as const;

    it('has −4 to skill and −2 to Parry', () => {
      const { line, sentence } = fighter({
        ...choices,
        skills: [...choices.skills],
        equipment: [...choices.equipment],
      });
      expect([line('k.0', 'skill'), line('k.0', 'parry')]).toEqual([8, 4]);
      expect(sentence('line:k.0.skill')).toBe(
        'Large knife, swing: skill 8: Knife 12; off hand −4. (Man to Man, pull-out)',
      );
    });

    it('has no penalty with Ambidextrousness', () => {
      const traits = [trait('ambidexterity')];
      const { line } = fighter({ traits, skills: [...choices.skills], equipment: [...choices.equipment] });
      expect([line('k.0', 'skill'), line('k.0', 'parry')]).toEqual([12, 6]);
    });

    it('makes no difference for shields', () => {
      const equipment = [item('small-shield', { key: 's', hand: 'off', place: 'ready' })];
      expect(fighter({ skills: [skill('shield', 2)], equipment }).line('s.0', 'skill')).toBe(11);
    });
  });

  describe('quick readying with high ST (p. 29)', () => {
    const wielded = (id: string, st: number) => fighter({ attributes: { st }, equipment: [item(id)] });
    const notes = (id: string, st: number, line = 0) => wielded(id, st).attack(`${id}.${line}`)?.notes;

    it.each([
      ['axe', 0, 16, 'a turn to ready after an attack'],
      ['axe', 0, 17, 'no turn to ready after an attack (high ST)'],
      ['axe', 0, 22, 'no turn to ready after an attack (high ST)'],
      ['glaive', 0, 15, 'two turns to ready after a swing'],
      ['glaive', 0, 16, 'a turn to ready after a swing (high ST)'],
      ['glaive', 0, 20, 'a turn to ready after a swing (high ST)'],
      ['glaive', 0, 21, 'no turn to ready after a swing (high ST)'],
      ['glaive', 1, 15, 'a turn to ready after a thrust'],
      ['glaive', 1, 16, 'no turn to ready after a thrust (high ST)'],
    ])('applies by ST: %s, use %i, with ST %i: %s', (id, line, st, words) => {
      expect(notes(id, st, line)).toContain(words);
    });

    it('is a derived number like any other', () => {
      expect(wielded('glaive', 16).sentence('line:glaive.0.readying')).toBe(
        'Glaive, swing: turns to ready 1: weapon table 2; ST (minimum 11) 16; ST 5 over the minimum −1. (Man to Man p. 29)',
      );
      expect(wielded('axe', 30).sentence('line:axe.0.readying')).toBe(
        'Axe, swing: turns to ready 0: weapon table 1; ST (minimum 12) 30; ST 10 over the minimum: ready at once 0. (Man to Man p. 29)',
      );
      expect(wielded('axe', 12).attack('axe.0')?.readying?.stat).toBe('line:axe.0.readying');
      expect(workedNumbers(wielded('axe', 12)).map(({ stat }) => stat)).toContain('line:axe.0.readying');
    });

    it('does not change parries, nor weapons that never become unready', () => {
      expect(notes('axe', 30)).toContain('unready after a parry');
      expect(wielded('broadsword', 30).attack('broadsword.0')?.readying).toBeUndefined();
    });
  });

  describe('damage with very low ST (p. 13)', () => {
    // A halfling's ST 7 is 4, which has no basic damage.
    const halfling = fighter({
      attributes: { st: 7 },
      race: { entry: 'halfling', own: null },
      equipment: [item('dagger'), item('baton'), item('broadsword')],
    });

    it('is at least 0, and at least 1 with an edge or a point', () => {
      expect(halfling.attack('unarmed.punch')?.damage.text).toBe('0');
      expect(halfling.attack('dagger.0')?.damage.text).toBe('0+1');
      expect(halfling.attack('broadsword.0')?.damage.text).toBe('0+1');
      expect(halfling.attack('baton.0')?.damage.text).toBe('0');
    });
  });
});

describe('Hands', () => {
  const ready = (id: string, more: Parameters<typeof item>[1] = {}) => item(id, { place: 'ready', ...more });
  const shield = skill('shield', 1);
  const holding = (...equipment: ReturnType<typeof item>[]) =>
    fighter({ attributes: { st: 14 }, skills: [shield], equipment });

  describe('hands (pp. 14, 48)', () => {
    it('cannot hold a two-handed weapon and a shield', () => {
      const overloaded = holding(ready('greatsword'), ready('medium-shield'));
      expect(overloaded.codes).toEqual(['two-handed-with-shield']);
      expect(overloaded.remark('two-handed-with-shield')).toBe(
        'Greatsword needs both hands, but one holds the medium shield.',
      );
    });

    it.each([
      ['carried, not in hand', [item('greatsword'), ready('medium-shield')]],
      ['the shield slung', [ready('greatsword'), item('medium-shield')]],
      ['good for one hand too', [ready('bastard-sword'), ready('medium-shield')]],
      ['a spear', [ready('spear'), ready('small-shield')]],
      ['sword, shield, and a knife in the belt', [ready('broadsword'), ready('small-shield'), item('large-knife')]],
      ['two one-handed weapons', [ready('rapier'), ready('dagger', { hand: 'off' })]],
      ['a pair of knives', [ready('large-knife', { quantity: 2 })]],
      ['a sling and its stones', [ready('sling'), item('sling-stone', { quantity: 20 })]],
      ['a bow and a sword at the side', [ready('longbow'), item('arrow'), item('broadsword')]],
      ['armored from head to foot', [ready('gauntlets'), ready('boots'), ready('broadsword'), ready('buckler')]],
    ])('are enough for this: %s', (_, equipment) => expect(holding(...equipment).codes).toEqual([]));

    it.each([
      ['three weapons', [ready('broadsword'), ready('dagger'), ready('hatchet')]],
      ['a knife too many', [ready('broadsword'), ready('dagger'), ready('small-shield')]],
      ['a bow and a sword', [ready('longbow'), item('arrow'), ready('broadsword')]],
    ])('are too few for %s', (_, equipment) => expect(holding(...equipment).codes).toEqual(['too-many-in-hand']));

    it('have a finding that names the items', () => {
      expect(holding(ready('broadsword'), ready('dagger'), ready('hatchet')).remark('too-many-in-hand')).toBe(
        'Too much for two hands: Broadsword, Dagger and Hatchet.',
      );
      const twoShields = holding(ready('buckler'), ready('small-shield'));
      expect(twoShields.remark('two-shields')).toBe(
        'Two shields in hand: Buckler and Small shield. Only the first one counts.',
      );
      expect(twoShields.value('passiveDefense')).toBe(1);
    });
  });
});
