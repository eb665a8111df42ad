import { existsSync, readFileSync } from 'node:fs';
import { stockFoes } from '../../catalog/stock-foes.ts';
import type { Encounter, Fighter } from '../../character/encounter.ts';
import { fighterName } from '../../character/encounter-edits.ts';
import { parseEncounter } from '../../character/file/encounter-file.ts';
import { describeFileProblem } from '../../character/file/problem-sentences.ts';
import { done, failed, type Result } from '../../engine/result.ts';
import { makeStockFoe } from '../../interchange/stat-block/make-foe.ts';
import { derivePrinted } from '../../rules/combat/printed-numbers.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { rulesetAbout, rulesetIds } from '../../rules/rulesets.ts';
import type { SimulatedFighter } from '../../rules/simulation/fighter-tables.ts';
import { readCharacterFile } from '../read-character-file.ts';

/** Somebody who is to fight, by the ruleset of their character. */
export interface ReadContender extends Omit<SimulatedFighter, 'rules'> {
  readonly ruleset: string;
}

/** Where the ready-made characters are, from the folder of the project. */
const readyMadeFolder = 'src/app/ready-made';

/**
 * Reads a contender: a file, the name of a ready-made character ("olga"), or a stock foe ("foe:bandit", under `ruleset`).
 * The error is a sentence.
 */
export function readContender(name: string, ruleset: string): Result<ReadContender, string> {
  if (name.startsWith('foe:')) return readStockFoe(name.slice('foe:'.length), ruleset);
  const readyMade = `${readyMadeFolder}/${name}.json`;
  const file = !existsSync(name) && existsSync(readyMade) ? readyMade : name;
  const reading = readCharacterFile(file);
  if (!reading.ok) return failed(`${name}: ${reading.error}`);
  const { saved } = reading.value;
  const { play } = saved;
  const sheet = openWorksheet(saved);
  return done({
    name: saved.character.name || name,
    sheet,
    ruleset: sheet.ruleset.id,
    ...(play ? { state: play.state } : {}),
  });
}

function readStockFoe(id: string, ruleset: string): Result<ReadContender, string> {
  const foe = stockFoes.find((each) => each.id === id);
  const about = rulesetIds.some((known) => known === ruleset) ? rulesetAbout(ruleset) : null;
  const made = foe && about ? makeStockFoe(foe, about.id) : null;
  if (!foe || !about) return failed(`no stock foe “${id}”; use ${stockFoes.map((each) => each.id).join(', ')}.`);
  if (!made) return failed(`${foe.name} is not offered under ${about.name}.`);
  const sheet = derivePrinted(made.saved, made.printed);
  return done({ name: foe.name, sheet, ruleset: about.id });
}

/** The fighters of a file of an encounter, by side, without those who are out. The error is a sentence. */
export function readSides(
  file: string,
): Result<readonly { readonly side: string; readonly who: ReadContender }[], string> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return failed(`${file}: the file cannot be read.`);
  }
  const reading = parseEncounter(text, { rulesets: rulesetIds });
  if (!reading.ok) return failed(`${file}: ${describeFileProblem(reading.error)}`);
  return done(sidesOf(reading.value.encounter));
}

const sidesOf = ({ fighters }: Encounter) =>
  fighters.filter(({ out }) => out === '').map((fighter) => ({ side: fighter.side, who: contenderOf(fighter) }));

function contenderOf(fighter: Fighter): ReadContender {
  const { character: saved, printed } = fighter;
  const sheet = printed ? derivePrinted(saved, printed) : openWorksheet(saved);
  const { play } = saved;
  return {
    name: fighterName(fighter),
    sheet,
    ruleset: sheet.ruleset.id,
    ...(play ? { state: play.state } : {}),
  };
}
