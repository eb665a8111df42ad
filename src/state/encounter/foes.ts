import type { RulesetId } from '../../catalog/entry.ts';
import { type StockFoe, stockFoes, stockKinds } from '../../catalog/stock-foes.ts';
import { formatDice } from '../../engine/dice.ts';
import { isOfferedUnder, type MadeFoe, makeFoe, makeStockFoe } from '../../interchange/stat-block/make-foe.ts';
import { type ReadFoe, readFoes } from '../../interchange/stat-block/read-foes.ts';
import { loadRuleset } from '../../rules/rulesets.ts';

/** A foe that was typed or pasted, ready to be added. */
export interface PastedFoe {
  readonly id: string;
  readonly made: MadeFoe;
  readonly name: string;
  readonly copies: number;
  /** "ST 11, HP 11, Dodge 8, DR 1; axe 12, 1d+2 cut": what was understood. */
  readonly understood: string;
}

/** Reads foes from a text under a ruleset, which is loaded first; null without a network if it was never used. */
export async function readPastedFoes(text: string, ruleset: RulesetId): Promise<readonly PastedFoe[] | null> {
  try {
    await loadRuleset(ruleset);
  } catch {
    return null;
  }
  return readFoes(text).map((read, index) => {
    const made = makeFoe(read, ruleset);
    return {
      id: `${index}`,
      made,
      name: made.saved.character.name,
      copies: read.copies,
      understood: describeFoe(read),
    };
  });
}

const words: readonly (readonly [figure: keyof ReadFoe['figures'], word: string])[] = [
  ['st', 'ST'],
  ['dx', 'DX'],
  ['iq', 'IQ'],
  ['ht', 'HT'],
  ['hitPoints', 'HP'],
  ['fatiguePoints', 'FP'],
  ['will', 'Will'],
  ['perception', 'Per'],
  ['basicSpeed', 'Speed'],
  ['move', 'Move'],
  ['dodge', 'Dodge'],
  ['parry', 'Parry'],
  ['block', 'Block'],
  ['passiveDefense', 'PD'],
  ['damageResistance', 'DR'],
  ['size', 'SM'],
];

function describeFoe({ figures, attacks }: ReadFoe): string {
  const numbers = words.flatMap(([figure, word]) =>
    figures[figure] === undefined ? [] : [`${word} ${figures[figure]}`],
  );
  const blows = attacks.map(({ name, level, damage, type }) =>
    [
      `${name}${level === undefined ? '' : ` ${level}`}`,
      damage ? [formatDice(damage, 'd'), type].filter(Boolean).join(' ') : '',
    ]
      .filter(Boolean)
      .join(', '),
  );
  return [numbers.join(', '), ...blows].filter(Boolean).join('; ');
}

/** The stock foes that a ruleset has, by kind. */
export const stockFoesUnder = (ruleset: RulesetId): readonly StockFoe[] =>
  stockKinds.flatMap((kind) => stockFoes.filter((foe) => foe.kind === kind && isOfferedUnder(foe, ruleset)));

/** Makes a stock foe under a ruleset, which is loaded first; null if it cannot be. */
export async function prepareStockFoe(id: string, ruleset: RulesetId): Promise<MadeFoe | null> {
  const foe = stockFoes.find((each) => each.id === id);
  if (!foe) return null;
  try {
    await loadRuleset(ruleset);
  } catch {
    return null;
  }
  return makeStockFoe(foe, ruleset);
}
