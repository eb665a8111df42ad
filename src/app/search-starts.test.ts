import { describe, expect, it } from 'vitest';
import type { StartChoice } from '../features/start/start-choice.ts';
import { rulesetIds } from '../rules/rulesets.ts';
import { findChoices } from './search-starts.ts';

const inWords = ({ ruleset, way, name }: StartChoice) => `${ruleset} ${way} ${name}`;
const find = (query: string, ruleset = 'lite-3e') => findChoices(query, ruleset).map(inWords);

describe('Who do you want to play?', () => {
  it.each([
    ['detective', ['lite-3e', 'fourth-edition']],
    ['thief', ['lite-3e', 'fourth-edition']],
    ['pilot', ['lite-3e', 'fourth-edition']],
    ['wizard', ['lite-3e', 'fourth-edition']],
    ['elf archer', ['man-to-man', 'lite-3e', 'fourth-edition']],
    ['soldier', ['man-to-man', 'lite-3e', 'fourth-edition']],
  ])('finds a %s under each ruleset that has one', (query, rulesets) => {
    const found = new Set(findChoices(query, 'lite-3e').map(({ ruleset }) => ruleset));
    expect([...found].sort()).toEqual([...rulesets].sort());
  });

  it('has the best answers of the chosen ruleset first', () => {
    expect(find('thief')[0]).toBe('lite-3e hero Thief');
    expect(find('thief', 'fourth-edition')[0]).toBe('fourth-edition hero Thief');
    expect(find('wizard', 'fourth-edition')[0]).toMatch(/^fourth-edition (hero|template) Mage$/);
    expect(find('detective', 'fourth-edition')[0]).toBe('fourth-edition hero Detective');
    expect(find('detective', 'fourth-edition')).toContain('fourth-edition template Investigator');
  });

  it('finds characters by name without accents, and races by theirs', () => {
    expect(find('lucia')).toEqual(['fourth-edition ready-made Lucía Arrieta']);
    expect(find('elves', 'man-to-man')[0]).toBe('man-to-man race Elf');
    expect(find('  FELINOID ')).toContain('fourth-edition race Felinoid');
  });

  it('finds more than one of a kind, and what the beginning of a word stands for', () => {
    expect(find('detectives')).toContain('lite-3e hero Detective');
    expect(find('wiz')).toContain('lite-3e hero Mage');
  });

  it('has what matches all words first, then what is called by one of them', () => {
    expect(find('desert scout').slice(0, 2)).toEqual([
      'fourth-edition ready-made Tariq al-Salimi',
      'lite-3e hero Scout',
    ]);
    expect(find('elf archer', 'fourth-edition')).toEqual(
      expect.arrayContaining(['fourth-edition race Elf', 'fourth-edition hero Archer', 'lite-3e hero Archer']),
    );
  });

  it.each([
    ['elf archer', 'fourth-edition', 'fourth-edition hero Archer, elf'],
    ['elf archer', 'man-to-man', 'man-to-man hero Archer, elf'],
    ['a wizard who is a dwarf', 'fourth-edition', 'fourth-edition hero Mage, dwarf'],
  ])('has the hero of that race first for %s under %s', (query, ruleset, first) => {
    expect(find(query, ruleset)[0]).toBe(first);
  });

  it('says what the race leaves of the points', () => {
    const [first] = findChoices('elf archer', 'fourth-edition');
    const only = (query: string) => findChoices(query, 'fourth-edition')[0]?.points ?? '';
    const hero = Number.parseInt(only('archer'), 10);
    const race = Number.parseInt(only('elf'), 10);
    expect(first?.points).toBe(hero < race ? `${race - hero} points over` : `${hero - race} points left`);
  });

  it('has the name itself first, under whichever ruleset it is', () => {
    expect(find('an orc')[0]).toMatch(/ race Orc$/);
    expect(find('knight')[0]).toMatch(/ Knight$/);
    expect(find('a knight in armor').slice(0, 3).join()).toMatch(/ Knight/);
  });

  it('knows irregular plurals', () => {
    expect(find('thieves')[0]).toBe('lite-3e hero Thief');
    expect(find('dwarves', 'man-to-man')[0]).toMatch(/ race Dwarf$/);
  });

  it('finds nothing for what nobody is', () => {
    expect(find('xylophone')).toEqual([]);
    expect(find('?!')).toEqual([]);
  });

  it('finds each hero by its own name first', () => {
    for (const ruleset of rulesetIds) {
      expect(find('archer', ruleset)[0]).toBe(`${ruleset} hero Archer`);
    }
  });
});
