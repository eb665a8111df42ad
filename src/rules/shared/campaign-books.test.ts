import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { setCampaignBooks } from '../../character/campaign-edits.ts';
import { campaignBooksSchema } from '../../character/character.ts';
import { ownTraitSchema } from '../../character/trait-rows.ts';
import { item, saved, skill, trait } from '../../testing/rows.ts';
import { deriveCharacter } from '../derive-character.ts';
import { describeFinding } from '../findings/finding-sentences.ts';
import { booksOfReference, describeTechRange, findOutside } from './campaign-books.ts';

const campaign = (change: Partial<z.infer<typeof campaignBooksSchema>>) => ({
  ...z.parse(campaignBooksSchema, {}),
  ...change,
});

describe('Books of a campaign', () => {
  it.each([
    ['B123', ['Basic Set']],
    ['B123, MA45', ['Basic Set', 'Martial Arts']],
    ['DF11:22', ['Dungeon Fantasy']],
    ['LTC2:14', ['Low-Tech Companion']],
    ['XYZ7', ['XYZ']],
    ['', []],
    ['constructor12', []],
  ])('the reference %s names %j', (page, books) => {
    expect(booksOfReference(page)).toEqual(books);
  });

  it('an entry of several books is in use if the campaign uses one of them', () => {
    const books = campaign({ allowed: ['martial arts'] });
    expect(findOutside(books, { books: ['Basic Set', 'Martial Arts'] })).toBeNull();
    expect(findOutside(books, { books: ['Basic Set'] })).toEqual({ book: 'Basic Set' });
    expect(findOutside(books, { books: [] })).toBeNull();
    expect(findOutside(campaign({}), { books: ['Basic Set'] })).toBeNull();
  });

  it('an item is outside if it is made only later, or no longer', () => {
    const books = campaign({ lowestTechLevel: 1, highestTechLevel: 4 });
    const at = (from: number, to?: number) =>
      findOutside(books, { books: [], techLevel: { from, ...(to === undefined ? {} : { to }) } });
    expect(at(0)).toBeNull();
    expect(at(4)).toBeNull();
    expect(at(5)).toEqual({ techLevel: 5 });
    expect(at(0, 0)).toEqual({ techLevel: 0 });
  });

  it.each([
    [0, 4, 'TL 0–4'],
    [null, 4, 'TL 4 or lower'],
    [5, null, 'TL 5 or higher'],
    [3, 3, 'TL 3'],
    [null, null, ''],
  ])('the range from %s to %s is described as “%s”', (lowestTechLevel, highestTechLevel, words) => {
    expect(describeTechRange(campaign({ lowestTechLevel, highestTechLevel }))).toBe(words);
  });
});

describe('Findings of the books in use', () => {
  const own = z.parse(ownTraitSchema, { name: 'Iron Palm', kind: 'advantage', points: 5, page: 'MA45' });
  const hero = saved('fourth-edition', {
    traits: [trait('charisma', { level: 1 }), trait('', { key: 'palm', own })],
    skills: [skill('research', 2, { techLevel: 8 })],
    equipment: [item('flashlight')],
  });
  const sentences = (change: Parameters<typeof setCampaignBooks>[1]) =>
    deriveCharacter({ ...hero, character: setCampaignBooks(hero.character, change) }).findings.flatMap(
      ({ code, fact, kind }) => (code.startsWith('outside-') ? [[describeFinding(fact), kind]] : []),
    );

  it('a trait of a book that is not in use is worth a look', () => {
    expect(sentences({ allowed: ['Basic Set'] })).toEqual([
      ['Iron Palm is from Martial Arts, which this campaign does not use.', 'unusual'],
    ]);
  });

  it('skills and items of another tech level are worth a look', () => {
    const outside = sentences({ highestTechLevel: 4 });
    expect(outside).toHaveLength(2);
    expect(outside[0]).toEqual(['Research/TL8 is TL 8; this campaign has TL 4 or lower.', 'unusual']);
    expect(sentences({ lowestTechLevel: 5, highestTechLevel: 8 })).toEqual([]);
  });

  it('a campaign without limits reports nothing, and leaves nothing in the file', () => {
    expect(sentences({})).toEqual([]);
    expect(
      setCampaignBooks(setCampaignBooks(hero.character, { highestTechLevel: 4 }), { highestTechLevel: null }),
    ).toEqual(hero.character);
  });

  it('a finding can be waived like any other', () => {
    const character = setCampaignBooks(hero.character, { allowed: ['Basic Set'] });
    const waived = { ...character, waivers: [{ finding: 'outside-books:palm', reason: 'my teacher' }] };
    const found = deriveCharacter({ ...hero, character: waived }).findings.find(({ code }) => code === 'outside-books');
    expect(found?.id).toBe('outside-books:palm');
    expect(found?.waived).toBe('my teacher');
  });
});
