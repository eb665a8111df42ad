import { describe, expect, it } from 'vitest';
import { combatant } from '../../../testing/combatant.ts';
import { typedItem } from '../../../testing/own-rows.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { fightRules as fourthFight } from '../../fourth-edition/common/fight/fight-rules.ts';
import { fightRules as liteFight } from '../../third-edition/lite-3e/fight/fight-rules.ts';
import { fightRules as manToManFight } from '../../third-edition/man-to-man/fight/fight-rules.ts';
import { hitLocations } from '../hit-locations.ts';
import { fightOptions } from './fight-options.ts';
import { allOutAttack, attackStances, meleeRules, postures } from './melee-rules.ts';

const fightRules = { 'man-to-man': manToManFight, 'lite-3e': liteFight, 'fourth-edition': fourthFight } as const;

/** ST 13, DX 12 and Broadsword 14 in the third edition, with a shield in hand. */
const fighter = (ruleset: keyof typeof fightRules, shield: string, rules = [...meleeRules, hitLocations]) =>
  combatant(
    saved(
      ruleset,
      {
        attributes: { st: 13, dx: 12, ht: 12 },
        skills: [skill('broadsword', 8), skill('shield', 4, { key: 'shield' })],
        equipment: [
          item('broadsword', { key: 'sword', place: 'ready' }),
          ruleset === 'fourth-edition'
            ? typedItem(shield, { kind: 'shield', defenseBonus: shield === 'small-shield' ? 1 : 2 }, { place: 'ready' })
            : item(shield, { key: 'shield', place: 'ready' }),
        ],
      },
      rules.map(({ id }) => id),
    ),
    fightRules[ruleset],
  );

describe('a wild swing by the adapted All-Out Attack', () => {
  const wild = { maneuver: 'allOutAttack', kind: 'wildSwing' } as const;

  it.each(['man-to-man', 'lite-3e'] as const)('%s: at −5 and 9 at most, in the dark and blind as well', (ruleset) => {
    const now = fighter(ruleset, 'small-shield');
    expect(now({ choice: wild }).skill('sword.0')).toBe(9);
    expect(now({ choice: wild, state: { darkness: 10 } }).skill('sword.0')).toBe(9);
    expect(now({ choice: wild, state: { conditions: ['blinded'] } }).skill('sword.0')).toBe(9);
    expect(now({ choice: { ...wild, kind: 'skill' }, state: { darkness: 10 } }).skill('sword.0')).toBe(8);
  });

  it('at no place of the body', () => {
    const now = fighter('man-to-man', 'small-shield');
    expect(now({ choice: wild, target: { location: 'head' } }).skill('sword.0')).toBe(9);
    expect(now({ choice: wild, target: { location: 'vitals' } }).skill('sword.0')).toBe(9);
  });

  it('to the side it is the same wild swing, and −5 counts once', () => {
    const now = fighter('man-to-man', 'small-shield', [allOutAttack]);
    const kneeling = { posture: 'kneeling', footing: 'bad' } as const;
    expect(now({ choice: { ...wild, wildSwing: true }, state: kneeling }).skill('sword.0')).toBe(
      now({ choice: wild, state: kneeling }).skill('sword.0'),
    );
  });

  it('the wild swing of the book is still worse in the dark', () => {
    const now = fighter('man-to-man', 'small-shield');
    expect(now({ choice: { wildSwing: true }, state: { darkness: 10 } }).skill('sword.0')).toBe(-1);
  });
});

describe('a cautious feint', () => {
  const now = fighter('man-to-man', 'small-shield', [attackStances]);
  const feint = (kind: string) => now({ choice: { maneuver: 'feint', kind } });

  it('is at −2, with +1 to all defenses', () => {
    expect(feint('normal').action('feint')).toBe(14);
    expect(feint('cautious').action('feint')).toBe(12);
    expect(feint('cautious').sentence('fight:action.feint.roll')).toContain(
      'Step and Feint, cautious (Adapted attack stances) −2',
    );
    for (const defense of ['dodge', 'block', 'parry.sword.0']) {
      const plain = now().active(defense);
      expect([feint('normal').active(defense), feint('cautious').active(defense)]).toEqual([plain, Number(plain) + 1]);
    }
  });

  it('is not in GURPS Lite, which has no feints', () => {
    const { maneuvers } = fighter('lite-3e', 'small-shield', [attackStances])().sheet.fight.rules;
    expect(maneuvers.filter(({ id }) => id === 'feint')).toEqual([]);
  });
});

describe('on hands and knees by the adapted postures, a shield larger than a small one', () => {
  const crawling = { state: { posture: 'crawling' }, choice: { maneuver: 'move' } } as const;

  it.each([
    ['man-to-man', 'small-shield', true],
    ['man-to-man', 'medium-shield', false],
    ['lite-3e', 'small-shield', true],
    ['lite-3e', 'medium-shield', false],
    ['fourth-edition', 'small-shield', true],
    ['fourth-edition', 'medium-shield', false],
  ] as const)('%s, %s: whether it blocks and lets one crawl is %s', (ruleset, shield, can) => {
    const now = fighter(ruleset, shield, [postures]);
    expect(Number(now(crawling).movement) > 0).toBe(can);
    expect(now(crawling).whyNot('fight:block.active')?.includes('on hands and knees') ?? false).toBe(!can);
    expect(now({ choice: { maneuver: 'move' } }).movement).not.toBe(0);
  });

  it.each([
    ['small-shield', true],
    ['medium-shield', false],
  ])('%s: whether one strikes with it is %s', (shield, can) => {
    const now = fighter('man-to-man', shield, [postures]);
    const blow = now({ state: { posture: 'crawling' } });
    expect(blow.skill('shield.0') !== null).toBe(can);
    expect(now().skill('shield.0')).not.toBeNull();
  });

  it('does nothing before it is ready', () => {
    const now = fighter('man-to-man', 'large-shield', [postures]);
    const unready = { ...crawling, state: { ...crawling.state, unready: { shield: 1 } } };
    expect(Number(now(unready).movement)).toBeGreaterThan(0);
  });
});

it('half the penalty for further defenses: its size is the game master’s, which the reference says', () => {
  expect(fightOptions.find(({ id }) => id === 'half')?.note).toContain('set by the game master');
});
