import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseFile } from '../character/file/parse-file.ts';
import { deriveCharacter } from '../rules/derive-character.ts';
import { rulesetIds } from '../rules/rulesets.ts';
import { kindOfCharacter } from '../sheet-model/kinds/kind-of-character.ts';
import { publishReadyMade } from './publish-ready-made.ts';
import { readyMade } from './ready-made.ts';

const folder = new URL('./ready-made/', import.meta.url);
const files = new Map(
  readdirSync(folder)
    .sort()
    .map((file) => [file.replace('.json', ''), readFileSync(new URL(file, folder), 'utf8')]),
);
const published = publishReadyMade(files);

describe('ready-made characters', () => {
  it('have one card for each file', () => {
    expect(readyMade.map(({ id }) => id).sort()).toEqual([...files.keys()].sort());
  });

  it('have cards that match their files (otherwise: npm run ready-made)', () => {
    expect(published.problems).toEqual([]);
    expect(readFileSync(new URL('./ready-made-cards.json', import.meta.url), 'utf8')).toBe(published.cards);
  });

  it.each(readyMade.map((card) => [card.name, card] as const))('%s can be played without a change', async (_, card) => {
    const text = await card.load();
    expect(text).toBe(published.files.get(card.id));
    const reading = parseFile(text, { rulesets: rulesetIds });
    if (!reading.ok) throw new Error(reading.error.code);

    const derived = deriveCharacter(reading.value.saved);
    const { worksheet, findings } = derived;
    expect(kindOfCharacter(derived)).toBe(card.kind);
    expect(findings.filter(({ kind }) => kind !== 'unusual')).toEqual([]);
    expect(worksheet.number('points.left')).toBeGreaterThanOrEqual(0);
    expect(card.attributes.map(({ short }) => short)).toEqual(['ST', 'DX', 'IQ', 'HT']);
    expect(card.vitals.map(({ name }) => name)).toEqual([expect.stringMatching(/^(Hits|HP)$/), 'Dodge', 'Move']);
    expect(card.best).not.toBeNull();
  });
});
