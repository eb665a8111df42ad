import { describe, expect, it } from 'vitest';
import type { EquipmentRow } from '../../../character/equipment-rows.ts';
import { fighter } from '../../../testing/combatant.ts';
import * as typedAgain from '../../../testing/double-entry/man-to-man.ts';
import { item, skill, trait } from '../../../testing/rows.ts';
import { catalogFor } from '../../derive-character.ts';
import { hitLocations } from '../../house-rules/sheet-rules.ts';

describe('Armor', () => {
  const { items } = catalogFor('man-to-man');
  const worn = (id: string, more: Parameters<typeof item>[1] = {}) => item(id, { place: 'ready', ...more });
  const wearing = (...ids: readonly (string | ReturnType<typeof item>)[]) =>
    fighter({ equipment: ids.map((idOrItem) => (typeof idOrItem === 'string' ? worn(idOrItem) : idOrItem)) });
  /** Returns PD, DR and both against impaling. */
  const figures = ({ value }: ReturnType<typeof fighter>) =>
    ['passiveDefense', 'damageResistance', 'passiveDefense.impaling', 'damageResistance.impaling'].map(value);

  describe('suits (p. 15)', () => {
    it.each(typedAgain.suits)(
      'have the figures of the table: %s',
      (name, defense, resistance, cost, weight, impalingDefense, impalingResistance, helm) => {
        const id = [...items.values()].find((candidate) => candidate.name === name)?.id ?? name;
        const skills = ['broadsword', 'shield', 'karate', 'bow', 'fast-draw'].map((skillId) => skill(skillId, 4));
        const dressed = fighter({ skills, equipment: [worn(id)] });
        const bare = fighter({ skills });
        expect(figures(dressed)).toEqual([defense, resistance, impalingDefense, impalingResistance]);
        expect([dressed.value('money'), dressed.value('load')]).toEqual([cost, weight]);
        for (const { key } of skills) {
          const level = `skill:${key}.level`;
          expect(Number(dressed.value(level)) - Number(bare.value(level)), key).toBe(helm);
        }
      },
    );

    it('count with Toughness in DR only, and not while carried', () => {
      const tough = fighter({ traits: [trait('toughness', { level: 2 })], equipment: [worn('scale-armor')] });
      expect(figures(tough)).toEqual([3, 6, 3, 6]);
      expect(tough.sentence('damageResistance')).toBe('damage resistance 6: armor 4; Toughness +2. (Man to Man p. 15)');
      expect(figures(wearing(item('scale-armor')))).toEqual([0, 0, 0, 0]);
    });

    it('lower skill, Parry and Block if they include a helm', () => {
      const { value, line, sentence } = fighter({
        attributes: { dx: 12 },
        skills: [skill('broadsword', 2), skill('shield', 1)],
        equipment: [worn('half-plate'), worn('broadsword'), worn('small-shield')],
      });
      expect([value('skill:shield.level'), value('block'), line('broadsword.0', 'parry')]).toEqual([11, 3, 5]);
      expect(sentence('skill:broadsword.level')).toBe(
        'Broadsword 11: DX 12; average, 2 points 0; Half plate −1. (Man to Man p. 8)',
      );
    });

    it('print the protection of mail against impaling attacks in brackets', () => {
      const { model } = fighter({ equipment: [worn('chainmail'), worn('small-shield')], skills: [skill('shield', 1)] });
      expect(model.passiveDefense?.total).toMatchObject({ text: '5', second: { text: '3', when: 'against impaling' } });
      expect(model.damageResistance.total).toMatchObject({ text: '4', second: { text: '2' } });
      expect(wearing('scale-armor').model.damageResistance.total.second).toBeUndefined();
    });
  });

  describe('layers (p. 15)', () => {
    const [padded, unpadded] = typedAgain.chain.map(([, ...row]) => row);
    const bareMail = worn('chainmail', { withoutPadding: true });

    it('are possible for mail over its padding, which also counts without', () => {
      expect(figures(wearing('chainmail'))).toEqual(padded);
      expect(figures(wearing(bareMail))).toEqual(unpadded);
    });

    it('are possible for mail without padding over a padded suit', () => {
      const layered = wearing(bareMail, 'padded-cloth-armor');
      expect([figures(layered), layered.codes]).toEqual([padded, []]);
      expect(wearing('chainmail', 'padded-cloth-armor').codes).toEqual(['two-suits']);
      expect(figures(wearing(bareMail, 'light-leather-armor'))).toEqual([3, 3, 1, 1]);
    });

    it.each(['padded-cloth-armor', 'light-leather-armor'])(
      'of %s under plate add 1, and their full weight',
      (under) => {
        const plate = wearing('light-plate', under);
        expect([figures(plate), plate.codes]).toEqual([[4, 7, 4, 7], []]);
        expect(plate.value('load')).toBe(90 + (items.get(under)?.facet.weight ?? 0));
        expect(plate.sentence('damageResistance.armor')).toContain(' under plate +1');
        expect(figures(wearing('scale-armor', under))).toEqual([3, 4, 3, 4]);
      },
    );

    it('are reported for other kinds', () => {
      expect(wearing('scale-armor', 'heavy-leather-armor').remark('two-suits')).toBe(
        'Only one suit of armor can be worn at a time: Scale armor and Heavy leather armor. The best one counts.',
      );
      expect(wearing('light-plate', 'padded-cloth-armor', 'light-leather-armor').codes).toEqual(['two-suits']);
      expect(wearing('scale-armor', 'summer-clothing').codes).toEqual([]);
      expect(wearing('scale-armor', item('heavy-leather-armor')).codes).toEqual([]);
    });
  });

  describe('plate made for another wearer (p. 16)', () => {
    const skills = [skill('broadsword', 2), skill('fast-draw', 1, { speciality: 'sword' }), skill('running', 4)];
    const borrowed = (id: string, madeForWearer = false) =>
      fighter({ skills, equipment: [worn(id, { madeForAnother: !madeForWearer })] });

    it('lowers every skill roll by 1, but not Running, which is not rolled', () => {
      const { value, remark, sentence } = borrowed('corselet');
      expect(['broadsword', 'fast-draw', 'running'].map((id) => value(`skill:${id}.level`))).toEqual([9, 9, 10]);
      expect(value('basicSpeed')).toBe(6.25);
      expect(remark('gear-fit')).toBe(
        'Corselet was made for someone else: −1 to all skill rolls while it is worn. An armorer can alter it in a week for $500.',
      );
      expect(sentence('skill:broadsword.level')).toContain('Corselet, made for someone else −1');
    });

    it('adds to the penalty of a helm, once for all pieces', () => {
      expect(borrowed('light-plate').value('skill:broadsword.level')).toBe(8);
      const pieces = [worn('corselet', { madeForAnother: true }), worn('plate-legs', { madeForAnother: true })];
      expect(fighter({ skills, equipment: pieces }).value('skill:broadsword.level')).toBe(9);
    });

    it('has no penalty if it is soft armor or was made for the wearer', () => {
      expect([borrowed('scale-armor').value('skill:broadsword.level'), borrowed('scale-armor').codes]).toEqual([
        10,
        [],
      ]);
      expect(borrowed('corselet', true).codes).toEqual([]);
    });
  });
});

