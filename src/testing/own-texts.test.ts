import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SavedCharacter } from '../character/character.ts';
import { parseFile } from '../character/file/parse-file.ts';
import { readStatBlock } from '../interchange/stat-block/read-stat-block.ts';
import { markdown } from '../outputs/markdown.ts';
import { plainText } from '../outputs/plain-text.ts';
import { statBlockMarkdown, statBlockText } from '../outputs/stat-block.ts';
import { deriveCharacter, openWorksheet } from '../rules/derive-character.ts';
import { rulesetIds } from '../rules/rulesets.ts';
import { nameWithLevel } from '../rules/shared/rows.ts';
import { describeModifier } from '../rules/shared/trait-price.ts';
import { itemStat, skillStat, traitStat } from '../rules/stat-ids.ts';
import { buildModel } from '../sheet-model/model/build-model.ts';
import { someOf } from './extent.ts';

const folder = new URL('../app/ready-made/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

function readyMade(name: string): SavedCharacter {
  const reading = parseFile(readFileSync(new URL(name, folder), 'utf8'), { rulesets: rulesetIds });
  if (!reading.ok) throw new Error(name);
  return reading.value.saved;
}

/** Rows in the order of their names: a sheet has spells apart from skills, and traits by kind. */
const byName = <Row extends { readonly name: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));

/** Everything of a character that our texts have: each entry as the sheet shows it, with its choices and numbers. */
function contentsOf(saved: SavedCharacter, isWhole: boolean) {
  const { context, worksheet } = openWorksheet(saved);
  const { character } = context;
  const { concept } = character;
  const number = (stat: Parameters<typeof worksheet.get>[0]) =>
    worksheet.has(stat) ? worksheet.get(stat).value : null;
  const places = new Map(context.items.map(({ key, name }) => [key, name]));
  return {
    ruleset: saved.ruleset,
    name: character.name,
    race: context.race.name,
    attributes: character.attributes,
    secondary: character.secondary,
    traits: byName(
      context.traits.map((trait) => ({
        name: nameWithLevel(trait),
        ...(isWhole
          ? {
              points: number(traitStat(trait.key)),
              modifiers: trait.row.modifiers.map(describeModifier),
              selfControl: trait.row.selfControl,
              note: trait.row.note,
            }
          : {}),
      })),
    ),
    skills: byName(
      context.skills.map(({ key, name, row }) => ({
        name,
        level: number(skillStat(key, 'level')),
        points: number(skillStat(key, 'points')),
        ...(isWhole ? { note: row.note } : {}),
      })),
    ),
    items: byName(
      context.items.map(({ key, name, row }) => ({
        name,
        quantity: number(itemStat(key, 'quantity')),
        ...(isWhole
          ? {
              quality: row.quality,
              place: row.place,
              container: places.get(row.container) ?? '',
              cost: number(itemStat(key, 'cost')),
              weight: number(itemStat(key, 'weight')),
            }
          : {}),
      })),
    ),
    ...(isWhole
      ? {
          budget: character.campaign.budget,
          player: concept.player,
          campaign: concept.campaign,
          appearance: concept.appearance,
          age: concept.age,
          height: concept.height,
          weight: concept.weight,
          skin: concept.skin,
          hair: concept.hair,
          eyes: concept.eyes,
          story: concept.story.replace(/\s+/gu, ' ').trim(),
          notes: concept.notes.replace(/\s+/gu, ' ').trim(),
        }
      : {}),
  };
}

describe('our own texts are read as the same character', () => {
  for (const [form, write] of [
    ['plain text', plainText],
    ['Markdown', markdown],
  ] as const) {
    test.each(someOf(files, 3))(`${form}: %s`, (name) => {
      const saved = readyMade(name);
      const reading = readStatBlock(write(buildModel(deriveCharacter(saved))));
      expect(reading.lines.filter(({ verdict }) => verdict !== 'understood')).toEqual([]);
      expect(contentsOf(reading.file, true)).toEqual(contentsOf(saved, true));
      expect(reading.findings).toEqual([]);
    });
  }
});

/**
 * A stat block has no points, no prices, no items at home, no concept except the name, and only as many skills as there
 * is room for. Its contents are read back at the same level.
 */
describe('our stat blocks are read as far as possible', () => {
  for (const [form, write] of [
    ['text', statBlockText],
    ['Markdown', statBlockMarkdown],
  ] as const) {
    test.each(someOf(files, 3))(`${form}: %s`, (name) => {
      const saved = readyMade(name);
      const reading = readStatBlock(write(buildModel(deriveCharacter(saved))));
      const read = contentsOf(reading.file, false);
      const whole = contentsOf(saved, false);
      expect(reading.lines.filter(({ verdict }) => verdict === 'notUnderstood')).toEqual([]);
      expect([read.ruleset, read.name, read.race, read.attributes]).toEqual([
        whole.ruleset,
        whole.name,
        whole.race,
        whole.attributes,
      ]);
      const levels = new Map(whole.skills.map((skill) => [skill.name, skill.level]));
      const known = read.skills.filter((skill) => levels.has(skill.name));
      expect(known.length).toBeGreaterThanOrEqual(read.skills.length - 2);
      const wrong = known.filter((skill) => skill.level !== levels.get(skill.name));
      const reported = reading.findings.map(({ words }) => words).join('\n');
      expect(wrong.filter((skill) => !reported.includes(skill.name.split('/')[0] ?? ''))).toEqual([]);
      const traits = new Set(whole.traits.map((trait) => trait.name));
      expect(read.traits.filter((trait) => !traits.has(trait.name))).toEqual([]);
    });
  }
});
