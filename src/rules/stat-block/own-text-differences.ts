import { deriveCharacter } from '../derive-character.ts';
import { buildModel } from '../model/build-model.ts';
import type { SheetModel } from '../model/sheet-model.ts';
import type { StatBlockFinding, StatBlockReading } from './reading.ts';
import { type Part, splitParts } from './split-parts.ts';
import { findTextSource, type TextSource } from './text-source.ts';

/** More differences are not listed: one attribute changes most of a sheet. */
const mostDifferences = 60;

/** What writes a sheet, by the markup of the text. */
type Writers = Readonly<Record<Exclude<TextSource, 'others'>, readonly ((model: SheetModel) => string)[]>>;

/**
 * Compares a text of this program with the one that the character read from it would have, and adds a finding for each line
 * that differs in a figure: what follows from other numbers is not read from a text, and would else be changed unsaid. Any
 * other text is returned as it was read. The ruleset of the character must have been loaded.
 */
export function withOwnTextDifferences(text: string, reading: StatBlockReading, writers: Writers): StatBlockReading {
  const source = findTextSource(text);
  if (source === 'others') return reading;
  const split = (words: string) => splitParts(words, () => false, source);
  const model = buildModel(deriveCharacter(reading.file));
  const theirs = split(text);
  const [fewest] = writers[source]
    .map((write) => unmatched(theirs, split(write(model))))
    .sort((a, b) => a.theirs.length - b.theirs.length);
  const known = new Set(reading.findings.map(({ line }) => line));
  const others = new Map<string, string[]>();
  for (const part of fewest?.ours ?? []) {
    const key = withoutFigures(part);
    others.set(key, [...(others.get(key) ?? []), part.text]);
  }
  const found = (fewest?.theirs ?? []).flatMap((part): StatBlockFinding[] => {
    const ours = others.get(withoutFigures(part))?.shift();
    if (ours === undefined || known.has(part.line)) return [];
    return [
      {
        id: `text:${part.line}:${part.text}`,
        line: part.line,
        words: `“${part.text}” in the text; “${ours}” by the rules.`,
        options: [],
        chosen: '',
      },
    ];
  });
  return found.length === 0
    ? reading
    : { ...reading, findings: [...reading.findings, ...found.slice(0, mostDifferences)] };
}

/** The parts of each of two texts that the other does not have, as often as it has them. */
function unmatched(theirs: readonly Part[], ours: readonly Part[]): { theirs: Part[]; ours: Part[] } {
  const counts = new Map<string, number>();
  for (const part of ours) counts.set(keyOf(part), (counts.get(keyOf(part)) ?? 0) + 1);
  const takeFrom = (part: Part): boolean => {
    const left = counts.get(keyOf(part)) ?? 0;
    counts.set(keyOf(part), left - 1);
    return left <= 0;
  };
  const others = theirs.filter(takeFrom);
  const rest = ours.filter((part) => {
    const left = counts.get(keyOf(part)) ?? 0;
    if (left <= 0) return false;
    counts.set(keyOf(part), left - 1);
    return true;
  });
  return { theirs: others, ours: rest };
}

const keyOf = ({ section, text }: Part): string => `${section}|${text}`;

/** A part with its figures left out, so that two that differ in nothing else are the same. */
const withoutFigures = (part: Part): string => keyOf(part).replace(/[-−+]?[\d.,½¼¾]+/gu, '#');
