import * as z from 'zod/mini';
import { startingPlace } from '../../builder/what-if/starting-row.ts';
import { addRow } from '../../character/edit-rows.ts';
import { ownItemSchema } from '../../character/equipment-rows.ts';
import { formatNumber } from '../../engine/format.ts';
import { itemStat } from '../../rules/stat-ids.ts';
import { leftWords, lineContextOf } from '../lines/line-reading.ts';
import { isFiller } from '../lines/line-text.ts';
import { planReading } from '../lines/plan-reading.ts';
import { readLine, readNamedLine } from '../lines/read-line.ts';
import { isSentence, plainSigns, toNumber } from './clean-text.ts';
import { type NameMatch, nameKey } from './name-index.ts';
import { type Entry, maxRows, type Placing } from './placing.ts';
import { readFigures } from './read-figures.ts';
import { readScores } from './read-scores.ts';
import type { Part } from './split-parts.ts';
import { readItem } from './text-items.ts';

const protectionPattern = /\bDR (\d+)\b/u;

/** A note without the protection of the list, which the sheet adds by itself. */
const withoutProtection = (note: string): string => (/^(?:PD|DR|DB|HP) ?\d/u.test(note) ? '' : note);

/** Collects an item; a line of totals is understood, and a sentence without figures is not. */
export function addItem(placing: Placing, read: Part, part: Part = read): void {
  if (placing.entries.length >= maxRows) return;
  const { draft } = placing;
  const plain = plainSigns(read.text);
  if (/^(?:total|weight as carried|total (?:cost|weight)|value|cost|carried weight)\b/iu.test(plain)) {
    draft.set(part, 'understood', 'follows from the rest, computed again');
    return;
  }
  if (isSentence(plain) && !/\$|\blb/u.test(plain)) return;
  placing.entries.push({ part, figures: { ...readFigures(''), name: read.text }, match: null, nameHas: 0, as: 'item' });
}

/** Adds an item of the lists, or a custom one with the figures of the text. */
export function placeItem(placing: Placing, { part, figures }: Entry): void {
  const { draft } = placing;
  const item = readItem(figures.name);
  if (item.name === '' || placePacked(placing, part, figures.name)) return;
  const written = (part.columns?.get('name') ?? part.text.split(/\s{2,}/u)[0] ?? '').replace(/^[\d.,½¼¾]+ × /u, '');
  const { catalog } = draft.contextOnly().context;
  const named = placing.isOwnText ? null : findNamed(placing, part, item.name);
  const found = named?.match ?? findItem(placing, item.name);
  const likely = found ? catalog.items.get(found.id) : undefined;
  // In our own texts an item of the lists has its whole name.
  const isListed = !placing.isOwnText || likely?.name === written.replace(/ \((?:cheap|fine|very fine)\)$/u, '');
  const listed = isListed ? likely : undefined;
  const name = placing.isOwnText && !listed ? written : item.name;
  const unread = listed && !placing.isOwnText && !named ? unreadBrackets(item.name, listed.name) : [];
  const key = draft.nextKey();
  const { quantity } = item;
  const each = (amount: number | null) =>
    amount === null ? 0 : item.isEach || quantity === 0 ? amount : amount / quantity;
  const container = containerOf(placing, item.inside);
  const place = item.place ?? (listed ? startingPlace(listed.facet.kind) : 'carried');
  const shared = {
    quantity,
    place,
    slung: item.slung,
    container,
    quality: (listed ? item.quality : null) ?? 'good',
    note: [named?.unread, ...unread, item.note, ...(item.inside && !container ? [`in ${item.inside}`] : [])]
      .filter(Boolean)
      .join('; '),
  };
  if (!listed) {
    const own = z.parse(ownItemSchema, {
      name: name.slice(0, 300),
      cost: each(item.cost),
      weight: each(item.weight),
      ...protectionOf(item.note),
    });
    draft.edit((character) =>
      addRow(character, 'equipment', { ...shared, note: withoutProtection(shared.note), own }, key),
    );
    const isPriced = item.cost !== null || item.weight !== null;
    draft.set(
      part,
      placing.isOwnText ? 'understood' : 'guessed',
      isPriced || placing.isOwnText
        ? `${item.name}: not in the lists, custom item with its figures`
        : 'not in the lists: custom item without price and weight',
    );
    return;
  }
  draft.edit((character) =>
    addRow(character, 'equipment', { ...shared, note: withoutProtection(shared.note), entry: listed.id }, key),
  );
  placing.rows.set(part, shared.note);
  placing.items.set(part, listed.id);
  if (item.cost !== null || item.weight !== null) placing.priced.push({ key, item });
  const guesses = [
    ...(found?.by === 'typo' || found?.by === 'foreign' ? [`read as ${listed.name}`] : []),
    ...(named?.unread ? [`“${named.unread}” is a note`] : []),
    ...unread.map((bracket) => `${bracket} is a note`),
    // "14 Broadsword" may be a skill.
    ...(!placing.isOwnText && quantity >= 6 && part.section !== 'equipment' && isArm(listed.facet.kind)
      ? [`${formatNumber(quantity)} of them`]
      : []),
  ];
  draft.setWith(part, quantity === 1 ? listed.name : `${formatNumber(quantity)} × ${listed.name}`, guesses);
}

