import { describe, expect, it } from 'vitest';
import { loadRuleset, rulesetIds } from '../rulesets.ts';
import { allowanceWords } from './allowance-words.ts';

/** What each maneuver allows, in the words of the tables of the books. */
const rows: Record<
  string,
  readonly (readonly [maneuver: string, movement: string, attack: string, defenses: string])[]
> = {
  'man-to-man': [
    ['attack', 'a step', 'one attack', 'any'],
    ['move', 'full Move', 'none', 'any'],
    ['changePosition', 'none', 'none', 'any'],
    ['ready.item', 'a step', 'none', 'any'],
    ['ready.reload', 'a step', 'none', 'Dodge, but the turn of reloading is lost'],
    ['aim', 'none', 'none', 'any, but the aim is lost'],
    ['allOutAttack.skill', 'half of Move, at least 2, forward', 'one attack, at +4, hand weapons only', 'none'],
    ['allOutAttack.double', 'half of Move, at least 2, forward', '2 attacks, hand weapons only', 'none'],
    ['allOutAttack.feint', 'half of Move, at least 2, forward', 'a feint and one attack, hand weapons only', 'none'],
    ['feint', 'a step', 'a feint', 'any'],
    ['concentrate', 'a step', 'none', 'any, but the concentration is lost'],
    ['wait', 'a step', 'one attack, when something happens', 'any'],
    ['allOutDefense', 'a step', 'none', 'any, a second one against each attack'],
    ['longAction', 'none', 'none', 'Dodge, but most actions have to begin anew'],
  ],
  'lite-3e': [
    ['attack', 'none', 'one attack', 'any'],
    ['move', 'full Move', 'none', 'any'],
    ['changePosition.any', 'none', 'none', 'any'],
    ['changePosition.kneeling', 'none', 'one attack', 'any'],
    ['ready.item', 'none', 'none', 'any'],
    ['ready.reload', 'none', 'none', 'Dodge, but the turn of reloading is lost'],
    ['aim', 'none', 'none', 'any, but the aim is lost'],
    ['allOutAttack.skill', 'none', 'one attack, at +4, hand weapons only', 'none'],
    ['allOutAttack.double', 'none', '2 attacks, hand weapons only', 'none'],
    ['allOutAttack.damage', 'none', 'one attack, +2 damage, hand weapons only', 'none'],
    ['allOutDefense', 'none', 'none', 'any, a second one against each attack'],
    ['longAction', 'none', 'none', 'Dodge, but it may disturb the action'],
  ],
  'fourth-edition': [
    ['attack', 'a step', 'one attack', 'any'],
    ['doNothing', 'none', 'none', 'any'],
    ['move', 'full Move', 'none', 'any'],
    ['changePosture', 'none', 'none', 'any'],
    ['aim', 'a step', 'none', 'any, but the aim is lost'],
    ['evaluate', 'a step', 'none', 'any'],
    ['feint', 'a step', 'a feint', 'any'],
    ['allOutAttack.determined', 'half of Move, at least 2, forward', 'one attack, +4, ranged +1', 'none'],
    ['allOutAttack.double', 'half of Move, at least 2, forward', '2 attacks, hand weapons only', 'none'],
    ['allOutAttack.feint', 'half of Move, at least 2, forward', 'a feint and one attack, hand weapons only', 'none'],
    [
      'allOutAttack.strong',
      'half of Move, at least 2, forward',
      'one attack, +2 damage, or +1 a die, hand weapons only',
      'none',
    ],
    ['allOutAttack.suppression', 'half of Move, at least 2, forward', 'one attack, ranged weapons only', 'none'],
    ['moveAndAttack', 'full Move', 'one attack, at −4, 9 at most', 'Dodge or Block, no retreat'],
    ['allOutDefense.dodge', 'half of Move', 'none', 'any, Dodge +2'],
    ['allOutDefense.parry', 'a step', 'none', 'any, Parry +2'],
    ['allOutDefense.block', 'a step', 'none', 'any, Block +2'],
    ['allOutDefense.double', 'a step', 'none', 'any, a second one against each attack'],
    ['concentrate', 'a step', 'none', 'any, but roll Will−3 or lose the concentration'],
    ['ready', 'a step', 'none', 'any'],
    ['wait', 'none', 'one attack, when something happens', 'any, but it can no longer become an All-Out Attack'],
  ],
};

describe.each(rulesetIds)('maneuvers of %s', (id) => {
  it('are those of the book, and allow what it says', async () => {
    const { maneuvers } = await (await loadRuleset(id)).loadFightRules();
    const words = maneuvers.flatMap((maneuver) =>
      (maneuver.kinds ?? [undefined]).map((kind) => {
        const { movement, attack, defenses } = allowanceWords(maneuver, kind);
        return [kind ? `${maneuver.id}.${kind.id}` : maneuver.id, movement, attack, defenses];
      }),
    );
    expect(words).toEqual(rows[id]);
  });
});
