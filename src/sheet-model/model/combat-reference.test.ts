import { describe, expect, it } from 'vitest';
import { presets, togglePreset } from '../../rules/house-rules/describe-rules.ts';
import { defaultHouseRules, houseRulesFor } from '../../rules/house-rules/offered-rules.ts';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { combatReference } from './combat-reference.ts';

const falcon = (ruleset: string, ...rules: readonly string[]) =>
  combatReference(openSheet({ ...johnFalcon(ruleset), houseRules: rules }));
const groupOf = (reference: ReturnType<typeof falcon>, id: string) => reference.find((group) => group.id === id);

describe('the combat reference with house rules', () => {
  it('is as before without them', () => {
    for (const ruleset of rulesetIds) {
      const ids = falcon(ruleset, 'hit-locations', 'dodge-from-dx').map(({ id }) => id);
      expect(ids).not.toContain('houseRules');
      expect(ids).not.toContain('procedures');
    }
  });

  it('has a row for each choice, with the character’s own numbers', () => {
    const group = groupOf(falcon('man-to-man', 'melee-attack-stances', 'melee-change-position'), 'houseRules');
    expect(group?.remarks).toEqual(['In use: Adapted attack stances, Changing position by load.']);
    const rows = group?.rows.map(({ name, figures, note }) => [name, figures.map(({ text }) => text).join(' '), note]);
    expect(rows).toEqual([
      [
        'Bold attack',
        '+2 4 4 7',
        'one blow; no Retreat, no Disengage; Shortsword, swing 18; Shortsword, thrust 18; Small shield, bash 17',
      ],
      [
        'Cautious attack',
        '−2 6 6 9',
        'half Move at most; feints too are at −2; Retreat or Disengage, no Press; Shortsword, swing 14; Shortsword, thrust 14; Small shield, bash 13',
      ],
      ['Changing position by load', '– – – –', '2 seconds with the present load; the old position counts meanwhile'],
    ]);
  });

  it('lists procedures where they are switched on', () => {
    const group = groupOf(falcon('man-to-man', 'melee-procedures'), 'procedures');
    expect(group?.rows.map(({ name }) => name)).toContain('Riposte');
    expect(groupOf(falcon('man-to-man', 'melee-retreat'), 'procedures')).toBeUndefined();
  });

  it('shows the damage of an All-Out Attack, and both readings of a skilled defense', () => {
    const group = groupOf(falcon('lite-3e', 'melee-all-out-attack', 'melee-all-out-defense'), 'houseRules');
    const noteOf = (name: string) => group?.rows.find((row) => row.name === name)?.note;
    expect(noteOf('All-Out Attack: damage')).toBe(
      'one blow; Shortsword, swing 16, 1d cut; Shortsword, thrust 16, 1d−1 imp',
    );
    expect(noteOf('All-Out Defense: skilled')).toMatch(
      /^one of these defenses; with the \+4 on the skill Block \d+, Parry \d+$/,
    );
  });

  it.each(rulesetIds)('can be made with all of them under %s', (ruleset) => {
    const [preset] = presets;
    const rules = preset
      ? togglePreset(defaultHouseRules(rulesetOf(ruleset)), preset, true, houseRulesFor(rulesetOf(ruleset)))
      : [];
    expect(groupOf(falcon(ruleset, ...rules), 'houseRules')?.rows.length).toBeGreaterThan(5);
  });
});
