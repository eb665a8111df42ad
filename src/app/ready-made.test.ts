import '../testing/load-rulesets.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseFile } from '../character/file/parse-file.ts';
import { serializeFile } from '../character/file/serialize-file.ts';
import { deriveCharacter } from '../rules/derive-character.ts';
import { rulesetIds } from '../rules/rulesets.ts';
import { readyMade } from './ready-made.ts';

const folder = new URL('./ready-made/', import.meta.url);
const options = { rulesets: rulesetIds };

describe('ready-made characters', () => {
  it('have one card for each file', () => {
    const files = readdirSync(folder).map((file) => file.replace('.json', ''));
    expect(readyMade.map(({ id }) => id).sort()).toEqual(files.sort());
  });

  it.each(readyMade.map((card) => [card.name, card] as const))('%s can be played as it is', async (_, card) => {
    const text = await card.load();
    expect(text).toBe(readFileSync(new URL(`${card.id}.json`, folder), 'utf8'));
    const reading = parseFile(text, options);
    if (!reading.ok) throw new Error(reading.problem.code);
    expect(reading.report).toEqual([]);
    expect(serializeFile(reading.saved, reading.app)).toBe(text);

    const { worksheet, findings } = deriveCharacter(reading.saved);
    expect(findings.filter(({ kind }) => kind !== 'unusual')).toEqual([]);
    expect(reading.saved.character.name).toBe(card.name);
    expect(reading.saved.ruleset).toBe(card.ruleset);
    expect(worksheet.get('points.budget').value).toBe(card.points);
    expect(worksheet.number('points.left')).toBeGreaterThanOrEqual(0);
  });
});