const isArm = (kind: string): boolean => kind === 'weapon' || kind === 'shield' || kind === 'armor';

/** "Backpack with blanket and rope": a container with its contents. Returns false for anything else. */
function placePacked(placing: Placing, part: Part, text: string): boolean {
  const { draft } = placing;
  if (placing.isOwnText || part.columns !== null || !contentsWord.test(text)) return false;
  const sheet = draft.contextOnly();
  const reading = readLine(text, lineContextOf(sheet), { lists: ['items'] });
  const { entry, wish } = reading;
  const plan = entry && wish.contents.length > 0 ? planReading(sheet, reading, null, true) : null;
  if (!entry || !plan) return false;
  const before = new Set(draft.character.equipment.map(({ key }) => key));
  draft.edit(plan.change);
  const keys = new Map(
    draft.character.equipment.flatMap(({ key }) => (before.has(key) ? [] : [[key, draft.nextKey()] as const])),
  );
  draft.edit((character) => ({
    ...character,
    equipment: character.equipment.map((row) => ({
      ...row,
      key: keys.get(row.key) ?? row.key,
      container: keys.get(row.container) ?? row.container,
    })),
  }));
  placing.items.set(part, entry.id);
  const left = leftWords(reading);
  placing.rows.set(part, [...wish.notes, left].join('; '));
  const inside = wish.contents.flatMap(({ entry: packed }) => (packed ? [packed.name] : []));
  draft.setWith(part, `${entry.name} with ${inside.join(', ')}`, left === '' ? [] : [`“${left}” is a note`]);
  return true;
}

const contentsWord = /\b(?:with|w\/|containing|holding|contains)\s|:\s/iu;

/** An item that the text has more words for than its name: "Broadsword with three rubies"; null for any other. */
function findNamed(placing: Placing, { columns }: Part, name: string): { match: NameMatch; unread: string } | null {
  if (columns !== null || findItem(placing, name)) return null;
  const named = readNamedLine(name, lineContextOf(placing.draft.contextOnly()), ['items']);
  if (!named) return null;
  return { match: { list: 'items', id: named.entry.id, answer: '', by: 'name' }, unread: named.unread };
}

/** Brackets with a figure or a word that the item of the list does not have: "(40 yards)", "(fyne)". */
function unreadBrackets(written: string, listed: string): string[] {
  const known = new Set((listed.match(/\d+|[\p{L}\p{M}]+/gu) ?? []).map(nameKey));
  return (written.match(/\([^()]+\)/gu) ?? []).filter((bracket) =>
    (bracket.match(/\d+|[\p{L}\p{M}]+/gu) ?? []).some((word) => !known.has(nameKey(word)) && !isFiller(word)),
  );
}

