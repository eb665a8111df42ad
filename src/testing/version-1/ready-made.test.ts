import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseFile } from '../../character/file/parse-file.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { openSheet } from '../open-sheet.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** The characters that came with the program while files were of version 1. They are never changed. */
const files = z.parse(z.array(z.looseObject({ version: z.literal(1) })), read('ready-made.json'));

/**
 * The program's result for each at the time: figures of the sheet, and "item, use: skill damage Parry" of each attack.
 */
const known = z.parse(
  z.array(
    z.object({
      name: z.string(),
      points: z.number(),
      attributes: z.string(),
      dodge: z.nullable(z.number()),
      parry: z.nullable(z.number()),
      block: z.nullable(z.number()),
      damageResistance: z.number(),
      weapons: z.array(z.string()),
    }),
  ),
  read('ready-made-figures.json'),
);

const figuresOf = (file: unknown): (typeof known)[number] => {
  const reading = parseFile(JSON.stringify(file), { rulesets: rulesetIds });
  if (!reading.ok) throw new Error(reading.error.code);
  expect(reading.value.report).toEqual([]);
  const { model, worksheet } = openSheet(reading.value.saved);
  const figure = (stat: string) => {
    const { value } = worksheet.get(stat);
    return typeof value === 'number' ? value : null;
  };
  return {
    name: model.head.name,
    points: worksheet.number('points'),
    attributes: model.attributes.map(({ level }) => level.text).join(' '),
    dodge: figure('dodge'),
    parry: figure('parry'),
    block: figure('block'),
    damageResistance: worksheet.number('damageResistance'),
    weapons: model.attacks.map(({ item, use, skill, damage, parry }) => {
      const [dice, ...others] = [damage, skill, parry].map(({ text }) => text.replaceAll('−', '-') || '–');
      return `${item}${use ? `, ${use}` : ''}: ${others[0]} ${dice} ${others[1]}`;
    }),
  };
};

describe('files of version 1', () => {
  it.each(files.map((file, i) => ({ file, expected: known[i] })))('have the same numbers: $expected.name', (each) => {
    expect(figuresOf(each.file)).toEqual(each.expected);
  });
});
