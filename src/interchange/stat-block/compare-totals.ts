import { formatPoints } from '../../rules/shared/figure-words.ts';
import { attackLines } from '../../sheet-model/model/attack-lines.ts';
import type { AttackLine, Figure } from '../../sheet-model/model/sheet-model.ts';
import { plainSigns, toNumber } from './clean-text.ts';
import type { Draft } from './draft.ts';
import type { Section } from './headings.ts';
import { nameKey } from './name-index.ts';
import { comparableDice } from './place-scores.ts';
import type { Placing } from './placing.ts';
import { readFigures } from './read-figures.ts';
import type { Part } from './split-parts.ts';

/** What a text says of an attack. */
interface TextAttack {
  readonly name: string;
  readonly level: string | null;
  readonly damage: readonly string[];
  readonly parry: string | null;
}

/** A line with an attack, wherever it is: "Bite (14): 1d-1 cutting". */
export const looksLikeAttack = (text: string): boolean =>
  /^\p{L}[^:;()[\]]{1,40}?(?:\s*\(\d{1,2}\)|[\s–-]\d{1,2})\s*:\s*\d*d\d?(?:\s?[-+–−]\s?\d+)?\s*(?:\([\d.]+\)\s*)?\p{L}{2,}/u.test(
    text,
  );

/** Reads the name, the level, the damage and the parry of an attack. */
function readAttack(text: string): TextAttack {
  const plain = plainSigns(text);
  const [, lead = '', bracketed, bare] =
    /^(.*?)(?:\s*\((\d{1,2})\)|[\s-](\d{1,2}))(?=\s*(?:\(\d{1,2}\)\s*)?[:,;]|\s*$)/u.exec(plain) ?? [];
  const damage = [
    ...plain.matchAll(
      /(?<![\p{L}\d.])(\d*d\d*(?:\s?[+-]\s?\d+)?|\d+\s?[+-]\s?\d+)\s*(?:\([\d.]+\)\s*)?(?:cut|imp|cr|pi|burn|tox|cor|fat|aff|thr|sw)/giu,
    ),
  ].map(([, dice = '']) => comparableDice(dice));
  const [, parry] = /\bparry:?\s*(\d{1,2})/iu.exec(plain) ?? [];
  return {
    name: lead === '' ? (/^[^:,;(]*/u.exec(plain)?.[0] ?? '').trim() : lead,
    level: bracketed ?? bare ?? null,
    damage,
    parry: parry ?? null,
  };
}

/** Compares level, damage and parry of each attack of the text with those of the sheet. */
export function compareAttacks(placing: Placing): void {
  const { draft } = placing;
  const attacks = placing.entries.filter(({ as }) => as === 'weapon');
  if (attacks.length === 0 || placing.isOwnText) return;
  const { context, worksheet, ruleset } = draft.sheet();
  const lines = attackLines(worksheet, context, ruleset).map((line) => ({
    line,
    name: nameKey(line.item),
    use: nameKey(line.use),
  }));
  // A text may have the same attack many times.
  const figuresOf = new Map<string, ReturnType<typeof figuresShown>>();
  for (const { part, figures } of attacks) {
    const text = readAttack(figures.name);
    const key = nameKey(text.name);
    let ours = figuresOf.get(key);
    if (!ours) {
      const isMeant = ({ name, use }: (typeof lines)[number]) =>
        key !== '' && (name.startsWith(key) || key.startsWith(name) || use === key);
      ours = figuresShown(lines.filter(isMeant).map(({ line }) => line));
      figuresOf.set(key, ours);
    }
    if (ours.count === 0) {
      if (draft.has(part) && (text.level !== null || text.damage.length > 0))
        draft.set(part, 'guessed', `${text.name}: its figures are not compared, as the sheet has no such attack`);
      continue;
    }
    const differ = [
      ...differing('level', text.level === null ? [] : [text.level], ours.level),
      ...differing('damage', text.damage, ours.damage),
      ...differing('Parry', text.parry === null ? [] : [text.parry], ours.parry),
    ];
    if (differ.length === 0) continue;
    draft.findings.push({
      id: `attack:${part.line}:${key}`,
      line: part.line,
      words: `${text.name}: ${differ.join('; ')}.`,
      options: [],
      chosen: '',
    });
  }
}

const figuresShown = (lines: readonly AttackLine[]) => ({
  count: lines.length,
  level: shown(lines, ({ skill }) => skill),
  damage: shown(lines, ({ damage }) => damage).map(comparableDice),
  parry: shown(lines, ({ parry }) => parry),
});

/** The figures of some lines, with those in brackets, as the sheet shows them. */
const shown = (lines: readonly AttackLine[], of: (line: AttackLine) => Figure): string[] => [
  ...new Set(lines.map(of).flatMap(({ text, second }) => [text, ...(second ? [second.text] : [])])),
];

function differing(name: string, theirs: readonly string[], ours: readonly string[]): string[] {
  const others = theirs.filter((figure) => !ours.includes(figure));
  return others.length === 0 ? [] : [`${name} ${others.join(', ')} in the text; ${ours.join(', ')} by the rules`];
}

const summed: readonly (Section | null)[] = [
  'advantage',
  'perk',
  'disadvantage',
  'quirk',
  'traits',
  'skills',
  'spells',
];

/** Compares the points in a heading ("Advantages [20]") with those that the text has for the entries below it, where all have some. */
export function compareTotals(draft: Draft, parts: readonly Part[]): void {
  for (const [at, heading] of parts.entries()) {
    if (!heading.isHeading || !summed.includes(heading.section)) continue;
    const [, digits] = /[[(]\s*([+-]?\d+)\s*(?:points?|pts\.?|cp)?\s*[\])]:?$/iu.exec(plainSigns(heading.text)) ?? [];
    if (digits === undefined) continue;
    const behind = parts.slice(at + 1);
    const next = behind.findIndex(({ isHeading, section }) => isHeading || section !== heading.section);
    const entries = next < 0 ? behind : behind.slice(0, next);
    const points = entries
      .filter(({ text }) => !/\btotal\b|^includes\b/iu.test(text))
      .map(({ text }) => readFigures(text).points);
    const sum = points.reduce<number>((total, each) => total + (each ?? 0), 0);
    if (points.length === 0 || points.includes(null) || sum === toNumber(digits)) continue;
    draft.findings.push({
      id: `sum:${heading.line}`,
      line: heading.line,
      words: `${heading.text} in the text; the entries below it come to ${formatPoints(sum)}.`,
      options: [],
      chosen: '',
    });
  }
}
