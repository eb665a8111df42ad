import { describe, expect, it } from 'vitest';
import { fighter } from '../../../testing/combatant.ts';
import { item, skill, trait } from '../../../testing/rows.ts';

describe('Unarmed combat', () => {
  type Row = ReturnType<typeof item>;
  const ready = (id: string, more: Partial<Row> = {}) => item(id, { place: 'ready', ...more });
  const heavy = (pounds: number) => item('rock', { key: 'load', weightOverride: pounds });
  const lines = ({ line }: ReturnType<typeof fighter>, id: string) => [
    line(`unarmed.${id}`, 'skill'),
    line(`unarmed.${id}`, 'damage'),
    line(`unarmed.${id}`, 'parry'),
  ];
  /** Returns the lines of the weapon table for an item as text: "Karate 13: 1+2 cr, Parry 8". */
  const shown = ({ model }: ReturnType<typeof fighter>, item: string) =>
    model.attacks
      .filter((line) => line.item === item)
      .map(
        ({ use, skill, damage, type, parry }) =>
          `${use || 'DX'} ${skill.text}: ${`${damage.text} ${type}`.trim()}, Parry ${parry.text}`,
      );
  /** ST 12 thrusts 1-1. */
  const brawler = (skills: readonly ReturnType<typeof skill>[], equipment: readonly Row[] = []) =>
    fighter({ attributes: { st: 12, dx: 11 }, skills: [...skills], equipment: [...equipment] });

  describe('bare hands (p. 26)', () => {
    it('punch at DX for thrust, kick at DX−2 for thrust+2, and parry with half of DX', () => {
      expect(lines(brawler([]), 'punch')).toEqual([11, '1-1', 5]);
      expect(lines(brawler([]), 'kick')).toEqual([9, '1+1', null]);
      expect(brawler([]).notes('line:unarmed.punch.parry')).toEqual(['against kicks and punches; −3 against weapons']);
      expect(brawler([]).value('parry')).toBeNull();
    });

    it.each([
      [0.5, 11, '1'],
      [8, 14, '1'],
      [48, 19, '1'],
      [56, 20, '1+1'],
    ])('hit with Brawling for %f points at %i for %s: a tenth of the level more', (points, hits, damage) => {
      const { line } = brawler([skill('brawling', points)]);
      expect([line('unarmed.punch.brawling', 'skill'), line('unarmed.punch.brawling', 'damage')]).toEqual([
        hits,
        damage,
      ]);
    });

    it.each([
      [16, 13, '1+1'],
      [24, 14, '1+1'],
      [32, 15, '1+2'],
      [4, 11, '1+1'],
    ])('hit with Karate for %i points at %i for %s: a fifth of the level more', (points, hits, damage) => {
      const fists = brawler([skill('karate', points)]);
      expect(lines(fists, 'punch.karate').slice(0, 2)).toEqual([hits, damage]);
      expect(fists.line('unarmed.kick.karate', 'skill')).toBe(hits - 2);
    });

    it('throw with Judo, which adds nothing to a blow', () => {
      const judo = brawler([skill('judo', 16)]);
      expect(lines(judo, 'punch')).toEqual([11, '1-1', 5]);
      expect(shown(judo, 'Throw')).toEqual(['Judo 13: –, Parry 8']);
      expect(shown(brawler([]), 'Throw')).toEqual([]);
    });

    it('have an explanation of their damage', () => {
      const { sentence } = brawler([skill('karate', 32)]);
      expect(sentence('line:unarmed.kick.karate.damage')).toBe(
        'Kick, Karate: damage 1+4: thrust 1−1; kick +2; Karate / 5 +3. (Man to Man p. 26)',
      );
    });
  });

  describe('a line for each skill (p. 26)', () => {
    // DX 11: Brawling 16, Karate 13.
    const brawlingAndKarate = [skill('brawling', 24), skill('karate', 16)];

    it('has the damage and parry of that skill, the best roll first', () => {
      expect(shown(brawler(brawlingAndKarate), 'Punch')).toEqual([
        'Brawling 16: 1 cr, Parry 10',
        'Karate 13: 1+1 cr, Parry 8',
      ]);
      expect(shown(brawler(brawlingAndKarate), 'Kick')).toEqual([
        'Brawling 14: 1+2 cr, Parry –',
        'Karate 11: 1+3 cr, Parry –',
      ]);
    });

    it('is a single line at DX without any skill', () => {
      expect(shown(brawler([skill('broadsword', 8)]), 'Punch')).toEqual(['DX 11: 1−1 cr, Parry 5']);
    });

    it('is added to that at DX if DX hits better than the skill', () => {
      expect(shown(brawler([skill('karate', 2)]), 'Punch')).toEqual([
        'DX 11: 1−1 cr, Parry 5',
        'Karate 10: 1+1 cr, Parry 6',
      ]);
    });

    it('uses the better of two rows of a skill', () => {
      const brawlerWithDuplicate = brawler([skill('karate', 4), skill('karate', 16, { key: 'again' })]);
      expect(shown(brawlerWithDuplicate, 'Punch')).toEqual(['Karate 13: 1+1 cr, Parry 8']);
    });

    it('has a note if the skill cannot be used now', () => {
      const loaded = brawler(brawlingAndKarate, [heavy(60)]);
      expect(shown(loaded, 'Punch')).toEqual(['Brawling 16: 1 cr, Parry 10', 'Karate –: – cr, Parry –']);
      expect(loaded.attack('unarmed.punch.karate')?.notes).toEqual(['more than light encumbrance']);
    });

    it('has notes on the HT roll of Karate against armor, and on the roll after a kick that missed', () => {
      const { attack } = brawler(brawlingAndKarate);
      expect(attack('unarmed.punch.karate')?.notes).toEqual(['on DR 3 or more, roll HT or take 1−2 to the hand']);
      expect(attack('unarmed.kick.karate')?.notes).toEqual([
        '+1 in heavy boots',
        'on a miss, roll Karate or fall',
        'on DR 3 or more, roll HT or take 1−2 to the foot',
      ]);
      const kick = brawler([skill('brawling', 8)]).attack('unarmed.kick.brawling');
      expect(kick?.notes).toEqual(['+1 in heavy boots', 'on a miss, roll DX or fall']);
    });

    it('has a note on the misprint of Karate’s bonus', () => {
      const { notes } = brawler(brawlingAndKarate);
      for (const stat of ['line:unarmed.punch.karate.damage', 'line:unarmed.punch.karate.damageBonus'])
        expect(notes(stat)).toEqual([expect.stringContaining('the print reads 1/2')]);
      expect(notes('line:unarmed.punch.brawling.damage')).toEqual([]);
    });
  });

  describe('parries of the trained (p. 26)', () => {
    it.each([
      ['brawling', 'punch', 4, 8],
      ['judo', 'throw', 16, 8],
      ['karate', 'punch', 32, 10],
    ])('are two thirds of the skill: %s, a %s for %i points parries at %i', (id, attack, points, parry) => {
      expect(brawler([skill(id, points)]).line(`unarmed.${attack}.${id}`, 'parry')).toBe(parry);
    });

    it('are on the sheet if they can parry weapons, which Brawling cannot', () => {
      expect(brawler([skill('karate', 32)]).value('parry')).toBe(10);
      expect(brawler([skill('brawling', 48)]).value('parry')).toBeNull();
      expect(brawler([skill('brawling', 48), skill('judo', 16)]).value('parry')).toBe(8);
    });
  });

  describe('Judo and Karate (p. 26)', () => {
    const karate = (...equipment: Row[]) => brawler([skill('karate', 32)], equipment);
    const judo = (...equipment: Row[]) => brawler([skill('judo', 32)], equipment);
    const karateParry = (...equipment: Row[]) => karate(...equipment).line('unarmed.punch.karate', 'parry');
    const judoParry = (...equipment: Row[]) => judo(...equipment).line('unarmed.throw.judo', 'parry');

    it('need at most a light load; more is reported', () => {
      expect(lines(karate(heavy(48)), 'punch.karate')).toEqual([15, '1+2', 10]);
      const loaded = karate(heavy(48.0625));
      expect(lines(loaded, 'punch.karate')).toEqual([null, null, null]);
      expect(lines(loaded, 'kick.karate')).toEqual([null, null, null]);
      expect(shown(loaded, 'Punch')[0]).toBe('DX 11: 1−1 cr, Parry 5');
      expect([loaded.value('parry'), loaded.remark('skill-load')]).toEqual([
        null,
        'Karate needs light encumbrance or less; yours is medium.',
      ]);
      expect(loaded.sentence('bareSkill:karate.hands')).toContain(
        'Karate 15; encumbrance level 2; more than light encumbrance',
      );
      expect(judoParry(heavy(48.0625))).toBeNull();
      expect(karate(heavy(48)).codes).toEqual([]);
      expect(brawler([skill('brawling', 4)], [heavy(90)]).codes).toEqual([]);
    });

    it('need empty hands: Karate one, Judo both', () => {
      const knife = ready('large-knife');
      expect(karateParry(knife)).toBe(10);
      expect(judoParry(knife)).toBeNull();
      expect(judoParry(item('large-knife'))).toBe(10);
      expect(karateParry(knife, ready('buckler'))).toBeNull();
      expect(karate(ready('quarterstaff')).sentence('bareSkill:karate.hands')).toContain('needs an empty hand');
      expect(judo(knife).sentence('bareSkill:judo.hands')).toContain('needs both hands empty');
    });

    it.each(['gauntlets', 'leather-gloves', 'cloth-gloves', 'brass-knuckles'])(
      'cannot be used with anything on the hands: %s',
      (id) => {
        expect([karateParry(ready(id)), judoParry(ready(id))]).toEqual([null, null]);
        expect([karateParry(item(id)), judoParry(item(id))]).toEqual([10, 10]);
        const { name } = karate(ready(id)).context.items[0] ?? {};
        expect(karate(ready(id)).sentence('bareSkill:karate.hands')).toBe(
          `Karate –: Karate 15; encumbrance level 0; ${name?.toLowerCase()} on hands that must be empty. (Man to Man p. 26)`,
        );
        expect(karate(ready(id)).attack('unarmed.punch.karate')?.notes).toEqual([
          `${name?.toLowerCase()} on hands that must be empty`,
        ]);
      },
    );

    it('kick with full hands, and with gauntlets on', () => {
      expect(karate(ready('quarterstaff')).line('unarmed.kick.karate', 'skill')).toBe(13);
      expect(karate(ready('gauntlets')).line('unarmed.kick.karate', 'skill')).toBe(13);
    });
  });

  describe('fists with brass knuckles or gauntlets (pp. 26, 38)', () => {
    it.each([
      ['brass-knuckles', 'Brass knuckles', 'punch'],
      ['blackjack', 'Blackjack', 'blow'],
    ])('do 2 more than the punch, with its skill: %s', (id, name, use) => {
      const armed = brawler([skill('brawling', 2)], [item(id)]);
      expect(shown(armed, name)).toEqual([`${use}, Brawling 12: 1+2 cr, Parry –`]);
      expect(armed.sentence(`line:${id}.0.brawling.damage`)).toContain('bare fist 1; ');
      expect(shown(brawler([], [item(id)]), name)).toEqual([`${use} 11: 1+1 cr, Parry –`]);
      expect(brawler([], [item(id)]).attack(`${id}.0`)?.skillName).toBe('DX');
    });

    it('hit at DX without Brawling, with a note', () => {
      for (const id of ['brass-knuckles', 'blackjack', 'gauntlets']) {
        const { attack, sentence } = brawler([], [ready(id)]);
        expect(attack(`${id}.0`)?.skillName, id).toBe('DX');
        expect(sentence(`line:${id}.0.skill`), id).not.toContain('DX−0');
      }
    });

    it('are the same with gauntlets', () => {
      const { line } = brawler([], [ready('gauntlets')]);
      expect([line('gauntlets.0', 'skill'), line('gauntlets.0', 'damage')]).toEqual([11, '1+1']);
    });

    it('have no bonus of Karate, which needs empty hands', () => {
      const armed = brawler([skill('karate', 32)], [ready('gauntlets')]);
      expect(shown(armed, 'Gauntlets')).toEqual(['punch 11: 1+1 cr, Parry –']);
    });
  });
});

