import { setName, setRace } from '../../character/edit-concept.ts';
import { rulesetList } from '../rulesets.ts';
import type { Placing } from './placing.ts';
import { plainSigns } from './plain-signs.ts';
import { readFigures } from './read-figures.ts';
import { readScores } from './read-scores.ts';
import type { Part } from './split-parts.ts';
import { readBuild, readHeight, readWeight } from './text-concept.ts';
import { toNumber } from './to-number.ts';

/** What stands before the first heading and is no entry: the name, points, "TL3". */
export function readHead(placing: Placing, part: Part, at: number): boolean {
  const { draft } = placing;
  const { text } = part;
  const plain = plainSigns(text);
  // "76-point courier: ST 10 [0]": words of the head with the first figures behind.
  const [, words = '', figures = ''] = at < 4 ? (/^([^:]{2,80}):\s+(\S.*)$/u.exec(text) ?? []) : [];
  const behindWords = at === 0 || /\d/u.test(words) ? readScores(figures) : null;
  if (behindWords) {
    if (!readHead(placing, { ...part, text: words }, at)) draft.notes.push(words);
    for (const score of behindWords) placing.scores.push({ part, score });
    return true;
  }
  const total = /^(-?\d[\d,]*)[- ](?:points?|pts\.?|cp)\b(?!\s*(?:each|per))/iu.exec(plain);
  if (total) {
    readSummary(placing, text);
    placing.total = toNumber(total[1] ?? '');
    return headUnderstood(placing, part, 'total of points', text.slice(total[0].length));
  }
  const behind = at < 6 ? /^(.*?\S)[,;]?\s+\(?(-?\d[\d,]*)[- ](?:points?|pts\.?|cp)\)?$/iu.exec(plain) : null;
  if (behind && !/[[\]:]/u.test(plain)) {
    const lead = (behind[1] ?? '').replace(/[,;]$/u, '');
    const [, ofTitle] = /^TL\s?(\d{1,2})\b/u.exec(lead) ?? [];
    const isName = draft.character.name === '' && looksLikeName(placing, { ...part, text: lead });
    if (isName || ofTitle !== undefined || at > 0) {
      if (isName) draft.edit((character) => setName(character, text.slice(0, lead.length)));
      else draft.notes.push(text);
      if (ofTitle !== undefined) placing.techLevel = toNumber(ofTitle);
      placing.total = toNumber(behind[2] ?? '');
      draft.set(part, 'understood', isName ? 'name and total of points' : 'total of points; the words go to the notes');
      return true;
    }
  }
  const [, calling = '', called = ''] = /^([^:]{2,30}):\s+(\S.*)$/u.exec(text) ?? [];
  if (at === 0 && draft.character.name === '' && calling !== '') {
    if (looksLikeName(placing, { ...part, text: called })) {
      draft.edit((character) => setName(character, called));
      draft.notes.push(text);
      draft.set(part, 'understood', 'name; the rest goes to the notes');
      return true;
    }
  }
  const summary = /^(?:stats|attributes|attr)\b.*\btotal\s*[:=]?\s*\[?(-?\d+)\]?$/iu.exec(plain);
  if (summary) {
    placing.total = toNumber(summary[1] ?? '');
    return headUnderstood(placing, part, 'total of points', '');
  }
  const isRuleset =
    rulesetList.some(({ name }) => name === text) ||
    /^(?:gurps )?(?:4e|3e|4th edition|3rd edition|lite|man to man)$/iu.test(plain);
  if (isRuleset) return headUnderstood(placing, part, 'ruleset', '');
  const level = /^TL\s?(\d{1,2})$/iu.exec(plain);
  if (level) {
    placing.techLevel = toNumber(level[1] ?? '');
    return headUnderstood(placing, part, 'tech level', '');
  }
  if (/^(?:age|aged)\s+\d+|^\d{1,3}[- ]years?[- ]old/iu.test(plain)) {
    const change = readBuild(plain.replace(/^(\d+)[- ]years?[- ]old/iu, 'age $1'));
    draft.edit((character) => ({ ...character, concept: { ...character.concept, ...change } }));
    return headUnderstood(placing, part, 'age', '');
  }
  const height = readHeight(plain);
  const weight = readWeight(plain);
  if ((height !== null || weight !== null) && /^[\d'"\s.,;/a-z]+$/iu.test(plain) && plain.length < 40) {
    draft.edit((character) => ({
      ...character,
      concept: {
        ...character.concept,
        height: height ?? character.concept.height,
        weight: weight ?? character.concept.weight,
      },
    }));
    return headUnderstood(placing, part, 'height and weight', '');
  }
  if (at < 4 && draft.character.name === '' && looksLikeName(placing, part)) {
    readTitle(placing, part);
    return true;
  }
  return false;
}

/** Marks a line of the head as read; what is left of it goes to the notes. Returns true. */
function headUnderstood(placing: Placing, part: Part, words: string, rest: string): boolean {
  const others = rest.replace(/^[\s,;]+/u, '');
  const isKnown =
    others === '' ||
    /^(?:human|total|points?|man to man|gurps lite|fourth edition)/iu.test(others) ||
    placing.index.find(others.split(/[,;]/u)[0] ?? '', ['races']);
  if (isKnown) placing.draft.set(part, 'understood', words);
  else {
    placing.draft.notes.push(part.text);
    placing.draft.set(part, 'understood', `${words}; the rest goes to the notes`);
  }
  return true;
}

function looksLikeName(placing: Placing, { text, section }: Part): boolean {
  if (section !== null && section !== 'head') return false;
  const bare = text.replace(/\s*\([^()]*\)$/u, '');
  if (bare.length > 60 || /[[\]:$]|\d{2}/u.test(bare)) return false;
  const { name, points, number } = readFigures(bare);
  if (points !== null || number !== null) return false;
  const known = placing.index.find(name, ['traits', 'skills']);
  return known === null && bare.split(' ').length <= 8 && !/[.;]$/u.test(bare);
}

/** "Ysolde Karr (200 points, Human, Fourth edition)": the name, and what brackets have. */
export function readTitle(placing: Placing, part: Part): void {
  const [, name = part.text, inside] =
    /^(.*?)\s*(?:\(([^()]*(?:\bpoints\b|Man to Man|GURPS Lite|4e|3e|[Ff]ourth edition)[^()]*)\))?$/u.exec(part.text) ??
    [];
  const { draft } = placing;
  draft.edit((character) => setName(character, name.trim()));
  if (inside) readSummary(placing, inside);
  draft.set(part, 'understood', 'name');
}

/** "100 points, Human, Fourth edition". */
function readSummary(placing: Placing, text: string): boolean {
  let isRead = false;
  for (const piece of text.split(/[,;]\s*/u)) {
    const [, points] = /^(-?[\d,]+)[- ]points?\b/u.exec(plainSigns(piece)) ?? [];
    const race = /^human$/iu.test(piece) ? null : placing.index.find(piece, ['races']);
    if (points !== undefined) placing.total = toNumber(points);
    else if (race) placing.draft.edit((character) => setRace(character, race.id));
    else continue;
    isRead = true;
  }
  return isRead;
}
