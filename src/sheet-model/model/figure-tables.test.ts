import { describe, expect, it } from 'vitest';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedTrait } from '../../testing/own-rows.ts';
import { item, saved } from '../../testing/rows.ts';
import { describeAllLayers, describeLayers } from './figure-tables.ts';
import type { SheetModel } from './sheet-model.ts';

const wear = (...ids: string[]): SheetModel =>
  openSheet(saved('fourth-edition', { equipment: ids.map((id) => item(id, { place: 'ready' })) })).model;

describe('the table of hit locations', () => {
  it('has every place with the roll for it, the penalty, the DR and its layers', () => {
    const { bodyPlaces, hitDice } = wear('mail-hauberk', 'cloth-armor-torso', 'pot-helm');
    expect(hitDice).toBe('3d');
    const texts = bodyPlaces.map((line) => [
      line.place,
      line.hit?.rolls,
      line.hit?.toHit,
      line.damageResistance.text,
      describeLayers(line),
    ]);
    const torso = 'Mail hauberk 4, Cloth armor 1; flexible';
    expect(texts).toEqual([
      ['eyes', '', '−9', '0', ''],
      ['skull', '3–4', '−7', '6', 'Pot-helm 4, skull 2'],
      ['face', '5', '−5', '0', ''],
      ['legs', '6–7, 13–14', '−2', '0', ''],
      ['arms', '8, 12', '−2', '0', ''],
      ['torso', '9–10', '0', '5', torso],
      ['groin', '11', '−3', '5', torso],
      ['hands', '15', '−4', '0', ''],
      ['feet', '16', '−4', '0', ''],
      ['neck', '17–18', '−5', '0', ''],
      ['vitals', '', '−3', '5', torso],
    ]);
    expect(describeAllLayers(bodyPlaces)).toBe(`skull: Pot-helm 4, skull 2. torso, groin, vitals: ${torso}`);
  });

  it('has a line for each side where a piece covers the front alone', () => {
    const { bodyPlaces } = wear('steel-breastplate', 'cloth-armor-torso');
    const lines = bodyPlaces
      .filter(({ place }) => place.startsWith('torso'))
      .map((line) => [line.place, line.hit?.rolls, line.damageResistance.text, describeLayers(line)]);
    expect(lines).toEqual([
      ['torso, front', '9–10', '6', 'Steel breastplate 5, Cloth armor 1'],
      ['torso, behind', '', '1', 'Cloth armor 1'],
    ]);
  });

  it('is there for a natural DR, and not where nothing protects', () => {
    const hide = typedTrait('Tough hide', { effects: [{ stat: 'damageResistance', add: 2 }] });
    const { bodyPlaces } = openSheet(saved('fourth-edition', { traits: [hide] })).model;
    expect(bodyPlaces.map(({ place, damageResistance }) => `${place} ${damageResistance.text}`)).toContain('neck 2');
    expect(wear().bodyPlaces).toEqual([]);
  });
});