describe('Attacks from behind', () => {
  const worn = (id: string) => item(id, { place: 'ready' });
  const slung = (id: string) => item(id, { place: 'carried', slung: true });
  const wearing = (...equipment: ReturnType<typeof item>[]) => fighter({ equipment });
  /** Returns PD and DR from behind; undefined if the sheet does not show them separately. */
  const behind = ({ model }: ReturnType<typeof fighter>) => [
    model.passiveDefense?.behind?.text,
    model.damageResistance.behind?.text,
  ];
  const places = ({ model }: ReturnType<typeof fighter>) =>
    model.bodyPlaces.map((line) => `${line.place} ${line.passiveDefense.text}/${line.damageResistance.text}`);

  describe('a breastplate, which protects from the front only (pull-out)', () => {
    const plated = wearing(worn('steel-breastplate'));

    it('is marked in the possessions, on the body and in PD and DR', () => {
      expect(plated.model.possessions[0]?.protection).toBe('PD 4, DR 5, torso, front only');
      expect(places(plated).slice(0, 3)).toEqual(['head 0/0', 'torso, front 4/5', 'torso, behind 0/0']);
      expect(behind(plated)).toEqual(['0', '0']);
      expect(plated.model.damageResistance.parts[0]?.name).toBe('armor, front');
      expect(plated.sentence('damageResistance.behind')).toBe(
        'damage resistance from behind 0: armor 0. (Man to Man p. 15)',
      );
    });

    it('does not replace armor under it, Toughness and similar traits at the back', () => {
      const { model, value } = fighter({
        traits: [trait('toughness')],
        equipment: [worn('steel-breastplate'), worn('chainmail')],
      });
      expect(model.damageResistance.total.text).toBe('6');
      expect(model.damageResistance.behind).toMatchObject({ text: '5', second: { text: '3' } });
      expect([value('passiveDefense.behind'), value('passiveDefense.behind.impaling')]).toEqual([3, 1]);
    });

    it('makes no difference under better armor all around', () => {
      const knight = wearing(worn('steel-breastplate'), worn('light-plate'));
      expect(behind(knight)).toEqual([undefined, undefined]);
      expect(places(knight)[1]).toBe('torso 4/6');
      expect(knight.model.damageResistance.parts[0]?.name).toBe('armor');
    });

    it('makes no difference while it is only carried', () =>
      expect(behind(wearing(item('steel-breastplate')))).toEqual([undefined, undefined]));
  });

  describe('a shield slung on the back (pp. 29, 33)', () => {
    it('adds its PD − 1 to that of the armor, from behind only', () => {
      const { model, value, sentence, codes } = wearing(worn('scale-armor'), slung('large-shield'));
      expect([value('passiveDefense'), value('passiveDefense.behind'), value('block')]).toEqual([3, 6, null]);
      expect(sentence('passiveDefense.behind')).toBe(
        'passive defense from behind 6: armor 3; slung shield +3. (Man to Man p. 33)',
      );
      expect(sentence('passiveDefense.slung')).toBe(
        'PD of the slung shield 3: Large shield 4; slung on the back −1; minimum 0. (Man to Man p. 33)',
      );
      expect(model.damageResistance.behind).toBeUndefined();
      expect(codes).toEqual([]);
    });

    it('is on the sheet with the turns that it takes to ready', () => {
      const { model, sentence } = wearing(slung('large-shield'));
      expect(model.possessions[0]).toMatchObject({
        place: 'carried',
        where: 'slung on the back',
        protection: 'PD 4, PD 3 from behind, 4 turns to ready or sling',
      });
      expect(sentence('item:large-shield.readyTurns')).toBe(
        'Large shield: turns to ready or sling 4: PD of Large shield 4. (Man to Man p. 29)',
      );
      expect(wearing(slung('buckler')).model.possessions[0]?.protection).toBe(
        'PD 1, PD 0 from behind, 1 turn to ready or sling',
      );
    });

    it('does not lower weapon skills, but adds its weight', () => {
      const { attack, value } = fighter({
        skills: [skill('broadsword', 8)],
        equipment: [worn('broadsword'), slung('large-shield')],
      });
      expect(attack('broadsword.0')?.skill.second).toBeUndefined();
      expect(value('load')).toBe(28);
    });

    it('may be a second shield besides the one in hand; only one on the back counts', () => {
      const withSecondShield = fighter({
        skills: [skill('shield', 1)],
        equipment: [worn('small-shield'), slung('medium-shield')],
      });
      expect([
        withSecondShield.value('passiveDefense'),
        withSecondShield.value('passiveDefense.behind'),
        withSecondShield.codes,
      ]).toEqual([2, 2, []]);
      const twoOnBack = wearing(slung('medium-shield'), slung('large-shield'));
      expect(twoOnBack.value('passiveDefense.behind')).toBe(2);
      expect(twoOnBack.remark('two-shields')).toBe(
        'Two shields on the back: Medium shield and Large shield. Only the first one counts.',
      );
    });

    it('does not count in a pack or set down, and must be a shield', () => {
      const pack = item('quiver', { key: 'pack', place: 'ready' });
      const inPack = wearing(pack, item('large-shield', { slung: true, container: 'pack' }));
      expect(behind(inPack)).toEqual([undefined, undefined]);
      expect(behind(wearing(item('large-shield', { slung: true, place: 'stowed' })))).toEqual([undefined, undefined]);
      expect(wearing(slung('broadsword')).model.possessions[0]?.where).toBe('carried');
    });
  });
});