describe('Fit of armor', () => {
  const measures = { height: 70, weight: 160 };
  /** An item worn by a wearer of 5′10″ and 160 lb, made for someone of these inches and pounds. */
  const borrowed = (id: string, height: number | null, weight: number | null, more: Partial<EquipmentRow> = {}) =>
    item(id, { place: 'ready', madeForAnother: true, madeForHeight: height, madeForWeight: weight, ...more });
  const wearing = (...equipment: EquipmentRow[]) =>
    fighter({ concept: measures, skills: [skill('broadsword', 2)], equipment });

  describe('armor and clothes made for another wearer (p. 16)', () => {
    it.each([
      // Rigid plate: an inch and ten pounds.
      ['corselet', 71, 150, null],
      ['corselet', 72, 160, 'plate fits within 1″ and 10 lb.'],
      ['corselet', 70, 171, 'plate fits within 1″ and 10 lb.'],
      // Everything soft: four inches and thirty pounds.
      ['heavy-leather-armor', 74, 190, null],
      ['heavy-leather-armor', 74, 191, 'clothes and soft armor fit within 4″ and 30 lb.'],
      ['summer-clothing', 65, 160, 'clothes and soft armor fit within 4″ and 30 lb.'],
      // Shoes: two inches and twenty pounds.
      ['boots', 72, 180, null],
      ['boots', 73, 160, 'shoes fit within 2″ and 20 lb.'],
      // Helmets: any smaller wearer.
      ['pot-helm', 80, 300, null],
      ['pot-helm', 69, 300, 'a helmet fits only someone smaller.'],
      ['greathelm', 70, 159, 'a helmet fits only someone smaller.'],
      // Mail can be altered.
      ['chainmail', 74, 190, null],
      [
        'chainmail',
        75,
        160,
        'clothes and soft armor fit within 4″ and 30 lb. An armorer can alter mail in a day, for $50.',
      ],
      [
        'chainmail',
        64,
        200,
        'clothes and soft armor fit within 4″ and 30 lb. An armorer can alter mail in a day, for $100.',
      ],
    ])('%s, made for a wearer of %i″ and %i lb', (id, height, weight, expected) => {
      const { remark } = wearing(borrowed(id, height, weight));
      if (expected === null) expect(remark('gear-misfit')).toBeUndefined();
      else expect(remark('gear-misfit')).toMatch(new RegExp(`: ${expected.replace(/[.$]/g, '\\$&')}$`));
    });

    it('are reported with the measures of both wearers', () => {
      const { remark, findings } = wearing(borrowed('corselet', 74, 200));
      expect(remark('gear-misfit')).toBe(
        'Corselet was made for someone 6′2″ and 200 lb and does not fit at 5′10″ and 160 lb: plate fits within 1″ and 10 lb.',
      );
      expect(findings.find(({ code }) => code === 'gear-misfit')).toMatchObject({
        kind: 'rule',
        place: { chapter: 'equipment', row: 'corselet' },
        cite: { page: 16 },
      });
      expect(wearing(borrowed('corselet', null, 200)).remark('gear-misfit')).toContain('someone 200 lb and');
    });

    it('are judged by the known measures, and only while worn', () => {
      expect(fighter({ equipment: [borrowed('corselet', 74, 200)] }).codes).toEqual(['gear-fit']);
      expect(wearing(borrowed('corselet', null, null)).codes).toEqual(['gear-fit']);
      expect(wearing(borrowed('corselet', 74, 200, { place: 'carried' })).codes).toEqual([]);
      expect(wearing(borrowed('corselet', 74, 200, { madeForAnother: false })).codes).toEqual([]);
    });

    it('lower skill only if they are plate, not a helmet', () => {
      expect(wearing(borrowed('corselet', 70, 160)).value('skill:broadsword.level')).toBe(9);
      expect(wearing(borrowed('plate-arms', 70, 160)).value('skill:broadsword.level')).toBe(9);
      // The greathelm itself takes 1.
      expect(wearing(borrowed('greathelm', 72, 180)).value('skill:broadsword.level')).toBe(9);
    });
  });

  describe('armor altered by an armorer (p. 16)', () => {
    const altered = { altered: true };

    it('costs $500 for plate, which then lowers no skill', () => {
      const { value, codes, sentence } = wearing(borrowed('corselet', 71, 165, { ...altered, costOverride: 0 }));
      expect([value('money'), value('skill:broadsword.level'), codes]).toEqual([500, 10, []]);
      expect(sentence('item:corselet.cost')).toBe(
        'Corselet, price 500 $: custom price 0; altered to fit +500. (Man to Man, pull-out)',
      );
    });

    it('still does not fit if it is plate of a very different size', () => {
      const { remark } = wearing(borrowed('corselet', 74, 200, altered));
      expect(remark('gear-misfit')).toContain('plate fits within 1″ and 10 lb, and can’t be altered further.');
    });

    it('costs $50 for mail that was too large, and $100 for mail that was too small and needs more links', () => {
      const cost = (height: number | null, weight: number | null) =>
        wearing(borrowed('chainmail', height, weight, { ...altered, costOverride: 0 }));
      expect(cost(80, 250).value('money')).toBe(50);
      expect(cost(64, 120).value('money')).toBe(100);
      expect(cost(80, 120).value('money')).toBe(100);
      expect(cost(80, 250).codes).toEqual([]);
      expect(cost(80, 250).sentence('item:chainmail.cost')).toContain('altered: it was too large +50');
      expect(cost(64, null).sentence('item:chainmail.cost')).toContain('altered: it was too small +100');
      expect(cost(null, null).notes('item:chainmail.cost')).toEqual(['$100 instead of $50 if too small']);
    });

    it('is paid for once for the pieces of one suit', () => {
      const pieces = (...rows: EquipmentRow[]) => Number(wearing(...rows).value('money'));
      const free = { ...altered, costOverride: 0 };
      const suit = ['corselet', 'plate-arms', 'plate-legs'].map((id) => borrowed(id, 71, 165, free));
      expect(pieces(...suit)).toBe(500);
      // Pieces from two people are two suits; mail is priced separately.
      expect(pieces(...suit, borrowed('heavy-corselet', 70, 150, free))).toBe(1000);
      expect(pieces(...suit, borrowed('chainmail-shirt', 71, 165, free))).toBe(550);
      expect(pieces(borrowed('light-plate', 71, 165, free), borrowed('heavy-plate', 71, 165, free))).toBe(1000);
    });

    it('is possible only for plate and mail that were made for another wearer', () => {
      const free = { ...altered, costOverride: 0 };
      expect(wearing(borrowed('heavy-leather-armor', 71, 165, free)).value('money')).toBe(0);
      expect(wearing(borrowed('corselet', 71, 165, { ...free, madeForAnother: false })).value('money')).toBe(0);
    });

    it('has its price in the finding', () => {
      expect(wearing(borrowed('corselet', 71, 165)).remark('gear-fit')).toBe(
        'Corselet was made for someone else: −1 to all skill rolls while it is worn. An armorer can alter it in a week for $500.',
      );
    });

    it('is shown on the sheet', () => {
      const lines = (...rows: EquipmentRow[]) => wearing(...rows).model.possessions.map(({ protection }) => protection);
      expect(lines(borrowed('corselet', 71, 165))).toEqual(['PD 4, DR 6, torso, made for someone else']);
      expect(lines(borrowed('corselet', 71, 165, altered))).toEqual(['PD 4, DR 6, torso, altered to fit']);
    });
  });
});

