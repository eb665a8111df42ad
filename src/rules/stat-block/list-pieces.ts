import { plainSigns } from './plain-signs.ts';
import { splitTop } from './split-top.ts';

/** Splits at full stops between figures and the next name: "TL: 3 [0]. CF: Western [0]." */
export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[\])\d])\.\s+(?=\p{Lu})|\.\s+(?=(?:DR|PD|Move|Dodge|Basic Speed|Speed|HP|FP|Will|Per|SM)\b:?\s*\d)/u);

/** What casting a spell takes belongs to the spell before it. */
export function joinCasting(split: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const piece of split) {
    const isCasting =
      /\bto cast$|^(?:lasts|cost|costs|maintain|to maintain|needs|instant|lasting|permanent|until|duration|time|resisted)\b|^special$/iu.test(
        piece,
      );
    if (isCasting && pieces.length > 0) pieces.push(`${pieces.pop()}; ${piece}`);
    else pieces.push(piece);
  }
  return pieces;
}

/** Attacks in one line are separated by semicolons, but so are the notes of one attack. */
export function splitWeapons(text: string, isInline: boolean): string[] {
  if (!isInline) return [text];
  const pieces: string[] = [];
  for (const piece of splitTop(text, /;/u)) {
    if (pieces.length > 0 && !piece.includes(':') && !/\(\d{1,2}\)/u.test(piece))
      pieces.push(`${pieces.pop()}; ${piece}`);
    else pieces.push(piece);
  }
  return pieces;
}

/** Whether a piece has a number that ends an entry: points, a level, a price. */
export const hasFigure = (text: string): boolean =>
  /\d[\])]?$|\[|\d\s*(?:lbs?\.?|points?|pts\.?|or less\)?)$|\(\d/iu.test(plainSigns(text).trim());

/** A piece behind a comma that is about the one before it: a weight, a number of yards. */
export const continuesEntry = (text: string): boolean =>
  /^(?:\$[\d.,]+|[\d.,½¼¾/]+\s*(?:lbs?\.?|pounds?|yards?|points?|pts\.?|%|each|oz|gp|sp|cp)(?![\p{L}])|[\d.,½¼¾/]+$|DR \d|PD \d|neg\.?$|\+\d+ to|(?:level|lvl|CR:?) ?\d)/iu.test(
    text,
  );
