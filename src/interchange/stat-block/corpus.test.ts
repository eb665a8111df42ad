import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatFraction } from '../../engine/format.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { nameWithLevel } from '../../rules/shared/race-rows.ts';
import { skillStat, traitStat } from '../../rules/stat-ids.ts';
import { readStatBlock } from './read-stat-block.ts';
import type { StatBlockReading } from './reading.ts';

const folder = new URL('corpus/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));

/** A block with what a person reads in it, typed in below it: everything that the character has, and nothing else. */
function readFixture(name: string): { readonly block: string; readonly expected: readonly string[] } {
  const [block = '', expected = ''] = readFileSync(new URL(name, folder), 'utf8').split('\n=== expected\n');
  return { block, expected: expected.split('\n').filter(Boolean) };
}

const attributeIds = ['st', 'dx', 'iq', 'ht'] as const;

/** What was read, in the form of the expectations. */
function describeReading({ file, ruleset, lines, findings }: StatBlockReading): string[] {
  const { context, worksheet } = openWorksheet(file);
  const { character } = context;
  const bought = Object.entries(character.secondary).filter(([, steps]) => steps !== 0);
  const count = (words: string, verdict: string) => {
    const found = lines.filter((line) => line.verdict === verdict).length;
    return found === 0 ? [] : [`${words}: ${found}`];
  };
  return [
    `ruleset: ${ruleset.id}`,
    `name: ${character.name}`,
    `attributes: ${attributeIds.map((id) => character.attributes[id]).join(' ')}`,
    ...(bought.length > 0
      ? [`secondary: ${bought.map(([id, steps]) => `${id} ${Number(steps) > 0 ? '+' : ''}${steps}`).join(', ')}`]
      : []),
    ...(character.race.entry === 'human' && !character.race.own
      ? []
      : [`race: ${character.race.own?.name ?? character.race.entry}`]),
    ...(character.campaign.techLevel === null ? [] : [`TL: ${character.campaign.techLevel}`]),
    ...context.traits.map((trait) => {
      const { key, row } = trait;
      const control = row.selfControl === null ? '' : ` @${row.selfControl}`;
      const modifiers = row.modifiers.map(({ name, percent }) => ` %${name} ${percent}`).join('');
      return `T ${nameWithLevel(trait)}${control}${modifiers} [${worksheet.number(traitStat(key))}]`;
    }),
    ...context.skills.map(({ key, plainName, row }) => {
      const name = row.speciality ? `${plainName} (${row.speciality})` : plainName;
      return `S ${name}-${worksheet.get(skillStat(key, 'level')).value} [${worksheet.number(skillStat(key, 'points'))}]`;
    }),
    ...context.items.map(({ name, key }) => {
      const row = character.equipment.find((each) => each.key === key);
      const quantity = row?.quantity ?? 1;
      const other = [
        ...(typeof row?.costOverride === 'number' ? [` at $${formatFraction(row.costOverride)}`] : []),
        ...(typeof row?.weightOverride === 'number' ? [` of ${formatFraction(row.weightOverride)} lb`] : []),
      ].join('');
      return `I ${quantity === 1 ? '' : `${formatFraction(quantity)} `}${name}${other}`;
    }),
    ...count('guessed', 'guessed'),
    ...count('not understood', 'notUnderstood'),
    ...(findings.length > 0 ? [`findings: ${findings.length}`] : []),
  ];
}

/** Expectations without the words that explain them; what is none (0) is left out. */
const plainExpectations = (lines: readonly string[]): string[] =>
  lines
    .map((line) => line.replace(/^((?:findings|guessed|not understood): \d+|attributes:(?: \d+){4}).*$/u, '$1'))
    .filter((line) => !/: 0$/u.test(line));

describe('stat blocks written by hand', () => {
  test.each(files)('%s', (name) => {
    const { block, expected } = readFixture(name);
    const lines = plainExpectations(expected);
    const read = describeReading(readStatBlock(block)).filter(
      (line) => !/^(?:attributes|TL):/u.test(line) || lines.some((each) => each.startsWith(line.split(':')[0] ?? '')),
    );
    expect(read.toSorted()).toEqual(lines.toSorted());
  });

  test('at least 95 % of their lines are understood', () => {
    const verdicts = files.flatMap((name) =>
      readStatBlock(readFixture(name).block)
        .lines.filter(({ isHeading }) => !isHeading)
        .map(({ verdict }) => verdict),
    );
    const understood = verdicts.filter((verdict) => verdict === 'understood').length;
    expect(files.length).toBeGreaterThanOrEqual(40);
    expect(understood / verdicts.length).toBeGreaterThanOrEqual(0.95);
  });
});