describe('Pieces of armor', () => {
  const worn = (id: string) => item(id, { place: 'ready' });
  const wearing = (...ids: string[]) => fighter({ equipment: ids.map(worn) });

  describe('without hit locations (pull-out)', () => {
    it('the torso piece protects against every attack', () => {
      const { value, codes } = wearing('corselet', 'leather-armor-arms', 'cloth-cap');
      expect([value('passiveDefense'), value('damageResistance'), codes]).toEqual([4, 6, []]);
    });

    it('other pieces do not protect', () => {
      expect(wearing('plate-arms', 'greathelm').value('damageResistance')).toBe(0);
      expect(wearing('plate-arms').sentence('damageResistance.armor')).toContain('no armor worn');
    });

    it('breastplates protect from the front', () => {
      const { value, notes } = wearing('steel-breastplate');
      expect([value('passiveDefense'), value('damageResistance')]).toEqual([4, 5]);
      expect(notes('damageResistance.armor')).toEqual(['Breastplate, steel: front only']);
    });

    it('an overcoat adds to the layer under it', () => {
      expect(wearing('overcoat').value('damageResistance')).toBe(1);
      const { value, sentence } = wearing('overcoat', 'scale-mail');
      expect([value('damageResistance'), value('passiveDefense')]).toEqual([5, 3]);
      expect(sentence('damageResistance.armor')).toBe(
        'DR of armor 5: Scale mail, torso 4; Overcoat over it +1. (Man to Man p. 15)',
      );
      expect(wearing('overcoat', 'heavy-leather-armor').value('damageResistance')).toBe(3);
    });
  });

  describe('by place of the body', () => {
    const { model, value, notes } = fighter(
      {
        traits: [trait('toughness')],
        equipment: ['pot-helm', 'corselet', 'leather-jacket', 'leather-armor-legs', 'gauntlets', 'boots'].map(worn),
      },
      [hitLocations.id],
    );

    it('every place has its own PD and DR, Toughness included', () => {
      const rows = model.bodyPlaces.map(({ place, passiveDefense, damageResistance }) => [
        place,
        passiveDefense.text,
        damageResistance.text,
      ]);
      expect(rows).toEqual([
        ['head', '3', '5'],
        // A corselet over a jacket adds one.
        ['torso', '4', '8'],
        ['arms', '1', '2'],
        ['legs', '2', '3'],
        ['hands', '3', '5'],
        ['feet', '2', '3'],
      ]);
    });

    it('the skull has a note', () => {
      expect(notes('place:head.damageResistance')).toEqual(['the skull itself adds 1']);
      expect(notes('place:legs.damageResistance')).toEqual([]);
      expect(value('damageResistance')).toBe(8);
    });

    it('an overcoat covers torso, arms and legs', () => {
      const coat = fighter({ equipment: [worn('overcoat'), worn('heavy-leather-armor')] }, [hitLocations.id]);
      const rows = coat.model.bodyPlaces.map(({ place, damageResistance }) => `${place} ${damageResistance.text}`);
      expect(rows).toEqual(['head 2', 'torso 3', 'arms 3', 'legs 3', 'hands 2', 'feet 2']);
    });

    it('the table is on the sheet with the rule, or with a piece worn', () => {
      expect(fighter({}, [hitLocations.id]).model.bodyPlaces).toHaveLength(6);
      expect(wearing('cloth-cap').model.bodyPlaces).toHaveLength(6);
      expect(wearing('heavy-leather-armor').model.bodyPlaces).toEqual([]);
    });
  });

  describe('mail by the piece', () => {
    it('needs cloth on the same place', () => {
      const withoutCloth = wearing('chainmail-shirt');
      expect([withoutCloth.value('damageResistance'), withoutCloth.value('passiveDefense.impaling')]).toEqual([3, 0]);
      expect(withoutCloth.remark('mail-unpadded')).toBe(
        'Chainmail shirt is worn without padding: DR 3, and less against impaling.',
      );
      const layered = wearing('chainmail-shirt', 'cloth-armor-torso');
      expect([layered.value('damageResistance'), layered.value('passiveDefense.impaling'), layered.codes]).toEqual([
        4,
        1,
        [],
      ]);
      expect(wearing('chainmail-shirt', 'cloth-armor-legs').codes).toEqual(['mail-unpadded']);
      expect(wearing('chain-coif', 'padded-cloth-armor').codes).toEqual([]);
    });

    it('prints its protection against impaling attacks in brackets', () => {
      const { model } = wearing('chain-coif', 'cloth-cap');
      expect(model.bodyPlaces[0]).toMatchObject({
        passiveDefense: { text: '3', second: { text: '1' } },
        damageResistance: { text: '4', second: { text: '2' } },
      });
    });
  });

  describe('a greathelm', () => {
    it('lowers only weapon skills', () => {
      const skills = ['broadsword', 'bow', 'shield', 'brawling'].map((id) => skill(id, 4));
      const { value } = fighter({ skills, equipment: [worn('greathelm')] });
      const withoutCloth = fighter({ skills });
      expect(
        skills.map(({ key }) => Number(value(`skill:${key}.level`)) - Number(withoutCloth.value(`skill:${key}.level`))),
      ).toEqual([-1, -1, 0, 0]);
    });
  });
});

