import { describe, expect, it } from 'vitest';
import { setCampaignPrice } from '../../../character/edit-character.ts';
import { describeDerivation } from '../../../engine/format.ts';
import { saved } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';

describe('Prices of attributes in a campaign', () => {
  const hero = { attributes: { st: 12, ht: 13 }, campaign: { prices: { ht: 15, will: 4 } } };

  // HT 13 is three levels at 15 points instead of 10: 45. ST 12 stays at 2 × 10 = 20. Two steps of Will at 4: 8.
  it('a price of the campaign replaces that of the book, and says so', () => {
    const choices = saved('fourth-edition', hero);
    choices.character.secondary.will = 2;
    const { worksheet } = openWorksheet(choices);
    expect(describeDerivation(worksheet.get('ht.points'), 'd')).toMatch(
      /^HT, points 45 points: attribute prices of the campaign, HT 13 45\./,
    );
    expect(worksheet.number('st.points')).toBe(20);
    expect(describeDerivation(worksheet.get('will.points'), 'd')).toMatch(
      /^Will, points 8 points: steps bought 2; per \+1 Will, in this campaign × 4\./,
    );
    expect(worksheet.number('points')).toBe(73);
  });

  it('a changed price reaches a sheet that was already derived', () => {
    const before = openWorksheet(saved('fourth-edition', hero));
    const character = setCampaignPrice(before.context.character, 'ht', 20);
    const after = openWorksheet({ ...before.context.saved, character }, before);
    expect(after.worksheet.number('ht.points')).toBe(60);
  });

  it('the last price that is taken back leaves nothing in the file', () => {
    const { character } = saved('fourth-edition', {});
    const priced = setCampaignPrice(character, 'st', 5);
    expect(priced.campaign.prices).toEqual({ st: 5 });
    expect(setCampaignPrice(priced, 'st', null)).toEqual(character);
  });
});
