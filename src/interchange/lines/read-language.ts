import { nameKey } from '../stat-block/name-index.ts';
import { type Figures, readFigures } from '../stat-block/read-figures.ts';
import { languageAnswers } from '../stat-block/text-traits.ts';
import { allPieces } from './assign-parts.ts';
import { assignTrait } from './assign-trait.ts';
import { type LineContext, type LineEntry, LineParts, type LineReading } from './line-reading.ts';
import { type Piece, wordsOfPiece } from './line-text.ts';

const fluencyWords = /\b(native|accented|broken|none|illiterate|literate)\b/giu;
/** A text that says how well a language is spoken or written, and nothing else. */
const fluencyText =
  /^(?:(?:native|accented|broken|none|illiterate|spoken|written|speech|writing|speaking|reading|only|and|in)[\s/,:&-]*)+$/iu;
const isFluency = (text: string): boolean => fluencyText.test(text) && text.search(fluencyWords) >= 0;

/** How well a language is spoken and written, of texts such as "Native", "Accented/Broken", "spoken accented, written none". */
function fluencyIn(texts: readonly string[]): string {
  const words = texts.join(' ').toLowerCase();
  const [first = 'native', second = first] = words.match(fluencyWords) ?? [];
  const isWritten = (text: string) => /writ|read/u.test(text);
  if (words.includes('only')) return isWritten(words) ? `none ${first}` : `${first} none`;
  return words.search(/writ|read/u) >= 0 && !isWritten(words.slice(words.indexOf(first) + first.length))
    ? `${second} ${first}`
    : `${first} ${second}`;
}

/** The answers of a language, with the pieces that are none of them; null if the trait is none or nothing says how well. */
export function languageOf(
  line: LineParts,
  entry: Parameters<typeof languageAnswers>[0],
  figures: Figures,
  pieces: readonly Piece[],
  { campaign }: LineContext,
): Piece[] | null {
  const [language] = entry.facet.parameters ?? [];
  const fluencies = pieces.filter(({ text }) => isFluency(text));
  const name = pieces.find((piece) => !fluencies.includes(piece));
  if (fluencies.length === 0 || !name || !language) return null;
  const fluency = fluencyIn(fluencies.map(({ text }) => text));
  const answers = languageAnswers(entry, { ...figures, texts: [name.text, fluency] }, figures.points, campaign);
  if (!answers) return null;
  line.choices = [...answers];
  line.add('answer', name, name.text);
  for (const piece of fluencies) {
    for (const match of piece.text.matchAll(/\p{L}+/gu)) {
      const start = piece.start + match.index;
      const value = `${match[0].charAt(0).toUpperCase()}${match[0].slice(1).toLowerCase()}`;
      line.add('answer', { start, end: start + match[0].length }, value);
    }
  }
  return pieces.filter((piece) => piece !== name && !fluencies.includes(piece));
}

/** "Mandarin accented" in two pieces. */
function splitFluency(piece: Piece): Piece[] {
  const [, name = '', how = ''] = /^(\p{Lu}\p{L}+)\s+(\S.*)$/u.exec(piece.text) ?? [];
  if (!isFluency(how)) return [piece];
  return [
    { ...piece, text: name, end: piece.start + name.length },
    { ...piece, text: how, start: piece.end - how.length },
  ];
}

/** Reads a language without the word: "French (native)". */
export function readLanguage(text: string, plain: string, context: LineContext): LineReading | null {
  const trait = context.catalog.traits.get('language');
  const known = trait?.facet.parameters?.[0]?.text?.suggestions ?? [];
  if (!trait) return null;
  const entry: LineEntry = { list: 'traits', id: trait.id, name: trait.name };
  const figures = readFigures(plain);
  const pieces = allPieces(text, plain, figures).flatMap(splitFluency);
  const [first] = pieces;
  const isKnown = known.some((name) => nameKey(name) === nameKey(first?.text ?? ''));
  const fluency = pieces.some(({ text: piece }) => isFluency(piece));
  if (!isKnown && (!fluency || pieces.length < 2)) return null;
  if (wordsOfPiece(first ?? { start: 0, end: 0, text: '', where: 'before' }).length > 2) return null;
  const line = new LineParts(text);
  const rest = languageOf(line, trait, figures, pieces, context) ?? pieces;
  assignTrait(
    line,
    trait,
    figures,
    rest.map((piece) => ({ ...piece, where: 'bracket' as const })),
    context,
  );
  return line.reading(entry, []);
}
