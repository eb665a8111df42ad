import { describe, expect, it } from 'vitest';
import { fighter } from '../../../testing/combatant.ts';
import { item, skill, trait } from '../../../testing/rows.ts';
import { hitLocations } from '../../house-rules/hit-locations.ts';

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

  it('an overcoat adds to what is under it', () => {
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
