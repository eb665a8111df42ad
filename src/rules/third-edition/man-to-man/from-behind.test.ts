import { describe, expect, it } from 'vitest';
import { fighter } from '../../../testing/combatant.ts';
import { item, skill, trait } from '../../../testing/rows.ts';

const worn = (id: string) => item(id, { place: 'ready' });
const slung = (id: string) => item(id, { place: 'carried', slung: true });
const wearing = (...equipment: ReturnType<typeof item>[]) => fighter({ equipment });
/** Returns PD and DR from behind; undefined where the sheet does not show them separately. */
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

  it('does not replace armor under it, Toughness and the like at the back', () => {
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

  it('does not lower weapon skills, but has its weight', () => {
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
