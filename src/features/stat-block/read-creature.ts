import { loadMetaTraits } from '../../builder/templates/read-template.ts';
import { splitCreatures } from '../../interchange/stat-block/creature-texts.ts';
import type { StatBlockReading } from '../../interchange/stat-block/draft.ts';
import { readStatBlock, withOwnTextDifferences } from '../../interchange/stat-block/read-stat-block.ts';
import { ownTextWriters } from '../../outputs/own-text-writers.ts';
import { loadEveryRuleset, rulesetIds } from '../../rules/rulesets.ts';

/** A text of one or several creatures, and what the player chose. Plain data, so that a worker can have it. */
export interface CreatureRequest {
  readonly text: string;
  /** Which of the creatures of the text, from 0. */
  readonly creature: number;
  /** '' for the one that the text suggests. */
  readonly ruleset: string;
  /** The chosen option of each finding, by its id. */
  readonly choices: Readonly<Record<string, string>>;
}

export interface CreatureReading {
  readonly reading: StatBlockReading;
  /** What the creatures of the text are called. */
  readonly creatures: readonly string[];
}

/** Reads one creature of a text. Rejects only if the rules cannot be loaded. */
export async function readCreature({ text, creature, ruleset, choices }: CreatureRequest): Promise<CreatureReading> {
  await loadEveryRuleset();
  const templates = await loadMetaTraits();
  const { creatures, others } = splitCreatures(text);
  const own = creatures[creature]?.text ?? text;
  const whole = creatures.length > 1 ? { whole: text, others: creature === 0 ? others : [] } : {};
  const read = readStatBlock(own, { ruleset: rulesetIds.find((id) => id === ruleset), choices, templates, ...whole });
  return {
    reading: withOwnTextDifferences(own, read, ownTextWriters),
    creatures: creatures.map(({ name }) => name),
  };
}