/** Prices and weights are rounded to hundredths in texts; a larger difference is another figure. */
const maxRounding = 0.005;

/** Keeps the prices and weights of the text, if the list has others. */
export function keepFigures(placing: Placing): void {
  const { draft } = placing;
  const { worksheet } = draft.sheet();
  const overrides = new Map(
    placing.priced.map(({ key, item: { cost, weight, quantity, isEach } }) => {
      const override = (part: 'cost' | 'weight', amount: number | null) => {
        const stat = itemStat(key, part);
        const ours = worksheet.has(stat) ? worksheet.number(stat) : 0;
        const count = Math.max(1, quantity);
        if (amount === null || Math.abs(amount - ours) <= maxRounding || Math.abs(amount * count - ours) <= maxRounding)
          return null;
        return isEach ? amount : amount / count;
      };
      return [key, { costOverride: override('cost', cost), weightOverride: override('weight', weight) }] as const;
    }),
  );
  draft.edit((character) => ({
    ...character,
    equipment: character.equipment.map((row) => ({ ...row, ...overrides.get(row.key) })),
  }));
}

/** Looks an item up: by its whole name, without brackets, then by the nearest. */
export function findItem(placing: Placing, name: string): NameMatch | null {
  const index = placing.index;
  const plain = name.replace(/\s*\([^()]*\)\s*/gu, ' ').trim();
  return (
    index.find(name, ['items']) ??
    (plain === name || plain === '' ? null : index.find(plain, ['items'])) ??
    index.find(name, ['items'], true)
  );
}

/** The key of the item with a name that was placed last, as the contents of a container follow it; '' for none. */
function containerOf(placing: Placing, name: string): string {
  if (name === '') return '';
  const key = nameKey(name);
  const { items } = placing.draft.sheet().context;
  return items.findLast((item) => nameKey(item.name) === key)?.key ?? '';
}

/** DR and PD that the text has behind a custom item. */
function protectionOf(note: string): {
  kind?: 'armor';
  damageResistance?: number;
  passiveDefense?: number;
  flexible?: boolean;
  places?: string[];
} {
  const [, resistance] = protectionPattern.exec(note) ?? [];
  const [, passive] = /\bPD (\d+)\b/u.exec(note) ?? [];
  if (resistance === undefined && passive === undefined) return {};
  const words = note.split(/[,;]\s*/u).map((word) => word.trim());
  const places = words.filter(
    (word) => /^\p{Ll}[\p{Ll} ]{2,20}$/u.test(word) && !/^(?:flexible|concealable|front only)$/u.test(word),
  );
  return {
    kind: 'armor',
    damageResistance: toNumber(resistance ?? '0'),
    passiveDefense: toNumber(passive ?? '0'),
    flexible: words.includes('flexible'),
    places,
  };
}

/** Adds a mount of the lists that the equipment does not have; its figures follow from the rules. */
export function readMount(placing: Placing, part: Part): void {
  const { draft } = placing;
  const [, name = '', where = ''] =
    /^(.*?)(?:\s*\(([^)]*)\)|,\s*(?:led along|ridden|at home))?(?::|$)/iu.exec(part.text) ?? [];
  const found = readScores(part.text, placing.index.isForeign) ? null : placing.index.find(name.trim(), ['items']);
  if (!found) {
    draft.set(part, 'understood', 'figures of the mount, computed again');
    return;
  }
  const has = draft.character.equipment.some((row) => row.entry === found.id);
  if (has) {
    draft.set(part, 'understood', 'the mount');
    return;
  }
  const place = /ridden/iu.test(where) ? 'ready' : /home/iu.test(where) ? 'home' : 'stowed';
  draft.edit((character) => addRow(character, 'equipment', { entry: found.id, place }, draft.nextKey()));
  draft.set(part, 'understood', 'the mount');
}