describe('Shields', () => {
  const ready = (id: string, more: Parameters<typeof item>[1] = {}) => item(id, { place: 'ready', ...more });

  describe('shields (p. 14)', () => {
    it.each([
      ['buckler', 1],
      ['small-shield', 2],
      ['medium-shield', 3],
      ['large-shield', 4],
    ])('give passive defense without the skill, and Block with it: %s, PD %i', (id, defense) => {
      const unskilled = fighter({ equipment: [ready(id)] });
      expect([unskilled.value('passiveDefense'), unskilled.value('damageResistance')]).toEqual([defense, 0]);
      expect(unskilled.value('block')).toBeNull();
      expect(unskilled.remark('block-without-skill')).toMatch(/you need the Shield skill to block\.$/);
      const skilled = fighter({ equipment: [ready(id)], skills: [skill('shield', 4)] });
      expect([skilled.value('block'), skilled.codes]).toEqual([4, []]);
    });

    it.each([
      [0.5, 3],
      [1, 3],
      [4, 4],
      [16, 4],
      [24, 5],
    ])('block by the skill: Shield for %f points, Block %i', (points, block) =>
      expect(fighter({ skills: [skill('shield', points)], equipment: [ready('buckler')] }).value('block')).toBe(block),
    );

    it('count only in hand', () => {
      const { value, codes, sentence } = fighter({ skills: [skill('shield', 1)], equipment: [item('medium-shield')] });
      expect([value('passiveDefense'), value('block'), codes]).toEqual([0, null, []]);
      expect(sentence('block')).toContain('no shield in hand');
    });

    it('are reported without the skill', () => {
      const { sentence } = fighter({ skills: [skill('shield', 0)], equipment: [ready('buckler')] });
      expect(sentence('block')).toContain('no Shield skill');
    });
  });

  describe('a large shield (p. 14)', () => {
    const { line, value, attack, sentence } = fighter({
      attributes: { dx: 12 },
      skills: [skill('broadsword', 8), skill('shield', 4), skill('knife-throwing', 1), skill('crossbow', 1)],
      equipment: [ready('broadsword'), ready('large-shield'), item('dagger'), item('greatsword'), item('crossbow')],
    });

    it('lowers skill by 2 and thereby Parry by 1, as one effect', () => {
      expect(attack('broadsword.0')).toMatchObject({
        skill: { text: '14', second: { text: '12', when: 'with large shield' } },
        parry: { text: '7', second: { text: '6' } },
      });
      expect(sentence('line:broadsword.0.skillWithShield')).toBe(
        'Broadsword, swing: skill with large shield 12: Broadsword, swing: skill 14; Large shield −2. (Man to Man p. 14)',
      );
      expect([value('parry'), value('parryWithShield')]).toEqual([7, 6]);
    });

    it('lowers thrown weapons too, but not those that need both hands', () => {
      expect(attack('dagger.1')).toMatchObject({ skill: { text: '12', second: { text: '10' } } });
      expect(attack('greatsword.0')?.skill.second).toBeUndefined();
      expect(attack('crossbow.0')?.skill.second).toBeUndefined();
    });

    it('does not lower Shield, Block and the bash', () => {
      expect([value('skill:shield.level'), value('block'), line('large-shield.0', 'skill')]).toEqual([14, 4, 14]);
      expect(attack('large-shield.0')?.skill.second).toBeUndefined();
    });

    it('lowers no skill on the back', () => {
      const carried = fighter({
        skills: [skill('broadsword', 8)],
        equipment: [ready('broadsword'), item('large-shield')],
      });
      expect(carried.attack('broadsword.0')?.skill.second).toBeUndefined();
    });
  });

  describe('the bash (p. 46)', () => {
    const [cost, weight, damage] = typedAgain.shieldSpikes;
    const bash = (spiked: boolean, points = 2) =>
      fighter({
        attributes: { st: 12 },
        skills: [skill('shield', points)],
        equipment: [ready('small-shield', { key: 's', spiked })],
      });

    it('does thrust+2, and one more with spikes, which have a price and a weight', () => {
      expect([bash(false).line('s.0', 'damage'), bash(false).value('money'), bash(false).value('load')]).toEqual([
        '1+1',
        40,
        8,
      ]);
      expect(bash(true).line('s.0', 'damage')).toBe(`1+${1 + damage}`);
      expect([bash(true).value('money'), bash(true).value('load')]).toEqual([40 + cost, 8 + weight]);
      expect(bash(true).sentence('line:s.0.damage')).toBe(
        'Small shield, bash: damage 1+2: thrust 1−1; Small shield +2; spikes +1. (Man to Man p. 14)',
      );
      expect(bash(true).sentence('item:s.weight')).toBe(
        'Small shield, weight 13 lb: listed weight 8; spikes +5. (Man to Man p. 14)',
      );
    });

    it('needs the skill and never parries', () => {
      expect([bash(false).line('s.0', 'skill'), bash(false).line('s.0', 'parry')]).toEqual([11, null]);
      expect(bash(false, 0).line('s.0', 'skill')).toBeNull();
      expect(fighter({ equipment: [ready('buckler')] }).line('buckler.0', 'skill')).toBeNull();
    });
  });
});
