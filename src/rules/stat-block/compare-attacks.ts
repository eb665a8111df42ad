import { attackLines } from '../model/attack-lines.ts';
import type { AttackLine, Figure } from '../model/sheet-model.ts';
import { nameKey } from './name-key.ts';
import { comparableDice } from './place-scores.ts';
import type { Placing } from './placing.ts';
import { plainSigns } from './plain-signs.ts';

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
  const lines = attackLines(worksheet, context, ruleset);
  for (const { part, figures } of attacks) {
    const text = readAttack(figures.name);
    const key = nameKey(text.name);
    const ours = lines.filter(({ item, use }) => {
      const name = nameKey(item);
      return key !== '' && (name === key || name.startsWith(key) || key.startsWith(name) || nameKey(use) === key);
    });
    if (ours.length === 0) {
      if (draft.has(part) && (text.level !== null || text.damage.length > 0))
        draft.set(part, 'guessed', `${text.name}: its figures are not compared, as the sheet has no such attack`);
      continue;
    }
    const differ = [
      ...differing(
        'level',
        text.level === null ? [] : [text.level],
        shown(ours, ({ skill }) => skill),
      ),
      ...differing('damage', text.damage, shown(ours, ({ damage }) => damage).map(comparableDice)),
      ...differing(
        'Parry',
        text.parry === null ? [] : [text.parry],
        shown(ours, ({ parry }) => parry),
      ),
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

/** The figures of some lines, with those in brackets, as the sheet shows them. */
const shown = (lines: readonly AttackLine[], of: (line: AttackLine) => Figure): string[] => [
  ...new Set(lines.map(of).flatMap(({ text, second }) => [text, ...(second ? [second.text] : [])])),
];

function differing(name: string, theirs: readonly string[], ours: readonly string[]): string[] {
  const others = theirs.filter((figure) => !ours.includes(figure));
  return others.length === 0 ? [] : [`${name} ${others.join(', ')} in the text; ${ours.join(', ')} by the rules`];
}
