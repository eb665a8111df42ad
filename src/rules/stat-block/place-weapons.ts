import * as z from 'zod/mini';
import { addRow } from '../../character/edit-rows.ts';
import { ownItemSchema } from '../../character/equipment-rows.ts';
import { startingPlace } from '../what-if/starting-row.ts';
import { isSentence } from './looks-like-sentence.ts';
import { nameKey } from './name-key.ts';
import { findItem } from './place-items.ts';
import { type Entry, mostRows, type Placing } from './placing.ts';
import { readFigures } from './read-figures.ts';
import { readScores } from './read-scores.ts';
import type { Part } from './split-parts.ts';
import { readItem } from './text-items.ts';

/** Collects an attack, until the equipment is known. */
export function addWeapon(placing: Placing, read: Part, part: Part = read): void {
  if (placing.entries.length >= mostRows) return;
  placing.entries.push({
    part,
    figures: { ...readFigures(''), name: read.text },
    match: null,
    nameHas: 0,
    as: 'weapon',
  });
}

/** An attack: of an item that the character has, of its body, or of a weapon that the equipment does not name. */
export function placeWeapon(placing: Placing, { part, figures }: Entry): void {
  const { draft } = placing;
  const text = figures.name;
  const [, lead = text] = /^(.+?)(?:\s*\(\d{1,2}\)|\s+\d{1,2}(?=\s*:)|\s*,|\s*:|\s+-\s|\s{2,}|$)/u.exec(text) ?? [];
  const name = lead
    .replace(/\s+[-–]?\d{1,2}$/u, '')
    .replace(/^\d+\s+/u, '')
    .trim();
  placing.itemKeys ??= draft.sheet().context.items.map((item) => nameKey(item.name));
  const { itemKeys } = placing;
  const wanted = nameKey(name);
  const has = itemKeys.some((key) => key.startsWith(wanted));
  if (has) {
    draft.set(part, 'understood', 'an attack with what is in the equipment, worked out anew');
    return;
  }
  if (
    /^(?:punch|kick|bite|claws?|slam|unarmed|brawling|boxing|karate|wrestling|grapple|shield bash|bash|hooves?|teeth|horns?|striker|tail|parry|block|dodge|head ?butt|knee|elbow)\b/iu.test(
      name,
    )
  ) {
    draft.set(part, 'understood', 'an attack without a weapon, worked out anew');
    return;
  }
  const item = readItem(text);
  const found = findItem(placing, name) ?? findItem(placing, item.name);
  const listed = found ? draft.contextOnly().context.catalog.items.get(found.id) : undefined;
  if (!listed) {
    if (isSentence(text) && !/\d/u.test(text)) return;
    const own = z.parse(ownItemSchema, {
      name: name.slice(0, 300),
      kind: 'weapon',
      cost: item.cost ?? 0,
      weight: item.weight ?? 0,
    });
    const key = draft.nextKey();
    draft.edit((character) => addRow(character, 'equipment', { own, note: text.slice(0, 900) }, key));
    itemKeys.push(nameKey(name));
    draft.set(part, 'guessed', 'not in the lists: custom item, with its attack as a note');
    return;
  }
  const key = draft.nextKey();
  draft.edit((character) =>
    addRow(character, 'equipment', { entry: listed.id, place: startingPlace(listed.facet.kind) }, key),
  );
  itemKeys.push(nameKey(listed.name));
  if (item.cost !== null || item.weight !== null) placing.priced.push({ key, item: { ...item, quantity: 1 } });
  draft.setWith(part, `${listed.name} added to the equipment`, found?.by === 'typo' ? [`read as ${listed.name}`] : []);
}

/** Adds a mount of the lists that the equipment does not have; its figures follow from the rules. */
export function readMount(placing: Placing, part: Part): void {
  const { draft } = placing;
  const [, name = '', where = ''] =
    /^(.*?)(?:\s*\(([^)]*)\)|,\s*(?:led along|ridden|at home))?(?::|$)/iu.exec(part.text) ?? [];
  const found = readScores(part.text) ? null : placing.index.find(name.trim(), ['items']);
  if (!found) {
    draft.set(part, 'understood', 'figures of the mount, worked out anew');
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
