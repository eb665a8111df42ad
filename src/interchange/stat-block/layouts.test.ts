import { expect, test } from 'vitest';
import '../../testing/load-rulesets.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { skillStat } from '../../rules/stat-ids.ts';
import { corpusReading } from '../../testing/corpus-readings.ts';
import layouts from './corpus/layouts.json';
import { nameKey } from './name-index.ts';

interface ExpectedPart {
  readonly kind: string;
  readonly name: string;
  readonly level?: number | string;
}

/** Blocks of many layouts with what a person reads in them: attributes, traits and skills by the names of the books. */
const blocks: readonly { layout: string; edition: string; text: string; parts: readonly ExpectedPart[] }[] = layouts;

/** How many of a person's parts of a block are on the sheet as that person reads them. */
function countRight(text: string, parts: readonly ExpectedPart[]): number {
  const { file, otherGame } = corpusReading(text);
  const { context, worksheet } = openWorksheet(file);
  const has = (names: readonly string[], name: string) =>
    names.map(nameKey).some((key) => key !== '' && (key.includes(nameKey(name)) || nameKey(name).includes(key)));
  return parts.filter(({ kind, name, level }) => {
    if (kind === 'refuse') return otherGame !== null;
    if (kind === 'trait')
      return has(
        context.traits.map((trait) => trait.name),
        name,
      );
    if (kind !== 'attribute')
      return context.skills.some(
        (skill) => has([skill.name], name) && worksheet.get(skillStat(skill.key, 'level')).value === level,
      );
    const stat = name.toLowerCase();
    return worksheet.has(stat) && worksheet.get(stat).value === level;
  }).length;
}

test.each(blocks.filter(({ edition }) => edition === 'other-game'))('$layout is refused', ({ text }) => {
  expect(corpusReading(text).otherGame).not.toBeNull();
});

test.each(blocks.filter(({ edition }) => edition !== 'other-game'))('$layout is one of ours', ({ text }) => {
  expect(corpusReading(text).otherGame).toBeNull();
});

test('at least 85 % of the attributes, traits and skills are read as a person reads them', () => {
  const all = blocks.reduce((sum, { parts }) => sum + parts.length, 0);
  const right = blocks.reduce((sum, { text, parts }) => sum + countRight(text, parts), 0);
  expect(right / all).toBeGreaterThanOrEqual(0.85);
});
