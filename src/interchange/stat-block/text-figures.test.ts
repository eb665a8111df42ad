import { describe, expect, test } from 'vitest';
import '../../testing/load-rulesets.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { attackLines } from '../../sheet-model/model/attack-lines.ts';
import { readStatBlock } from './read-stat-block.ts';

const bandit = `Bandit
ST 11; DX 11; IQ 10; HT 11.
HP 14; Will 10; Per 10; FP 11. Speed 5.50; Move 4; Dodge 9; DR 3.
Axe (13): 2d+2 cut. Reach 1.`;
const numbers = ['hitPoints', 'move', 'dodge', 'damageResistance'] as const;

function read(choice?: string) {
  const { file, findings } = readStatBlock(bandit, {
    ruleset: 'fourth-edition',
    choices: choice === undefined ? {} : { figures: choice },
  });
  const { context, worksheet, ruleset } = openWorksheet(file);
  const axe = attackLines(worksheet, context, ruleset).find(({ item }) => item.startsWith('Axe'));
  return {
    findings,
    numbers: numbers.map((stat) => worksheet.number(stat)),
    axe: [axe?.skill.text, axe?.damage.text],
    place: context.character.equipment.map(({ place }) => place),
  };
}

describe('the numbers of the text', () => {
  test('are one choice for the whole block', () => {
    const { findings } = read();
    expect(findings.find(({ id }) => id === 'figures')?.options.map(({ id }) => id)).toEqual(['rules', 'text']);
  });

  test('count where the rules have others, if the player wants them', () => {
    const kept = read('text');
    expect(kept.numbers).toEqual([14, 4, 9, 3]);
    expect(kept.axe[0]).toBe('13');
    expect(kept.axe[1]).toMatch(/^2d\+2/);
    expect(kept.findings.filter(({ id }) => id.startsWith('score:'))).toEqual([]);
  });

  test('follow from the rules otherwise, with the weapon in hand', () => {
    const { numbers: ours, place } = read('rules');
    expect(ours).not.toEqual([14, 4, 9, 3]);
    expect(place).toEqual(['ready']);
  });
});
