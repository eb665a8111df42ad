import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { findSourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setAttribute } from '../../character/edit-character.ts';
import { processOutput } from '../../headless/output.ts';
import { openGcsSheet } from '../../interchange/gcs/sheet/open-gcs-sheet.ts';
import { readStatBlock } from '../../interchange/stat-block/read-stat-block.ts';
import { loadEveryRuleset, loadRuleset } from '../../rules/rulesets.ts';
import { groupBy } from '../../rules/shared/group-by.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { editCharacter, openCharacter } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { johnFalcon } from '../book-characters.ts';
import { combatantOf, resolveExchange } from '../combatant.ts';
import { rutaQuill } from '../gcs-sheet-texts.ts';

/**
 * `npm run bench -- walks`: how many files of the program run for each of the four walks of docs/architecture.md, tables of
 * the catalog left out, by room. A file runs if a function of it does, other than when it is loaded. `--files` lists them.
 */
const walks: Readonly<Record<string, () => Promise<() => unknown>>> = {
  /** A press on "Increase ST": the new ST, and the findings. */
  press: async () => {
    await loadEveryRuleset();
    openCharacter(johnFalcon('lite-3e'));
    drawn();
    return () => {
      editCharacter('ST 9 → 10', (character) => setAttribute(character, 'st', 10));
      return [currentSheet().worksheet.get('st'), currentSheet().findings];
    };
  },
  /** The first character of a visit: all numbers, and the findings. */
  opening: async () => {
    await loadEveryRuleset();
    openCharacter(johnFalcon('lite-3e'));
    return drawn;
  },
  /** A file of GCS: the character, and the report. */
  gcs: async () => {
    await loadEveryRuleset();
    return () => openGcsSheet(rutaQuill());
  },
  /** A pasted stat block: the character, and the verdicts. */
  'stat block': async () => {
    await loadEveryRuleset();
    return () => readStatBlock(goblin);
  },
  /** An attack that is parried. */
  attack: async () => {
    const rules = await (await loadRuleset('lite-3e')).loadFightRules();
    const attacker = combatantOf('John', johnFalcon('lite-3e'), rules);
    const defender = combatantOf('Jack', johnFalcon('lite-3e'), rules);
    const setup = { attacker, defender, line: 'sword.0', randomLocation: false };
    return () => resolveExchange(setup, { attack: 9, defense: 'parry.sword.0', 'defense.roll': 6 });
  },
};

const goblin = `Goblin Scout (75 points)
ST 10; DX 13; IQ 10; HT 11.
HP 10; Will 10; Per 12; FP 11.
Basic Speed 6.00; Basic Move 6; Dodge 9; Parry 10.
Advantages: Combat Reflexes; Night Vision 5.
Disadvantages: Bad Temper (12); Greed (12).
Skills: Shortsword-14; Stealth-14; Bow-13.
Equipment: Shortsword (1d cut); light leather armor.`;

/** All that is drawn of the open character. */
const drawn = (): unknown => buildModel(currentSheet());

/** The start of each line of a file. */
function lineStarts(url: string): number[] {
  const starts = [0];
  const text = readFileSync(fileURLToPath(url), 'utf8');
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The source files with a function that runs during a walk. */
async function filesRunBy(walk: () => unknown): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  walk();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const files = new Set<string>();
  for (const { url, functions } of result) {
    const map = findSourceMap(url);
    if (!map) continue;
    const lines = lineStarts(url);
    for (const { ranges } of functions) {
      const [whole] = ranges;
      if (!whole || whole.count === 0) continue;
      const line = lines.findLastIndex((start) => start <= whole.startOffset);
      const entry = map.findEntry(line, whole.startOffset - (lines[line] ?? 0));
      const [, file] = 'originalSource' in entry ? (/\/src\/(.*)$/.exec(entry.originalSource) ?? []) : [];
      if (file && !/^(catalog|testing)\//.test(file)) files.add(file);
    }
  }
  return [...files].toSorted();
}

/** How many files of each room, the most first. */
function byRoom(files: readonly string[]): string {
  const rooms = groupBy(files, (file) => file.split('/').slice(0, -1).slice(0, 3).join('/'));
  return [...rooms]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([room, inRoom]) => `${room} ${inRoom.length}`)
    .join(', ');
}

const [name = '', isListed] = process.argv.slice(2);
const walk = walks[name];
if (!walk) {
  processOutput.err(`Walks: ${Object.keys(walks).join(', ')}`);
  process.exitCode = 1;
} else {
  const files = await filesRunBy(await walk());
  processOutput.out(`${name}: ${files.length} files (${byRoom(files)})`);
  if (isListed === '--files') for (const file of files) processOutput.out(`  ${file}`);
}
