import { describe, expect, it } from 'vitest';
import {
  addCampaignAttribute,
  changeCampaignAttribute,
  removeCampaignAttribute,
} from '../../../character/campaign-edits.ts';
import type { Character } from '../../../character/character.ts';
import { describeDerivation } from '../../../engine/format.ts';
import { saved } from '../../../testing/rows.ts';
import { deriveCharacter, openWorksheet } from '../../derive-character.ts';
import { campaignAttributeStat } from '../../stat-ids.ts';

const hero = saved('fourth-edition', { attributes: { st: 13, iq: 12, ht: 12 } });
const open = (character: Character) => openWorksheet({ ...hero, character });
type Attribute = NonNullable<Character['campaign']['attributes']>[number];

/** The hero with one attribute of the campaign; its key is the first free one. */
const withOne = (change: Partial<Attribute>): Character => addCampaignAttribute(hero.character, change);

describe('Attributes of a campaign', () => {
  // Will is IQ 12. Sanity starts there; two levels at 5 points make it 14 for 10 points. IQ and HT, ST cost 40 + 20 + 30.
  it('an attribute starts from another one, and its levels cost the price of the campaign', () => {
    const { worksheet } = open(withOne({ name: 'Sanity', short: 'San', base: 'will', bought: 2 }));
    const stat = campaignAttributeStat('k1');
    expect(describeDerivation(worksheet.get(stat), 'd')).toBe('Sanity 14: Will 12; bought up +2. (This campaign)');
    expect(describeDerivation(worksheet.get(`${stat}.points`), 'd')).toMatch(
      /^Sanity, points 10 points: levels bought 2; points for each level × 5\./,
    );
    expect(worksheet.number('points.secondary')).toBe(10);
    expect(worksheet.number('points')).toBe(100);
  });

  // (ST 13 + HT 12)/2 = 12.5, rounded down: 12; and 3 more.
  it('half a sum is rounded down, before the number of the attribute is added', () => {
    const { worksheet } = open(withOne({ name: 'Grit', base: 'st+ht', add: 3 }));
    expect(describeDerivation(worksheet.get(campaignAttributeStat('k1')), 'd')).toBe(
      'Grit 15: ST 13; HT +12; half the sum ÷ 2; rounded down; by the campaign +3. (This campaign)',
    );
  });

  it('a plain number starts from what the campaign says, and levels below it give points back that count as a disadvantage', () => {
    const { worksheet } = open(withOne({ name: 'Luck pool', add: 4, price: 3, kind: 'pool', bought: -1 }));
    const stat = campaignAttributeStat('k1');
    expect([worksheet.number(stat), worksheet.number(`${stat}.points`)]).toEqual([3, -3]);
    expect(worksheet.number('points.reductions')).toBe(-3);
  });

  it('a value beyond the limits of the campaign is reported, and nothing is blocked', () => {
    const findings = (bought: number) =>
      deriveCharacter({
        ...hero,
        character: withOne({ name: 'Sanity', base: 'will', minimum: 10, maximum: 13, bought }),
      })
        .findings.filter(({ place }) => place.field === campaignAttributeStat('k1'))
        .map(({ code, kind }) => [code, kind]);
    expect(findings(1)).toEqual([]);
    expect(findings(2)).toEqual([['attribute-above-limit', 'rule']]);
    expect(findings(-3)).toEqual([['attribute-above-limit', 'rule']]);
  });

  it('another level reaches a sheet that was already derived', () => {
    const before = open(withOne({ name: 'Sanity', base: 'will' }));
    const character = changeCampaignAttribute(before.context.character, 'k1', { bought: 1 });
    const after = openWorksheet({ ...hero, character }, before);
    expect(after.worksheet.number(campaignAttributeStat('k1'))).toBe(13);
    expect(after.worksheet.number('points.secondary')).toBe(5);
  });

  it('the last attribute that is removed leaves nothing in the file', () => {
    const character = withOne({ name: 'Sanity' });
    expect(removeCampaignAttribute(character, 'k1')).toEqual(hero.character);
    expect(removeCampaignAttribute(character, 'k9')).toBe(character);
  });
});
