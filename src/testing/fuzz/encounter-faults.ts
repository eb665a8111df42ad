import { blankEncounter } from '../../character/encounter.ts';
import { addFighters, addToLog } from '../../character/encounter-edits.ts';
import { parseEncounter } from '../../character/file/parse-encounter.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { serializeEncounter } from '../../character/file/serialize-encounter.ts';
import { type Damage, damageTree } from './json-damage.ts';
import { toTree, writeTree } from './json-tree.ts';
import { sentenceFault } from './reading-faults.ts';
import { damageText, type TextDamage } from './text-damage.ts';
import { testAppVersion } from './valid-files.ts';

/** An encounter of the characters of some files, with damage to its JSON or its text. */
interface DamagedEncounter {
  readonly texts: readonly string[];
  readonly asJson: readonly Damage[];
  readonly asText: readonly TextDamage[];
}

/**
 * Reads a damaged encounter. Returns what went wrong, or null: every refusal and remark is a sentence, and what was read is
 * written so that it is read again as the same.
 */
export function encounterFault({ texts, asJson, asText }: DamagedEncounter): string | null {
  let encounter = addToLog(blankEncounter('e1', 'Duel'), ['It begins.']);
  for (const text of texts) {
    const reading = parseFile(text);
    if (!reading.ok) return `the file itself is refused: ${reading.problem.code}`;
    encounter = addFighters(encounter, reading.saved, { copies: 1, source: 'any' });
  }
  const tree = toTree(JSON.parse(serializeEncounter(encounter, testAppVersion)));
  damageTree(tree, asJson);
  const reading = parseEncounter(asText.reduce(damageText, writeTree(tree)));
  if (!reading.ok) return sentenceFault(reading.problem);
  for (const remark of reading.report) {
    const fault = sentenceFault(remark);
    if (fault) return fault;
  }
  const written = serializeEncounter(reading.encounter, testAppVersion);
  const again = parseEncounter(written);
  if (!again.ok) return `what was read cannot be read again: ${again.problem.code}`;
  return serializeEncounter(again.encounter, testAppVersion) === written
    ? null
    : 'it is another encounter when it is read again';
}
