import { describe, expect, it, test } from 'vitest';
import type { SavedCharacter } from '../../character/character.ts';
import { formatDice, isDice } from '../../engine/dice.ts';
import { describeDerivation } from '../../engine/format.ts';
import { fold } from '../../engine/step.ts';
import { Worksheet } from '../../engine/worksheet.ts';
import { fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { ordinaryCharacter } from '../../testing/huge-character.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedItem, typedTrait } from '../../testing/own-rows.ts';
import { item, saved, skill, trait } from '../../testing/rows.ts';
import { deriveCharacter, openWorksheet } from '../derive-character.ts';
import { damage, fourthEditionBasicDamage } from '../fourth-edition/common/damage.ts';
import { rulesetAbout, rulesetIds, rulesetList } from '../rulesets.ts';
import { lineStat } from '../stat-ids.ts';
import { damageProgressions, findKnownLift } from './damage-progressions.ts';
import { describeRules, presets, togglePreset } from './describe-rules.ts';
import { adapted, applyHouseRules, type HouseRule, type NumberChange } from './house-rule.ts';
import { meleeRules } from './melee/melee-rules.ts';
import {
  conflictingRules,
  convertHouseRules,
  defaultHouseRules,
  findHouseRule,
  houseRules,
  houseRulesFor,
  isOffered,
  isOnByDefault,
  resolvedRules,
  resolveRules,
  sharedReplacement,
  toggleHouseRule,
} from './rules-in-force.ts';
import { diceForAdds, dodgeFromDx, hitLocations, improveFromDefault, withDiceForAdds } from './sheet-rules.ts';

describe('The list of house rules', () => {
  const samples = [(ruleset: string) => saved(ruleset, {}), johnFalcon, fiendishFriedrick, ordinaryCharacter];

  const open = (character: SavedCharacter, ...rules: readonly string[]): Worksheet =>
    openSheet({ ...character, houseRules: rules }).worksheet;

  /** Each rule that changes numbers, with each ruleset that offers it. */
  const changingRules = rulesetIds.flatMap((ruleset) =>
    houseRulesFor(rulesetAbout(ruleset)).flatMap((rule) =>
      rule.changes ? [{ ruleset, rule, changes: rule.changes }] : [],
    ),
  );

  /** Returns the stats whose formula these changes replace. */
  function replacedBy({ changes, ruleset }: (typeof changingRules)[number]): Set<string> {
    const ids = samples.flatMap((getCharacter) => openSheet(getCharacter(ruleset)).worksheet.ids());
    const replaced = changes.flatMap(({ stat, base }) => (base ? [stat] : []));
    return new Set(ids.filter((id) => replaced.some((stat) => (typeof stat === 'string' ? stat === id : stat(id)))));
  }

  const hasOtherValue = (a: Worksheet, b: Worksheet, id: string): boolean =>
    JSON.stringify(a.get(id).value) !== JSON.stringify(b.get(id).value);

  describe('house rules', () => {
    it('have distinct ids, names and explanations, and are available in some ruleset', () => {
      expect(new Set(houseRules.map(({ id }) => id)).size).toBe(houseRules.length);
      expect(new Set(houseRules.map(({ name }) => name)).size).toBe(houseRules.length);
      for (const rule of houseRules) {
        const { id, name, explanation } = rule;
        expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(name, id).toMatch(/^\p{Lu}/u);
        expect(explanation, id).toMatch(/^\p{Lu}.*\.$/u);
        expect(
          rulesetList.some((ruleset) => isOffered(rule, ruleset)),
          id,
        ).toBe(true);
      }
    });

    it('keep the ids of files of version 1', () => {
      expect(houseRules.map(({ id }) => id)).toEqual(expect.arrayContaining(['improve-from-default', 'hit-locations']));
    });

    it('that a ruleset declares itself exist', () => {
      const declared = rulesetList.flatMap(({ houseRules: own = {} }) => Object.keys(own));
      expect(declared.filter((id) => !findHouseRule(id))).toEqual([]);
    });

    it('are not on by default if they replace the same thing', () => {
      for (const ruleset of rulesetList) {
        const defaultRules = houseRulesFor(ruleset).filter((rule) => isOnByDefault(rule, ruleset));
        for (const rule of defaultRules)
          for (const otherRule of defaultRules) expect(sharedReplacement(rule, otherRule)).toBeUndefined();
      }
    });

    it.each(changingRules)(
      'of $ruleset that change numbers: $rule.name labels each change with its name',
      ({ ruleset, rule }) => {
        let changed = 0;
        for (const getCharacter of samples) {
          const [withoutRule, withRule] = [open(getCharacter(ruleset)), open(getCharacter(ruleset), rule.id)];
          expect(withRule.ids()).toEqual(withoutRule.ids());
          for (const id of withRule.ids()) {
            if (withRule.formulaOf(id).caption !== withoutRule.formulaOf(id).caption) changed += 1;
            const { steps, value } = withRule.get(id);
            expect(fold(steps), id).toEqual(value);
            const [words, before] = [steps, withoutRule.get(id).steps].map((list) => list.map((step) => step.words));
            if (words?.join() === before?.join()) continue;
            // Its words follow a number that the rule changes: the level of load.
            const follows = steps.some(({ from }) => from !== undefined && hasOtherValue(withRule, withoutRule, from));
            if (follows) continue;
            changed += 1;
            const labeled = steps.some((step) => step.op !== 'given' && step.words.includes(rule.name));
            expect(labeled, `${id} has a step named “${rule.name}”`).toBe(true);
          }
        }
        expect(changed).toBeGreaterThan(0);
      },
    );

    it('declare what they replace when they replace a formula, and are compatible when both are on', () => {
      const replacements = changingRules.map((rule) => ({ ...rule, replaced: replacedBy(rule) }));
      for (const changingRule of replacements) {
        const { replaced } = changingRule;
        if (replaced.size > 0) expect(changingRule.rule.replaces, changingRule.rule.id).not.toEqual([]);
        for (const otherRule of replacements) {
          if (otherRule.ruleset !== changingRule.ruleset || otherRule.rule === changingRule.rule) continue;
          if (sharedReplacement(changingRule.rule, otherRule.rule) !== undefined) continue;
          expect(
            [...otherRule.replaced].filter((id) => replaced.has(id)),
            `${changingRule.rule.id} and ${otherRule.rule.id} replace the same formula: both must say so`,
          ).toEqual([]);
        }
      }
    });
  });
});

describe('Applying house rules', () => {
  const rule = (name: string, ...changes: readonly NumberChange[]): HouseRule => ({
    id: name,
    name,
    explanation: '',
    cite: adapted,
    availableIn: { 'third-edition': 'off' },
    replaces: [],
    changes,
  });

  const luckyDodge = rule('Lucky Dodge', { stat: 'dodge', addition: (w, { name, cite }) => w.add(2, name, { cite }) });

  /** Every weapon parries at two thirds of its Parry by the book. */
  const poorParry = rule(
    'Poor Parry',
    {
      stat: (id) => /^line:.*\.parry(WithShield)?$/.test(id),
      base: (w, { current, name, cite }) => {
        current.formula(w);
        w.multiply(2 / 3, name, { cite }).round('down');
      },
    },
    { stat: 'parry', caption: 'weapon / 3' },
    { stat: 'numberOfNoRuleset', addition: (w) => w.add(1, 'nothing') },
  );

  /** Derives a swordsman of Man to Man under these rules. */
  function swordsman(...rules: readonly HouseRule[]) {
    const { ruleset, context } = openWorksheet(
      saved('man-to-man', {
        attributes: { dx: 13, ht: 11 },
        skills: [skill('broadsword', 8)],
        equipment: [item('broadsword', { place: 'ready' })],
      }),
    );
    const worksheet = new Worksheet();
    ruleset.define(worksheet, context);
    applyHouseRules(worksheet, context, rules);
    return { worksheet, sentence: (stat: string) => describeDerivation(worksheet.get(stat), ruleset.notation) };
  }

  it('applyHouseRules: an addition follows the steps of the ruleset, or of the rule that replaced them', () => {
    expect(swordsman(luckyDodge).sentence('dodge')).toBe('Dodge 8: Move 6; Lucky Dodge +2. (Man to Man p. 17)');
    expect(swordsman(luckyDodge, dodgeFromDx).sentence('dodge')).toBe(
      'Dodge 8: DX 13; Dodge from DX/2 ÷ 2; rounded down; encumbrance level 0; minimum 1; Lucky Dodge +2. (House rule, adapted)',
    );
  });

  it('applyHouseRules: one change serves a family of numbers, and may start from the ruleset’s own formula', () => {
    const parry = lineStat('broadsword.0', 'parry');
    const [byTheBook, withRule] = [swordsman(), swordsman(poorParry)].map(({ worksheet }) => worksheet);
    expect([byTheBook?.number(parry), byTheBook?.number('parry'), byTheBook?.get('parry').caption]).toEqual([
      7,
      7,
      'weapon / 2',
    ]);
    expect([withRule?.number(parry), withRule?.number('parry'), withRule?.get('parry').caption]).toEqual([
      4,
      4,
      'weapon / 3',
    ]);
  });
});

describe('Rules in words', () => {
  describe.each(presets)('the preset $name', (preset) => {
    it.each(rulesetIds)(
      'is offered whole or in part by %s, off by default, and none of its rules excludes another',
      (id) => {
        const offered = houseRulesFor(rulesetAbout(id));
        const before = defaultHouseRules(rulesetAbout(id));
        const after = togglePreset(before, preset, true, offered);
        const added = preset.rules.filter((rule) => offered.includes(rule)).map((rule) => rule.id);
        expect(added.length).toBeGreaterThan(0);
        expect(after).toEqual([...before, ...added]);
        expect(resolvedRules(openSheet(saved(id, {}, after)).context).overruled).toEqual([]);
        expect(togglePreset(after, preset, false, offered)).toEqual(before);
      },
    );
  });

  it('its name replaces its rules if all of them are on', () => {
    const all = meleeRules.map(({ id }) => id);
    expect(describeRules(openSheet(saved('lite-3e', {}, all)))).toBe('GURPS Lite 3e, with the adapted net melee rules');
    expect(describeRules(openSheet(saved('lite-3e', {}, ['melee-retreat', 'dodge-from-dx'])))).toBe(
      'GURPS Lite 3e, with Dodge from DX/2, with an adapted Retreat',
    );
  });

  test.each([
    ['man-to-man', ['improve-from-default'], 'Man to Man'],
    ['man-to-man', ['improve-from-default', 'dodge-from-dx'], 'Man to Man, with Dodge from DX/2'],
    ['man-to-man', ['hit-locations'], 'Man to Man, with hit locations, without defaults to other skills'],
    ['lite-3e', ['dodge-from-dx'], 'GURPS Lite 3e, with Dodge from DX/2'],
  ])('describeRules: %s with %j', (ruleset, houseRules, expected) => {
    expect(describeRules(deriveCharacter(saved(ruleset, {}, houseRules)))).toBe(expected);
  });
});

describe('Rules in force', () => {
  const alwaysNine: HouseRule = {
    ...dodgeFromDx,
    id: 'always-nine',
    name: 'Dodge is always 9',
    availableIn: { 'third-edition': 'off', 'fourth-edition': 'on' },
  };

  const known = [improveFromDefault, hitLocations, dodgeFromDx, alwaysNine];
  const [first, second, places] = [dodgeFromDx.id, alwaysNine.id, hitLocations.id];

  describe('two rules that replace the same number', () => {
    it('exclude each other, and no rule excludes itself', () => {
      expect(sharedReplacement(dodgeFromDx, alwaysNine)).toBe('Dodge');
      expect(sharedReplacement(dodgeFromDx, hitLocations)).toBeUndefined();
      expect(sharedReplacement(dodgeFromDx, dodgeFromDx)).toBeUndefined();
    });

    it.each([[[first, second, places]], [[places, second, first]], [[second, 'of-the-future', first, first, places]]])(
      'in a file with %j: the first of the list counts',
      (ids) => {
        const { inForce, overruled } = resolveRules(ids, known);
        expect(inForce).toEqual([hitLocations, dodgeFromDx]);
        expect(overruled).toEqual([{ rule: alwaysNine, by: dodgeFromDx, replaced: 'Dodge' }]);
      },
    );

    it('count if the conflicting one is off or not offered', () => {
      expect(resolveRules([second], known)).toEqual({ inForce: [alwaysNine], overruled: [] });
      expect(resolveRules([first, second], [alwaysNine])).toEqual({ inForce: [alwaysNine], overruled: [] });
    });

    it('are never both switched on', () => {
      expect(conflictingRules([first, places], alwaysNine, known)).toEqual([dodgeFromDx]);
      expect(toggleHouseRule([first, places], second, true, known)).toEqual([places, second]);
      expect(toggleHouseRule([second, places], second, false, known)).toEqual([places]);
      expect(toggleHouseRule([first], 'of-the-future', true, known)).toEqual([first, 'of-the-future']);
    });
  });

  describe('houseRulesUnder for another ruleset', () => {
    it('keeps rules that it offers and unknown ones', () => {
      expect(convertHouseRules([places, first, 'of-the-future'], rulesetAbout('lite-3e'))).toEqual([
        first,
        'of-the-future',
      ]);
    });

    it('adds its default rules, except those that a rule already on excludes', () => {
      expect(convertHouseRules(['of-the-future'], rulesetAbout('man-to-man'))).toEqual([
        'of-the-future',
        improveFromDefault.id,
      ]);
      expect(convertHouseRules([], rulesetAbout('fourth-edition'), known)).toEqual([second]);
      const dodgeEverywhere = { ...dodgeFromDx, availableIn: { 'fourth-edition': 'off' } } as const;
      expect(convertHouseRules([first], rulesetAbout('fourth-edition'), [dodgeEverywhere, alwaysNine])).toEqual([
        first,
      ]);
    });
  });
});

describe('Dodge from DX', () => {
  type Choices = Parameters<typeof saved>[1];

  /** Derives a character with the rule switched on, with its Dodge, the sentence that explains it and its caption. */
  function open(choices: Choices, ruleset = 'man-to-man') {
    const sheet = openSheet(saved(ruleset, choices, [dodgeFromDx.id]));
    return {
      ...sheet,
      dodge: sheet.worksheet.number('dodge'),
      sentence: describeDerivation(sheet.worksheet.get('dodge'), sheet.ruleset.notation),
      caption: sheet.model.activeDefenses.find(({ name }) => name === 'Dodge')?.caption,
    };
  }

  const ballast = (pounds: number) => item('large-knife', { place: 'carried', weightOverride: pounds });

  describe.each(['man-to-man', 'lite-3e'])('Dodge from DX/2 under %s', (ruleset) => {
    it('is half of DX, rounded down', () => {
      expect(open({ attributes: { dx: 15 } }, ruleset)).toMatchObject({
        dodge: 7,
        sentence:
          'Dodge 7: DX 15; Dodge from DX/2 ÷ 2; rounded down; encumbrance level 0; minimum 1. (House rule, adapted)',
      });
      expect([10, 11, 12].map((dx) => open({ attributes: { dx } }, ruleset).dodge)).toEqual([5, 5, 6]);
    });

    it('is reduced by the level of load, and minimum 1', () => {
      const loads = [0, 40, 60, 100, 200, 250, 400];
      const loadedWith = (dx: number) =>
        loads.map((pounds) => open({ attributes: { dx }, equipment: [ballast(pounds)] }, ruleset));
      expect(loadedWith(16).map(({ dodge }) => dodge)).toEqual([8, 7, 6, 5, 4, 1, 0]);
      expect(loadedWith(8).map(({ dodge }) => dodge)).toEqual([4, 3, 2, 1, 1, 1, 0]);
      expect(loadedWith(16).map(({ model }) => model.load.level)).toEqual([
        'none',
        'light',
        'medium',
        'heavy',
        'extra-heavy',
        'overload',
        'too much to carry',
      ]);
    });

    it('appears in the table of loads', () => {
      const { levels } = open({ attributes: { dx: 14 } }, ruleset).model.load;
      expect(levels.map(({ dodge }) => dodge?.text)).toEqual(['7', '6', '5', '4', '3', '1']);
    });

    it('keeps the bonuses of traits', () => {
      const plain = open({ attributes: { dx: 12 } }, ruleset).dodge;
      const nimble = { effects: [{ stat: 'dodge', add: 1, perLevel: false, when: '' }] };
      expect(open({ attributes: { dx: 12 }, traits: [typedTrait('Nimble', nimble)] }, ruleset).dodge).toBe(plain + 1);
    });

    it('has a separate caption, and the book’s when the rule is off', () => {
      expect(open({}, ruleset).caption).toBe('DX / 2 − encumbrance');
      const off = openSheet(saved(ruleset, {}));
      expect(off.model.activeDefenses[0]).toMatchObject({ name: 'Dodge', caption: '= Move' });
    });

    it('does not change Move, Parry and Block', () => {
      for (const getCharacter of [johnFalcon, fiendishFriedrick]) {
        const character = getCharacter(ruleset);
        const [withoutRule, withRule] = [
          character,
          { ...character, houseRules: [...character.houseRules, dodgeFromDx.id] },
        ].map(openSheet);
        for (const stat of ['move', 'parry', 'parryWithShield', 'block']) {
          expect(withRule?.worksheet.get(stat).value, stat).toEqual(withoutRule?.worksheet.get(stat).value);
        }
      }
    });
  });

  it('Combat Reflexes of GURPS Lite still count, Running does not', () => {
    const attributes = { dx: 12 };
    expect(open({ attributes, traits: [trait('combat-reflexes')] }, 'lite-3e').dodge).toBe(7);
    expect(open({ attributes, skills: [skill('running', 8)] }).dodge).toBe(6);
  });

  it('nothing changes under a ruleset that does not offer it', () => {
    expect(open({}, 'fourth-edition').dodge).toBe(openSheet(saved('fourth-edition', {})).worksheet.number('dodge'));
  });
});

describe('Damage progressions', () => {
  type Choices = Parameters<typeof saved>[1];
  const open = (rule: string, choices: Choices) => openSheet(saved('fourth-edition', choices, [rule])).worksheet;
  const dice = (rule: string, stat: string, choices: Choices): string => {
    const { value } = open(rule, choices).get(stat);
    return isDice(value) ? formatDice(value, 'd') : String(value);
  };

  describe('other progressions of damage', () => {
    it.each([
      ['knowing-your-own-strength', 9, '1d−3', '1d−1'],
      ['knowing-your-own-strength', 12, '1d', '1d+2'],
      ['knowing-your-own-strength', 15, '2d−1', '2d+1'],
      ['no-school-grognard-damage', 10, '1d−2', '1d'],
      ['no-school-grognard-damage', 11, '1d−1', '1d'],
      ['no-school-grognard-damage', 19, '2d−1', '2d'],
      ['thrust-from-swing', 13, '2d−3', '2d−1'],
      ['swing-from-thrust', 13, '1d', '1d+2'],
      ['t-bone-damage-1', 9, '1d−1', '2d−2'],
      ['t-bone-damage-1', 10, '1d', '1d+2'],
      ['t-bone-damage-1', 14, '2d−2', '2d'],
      ['t-bone-damage-1', 18, '1d+3', '3d−1'],
      ['t-bone-damage-1-cleaned', 9, '1d−1', '1d+1'],
      ['t-bone-damage-1-cleaned', 14, '1d+1', '2d'],
      ['t-bone-damage-1-cleaned', 19, '2d−1', '3d−1'],
      ['t-bone-damage-2', 10, '1d−2', '1d'],
      ['t-bone-damage-2', 21, '2d−2', '2d'],
      ['t-bone-damage-2-cleaned', 10, '1d−2', '1d'],
      ['t-bone-damage-2-cleaned', 21, '1d+1', '2d'],
    ])('%s, ST %i: thrust %s, swing %s', (rule, st, thrust, swing) => {
      expect([dice(rule, 'thrust', { attributes: { st } }), dice(rule, 'swing', { attributes: { st } })]).toEqual([
        thrust,
        swing,
      ]);
    });

    it('between the rows match every row of the book’s table, and interpolate between them', () => {
      const between = damageProgressions.find(({ rule }) => rule.id === 'damage-between-rows');
      const figures = (strength: number) => {
        const found = between?.damage(strength, fourthEditionBasicDamage);
        return found && [formatDice(found.thrust, 'd'), formatDice(found.swing, 'd')].join(' ');
      };
      for (const [st, thrust, swing] of damage) {
        expect(figures(st), `ST ${st}`).toBe([formatDice(thrust, 'd'), formatDice(swing, 'd')].join(' '));
      }
      expect([0, 41, 42, 43, 44].map(figures)).toEqual(['1d−6 1d−5', '4d+2 7d', '4d+2 7d', '5d−1 7d+1', '5d−1 7d+1']);
    });

    it('have no damage below ST 1, and the same table for a weapon’s maximum ST', () => {
      const none = { thrust: { dice: 0, adds: 0 }, swing: { dice: 0, adds: 0 } };
      for (const { rule, damage } of damageProgressions) {
        if (rule.id !== 'damage-between-rows')
          expect(
            damage(0, () => none),
            rule.id,
          ).toEqual(none);
      }
      const light = typedItem('Foil', {
        kind: 'weapon',
        attacks: [{ name: 'swing', skill: 'dx', minimumStrength: 5 }],
      });
      const choices = { attributes: { st: 30 }, equipment: [light] };
      expect(dice('knowing-your-own-strength', 'line:foil.0.damage', choices)).toBe('2d+1'); // swing for ST 15
      const sentence = describeDerivation(open('knowing-your-own-strength', choices).get('line:foil.0.damage'), 'd');
      expect(sentence).toContain('Knowing your own strength, swing for ST 15');
    });

    it('have a Basic Lift on the same scale, and no discount on hit points for size', () => {
      expect([0, 6, 10, 15, 19, 20, 30].map(findKnownLift)).toEqual([0, 8, 20, 63, 159, 200, 2000]);
      const giant = typedTrait('Giant', { effects: [{ stat: 'sizeModifier', add: 2 }] });
      const { secondary } = saved('fourth-edition', {}).character;
      const choices = { attributes: { st: 20 }, secondary: { ...secondary, hitPoints: 5 }, traits: [giant] };
      const sheet = open('knowing-your-own-strength', choices);
      expect(['basicLift', 'st.points', 'hitPoints.points'].map((id) => sheet.number(id))).toEqual([200, 80, 10]);
      expect(open('', choices).number('hitPoints.points')).toBe(8);
    });
  });

  describe('modifying dice + adds (p. 269)', () => {
    it.each([
      ['1d+3', '1d+3'],
      ['1d+4', '2d'],
      ['1d+6', '2d+2'],
      ['1d+7', '3d'],
      ['2d+12', '5d+1'],
      ['1d−4', '1d−4'],
    ])('%s is %s', (from, to) => {
      const [, count = '', adds = '0'] = /^(\d+)d([+−]\d+)$/.exec(from) ?? [];
      const modified = withDiceForAdds({ dice: Number(count), adds: Number(adds.replace('−', '-')) });
      expect(formatDice(modified, 'd')).toBe(to);
    });

    it('adds a step to the damage of weapons, and leaves thrust unchanged', () => {
      const axe = typedItem('Axe', { kind: 'weapon', attacks: [{ name: 'swing', skill: 'dx', adds: 5 }] });
      const choices = { attributes: { st: 10 }, equipment: [axe] };
      expect(dice(diceForAdds.id, 'line:axe.0.damage', choices)).toBe('2d+1');
      expect(describeDerivation(open(diceForAdds.id, choices).get('line:axe.0.damage'), 'd')).toContain(
        'Modifying dice + adds, dice for adds 2d+1',
      );
      expect(dice(diceForAdds.id, 'swing', choices)).toBe('1d');
    });
  });
});
