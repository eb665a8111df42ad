import { describe, expect, it } from 'vitest';
import { fold } from '../../engine/step.ts';
import { fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { groupsOfSheet } from '../../testing/feats-of.ts';
import { hugeCharacter, ordinaryCharacter } from '../../testing/huge-character.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { item, saved } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';
import { rulesetIds } from '../rulesets.ts';
import { deriveFeats, listThingsToThrow } from './derive-feats.ts';
import { type FeatRules, noQuestions } from './feat.ts';

describe('Feats', () => {
  const samples = [
    (ruleset: string) => saved(ruleset, {}),
    johnFalcon,
    fiendishFriedrick,
    ordinaryCharacter,
    hugeCharacter,
  ];
  const states = [
    {},
    { hitsLost: 4, fatigueLost: 3 },
    {
      hitsLost: 40,
      fatigueLost: 40,
      weights: [0, 7.3],
      falls: [0.5],
      runUps: [0, 2],
      broadJumps: [0, 7.5, 60],
      highJumps: [11, 300],
    },
  ];

  describe.each(rulesetIds)('feats under %s', (ruleset) => {
    it('are the sums of their steps, each with words and a page', async () => {
      for (const getCharacter of samples) {
        const sheet = openWorksheet(getCharacter(ruleset));
        for (const state of states) {
          const groups = await groupsOfSheet(sheet, state);
          expect(groups.length).toBeGreaterThan(5);
          for (const { ids, get } of groups) {
            for (const id of ids) {
              const { steps, value, cite, name } = get(id);
              expect(
                [fold(steps), name !== '', cite !== undefined, steps.filter(({ words }) => words === '')],
                id,
              ).toEqual([value, true, true, []]);
            }
          }
        }
      }
    });

    it('never improve with lost hits or fatigue, except the price of a fight', async () => {
      for (const getCharacter of samples) {
        const sheet = openWorksheet(getCharacter(ruleset));
        const [fresh = [], worn = []] = await Promise.all(
          [{}, { hitsLost: 9, fatigueLost: 7 }].map((state) => groupsOfSheet(sheet, state)),
        );
        expect(worn.map(({ ids }) => ids)).toEqual(fresh.map(({ ids }) => ids));
        fresh.forEach(({ ids, get }, i) => {
          for (const id of ids) {
            const [before, after] = [get(id).value, worn[i]?.get(id).value];
            if (typeof before === 'number' && typeof after === 'number') expect(after, id).toBeLessThanOrEqual(before);
          }
        });
      }
    });

    it('change nothing on the character’s own worksheet', async () => {
      const sheet = openSheet(ordinaryCharacter(ruleset));
      const before = sheet.worksheet.ids();
      const rules = await sheet.ruleset.loadFeats();
      deriveFeats(sheet, rules, { hitsLost: 5, fatigueLost: 5 }, noQuestions);
      expect(sheet.worksheet.ids()).toBe(before);
      expect(sheet.worksheet.has('state.hitsLost')).toBe(false);
    });
  });

  it('a feat is computed only when it is read', () => {
    let worked = 0;
    const rules: FeatRules = {
      define: () => [
        {
          id: 'lifting',
          title: 'Lifting',
          feats: [
            {
              id: 'feat:lifting.one',
              name: 'one',
              formula: (w) => {
                worked += 1;
                w.startFrom('st');
              },
            },
          ],
        },
        { id: 'falling', title: 'Falling', feats: [] },
      ],
    };
    const [group, ...more] = deriveFeats(
      openSheet(saved('man-to-man', {})),
      rules,
      { hitsLost: 0, fatigueLost: 0 },
      noQuestions,
    );
    expect([worked, more]).toEqual([0, []]);
    expect(group?.get('feat:lifting.one').value).toBe(10);
    expect(worked).toBe(1);
  });
});

describe('Things to throw', () => {
  it('a throw uses one of each item, not all of them', () => {
    const things = listThingsToThrow(openWorksheet(johnFalcon()));
    expect(things.map(({ name }) => name)).toContain('Shortsword');
    const ten = saved('man-to-man', { equipment: [item('crossbow', { quantity: 10, weightOverride: 3 })] });
    expect(listThingsToThrow(openWorksheet(ten)).map(({ weight }) => weight)).toEqual([3]);
  });

  it('items at hand come first', () => {
    const equipment = [item('crossbow', { place: 'home' }), item('shortsword', { place: 'ready' })];
    const things = listThingsToThrow(openWorksheet(saved('man-to-man', { equipment })));
    expect(things.map(({ name }) => name)).toEqual(['Shortsword', 'Crossbow']);
  });
});
