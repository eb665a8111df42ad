import * as z from 'zod/mini';
import { type Concept, ownRaceSchema } from '../../character/character.ts';
import { setConcept, setName, setOwnRace, setRace } from '../../character/edit-character.ts';
import { rulesetList } from '../../rules/rulesets.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { plainSigns, toNumber } from './clean-text.ts';
import type { Placing } from './placing.ts';
import { readFigures } from './read-figures.ts';
import { readScores } from './read-scores.ts';
import type { Part } from './split-parts.ts';

type ConceptChange = Partial<Pick<Concept, 'age' | 'height' | 'weight' | 'skin' | 'hair' | 'eyes' | 'sex'>>;

/** A height in inches: "6'3\"", "5 ft 10 in", "178 cm", or null. */
function readHeight(text: string): number | null {
  const plain = plainSigns(text);
  const [, feet, inches] =
    /(\d)\s*(?:'|ft\.?|feet|foot)\s*(?:(\d{1,2})(?:\.\d+)?\s*(?:"|''|in\.?|inches)?)?/iu.exec(plain) ?? [];
  if (feet) return toNumber(feet) * 12 + toNumber(inches ?? '0');
  const [, metric] = /(\d{2,3})\s*cm\b/iu.exec(plain) ?? [];
  if (metric) return Math.round(toNumber(metric) / 2.54);
  const [, meters, parts] =
    /(?<!\d)([12])(?:[.,]|\s?m\s?)(\d{2})(?:\s*(?:m|meters?|metres?|mètres?|metros?))?(?![\d\p{L}])/iu.exec(plain) ??
    [];
  const isMeters = /\dm\d|\d\s?m/iu.test(plain);
  return meters && parts && isMeters ? Math.round(toNumber(`${meters}${parts}`) / 2.54) : null;
}

/** A weight in pounds: "165 lbs", "75 kg", or null. */
export function readWeight(text: string): number | null {
  const [, pounds] = /(?<![\d,.])(\d[\d,]*)(?:\.\d+)?\s*(?:lbs?\b|pounds?)/iu.exec(text) ?? [];
  if (pounds) return toNumber(pounds);
  const [, metric] = /(?<![\d,.])(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:kg|kilos?)\b/iu.exec(text) ?? [];
  return metric ? Math.round(toNumber(metric) / 0.4536) : null;
}

/** "age 41, 6′3″, 235 lb": a line about the build. */
function readBuild(text: string): ConceptChange {
  const [, age] = /\bage[:\s]+([^,;]+)/iu.exec(text) ?? [];
  const height = readHeight(text);
  const weight = readWeight(text);
  return {
    ...(age ? { age: age.trim() } : {}),
    ...(height === null ? {} : { height }),
    ...(weight === null ? {} : { weight }),
  };
}

/**
 * "weathered skin, red hair, blue eyes": skin, hair and eyes, each without its last word. Words between commas that name none
 * of them belong to the one that follows: "reddish, going gray hair".
 */
export function readColoring(text: string): ConceptChange {
  const found: ConceptChange = {};
  let before: string[] = [];
  for (const piece of text.split(/,\s*/u)) {
    const [, words = '', part = ''] = /^(.*?)\s*\b(skin|hair|eyes?)\.?$/iu.exec(piece.trim()) ?? [];
    before.push(part === '' ? piece.trim() : words);
    if (part === '') continue;
    const all = before.filter(Boolean).join(', ');
    before = [];
    if (/skin/iu.test(part)) found.skin = all;
    else if (/hair/iu.test(part)) found.hair = all;
    else found.eyes = all;
  }
  return found;
}

/** "41 Jahre", "29 ans": the number alone. */
const withoutYears = (text: string): string =>
  text.replace(/^(\d{1,4})\s*(?:years?(?: old)?|yrs?|jahre?|ans|años|anos)\.?$/iu, '$1');

/** "Female", "m", "man"; '' for anything else. */
function readSex(text: string): Concept['sex'] {
  if (/^\s*(?:f|female|woman|weiblich|femme|mujer|mulher|féminin|femenino|feminino)(?![\p{L}])/iu.test(text))
    return 'woman';
  return /^\s*(?:m|male|man|männlich|homme|hombre|homem|masculin|masculino)(?![\p{L}])/iu.test(text) ? 'man' : '';
}

/** Reads a line with a label ("Height: 6′") into the concept, the campaign or the totals. */
export function readField(placing: Placing, part: Part): void {
  const { draft } = placing;
  const value = part.text.replace(/^[^:]*:\s*/u, '').trim();
  const plain = plainSigns(value);
  if (value === '' || /^[-—–]$/u.test(value)) {
    draft.set(part, 'understood', 'empty');
    return;
  }
  const concept = (field: 'player' | 'campaign' | 'skin' | 'hair' | 'eyes') => {
    draft.edit((character) => setConcept(character, field, value));
    draft.set(part, 'understood', field);
  };
  switch (part.field) {
    case 'name':
      draft.edit((character) => setName(character, value));
      draft.set(part, 'understood', 'name');
      return;
    case 'age':
      draft.edit((character) => setConcept(character, 'age', withoutYears(value)));
      draft.set(part, 'understood', 'age');
      return;
    case 'player':
    case 'campaign':
    case 'skin':
    case 'hair':
    case 'eyes':
      concept(part.field);
      return;
    case 'race':
      readRace(placing, part, value);
      return;
    case 'techLevel': {
      const [, level] = /^(\d{1,2})/u.exec(plain) ?? [];
      if (level === undefined) return;
      placing.techLevel = toNumber(level);
      draft.set(part, 'understood', `tech level ${level}`);
      return;
    }
    case 'height': {
      const height = readHeight(value);
      if (height === null) return;
      const weight = readWeight(value);
      draft.edit((character) =>
        setConcept(setConcept(character, 'height', height), 'weight', weight ?? character.concept.weight),
      );
      draft.set(part, 'understood', 'height');
      return;
    }
    case 'weight': {
      const weight = readWeight(/\d$/u.test(value) ? `${value} lb` : value);
      if (weight === null) return;
      draft.edit((character) => setConcept(character, 'weight', weight));
      draft.setWith(part, 'weight', /\d\s?-\s?\d/u.test(plain) ? ['one of several'] : []);
      return;
    }
    case 'build':
    case 'coloring': {
      const change = part.field === 'build' ? readBuild(value) : readColoring(value);
      draft.edit((character) => ({ ...character, concept: { ...character.concept, ...change } }));
      Object.keys(change).length > 0 ? draft.set(part, 'understood', part.field) : undefined;
      return;
    }
    case 'sex': {
      const sex = readSex(value);
      if (sex === '') return;
      draft.edit((character) => setConcept(character, 'sex', sex));
      draft.set(part, 'understood', 'sex');
      return;
    }
    case 'hand': {
      draft.edit((character) => setConcept(character, 'handedness', /^l/iu.test(value) ? 'left' : 'right'));
      draft.set(part, 'understood', 'handedness');
      return;
    }
    case 'points':
    case 'unspent': {
      const [, points] = /(-?\d[\d,]*)/u.exec(plain) ?? [];
      if (points === undefined) return;
      if (part.field === 'points') placing.total = toNumber(points);
      else placing.unspent = toNumber(points);
      draft.set(part, 'understood', part.field === 'points' ? 'total of points' : 'unspent points');
      return;
    }
    case 'ruleset':
      draft.set(part, 'understood', 'ruleset');
      return;
    default:
      return;
  }
}

/** Sets a race of the lists, or a custom one with the points of the text. */
function readRace(placing: Placing, part: Part, value: string): void {
  const { draft } = placing;
  const { name, points } = readFigures(value);
  const found = placing.index.find(name, ['races']);
  if (/^humans?$/iu.test(name)) {
    draft.set(part, 'understood', 'race: Human');
    return;
  }
  if (found) {
    draft.edit((character) => setRace(character, found.id));
    draft.set(part, 'understood', `race: ${draft.sheet().context.race.name}`);
    return;
  }
  const own = z.parse(ownRaceSchema, { name: name.slice(0, 200), points: points ?? 0 });
  draft.edit((character) => setOwnRace(character, own));
  draft.set(part, 'guessed', `custom race ${name}, ${formatPoints(own.points ?? 0)}, without racial traits`);
}

/** Parts before the first heading that are not entries: the name, points, "TL3". */
export function readHead(placing: Placing, part: Part, at: number): boolean {
  const { draft } = placing;
  const { text } = part;
  const plain = plainSigns(text);
  // "76-point courier: ST 10 [0]": words of the head with the first figures behind.
  const [, words = '', figures = ''] = at < 4 ? (/^([^:]{2,80}):\s+(\S.*)$/u.exec(text) ?? []) : [];
  const isNamed = at > 0 && /^ST[\s:=]*\d/u.test(figures) && looksLikeName(placing, { ...part, text: words });
  const behindWords = at === 0 || isNamed || /\d/u.test(words) ? readScores(figures, placing.index.isForeign) : null;
  if (behindWords) {
    if (isNamed) {
      // The line before was the title of a list.
      if (draft.character.name !== '') draft.notes.push(draft.character.name);
      draft.edit((character) => setName(character, words));
    } else if (!readHead(placing, { ...part, text: words }, at)) draft.notes.push(words);
    for (const score of behindWords) placing.scores.push({ part, score });
    return true;
  }
  if (at < 4 && draft.character.name === '' && readBracketedTitle(placing, part)) return true;
  const total = /^(-?\d[\d,]*)[- ](?:points?|pts\.?|cp)\b(?!\s*(?:each|per))/iu.exec(plain);
  if (total) {
    readSummary(placing, text);
    placing.total = toNumber(total[1] ?? '');
    return headUnderstood(placing, part, 'total of points', text.slice(total[0].length));
  }
  const behind = at < 6 ? /^(.*?\S)[,;]?\s+\(?(-?\d[\d,]*)[- ](?:points?|pts\.?|cp)\)?$/iu.exec(plain) : null;
  if (behind && !/[[\]:]/u.test(plain)) {
    const lead = (behind[1] ?? '').replace(/\s*[,;:–—-]$/u, '');
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
    return headWithRest(
      placing,
      part,
      'age',
      text.replace(/^(?:age|aged)\s+\d+|^\d{1,3}[- ]years?[- ]old/iu, ' ').replace(measuresOfBody, ' '),
    );
  }
  const height = readHeight(plain);
  const weight = readWeight(plain);
  // A second weight is that of a load, or of a thing.
  const isSecond = weight !== null && draft.character.concept.weight !== null;
  if (
    (height !== null || weight !== null) &&
    !isSecond &&
    /^(?!total|carried|load)[\d'"\s.,;/a-z]+$/iu.test(plain) &&
    plain.length < 40
  ) {
    draft.edit((character) => ({
      ...character,
      concept: {
        ...character.concept,
        height: height ?? character.concept.height,
        weight: weight ?? character.concept.weight,
      },
    }));
    return headWithRest(placing, part, 'height and weight', text.replace(measuresOfBody, ' '));
  }
  if (at < 6 && draft.character.name === '' && looksLikeName(placing, part)) {
    readTitle(placing, part);
    return true;
  }
  return at === 0 && readNameAndMore(placing, part);
}

const someTotal =
  /(?:\babout\s+)?(-?\d[\d,]*)[-\s](?:points?|pts\.?|cp|puntos|pontos|punkte)(?![\p{L}])(?:\s+(?:each|total|in all))?/iu;

/** "Volta (500-point hero, Glass City campaign)": a name, and the total among other words in brackets, which go to the notes. */
function readBracketedTitle(placing: Placing, part: Part): boolean {
  const { draft } = placing;
  const [, title = '', round = '', square = '', behind = ''] =
    /^([^()[\]:]{2,60}?)\s*(?:\(([^()]{3,90})\)|\[([^[\]]{3,90})\])[.,;]?\s*(.*)$/su.exec(part.text) ?? [];
  const inside = round || square;
  const [whole, points] = someTotal.exec(plainSigns(inside)) ?? [];
  if (placing.isOwnText || whole === undefined || points === undefined) return false;
  const [name = '', ...more] = title.split(/,\s+(?=\p{Ll})/u);
  if (!looksLikeName(placing, { ...part, section: null, text: name })) return false;
  draft.edit((character) => setName(character, name.trim()));
  placing.total = toNumber(points);
  const others = inside
    .replace(whole, '')
    .split(/[,;]/u)
    .map((words) => words.trim())
    .filter(Boolean);
  const kept = others.filter((words) => !readSummary(placing, words) && !isRulesetName(words));
  const notes = [...more, ...kept, behind].filter(Boolean);
  draft.notes.push(...notes);
  if (notes.length === 0) draft.set(part, 'understood', 'name; total of points');
  else draft.set(part, 'guessed', `name; total of points; ${notes.join(', ')} goes to the notes`);
  return true;
}

const isRulesetName = (words: string): boolean =>
  rulesetList.some(({ name }) => name === words) || /^(?:gurps )?(?:4e|3e|lite|man to man|human)$/iu.test(words);

/** "Tamsin Reedwater, hedge witch. Age 61", "Captain Vane, 150-point mercenary": a name, and words about it for the notes. */
function readNameAndMore(placing: Placing, part: Part): boolean {
  const { draft } = placing;
  const [, name = '', rest = ''] =
    /^([\p{Lu}"'“‘][^.,;:()[\]]{1,40}?)(?:\s*[.,(]\s*|\s+[–—]\s+)(\S.*)$/su.exec(part.text) ?? [];
  if (name === '' || draft.character.name !== '' || !looksLikeName(placing, { ...part, text: name })) return false;
  draft.edit((character) => setName(character, name));
  draft.notes.push(rest);
  const [, points] = /(\d[\d,]*)[- ](?:points?|pts\.?)\b/u.exec(plainSigns(rest)) ?? [];
  if (points !== undefined) placing.total = toNumber(points);
  const [, age] = /\bage:?\s(\d{1,4})/iu.exec(rest) ?? [];
  if (age !== undefined) draft.edit((character) => setConcept(character, 'age', age));
  draft.set(part, 'guessed', 'name; the rest goes to the notes');
  return true;
}

const measuresOfBody =
  /\d\s*(?:['′]|ft\.?|feet|foot)\s*(?:\d{1,2}(?:\.\d+)?\s*(?:["″]|''|in\.?|inches)?)?|[\d.,]+\s*(?:cm|m|kg|kilos?|lbs?\.?|pounds?)(?![\p{L}])|[12]\s?m\s?\d{2}/giu;

/** Marks a line about the body as read; words besides the measures are kept as a note, and said. */
function headWithRest(placing: Placing, part: Part, words: string, rest: string): boolean {
  const others = (rest.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []).filter(
    (word) => !/^(?:tall|and|height|weight|weighs|high|about|ca|approx|human)$/iu.test(word),
  );
  if (others.length === 0) placing.draft.set(part, 'understood', words);
  else {
    placing.draft.notes.push(part.text);
    placing.draft.set(part, 'guessed', `${words}; the rest goes to the notes: ${others.join(' ')}`);
  }
  return true;
}

/** Marks a line of the head as read; the rest of it goes to the notes. Returns true. */
function headUnderstood(placing: Placing, part: Part, words: string, rest: string): boolean {
  const others = rest.replace(/^[\s,;]+/u, '');
  const isKnown =
    others === '' ||
    /^(?:human|total|points?|man to man|gurps lite|fourth edition)/iu.test(others) ||
    placing.index.find(others.split(/[,;]/u)[0] ?? '', ['races']);
  if (isKnown) placing.draft.set(part, 'understood', words);
  else {
    placing.draft.notes.push(part.text);
    placing.draft.set(part, 'guessed', `${words}; the rest goes to the notes`);
  }
  return true;
}

function looksLikeName(placing: Placing, { text, section }: Part): boolean {
  if (section !== null && section !== 'head') return false;
  if (isGreeting(text)) return false;
  const bare = text.replace(/\s*\([^()]*\)$/u, '');
  if (bare.length > 60 || /[[\]:$]|\d{2}/u.test(bare)) return false;
  const { name, points, number } = readFigures(bare);
  if (points !== null || (number !== null && section !== null)) return false;
  const known = placing.index.find(name, ['traits', 'skills']);
  return known === null && bare.split(' ').length <= 8 && !/[.;]$/u.test(bare);
}

/** "Ysolde Karr (200 points, Human, Fourth edition)": the name, and the facts in brackets. */
export function readTitle(placing: Placing, part: Part): void {
  if (readBracketedTitle(placing, part)) return;
  const [, name = part.text, inside] =
    /^(.*?)\s*(?:\(([^()]*(?:\bpoints\b|Man to Man|GURPS Lite|4e|3e|[Ff]ourth edition)[^()]*)\))?$/u.exec(part.text) ??
    [];
  const { draft } = placing;
  // "Monday NPC: Bo Faircloth": a heading with a name behind its colon.
  const [, lead = '', titled = ''] = placing.isOwnText ? [] : (/^([^:]{2,40}):\s+(\S.{1,60})$/u.exec(name) ?? []);
  if (lead !== '' && looksLikeName(placing, { ...part, section: null, text: titled })) {
    draft.edit((character) => setName(character, titled.trim()));
    draft.notes.push(name);
    draft.set(part, 'guessed', `name ${titled.trim()}; the rest goes to the notes`);
    return;
  }
  const [, called = '', more = ''] = placing.isOwnText ? [] : (nameAndMore.exec(name) ?? []);
  draft.edit((character) => setName(character, (called || name).trim()));
  if (inside) readSummary(placing, inside);
  if (called === '') {
    draft.set(part, 'understood', 'name');
    return;
  }
  draft.notes.push(more);
  draft.set(part, 'guessed', `name ${called}; the rest goes to the notes`);
}

/** "Ada Lowe, harbor pilot", "Ada Lowe – pilot", "ADA LOWE (page 2 of 5)": a name, and what is said about it. */
const nameAndMore =
  /^(["'“‘]?\p{Lu}[^,()]{1,50}?)(?:\s+[-–—]{1,2}\s+|,\s+(?=\p{Ll})|\s+(?=\((?:page|p\.|\p{Ll})))(\S.*)$/u;

/** "Hey all", "Re: …", "Posted by: …", "Here is my character:": what people write before a stat block. */
export const isGreeting = (text: string): boolean =>
  /[!?:]$|^(?:hi|hey|hello|hallo|bonjour|salut|hola|olá|re|posted by|thread|topic|source|from|here(?:'s|’s| is| are))\b/iu.test(
    text,
  );

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
