import type { Figures } from './figures.ts';
import { findName } from './find-entry.ts';
import type { Section } from './headings.ts';
import { isRemark, isSentence } from './looks-like-sentence.ts';
import type { NameList } from './name-index.ts';
import { addItem } from './place-items.ts';
import { mostRows, type Placing } from './placing.ts';
import { readFigures } from './read-figures.ts';
import type { Part } from './split-parts.ts';
import { splitTop } from './split-top.ts';

const traitSections: readonly (Section | null)[] = [
  'advantage',
  'perk',
  'disadvantage',
  'quirk',
  'traits',
  'languages',
  'cultures',
];

/**
 * Collects a trait, skill or item, once its name was looked up. `read` is the part as it is read, which differs from `part`
 * where a row of a table was written in a line. What is neither listed nor in a list of the text stays not understood.
 */
export function addEntry(placing: Placing, read: Part, part: Part = read): void {
  if (placing.entries.length >= mostRows || isPageHead(read.text)) return;
  const { section } = part;
  if (isNothing(read.text)) {
    placing.draft.set(part, 'understood', 'none');
    return;
  }
  // What casting a spell takes is behind semicolons, and the list has it.
  const [main = '', ...casting] = section === 'spells' ? splitTop(read.text, /;/u) : [read.text];
  const plain = readFigures(main);
  const figures = casting.length > 0 ? { ...plain, note: [plain.note, ...casting].filter(Boolean).join('; ') } : plain;
  if (section === 'languages' || section === 'cultures') {
    addLanguage(placing, part, figures);
    return;
  }
  if (isDenied(figures)) return;
  const lists = listsOf(section, figures);
  const { match, nameHas, renamed } = findName(placing, figures, lists, section);
  if (match) {
    const as = match.list === 'traits' ? 'trait' : match.list === 'skills' ? 'skill' : 'item';
    if (as === 'item' && section !== 'traits') {
      addItem(placing, read, part);
      return;
    }
    placing.entries.push({ part, figures: renamed ?? figures, match, nameHas, as: as === 'item' ? 'trait' : as });
    return;
  }
  const hasFigures =
    figures.points !== null || figures.number !== null || figures.relative !== null || figures.difficulty !== null;
  if (
    figures.name === '' ||
    (figures.points === null && ((!placing.isOwnText && isSentence(figures.name)) || isRemark(figures.name)))
  )
    return;
  if (section === 'skills' || section === 'spells') {
    placing.entries.push({ part, figures, match: null, nameHas: 0, as: 'skill' });
  } else if (traitSections.includes(section)) {
    placing.entries.push({ part, figures, match: null, nameHas: 0, as: 'trait' });
  } else if (section === null && hasFigures) {
    const isSkill =
      figures.relative !== null ||
      figures.difficulty !== null ||
      (figures.number !== null && figures.number > 4 && figures.sign === '');
    if (isSkill || figures.points !== null)
      placing.entries.push({ part, figures, match: null, nameHas: 0, as: isSkill ? 'skill' : 'trait' });
  }
}

/** "114  ROGUES OF THE CANAL": the head or foot of a page in the middle of a list. */
const isPageHead = (text: string): boolean =>
  /^\d{1,3}\s+\p{Lu}[\p{Lu}\s'’:&-]{4,}$|^\p{Lu}[\p{Lu}\s'’:&-]{4,}\s\s+\d{1,3}$/u.test(text);

/** "None", "n/a": the list is empty. */
const isNothing = (text: string): boolean => /^(?:none|nil|n\/a|[-–—])$/iu.test(text.trim());

/** "Contacts: none to speak of": what the character does not have. */
const isDenied = ({ name, points }: Figures): boolean => points === null && /:\s*(?:none|no)\b/iu.test(name);

/** Collects a language or a culture: a trait in some rulesets, a skill in others. */
function addLanguage(placing: Placing, part: Part, figures: Figures): void {
  const { catalog } = placing.draft.contextOnly().context;
  const id = part.section === 'cultures' ? 'cultural-familiarity' : 'language';
  const known = findName(placing, figures, ['traits', 'skills'], part.section);
  if (known.match?.by === 'name') {
    placing.entries.push({
      part,
      figures: known.renamed ?? figures,
      match: known.match,
      nameHas: known.nameHas,
      as: known.match.list === 'skills' ? 'skill' : 'trait',
    });
    return;
  }
  const { name, texts } = figures;
  const named = { ...figures, name: id, texts: [name.replace(/\s*[:-]\s*$/u, ''), ...texts] };
  if (catalog.traits.has(id))
    placing.entries.push({
      part,
      figures: named,
      match: { list: 'traits', id, answer: '', by: 'name' },
      nameHas: 0,
      as: 'trait',
    });
  else if (catalog.skills.has(id))
    placing.entries.push({
      part,
      figures: named,
      match: { list: 'skills', id, answer: '', by: 'name' },
      nameHas: 0,
      as: 'skill',
    });
  else
    placing.entries.push({
      part,
      figures,
      match: null,
      nameHas: 0,
      as: figures.number !== null || figures.relative ? 'skill' : 'trait',
    });
}

/** Collects a quirk, which is words of the player unless the lists have it by its exact name. */
export function addQuirk(placing: Placing, read: Part, part: Part = read): void {
  if (placing.entries.length >= mostRows) return;
  const figures = readFigures(read.text);
  const match = placing.index.find(figures.name, ['traits']);
  placing.entries.push({
    part,
    figures,
    match: match?.by === 'name' ? match : null,
    nameHas: 0,
    as: 'trait',
  });
}

/** What a name can be, by its heading and its figures, the likeliest first. */
function listsOf(
  section: Section | null,
  { relative, number, sign, difficulty, points }: Figures,
): readonly NameList[] {
  switch (section) {
    case 'skills':
    case 'spells':
      return ['skills'];
    case 'advantage':
    case 'disadvantage':
    case 'perk':
      return ['traits'];
    case 'traits':
      return relative || difficulty ? ['skills', 'traits'] : ['traits', 'skills'];
    default:
      if (relative || difficulty || (number !== null && number >= 5 && sign === '')) return ['skills', 'traits'];
      return points !== null || number !== null ? ['traits', 'skills', 'items'] : ['traits', 'items', 'skills'];
  }
}
