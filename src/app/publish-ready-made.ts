import { parseFile } from '../character/file/parse-file.ts';
import { serializeFile } from '../character/file/serialize-file.ts';
import type { CardFigures } from '../features/start/ready-made-character.ts';
import { loadEveryRuleset, rulesetIds } from '../rules/rulesets.ts';
import { cardFigures } from './card-figures.ts';

// With the module, because what a script imports with vite cannot import more later.
await loadEveryRuleset();

interface Published {
  /** The files by their ids, as the program saves them; those with a problem are left out. */
  readonly files: ReadonlyMap<string, string>;
  /** The text of `ready-made-cards.json`: what the cards show, by the ids of the files. */
  readonly cards: string;
  /** A line for each file that is not read without remarks. */
  readonly problems: readonly string[];
}

/** Publishes the files of the ready-made characters, given by their ids (`scripts/ready-made.mjs`). */
export function publishReadyMade(texts: ReadonlyMap<string, string>): Published {
  const files = new Map<string, string>();
  const cards: Record<string, CardFigures> = {};
  const problems: string[] = [];
  for (const [id, text] of texts) {
    const reading = parseFile(text, { rulesets: rulesetIds });
    if (reading.ok && reading.report.length === 0) {
      files.set(id, serializeFile(reading.saved, reading.app));
      cards[id] = cardFigures(reading.saved);
    } else {
      problems.push(`${id}: ${JSON.stringify(reading.ok ? reading.report : reading.problem)}`);
    }
  }
  return { files, cards: `${JSON.stringify(cards, null, 2)}\n`, problems };
}
