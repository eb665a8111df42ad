import { plainSigns } from './clean-text.ts';

/** The text's figures of an attack. */
export interface TextAttack {
  readonly name: string;
  readonly level: string | null;
  readonly damage: readonly string[];
  /** The short form of the type of the first damage; '' for none that is known. */
  readonly type: string;
  readonly parry: string | null;
  readonly reach: string;
}

const diceFigure = String.raw`(?<![\p{L}\d.])(\d*[dw]\d*(?:\s?[+-]\s?\d+)?|\d+\s?[+-]\s?\d+)`;
const types: readonly (readonly [RegExp, string])[] = [
  [/^(?:cut|schnitt|tranchant|coupant|corte)/iu, 'cut'],
  [/^(?:imp|stich|perforant)/iu, 'imp'],
  [/^(?:cr|schlag|contond|contund|broy|esmag)/iu, 'cr'],
  [/^pi\+\+/iu, 'pi++'],
  [/^pi\+/iu, 'pi+'],
  [/^pi-/iu, 'pi-'],
  [/^(?:pi|pa(?!\p{L}))/iu, 'pi'],
  [/^(?:burn|brand|brûl|quem)/iu, 'burn'],
  [/^tox/iu, 'tox'],
  [/^cor/iu, 'cor'],
  [/^fat/iu, 'fat'],
];
const typeWord = String.raw`(?:cut|imp|cr|pi[+-]*|burn|tox|cor|fat|aff|thr|sw|schnitt|stich|schlag|tranchant|coupant|contondant|corte|perforante|contundente|quemadura|brûlure|pa(?!\p{L}))`;

/** A line with an attack, wherever it is: "Bite (14): 1d-1 cutting", "Cutlass-12 1d+1 cut". */
export const looksLikeAttack = (text: string): boolean => {
  const plain = plainSigns(text);
  return (
    /^\p{L}[^:;[\]]{1,50}?(?:\(x?\d\)\s?)?(?:\(\d{1,2}\)|[\s-]\d{1,2}(?!\d))\s*:?\s*(?:\d+[dw]\d?|d(?=[+-]\d))(?:\s?[+-]\s?\d+)?\s*(?:\([\d.]+\)\s*)?\p{L}/iu.test(
      plain,
    ) ||
    (/^\p{L}[^:;[\]]{1,50}?(?:\(\d{1,2}\)|[\s-]\d{1,2})\s*:\s*\S/u.test(plain) && /\bReach\b|\bRange\b/u.test(plain))
  );
};

/** Reads the name, the level, the damage and the parry of an attack. */
export function readAttack(text: string): TextAttack {
  const plain = plainSigns(text);
  const [, lead = '', bracketed, bare] =
    /^(.*?)(?:\s*\((\d{1,2})\)|[\s-](\d{1,2}))(?=\s*(?:\(\d{1,2}\)\s*)?[:,;]|\s*$|\s+\d+[dw]\d?)/iu.exec(plain) ?? [];
  // "Longbow: 1d+1 imp, Acc 3": a number behind the damage is no level.
  const isLevel = !/\d[dw]\d?\b/iu.test(lead);
  const found = [...plain.matchAll(new RegExp(String.raw`${diceFigure}\s*(?:\([\d.]+\)\s*)?(?=(${typeWord}))`, 'giu'))];
  const [, parry] = /\bparry:?\s*(\d{1,2})/iu.exec(plain) ?? [];
  const [, reach = ''] = /\breach:?\s*([C\d](?:\s?[,-]\s?\d)*)/iu.exec(plain) ?? [];
  const word = found[0]?.[2] ?? '';
  return {
    name: (lead === '' || !isLevel ? (/^[^:,;(]*/u.exec(plain)?.[0] ?? '') : lead).replace(/\s*\(x?\d\)$/u, '').trim(),
    level: isLevel ? (bracketed ?? bare ?? null) : null,
    damage: found.map(([, dice = '']) => comparableDice(dice.replace(/w/iu, 'd'))),
    type: types.find(([pattern]) => pattern.test(word))?.[1] ?? '',
    parry: parry ?? null,
    reach: reach.replace(/\s/gu, ''),
  };
}

/** "1d6+2", "1d+2" and "1+2" are one. */
export const comparableDice = (figure: string): string =>
  plainSigns(figure)
    .replace(/\s|(?<=d)6(?!\d)/giu, '')
    .replace(/^(\d+)(?=[+-]|$)/u, '$1d')
    .toLowerCase();
