import { afterEach, describe, expect, it, vi } from 'vitest';
import { gcsRulesetId, loadRuleset, rulesetAbout, rulesetIds, rulesetList, rulesetOf } from './rulesets.ts';

afterEach(() => vi.resetModules());

describe('the list of rulesets', () => {
  it('has all of them in their order', () => {
    expect(rulesetList.map(({ id }) => id)).toEqual(rulesetIds);
  });

  it('has one ruleset that the files of GCS belong to', () => {
    expect(rulesetList.filter(({ opensGcs }) => opensGcs).map(({ id }) => id)).toEqual([gcsRulesetId]);
  });

  it.each(rulesetIds)('says of %s what it says itself when it is loaded', async (id) => {
    const ruleset = await loadRuleset(id);
    expect(ruleset).toMatchObject(rulesetAbout(id));
    expect(ruleset.random !== null, 'characters by the dice').toBe(rulesetAbout(id).byDice !== null);
    expect(rulesetOf(id)).toBe(ruleset);
  });

  it('gives the first one for an id that is not known', async () => {
    expect(rulesetAbout('of-the-future').id).toBe(rulesetIds[0]);
    expect((await loadRuleset('of-the-future')).id).toBe(rulesetIds[0]);
    expect(rulesetOf('of-the-future').id).toBe(rulesetIds[0]);
  });
});

it('a ruleset cannot be used before it is loaded, and is loaded alone', async () => {
  vi.resetModules(); // as when the page has just been opened
  const fresh = await import('./rulesets.ts');
  await fresh.loadRuleset('lite-3e');
  expect(fresh.rulesetOf('lite-3e').name).toBe('GURPS Lite 3e');
  expect(() => fresh.rulesetOf('man-to-man')).toThrow('the rules of Man to Man could not be loaded');
});
