import { readdirSync, readFileSync } from 'node:fs';
import type { RulesetId } from '../catalog/entry.ts';
import { parseFile } from '../character/file/parse-file.ts';
import { openWorksheet } from '../rules/derive-character.ts';
import { loadRuleset, rulesetIds } from '../rules/rulesets.ts';
import type { SimulatedFighter } from '../rules/simulation/fighter-tables.ts';
import { item, saved, skill } from './rows.ts';

/** What makes one swordsman of the tests better than another. */
export interface Swordsman {
  readonly st: number;
  readonly dx: number;
  readonly ht: number;
  readonly points: number;
  readonly armor: string;
  readonly weapon: string;
  readonly skill: string;
}

export const ordinarySwordsman: Swordsman = {
  st: 11,
  dx: 11,
  ht: 11,
  points: 8,
  armor: '',
  weapon: 'broadsword',
  skill: 'broadsword',
};

/** A fighter with a weapon in hand and perhaps armor, under a ruleset. */
export async function swordsman(
  ruleset: RulesetId,
  { st, dx, ht, points, armor, weapon, skill: id }: Swordsman,
): Promise<SimulatedFighter> {
  const loaded = await loadRuleset(ruleset);
  const sheet = openWorksheet(
    saved(ruleset, {
      name: 'Swordsman',
      attributes: { st, dx, iq: 10, ht },
      skills: [skill(id, points)],
      equipment: [item(weapon, { place: 'ready' }), ...(armor === '' ? [] : [item(armor, { place: 'ready' })])],
    }),
  );
  return { name: 'Swordsman', sheet, rules: await loaded.loadFightRules() };
}

const folder = new URL('../app/ready-made/', import.meta.url);

/** The ready-made characters of a ruleset, as fighters. */
export async function readyMadeFighters(ruleset: RulesetId): Promise<readonly SimulatedFighter[]> {
  const rules = await (await loadRuleset(ruleset)).loadFightRules();
  return readdirSync(folder)
    .toSorted()
    .flatMap((file): SimulatedFighter[] => {
      const reading = parseFile(readFileSync(new URL(file, folder), 'utf8'), { rulesets: rulesetIds });
      if (!reading.ok || reading.value.saved.ruleset !== ruleset) return [];
      const { saved: read } = reading.value;
      return [{ name: read.character.name, sheet: openWorksheet(read), rules }];
    });
}
