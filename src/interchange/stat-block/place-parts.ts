import { setCampaign, setConcept } from '../../character/edit-character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { compareAttacks, compareTotals, looksLikeAttack } from './compare-totals.ts';
import type { Draft } from './draft.ts';
import { isProse, type Section } from './headings.ts';
import { type NameIndex, nameKey } from './name-index.ts';
import { addEntry, addQuirk, readRow } from './place-entries.ts';
import { readField, readHead, readTitle } from './place-head.ts';
import { addItem, addWeapon, keepFigures, placeItem, placeWeapon, readMount } from './place-items.ts';
import { compareScores, placeAttributes, placeSecondary } from './place-scores.ts';
import { compareTraits, placeTrait } from './place-traits.ts';
import { createPlacing, type Entry, type Placing } from './placing.ts';
import { readScores } from './read-scores.ts';
import { longestPart, type Part } from './split-parts.ts';
import { readOwnSkill, readSkill, settleSkills } from './text-skills.ts';

/** The tech level of the text, or the one that most of its skills have. */
function settleTechLevel(placing: Placing): void {
  const levels = placing.entries.flatMap(({ figures }) => figures.techLevel ?? []);
  const counts = new Map<number, number>();
  for (const level of levels) counts.set(level, (counts.get(level) ?? 0) + 1);
  const [usual] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const techLevel = placing.techLevel ?? usual;
  if (techLevel !== undefined) placing.draft.edit((character) => setCampaign(character, 'techLevel', techLevel));
}

/** The budget is the total of the text, or else what the character costs. */
function settleBudget(placing: Placing): void {
  const { draft } = placing;
  const { worksheet } = draft.sheet();
  const spent = worksheet.has('points') ? worksheet.number('points') : null;
  const said = placing.total === null ? null : placing.total + (placing.unspent ?? 0);
  const budget = said ?? spent;
  if (budget !== null) draft.edit((character) => setCampaign(character, 'budget', budget));
  if (placing.total === null || spent === null || spent === placing.total) return;
  draft.findings.push({
    id: 'total',
    line: 1,
    words: `${formatPoints(placing.total)} in all in the text; ${formatPoints(spent)} by the rules.`,
    options: [],
    chosen: '',
  });
}

/** Adds a skill or spell, listed or custom; its points are settled once all of them are there. */
function placeSkill(placing: Placing, { part, figures, match, nameHas }: Entry): void {
  const { draft } = placing;
  // No skill changes what another is read as: the numbers are worked out once, when all of them are there.
  const sheet = draft.contextOnly();
  const listed = match ? sheet.context.catalog.skills.get(match.id) : undefined;
  const isSpell = part.section === 'spells';
  const name = [figures.name, ...(figures.texts.length > 0 ? [`(${figures.texts.join('; ')})`] : [])].join(' ');
  const skill = listed
    ? readSkill(sheet, listed, figures, nameHas, placing.isOwnText)
    : readOwnSkill(sheet, figures, name, isSpell);
  const key = draft.nextKey();
  draft.edit((character) => addRow(character, 'skills', skill.row, key));
  const guesses = placing.isOwnText
    ? []
    : [
        ...(listed
          ? match?.by === 'typo'
            ? [`read as ${listed.name}`]
            : []
          : [`not in the lists: custom ${isSpell ? 'spell' : 'skill'}`]),
        ...skill.guesses,
      ];
  const shown = listed ? [listed.name, ...(skill.row.speciality ? [`(${skill.row.speciality})`] : [])].join(' ') : name;
  placing.skills.push({ key, part, name: shown, skill, finding: `skill:${part.line}:${nameKey(name)}`, guesses });
}

/** Makes a character of the parts of a text: numbers, then traits, then skills that depend on both, then what it owns. */
export function placeParts(draft: Draft, parts: readonly Part[], index: NameIndex, isOwnText: boolean): void {
  const placing = createPlacing(draft, index, isOwnText);
  for (const [at, part] of parts.entries()) if (!part.isHeading) sortPart(placing, part, at);
  placeEntries(placing);
  compareTotals(
    draft,
    parts.filter(({ text }) => text.length <= longestPart),
  );
}

/** Reads a part as far as it depends on no other, and puts it where it belongs. */
function sortPart(placing: Placing, part: Part, at: number): void {
  const { draft } = placing;
  const { section, text } = part;
  if (section && isProse(section) && !part.field && !part.columns) {
    readProse(placing, part, section);
    return;
  }
  if (text.length > longestPart) return;
  if (part.field) {
    readField(placing, part);
    return;
  }
  if (part.columns) {
    readRow(placing, part);
    return;
  }
  if (at < 4 && section === 'head' && draft.character.name === '') {
    readTitle(placing, part);
    return;
  }
  if (section === 'mounts') {
    placing.mounts.push(part);
    return;
  }
  if (section === 'weapons' || (section !== 'quirk' && looksLikeAttack(text))) {
    addWeapon(placing, part);
    return;
  }
  const before = placing.entries.at(-1);
  const isBehindAttack = before?.as === 'weapon' && before.part.line === part.line;
  const read = section === 'quirk' || (section === 'equipment' && !isBehindAttack) ? null : readScores(text);
  // Changes in what follows from the rest are those of a race or of a load.
  const scores = section === 'derived' && read?.some(({ isChange }) => isChange) ? null : read;
  if (scores) {
    for (const score of scores) placing.scores.push({ part, score });
    return;
  }
  if (section === 'derived') {
    draft.set(part, 'understood', 'follows from the rest, worked out anew');
    return;
  }
  if (
    /^(?:stats|attributes)\s*\[.*total/iu.test(text) ||
    section === null ||
    section === 'head' ||
    section === 'attributes'
  ) {
    if (readHead(placing, part, at)) return;
  }
  if (/^\(?[*†‡§]?\s*includes?:?\s/iu.test(text) && /\d/u.test(text)) {
    draft.set(part, 'understood', 'bonuses, worked out anew');
    return;
  }
  if (/^and \d+ more$/iu.test(text)) {
    draft.set(part, 'guessed', 'entries that the text leaves out');
    return;
  }
  if (section === 'quirk') {
    addQuirk(placing, part);
    return;
  }
  if (section === 'equipment') {
    addItem(placing, part);
    return;
  }
  addEntry(placing, part);
}

/** Places the entries, now that all of the numbers are known. */
function placeEntries(placing: Placing): void {
  const { draft } = placing;
  settleTechLevel(placing);
  placeAttributes(draft, placing.scores);
  for (const entry of placing.entries) if (entry.as === 'trait') placeTrait(placing, entry);
  placeSecondary(draft, placing.scores);
  compareTraits(placing);
  // Helmets and loads change skills.
  for (const entry of placing.entries) if (entry.as === 'item') placeItem(placing, entry);
  for (const part of placing.mounts) readMount(placing, part);
  for (const entry of placing.entries) if (entry.as === 'weapon') placeWeapon(placing, entry);
  keepFigures(placing);
  for (const entry of placing.entries) if (entry.as === 'skill') placeSkill(placing, entry);
  settleSkills(draft, placing.skills);
  settleBudget(placing);
  compareScores(draft, placing.scores);
  compareAttacks(placing);
}

/** Puts a story, a description or a note into the character word for word. */
function readProse(placing: Placing, part: Part, section: Section): void {
  const { draft } = placing;
  const field = section === 'story' ? 'story' : section === 'appearance' ? 'appearance' : 'notes';
  const before = draft.character.concept[field];
  draft.edit((character) => setConcept(character, field, before === '' ? part.text : `${before}\n${part.text}`));
  draft.set(part, 'understood', `${field}, word for word`);
}
